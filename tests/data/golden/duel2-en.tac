[Layout "duel2"]
[Rules "en,coop_last_tac=yes,places=yes"]
[Pack "master"]
[Result "a"]
[Event "golden play-through"]

deal c a:1,1,5,12,13 c:4,5,7,9,12
a 13:aB-1 c 9:drop a 12:a1-13 c 4:drop a 1:a13-14 c 7:drop a 1:aB-1 c 5:drop a 5:a14-19 c 12:drop
deal a a:1,8,9,13,ANG c:2,3,4,10,DEV
c DEV c 9:a1-10 c 2:drop a 13:aB-1 c 4:drop a 8:a1-9 c 10:drop a 1:aB-1 c 3:drop a ANG:cB-33
deal c a:2,5,6,13,TRI c:3,4,8,10,TAC
a 13:a19-32 c 10:c33-43 a TRI:a1~c43 c TAC=TRI:a32~c43 a 2:a10-12 c 3:c32-H2 a 6:a1-7 c 4:drop
a 5:a43-48 c 8:drop
deal a a:5,9,10,TAC,TAC c:6,7,8,12,TRI
c 7:cH2-H4,cH4-H1,cH1-H3 a TAC=7:a48-50,a9-11,a7-10 c TRI:drop a 9:a12-21 c 8:drop a TAC=8:a50-58
c 12:drop a 10:a58-H3 c 6:drop a 5:a21-26
deal c a:4,5,6,7,JES c:2,2,5,6,7
a 7:a11-16,a26-27,aH3-H4 c 7:cH2-H4,cH4-H1,cH1-H3 a 5:a10-15 c 5:drop a JES a 2:a27-29 c 6:drop
a 2:a29-31 c 4:drop a 6:a16-22
deal a a:3,9,10,TRI,TAC c:1,1,6,8,13
c 13:cB-33 a TRI:a15~c33 c 6:c15-21 a 3:a22-25 c 1:cB-33 a TAC=1:a33-34 c 1:cB-33 a 10:a34-44
c 8:c33-41 a 9:a31-40
deal c a:1,2,4,5,13 c:2,4,6,7,9
a 2:a25-27 c 7:c21-26,c41-43 a 13:a44-57 c 6:c43-49 a 5:a40-45 c 2:c49-51 a 1:a57-58 c 4:c26-22
a 4:a27-23 c 9:drop
deal a a:1,3,13,13,TRI c:3,7,10,13,WAR
c 13:cB-33 a TRI:a23~c51 c 7:c23-26,c22-24,c33-35 a 1:a58-59 c 3:c26-29 a 3:a45-48 c WAR:c35-48
a 13:aB-1 c 10:c29-39 a 13:a1-14
deal c a:3,3,4,10,TRI c:7,8,10,13,TRI
a TRI:a14~c24 c TRI:c39~a51 a 10:a24-34 c 13:c14-27 a 3:a34-37 c 8:c27-H2 a 3:a59-62
c 7:c51-54,c48-52 a 4:a37-33 c 10:drop
deal a a:8,9,12,12,TRI c:1,2,9,12,12
c 1:c54-55 a 9:a39-48 c 2:c52-54 a TRI:a33~c54 c 9:c33-42 a 8:skip c 12:drop a 12:a62-10 c 12:c55-3
a 12:a54-H1
deal c a:9,10,12,12,TRI c:2,2,4,5,13
a 12:a48-60 c 5:c42-47 a TRI:a10~c47 c 2:c3-5 a 9:a47-56 c 2:c5-7 a 10:a60-6 c 13:c10-23 a 12:a56-4
c 4:c23-19
deal a a:5,6,7,10,10 c:1,8,10,13,TRI
c 10:c19-29 a 7:a6-9,a4-8 c TRI:a8~a9 a 6:a9-15 c 1:cH3-H4 a 5:a15-20 c 13:cB-33 a 10:a8-18
c 8:c33-41 a 10:drop
deal c a:4,4,8,12,13 c:3,4,6,10,12
a 8:a20-28 c 10:c41-51 a 4:a18-14 c 12:c51-63 a 4:a14-10 c 6:c63-5 a 13:a10-23 c 4:c5-1 a 12:drop
c 3:c1-4
deal a a:2,7,7,10,TAC c:2,3,9,13,TRI
c TRI:c4~a23 a 7:a28-30,a4-6,aH1-H3,aH3-H2 c 13:cB-33 a 7:a30-35,a6-8 c 3:c23-26 a 10:a35-45
c 2:c26-28 a TAC=2:a45-47 c 9:c26-35 a 2:a8-10
deal c a:6,8,13,TRI,TAC c:2,4,4,7,8
a 6:a47-53 c 4:c35-31 a 13:a53-H1 c 7:cH2-H1,cH1-H3,c31-H2 a 8:a10-18 c 4:drop a TAC=4:a18-14
c 8:drop a TRI:drop c 2:drop
deal a a:1,5,5,13,13 c:1,1,7,ANG,WAR
c ANG:aH2-H3 a 13:a14-27 c 1:cB-33 a 1:aH1-H2 c WAR:c33-27 a 13:aB-1 c 1:c27-28 a 5:a1-6 c 7:c28-35
a 5:a6-11
deal c a:2,5,6,9,12 c:1,2,6,TRI,TAC
a 12:a11-23 c TRI:a23~c35 a 2:a35-37 c 1:c23-24 a 9:a37-46 c 6:c24-30 a 6:a46-52 c 2:c30-32
a 5:a52-57 c TAC=5:c32-37
deal a a:1,1,5,12,TAC c:7,9,9,13,TRI
c TRI:c37~a52 a 1:a37-38 c 7:c52-59 a 5:a38-43 c 13:c59-8 a 12:a43-55 c 9:c8-17 a 1:a55-56
c 9:c17-26 a TAC=9:a56-1
deal c a:3,3,6,7,JES c:3,6,8,12,13
a 7:a1-8 c 13:c17-30 a 6:a8-14 c 8:skip a 3:drop c 12:c30-42 a 3:a14-17 c 3:c42-45 a JES a 6:a17-23
deal a a:1,3,7,8,10 c:1,3,4,5,9
c 5:c45-50 a 1:a23-24 c 4:c50-46 a 7:a24-31 c 3:c46-49 a 8:skip c 1:drop a 3:a31-34 c 9:c49-58
a 10:a34-44
deal c a:1,8,9,12,TAC c:5,5,8,TRI,TAC
a 12:a44-56 c 8:c58-2 a 8:a56-64 c TAC=8:c2-10 a 1:a56-57 c 5:c10-15 a TAC=5:a57-62 c 5:c10-15
a 9:a62-7 c TRI:a7~c15
deal a a:9,9,10,10,12 c:4,6,10,12,13
c 4:c7-3 a 10:a15-25 c 10:c3-13 a 12:a25-37 c 12:c13-25 a 9:a37-46 c 6:c25-31 a 10:a46-56
c 13:c31-44 a 9:a56-1
deal c a:1,1,4,8,13 c:2,5,7,12,13
a 1:a1-H1
{ layout=duel2 rules=en,coop_last_tac=yes,places=yes board=a:H1,H2,H3,H4/c:44,H2,H3,H4 hands=a:1,4,8,13/c:2,5,7,12,13 dealer=c turn=a phase=over fn=1 undo=a:1,H2,H3,H4/c:44,H2,H3,H4 won=a says=++ gone=1,1,4,5,5,6,8,8,9,9,9,10,10,10,12,12,12,13,TRI,TAC,TAC laid=221 deals=3 shuffles=3 stack=4,DEV,13,2,2,5,TRI,3,2,6,6,13,1,9,8,8,3,6,5,6,2,4,6,1,WAR,10,2,3,TRI,12,7,ANG,10,10,4,13,13,3,10,6,9,5,12,JES,TRI,TRI,TAC,9,7,12,7,3,TRI,1,1,7,5,7,1,8,13,TAC,7,4,7,3,3,8,1,13,TRI,4,9,2 }

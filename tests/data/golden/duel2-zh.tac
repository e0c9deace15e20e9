[Layout "duel2"]
[Rules "zh,places=yes"]
[Pack "basic+WD"]
[Result "c"]
[Event "golden play-through"]

deal c a:3,5,9,10,12 c:1,4,6,TAC,WAR
a 3:drop c 1:cB-33 a 5:drop c 4:c33-29 a 10:drop c 6:c29-H2 a 9:drop c WAR:drop a 12:drop c TAC:drop
deal a a:1,1,1,2,6 c:8,9,10,TAC,DEV
c 8:skip a 2:drop c TAC=2:cH2-H4 a 1:aB-1 c DEV c 1:aB-1 c 9:drop a 1:aB-1 c 10:drop a 6:a1-7
deal c a:1,2,4,6,13 c:6,7,9,10,10
a 13:aB-1 c 9:drop a 2:a1-3 c 7:drop a 4:a3-H2 c 6:drop a 1:aB-1 c 10:drop a 6:a7-13 c 10:drop
deal a a:5,7,8,13,13 c:1,3,7,10,TRI
c 1:cB-33 a 7:a1-4,a13-15,aH2-H4 c TRI:a15~c33 a 8:a4-12 c 7:c15-22 a 13:aB-1 c 3:c22-25 a 5:a33-38
c 10:c25-H2 a 13:a12-25
deal c a:1,4,8,9,13 c:1,2,3,3,4
a 4:a1-61 c 1:cH2-H3 a 13:a38-51 c 3:drop a 8:a51-59 c 2:drop a 1:a59-60 c 4:drop a 9:a25-34
c 3:drop
deal a a:2,2,3,7,8 c:3,10,12,13,13
c 13:cB-33 a 7:a34-35,a61-H2 c 13:cB-33 a 8:a35-43 c 3:c33-36 a 3:a60-63 c 10:drop a 2:a43-45
c 12:drop a 2:a45-47
deal c a:6,7,8,12,TRI c:5,9,12,TRI,TAC
a 7:aH2-H1,aH1-H3,a63-H1,aH3-H2 c 5:c36-41 a 8:skip c TAC=8:skip a 12:drop c TRI:c41~a47 a 6:a41-47
c 12:drop a TRI:drop c 9:drop
deal a a:4,5,5,6,8 c:2,6,7,13,TAC
c 13:cB-33 a 5:a47-52 c TAC=5:c33-38 a 5:a47-52 c 2:c38-40 a 6:a52-58 c 7:c40-47 a 8:skip c 6:drop
a 4:a58-54
deal c a:5,7,9,12,TRI c:1,3,9,13,TRI
a 7:a54-59,aH2-H3,aH1-H2 c 13:cB-33 a TRI:c33~c47 c 1:c33-H1 a 5:a59-64 c TRI:c47~a64 a 12:a47-59
c 3:c64-3 a 9:drop c 9:c3-12
deal a a:5,10,12,12,13 c:2,4,4,TRI,TRI
c 2:c12-14 a 5:a59-64 c 4:c14-10 a 10:a64-10 c TRI:drop a 12:a10-22 c 4:drop a 13:a22-35 c TRI:drop
a 12:a35-47
deal c a:2,10,13,13,TRI c:7,8,8,12,12
a 13:a47-60 c 7:cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2 a 2:a60-62 c 8:skip a TRI:drop
c 8:skip a 10:drop c 12:drop a 13:a62-11 c 12:drop
deal a a:2,3,3,5,7 c:6,9,10,10,TRI
c TRI:drop a 7:a11-18 c 9:drop a 3:a18-21 c 6:drop a 3:a21-24 c 10:drop a 2:a24-26 c 10:drop
a 5:a26-31
deal c a:1,2,4,13,DEV c:3,3,4,10,TAC
a 13:a31-44 c TAC=13:cB-33 a 4:a31-27 c 4:c33-29 a 2:a27-29 c 3:drop a DEV a 3:drop a 1:a29-30
c 10:drop
deal a a:1,2,4,7,TRI c:1,2,4,8,8
c 1:cB-33 a 1:a30-31 c 2:c33-35 a TRI:a31~c35 c 4:c31-27 a 7:a35-42 c 8:skip a 2:drop c 8:c27-35
a 4:a42-38
deal c a:4,7,10,13,TRI c:1,2,2,5,6
a 13:a38-51 c 5:c35-40 a 7:a51-58 c 2:c40-42 a 4:a58-54 c 2:c42-44 a 10:a54-64 c 1:c44-45
a TRI:c45~a64 c 6:c64-6
deal a a:3,5,12,13,TRI c:5,8,9,12,13
c 5:c6-11 a 12:a45-57 c 9:c11-20 a 3:a57-60 c 8:c20-28 a TRI:c28~a60 c 13:c60-9 a 5:a28-33
c 12:c9-21 a 13:a33-46
deal c a:7,8,10,13,TAC c:1,3,5,7,9
a 7:a46-53 c 9:c21-30 a 8:a53-61 c 1:c30-31 a TAC=1:a61-62 c 3:c30-33 a 13:a62-11 c 7:c33-40
a 10:a11-21 c 5:c40-45
deal a a:1,9,9,13,TRI c:1,6,9,12,TAC
c 1:c45-46 a 13:a21-34 c 12:c46-58 a TRI:a34~c58 c 6:c34-40 a 1:a58-59 c 9:c40-49 a 9:a59-4
c TAC=9:c49-58 a 9:a59-4
deal c a:1,4,6,9,TRI c:1,5,12,TAC,WAR
a 4:a4-H1 c TAC=4:c58-54 a TRI:a4~c54 c 5:c4-9 a 9:a54-63 c 1:c9-10 a 1:a63-64 c 12:c10-22 a 6:a64-6
c WAR:c22-6
deal a a:4,5,6,6,12 c:3,6,7,10,13
c 10:c6-16 a 6:drop c 3:c16-19 a 12:drop c 6:c19-25 a 6:drop c 7:c25-32 a 4:drop c 13:c32-45
a 5:drop
deal c a:4,7,8,TRI,TAC c:3,9,10,12,TRI
a 8:skip c 12:drop a TAC:drop c 3:c45-48 a TRI:drop c 10:c48-58 a 7:drop c 9:c58-3 a 4:drop
c TRI:drop
deal a a:9,10,10,12,12 c:6,8,8,9,10
c 9:c3-12 a 10:drop c 6:c12-18 a 10:drop c 8:c18-26 a 9:drop c 8:c26-H1
{ layout=duel2 rules=zh,places=yes pack=basic+WD board=a:B,H2,H3,H4/c:H1,H2,H3,H4 hands=a:12,12/c:10 dealer=a turn=c phase=over fn=8 undo=a:B,H2,H3,H4/c:26,H2,H3,H4 won=c says=-- gone=3,4,6,7,8,8,8,9,9,9,10,10,10,12,TRI,TRI,TAC laid=217 deals=2 shuffles=3 stack=5,6,5,5,13,9,8,TRI,6,6,4,2,6,12,10,7,5,1,7,13,7,4,5,2,2,4,TAC,13,3,10,9,TRI,5,4,7,TAC,13,1,6,TRI,3,9,8,8,1,12,2,1,7,1,13,6,1,13,TAC,WAR,TRI,1,2,9,13,2,12,13,3,2,12,5,1,3,3,10,4,7,4,1,TRI,DEV,13,3 }

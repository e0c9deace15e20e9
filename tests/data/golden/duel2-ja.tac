[Layout "duel2"]
[Rules "ja,angel_ring_only=yes"]
[Pack "basic+JWD"]
[Result "a"]
[Event "golden play-through"]

deal a a:3,7,8,9,TRI c:2,5,8,12,13
c 12:c33-45 a TRI:a1~c45 c 13:c1-14 a 8:a45-53 c 8:skip a 7:drop c 2:c14-16 a 3:a53-56 c 5:c16-21
a 9:a56-1
deal c a:3,5,5,6,9 c:6,7,7,10,13
a 3:a1-H3 c 6:c21-27 a 6:drop c 10:c27-H4 a 9:drop c 13:cB-33 a 5:drop c 7:c33-40 a 5:drop
c 7:c40-47
deal a a:4,4,4,TAC,TAC c:3,5,6,13,13
c 13:cB-33 a TAC=13:aB-1 c 13:c47-60 a 4:a1-61 c 3:drop a TAC=3:a61-64 c 6:drop a 4:a64-60 c 5:drop
a 4:a60-56
deal c a:1,2,2,7,9 c:1,2,3,TAC,DEV
a 7:a56-60,aH3-H2,aH2-H4 c 1:cB-33 a 1:aB-1 c 3:c33-36 a 2:a1-3 c TAC=2:c36-38 a 2:a60-62 c 2:c38-40
a 9:a1-10 c DEV:drop
deal a a:2,3,10,12,TRI c:1,5,9,9,TRI
c TRI:a10~c40 a 2:a40-42 c 1:cB-33 a 3:a42-45 c 5:c33-38 a TRI:c38~a45 c 9:c10-19 a 10:a62-8
c 9:c45-54 a 12:a38-50
deal c a:1,1,10,TRI,TRI c:6,6,8,12,WAR
a TRI:a8~c54 c 8:skip a 1:drop c 12:c19-31 a 1:a54-55 c 6:c8-14 a TRI:a50~a55 c 6:c14-20 a 10:a55-1
c WAR:c31-50
deal a a:1,7,7,12,TRI c:8,8,10,13,JES
c 13:c50-63 a 7:a1-H2,aH2-H1,aH1-H3,aH3-H1 c 8:c63-7 a 1:aB-1 c 10:c20-30 a TRI:a1~c30 c 8:c7-15
a 7:a30-36,aH1-H2 c JES c 12:c15-27
deal c a:3,4,6,9,13 c:3,4,4,10,10
a 6:a36-42 c 4:c1-61 a 3:a42-45 c 3:c61-64 a 13:aB-1 c 4:c27-23 a 4:a45-41 c 10:c23-33 a 9:a41-50
c 10:c33-43
deal a a:6,8,12,13,TAC c:1,2,4,7,13
c 7:c43-47,c64-3 a TAC=7:a1-6,aH2-H1,aH1-H2 c 1:cB-33 a 8:a50-58 c 4:c33-29 a 12:a6-18 c 13:c64-13
a 6:a18-24 c 2:c13-15 a 13:a58-7
deal c a:5,9,12,12,13 c:1,1,2,5,10
a 5:a7-12 c 2:c15-17 a 9:drop c 10:c43-53 a 12:drop c 5:c29-H1 a 13:a24-37 c 1:c17-18 a 12:a37-49
c 1:c18-19
deal a a:2,6,10,13,TRI c:5,7,8,13,TRI
c 7:c53-60 a TRI:a12~c60 c 8:c19-27 a 6:a60-H1 c 5:c12-17 a 13:a49-62 c TRI:c17~a62 a 2:a17-19
c 13:c62-11 a 10:drop
deal c a:3,4,4,8,13 c:2,6,9,10,12
a 8:a19-27 c 2:cH1-H3 a 13:a27-40 c 10:c11-21 a 3:a40-43 c 6:c21-27 a 4:a43-39 c 12:c27-39 a 4:drop
c 9:c39-48
deal a a:1,2,2,3,7 c:6,7,8,9,10
c 9:c48-57 a 1:aH2-H3 c 10:c57-3 a 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 c 6:c3-9
a 2:drop c 8:skip a 3:drop c 7:c9-16 a 2:drop
deal c a:1,6,6,10,TRI c:1,7,13,13,13
a 1:aB-1 c 13:c16-29 a TRI:a1~c29 c 1:cB-33 a 10:drop c 7:c1-8 a 6:drop c 13:c33-46 a 6:a29-35
c 13:c8-21
deal a a:1,3,9,12,13 c:3,3,6,8,TAC
c 6:c46-52 a 1:a35-36 c 8:c52-60 a 12:a36-48 c 3:c21-24 a 9:a48-57 c TAC=9:c60-5 a 3:a48-51
c 3:c24-27 a 13:a51-64
deal c a:3,4,5,9,12 c:1,1,9,9,10
a 4:a64-60 c 1:c27-28 a 3:a60-63 c 10:c5-15 a 9:a63-8 c 1:c28-29 a 5:a8-13 c 9:c15-24 a 12:drop
c 9:c29-38
deal a a:2,4,4,7,13 c:2,4,5,10,TRI
c TRI:a13~c38 a 13:a38-51 c 10:c24-H1 a 7:a51-58 c 2:c13-15 a 2:a58-60 c 5:c15-20 a 4:a60-56
c 4:c20-16 a 4:a56-52
deal c a:5,6,8,9,WAR c:1,3,8,10,TAC
a 9:a52-61 c TAC=9:c16-25 a 8:skip c 10:drop a 6:a52-58 c 1:cH1-H2 a 5:a58-63 c 3:c25-28
a WAR:a63-28 c 8:drop
deal a a:1,13,TRI,TAC,TAC c:1,5,5,7,12
c 1:cB-33 a TRI:a28~c33 c 5:c28-33 a 1:aB-1 c 12:c33-45 a TAC=12:a1-13 c 5:c33-38 a TAC=5:a13-18
c 7:c33-40 a 13:a18-31
deal c a:2,4,5,12,DEV c:7,12,12,TRI,JES
a DEV a TRI:a31~c40 a 4:a40-36 c JES c 2:c31-33 a 12:a36-48 c 12:c33-45 a 12:a48-60 c 5:c45-50
a 7:a60-3
deal a a:3,7,8,13,WAR c:1,4,5,9,TAC
c 4:c50-46 a WAR:a3-46 c TAC=WAR:c46-3 a 13:aB-1 c 9:c3-12 a 7:a1-8 c 5:c12-17 a 8:a8-16 c 1:c17-18
a 3:drop
deal c a:1,6,6,10,12 c:1,2,6,7,9
a 1:a16-17 c 9:c18-27 a 10:a17-27 c 1:cB-33 a 6:a27-33 c 2:drop a 12:a33-45 c 6:drop a 6:a45-51
c 7:drop
deal a a:3,4,10,13,TAC c:1,4,5,12,TRI
c 1:cB-33 a 3:a51-54 c 4:c33-29 a TAC=4:a54-50 c TRI:c33~a50 a 10:a33-43 c 5:c50-55 a 4:a43-39
c 12:c55-3 a 13:a39-52
deal c a:2,3,8,8,13 c:2,4,8,9,12
a 8:a52-60 c 9:c3-12 a 2:a60-62 c 8:skip a 3:drop c 12:c12-24 a 8:skip c 4:drop a 13:a62-11
c 2:c24-26
deal a a:6,6,13,TRI,TRI c:4,9,12,12,JES
c JES c 6:c26-32 a 9:a11-20 c TRI:a20~c32 a 12:a32-44 c 6:c20-26 a 12:a44-56 c TRI:c26~a56
a 4:a26-22 c 13:c56-5
deal c a:2,7,9,9,12 c:2,5,8,13,TRI
a 9:a22-31 c 8:skip a 7:drop c TRI:c5~a31 a 12:a5-17 c 5:c31-36 a 2:a17-19 c 13:c36-49 a 9:a19-28
c 2:c49-51
deal a a:3,6,10,13,13 c:1,1,7,7,10
c 10:c51-61 a 6:a28-34 c 7:c61-4 a 10:a34-44 c 7:c4-11 a 3:a44-47 c 1:c11-12 a 13:a47-60 c 1:c12-13
a 13:a60-9
deal c a:5,7,13,TRI,TAC c:1,1,3,10,13
a 7:a9-16 c 1:cB-33 a 13:a16-29 c 10:c33-43 a TRI:a29~c43 c 1:c29-30 a 5:a43-48 c 3:c30-33
a TAC=3:a48-51 c 13:c30-43
deal a a:2,2,6,7,10 c:3,3,5,5,12
c 5:c43-48 a 6:a51-57 c 5:c48-53 a 7:a57-64 c 3:c53-56 a 2:a64-H1
{ layout=duel2 rules=ja,angel_ring_only=yes pack=basic+JWD board=a:H1,H2,H3,H4/c:56,H2,H3,H4 hands=a:2,10/c:3,12 dealer=a turn=a phase=over fn=2 undo=a:64,H2,H3,H4/c:56,H2,H3,H4 won=a says=-- gone=1,1,1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,5,5,5,5,5,5,6,6,6,6,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,9,9,9,9,9,9,10,10,10,10,10,12,12,12,12,12,12,13,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,JES,WAR laid=286 deals=9 shuffles=3 stack=TRI,4,9,TAC,10,5,1,4,8,DEV }

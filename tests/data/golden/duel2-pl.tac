[Layout "duel2"]
[Rules "pl,places=yes"]
[Pack "basic+AWD"]
[Result "c"]
[Event "golden play-through"]

deal c a:1,6,8,13,DEV c:3,3,8,9,9
a 13:aB-1 c 3:drop a 6:a1-7 c 8:drop a 1:aB-1 c 3:drop a 8:skip c 9:drop a DEV a 9:drop
deal a a:4,8,12,13,TRI c:2,7,8,8,9
c 7:drop a 8:a7-15 c 2:drop a 4:a1-61 c 8:drop a 13:aB-1 c 9:drop a 12:a15-27 c 8:drop a TRI:a27~a61
deal c a:3,6,6,6,7 c:2,2,2,4,TRI
a 7:a1-2,a61-H2 c 2:drop a 3:a27-30 c 2:drop a 6:a30-36 c 2:drop a 6:a2-8 c 4:drop a 6:a8-14
c TRI:drop
deal a a:1,1,1,4,TRI c:1,3,10,10,13
c 1:cB-33 a 1:aB-1 c 13:cB-33 a 4:a1-61 c 3:c33-36 a 1:a61-62 c 10:c36-46 a TRI:a14~c46 c 10:c14-24
a 1:aB-1
deal c a:2,4,6,13,TRI c:4,5,12,TAC,TAC
a TRI:a1~c24 c TAC=TRI:a46~a62 a 6:a46-52 c 12:c24-H3 a 13:a1-14 c TAC=13:cB-33 a 2:a62-64
c 4:c33-29 a 4:a52-48 c 5:c29-H1
deal a a:1,10,10,12,WAR c:6,8,10,13,13
c 13:cB-33 a WAR:a1-33 c 13:cB-33 a 10:a48-58 c 6:c33-39 a 1:aB-1 c 10:c39-49 a 12:a1-13 c 8:c49-57
a 10:a13-23
deal c a:1,1,5,10,12 c:2,3,5,9,12
a 1:a58-59 c 2:c57-59 a 10:a23-33 c 5:c59-64 a 1:aB-1 c 12:drop a 12:a33-45 c 3:drop a 5:a45-50
c 9:drop
deal a a:6,7,7,7,13 c:3,3,4,5,9
c 4:c64-60 a 7:a1-6,a50-51,aH2-H3 c 9:c60-5 a 7:a6-10,aH3-H1,aH1-H2 c 5:c5-10
a 7:aH2-H3,aH3-H1,aH1-H3,aH3-H1 c 3:c10-13 a 13:aB-1 c 3:c13-16 a 6:a1-7
deal c a:2,9,TRI,TAC,TAC c:5,7,9,10,12
a 9:a51-60 c 7:c16-19,cH3-H2,cH2-H4,cH1-H2 a TAC=7:a60-61,a7-12,aH1-H2 c 9:c16-25 a 2:a61-63
c 5:c25-30 a TAC=5:a12-17 c 10:c25-35 a TRI:a17~c35 c 12:c17-29
deal a a:4,5,7,12,ANG c:1,5,13,TRI,TRI
c 1:c29-30 a 7:a35-38,a63-H1,aH2-H3 c 13:cB-33 a 5:a38-43 c TRI:c33~a43 a ANG:cH3-H4 c TRI:c30~c43
a 12:drop c 5:c43-48 a 4:drop
deal c a:1,1,2,7,9 c:3,3,3,8,13
a 7:a33-37,aH1-H2,aH2-H1,aH3-H2 c 8:c48-56 a 2:a37-39 c 3:c56-59 a 1:aB-1 c 3:c59-62 a 9:a1-10
c 3:c62-1 a 1:a39-40 c 13:drop
deal a a:1,5,6,6,12 c:5,6,7,9,12
c 7:cH1-H3,c30-H2 a 6:a10-16 c 12:c1-13 a 6:a16-22 c 6:c13-19 a 12:a22-34 c 5:c19-24 a 5:a34-39
c 9:c24-33 a 1:aH2-H3
deal c a:3,9,10,TRI,ANG c:1,1,4,5,TAC
a TRI:c33~a39 c 1:c39-40 a ANG:c40-53 c 5:c53-58 a 10:a33-43 c 4:c58-54 a 9:a43-52 c TAC=9:c54-63
a 3:a43-46 c 1:c63-64
deal a a:2,4,7,7,13 c:3,6,9,13,TAC
c 3:c64-3 a 13:aB-1 c 13:c3-16 a 4:a1-61 c 6:c16-22 a 7:a46-47,aH1-H2,a61-H1 c TAC=7:c22-29
a 7:a46-47,a61-62,aH3-H2,aH2-H4,aH1-H3 c 9:c29-38 a 2:a62-64
deal c a:1,8,10,12,TRI c:1,2,6,6,10
a 1:a47-48 c 10:c38-48 a 8:skip c 1:drop a TRI:c48~a64 c 2:c64-2 a 12:a48-60 c 6:c2-8 a 10:a60-6
c 6:c8-14
deal a a:4,8,10,12,DEV c:4,4,7,13,TRI
c 4:c14-10 a DEV a 13:c10-23 a 8:skip c TRI:drop a 12:a6-18 c 7:c23-30 a 10:a18-28 c 4:drop
a 4:a28-24
deal c a:2,3,10,12,13 c:1,5,9,13,TAC
a 13:aB-1 c 1:c30-31 a 2:a1-3 c 5:c31-36 a 10:a24-34 c 13:c36-49 a 12:a3-15 c TAC=12:c49-61
a 3:a34-37 c 9:drop
deal a a:4,4,8,TRI,TAC c:3,8,TRI,TRI,WAR
c 8:skip a TAC=8:skip c TRI:drop a 4:a3-H2 c TRI:a37~c61 a 4:a61-57 c WAR:c37-57 a TRI:drop
c 3:c57-60 a 8:drop
deal c a:1,2,2,12,13 c:2,6,7,8,TRI
a 13:aB-1 c 7:c60-3 a 1:aB-1 c 6:c3-9 a 2:a1-3 c TRI:a3~c9 a 2:a9-11 c 8:c3-11 a 12:drop c 2:c11-13
deal a a:5,5,9,10,12 c:5,7,9,10,13
c 9:c13-22 a 9:drop c 5:c22-27 a 12:drop c 7:c27-H1
{ layout=duel2 rules=pl,places=yes pack=basic+AWD board=a:B,H2,H3,H4/c:H1,H2,H3,H4 hands=a:5,5,10/c:10,13 dealer=a turn=c phase=over fn=7 undo=a:B,H2,H3,H4/c:27,H2,H3,H4 won=c says=-+ gone=1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,3,3,3,3,3,4,4,4,4,4,4,4,5,5,5,5,5,6,6,6,6,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,8,9,9,9,9,9,9,9,10,10,10,10,10,12,12,12,12,12,12,12,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,ANG,WAR,DEV laid=195 deals=10 shuffles=2 }

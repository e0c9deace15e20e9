[Layout "duel2"]
[Rules "th,coop_last_tac=yes"]
[Pack "basic+JAWD"]
[Result "a"]
[Event "golden play-through"]

deal a a:4,6,12,12,13 c:4,6,7,10,TAC
c 4:c33-29 a 4:a1-61 c 7:c29-H2,cH2-H1 a 13:aB-1 c TAC=13:cB-33 a 6:a61-H2 c 6:c33-39 a 12:drop
c 10:c39-49 a 12:drop
deal c a:2,3,8,8,TRI c:1,2,6,7,ANG
a 2:aH2-H4 c 1:cB-33 a 3:drop c 7:c33-38,c49-50,cH1-H2 a TRI:drop c 6:c38-44 a 8:drop c 2:c44-46
a 8:drop c ANG:aB-1
deal a a:2,7,9,13,13 c:6,10,13,TRI,TAC
c TRI:a1~c46 a 7:a46-53 c TAC=7:c50-57 a 13:aB-1 c 13:cB-33 a 9:a46-55 c 6:c57-63 a 13:a1-14
c 10:c33-43 a 2:a14-16
deal c a:1,2,4,5,9 c:3,6,10,12,DEV
a 1:aB-1 c 6:c43-49 a 9:a1-10 c 10:c63-9 a 2:a16-18 c 3:c49-52 a 5:a18-23 c DEV c 4:a23-19 c 12:drop
deal a a:1,2,3,5,TRI c:4,4,5,7,9
c 7:c52-54,c9-12,cH2-H1,cH1-H2 a TRI:a19~c54 c 5:c19-24 a 1:aB-1 c 9:c12-21 a 3:a1-4 c 4:c21-17
a 5:a55-60 c 4:c24-20 a 2:a4-6
deal c a:3,6,6,8,13 c:1,2,5,TRI,TRI
a 3:a6-9 c 1:cB-33 a 8:a60-H3 c TRI:a9~c33 a 13:a33-46 c TRI:a46~a54 a 6:a46-52 c 2:cH2-H4
a 6:a54-60 c 5:c20-25
deal a a:1,1,10,12,TAC c:7,7,9,13,13
c 7:c17-18,c25-28,c9-12 a TAC=7:a52-53,a60-H1 c 7:c17-19,c25-28,c9-11 a 1:aH1-H2 c 9:c28-37
a 1:a53-54 c 13:c19-32 a 12:a54-H1
{ layout=duel2 rules=th,coop_last_tac=yes pack=basic+JAWD board=a:H1,H2,H3,H4/c:11,32,37,H4 hands=a:10/c:13 dealer=a turn=a phase=over fn=12 undo=a:54,H2,H3,H4/c:11,32,37,H4 won=a says=++ gone=1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,4,4,4,4,4,5,5,5,5,6,6,6,6,6,6,6,7,7,7,7,7,7,8,8,8,9,9,9,9,10,10,10,12,12,12,12,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,ANG,DEV laid=68 deals=7 stack=8,4,10,8,TAC,1,1,12,JES,1,9,9,12,5,13,TRI,7,12,10,WAR,4,3,5,8,3,5,2,10,3,9 }

[Layout "duel2"]
[Rules "std"]
[Pack "basic+JAD"]
[Result "a"]
[Event "golden play-through"]

deal a a:1,8,13,13,TAC c:2,3,5,9,10
c 3:drop a 13:aB-1 c 10:drop a 13:a1-14 c 2:drop a 1:a14-15 c 9:drop a 8:a15-23 c 5:drop
a TAC=5:a23-28
deal c a:2,2,5,12,TRI c:4,10,10,13,TRI
a 12:a28-40 c 13:cB-33 a 2:a40-42 c 4:c33-29 a 5:a42-47 c 10:c29-39 a 2:a47-49 c TRI:c39~a49
a TRI:a39~c49 c 10:c39-49
deal a a:1,4,7,9,10 c:2,3,7,9,TRI
c 3:c49-52 a 1:aB-1 c TRI:a1~c52 a 7:a52-59 c 7:c1-8 a 9:a59-H3 c 9:c8-17 a 4:drop c 2:c17-19
a 10:drop
deal c a:2,2,5,7,8 c:10,12,13,13,TRI
a 7:aH3-H4,aH4-H1,aH1-H4 c 13:cB-33 a 8:drop c 10:c33-43 a 2:drop c 12:c19-31 a 2:drop c 13:c43-56
a 5:drop c TRI:c31~c56
deal a a:1,4,8,TAC,JES c:1,6,7,10,TAC
c 7:c31-H2,c56-58,cH2-H1 a 1:aB-1 c TAC=1:c58-59 a TAC=1:aB-1 c 1:cB-33 a 4:a1-61 c 10:c33-43
a 8:skip c 6:drop a JES:drop
deal c a:3,4,4,6,7 c:3,3,5,9,TRI
a 7:a61-H3 c 9:c58-3 a 6:drop c TRI:c3~c43 a 3:drop c 3:c3-6 a 4:drop c 3:c43-46 a 4:drop c 5:c6-11
deal a a:4,5,12,ANG,DEV c:1,3,7,9,TAC
c 1:cB-33 a ANG:cH1-H2 c 7:c46-51,cH2-H4 a DEV a 3:c11-14 a 4:drop c TAC=4:c33-29 a 12:drop
c 9:c51-60 a 5:drop
deal c a:1,1,2,3,12 c:1,5,9,12,13
a 1:aB-1 c 5:c14-19 a 2:a1-3 c 9:c19-28 a 1:aB-1 c 1:c60-61 a 3:a3-6 c 13:c29-42 a 12:a6-18
c 12:c42-54
deal a a:1,8,10,12,TRI c:6,6,9,13,13
c 6:c28-H1 a TRI:a1~c61 c 9:c1-10 a 10:a18-28 c 13:c10-23 a 8:a28-36 c 6:c54-60 a 12:a36-48
c 13:c23-36 a 1:a48-49
deal c a:6,7,8,8,12 c:4,5,6,6,7
a 7:a49-50,a61-H2 c 4:c36-32 a 8:a50-58 c 7:cH1-H2,cH2-H1,cH1-H3,c32-H2 a 8:skip c 5:drop a 12:drop
c 6:c60-2 a 6:a58-64 c 6:c2-8
deal a a:7,7,10,TAC,TAC c:1,4,5,9,TRI
c 9:c8-17 a 10:a64-10 c 4:c17-13 a TAC=4:a10-6 c 5:c17-22 a TAC=5:a6-11 c 1:c17-18 a 7:a11-18
c TRI:drop a 7:a18-25
deal c a:1,2,9,10,TRI c:1,3,9,13,13
a 2:a25-27 c 13:cB-33 a 1:a27-28 c 13:c33-46 a 9:a28-37 c 9:c46-55 a 10:a37-47 c 1:c55-56
a TRI:a47~c56 c 3:c47-50
deal a a:3,4,6,13,DEV c:1,3,5,12,ANG
c 3:c50-53 a 3:a56-59 c 5:c53-58 a DEV a ANG:a59-60 a 6:a60-H1
{ layout=duel2 pack=basic+JAD board=a:H1,H2,H3,H4/c:58,H2,H3,H4 hands=a:4,13/c:1,12 dealer=a turn=a phase=over fn=6 undo=a:60,H2,H3,H4/c:58,H2,H3,H4 won=a says=++ gone=1,1,1,2,3,3,3,4,5,5,6,7,7,9,9,9,10,10,13,13,TRI,TRI,TAC,TAC,ANG,DEV laid=126 deals=3 shuffles=2 stack=12,3,JES,6,3,2,2,12,1,2,8,8,10,TRI,TRI,TRI,7,4,4,2,4,1,10,8,10,7,3,2,8,5,5,9,TRI,6,10,1,3,8,13,5,13,7,7,12,7,9,1,6,13,13,6,7,12,6,13,9,TAC,12,9,4,5,12,6,TAC,8,2,4,5,10,1 }

[Layout "pair_vs_one3"]
[Rules "std"]
[Pack "basic+AW"]
[Result "bc"]
[Event "golden play-through"]

deal c a:1,2,3,8,9 b:1,3,12,TRI,TRI c:3,7,9,13,TAC
give b:TRI c:TAC
a 1:aB-1 b 1:bB-17 c 13:cB-33 a 8:a1-9 b TRI:b17~c33 c 9:c17-26 a 3:a9-12 b TAC=3:b33-36
c TRI:a9~b36 a 2:a36-38 b 12:b9-H4 c 3:c26-29 a 9:a38-47 b 3:drop c 7:c29-H3
deal a a:1,2,4,9,TRI b:5,6,7,10,TAC c:1,4,4,10,13
give b:7 c:1
b 1:bB-17 c 7:cH3-H1,cH1-H4,cH4-H2 a 1:aB-1 b 10:b17-27 c 13:cB-33 a 4:a1-61 b 5:b27-32 c 10:c33-43
a 9:a47-56 b TAC=9:b32-41 c 4:drop a TRI:c43~a47 b 6:drop c 4:c47-43 a 2:a61-63
deal b a:3,8,9,12,TAC b:1,2,2,4,12 c:6,9,13,13,TRI
give b:1 c:13
c 13:c43-56 a 3:a63-H1 b 13:bB-17 c TRI:b17~c56 a 8:drop b 2:b41-43 c 1:cB-33 a TAC=1:aH1-H2
b 4:b56-52 c 9:c17-26 a 9:drop b 2:b43-45 c 6:c26-32 a 12:drop b 12:b52-64
deal c a:2,3,6,10,12 b:5,6,8,12,TRI c:4,4,8,9,13
give b:6 c:8
a 2:aH2-H4 b TRI:b45~b64 c 13:cB-33 a 3:drop b 8:b45-53 c 6:c33-39 a 6:drop b 5:b53-58 c 4:c32-28
a 10:drop b 12:b64-12 c 9:c39-48 a 12:drop b 8:b12-H3 c 4:c28-24
deal a a:6,6,7,12,13 b:5,7,8,TAC,ANG c:4,7,10,TRI,WAR
give b:5 c:TRI
b 8:b58-2 c 7:c24-27,c48-49,cH2-H1,cH1-H3 a 13:aB-1 b ANG:cB-33 c 4:c33-29 a 7:a1-8 b TAC=7:b2-9
c WAR:c49-1 a 6:drop b TRI:c1~b9 c 5:c9-14 a 6:drop b 7:b1-8 c 10:c14-24 a 12:drop
deal b a:2,5,8,9,10 b:2,5,7,7,8 c:1,3,5,10,13
give b:2 c:1
c 3:c29-32 a 8:drop b 1:bB-17 c 2:c27-29 a 10:drop b 7:b17-20,b8-12 c 5:c32-37 a 9:drop
b 7:b12-H1,b20-21 c 10:c37-47 a 5:drop b 8:skip c 13:drop a 2:drop b 5:drop
deal c a:5,7,9,10,13 b:1,6,6,6,12 c:4,6,6,12,TRI
give b:1 c:4
a 13:aB-1 b 4:b21-17 c TRI:b17~c47 a 7:a1-8 b 6:b47-53 c 6:c17-23 a 9:a8-17 b 12:b53-1 c 6:c29-H2
a 5:a17-22 b 6:b1-7 c 1:c24-25 a 10:drop b 6:b7-13 c 12:c25-37
deal a a:4,9,10,12,13 b:3,4,8,9,12 c:1,7,12,13,13
give b:4 c:13
b 8:skip c 12:drop a 4:a22-18 b 3:b13-16 c 7:c23-29,c37-38 a 10:a18-28 b 9:b16-25 c 13:c38-51
a 13:aB-1 b 12:drop c 1:c51-52 a 9:a1-10 b 13:drop c 4:c52-48 a 12:a10-22
deal b a:1,6,7,7,13 b:4,7,12,13,TRI c:1,2,3,5,TAC
give b:12 c:1
c 2:c29-31 a 13:aB-1 b TRI:a22~c48 c TAC=TRI:a28~c48 a 7:a1-3,a22-27 b 1:bB-17 c 3:c31-H1
a 7:a27-30,a3-6,a48-49 b 4:b17-13 c 12:drop a 1:a49-50 b 7:bH1-H2,b13-H1,cH3-H4 c 5:drop a 6:a6-12
b 13:cB-33
deal c a:1,5,5,7,9 b:1,1,6,8,TAC c:2,3,3,4,TRI
give b:6 c:3
a 7:a12-14,a30-34,a50-51 b TAC=7:c33-40 c TRI:a30~c40 a 5:a12-17 b 8:skip c 2:drop a 5:a17-22
b 1:cH2-H3 c 4:c30-26 a 1:a40-41 b 1:cH1-H2 c 6:c26-32 a 9:a22-31 b 3:c32-35 c 3:c35-38
deal a a:8,10,TRI,TRI,ANG b:2,5,7,9,WAR c:3,8,12,TRI,TRI
give b:7 c:8
b 8:skip c 12:drop a 10:a50-60 b WAR:c38-41 c TRI:a31~c41 a 8:skip b 9:drop c 3:c31-H1
{ layout=pair_vs_one3 pack=basic+AW board=a:B,41,60,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4 hands=a:TRI,TRI,ANG/b:2,5/c:7,TRI dealer=a turn=c phase=over fn=3 undo=a:B,41,60,H4/b:H1,H2,H3,H4/c:31,H2,H3,H4 won=bc says=--- gone=1,1,1,1,1,1,1,2,2,3,3,3,3,3,4,4,4,4,4,5,5,5,5,6,6,6,6,6,6,6,7,7,7,7,7,7,8,8,8,8,9,9,9,9,9,10,10,10,12,12,12,12,12,12,12,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TAC,TAC,WAR laid=158 deals=5 shuffles=2 stack=TAC,10,2,8,5,1,13,5,9,4,10,1,3,2,TAC,3,4,2,8,2,13,10,9,10,8 }

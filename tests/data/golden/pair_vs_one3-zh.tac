[Layout "pair_vs_one3"]
[Rules "zh,places=yes"]
[Pack "basic+JAW"]
[Result "bc"]
[Event "golden play-through"]

deal b a:1,10,12,13,13 b:2,2,8,12,TAC c:3,6,7,8,10
give b:8 c:7
c 8:skip a 1:drop b TAC=1:bB-17 c 8:skip a 10:drop b 12:b17-29 c 10:drop a 13:aB-1 b 7:b29-36
c 3:drop a 13:a1-14 b 2:b36-38 c 6:drop a 12:a14-26 b 2:b38-40
deal c a:1,6,13,TRI,TRI b:2,7,8,12,TRI c:3,4,7,12,13
give b:7 c:12
a 1:aB-1 b TRI:a1~a26 c 13:cB-33 a TRI:a1~b40 b 8:b1-9 c 4:c33-29 a 13:a40-53 b 12:b9-H4
c 7:c29-H2,cH2-H1 a 6:a26-32 b 2:drop c 7:cH1-H3,cH3-H1,cH1-H4 a TRI:a32~a53 b 12:drop c 3:drop
deal a a:1,3,5,5,7 b:6,7,8,9,TRI c:1,3,4,5,TAC
give b:TRI c:3
b 8:skip c TRI:drop a 1:aB-1 b 6:drop c 1:cB-33 a 7:a1-3,a32-34,a53-56 b 7:drop c 5:drop a 5:a34-39
b 3:drop c TAC:drop a 3:a56-59 b 9:drop c 4:drop a 5:a39-44
deal b a:5,8,9,10,ANG b:2,2,4,6,10 c:4,6,9,9,12
give b:10 c:6
c 10:drop a 10:a59-H4 b 2:drop c 12:drop a 8:skip b 2:drop c 9:drop a 9:a44-53 b 6:drop c 9:drop
a 5:a3-8 b 4:drop c 4:drop a ANG:bB-17 b 6:b17-23
deal c a:1,7,12,TRI,WAR b:3,8,8,13,TAC c:1,3,4,4,7
give b:13 c:4
a 7:a53-58,a8-10 b 8:skip c 3:drop a TRI:a10~b23 b TAC=TRI:a10~b23 c 13:cB-33 a 1:aB-1 b 3:b10-13
c 4:c33-29 a WAR:a23-29 b 4:b13-9 c 1:cB-33 a 12:drop b 8:skip c 7:drop
deal a a:1,5,12,13,TRI b:1,5,9,9,10 c:4,6,9,10,13
give b:10 c:6
b 5:b9-14 c 4:c33-29 a 13:a1-14 b 1:bB-17 c 13:cB-33 a TRI:a14~c33 b 6:b17-23 c 9:c14-23 a 1:a33-34
b 9:drop c 10:drop a 12:a34-46 b 9:drop c 10:c29-39 a 5:a58-63
deal b a:5,5,8,TAC,JES b:7,7,9,10,TAC c:2,2,4,10,13
give b:9 c:13
c 2:c23-25 a 8:a46-54 b 13:bB-17 c 10:c25-H2 a 5:a63-H3 b 10:b17-27 c 4:c39-35 a TAC=4:a54-50
b 7:b27-34 c 9:c39-48 a 5:a50-55 b 7:b34-41 c 2:c48-50 a JES a TAC=2:a55-57
deal c a:1,3,3,5,12 b:2,3,6,8,9 c:7,10,13,TRI,TAC
give b:2 c:13
a 1:aB-1 b 3:b41-44 c 7:c48-52,cH2-H3,cH3-H1 a 3:a1-4 b 13:bB-17 c TRI:b17~a57 a 3:a4-7 b 9:b57-2
c 10:c52-62 a 5:a7-12 b 6:b2-8 c 2:cH1-H3 a 12:a17-29 b 8:b44-52 c TAC=8:c62-6
deal a a:1,1,6,8,TRI b:2,5,6,8,10 c:4,7,7,9,TRI
give b:8 c:9
b 9:b44-53 c TRI:c6~a29 a TRI:a6~b53 b 2:b8-10 c 4:c29-25 a 6:a53-59 b 6:drop c 8:skip a 8:drop
b 5:drop c 7:c25-32 a 1:a59-60 b 10:drop c 7:c32-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2 a 1:a12-13
deal b a:1,1,3,7,13 b:6,9,12,13,TAC c:4,4,6,10,10
give b:9 c:4
c 10:drop a 7:a60-H2 b TAC=7:b10-16,b6-7 c 4:drop a 13:aB-1 b 13:bB-17 c 10:drop a 3:a1-4 b 6:b7-13
c 9:drop a 1:a4-5 b 12:b17-29 c 6:drop a 1:a5-6 b 4:b13-9
deal c a:3,4,5,12,13 b:1,1,7,12,13 c:2,3,3,9,WAR
give b:13 c:9
a 4:a60-56 b 7:b16-H3,b29-31,b9-10 c 13:cB-33 a 3:a6-9 b 9:b10-H2 c WAR:c33-56 a 13:aB-1 b 12:b31-43
c 2:c56-58 a 12:a9-21 b 1:b43-44 c 3:c58-61 a 5:a21-26 b 1:b44-45 c 3:c61-64
deal a a:2,2,5,8,TRI b:1,1,6,6,13 c:9,12,12,TRI,TRI
give b:1 c:9
b 13:b45-58 c TRI:a26~c64 a TRI:a1~c26 b 1:b58-59 c TRI:b59~a64 a 5:a59-64 b 6:drop c 12:c1-13
a 2:a64-H1 b 6:drop c 1:c13-14 a 8:a26-34 b 9:drop c 12:c14-26 a 2:a34-36
deal b a:1,2,4,5,10 b:1,3,7,12,TRI c:1,4,4,7,9
give b:TRI c:4
c 1:c26-27 a 5:a36-41 b 1:bB-17 c TRI:b17~a41 a 1:a17-18 b 7:b41-48 c 7:c27-H1 a 10:a18-28
b 3:b48-51 c 9:b51-60 a 4:a28-24 b 4:b60-56 c 4:b56-52 a 2:a24-26 b 12:b52-64
deal c a:2,3,6,9,12 b:1,7,8,12,TAC c:4,5,6,13,13
give b:8 c:5
a 12:a26-38 b 12:b64-12 c 6:b12-H1
{ layout=pair_vs_one3 rules=zh,places=yes pack=basic+JAW board=a:38,H1,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4 hands=a:2,3,6,9/b:1,5,7,TAC/c:4,8,13,13 dealer=c turn=c phase=over fn=6 undo=a:38,H1,H3,H4/b:12,H2,H3,H4/c:H1,H2,H3,H4 won=bc says=-++ gone=1,1,1,2,3,4,4,4,5,6,7,7,9,10,12,12,12,TRI laid=198 deals=2 shuffles=3 stack=7,7,13,13,1,10,2,13,7,10,ANG,3,10,9,5,12,4,6,TRI,4,3,1,2,6,6,1,6,8,4,2,12,5,9,8,10,3,12,3,TAC,8,10,9,5,6,3,WAR,8,2,TRI,2,7,13,TAC,1,TRI,TRI,8,9,5,8,TRI,12,JES,13,TAC,13,10,5,9,1 }

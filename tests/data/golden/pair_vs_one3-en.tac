[Layout "pair_vs_one3"]
[Rules "en,coop_last_tac=yes,places=yes"]
[Pack "basic+JAD"]
[Result "bc"]
[Event "golden play-through"]

deal a a:2,3,9,12,TRI b:6,7,8,TRI,TRI c:1,2,4,6,7
give b:7 c:6
b 6:drop c 1:cB-33 a 2:drop b 6:drop c 4:c33-29 a 9:drop b TRI:drop c 7:c29-H2,cH2-H1 a TRI:drop
b 8:drop c 7:cH1-H4,cH4-H1,cH1-H2 a 12:drop b TRI:drop c 2:cH2-H4 a 3:drop
deal b a:1,6,7,10,12 b:1,1,7,TAC,ANG c:5,5,7,12,TRI
give b:1 c:5
c 1:cB-33 a 1:aB-1 b TAC=1:bB-17 c TRI:b17~c33 a 10:drop b 7:b33-40 c 12:c17-29 a 12:drop
b ANG:cB-33 c 7:c29-32,c33-37 a 7:drop b 1:bB-17 c 5:c32-37 a 6:drop b 5:b40-45
deal c a:3,4,7,12,13 b:3,4,9,9,TRI c:3,5,6,8,TAC
give b:9 c:6
a 13:aB-1 b TRI:b17~c37 c 3:c17-20 a 4:a1-61 b 6:b45-51 c TAC=6:c20-26 a 7:a61-H2,aH2-H1 b 3:b37-40
c 8:c26-H1 a 3:aH1-H4 b 9:b45-54 c 5:drop a 12:drop b 4:b54-50 c 9:drop
deal a a:1,1,4,6,TRI b:2,2,5,10,10 c:2,3,10,12,13
give b:10 c:10
b 10:b50-60 c 13:cB-33 a 1:aB-1 b 10:b40-50 c 10:c33-43 a 4:a1-61 b 2:b50-52 c 2:c43-45 a 6:a61-H2
b 2:b60-62 c 3:c45-48 a 1:aB-1 b 5:b52-57 c 12:drop a TRI:a1~b62
deal b a:4,8,10,12,13 b:1,2,12,13,13 c:3,7,10,13,TAC
give b:2 c:7
c 3:c48-51 a 13:aB-1 b 1:b57-58 c TAC=1:cB-33 a 8:a1-9 b 13:bB-17 c 10:c33-43 a 4:a9-5
b 7:b17-20,b57-61 c 2:c51-53 a 10:a5-15 b 12:b20-32 c 13:drop a 12:a15-27 b 13:bB-17
deal c a:1,2,4,8,13 b:5,5,9,9,9 c:7,8,10,TAC,JES
give b:5 c:10
a 2:a27-29 b 10:b17-27 c 7:c53-58,cH1-H3 a 1:aH2-H3 b 9:b32-41 c 8:skip a 8:drop b 9:drop c 5:c43-48
a 13:a62-11 b 5:b41-46 c JES c 4:c58-54 a 9:a29-38 b TAC=9:b61-6
deal a a:1,2,5,7,7 b:3,4,7,TRI,ANG c:4,5,10,13,TAC
give b:4 c:13
b TRI:a11~b27 c 10:c54-64 a 1:a27-28 b 7:b11-12,b46-47,b6-11 c 5:c64-5 a 7:a29-36 b 13:bB-17
c 4:c5-1 a 7:a28-32,a36-39 b ANG:c48-61 c 4:c61-57 a 5:a32-37 b 3:b12-15 c TAC=3:c1-4 a 2:a39-41
deal b a:1,2,3,6,12 b:1,3,5,7,8 c:5,5,9,TRI,TAC
give b:3 c:TRI
c 9:c57-2 a 6:a41-47 b TRI:c2~b17 c 3:c17-20 a 2:a47-49 b 1:bB-17 c 5:c20-25 a 12:a49-61
b 7:b12-16,b17-19,b2-3 c TAC=7:c25-29,c4-7 a 3:a61-64 b 8:b17-25 c 5:c29-H1 a 1:a37-38 b 5:b25-30
deal c a:4,8,9,10,TRI b:1,2,2,7,8 c:1,2,8,13,13
give b:7 c:13
a 9:a38-47 b 13:b30-43 c 7:c7-8,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1 a 8:a47-55 b 2:b12-14
c 1:cH1-H2 a TRI:a55~a64 b 2:b11-13 c 2:c8-10 a 4:a55-51 b 8:b43-51 c 8:skip a 10:drop b 1:b2-3
c 13:drop
deal a a:5,10,10,13,13 b:6,6,12,TRI,DEV c:9,10,12,12,13
give b:12 c:13
b TRI:b51~a64 c 10:drop a 13:a51-64 b DEV b 9:drop a 13:aB-1 b 13:bB-17 c 12:drop a 10:drop b 6:b3-9
c 12:drop a 5:a1-6 b 6:b17-23 c 12:drop a 10:drop
deal b a:1,4,5,9,9 b:2,3,3,6,TRI c:1,4,4,9,13
give b:TRI c:13
c TRI:c10~b23 a 1:a6-7 b 2:b14-16 c 1:c23-24 a 4:a64-60 b 3:b16-H2 c 4:c24-20 a 9:a60-5 b 3:b13-16
c 9:c20-29 a 5:drop b 6:b16-22 c 4:c29-25 a 9:drop b 13:drop
deal c a:1,7,12,12,12 b:2,8,13,TAC,TAC c:3,6,7,TRI,JES
give b:13 c:JES
a 7:a7-10,a5-9 b TAC=7:b10-16,b22-23 c TRI:a5~b23 a 1:a23-24 b 2:b16-H1 c 3:c25-28 a 12:drop
b 8:skip c 7:drop a 12:drop b JES b 6:b9-15 c 12:c28-40 a TAC:drop b 13:drop
deal a a:2,3,5,9,TAC b:7,7,10,13,TAC c:6,7,8,9,13
give b:TAC c:13
b 7:bH2-H4,bH1-H3,b15-H1 c 8:c40-48 a 5:a24-29 b 7:b5-9,bH1-H2,bH2-H1,bH1-H2 c 9:c48-57
a TAC=9:a29-38 b 13:b9-22 c TAC=13:c48-61 a 3:a38-41 b 10:b9-19 c 7:c61-4 a 9:a41-50 b 13:b19-32
c 6:c4-10 a 2:a50-52
deal b a:1,2,4,5,12 b:1,6,9,10,TRI c:1,3,10,13,TRI
give b:1 c:10
c TRI:c10~b32 a 12:a52-64 b TRI:b10~a64 c 3:c32-35 a 5:a10-15 b 9:b64-9 c 13:c35-48 a 4:a15-11
b 6:drop c 1:c48-49 a 1:aB-1 b 10:drop c 1:c49-50 a 2:a11-13 b 10:drop
deal c a:3,5,8,10,JES b:1,1,12,13,TRI c:1,7,10,12,DEV
give b:12 c:1
a 10:a13-23 b TRI:a1~c50 c 7:c1-8 a 3:a23-26 b 1:b9-10 c DEV c JES c 13:a50-63 b 12:b10-22 c 8:c8-16
a 1:a26-27 b 10:drop c 5:c16-21 a 1:a63-64 b 12:drop
deal a a:1,2,7,12,TRI b:4,5,8,TRI,ANG c:2,5,6,7,13
give b:8 c:13
b TRI:b22~a64 c 7:c21-28 a 1:aB-1 b ANG:c28-29 c 5:c29-H1 a TRI:a1~b64 b 5:b1-6 c 8:b6-14
a 7:a64-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 b 4:b14-10 c 2:b10-12 a 2:drop b 13:b12-25 c 6:b25-31
a 12:drop
deal b a:2,2,4,7,10 b:3,6,6,12,13 c:1,3,5,9,13
give b:3 c:3
c 9:b31-40 a 7:drop b 13:b40-53 c 5:b53-58 a 4:drop b 12:b58-6 c 3:b6-9 a 10:drop b 6:b9-15
c 1:b15-16 a 2:drop b 3:b16-19 c 13:b19-32 a 2:drop b 6:b32-38
deal c a:3,5,6,7,9 b:3,4,4,4,TAC c:4,8,8,13,TAC
give b:TAC c:TAC
a 5:drop b 3:b38-41 c 4:b41-37 a 7:drop b TAC=7:b37-44 c 8:skip a 6:drop b 4:b44-40 c 13:b40-53
a 3:drop b 4:b53-49 c TAC=4:b53-49 a 9:drop b 4:b49-45 c 8:b45-53
deal a a:8,9,12,13,TRI b:4,5,10,TRI,TAC c:2,6,9,10,12
give b:5 c:6
b 4:b53-49 c 9:b49-58 a 13:aB-1 b TAC=13:b58-7 c 5:b7-12 a 9:drop b 6:b12-H1
{ layout=pair_vs_one3 rules=en,coop_last_tac=yes,places=yes pack=basic+JAD board=a:B,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4 hands=a:8,12,TRI/b:10,TRI/c:2,10,12 dealer=a turn=b phase=over fn=6 undo=a:B,H2,H3,H4/b:12,H2,H3,H4/c:H1,H2,H3,H4 won=bc says=+-- gone=4,5,6,9,9,13,TAC laid=277 shuffles=4 stack=13,13,6,7,3,DEV,6,1,1,TAC,TRI,1,9,4,9,1,5,3,8,13,3,12,13,13,6,1,3,9,2,12,7,TRI,6,7,7,8,TRI,7,10,2,3,5,7,5,7,ANG,1,8,9,1,8,7,4,2,TAC,13,4,2,5,13,6,3,2,6,4,8,4,JES,3,10,12,1,10,12,TAC,2,5,TRI,4,9,5,12,10,1,10 }

[Layout "pair_vs_one3"]
[Rules "ja,angel_ring_only=yes"]
[Pack "basic+D"]
[Result "bc"]
[Event "golden play-through"]

deal b a:4,6,6,12,TRI b:1,2,7,12,13 c:1,5,7,9,13
give b:2 c:13
c 7:c33-40 a 4:a1-61 b 1:b17-18 c 5:c40-45 a 6:a61-H2 b 7:b18-25 c 9:c45-54 a 6:drop b 13:bB-17
c 1:cB-33 a TRI:drop b 13:bB-17 c 2:c54-56 a 12:drop b 12:drop
deal c a:1,1,5,6,13 b:1,2,TRI,TRI,TRI c:3,4,6,13,TAC
give b:TRI c:13
a 13:aB-1 b TRI:b25~c33 c TRI:b17~c56 a 5:a1-6 b TRI:a6~b33 c 3:c25-28 a 1:a33-34 b 13:b56-5
c 6:c17-23 a 1:aB-1 b 1:bB-17 c 4:c23-19 a 6:a34-40 b 2:b6-8 c TAC=2:c19-21
deal a a:4,5,6,12,TRI b:4,7,8,8,10 c:1,5,8,9,TRI
give b:8 c:5
b 4:b17-13 c 8:c28-H3 a 4:a1-61 b 7:b13-H3 c 1:cB-33 a 6:a40-46 b 10:b6-16 c TRI:c33~a46
a TRI:a33~c46 b 8:b5-13 c 8:c21-29 a 5:a46-51 b 5:b16-21 c 9:c33-42 a 12:a61-9
deal b a:2,2,8,13,TAC b:3,7,9,13,TAC c:1,3,10,12,12
give b:9 c:12
c 1:c29-30 a 2:aH2-H4 b 7:b13-H1,b21-22,bH3-H4 c 3:c42-45 a 13:aB-1 b 13:bB-17 c 9:c30-39 a 8:a51-59
b TAC=8:skip c 10:drop a 2:a9-11 b 3:b17-20 c 12:drop a TAC=12:a51-63 b 12:b22-34
deal c a:3,5,7,8,9 b:1,2,6,7,10 c:2,5,5,7,TRI
give b:2 c:7
a 7:a1-4,a63-H2 b 6:b20-26 c TRI:b26~c45 a 5:a11-16 b 7:b34-38,b45-48 c 5:c26-31 a 9:a4-13
b 7:b48-53,bH1-H2,bH2-H1 c 2:c39-41 a 8:a16-24 b 10:b53-63 c 5:c41-46 a 3:a13-16 b 1:b63-64
c 2:c46-48
deal a a:3,3,8,10,12 b:4,6,12,13,13 c:1,3,7,TAC,DEV
give b:13 c:7
b 7:b38-39,b64-4,bH1-H3 c TAC=7:c31-H1,c48-52 a 8:a24-32 b 6:b64-6 c 13:cB-33 a 12:a16-28
b 12:b38-50 c 1:cH3-H4 a 3:a28-31 b 4:b6-2 c 3:c52-55 a 10:drop b 13:b2-15 c DEV c 3:drop
deal b a:6,8,8,10,TAC b:3,7,9,10,13 c:3,6,12,13,TRI
give b:13 c:6
c TRI:a32~c55 a TAC=TRI:a31~b50 b 7:bH1-H3,b15-H2,bH2-H1 c 3:c33-36 a 8:skip b 3:drop c 13:c55-4
a 8:skip b 6:drop c 12:c4-16 a 6:a50-56 b 10:drop c 13:c16-29 a 10:a56-H1 b 9:drop
deal c a:1,4,5,5,6 b:1,10,13,TRI,TAC c:1,6,7,8,13
give b:1 c:13
a 1:aH2-H3 b TRI:a32~c36 c 7:cH1-H3,cH3-H1,cH1-H3,cH3-H2 a 4:a36-32 b TAC:drop c 1:cB-33 a 5:drop
b 13:drop c 1:c29-30 a 5:drop b 10:drop c 8:c33-41 a 6:a32-38 b 13:drop c 6:c41-47
deal a a:6,9,10,13,TAC b:1,4,7,10,13 c:2,4,7,9,13
give b:13 c:13
b 7:b31-35,bH1-H2,bH2-H1,bH1-H2 c 7:c47-48,cH2-H3,c30-H2 a TAC=7:a38-44,aH1-H2 b 4:b35-31 c 2:c47-49
a 13:drop b 13:b31-44 c 13:c49-62 a 9:drop b 10:b44-54 c 4:c30-26 a 6:drop b 1:b54-55 c 9:c62-7
a 10:drop
deal b a:2,3,4,5,12 b:1,3,5,9,12 c:1,1,3,5,10
give b:5 c:5
c 5:c7-12 a 4:drop b 1:b55-56 c 10:c12-22 a 3:drop b 3:b56-59 c 1:cH2-H3 a 12:drop b 12:b59-7
c 3:c22-25 a 2:drop b 9:b7-16 c 1:c26-27 a 5:drop b 5:b16-21
deal c a:3,4,5,6,DEV b:7,8,8,8,9 c:1,2,7,TRI,TRI
give b:9 c:TRI
a DEV a TRI:b21~c25 c 2:c21-23 a 3:drop b 8:skip c TRI:drop a 5:drop b 8:skip c 7:drop a 6:drop
b 8:skip c 9:drop a 4:drop b 7:b25-32 c 1:cB-33
deal a a:2,12,12,TRI,TAC b:6,7,9,13,TRI c:2,2,3,9,12
give b:7 c:3
b TRI:b32~c33 c 7:c23-30 a 2:drop b 6:b33-39 c 2:c32-H1 a 12:drop b 9:b39-48 c 2:c30-32 a TAC:drop
b 3:b48-51 c 9:c32-41 a TRI:drop b 13:b51-64 c 12:c41-53 a 12:drop
deal b a:4,7,8,12,TAC b:1,2,3,12,13 c:1,3,9,12,13
give b:3 c:12
c 1:cH1-H2 a TAC=1:aB-1 b 1:b64-1 c 3:c53-56 a 7:drop b 13:b1-14 c 3:c56-59 a 8:drop b 2:b14-16
c 13:c59-8 a 12:drop b 12:b16-28 c 9:c8-17 a 4:drop b 12:b28-40
deal c a:5,6,6,TRI,TRI b:1,2,7,8,13 c:1,2,4,6,13
give b:2 c:2
a TRI:drop b 8:b40-48 c 6:c17-23 a 5:drop b 13:b48-61 c 1:cH1-H2 a 6:drop b 2:b61-63 c 2:c23-25
a 6:drop b 7:b63-6 c 4:c25-21 a TRI:drop b 1:b6-7 c 13:c21-H1
deal a a:2,7,7,10,TRI b:4,8,9,9,TRI c:1,3,9,12,TRI
give b:TRI c:1
b 8:b7-15 c 3:b15-H1
{ layout=pair_vs_one3 rules=ja,angel_ring_only=yes pack=basic+D board=a:B,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4 hands=a:2,7,7,10,TRI/b:1,4,9,9/c:9,12,TRI,TRI dealer=a turn=c phase=over fn=3 undo=a:B,H2,H3,H4/b:15,H2,H3,H4/c:H1,H2,H3,H4 won=bc says=--+ gone=1,1,1,1,2,2,2,3,3,3,4,4,5,6,6,6,7,7,8,8,8,9,12,12,12,13,13,13,13,TRI,TRI,TAC laid=212 deals=3 shuffles=3 stack=13,9,6,3,7,8,4,DEV,TRI,7,8,13,4,13,13,TAC,6,6,1,8,3,12,2,3,7,5,2,3,6,10,7,10,5,13,10,9,5,10,9,1,5,4,10,4,1,1,2,5,TAC,5,12,TAC,10,12,TRI }

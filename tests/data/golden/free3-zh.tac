[Layout "free3"]
[Rules "zh,places=yes"]
[Pack "basic+J"]
[Result "a>b"]
[Event "golden play-through"]

deal a a:3,3,8,8,9 b:6,8,9,9,13 c:6,7,10,13,13
b 13:bB-17 c 13:cB-33 a 8:skip b 9:drop c 13:cB-33 a 8:skip b 9:drop c 6:c33-39 a 9:drop b 8:b17-25
c 10:c39-49 a 3:drop b 6:b25-31 c 7:c49-56 a 3:drop
deal b a:4,5,7,9,TRI b:1,5,9,TAC,TAC c:6,8,9,10,12
c 6:c56-62 a 5:drop b 9:b31-40 c 9:c62-7 a 9:drop b 1:bB-17 c 8:c7-15 a 4:drop b TAC=4:b40-36
c 10:drop a TRI:drop b TAC=TRI:c15~b17 c 12:c17-29 a 7:drop b 5:b15-H3
deal c a:1,1,10,10,TRI b:3,5,5,13,TAC c:7,8,12,13,13
a 1:aB-1 b 13:bB-17 c 7:c29-H2,cH2-H1 a TRI:a1~b36 b 3:b17-20 c 13:cB-33 a 10:a36-46 b TAC=10:b1-11
c 8:skip a 1:drop b 5:b11-16 c 13:cB-33 a 10:a36-46 b 5:b20-25 c 12:c33-45
deal a a:5,5,5,8,12 b:1,1,4,6,7 c:2,4,9,12,12
b 7:b16-H2,b25-27,bH2-H1,bH1-H2 c 4:c45-41 a 8:skip b 6:drop c 2:c41-43 a 5:a46-51 b 1:bB-17
c 9:drop a 5:a51-56 b 4:b17-13 c 12:c43-55 a 12:a56-H3 b 1:b27-28 c 12:c55-3 a 5:drop
deal b a:1,2,4,4,13 b:3,4,10,12,13 c:1,2,8,TRI,TRI
c 2:c3-5 a 13:aB-1 b 13:b28-41 c TRI:c5~b13 a 4:a1-61 b 12:b41-53 c 1:cB-33 a 1:a61-62 b 4:b53-49
c TRI:c33~a62 a 4:a33-29 b 10:b49-59 c 8:c13-21 a 2:a29-31 b 3:b59-62
deal c a:1,2,2,10,13 b:1,2,2,10,TRI c:3,3,7,7,TRI
a 13:aB-1 b TRI:a1~a31 c 7:c21-25,cH1-H4 a 2:a1-H2 b 2:b62-64 c TRI:c25~a31 a 1:aB-1 b 1:b5-6
c 7:c31-H2,cH2-H1,cH1-H3 a 2:a1-3 b 10:b6-16 c 3:drop a 10:a3-13 b 2:b16-H1 c 3:drop
deal a a:1,3,3,6,7 b:3,5,8,10,12 c:1,7,13,13,TRI
b 3:b64-3 c 1:cB-33 a 7:a13-17,a25-28 b 12:b3-15 c TRI:a28~c33 a 1:a17-18 b 8:skip c 13:drop
a 6:a33-39 b 5:drop c 7:c28-H2 a 3:a18-21 b 10:drop c 13:cB-33 a 3:a39-42
deal b a:4,6,8,8,9 b:5,7,9,10,TAC c:1,5,6,12,JES
c 1:c33-34 a 9:a42-51 b 7:bH3-H4,bH2-H3,bH1-H2,bH2-H1,bH1-H2,bH2-H1,bH1-H2 c 5:c34-39 a 8:a21-29
b TAC=8:skip c JES:drop a 8:a21-29 b 10:b15-25 c 6:c39-45 a 6:a29-35 b 5:b25-30 c 12:drop a 4:a51-47
b 9:drop
deal c a:2,4,5,12,13 b:2,3,7,10,12 c:4,6,8,9,TAC
a 12:a47-59 b 2:b30-32 c 9:c45-54 a 13:a35-48 b 10:b32-42 c 4:c54-50 a 2:a48-50 b 7:b42-49 c 8:skip
a 5:drop b 12:drop c 6:drop a 4:a59-55 b 3:drop c TAC:drop
deal a a:2,7,12,12,TRI b:6,7,8,9,9 c:1,2,6,13,TRI
b 7:b49-56 c 1:cB-33 a 7:aH2-H1,aH3-H2,aH2-H4,aH4-H2,aH2-H3 b 8:skip c TRI:drop a 2:drop b 9:b56-1
c 2:c33-35 a TRI:drop b 9:b1-10 c 6:c35-41 a 12:drop b 6:b10-16 c 13:c41-54 a 12:drop
deal b a:3,5,6,10,TRI b:4,4,10,13,13 c:1,1,4,13,TAC
c 13:c54-3 a 10:drop b 13:b16-29 c TAC=13:c3-16 a 6:drop b 13:bB-17 c 4:c16-12 a TRI:drop b 4:b17-13
c 1:c12-13 a 3:drop b 10:drop c 1:c13-14 a 5:drop b 4:drop
deal c a:3,5,7,TRI,TRI b:1,2,2,8,9 c:4,8,9,12,13
a 7:aH3-H2,aH2-H4,aH1-H3,aH3-H1 b 1:bB-17 c 8:skip a 5:drop b 8:skip c 4:drop a TRI:drop b 9:b17-26
c 12:c14-26 a TRI:drop b 2:drop c 9:c26-35 a 3:drop b 2:drop c 13:c35-48
deal a a:1,4,6,9,JES b:2,4,10,12,12 c:1,8,8,8,13
b 4:drop c 8:skip a 9:drop b 2:drop c 13:c48-61 a 1:aB-1 b 10:drop c 8:skip a JES:drop b 12:drop
c 8:skip a 6:drop b 12:drop c 1:c61-62 a 4:drop
deal b a:2,2,4,5,9 b:1,3,3,6,6 c:3,4,5,10,TRI
c TRI:a1~c62 a 4:a62-58 b 1:bB-17 c 4:c1-61 a 2:aH1-H3 b 6:b17-23 c 5:c61-2 a 9:a58-H2 b 3:b23-26
c 10:c2-12 a 2:drop b 6:b26-32 c 3:c12-15 a 5:drop b 3:b32-35
deal c a:3,8,9,13,TRI b:1,2,6,13,TRI c:1,2,5,13,TRI
a 13:aB-1 b 2:b35-37 c 1:c15-16 a TRI:a1~b37 b TRI:b1~c16 c 13:c1-14 a 3:a37-40 b 13:b16-29
c 5:c14-19 a 9:a40-49 b 1:b29-30 c 2:c19-21 a 8:skip b 6:drop c TRI:b30~a49
deal a a:1,4,6,13,TRI b:1,7,7,12,TAC c:5,9,10,12,TAC
b 7:b49-56 c TAC=7:c21-28 a 6:a30-36 b 1:b49-50 c 5:c28-33 a TRI:a36~b50 b TAC=TRI:c33~a36
c 9:c36-45 a 1:a33-34 b 7:b50-57 c 10:c45-55 a 13:a34-47 b 12:b57-5 c 12:c55-3 a 4:a47-43
deal b a:4,7,7,7,7 b:2,8,9,9,TAC c:5,5,10,12,13
c 5:drop a 7:a43-50 b 8:b5-13 c 10:c3-13 a 7:a50-57 b TAC:drop c 13:c13-26 a 7:a57-64 b 2:drop
c 5:c26-31 a 4:a64-60 b 9:drop c 12:c31-43 a 7:a60-3 b 9:drop
deal c a:3,3,3,8,9 b:1,5,12,12,TAC c:2,6,7,7,10
a 9:a3-12 b 1:bB-17 c 2:c43-45 a 3:a12-15 b 12:b17-29 c 7:c45-52 a 8:a15-23 b TAC=8:b29-37
c 10:c52-62 a 3:a15-18 b 5:b37-42 c 6:c62-4 a 3:a18-21 b 12:b42-54 c 7:c4-11
deal a a:2,4,5,9,13 b:2,6,6,10,13 c:1,3,5,5,13
b 6:b54-60 c 1:c11-12 a 13:a21-34 b 2:b60-62 c 3:c12-15 a 4:a34-30 b 6:b62-4 c 13:c15-28 a 2:a30-32
b 10:b4-14 c 5:drop a 9:a32-41 b 13:b14-27 c 5:c28-33 a 5:a41-46
deal b a:7,10,12,13,TRI b:1,3,7,10,13 c:7,8,10,12,JES
c 7:c33-40 a 10:a46-56 b 13:b27-40 c 8:skip a 13:drop b 10:b40-50 c JES c TRI:drop a 3:a56-59
b 12:drop c 7:drop a 7:a59-H1 b 10:b50-60 c 12:drop
deal c b:1,3,6,7,12 c:4,7,7,9,TAC
b 12:b60-8 c 4:drop b 3:b8-11 c 7:drop b 7:b11-H1
{ layout=free3 rules=zh,places=yes pack=basic+J board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:B,H2,H3,H4 hands=a:/b:1,6/c:7,9,TAC dealer=c turn=b phase=over fn=7 undo=a:H1,H2,H3,H4/b:11,H2,H3,H4/c:B,H2,H3,H4 won=a>b says=-+- gone=1,2,2,3,3,3,4,4,5,5,5,6,6,7,7,7,7,7,8,9,10,10,10,10,12,12,12,13,13,13,13,13,TRI,JES laid=304 deals=3 shuffles=4 stack=9,TRI,10,9,TRI,2,13,4,8,4,8,8,12,TAC,1,8,12,9,2,TAC,13,6,5,6,4,6,TRI,3,1,3,1,TRI,5,5,9,4,1,6,10,1,7,9,5,3,10,13,1,2,2,8,12,2,TAC,12,3,4,8,7,13,TRI }

[Layout "free3"]
[Rules "ja,angel_ring_only=yes"]
[Pack "basic+A"]
[Result "c"]
[Event "golden play-through"]

deal c a:4,6,7,13,TRI b:1,7,8,10,12 c:1,3,4,6,7
a 4:a1-61 b 7:b17-24 c 4:c33-29 a 7:a61-H2,aH2-H1 b 1:b24-25 c 7:c29-H2,cH2-H1 a 13:aB-1 b 8:skip
c 3:drop a TRI:a1~b25 b 12:b1-13 c 1:cH1-H2 a 6:a25-31 b 10:b13-23 c 6:drop
deal a a:4,6,13,13,TAC b:1,5,7,10,ANG c:6,6,6,12,13
b 5:b23-28 c 13:cB-33 a TAC=13:a31-44 b 1:b28-29 c 12:drop a 4:a44-40 b ANG:cB-33 c 6:c33-39
a 6:a40-46 b 7:b29-36 c 6:c39-45 a 13:a46-59 b 10:drop c 6:c45-51 a 13:aB-1
deal b a:5,5,9,12,TAC b:1,2,2,7,TAC c:2,2,3,7,10
c 7:c51-52,cH2-H3,cH3-H1,cH1-H4 a TAC=7:a1-4,a59-60,aH1-H4 b 1:b36-37 c 2:c51-53 a 9:a4-13
b 7:b37-44 c 3:c53-56 a 12:a13-25 b 2:b44-46 c 2:c56-58 a 5:a25-30 b 2:b46-48 c 10:drop a 5:a30-35
b TAC=5:b48-53
deal c a:1,3,5,8,13 b:2,3,4,8,8 c:1,4,8,9,9
a 1:a30-31 b 2:b53-55 c 8:skip a 8:drop b 4:b55-51 c 1:cB-33 a 13:aB-1 b 3:b51-54 c 9:c33-42
a 3:a1-4 b 8:skip c 4:drop a 5:a31-36 b 8:skip c 9:drop
deal a a:2,2,5,13,TAC b:5,10,10,12,TRI c:1,7,9,10,13
b TRI:b54~a60 c 9:c42-51 a 2:a36-38 b 5:b60-1 c 7:c51-56,c58-59,cH2-H1 a TAC=7:a38-43,a4-5,a54-55
b 12:drop c 13:cB-33 a 2:a43-45 b 10:drop c 1:c58-59 a 13:a5-18 b 10:b1-11 c 10:c33-43 a 5:a18-23
deal b a:4,6,9,10,TRI b:3,8,12,12,TRI c:5,7,8,13,TRI
c TRI:a23~c43 a TRI:a43~c51 b TRI:c43~a55 c 7:c23-25,c59-63,cH2-H3 a 4:a43-39 b 8:b11-H2 c 13:c63-12
a 6:a39-45 b 12:drop c 8:skip a 9:drop b 3:drop c 5:c55-60 a 10:drop b 12:drop
deal c a:4,9,9,13,13 b:2,6,10,10,12 c:1,1,7,9,TRI
a 13:aB-1 b 2:bH2-H4 c 9:c25-H1 a 4:a1-61 b 12:drop c 7:c12-18,cH3-H4 a 9:a51-60 b 6:drop c 1:cB-33
a 13:a45-58 b 10:drop c TRI:c33~a58 a 9:a33-42 b 10:drop c 1:c18-19
deal a a:4,6,8,8,TRI b:1,1,3,3,10 c:3,6,7,8,12
b 1:bB-17 c 7:c19-22,c58-60,cH1-H3 a TRI:a42~c60 b 3:b17-20 c 12:c22-H1 a 6:a61-H2 b 10:b20-30
c 6:c42-48 a 8:skip b 3:drop c 8:c48-56 a 8:skip b 1:drop c 3:c56-59 a 4:drop
deal b a:2,2,7,12,ANG b:2,5,7,10,13 c:1,2,8,10,TAC
c 1:cH1-H2 a 7:aH2-H3,aH3-H1,aH1-H3,aH3-H1 b 13:b30-43 c 8:skip a ANG:drop b 10:b43-53 c 10:drop
a 2:a60-62 b 7:b53-60 c TAC=7:c59-2 a 2:aH1-H3 b 5:b53-58 c 2:c2-4 a 12:drop b 2:b58-60
deal c a:1,4,10,TRI,TRI b:5,6,7,9,12 c:1,3,5,TRI,TAC
a 1:aB-1 b 5:b60-1 c TRI:b1~c4 a 10:drop b 6:b4-10 c 1:c1-2 a 4:drop b 9:b10-H2 c 3:c2-5 a TRI:drop
b 7:bH2-H3,bH3-H1,bH1-H3,bH3-H1 c TAC=7:c5-12 a TRI:drop b 12:drop c 5:c12-17
deal a a:3,4,6,13,TRI b:3,6,8,9,10 c:1,3,7,9,13
b 9:drop c 13:c17-30 a 13:aB-1 b 3:drop c 1:c30-31 a 4:a1-61 b 6:drop c 3:c31-H1
{ layout=free3 rules=ja,angel_ring_only=yes pack=basic+A board=a:B,61,H3,H4/b:B,B,H2,H4/c:H1,H2,H3,H4 hands=a:3,6,TRI/b:8,10/c:7,9 dealer=a turn=c phase=over fn=3 undo=a:B,61,H3,H4/b:B,B,H2,H4/c:31,H2,H3,H4 won=c says=+-+ gone=1,1,1,1,1,1,1,1,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,5,5,5,6,6,6,6,6,7,7,7,7,7,8,8,8,8,9,9,9,9,9,10,10,10,10,10,10,12,12,12,12,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,ANG laid=158 deals=5 shuffles=2 stack=9,5,6,TAC,8,13,1,7,12,12,2,TAC,13,5,4,2,4,5,13,5,12,TRI,7,4,8 }

[Layout "pair_vs_one3"]
[Rules "pl,places=yes"]
[Pack "basic+JD"]
[Result "bc"]
[Event "golden play-through"]

deal a a:2,2,10,10,DEV b:1,1,2,6,TRI c:1,3,4,4,4
give b:TRI c:3
b 1:bB-17 c 1:cB-33 a DEV a 3:b17-20 c 4:c33-29 a 2:drop b 6:b20-26 c TRI:b26~c29 a 2:drop
b 1:b29-30 c 4:c26-22 a 10:drop b 2:b30-32 c 4:c22-18 a 10:drop
deal b a:5,10,TRI,TAC,TAC b:1,3,6,12,12 c:3,5,9,13,13
give b:12 c:13
c 3:c18-21 a TAC:drop b 1:b32-33 c 5:c21-26 a TAC:drop b 13:b33-46 c 13:cB-33 a 10:drop b 12:b46-58
c 12:c33-45 a 5:drop b 6:b58-64 c 9:c45-54 a TRI:drop b 3:b64-3
deal c a:2,5,7,13,TAC b:2,5,5,10,12 c:3,3,7,8,9
give b:12 c:3
a 13:aB-1 b 10:b3-13 c 9:c26-H2 a 5:a1-6 b 5:b13-H1 c 7:c54-59,cH2-H4 a 7:a6-13 b 2:bH1-H3
c 12:c59-7 a TAC=12:a13-25 b 3:drop c 3:c59-62 a 2:a25-27 b 5:drop c 8:c62-6
deal a a:4,6,6,8,12 b:6,8,13,13,TRI c:1,7,8,9,9
give b:TRI c:8
b 13:bB-17 c TRI:c6~b17 a 12:a27-39 b 8:b6-14 c 1:cB-33 a 8:a39-47 b 8:skip c 9:drop a 4:a47-43
b 13:bB-17 c 7:c33-40 a 6:a43-49 b 6:b17-23 c 9:c40-49 a 6:drop
deal b a:1,2,2,4,10 b:1,5,9,9,13 c:7,7,12,13,TRI
give b:9 c:12
c TRI:b23~c49 a 1:aB-1 b 9:b49-58 c 13:c23-H3 a 4:a1-61 b 1:bB-17 c 7:drop a 2:a61-63 b 5:b58-63
c 7:drop a 2:drop b 12:b63-11 c 9:drop a 10:drop b 13:b17-30
deal c a:1,8,10,10,TRI b:1,3,6,7,TRI c:4,7,12,13,TAC
give b:TRI c:13
a 1:aB-1 b 7:b11-12,b14-H1,b30-31,bH3-H2 c TRI:drop a TRI:a1~b31 b 3:b1-4 c 7:drop a 10:a31-41
b 1:b12-13 c TAC=1:cB-33 a 10:a41-51 b 6:b4-10 c 4:c33-29 a 8:skip b 13:drop c 12:c29-41
deal a a:6,10,10,10,TAC b:2,2,5,5,TAC c:1,9,10,13,JES
give b:5 c:JES
b 2:bH2-H4 c 13:cB-33 a 10:a51-61 b 2:bH1-H3 c 5:c33-38 a 6:a61-H2 b TAC=6:b12-H1 c 9:c41-50
a TAC=9:a61-6 b 5:b10-15 c 1:c38-39 a 10:drop b JES b 10:b15-25 c 10:c41-51
deal b a:1,4,12,12,13 b:2,4,5,8,12 c:1,6,12,13,13
give b:5 c:6
c 1:c51-52 a 13:aB-1 b 2:b25-27 c 5:c39-44 a 4:a1-61 b 8:b27-35 c 12:drop a 1:aB-1 b 6:b35-41
c 13:drop a 12:a6-18 b 4:b41-37 c 13:drop a 12:a18-30 b 12:drop
deal c a:6,7,9,10,12 b:1,4,5,9,9 c:2,3,13,13,TRI
give b:4 c:3
a 7:a1-3,a61-H1 b 5:b37-42 c TRI:a30~c52 a 12:a3-15 b 1:bH1-H2 c 2:c30-32 a 9:a15-24 b 9:drop
c 4:c32-28 a 6:a52-58 b 3:drop c 13:c44-57 a 10:a58-4 b 9:b42-51 c 13:c28-41
deal a a:6,9,13,13,TAC b:1,6,8,9,TRI c:3,5,6,6,TRI
give b:8 c:3
b TRI:a24~c41 c 5:c24-29 a 9:a41-50 b 1:b51-52 c 6:c29-H2 a 13:aB-1 b 3:b52-55 c TRI:a1~b55
a TAC=TRI:a4~c57 b 6:drop c 8:c4-12 a 6:a57-63 b 9:drop c 6:c12-18 a 13:a1-14
deal b a:2,8,8,12,DEV b:1,1,4,7,TRI c:2,7,7,8,10
give b:TRI c:2
c TRI:a14~b55 a DEV a 7:b14-H1,c18-21 c 7:c21-28 a 2:aH1-H3 b 1:c28-29 c 8:skip a 12:drop b 2:c29-31
c 7:c31-38 a 8:skip b 4:drop c 10:c38-48 a 8:skip b 1:drop
deal c a:1,3,4,4,7 b:3,5,7,7,13 c:3,5,9,12,TAC
give b:13 c:TAC
a 7:a55-58,a63-H1,aH3-H4 b 7:c48-55 c 3:c55-58 a 1:aB-1 b 7:c58-1 c 5:c1-6 a 4:drop b 3:c6-9
c 13:c9-22 a 4:drop b TAC=4:c22-18 c 9:c18-27 a 3:drop b 5:c27-32 c 12:c32-44
deal a a:2,2,10,12,12 b:3,5,6,12,TAC c:1,4,5,9,13
give b:5 c:9
b 6:c44-50 c 13:c50-63 a 2:aH1-H3 b 9:c63-8 c 5:c8-13 a 12:drop b 3:c13-16 c 4:c16-12 a 10:drop
b 12:c12-24 c 1:c24-25 a 12:drop b TAC=12:c25-37 c 5:c37-42 a 2:drop
deal b a:1,4,6,7,TRI b:7,7,8,10,JES c:3,4,10,13,TAC
give b:JES c:3
c JES c 6:c42-48 a 8:drop b 10:c48-58 c 1:c58-59 a 7:drop b TAC=7:c59-2 c 7:c2-9 a 3:drop b 4:c9-5
c 4:c5-1 a 10:drop b 13:c1-14 c TRI:drop a 7:drop
deal c a:1,1,12,13,TRI b:1,1,1,2,13 c:2,4,8,9,12
give b:2 c:9
a 1:aB-1 b 13:c14-27 c 2:c27-29 a TRI:a1~c29 b 1:c1-2 c 4:c2-62 a 13:a29-42 b 1:c62-63 c 8:skip
a 12:drop b 1:c63-64 c 12:c64-12 a 1:aB-1 b 9:c12-21 c 2:c21-23
deal a a:7,7,8,10,13 b:1,5,8,9,TRI c:4,5,6,6,7
give b:8 c:4
b TRI:a1~a42 c 6:c23-29 a 7:a1-H2,a42-47 b 4:c29-25 c 5:c25-30 a 7:a47-54 b 1:c30-31 c 8:skip
a 13:drop b 9:c31-40 c 7:c40-47 a 10:a54-64 b 5:c47-52 c 6:c52-58 a 8:a64-8
deal b a:3,4,9,13,TRI b:3,3,3,4,TRI c:2,6,10,13,TRI
give b:3 c:2
c TRI:a8~c58 a 4:a58-54 b TRI:c8~a54 c 6:c54-60 a TRI:a8~c60 b 2:c8-10 c 13:c10-23 a 3:a60-63
b 3:c23-26 c 3:c26-29 a 9:a63-8 b 4:c29-25 c 10:c25-35 a 13:a8-21 b 3:c35-38
deal c a:1,6,8,9,10 b:2,5,8,12,TAC c:2,7,12,13,TAC
give b:5 c:2
a 1:a21-22 b TAC=1:c38-39 c 5:c39-44 a 10:a21-31 b 2:c44-46 c 7:c46-53 a 8:a31-39 b 8:c53-61
c 13:c61-10 a 9:a39-48 b 12:c10-22 c 12:c22-H1
{ layout=pair_vs_one3 rules=pl,places=yes pack=basic+JD board=a:48,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4 hands=a:6/b:2/c:TAC dealer=c turn=c phase=over fn=12 undo=a:48,H2,H3,H4/b:H1,H2,H3,H4/c:22,H2,H3,H4 won=bc says=+-+ gone=1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,4,4,5,5,5,5,5,6,6,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,8,9,9,9,9,9,10,10,10,10,10,10,12,12,12,12,12,12,12,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,JES laid=267 deals=6 shuffles=3 stack=9,10,5,DEV,5,6,7,3,9,13 }

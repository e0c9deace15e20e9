[Layout "free3"]
[Rules "pl,places=yes"]
[Pack "basic+JA"]
[Result "b>a"]
[Event "golden play-through"]

deal c a:3,4,10,TRI,JES b:2,3,5,6,12 c:3,4,6,9,13
a JES a 2:drop b 13:bB-17 c 4:drop a 5:drop b 4:b17-13 c 3:drop a 12:drop b 6:b13-H2 c 10:drop
a 3:drop b 3:drop c TRI:drop a 6:drop b 9:drop
deal a a:2,3,8,9,TRI b:1,1,4,7,8 c:1,1,5,6,10
b 1:bB-17 c 1:cB-33 a 2:drop b 4:b17-13 c 6:c33-39 a 9:drop b 1:bB-17 c 1:cB-33 a TRI:drop
b 7:b17-19,b13-H1 c 5:c33-38 a 3:drop b 8:b19-27 c 10:c39-49 a 8:drop
deal b a:4,5,13,13,TAC b:2,4,7,8,13 c:2,9,10,TRI,ANG
c TRI:b27~c38 a 13:aB-1 b 7:b38-42,bH2-H4,bH1-H2 c 9:c27-H3 a 4:a1-61 b 13:bB-17 c 10:c49-59
a 13:aB-1 b 4:b17-13 c ANG:aB-1 a 5:a1-6 b 2:b42-44 c 2:c59-61 a TAC=2:a6-8 b 8:b44-52
deal c a:2,3,3,7,13 b:1,2,5,5,10 c:1,1,6,12,13
a 7:a61-H1,a8-10 b 2:b13-15 c 6:c59-1 a 13:aB-1 b 1:b15-16 c 1:cB-33 a 2:a10-12 b 10:b52-62
c 12:c33-45 a 3:a1-4 b 5:b62-3 c 13:cB-33 a 3:a12-15 b 5:b16-21 c 1:cH3-H4
deal a a:2,7,8,12,TRI b:3,6,8,9,12 c:4,6,7,10,12
b 6:b21-27 c 4:c33-29 a TRI:a4~c45 b 8:skip c 10:drop a 7:a15-18,a45-49 b 3:drop c 12:c4-16
a 8:a18-26 b 9:b3-12 c 7:c16-17,c29-H2 a 2:a49-51 b 12:b27-39 c 6:c17-23 a 12:a51-63
deal b a:4,5,7,10,TRI b:7,8,13,TRI,TAC c:1,10,12,12,TAC
c 1:cH2-H3 a 7:a26-29,aH1-H2,a63-H1 b TAC=7:b12-13,b39-43,bH2-H1,bH1-H2 c TAC=7:c23-30 a 4:drop
b 7:b12-H1,b39-40 c 10:c30-40 a TRI:drop b 13:bB-17 c 12:c40-52 a 10:drop b TRI:b17~c52 c 12:c17-29
a 5:drop b 8:b52-60
deal c a:3,9,9,10,TAC b:1,3,7,8,JES c:5,9,12,13,TRI
a 10:drop b 3:b60-63 c 5:c29-H1 a TAC:drop b JES b 12:b63-11 c 3:drop a 1:aH2-H3 b 13:b11-24
c 9:drop a 7:aH1-H2,aH2-H1,aH3-H2,aH2-H4,aH1-H3 b 9:b24-33 c 9:drop a 8:drop b TRI:drop
deal a a:1,4,7,12,TRI b:5,8,9,9,13 c:3,5,7,10,TAC
b 5:b33-38 c 10:drop a 1:aB-1 b 9:b38-47 c 5:drop a 4:a1-61 b 8:b47-55 c TAC:drop a TRI:b55~a61
b 9:b61-6 c 7:drop a 12:a55-H2 b 13:b6-19 c 3:drop a 7:drop
deal b a:2,4,10,13,TRI b:1,6,9,10,12 c:1,1,3,6,12
c 1:cH1-H2 a 13:aB-1 b 10:b19-29 c 1:cB-33 a 4:a1-61 b 1:b29-30 c 3:c33-36 a TRI:b30~c36 b 9:b36-45
c 6:c30-36 a 2:a61-63 b 12:b45-57 c 12:c36-48 a 10:a63-9 b 6:b57-63
deal c a:2,4,6,12,ANG b:2,3,8,12,13 c:2,4,5,5,TAC
a 4:a9-5 b 2:b63-1 c 4:c48-44 a 12:a5-17 b 8:skip c 5:drop a ANG:b1-2 b 13:b2-15 c TAC=13:c44-57
a 2:a17-19 b 12:b2-14 c 2:c57-59 a 6:a19-25 b 3:b14-17 c 5:c59-64
deal a a:1,6,8,8,13 b:5,6,7,12,TRI c:1,1,13,13,TRI
b TRI:b17~c64 c 1:c17-18 a 8:skip b 7:drop c TRI:c18~a25 a 6:a18-24 b 6:b64-6 c 1:c25-26 a 1:a24-25
b 5:b6-11 c 13:c26-39 a 8:a25-33 b 12:b11-23 c 13:c39-52 a 13:a33-46
deal b a:2,4,4,6,10 b:2,3,5,7,7 c:6,7,8,8,13
c 8:c52-60 a 2:a46-48 b 7:b23-30 c 6:c60-2 a 4:a48-44 b 7:b30-37 c 13:c2-15 a 6:a44-50 b 2:b37-39
c 7:c15-22 a 10:a50-60 b 5:b39-44 c 8:c22-30 a 4:a60-56 b 3:b44-47
deal c a:2,7,7,TRI,TRI b:5,6,7,10,12 c:1,1,1,8,12
a 7:a56-63 b 12:b47-59 c 8:skip a TRI:drop b 7:b59-64,bH2-H3,bH1-H2 c 1:c30-31 a 2:drop b 5:b64-5
c 1:c31-32 a 7:drop b 10:b5-15 c 12:c32-44 a TRI:drop b 6:b15-21 c 1:c44-45
deal a a:3,5,8,9,13 b:2,3,5,7,TRI c:1,3,4,13,TAC
b 5:b21-26 c 13:c45-58 a 13:aB-1 b TRI:a1~b26 c TAC=TRI:b26~c58 a 8:skip b 3:drop c 3:c26-29
a 3:a1-4 b 7:b58-1 c 1:c29-30 a 9:a4-13 b 2:b1-3 c 4:c30-26 a 5:a13-18
deal b a:5,5,8,12,12 b:5,6,9,9,JES c:1,6,13,13,13
c 1:c26-27 a 8:skip b 5:drop c 13:c27-40 a 12:a18-30 b 6:b3-9 c 6:c40-46 a 12:a30-42 b 9:b9-H1
c 13:c46-59 a 5:a42-47 c 13:c59-8 a 5:a47-52
deal c a:1,2,3,9,10 c:2,4,9,10,12
a 10:a52-62 c 10:c8-18 a 2:a62-64 c 12:c18-30 a 9:a64-9 c 2:c30-32 a 1:a9-10 c 4:c32-28 a 3:a10-13
c 9:c28-37
deal a a:2,6,7,8,TAC c:1,1,3,4,8
c 1:c37-38 a TAC=1:a13-14 c 1:c37-38 a 7:a14-21 c 8:c38-46 a 2:a21-23 c 3:c46-49 a 8:a23-31
c 4:c49-45 a 6:a31-37
deal c a:4,4,6,12,13 c:4,9,9,10,TAC
a 4:a37-33 c 9:c45-54 a 13:a33-46 c TAC=13:c54-3 a 6:a33-39 c 10:c3-13 a 12:a39-51 c 9:c13-22
a 4:a51-47 c 4:c22-18
deal a a:5,7,8,13,TRI c:3,8,10,TRI,TAC
c 3:c18-21 a 8:a47-55 c TAC=8:c21-29 a 7:a47-54 c 8:skip a 5:drop c TRI:c29~a54 a TRI:a29~c54
c 10:c29-39 a 13:a54-3
deal c a:3,7,10,10,TRI c:1,2,4,12,ANG
a 3:a3-6 c 4:c39-35 a TRI:a6~c35 c ANG:a35-36 a 7:a36-43 c 2:c6-8 a 10:a43-53 c 12:c8-20 a 10:a53-63
c 1:c20-21
deal a a:7,10,10,TRI,TRI c:3,8,9,9,12
c 3:c21-24 a TRI:c24~a63 c 8:c63-7 a 7:a24-31 c 12:c7-19 a 10:a31-41 c 9:c19-28 a 10:a41-51
c 9:c28-37 a TRI:c37~a51
deal c a:4,10,13,TAC,TAC c:1,2,8,12,13
a 13:a37-50 c 8:c51-59 a 4:a50-46 c 13:c59-8 a TAC=13:a46-59 c 1:cB-33 a TAC=1:a59-60 c 12:drop
a 10:a60-6 c 2:drop
deal a a:2,5,6,8,10 c:1,4,8,10,TRI
c 1:cB-33 a 8:skip c 10:drop a 10:a6-16 c 4:c33-29 a 5:a16-21 c 8:skip a 2:drop c TRI:a21~c29
a 6:a29-35
deal c a:3,3,6,7,12 c:1,1,6,8,ANG
a 6:a35-41 c 8:c21-29 a 7:a41-48 c 1:c29-30 a 12:a48-60 c 1:c30-31 a 3:a60-63 c ANG:a63-12
a 3:a12-15 c 6:c31-37
deal a a:4,8,9,13,TRI c:1,5,7,7,13
c 13:c37-50 a 8:a15-23 c 5:c50-55 a TRI:a23~c55 c 7:c23-30 a 9:a55-64 c 1:c30-31 a 4:a64-60
c 7:c31-38 a 13:a60-9
deal c a:2,6,7,10,TRI c:3,3,6,7,TAC
a 2:a9-11 c 6:c38-44 a TRI:a11~c44 c 7:c11-18 a 7:a44-51 c TAC=7:c18-25 a 6:a44-50 c 3:c25-28
a 10:a50-60 c 3:c28-31
deal a a:4,5,6,7,12 c:2,5,12,13,TAC
c 2:c31-33 a 4:a60-56 c TAC=4:c33-29 a 6:a60-H1
{ layout=free3 rules=pl,places=yes pack=basic+JA board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:29,H2,H3,H4 hands=a:5,7,12/b:/c:5,12,13 dealer=a turn=a phase=over fn=6 undo=a:60,H2,H3,H4/b:H1,H2,H3,H4/c:29,H2,H3,H4 won=b>a says=--+ gone=1,1,1,1,1,2,2,2,2,3,3,3,3,3,4,4,4,4,5,5,6,6,6,6,6,6,7,7,7,7,7,7,8,8,8,8,8,8,9,9,9,10,10,10,10,10,10,12,12,12,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,ANG laid=337 deals=7 shuffles=4 stack=1,3,2,2,1,13,3,9,12,9,13,JES,12,9,7,5,4,10,5,8,13,4,2,1,TRI,6,5,1,9,4 }

[Layout "free3"]
[Rules "th,coop_last_tac=yes"]
[Pack "basic+W"]
[Result "b"]
[Event "golden play-through"]

deal c a:2,4,7,10,12 b:3,6,10,13,TAC c:2,4,5,5,10
a 4:a1-61 b TAC=4:b17-13 c 4:c33-29 a 12:a1-13 b 13:bB-17 c 2:c29-31 a 2:a13-15 b 6:b17-23
c 5:c31-H3 a 7:a15-22 b 3:b23-26 c 5:drop a 10:drop b 10:b26-36 c 10:drop
deal a a:1,1,2,7,TRI b:1,1,8,8,13 c:7,9,13,13,TAC
b 1:bB-17 c TAC=1:cB-33 a 1:a22-23 b 1:bB-17 c 7:c33-38,cH3-H2,cH2-H3 a TRI:a23~c38 b 13:bB-17
c 9:c23-32 a 7:a38-45 b 8:b17-25 c 13:cB-33 a 1:a45-46 b 8:skip c 13:drop a 2:a46-48
deal b a:2,5,7,13,TRI b:4,6,8,8,13 c:1,9,10,12,TRI
c 12:c33-45 a TRI:c45~a48 b 13:bB-17 c TRI:b25~c48 a 13:aB-1 b 4:b17-13 c 1:c25-26 a 7:a1-2,a45-51
b 8:b13-H4 c 9:c32-41 a 5:a2-7 b 6:drop c 10:c41-51 a 2:a7-9 b 8:drop
deal c a:4,4,6,7,TAC b:3,4,7,12,TRI c:2,8,10,10,12
a 6:a9-15 b 7:drop c 8:c26-H1 a TAC=8:a15-23 b 12:drop c 10:c51-61 a 7:a23-30 b 4:drop c 12:c61-9
a 4:a30-26 b 3:drop c 10:c9-19 a 4:a26-22 b TRI:drop c 2:c19-21
deal a a:3,9,12,13,13 b:5,5,12,13,TRI c:1,1,3,10,TRI
b 13:bB-17 c 1:cB-33 a 9:a22-31 b TRI:b17~c21 c TRI:b21~c33 a 13:aB-1 b 12:b33-45 c 3:c21-24
a 13:aB-1 b 5:b45-50 c 1:cB-33 a 12:a1-13 b 5:b50-55 c 10:c33-43 a 3:a31-34
deal b a:2,3,6,7,8 b:2,4,8,9,9 c:1,3,5,9,12
c 3:c24-27 a 7:a13-16,a34-38 b 9:b55-64 c 1:c27-28 a 3:a38-41 b 9:b64-9 c 5:c43-48 a 6:a41-47
b 2:b9-11 c 12:c48-60 a 8:skip b 8:drop c 9:c60-5 a 2:a47-49 b 4:b11-7
deal c a:2,5,10,12,12 b:2,6,13,TRI,TAC c:1,3,7,8,10
a 5:a49-54 b TRI:b7~a16 c 7:c28-H1,c5-6 a 12:a54-H1 b 13:bB-17 c 1:cB-33 a 2:aH1-H3 b TAC=2:b17-19
c 3:c33-36 a 10:drop b 6:b19-25 c 8:skip a 12:drop b 2:b25-27 c 10:c36-46
deal a a:1,6,8,9,13 b:3,3,5,TAC,WAR c:4,5,9,9,TRI
b 3:b16-H2 c TRI:b27~c46 a 13:aB-1 b TAC=13:b46-59 c 5:c27-32 a 9:a7-16 b WAR:b59-6 c 4:c32-28
a 1:aB-1 b 3:b6-9 c 9:c28-37 a 8:a1-9 b 5:drop c 9:c37-46 a 6:a9-15
deal b a:3,5,9,10,13 b:1,1,3,12,TAC c:1,2,9,9,TRI
c 1:c46-47 a 3:a16-19 b 1:bB-17 c TRI:a15~c47 a 10:a19-29 b 3:b17-20 c 2:c15-17 a 13:aB-1 b 1:bB-17
c 9:drop a 9:a29-38 b 12:b20-32 c 9:drop a 5:a47-52 b TAC=5:b17-22
deal c a:2,2,7,7,8 b:6,6,7,9,10 c:4,6,12,12,TRI
a 7:a1-3,a47-52 b 7:b22-25,b32-36 c 12:drop a 7:a3-7,a52-55 b 9:b25-34 c 12:drop a 2:a55-57 b 6:drop
c 6:drop a 8:a7-15 b 10:drop c TRI:drop a 2:a38-40 b 6:drop c 4:drop
deal a a:4,6,8,12,TAC b:2,7,10,10,13 c:1,2,13,TRI,TRI
b 7:b36-39,b34-37,bH2-H3 c 1:cB-33 a 12:a40-52 b 10:b39-49 c TRI:a15~c33 a TAC=TRI:a15~b37
b 2:b49-51 c TRI:b15~c33 a 6:a37-43 b 10:b33-43 c 2:c15-17 a 4:a57-53 b 13:drop c 13:c17-30
a 8:a53-61
deal b a:1,3,4,13,13 b:4,4,5,7,13 c:4,5,6,8,12
c 8:skip a 4:drop b 7:b43-47,b51-54 c 4:c30-26 a 13:aB-1 b 4:b54-50 c 5:c26-31 a 13:a1-14 b 5:b50-55
c 6:c31-37 a 3:aH1-H4 b 4:b55-51 c 12:drop a 1:a61-62 b 13:drop
deal c a:3,4,5,10,10 b:1,2,4,8,9 c:2,6,7,12,13
a 5:a62-H2 b 1:b47-48 c 7:c37-38,cH3-H2,cH2-H4,cH1-H3,cH3-H2 a 3:a14-17 b 9:b51-60 c 13:cB-33
a 10:a17-27 b 8:b60-4 c 6:c38-44 a 4:a27-23 b 2:b48-50 c 2:c33-35 a 10:a23-33 b 4:b50-46 c 12:drop
deal a a:1,2,5,6,10 b:1,5,6,9,12 c:1,10,12,12,13
b 5:b46-51 c 1:c35-36 a 1:aB-1 b 9:b4-13 c 13:drop a 2:a1-3 b 12:b51-63 c 12:c44-56 a 10:a3-13
b 1:bB-17 c 12:c36-48 a 5:a33-38 b 6:b63-5 c 10:c56-2 a 6:a38-44
deal b a:4,6,9,12,TAC b:1,8,9,12,13 c:1,6,7,13,TRI
c TRI:a13~c48 a 4:a44-40 b 13:b17-30 c 7:c13-18,c2-3,cH2-H1 a 12:a48-60 b 9:b30-39 c 6:c18-24
a 6:a60-H1 b 8:skip c 1:drop a TAC=1:aH2-H3 b 1:b39-40 c 13:c24-37 a 9:drop b 12:b40-52
deal c a:2,4,8,9,TRI b:3,6,7,9,13 c:1,3,7,13,TRI
a 9:drop b 13:b5-H1 c TRI:c37~b52 a TRI:drop b 7:b37-43,bH1-H2 c 7:c3-9,c52-53 a 8:drop b 9:b43-52
c 13:c9-22 a 4:drop b 3:drop c 1:c22-23 a 2:drop b 6:drop c 3:c23-26
deal a a:2,5,7,7,10 b:1,2,3,9,TRI c:4,10,13,13,WAR
b TRI:c26~c53 c 13:c53-2 a 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 b 1:b52-53 c 4:c2-62
a 7:drop b 2:b53-55 c 10:c62-8 a 2:drop b 9:b55-64 c 13:c8-21 a 10:drop b 3:b64-3 c WAR:c26-3
a 5:drop
deal b a:5,10,13,TRI,TAC b:2,5,8,8,TRI c:3,5,6,12,TAC
c 12:c3-15 a 13:aB-1 b 2:drop c 3:c21-24 a 10:a1-11 b 8:drop c TAC=8:c24-32 a TRI:a11~c15 b 8:drop
c 6:c32-38 a 5:a15-20 b TRI:drop c 5:c11-16 a TAC=5:a20-25 b 5:drop
deal c a:1,2,3,8,12 b:4,6,10,10,13 c:4,6,8,TRI,TAC
a 12:a25-37 b 13:bB-17 c TAC=13:c38-51 a 2:a37-39 b 10:drop c TRI:c11~c51 a 3:a39-42 b 6:drop
c 6:c11-17 a 8:a42-50 b 4:drop c 8:c17-25 a 1:a50-51 b 10:drop c 4:c25-21
deal a a:4,6,8,TAC,WAR b:4,7,7,TRI,TRI c:1,5,7,9,10
b 4:drop c 9:c21-30 a 8:skip b 7:drop c 7:cH1-H3,c30-H1,cH3-H2 a 4:a51-47 b 7:drop c 1:cB-33
a TAC=1:a47-48 b TRI:drop c 5:drop a 6:a48-54 b TRI:drop c 10:drop a WAR:a54-B
deal b a:1,5,9,13,TRI b:3,4,6,13,TRI c:7,10,12,12,TAC
c 7:cH2-H3,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1 a 1:aB-1 b 13:bB-17 c TAC=13:cB-33 a 9:a1-10
b 6:drop c 10:c33-43 a TRI:a10~c43 b 3:drop c 12:c10-22 a 5:a43-48 b TRI:drop c 12:c22-34
a 13:a48-61 b 4:drop
deal c a:3,3,7,9,13 b:1,8,10,12,12 c:1,2,2,8,8
a 3:a61-64 b 1:bB-17 c 2:c34-36 a 3:a64-3 b 12:b17-29 c 2:c36-38 a 7:a3-10 b 8:skip c 8:drop
a 13:a10-23 b 12:drop c 1:c38-39 a 9:drop b 10:b29-39 c 8:drop
deal a a:3,5,8,10,10 b:4,7,9,13,TRI c:1,2,2,6,7
b 13:b39-52 c 1:cB-33 a 8:a23-31 b 9:b52-61 c 7:c33-38,cH1-H2,cH2-H1 a 3:a31-34 b 7:b61-4 c 2:c38-40
a 5:a34-39 b TRI:a39~c40 c 2:drop a 10:a40-50 b 4:b4-64 c 6:c39-45 a 10:a50-60
deal b a:3,5,13,TRI,TAC b:1,2,5,9,12 c:5,6,6,12,13
c 12:c45-57 a 3:a60-63 b 9:b64-9 c 5:c57-62 a TRI:c62~a63 b 2:b9-11 c 6:c63-5 a 5:a62-3 b 5:b11-16
c 6:c5-11 a TAC:drop b 1:b16-17 c 13:drop a 13:drop b 12:b17-29
deal c a:1,3,6,6,12 b:3,6,10,TRI,TRI c:4,7,13,13,TRI
a 6:a3-9 b TRI:a9~b29 c 7:c11-14,cH1-H2,cH2-H1,cH1-H2,cH2-H1 a 12:a29-41 b TRI:c14~a41 c TRI:b9~c41
a 6:a14-20 b 10:b41-51 c 4:c9-5 a 3:a20-23 b 3:b51-54 c 13:c5-18 a 1:a23-24 b 6:b54-60 c 13:drop
deal a a:1,8,8,9,10 b:1,5,9,10,13 c:2,8,10,12,WAR
b 13:b60-9 c WAR:c18-24 a 1:aB-1 b 9:b9-H1
{ layout=free3 rules=th,coop_last_tac=yes pack=basic+W board=a:1*,H2,H3,H4/b:H1,H2,H3,H4/c:24,H1,H3,H4 hands=a:8,8,9,10/b:1,5,10/c:2,8,10,12 dealer=a turn=b phase=over fn=9 undo=a:1*,H2,H3,H4/b:9,H2,H3,H4/c:24,H1,H3,H4 won=b says=++- gone=1,1,3,3,4,6,6,6,7,9,10,12,13,13,13,TRI,TRI,TRI,WAR laid=379 deals=2 shuffles=5 stack=9,9,1,4,4,6,TAC,13,3,5,13,12,3,1,1,8,TAC,10,4,1,12,2,TRI,2,1,7,12,7,1,TRI,6,4,8,7,13,3,5,9,9,9,5,2,10,2,5,5,8,7,4,3,TRI,12,7,13,6,4,2,8,12,TRI,13,10,TAC,13,2,TAC,3,7,6,5 }

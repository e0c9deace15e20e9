[Layout "coop4"]
[Rules "ja,angel_ring_only=yes"]
[Pack "basic+JAW"]
[Result "abcd"]
[Event "golden play-through"]

deal a a:2,4,13,13,TRI b:1,6,10,12,13 c:2,4,6,9,10 d:2,8,9,13,WAR
give a:4 b:12 c:4 d:13
b 6:b17-23 c 4:c33-29 d 8:d49-57 a 4:a1-61 b 13:bB-17 c 6:c29-H2 d 2:d57-59 a TRI:b23~d59 b 1:bB-17
c 2:cH2-H4 d 12:d23-35 a 2:a61-63 b 13:bB-17 c 9:drop d 9:d35-44 a 13:aB-1 b 10:b17-27 c 10:drop
d WAR:d44-59 a 13:a1-14
deal b a:2,5,6,TRI,JES b:1,5,9,10,13 c:3,4,4,9,12 d:7,7,8,12,12
give a:JES b:13 c:4 d:12
c JES c 13:cB-33 d TRI:b27~d59 a 1:a14-15 b 4:b59-55 c 8:c33-41 d 5:d27-32 a 5:a63-H3 b 9:b55-64
c 12:c41-53 d 6:d32-38 a 9:a15-24 b 12:b64-12 c 7:c53-60 d 2:d38-40 a 10:a24-34 b 3:b12-15 c 7:c60-3
d 4:d40-36 a 12:drop
deal c a:5,7,9,12,12 b:1,1,5,TRI,ANG c:4,4,5,10,13 d:2,6,8,10,TRI
give a:5 b:ANG c:10 d:2
d TRI:c3~b15 a 7:aH3-H4,aH4-H1,aH1-H4 b 5:b3-8 c 13:cB-33 d 8:skip a 9:drop b 1:bB-17 c 4:c33-29
d 10:d36-46 a 10:a34-44 b TRI:c15~b17 c 5:c29-H1 d 6:d46-H3 a 12:a44-56 b 1:b15-16 c 5:c17-22
d ANG:aB-1 a 12:drop b 2:b16-H1 c 4:c22-18
deal d a:6,8,8,TAC,TAC b:1,1,2,3,4 c:1,1,1,8,TRI d:2,3,5,7,7
give a:8 b:4 c:TRI d:7
a 6:a1-7 b 7:b8-13,bH1-H3 c 1:cB-33 d 7:dH3-H1,dH1-H4,dH4-H2 a TRI:a7~c33 b 3:b13-16 c 8:c7-15
d 2:dH2-H4 a 8:a56-64 b 2:b16-H1 c 1:c15-16 d 4:drop a TAC=4:a64-60 b 1:bB-17 c 8:c18-26 d 5:drop
a TAC=5:a33-38 b 1:bH3-H4 c 1:c16-17 d 3:drop
deal a a:3,7,7,9,10 b:3,6,9,12,TAC c:3,10,13,TRI,TAC d:3,5,6,8,13
give a:3 b:3 c:10 d:6
b 12:drop c 3:c26-29 d 13:dB-49 a 10:a38-48 b TAC:drop c TRI:a48~d49 d 8:skip a 9:drop b 9:drop
c TAC=9:c17-26 d 5:drop a 7:a60-H2 b 6:drop c 3:c29-32 d 3:drop a 10:a49-59 b 6:drop c 13:c32-45
d 3:d48-H2 a 7:a59-H1
deal b a:1,1,4,8,WAR b:5,6,12,13,TRI c:2,3,7,9,12 d:4,8,10,TRI,TRI
give a:1 b:6 c:3 d:8
c 7:c26-29,c45-47,cH1-H3 d 10:drop a 1:aH2-H3 b 13:bB-17 c 2:c29-31 d TRI:drop a WAR:drop
b TRI:b17~c47 c 9:c17-26 d 6:drop a 8:drop b 12:b47-59 c 1:c26-27 d TRI:drop a 4:drop b 8:b59-3
c 12:c31-43 d 4:drop a 3:drop b 5:b3-8
deal c a:1,4,6,13,JES b:1,12,13,13,TRI c:1,3,10,10,13 d:2,7,8,8,TAC
give a:6 b:1 c:1 d:7
d 1:dB-49 a 1:aB-1 b TRI:a1~d49 c 3:c43-46 d TAC=3:d1-4 a 13:a49-62
b 7:b8-9,bH1-H2,bH2-H1,bH1-H3,bH3-H1 c 13:c43-56 d 2:d4-6 a 1:a62-63 b 13:bB-17 c 6:c56-62 d 8:skip
a 4:drop b 13:drop c 10:c27-37 d 8:skip a JES:drop b 12:b17-29 c 10:c37-47
deal d a:3,4,6,TAC,ANG b:3,8,12,12,TAC c:5,6,8,12,TRI d:3,3,4,6,7
give a:TAC b:12 c:5 d:4
a ANG:b29-42 b 3:b42-45 c TRI:d6~b45 d 7:dH2-H1,dH1-H3,dH3-H1,dH1-H3 a 5:a63-4 b TAC=5:b9-14
c 8:c47-55 d 6:d45-H2 a 6:a63-5 b 4:b14-10 c 6:c62-4 d 12:drop a 3:drop b 8:skip c TAC:drop d 3:drop
a 4:drop b 12:b10-22 c 12:c55-3 d 3:drop
deal a a:1,1,1,7,13 b:5,6,9,9,10 c:2,5,7,9,10 d:2,2,7,12,TRI
give a:1 b:5 c:7 d:12
b 9:b6-15 c 1:c4-5 d TRI:drop a 1:aB-1 b 9:b22-31 c 9:c5-14 d 2:drop
a 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 b 10:b31-41 c 10:c3-13 d 2:drop a 1:a1-2
b 6:b41-47 c 2:drop d 7:drop a 7:a2-9 b 12:b47-59 c 5:drop d 5:drop a 13:drop
deal b a:2,4,6,9,10 b:2,4,5,5,10 c:1,3,9,13,13 d:5,7,8,9,TAC
give a:4 b:5 c:3 d:9
c 4:c13-9 d TAC:drop a 2:drop b 10:b59-5 c 1:c9-10 d 7:drop a 3:drop b 2:bH1-H3 c 13:drop d 5:drop
a 6:drop b 4:b5-1 c 13:drop d 5:drop a 9:drop b 5:b1-6 c 9:drop d 8:drop a 10:drop b 9:b15-24
deal c a:1,4,6,6,JES b:7,8,12,12,13 c:3,5,7,10,13 d:2,3,5,9,9
give a:JES b:7 c:13 d:5
d 9:drop a 13:aB-1 b 12:b24-36 c 7:c10-12,c14-19 d 7:drop a 4:a1-61 b 12:b36-48 c 5:c19-24 d 3:drop
a 1:a61-62 b 8:skip c 3:drop d 9:drop a 6:a62-4 b 5:b48-53 c 10:c24-H1 d 2:drop a 6:drop b 13:b53-2
c JES:drop
deal d a:5,5,7,8,13 b:3,4,4,9,TRI c:2,6,9,12,TRI d:1,3,5,8,TRI
give a:5 b:9 c:12 d:3
a 8:skip b 3:drop c TRI:b2~b6 d 1:dB-49 a 7:a4-11 b TRI:a11~d49 c 9:c12-21 d 9:d11-20 a 13:a49-62
b 3:b2-5 c 2:c21-23 d TRI:d20~c23 a 5:a62-3 b 4:drop c 5:drop d 8:skip a 12:drop b 4:drop c 6:drop
d 5:d23-28
deal a a:1,4,10,TRI,TAC b:1,12,13,13,WAR c:7,8,10,10,13 d:2,8,8,TAC,TAC
give a:4 b:1 c:8 d:2
b 13:b5-H1 c 7:cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2 d TAC=7:d28-35 a 8:skip b WAR:drop
c 4:c20-16 d TAC=4:d35-31 a TAC=4:a3-63 b 13:bB-17 c 10:drop d 1:d35-36 a TRI:c16~b17 b 12:drop
c 10:c17-27 d 8:d36-44 a 1:a63-64 b 2:b16-18 c 13:c27-40 d 8:skip a 10:drop
deal b a:2,5,10,10,ANG b:4,6,7,7,TRI c:1,2,3,4,13 d:1,1,2,12,TRI
give a:ANG b:7 c:3 d:TRI
c 1:cH1-H2 d 7:d44-H1,bH1-H2 a 2:a64-H1 b 4:b18-14 c 2:c40-42 d 2:b14-16 a 3:c42-45 b TRI:b16~c45
c ANG:b45-58 d 12:b58-6 a 5:c16-21 b 6:b6-12 c 13:c21-H1 d 1:b12-13 a 10:b13-23 b 7:b23-30
c 4:b30-26 d 1:b26-27 a 10:b27-37 b TRI:drop
deal c a:1,3,4,13,TAC b:1,2,3,6,9 c:6,9,9,10,12 d:5,6,7,8,12
give a:13 b:2 c:9 d:8
d 6:b37-43 a 1:b43-44 b 9:b44-53 c 13:b53-2 d 12:b2-14 a 4:b14-10 b 8:b10-H1
{ layout=coop4 rules=ja,angel_ring_only=yes pack=basic+JAW board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 hands=a:3,9,TAC/b:1,3,6/c:6,9,10,12/d:2,5,7 dealer=c turn=b phase=over fn=8 undo=a:H1,H2,H3,H4/b:10,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 won=abcd says=++-- gone=1,1,1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,4,4,4,4,4,4,4,5,5,5,5,5,5,6,6,6,6,6,7,7,7,7,7,7,8,8,8,8,8,8,8,9,9,9,9,9,10,10,10,10,10,10,12,12,12,12,12,12,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,JES,ANG,WAR laid=287 deals=5 shuffles=3 }

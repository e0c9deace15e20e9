[Layout "coop4"]
[Rules "en,coop_last_tac=yes,places=yes"]
[Pack "basic+AD"]
[Result "abcd"]
[Event "golden play-through"]

deal a a:3,7,9,13,TRI b:1,2,4,9,TAC c:2,4,8,10,10 d:1,5,8,10,TRI
give a:3 b:4 c:8 d:1
b 1:bB-17 c 3:drop d 10:drop a 13:aB-1 b 9:b17-26 c 4:drop d 5:drop a TRI:a1~b26 b 2:b1-3 c 10:drop
d 8:drop a 9:a26-35 b 1:bB-17 c 2:drop d 4:drop a 8:a35-43 b TAC=8:skip c 10:drop d TRI:drop
a 7:a35-42
deal b a:1,7,8,13,13 b:2,5,5,6,7 c:1,2,7,7,9 d:4,5,7,12,TAC
give a:13 b:7 c:9 d:5
c 1:cB-33 d TAC=1:dB-49 a 1:aB-1 b 5:b17-22 c 13:cB-33 d 4:d49-45 a 13:aB-1 b 5:b3-8 c 2:c33-35
d 7:d45-H2,dH2-H1 a 7:a1-6,a42-44 b 6:b22-28 c 7:c35-42 d 7:dH1-H4,dH4-H1,dH1-H2 a 9:a44-53
b 5:b28-33 c 7:c42-49 d 12:drop a 8:a53-61 b 2:b33-35
deal c a:2,5,13,TRI,ANG b:9,12,TRI,TRI,TAC c:1,1,3,5,9 d:3,8,10,13,TAC
give a:ANG b:9 c:1 d:3
d 13:dB-49 a TRI:b35~d49 b TRI:a6~b49 c 1:cB-33 d 10:d35-45 a 13:aB-1 b TRI:a1~c33 c 3:c1-4 d 8:skip
a 1:drop b TAC=1:bB-17 c ANG:dB-49 d TAC=ANG:aB-1 a 5:a49-54 b 3:b8-11 c 5:drop d 9:d45-54
a 2:a61-63 b 12:b17-29 c 9:drop
deal d a:6,7,7,10,13 b:1,1,2,6,9 c:1,3,6,6,12 d:4,4,8,TRI,DEV
give a:6 b:9 c:6 d:TRI
a 7:a1-2,a63-H4 b TRI:b29~d54 c 1:c4-5 d 8:skip a 10:drop b 2:b6-8 c 3:c5-8 d 4:d29-25 a 13:aB-1
b 6:b54-60 c 12:drop d DEV d 7:a2-7,a1-2,a33-34 b 1:b11-12 c 6:drop d 4:d25-21 a 6:a34-40 b 1:b12-13
c 6:drop d 9:d21-30
deal a a:4,12,13,13,TRI b:4,5,9,10,12 c:2,3,6,8,12 d:3,3,6,10,12
give a:TRI b:9 c:12 d:12
b 5:b60-1 c TRI:a2~d30 d 3:d2-5 a 4:a40-36 b 4:b13-9 c 8:skip d 9:drop a 12:a36-48 b 10:b9-H2
c 6:c8-14 d 10:drop a 12:a30-42 b 12:drop c 2:c14-16 d 6:drop a 13:a48-61 b 12:drop c 3:c16-19
d 3:drop a 13:a42-55
deal b a:1,2,4,6,12 b:5,6,8,13,TAC c:1,4,4,4,7 d:1,3,6,10,10
give a:2 b:8 c:4 d:10
c 1:cB-33 d 1:dB-49 a 1:a61-62 b TAC=1:bB-17 c 4:c33-29 d 3:d49-52 a 4:a61-57 b 13:bB-17
c 7:c29-H2,cH2-H1 d 8:skip a 12:drop b 5:drop c 2:cH1-H3 d 6:drop a 6:a57-63 b 6:drop c 4:drop
d 10:drop a 4:a63-59 b 10:drop
deal c a:1,3,4,7,9 b:1,6,6,7,13 c:5,7,9,13,TAC d:1,9,13,13,TRI
give a:9 b:7 c:TAC d:1
d TRI:a7~d52 a 7:a52-53,a55-57,a59-63 b 13:bB-17 c 13:c19-32 d 7:d7-12,dH2-H4
a TAC=7:a53-56,a57-60,a63-64 b 6:b17-23 c 7:c32-H1,cH3-H2,cH2-H4,cH4-H2 d 13:dB-49 a 1:a60-61
b 1:b23-24 c 5:drop d 13:d7-20 a 4:a56-52 b 1:bB-17 c 9:drop d 9:d5-14 a 3:a52-55 b 6:b24-30
c 9:drop
deal d a:8,9,9,10,13 b:2,3,7,9,DEV c:5,5,7,8,10 d:1,3,7,TRI,TRI
give a:10 b:2 c:8 d:7
a 8:skip b 7:drop c 7:cH2-H4,cH1-H3,cH3-H1,cH4-H3 d TRI:d14~b17 a 8:skip b DEV:drop c 10:drop
d TRI:b30~d49 a 13:drop b 7:b14-16,b49-54 c 10:drop d 1:d30-31 a 9:drop b 9:b1-10 c 5:drop
d 2:d17-19 a 9:a64-9 b 3:b10-13 c 5:drop d 3:d31-34
deal a a:1,3,8,10,12 b:5,10,12,12,TRI c:1,4,13,TRI,TRI d:2,5,9,10,TAC
give a:10 b:TRI c:13 d:5
b 10:drop c 1:cB-33 d TRI:a9~b54 a 3:a61-64 b 12:drop c 4:c33-29 d 2:d34-36 a 8:a55-63 b 5:drop
c TRI:a54~a63 d 9:d36-45 a 1:a54-55 b 5:drop c TRI:d19~c29 d TAC=TRI:d19~c29 a 12:drop b 12:drop
c 10:drop d 10:d29-39 a 13:drop
deal b a:3,8,12,13,ANG b:2,3,5,8,12 c:2,6,7,12,TRI d:2,2,4,6,TAC
give a:3 b:8 c:7 d:4
c TRI:a55~a63 d 8:d20-28 a 7:a55-59,a64-H2 b 2:b13-15 c 3:c19-22 d 2:d28-30 a 8:skip b 5:drop
c 6:c22-28 d 2:d39-41 a ANG:b9-10 b 4:b10-6 c 2:c28-30 d TAC=2:d45-47 a 12:drop b 3:b6-9 c 12:drop
d 6:d30-36 a 13:drop b 12:b16-28
deal c a:3,5,5,8,TAC b:1,10,13,TRI,TRI c:1,2,3,5,6 d:2,3,13,13,TAC
give a:TAC b:TRI c:1 d:3
d TRI:b28~d47 a 3:a63-H1 b TRI:d28~b47 c 5:drop d 2:d41-43 a 5:a59-64 b 3:b28-31 c 6:drop
d TAC=6:d36-42 a 8:skip b 10:drop c 2:drop d 13:d47-60 a 1:aH2-H3 b 1:b31-32 c TAC=1:cB-33
d 13:d43-56 a 5:a64-5 b 13:b15-28 c 3:c33-36
deal d a:1,1,7,9,TRI b:1,7,8,9,TRI c:2,5,10,10,TRI d:1,1,5,8,TRI
give a:7 b:TRI c:2 d:5
a TRI:b31~d60 b 9:b9-H1 c TRI:c36~d56 d TRI:a5~c56 a 1:a56-57 b 7:b28-29,b60-64,bH2-H4
c 7:c5-11,cH3-H2 d TRI:c11~b29 a 2:a57-59 b 1:b64-1 c 5:drop d 1:d42-43 a 1:aH1-H2 b 8:b1-9
c 10:drop d 8:skip a 9:drop b 5:b11-16 c 10:drop d 1:d31-32
deal a a:2,2,4,4,13 b:3,4,8,9,12 c:6,6,10,10,ANG d:1,5,9,13,13
give a:13 b:12 c:10 d:5
b 8:skip c ANG:drop d 1:d32-33 a 2:a59-61 b 5:b9-14 c 13:cB-33 d 13:dB-49 a 4:a61-57 b 4:b14-10
c 10:drop d 12:drop a 2:a57-59 b 3:b10-13 c 6:drop d 9:d49-58 a 10:a59-5 b 9:b16-25 c 6:drop
d 13:d43-56 a 4:a5-1
deal b a:4,7,8,12,13 b:2,2,5,7,12 c:4,6,10,TRI,DEV d:1,6,6,7,7
give a:4 b:5 c:DEV d:7
c TRI:c33~d58 d 7:d33-35,d36-38,d56-57,dH2-H1,dH1-H2 a 7:a1-H1,c29-31,c58-60,cH2-H3,cH1-H2
b 7:b25-30,bH1-H2,bH2-H1 c 10:c60-6 d 6:d57-63 a 8:skip b 2:drop c 4:c6-2 d 5:d38-43 a DEV
a 7:b13-14,bH1-H2,bH2-H1,bH1-H3,bH3-H1 c 6:c2-8 d 6:d63-5 a 13:drop b 2:bH1-H3 c 4:drop d 1:d5-6
a 12:drop b 12:b14-26
deal c a:4,8,9,10,12 b:3,12,12,13,TAC c:3,7,9,9,12 d:3,4,6,7,TAC
give a:4 b:TAC c:3 d:TAC
d 7:d43-47,d6-7,dH2-H4 a 3:c31-H1 b 3:b26-29 c 7:c8-12,cH3-H4,cH2-H3,cH1-H2 d 3:d47-H1 a 8:skip
b TAC:drop c 4:c12-8 d 4:d7-3 a 12:c8-20 b 13:drop c 9:c20-29 d TAC=9:d35-44 a 9:c20-29 b 12:b30-42
c 9:c29-38 d 6:d3-9 a 10:drop b 12:drop c 12:drop
deal d a:6,6,7,8,10 b:3,9,10,12,13 c:4,5,7,12,TRI d:3,5,10,TRI,TRI
give a:10 b:10 c:5 d:10
a 8:skip b 13:drop c TRI:d9~c38 d 3:d38-41 a 6:c9-15 b 9:drop c 7:c15-22 d TRI:d41~d44 a 6:c22-28
b 3:drop c 4:c28-24 d TRI:b42~d44 a 5:c24-29 b 10:b44-54 c 10:c29-39 d 5:d42-47 a 7:c39-46
b 12:b54-2 c 12:drop d 10:d47-57
deal a a:1,6,9,13,DEV b:1,6,6,9,12 c:1,2,7,12,TAC d:5,8,10,13,13
give a:1 b:9 c:12 d:13
b 13:bB-17 c 7:c46-53 d 13:dB-49 a DEV a 12:b2-14 c 1:c53-54 d 5:d57-62 a 6:c54-60 b 1:b14-15
c TAC=1:c60-61 d 8:d49-57 a 13:drop b 6:b17-23 c 1:c61-62 d 9:drop a 9:c62-7 b 6:b23-29 c 2:c7-9
d 10:d57-3 a 12:drop
deal b a:3,3,9,12,TRI b:1,1,3,TAC,TAC c:2,7,8,10,12 d:1,7,10,13,TAC
give a:TRI b:3 c:12 d:1
c TRI:d3~b29 d 7:d29-34,dH1-H3 a 3:c9-12 b TAC=3:b3-6 c 8:skip d TAC=8:d34-42 a 3:c9-12 b 1:b6-7
c 7:c12-19 d 3:d42-45 a 12:c19-31 b 1:bB-17 c 2:c31-33 d 13:dB-49 a 9:c33-42 b 1:b7-8 c 10:drop
d 10:d49-59 a 12:drop b TAC=12:b17-29
deal c a:3,3,4,5,7 b:2,5,5,13,ANG c:6,6,8,8,13 d:1,2,4,8,TRI
give a:7 b:ANG c:8 d:8
d TRI:c42~d59 a 8:skip b 13:drop c 8:c59-3 d ANG:c3-4 a 3:c4-7 b 8:skip c 7:drop d 1:d45-46 a 4:c7-3
b 2:b8-10 c 6:c3-9 d 4:d42-38 a 5:drop b 5:b29-34 c 13:drop d 2:d46-48 a 3:drop b 5:b10-15 c 6:c9-15
deal d a:4,9,9,12,TRI b:1,2,5,7,TRI c:2,4,4,4,13 d:1,2,7,9,10
give a:TRI b:5 c:2 d:7
a 9:c15-24 b 1:bB-17 c TRI:d38~d48 d 9:d38-47 a 4:c24-20 b 7:b17-19,b34-39 c 13:c20-33 d 2:d48-H1
a 2:c33-35 b TRI:b19~c35 c 4:c19-15 d 1:d47-48 a 9:c15-24 b 2:b35-37 c 4:c24-20 d 5:d48-53
a 12:c20-32 b 7:b39-44,b37-39 c 4:c32-28 d 10:d53-63
deal a a:1,1,2,2,3 b:3,3,8,10,TRI c:1,7,9,10,TAC d:2,12,13,13,TRI
give a:3 b:3 c:7 d:12
b TRI:b39~d63 c TAC=TRI:b39~d63 d TRI:b44~b63 a 7:c28-H1,b44-45 b 10:b63-9 c 9:b9-H1 d 2:d39-41
a 1:b45-46 b 3:b46-49 c 3:b49-52 d 3:d41-44 a 1:bH1-H2 b 12:b52-64 c 10:b64-10 d 13:d44-57
a 2:b10-12 b 8:skip c 1:drop d 13:d57-6 a 2:b12-14
deal b a:1,2,10,12,ANG b:3,4,5,7,12 c:7,12,TRI,TRI,TAC d:6,6,6,8,9
give a:1 b:5 c:7 d:9
c TRI:d6~b14 d 6:d14-20 a 7:d20-26,dH1-H2 b 12:b6-H1 c 1:d26-27 d 5:d27-32 a 12:d32-44 b 4:d44-40
c TAC=4:d44-40 d 6:d40-46 a ANG:d46-47 b 3:d47-H1
{ layout=coop4 rules=en,coop_last_tac=yes,places=yes pack=basic+AD board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 hands=a:2,10/b:7,9/c:12,TRI/d:6,8 dealer=b turn=b phase=over fn=3 undo=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:47,H2,H3,H4 won=abcd says=+--- gone=1,1,1,1,2,2,2,3,3,3,3,4,5,6,6,7,7,8,9,10,10,12,12,12,13,13,TRI,TRI,TRI,TAC,TAC,ANG laid=432 deals=2 shuffles=5 stack=5,5,3,7,12,2,10,9,8,13,7,3,7,TRI,5,13,1,5,7,10,7,9,12,DEV,1,9,4,4,4,12,5,10,TAC,TRI,4,2,5,6,1,8,3,13,1,13,TAC,9,9,13,6,10,1,8,6,8,4,2,13,TRI,4,6 }

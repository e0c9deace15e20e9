[Layout "trios6"]
[Rules "en,coop_last_tac=yes,places=yes"]
[Pack "basic+AW"]
[Result "bdf"]
[Event "golden play-through"]

deal f a:1,2,6,7,TAC b:2,2,3,3,8 c:3,4,7,9,12 d:3,4,8,8,TAC e:1,5,6,6,8 f:1,1,TRI,TRI,ANG
give a:7 b:8 c:4 d:8 e:6 f:1
a 1:aB-1 b 1:bB-12 c 9:drop d 8:drop e 1:eB-45 f 1:fB-56 a 6:a1-7 b 3:b12-15 c 3:drop d TAC:drop
e 5:e45-50 f TRI:e50~f56 a TAC=TRI:a7~e50 b 2:b15-17 c 7:drop d 3:drop e 6:e7-13 f TRI:a50~f56
a 6:a56-62 b 2:b17-19 c 12:drop d 4:drop e 4:e13-9 f 8:f50-H2 a 2:a62-64 b 3:b19-22 c 7:drop
d 8:drop e 8:e9-17 f ANG:aB-1
deal a a:2,4,12,13,13 b:6,10,13,13,TRI c:1,5,10,TRI,TAC d:2,4,9,9,12 e:5,9,10,12,13 f:4,6,7,10,13
give a:12 b:6 c:TAC d:12 e:12 f:13
b TRI:a1~b22 c 1:cB-23 d 2:drop e 13:eB-45 f 7:fH2-H4,fH4-H1,fH1-H3 a 13:aB-1 b 13:bB-12
c TRI:e17~c23 d 4:drop e TAC=4:e45-41 f 10:drop a 13:aB-1 b 13:bB-12 c 5:c17-22 d 6:drop e 10:e23-33
f 6:drop a 2:a64-66 b 13:bB-12 c 10:c22-32 d 9:drop e 5:e41-H1 f 4:drop a 4:a66-62 b 10:b12-22
c 12:drop d 9:drop e 9:e33-42 f 12:drop a 12:a1-13
deal b a:2,6,7,12,TRI,WAR b:2,5,8,13,TRI,TRI c:1,1,3,4,13,TAC d:1,5,5,8,8,9 e:3,3,4,5,6,7 f:1,7,7,9,10,10
give a:WAR b:TRI c:1 d:9 e:6 f:1
c 13:cB-23 d 1:dB-34 e 7:eH1-H4,e42-H1 f 7:fH3-H1,fH1-H4,fH4-H2 a TRI:a13~c23 b TRI:c13~d34
c TAC=TRI:b22~c32 d TRI:b32~d34 e 1:eH1-H2 f 7:fH2-H4,fH4-H1,fH1-H3 a 6:a62-H1 b 13:bB-12 c 3:c13-16
d 8:skip e 5:drop f 9:drop a 7:aH1-H3,aH3-H1,aH1-H4 b 5:b34-39 c 1:c16-17 d 5:d32-H3 e 4:drop
f 10:drop a 6:a23-29 b 1:b12-13 c 4:c17-13 d 8:drop e 3:drop f 10:drop a 2:a29-31 b 8:b39-47
c WAR:c13-22 d 5:drop e 3:drop f 9:drop a 12:a31-43 b 2:b47-49
deal c a:1,6,7,TRI,TRI b:2,4,5,6,TAC c:4,6,7,8,10 d:5,6,9,13,TRI e:1,2,3,4,WAR f:1,5,5,7,8
give a:6 b:4 c:8 d:13 e:3 f:1
d TRI:drop e 1:eB-45 f 7:fH3-H4,fH4-H1,fH1-H4 a TRI:a43~e45 b 6:b49-55 c 7:c22-H2,cH2-H1,cH1-H4
d 6:drop e 4:e43-39 f 13:fB-56 a TRI:a45~b55 b TAC=TRI:a45~f56 c 10:drop d 4:drop e 2:e39-41
f 8:f45-53 a 1:a56-57 b 1:bB-12 c 4:drop d 9:drop e 8:skip f 5:drop a 7:a57-64 b 5:b55-60 c 6:drop
d 5:drop e WAR:e41-53 f 5:drop a 3:a64-1 b 2:b60-62 c 6:drop
deal d a:2,4,8,8,8 b:2,9,9,13,TRI c:8,9,13,13,TAC d:3,6,12,13,13 e:1,2,2,5,TRI f:1,4,6,12,12
give a:8 b:2 c:13 d:13 e:1 f:6
e TRI:a1~e53 f 1:fB-56 a 8:skip b TRI:drop c 13:cB-23 d 13:dB-34 e 13:eB-45 f 13:fB-56 a 8:skip
b 9:drop c 8:c23-31 d 3:d34-37 e 5:e1-6 f 4:drop a 1:a53-54 b 13:bB-12 c TAC=13:cB-23 d 2:d37-39
e 2:e45-47 f 12:drop a 2:a54-56 b 6:b62-2 c 8:c31-39 d 6:drop e 2:e6-8 f 12:drop a 4:a56-52
b 9:b12-21 c 9:c23-32 d 12:drop
deal e a:1,1,3,10,10,12 b:3,5,5,7,10,ANG c:2,8,10,13,TAC,TAC d:1,3,7,7,9,9 e:3,3,4,6,10,TRI f:1,4,7,12,13,TRI
give a:1 b:ANG c:10 d:1 e:4 f:7
f 1:fB-56 a 1:aB-1 b 7:b2-9 c TAC=7:c32-37,c39-41 d 7:dH3-H4,dH4-H1,dH1-H4 e TRI:a1~e47
f TRI:a52~f56 a 10:a56-66 b 7:b21-28 c 13:cB-23 d ANG:e8-21 e 10:drop f 1:fB-56 a 4:a66-62
b 5:b28-33 c TAC=5:c41-46 d 9:drop e 3:drop f 4:f52-48 a 3:a62-65 b 5:b2-7 c 1:c37-38 d 9:drop
e 3:e1-4 f 13:fB-56 a 12:drop b 3:b7-10 c 2:c38-40 d 3:drop e 6:e4-10 f 12:drop a 10:a65-9
b 10:b28-38 c 8:c23-31 d 7:drop e 10:e10-20
deal f a:2,3,3,12,TAC b:1,2,3,9,TRI c:1,7,10,TRI,TRI d:5,10,10,12,13 e:1,3,10,12,TAC f:2,4,8,8,TRI
give a:3 b:TRI c:TRI d:12 e:TAC f:2
a 2:a9-11 b 1:bB-12 c TRI:e21~c31 d 13:dB-34 e TRI:e20~c40 f TRI:b12~d34 a TAC=TRI:b12~c46
b 2:b38-40 c 7:c21-H3,c20-22 d TRI:b46~f56 e 1:eB-45 f 8:skip a TAC:drop b 3:b56-59 c 3:c22-H2
d 5:d34-39 e 3:e31-34 f 8:skip a 3:drop b 2:b59-61 c 10:c12-22 d 10:drop e 10:drop f 12:f48-60
a 12:a47-59 b 9:b61-4 c 1:c22-23 d 10:drop e 12:drop f 4:drop
deal a a:5,6,7,10,TRI b:5,6,8,8,13 c:1,3,5,6,9 d:2,4,6,9,10 e:2,4,5,9,13 f:6,7,8,12,13
give a:10 b:8 c:6 d:2 e:13 f:12
b 8:skip c 1:drop d 8:skip e 4:drop f 13:fB-56 a TRI:a11~e45 b 6:b4-10 c 10:c23-33 d 4:d39-35
e 6:e11-17 f 7:f46-49,f56-57,f60-63 a 7:a59-66 b 5:b40-45 c 9:drop d 9:d35-44 e 2:e34-36 f 2:f57-59
a 13:aB-1 b 13:bB-12 c 3:c33-36 d 10:drop e 9:e17-26 f 8:f49-H1 a 5:a1-6 b 12:b45-57 c 5:c36-41
d 6:d44-50 e 5:e26-31 f 6:f59-65 a 6:a66-6
deal b a:4,7,7,9,9,13 b:1,3,4,5,6,13 c:2,4,7,8,ANG,WAR d:1,2,8,TRI,TRI,TAC e:1,1,3,7,13,TAC f:1,4,5,6,12,13
give a:4 b:13 c:7 d:8 e:TAC f:4
c 8:skip d 13:drop e 7:e31-35,eH2-H1,eH1-H3 f 13:fB-56 a 13:aB-1 b 6:b12-18 c ANG:dB-34
d TRI:d50~f56 e 3:e35-38 f 1:f50-51 a 7:a6-13 b 1:bB-12 c 2:c41-43 d TRI:b12~d56 e 1:eB-45 f 8:skip
a TAC=8:a1-9 b 3:b57-60 c 4:c43-39 d TAC=4:d34-30 e 7:e38-39,e45-51 f 6:f65-5 a 7:a13-17,a9-12
b 5:b18-23 c WAR:c43-51 d 1:dB-34 e 1:eB-45 f 5:f5-10 a 9:drop b 4:b23-19 c 4:c51-47 d 2:d30-32
e 13:drop f 12:drop a 9:drop b 4:b56-52
deal c a:3,6,9,9,TRI b:1,1,2,5,9 c:2,4,5,13,ANG d:4,4,5,8,12 e:6,10,12,TRI,TAC f:3,5,6,8,12
give a:6 b:2 c:5 d:8 e:6 f:3
d 5:d34-39 e TAC=5:e39-44 f 8:skip a 9:drop b 9:b60-3 c 2:c47-49 d 4:d32-28 e TRI:a17~c49 f 8:skip
a 9:drop b 5:b52-57 c ANG:dB-34 d 4:d34-30 e 5:drop f 12:drop a TRI:b19~e45 b 3:b57-60 c 4:c17-13
d 2:d30-32 e 10:drop f 6:drop a 3:a49-52 b 1:b3-4 c 6:c13-19 d 12:d32-44 e 12:drop f 5:drop
a 6:a12-18 b 1:b4-5 c 13:drop
deal d a:3,5,7,9,10 b:2,5,6,8,TRI c:3,7,8,13,TAC d:1,1,8,9,TAC e:2,3,6,6,9 f:5,8,13,13,TRI
give a:7 b:8 c:13 d:1 e:9 f:13
e 13:eB-45 f TRI:f10~d44 a 5:a52-57 b 13:bB-12 c 7:c19-H1,a18-19,a57-58 d 9:d28-H3 e 3:e45-48
f 1:fB-56 a 10:a19-29 b TRI:e48~f56 c TAC=TRI:a29~e48 d TAC=TRI:d10~b12 e 2:e56-58 f 5:f48-53
a 9:a29-38 b 5:b60-65 c 7:a38-45 d 1:dB-34 e 6:e58-64 f 13:fB-56 a 3:a45-48 b 2:b5-7 c 3:a48-51
d 8:d12-20 e 6:drop f 8:f56-64 a 9:drop b 6:b10-H4 c 8:skip d 8:drop
deal e a:1,1,2,3,7,TRI b:2,7,8,10,12,TRI c:2,3,4,4,13,13 d:1,1,4,6,10,TAC e:1,7,10,12,TRI,WAR f:4,7,7,10,13,13
give a:1 b:12 c:13 d:4 e:WAR f:4
f 7:fH1-H3,f53-H2 a TRI:b7~f64 b TRI:f7~a51 c 3:a7-10 d 1:d34-35 e 1:eB-45 f 7:f51-H1,d35-36
a 7:a10-17 b 7:b65-6 c 4:e45-41 d TAC=4:d36-H2 e TRI:a17~e45 f 13:d20-33 a WAR:a45-64 b 8:b6-H2
c 13:aB-1 d 12:d33-45 e 10:e17-27 f 10:d45-55 a 2:a64-66 b 4:drop c 2:e27-29 d 6:d55-61 e 13:eB-45
f 13:bB-12 a 1:a1-2 b 10:b12-22 c 4:e45-41 d 1:d61-62 e 7:e29-33,e41-44 f 4:b22-18 a 3:a2-5
b 2:b18-20 c 1:aB-1 d 10:drop e 12:e44-56
deal f a:4,4,5,9,TAC b:1,2,6,7,TRI c:2,6,6,8,9 d:6,7,7,13,TAC e:5,9,12,TRI,TAC f:1,1,3,9,12
give a:TAC b:7 c:9 d:TAC e:12 f:9
a 9:a5-14 b TRI:b20~e56 c TAC=TRI:a1~d62 d 7:d1-8 e TRI:d8~e56 f TAC=TRI:d8~b20 a 4:a14-10 b 1:bB-12
c 6:e33-39 d 13:d20-33 e 5:e56-61 f 3:b12-15 a 5:a10-15 b 2:b8-10 c 2:a66-H1
d 7:d33-H1,bH2-H3,b10-H2 e TAC=7:e39-H1 f 1:bB-12 a 12:a15-27 b 9:b12-21 c 6:a27-33 d 6:drop
e 9:drop f 1:dB-34 a 4:a33-29 b 6:b21-27 c 8:skip d 7:drop e 9:drop f 12:d34-46
deal a a:3,5,7,8,10 b:4,6,13,TRI,TAC c:2,3,5,10,10 d:2,3,4,9,13 e:2,2,4,8,10 f:1,6,6,8,WAR
give a:3 b:6 c:2 d:13 e:8 f:8
b TRI:b27~d46 c 5:a29-34 d 4:d27-23 e 4:e61-57 f 6:d23-29 a 7:a34-37,aH1-H2,aH2-H1,aH1-H3
b TAC=7:b46-47,bH2-H1,bH1-H3,b10-H1 c 10:a34-44 d 2:d29-31 e 2:e57-59 f 6:b47-53 a 5:a44-49
b 4:b53-49 c 3:a62-65 d 3:d31-34 e 2:e59-61 f 1:d34-H1 a 8:skip b 8:drop c 3:e61-64 d 6:b49-55
e 2:drop f WAR:b55-64 a 8:skip b 13:drop c 10:a65-9 d 9:b64-7 e 10:drop f 13:drop a 10:a9-19
deal b a:3,7,8,12,13,TRI b:1,5,7,7,8,9 c:1,2,4,5,5,13 d:3,10,12,12,13,13 e:1,1,10,13,TRI,ANG f:1,3,4,8,TRI,TRI
give a:12 b:8 c:5 d:13 e:13 f:8
c 1:aB-1 d 8:skip e 10:drop f 1:bH1-H2 a 7:a1-2,a19-25 b 1:b7-8 c 13:eB-45 d 3:b8-11 e TRI:a2~e45
f TRI:e2~a45 a TRI:a25~e45 b 8:skip c 12:drop d 13:b11-24 e 5:e25-30 f TRI:a2~b24 a 8:a45-53
b 9:b2-11 c 2:a24-26 d 12:b11-23 e 1:eH1-H2 f 4:b23-19 a 3:a53-56 b 7:b19-26 c 5:a56-61 d 12:drop
e ANG:b26-27 f 3:b27-30 a 13:aB-1 b 7:b30-37 c 4:a1-63 d 10:b37-47 e 1:eB-45 f 13:b47-60 a 13:a63-10
b 5:drop
deal c a:5,5,7,13,TAC b:5,6,6,8,13 c:1,2,4,4,13 d:4,5,10,13,TAC e:1,2,3,7,9 f:7,13,13,TRI,TRI
give a:5 b:8 c:13 d:5 e:2 f:13
d 4:b60-56 e 7:e45-52 f 5:b56-61 a TAC=5:a61-66 b 5:b56-61 c 1:aH1-H2 d 8:skip e 13:drop
f TRI:a10~b61 a 7:a61-64,aH2-H3,a66-H2 b 13:b10-23 c 2:a64-66 d 10:b23-33 e 1:e52-53 f TRI:b33~a66
a 5:a33-38 b 13:b66-H1
{ layout=trios6 rules=en,coop_last_tac=yes,places=yes pack=basic+AW board=a:38,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:53,H2,H3,H4/f:H1,H2,H3,H4 hands=a:2,13/b:6,6/c:4,4,5/d:13,TAC/e:3,9/f:7,13 dealer=c turn=b phase=over fn=13 undo=a:38,H2,H3,H4/b:66,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:53,H2,H3,H4/f:H1,H2,H3,H4 won=bdf says=++++++ gone=1,1,2,4,5,5,5,7,7,8,10,13,13,13,TRI,TRI,TAC laid=497 shuffles=6 stack=ANG,2,8,13,4,4,TRI,8,9,10,6,3,3,2,2,TAC,4,9,1,10,10,8,7,1,WAR,6,TRI,8,5,8,7,5,TRI,9,1,5,12,1,6,3,TAC,12,6,7,4,9,8,6,2,TRI,1,12,3,2,TRI,1,7,10,12,1,3,13,12,3,10,9 }

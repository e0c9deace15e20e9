[Layout "pairs6"]
[Rules "th,coop_last_tac=yes"]
[Pack "master"]
[Result "ad"]
[Event "golden play-through"]

deal d a:3,4,7,13,TRI,TRI b:2,2,3,4,9,10 c:4,4,10,13,ANG,DEV d:1,3,6,7,8,13 e:2,8,10,12,13,WAR f:4,7,7,9,TRI,TRI
give a:7 b:4 c:ANG d:8 e:8 f:9
e 4:e45-41 f TRI:c23~f56 a TRI:a1~d34 b 8:b12-20 c DEV c 1:dB-34 e 2:e41-43 f TRI:f23~e43 a 13:aB-1
b 2:b20-22 c 9:c56-65 d 3:d34-37 e 13:e23-36 f 7:f43-50 a TRI:a1~d37 b 9:b22-31 c 13:cB-23
d 13:d1-14 e WAR:e36-37 f 7:f50-H1 a 4:drop b 2:b31-33 c 4:c23-19 d 7:d14-21 e 12:e37-H4 f ANG:aB-1
a 8:a1-9 b 3:b33-36 c 10:c65-9 d 7:d21-28 e 10:drop f 4:drop a 3:drop b 10:b36-46 c 4:c9-5
d 6:d28-34
deal e a:6,8,12,13,13 b:2,6,13,13,TAC c:2,8,9,12,13 d:1,2,5,6,12 e:2,3,5,9,TRI f:1,5,6,9,TAC
give a:6 b:TAC c:8 d:1 e:5 f:TAC
f 1:fB-56 a 13:aB-1 b 13:bB-12 c TAC=13:cB-23 d 2:d34-H2 e 2:drop f 9:f56-65 a 1:a1-2 b 13:b46-59
c 12:c23-35 d 6:drop e TAC:drop f 8:skip a 13:drop b 2:b59-61 c 9:c35-44 d 5:drop e 3:drop f 5:drop
a 8:skip b 6:drop c 13:c44-57 d 6:drop e TRI:drop f 6:drop a 12:drop b 5:drop c 2:c5-7 d 12:drop
e 9:drop
deal f a:1,1,7,8,10,TRI b:1,3,3,6,TAC,JES c:1,1,3,8,8,10 d:4,5,5,7,9,12 e:1,5,5,9,10,TAC f:4,6,7,7,10,TRI
give a:TRI b:JES c:10 d:4 e:9 f:4
a 4:a2-H3 b 1:bB-12 c 8:skip d 9:drop e 1:eB-45 f TRI:e45~f65 a 1:aB-1 b 9:b12-21 c 1:cB-23
d 7:dH2-H4,dH4-H1,dH1-H3 e JES e 7:e65-6 f 7:f45-49,fH1-H4 a TAC=7:aH3-H4,aH4-H1,aH1-H4 b 8:b61-3
c TRI:b21~c23 d 5:drop e 7:e6-13 f 1:fB-56 a 6:drop b 3:b23-26 c 5:c21-H3 d 5:drop e 10:e13-23
f 10:f45-55 a 3:drop b 1:bB-12 c 5:c57-62 d 10:drop e 6:drop f 8:skip a 3:drop b 4:b12-8 c 12:drop
d TAC:drop e 10:drop
deal a a:4,5,8,9,13,13 b:1,7,8,10,12,TAC c:1,3,4,6,12,13 d:3,5,7,7,8,8 e:3,4,4,7,10,10 f:3,4,6,9,13,TRI
give a:5 b:8 c:6 d:7 e:4 f:4
b 1:bB-12 c 13:cB-23 d 7:dH3-H4,dH4-H1,dH1-H4 e 7:drop f TRI:c23~f56 a 13:aB-1 b 7:b12-13,b3-4,b8-H1
c 1:cH3-H4 d 3:drop e 10:drop f 3:fH1-H4 a 4:a1-63 b 4:b13-9 c 3:c56-59 d 5:drop e 4:drop f 13:fB-56
a 7:a63-H2,aH2-H1 b TAC=7:bH1-H3,b9-H2 c 4:drop d 5:drop e 10:drop f 6:drop a 13:aB-1 b 12:b26-38
c 4:drop d 8:drop e 8:drop f 6:f23-29 a 8:skip b 10:drop c 12:drop d 8:drop e 3:drop f 9:f29-38
a 9:drop
deal b a:2,9,9,TRI,JES b:2,5,8,13,13 c:3,6,8,TAC,TAC d:6,7,7,12,TRI e:1,7,12,13,ANG f:1,2,2,13,WAR
give a:JES b:5 c:3 d:TRI e:1 f:2
c 8:skip d 7:drop e 13:eB-45 f 1:f56-57 a TRI:a1~f38 b 13:bB-12 c TAC=13:cB-23 d JES d ANG:eB-45
e 2:e45-47 f TRI:b4~c23 a 8:a38-46 b TAC=8:skip c 7:drop d 5:drop e 13:eB-45 f 2:f1-3 a 13:aB-1
b 6:b23-29 c 12:c4-16 d 12:drop e WAR:e45-47 f 9:f3-12 a 1:a38-39 b 2:b29-31 c 6:c16-22 d 7:drop
e 3:e47-50 f 9:f12-21 a 2:a39-41
deal c a:1,1,5,5,TRI,DEV b:1,1,5,5,9,10 c:2,3,4,10,12,TRI d:1,2,2,3,9,TRI e:4,6,7,8,10,TRI f:6,6,9,10,13,TAC
give a:DEV b:9 c:4 d:9 e:7 f:10
d DEV d TRI:a1~c62 f TAC=TRI:a41~f57 a TRI:a1~c62 b 1:bB-12 c TRI:f21~e50 d 1:dB-34 e 4:e21-17
f 4:f41-37 a 1:a57-58 b 7:b31-37,bH2-H1 c 2:c59-61 d 3:drop e 8:skip f 13:drop a 1:a58-59 b 1:bH3-H4
c 3:c1-4 d 2:drop e 9:drop f 6:drop a 5:a63-H1 b 10:b37-47 c 12:c22-34 d TRI:drop e 6:e17-23
f 9:drop a 5:a62-1 b 5:b12-17 c 10:c4-14 d 2:drop e 10:e23-33 f 6:drop a 9:a1-10 b 5:b17-22
c 10:c61-5
deal d a:5,9,10,12,13,TAC b:2,6,7,8,9,TAC c:1,5,8,10,13,13 d:1,3,6,6,9,TRI e:7,7,7,9,13,TRI f:6,7,10,13,13,DEV
give a:13 b:7 c:1 d:6 e:9 f:10
e TRI:b22~a59 f 13:fB-56 a 5:a22-27 b 2:b47-49 c 8:c14-22 d 1:dB-34 e 13:eB-45
f 7:f50-51,f56-59,f55-H2 a TAC=7:a10-16,a27-28 b 8:skip c 10:drop d TRI:a16~d34 e 7:e33-39,e45-46
f DEV f 9:a28-37 b 6:b59-65 c 13:cB-23 d 13:dB-34 e 7:e39-44,e46-48 f 1:f50-51 a 6:a37-43
b TAC=6:b65-5 c 10:c23-33 d 3:d16-19 e 7:e44-H3,eH3-H1,eH1-H2 f 6:f56-62 a 10:a37-47 b 9:b5-14
c 13:cB-23 d 9:d34-43 e 7:eH2-H1,eH1-H3,eH3-H1,eH1-H3 f 13:f62-9 a 12:drop b 9:drop c 5:c33-38
d 6:drop
deal e a:3,5,5,7,8 b:1,2,2,3,10 c:3,4,5,10,12 d:2,3,6,10,JES e:4,6,6,8,ANG f:4,7,TRI,TAC,WAR
give a:5 b:10 c:3 d:2 e:4 f:4
f TRI:f9~c38 a 7:a47-54 b 4:b14-10 c 12:c23-35 d 3:d19-22 e ANG:fB-56 f 7:f38-39,f56-60,f55-H1
a 2:aH1-H3 b 1:b10-11 c 4:c35-31 d 6:d43-49 e 10:drop f WAR:f39-49 a 3:a54-57 b 2:bH1-H3 c 5:c31-36
d 10:d22-32 e 8:drop f 3:f49-52 a 8:skip b 3:drop c 10:c36-46 d 5:d32-H3 e 6:drop f TAC=6:f60-66
a 5:a57-62 b 2:b11-H1 c 4:c9-5 d JES d 6:drop
deal f a:1,2,3,4,5,TRI b:1,2,4,10,12,TRI c:1,2,5,8,9,13 d:1,1,4,8,13,13 e:3,4,8,9,12,TRI f:1,7,9,12,TRI,TAC
give a:TRI b:10 c:13 d:13 e:12 f:1
a 1:aB-1 b 1:bB-12 c 1:cB-23 d 1:dB-34 e 4:drop f TRI:c23~f66 a 2:a62-64 b TRI:c5~b12 c 8:c12-20
d 4:d34-30 e 9:drop f 7:f23-29,f52-53 a 3:a1-4 b 2:b5-7 c 2:c66-2 d TRI:a4~f53 e 8:drop f TAC=8:skip
a 4:drop b 12:b7-19 c 5:c20-H2 d 1:dB-34 e 10:drop f 13:f4-17 a 5:a64-H2 b 12:drop c 1:cH2-H3
d 8:d34-42 e TRI:drop f 9:drop a 13:a53-66 b 4:drop c 9:c46-55 d 13:d42-55 e 3:drop f 12:drop
deal a a:7,10,10,10,12,13 b:1,1,4,5,6,13 c:1,1,1,2,5,6 d:2,7,9,12,TRI,TAC e:2,2,4,8,9,TRI f:6,7,13,TRI,TRI,WAR
give a:10 b:5 c:1 d:TRI e:TRI f:13
b TRI:c2~b19 c 1:cB-23 d 2:d30-32 e 4:drop f TRI:f17~c23 a 7:a66-H1,d32-H2,dH2-H1 b 1:bH1-H2
c 2:c19-21 d 7:d55-59,dH1-H2,dH2-H1,dH1-H2 e 2:drop f 7:f23-28,f29-30,fH1-H2 a TRI:f28~d59 b 4:b2-64
c 1:c17-18 d TAC=1:d28-29 e 8:drop f TRI:d29~f59 a 12:drop b 13:b64-11 c 6:c21-27 d 9:d59-2 e 2:drop
f 6:f30-36 a 13:drop b 6:b11-17 c 13:cB-23 d 12:d2-14 e 9:drop f 1:f29-30 a 10:drop b 1:b17-18
c 5:drop d 10:drop e 5:drop f WAR:f36-14 a 10:drop
deal b a:1,3,5,7,8 b:3,4,5,8,10 c:2,5,6,6,JES d:1,3,7,13,TRI e:1,9,9,TAC,TAC f:2,4,6,10,13
give a:3 b:10 c:6 d:TRI e:TAC f:10
c 2:c23-25 d 1:dB-34 e TAC=1:eB-45 f 13:f30-43 a 1:dB-34 b TAC=1:b18-19 c 10:c27-37 d 13:dB-34
e 9:e45-54 f 4:f14-10 a TRI:c25~d34 b 3:b19-22 c JES c 7:c34-36,c37-42 d 10:d25-H1
{ layout=pairs6 rules=th,coop_last_tac=yes board=a:H1,H2,H3,H4/b:22,H2,H3,H4/c:36,42,H3,H4/d:H1,H2,H3,H4/e:B,54,H3,H4/f:10,43,H2,H4 hands=a:4,5,8/b:5,6/c:3,3/d:1,9/e:2,6,6/f:5,7,8 dealer=b turn=d phase=over fn=10 undo=a:H1,H2,H3,H4/b:22,H2,H3,H4/c:36,42,H3,H4/d:25,H2,H3,H4/e:B,54,H3,H4/f:10,43,H2,H4 won=ad says=+--+++ gone=1,1,1,1,1,1,1,2,2,2,2,2,3,4,4,4,5,5,6,6,6,7,7,7,7,8,9,9,9,10,10,10,10,10,12,12,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,JES,WAR laid=357 deals=2 shuffles=4 stack=5,9,13,3,3,1,8,ANG,13,8,10,12,13,7,4,3,7,4,5,DEV,8,12,8,2,TRI,7,3,TAC,9,13,10,9,6,TRI,12,4 }

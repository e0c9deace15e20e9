[Layout "pairs6"]
[Rules "pl,places=yes"]
[Pack "basic+JAWD"]
[Result "cf>ad"]
[Event "golden play-through"]

deal c a:3,4,5,TRI,DEV b:3,4,6,9,12 c:3,5,5,8,TRI d:1,6,7,8,9 e:2,3,5,7,13 f:1,5,7,8,10
give a:5 b:3 c:TRI d:7 e:3 f:1
d 1:dB-34 e 13:eB-45 f TRI:drop a DEV a 6:drop c 1:cB-23 d 8:d34-42 e 7:e45-52 f 10:drop a 7:drop
b 4:drop c 8:c23-31 d 9:d42-51 e 5:e52-57 f 8:drop a 4:drop b 3:drop c 5:c31-36 d 5:d51-56
e 3:e57-60 f 7:drop a 3:drop b 12:drop c 3:c36-39 d 6:drop e 2:e60-62 f 5:drop a TRI:drop b 9:drop
c 5:c39-44
deal d a:1,4,5,12,TAC b:2,7,8,13,13 c:3,6,10,JES,WAR d:1,6,8,9,12 e:4,6,9,13,13 f:2,7,9,12,TRI
give a:4 b:13 c:JES d:9 e:4 f:7
e 13:e62-9 f JES f TAC=13:fB-56 a 13:aB-1 b WAR:drop c 1:cB-23 d 13:dB-34 e TRI:d34~e62 f 1:fB-56
a 4:a1-63 b 6:drop c 4:c23-19 d 13:dB-34 e 12:drop f 5:f56-61 a 7:a63-H2,aH2-H1 b 3:drop c 6:c44-50
d 9:d62-5 e 9:drop f 9:f61-4 a 2:aH1-H3 b 7:drop c 8:c19-H4 d 6:d5-11 e 2:drop f 12:drop a 8:drop
b 10:drop c 12:c50-62
deal e a:1,1,2,10,TRI,TRI b:1,1,5,10,10,TRI c:1,2,6,7,13,TAC d:2,2,3,8,12,TAC e:4,4,4,10,13,TAC f:3,6,7,9,13,ANG
give a:2 b:1 c:7 d:3 e:4 f:6
f ANG:aB-1 a TRI:a1~d34 b 1:bB-12 c 2:c62-64 d TAC=2:d1-3 e 13:eB-45 f 13:fB-56 a 1:aB-1
b TRI:b12~c62 c 1:cB-23 d 8:skip e TAC=8:skip f 3:drop a TRI:a1~f56 b 4:b62-58 c TAC=4:c23-19
d 2:drop e 4:e45-41 f 7:f4-11 a 1:aB-1 b 5:b62-1 c 13:cB-23 d 2:d3-5 e 4:e41-37 f 7:f11-18
a 3:a56-59 b 10:drop c 6:c23-29 d 12:d5-17 e 10:e37-H2 f 9:drop a 10:a34-44 b 10:b1-11 c 6:c19-H2
d 2:drop e 1:eB-45
deal f a:4,4,6,8,9 b:3,7,7,9,13 c:3,13,JES,WAR,DEV d:2,5,7,13,TAC e:2,9,9,9,TAC f:4,7,10,12,TRI
give a:9 b:7 c:13 d:TAC e:2 f:TRI
a 4:a59-55 b 13:bB-12 c TRI:f18~c29 d 7:d17-24 e 7:e45-52 f 7:f29-36 a TAC=7:a44-47,a55-58,aH3-H2
b 7:b12-15,b11-H2,bH2-H1 c DEV c 13:dB-34 e TAC=13:eB-45 f 13:fB-56 a 8:a58-66 b 9:b15-24 c JES
c 2:drop d 9:drop e 4:e45-41 f 4:f56-52 a 3:a47-50 b 3:bH1-H4 c 5:drop d 9:drop e 10:drop f 6:f52-H2
a 2:aH2-H4 b WAR:b24-29 c 9:drop d 9:drop e 12:drop
deal a a:1,4,5,13,TRI b:2,3,3,13,TAC c:1,3,4,6,13 d:2,3,5,5,8 e:3,4,5,6,8 f:2,5,10,TRI,ANG
give a:13 b:2 c:13 d:2 e:8 f:ANG
b 13:bB-12 c ANG:dB-34 d 13:dB-34 e 5:e41-H1 f 2:fH2-H4 a TRI:b29~d34 b TAC=TRI:b12~d34 c 1:cH2-H3
d 8:d12-20 e 2:eH2-H4 f 13:fB-56 a 1:aB-1 b 8:b34-42 c 4:drop d 5:d20-25 e 4:drop f TRI:b42~f56
a 5:a1-6 b 3:b56-59 c 6:drop d 3:d25-28 e 6:drop f 5:f42-47 a 2:a66-H1 b 3:b29-32 c 3:drop d 5:drop
e 3:drop f 10:drop a 4:a6-2
deal b a:1,7,8,12,13,TRI b:2,4,5,10,10,12 c:1,1,1,7,9,TRI d:1,2,7,8,12,TAC e:1,6,6,10,12,13 f:1,6,6,8,10,TRI
give a:TRI b:2 c:9 d:12 e:1 f:6
c 1:cB-23 d TRI:a2~b59 e 13:eB-45 f TRI:b2~c23 a 7:a50-53,a59-63 b 1:bB-12 c TRI:d28~e45
d TAC=TRI:d28~b32 e 2:e45-47 f 1:fB-56 a 8:skip b 5:drop c 1:cB-23 d 7:d32-H2,dH2-H1,dH1-H3
e 6:e47-53 f 8:skip a 13:drop b 4:b12-8 c 7:c2-7,c23-25 d 1:dB-34 e 12:drop f 6:f56-62 a 1:aB-1
b 12:b8-20 c 1:c7-8 d 8:d34-42 e 6:e53-59 f 10:drop a 12:drop b 10:b28-38 c 6:c8-14 d 2:d42-44
e 10:drop f 9:drop a 12:a1-13 b 10:drop
deal c a:2,7,10,13,13 b:1,5,6,6,8 c:3,6,10,13,TRI d:2,3,3,4,8 e:1,3,3,10,TAC f:2,7,9,12,DEV
give a:2 b:1 c:10 d:2 e:3 f:12
d 2:d44-46 e 1:e59-60 f DEV f 7:a63-3,aH1-H2 b 8:b38-46 c TRI:b20~c25 d 3:drop e 1:eH1-H2 f 2:f62-64
a 2:a3-5 b 3:b25-28 c 3:c14-17 d 3:drop e 3:e60-63 f 7:f64-5 a 13:aB-1 b 6:b28-34 c 13:c20-33
d 4:drop e TAC=4:e63-59 f 10:drop a 13:drop b 6:b34-40 c 6:c33-39 d 8:drop e 10:drop f 9:drop
a 10:drop b 5:b46-51 c 12:c17-29
deal d a:5,6,6,9,TRI b:1,5,6,6,8 c:5,7,8,10,TAC d:4,7,9,10,TRI e:1,2,12,12,WAR f:1,4,9,13,TRI
give a:6 b:5 c:7 d:TRI e:1 f:TRI
e 5:e59-64 f 7:f5-12 a TRI:a1~e64 b 8:b51-59 c TRI:f12~c29 d 7:dH3-H1,dH1-H3,dH3-H1,dH1-H2
e WAR:e1-12 f 1:fB-56 a TRI:a13~b40 b 1:b13-14 c TAC=1:cB-23 d 10:drop e 12:drop f 4:f56-52
a 5:a40-45 b 1:b13-14 c 5:c23-28 d 6:drop e 2:e12-14 f 13:fB-56 a 6:a45-51 b 6:drop c 8:c39-47
d 9:drop e 12:e14-26 f 9:f29-38 a 9:a64-7 b 6:b59-65 c 10:c28-38 d 4:drop
deal e a:1,4,7,9,12,JES b:1,4,4,7,10,TRI c:2,3,7,8,9,13 d:2,3,12,13,TAC,ANG e:1,2,5,8,13,TAC f:1,4,5,5,13,TRI
give a:9 b:TRI c:13 d:13 e:2 f:5
f TRI:c47~f56 a 12:a7-19 b 7:b65-6 c 2:c56-58 d 2:dH2-H4 e TRI:e26~c38 f 13:fB-56
a 7:a19-24,a51-52,aH2-H3 b 1:bB-12 c 8:c26-34 d ANG:eB-45 e 1:e38-39 f 4:f56-52 a 13:aB-1 b 4:b12-8
c 7:c34-41 d 9:drop e 13:eB-45 f 13:fB-56 a 4:a1-63 b 2:b8-10 c 5:c58-63 d 3:drop e 8:skip f 1:drop
a 1:aB-1 b 4:b6-2 c 3:c63-66 d TAC:drop e TAC:drop f 5:f56-61 a JES a 10:a24-34 b 9:b10-19 c 12:drop
d 5:drop
deal f a:1,2,9,9,TRI b:2,4,5,9,TAC c:1,1,10,TAC,JES d:2,8,12,13,ANG e:2,4,7,10,10 f:4,5,6,10,TRI
give a:2 b:5 c:JES d:12 e:10 f:6
a TRI:a1~f61 b TAC=TRI:c41~e45 c TAC=TRI:b19~c41 d ANG:eB-45 e 7:e45-50,eH2-H1,eH1-H2 f TRI:f1~b41
a 1:a61-62 b 9:b2-11 c 6:c19-H2 d 13:dB-34 e 2:e50-52 f 10:f41-51 a 12:drop b 2:b11-H1 c 1:c66-1
d 8:d34-42 e 10:e52-62 f 4:f51-47 a 9:drop b 4:drop c 10:c1-11 d 2:d42-44 e 5:e62-1 f JES f 9:f47-56
a 10:drop b 1:bB-12 c 2:drop d 4:d44-40 e 5:e1-6
deal a a:3,3,4,8,TRI b:1,3,6,8,13 c:1,5,7,13,13 d:1,3,4,12,TAC e:3,4,8,9,TAC f:1,6,8,9,13
give a:TRI b:1 c:13 d:12 e:3 f:8
b 13:b12-25 c 13:c11-H1 d TRI:b25~d40 e TAC=TRI:e6~d40 f 1:f56-H1 a 8:drop b 8:skip c 7:drop
d 1:dB-34 e 1:eH2-H3 f 13:fB-56 a 4:drop b 6:b25-31 c 8:f56-64 d TAC=8:d6-14 e 4:e40-36 f 9:f56-65
a 12:drop b 3:b31-34 c 1:fB-56 d 3:d14-17 e 8:e36-44 f 13:f65-12 a 3:drop b 3:b34-37 c 5:f12-17
d 4:drop e 9:e44-53 f 6:f17-23 a 3:drop
deal b a:4,7,9,12,TRI,DEV b:1,1,5,12,13,WAR c:2,2,6,6,13,TRI d:2,3,5,6,7,10 e:5,5,6,7,7,8 f:3,7,10,12,13,TRI
give a:4 b:12 c:13 d:10 e:5 f:12
c TRI:b37~f56 d 7:drop e 8:skip f 10:drop a DEV a 1:b56-57 c 6:f23-29 d 2:drop e 7:e53-60
f 7:f29-31,f37-42 a 9:drop b 13:bB-12 c 12:f42-54 d 6:drop e 7:e60-1 f 13:f31-44 a 10:drop b 1:bB-12
c 2:fH1-H3 d 4:drop e 6:e1-7 f 3:f54-H1 a TRI:drop b WAR:b12-44 c 6:drop d 3:drop e 5:e7-12
f 13:fB-56 a 7:drop b 5:b44-49 c 2:f56-58 d 5:drop e 12:e12-24 f TRI:b49~f58 a 12:drop b 5:b58-63
deal c a:3,4,6,7,13 b:3,8,8,9,9 c:1,3,10,10,TRI d:1,7,8,10,10 e:2,6,8,10,13 f:7,13,13,TRI,TAC
give a:7 b:3 c:1 d:1 e:13 f:TRI
d 10:drop e 8:e24-32 f 1:f49-50 a 1:aB-1 b 13:bB-12 c 3:f50-53 d 8:drop e 3:e32-35 f 7:f53-59,fH1-H2
a 4:a1-63 b 9:b12-21 c TRI:e35~f59 d 7:drop e 2:e59-61 f TAC=2:f35-37 a 6:a63-H2 b 8:b21-29
c TRI:b29~f37 d 10:drop e 6:e59-65 f 13:drop a 13:aB-1 b 8:b37-45 c 10:f29-39 d 7:drop e 10:drop
f 13:drop a 3:a1-4 b 9:b45-54 c 10:f39-49
deal d a:5,10,12,TAC,TAC b:3,4,6,6,7 c:3,7,8,9,DEV d:1,4,5,12,WAR e:1,5,TRI,TRI,ANG f:1,3,5,9,12
give a:12 b:3 c:DEV d:1 e:TRI f:12
e TRI:a4~b54 f DEV f 1:a54-55 b 7:b4-9,bH1-H2,bH2-H1 c 8:skip d 5:drop e 1:e65-66 f 3:f49-52
a 10:a55-65 b 4:b9-5 c 3:f52-55 d 4:drop e 3:e66-3 f 9:f55-64 a 5:drop b TRI:e3~a65 c 7:f64-5
d WAR:drop e ANG:f5-18 f 5:f18-23 a TAC:drop b 6:drop c 9:f23-32 d 12:drop e 5:drop f 1:f32-33
a TAC=1:aB-1 b 6:drop c 12:f32-44 d 12:drop
deal e a:2,4,6,9,TRI,TRI b:5,6,12,13,13,13 c:1,2,2,8,9,12 d:1,4,4,6,7,13 e:1,1,4,5,7,JES f:2,2,2,3,5,TAC
give a:4 b:6 c:1 d:7 e:4 f:3
f 5:f44-49 a TRI:a1~f49 b 13:bB-12 c 8:skip d 4:drop e 1:eB-45 f 2:f1-3 a 7:a49-56 b 4:b12-8
c 2:f3-5 d 1:dB-34 e JES e 2:e45-47 f TRI:f5~d34 a 12:a56-H1 b 3:b8-11 c 13:f34-47 d 6:d5-11
e 1:eB-45 f 2:f47-49 a 13:d11-24 b 2:bH1-H3 c 4:f49-45 d 1:dB-34 e TAC=1:eB-45 f 9:drop a 13:d24-H3
b 9:drop c 6:drop d 5:drop e 2:e45-47 f 6:drop a 5:drop b 12:drop c 4:drop d 7:drop
deal f a:1,3,5,7,10 b:2,2,3,5,TAC c:10,13,13,TRI,TAC d:2,4,4,TRI,TRI e:3,4,7,13,JES f:1,2,7,8,8
give a:7 b:TAC c:TAC d:TRI e:4 f:7
a 1:dB-34 b 5:drop c 13:fB-56 d 4:d34-30 e TAC=4:e47-H2 f TAC=4:f56-52 a 5:d30-H1 b 3:drop
c TRI:e47~f52 d TRI:drop e 7:e52-59 f 2:f47-49 a 3:drop b 2:drop c 7:f49-56 d 2:drop e 13:e59-6
f 1:f56-H1 a 10:drop b 4:drop d 4:drop e JES e TRI:drop a 2:drop b 7:drop d 3:drop
deal a a:1,1,6,8,10 b:2,3,6,6,9 d:1,7,8,9,12 e:5,13,13,TRI,TAC
give a:8 b:3 d:8 e:13
b 13:bB-12 d 1:dB-34 e TRI:e6~b12 a 1:d34-35 b 2:b6-8 d 7:d35-41,dH1-H2 e 13:e12-25 a 1:d41-42
b 6:b8-H2 d 12:d42-54 e TAC=12:e25-37 a 6:d42-48 b 9:drop d 8:skip e 5:drop a 10:d48-58 b 6:drop
d 9:d58-1 e 3:e37-40 a 8:d1-9
deal b a:2,3,5,5,ANG b:9,9,10,13,DEV d:3,6,7,7,9 e:1,1,6,TAC,WAR
give a:2 b:13 d:6 e:6
d 3:d9-12 e 13:eB-45 a 5:d12-17 b DEV b 2:d17-19 e 1:e40-41 a 5:d19-24 b 10:drop d 9:d24-33
e WAR:e45-33 a ANG:bB-12 b 9:b12-21 d 7:drop e TAC=7:e33-40 a 6:drop b 6:b21-27 d 7:drop e 1:e41-42
a 3:drop b 9:b27-36
deal d a:4,6,8,10,TRI b:3,4,5,12,12 d:1,2,4,6,13 e:1,8,9,12,13
give a:TRI b:5 d:6 e:9
e 8:skip a 6:drop b 4:b36-32 d 1:dB-34 e 5:e42-H2 a 8:skip b 12:drop d TRI:b32~d34 e 1:e40-41
a 4:d32-28 b 3:b34-37 d 4:d28-24 e 12:e41-53 a 6:d24-30 b 12:b37-49 d 2:d30-32 e 13:e53-66
a 10:d32-42 b 9:b49-58 d 13:d42-55
deal e a:1,1,10,10,DEV b:8,10,12,12,TRI d:1,2,6,12,13 e:4,5,7,13,TRI
give a:1 b:12 d:6 e:5
a 1:d55-56 b TRI:b58~e66 d 1:d56-57 e TRI:d57~b66 a DEV a 8:skip d 1:drop e 7:e58-65 a 10:d66-10
b 5:b57-62 d 2:d10-12 e 12:e65-11 a 10:d12-22 b 10:b62-6 d 13:d22-H1
{ layout=pairs6 rules=pl,places=yes pack=basic+JAWD board=a:H1,H2,H3,H4/b:6,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:11,H2,H3,H4/f:H1,H2,H3,H4 hands=a:6/b:12/c:/d:12/e:4,13/f: dealer=e turn=d phase=over fn=13 undo=a:H1,H2,H3,H4/b:6,H2,H3,H4/c:H1,H2,H3,H4/d:22,H2,H3,H4/e:11,H2,H3,H4/f:H1,H2,H3,H4 won=cf>ad says=+--++- gone=1,1,1,2,5,7,8,10,10,10,12,13,TRI,TRI,DEV laid=581 shuffles=7 stack=2,TRI,4,TAC,6,9,7,2,8,4,9,6,6,8,TAC,10,7,TRI,1,13,7,10,2,1,5,3,13,8,2,13,2,4,3,TAC,12,12,6,13,10,TRI,3,5,5,3,13,6,5,4,ANG,1,TAC,7,1,1,WAR,8,JES,5,1,7,9,8,13,2,5,3,9,9,7,6,4,4,3,3,9,TRI }

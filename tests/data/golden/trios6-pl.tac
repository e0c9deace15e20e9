[Layout "trios6"]
[Rules "pl,places=yes"]
[Pack "basic+W"]
[Result "ace"]
[Event "golden play-through"]

deal c a:1,1,3,TRI,TAC b:3,4,5,10,13 c:1,3,4,7,8 d:1,2,3,13,TAC e:1,4,4,9,13 f:4,5,8,8,TAC
give a:TAC b:3 c:1 d:2 e:9 f:4
d 1:dB-34 e 13:eB-45 f TAC=13:fB-56 a 1:aB-1 b 13:bB-12 c 8:drop d TAC=8:d34-42 e 1:eB-45 f 8:skip
a 1:drop b 4:b12-8 c 7:drop d 1:dB-34 e 2:e45-47 f 9:f56-65 a TRI:a1~f65 b TAC=TRI:d42~f65 c 4:drop
d 3:d34-37 e 4:e47-H2 f 8:f42-50 a 3:a1-4 b 5:b8-H1 c 3:drop d 13:dB-34 e 4:drop f 5:f50-55
a 4:a4-H1 b 10:drop c 3:drop
deal d a:2,5,5,9,12 b:4,7,9,13,13 c:2,3,4,5,9 d:3,6,7,10,12 e:5,8,8,12,13 f:2,2,5,7,8
give a:12 b:9 c:5 d:6 e:12 f:8
e 13:eB-45 f 7:f55-H3,fH3-H1,fH1-H2 a 2:aH1-H3 b 13:bB-12 c 9:drop d 12:d65-11 e 6:e45-51 f 2:fH2-H4
a 8:drop b 13:b12-25 c 4:drop d 7:d11-15,d37-40 e 5:e51-56 f 12:drop a 5:drop
b 7:b25-28,bH1-H3,bH3-H1 c 9:drop d 3:d34-37 e 8:e56-64 f 2:drop a 9:drop b 4:b28-24 c 2:drop
d 10:d40-50 e 8:e64-6 f 5:drop a 5:drop b 12:b24-36 c 3:drop d 5:d37-42
deal e a:1,7,8,9,TRI,WAR b:1,2,6,10,12,13 c:1,1,6,13,TRI,TAC d:6,7,12,13,TRI,TRI e:2,6,9,10,TRI,TRI f:3,6,6,7,10,10
give a:8 b:2 c:1 d:TRI e:6 f:3
f 6:drop a 7:aH3-H1,aH1-H3,aH3-H1,aH1-H2 b 13:bB-12 c 13:cB-23 d TRI:b12~d42 e TRI:e6~c23 f 6:drop
a 1:aB-1 b 1:bH1-H2 c TRI:a1~d50 d 1:dB-34 e TRI:d34~b42 f 10:drop a TRI:d15~b36 b 8:b15-23
c TAC=8:skip d 12:drop e TRI:e23~d36 f 10:drop a 3:a50-53 b 6:b15-21 c 1:cB-23 d 7:d1-7,d12-13
e 2:e36-38 f 6:drop a 9:a53-62 b 12:drop c 6:c23-29 d 13:d42-55 e 9:e38-47 f 7:drop a WAR:a62-7
b 10:b34-44 c 2:c29-31 d 6:d55-61 e 10:e47-57
deal f a:1,2,3,5,6 b:5,7,13,13,TRI c:1,2,7,10,12 d:1,2,4,7,TRI e:3,3,5,6,TRI f:3,6,7,8,13
give a:1 b:5 c:7 d:7 e:5 f:8
a 5:a7-12 b TRI:b21~d61 c 1:cB-23 d 1:d21-22 e TRI:b44~e57 f 13:fB-56 a 8:skip b 7:drop c 10:c31-41
d TRI:c41~f56 e 7:eH2-H1,eH1-H3,eH3-H1,eH1-H3 f 3:f41-44 a 2:aH2-H4 b 1:b61-62 c 5:c23-28
d 7:d13-15,d22-27 e 3:drop f 5:f44-49 a 3:a12-15 b 13:b62-9 c 12:c28-40 d 4:d27-23 e 3:drop
f 6:f49-55 a 6:a15-21 b 13:bB-12 c 2:c40-42 d 2:d23-25 e 6:drop
f 7:f55-H2,fH2-H1,fH1-H2,fH2-H1,fH1-H2
deal a a:7,9,12,13,TAC b:4,4,8,12,TRI c:3,6,10,10,TRI d:1,5,9,12,TRI e:1,1,1,4,TRI f:2,4,4,TAC,TAC
give a:7 b:12 c:10 d:9 e:1 f:2
b 7:b12-13,b9-H1,bH2-H3,bH3-H2 c TRI:a21~c42 d TRI:b13~a42 e 1:eB-45 f 1:fB-56 a 13:aB-1
b TRI:b42~f56 c 6:c21-H4 d 10:d25-H1 e TRI:a1~e45 f TAC=TRI:a1~a13 a TAC=TRI:e1~f42 b 8:b57-65
c 3:drop d 1:dB-34 e 4:e42-38 f 4:drop a 9:a45-54 b 4:b65-61 c 12:drop d 5:drop e 9:e38-H2
f TAC=9:f1-10 a 12:a13-25 b 4:b61-57 c 10:drop d 12:drop e 1:eB-45 f 4:f10-6 a 2:a25-27
deal b a:1,2,6,8,9,13 b:1,2,5,6,13,13 c:4,7,8,12,13,WAR d:3,6,7,9,10,TAC e:3,5,5,8,8,9 f:2,8,9,10,10,13
give a:6 b:6 c:4 d:9 e:5 f:2
c 13:cB-23 d 4:d34-30 e 5:e38-43 f 13:f6-19 a 13:aB-1 b 1:bH2-H3 c 8:skip d 7:drop e 8:skip f 9:drop
a 1:a54-55 b 2:b57-59 c 7:c23-30 d TAC=7:d30-32,dH1-H3,dH3-H1,dH1-H2 e 8:e45-53 f 8:skip a 8:drop
b 5:b59-64 c WAR:c23-27 d 3:d32-H1 e 3:e43-H1 f 5:f19-24 a 2:a1-3 b 6:b56-62 c 12:c27-39 d 6:drop
e 9:drop f 10:f24-34 a 2:a3-5 b 13:drop c 6:c39-45 d 10:drop e 9:drop f 10:f34-44 a 9:a5-14
b 13:b64-11
deal c a:1,6,7,8,12 b:3,8,12,13,13 c:6,10,10,12,TRI d:3,8,12,TRI,TAC e:1,2,3,7,9 f:6,7,TRI,TRI,TAC
give a:1 b:8 c:6 d:TRI e:2 f:6
d 8:drop e TRI:a14~c45 f TAC=TRI:f44~a55 a 7:a14-21 b 13:b62-9 c TRI:a21~f55 d 6:drop
e 7:eH1-H2,eH2-H1,eH1-H2,eH2-H1,eH3-H2,eH2-H4 f TRI:f21~a55 a 12:a21-33 b 1:bH1-H2 c 8:skip d 3:drop
e 1:eH1-H2 f TRI:a44~f55 a 8:a33-41 b 13:b11-24 c 10:drop d 12:drop e 3:drop
f 7:f44-47,fH2-H1,fH1-H2,fH2-H1,fH1-H2 a 6:a41-47 b 3:b24-27 c 10:drop d TAC:drop e 9:drop f 2:drop
a 6:a47-53 b 12:b27-39 c 12:drop
deal d a:2,5,7,9,9 b:3,6,8,13,TRI c:4,5,9,10,13 d:1,1,3,13,TRI e:2,4,5,10,WAR f:1,1,1,2,4
give a:5 b:6 c:5 d:TRI e:10 f:4
e WAR:drop f 1:fB-56 a 7:a55-62 b 3:b39-42 c 13:cB-23 d 1:dH2-H3 e TRI:drop f 1:fH2-H3 a 4:a53-49
b TRI:b42~a62 c 4:c23-19 d 1:dB-34 e 5:drop f 1:fB-56 a 2:a42-44 b 8:skip c 9:drop d 13:dB-34
e 4:drop f 2:f56-58 a 9:a49-58 b 5:b62-1 c 6:c19-H2 d 5:d34-39 e 2:drop f 10:drop a 9:a44-53
b 13:b9-22 c 10:drop d 3:d39-42
deal e a:2,3,5,10,12,13 b:1,2,5,6,7,TAC c:4,6,7,8,9,13 d:1,3,5,7,8,TRI e:2,4,4,6,8,13 f:4,5,9,10,13,TAC
give a:3 b:7 c:13 d:1 e:6 f:5
f 13:fB-56 a 13:aB-1 b TAC=13:b22-35 c 7:cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1
d TRI:b35~f56 e 1:eB-45 f 4:f35-31 a 5:a58-63 b 1:bH3-H4
c 7:cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2 d 7:d42-48,dH1-H2 e 13:eB-45 f 6:f31-37
a 2:a53-55 b 3:b1-4 c 6:drop d 13:dB-34 e 4:e45-41 f 10:drop a 5:a63-H1 b 6:b56-62 c 9:drop
d 5:d48-53 e 4:e41-37 f TAC:drop a 12:drop b 2:b62-64 c 4:drop d 3:d34-37 e 2:drop f 9:drop
a 10:drop b 5:b64-3 c 8:drop d 8:d37-45 e 8:drop
deal f a:1,7,7,TRI,TRI b:2,3,9,13,TAC c:2,5,6,7,8 d:3,8,10,13,TRI e:1,2,3,10,TAC f:6,9,13,TRI,WAR
give a:7 b:3 c:8 d:3 e:10 f:TRI
a 7:a55-57,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 b 9:b4-H1
c 7:cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H3 d TRI:b3~d45 e 1:eB-45 f 13:fB-56 a TRI:e45~f56
b 13:bB-12 c 3:drop d 8:d3-11 e TAC=8:skip f WAR:drop a TRI:b12~e56 b TAC=TRI:b12~d53 c 6:drop
d 8:skip e 3:drop f 6:f45-51 a TRI:d3~e56 b 7:b53-59,bH2-H3 c 2:drop d 13:d12-25 e 2:e3-5 f 9:drop
a 1:aB-1 b 2:b59-61 c 5:drop d 10:d25-H1 e 3:e5-8 f 10:f51-61
deal a a:2,3,3,8,TRI b:1,6,9,10,TAC c:1,5,6,12,12 d:1,9,10,10,10 e:1,4,6,8,13 f:2,2,4,4,13
give a:3 b:TAC c:6 d:1 e:6 f:13
b 1:bH1-H2 c TAC=1:cB-23 d 6:drop e 13:e8-21 f 2:f61-63 a TRI:a1~c23 b 10:drop c 12:c1-13 d 9:drop
e 1:eH2-H3 f 4:f63-59 a 13:a23-36 b 3:drop c 1:cB-23 d 10:drop e 4:e21-17 f 4:f59-55 a 8:skip
b 6:drop c 12:c23-35 d 10:drop e 8:e17-25 f 2:f55-H1 a 2:a36-38 b 9:drop c 5:c13-18 d 10:drop
e 1:e25-26 f 6:drop a 3:a38-41
deal b a:2,3,5,5,12,TRI b:5,7,7,8,13,13 c:1,1,5,8,12,13 d:3,4,4,8,13,TAC e:4,6,6,7,7,9 f:1,4,5,9,12,TRI
give a:2 b:13 c:13 d:8 e:9 f:4
c 5:c35-40 d 13:dB-34 e 8:e26-34 f 1:fB-56 a TRI:a41~f56 b 13:bB-12 c 1:c18-19 d 13:dB-34 e 6:drop
f TRI:c19~d34 a 5:a56-61 b 2:b12-14 c 1:c40-41 d TAC=1:dH3-H4 e 6:drop f 9:f41-50 a 4:a61-57
b 8:skip c 12:drop d 3:d19-22 e 7:drop f 5:f50-55 a 3:a57-60 b 7:b14-20,bH1-H2 c 13:c40-53 d 4:drop
e 7:drop f 12:drop a 5:a60-65 b 7:b20-27 c 8:c34-42 d 4:drop e 4:drop f 9:f55-64 a 12:a65-11
b 5:b27-32
deal c a:3,4,5,TRI,TAC b:1,3,4,9,10 c:6,10,12,12,TRI d:1,1,6,8,13 e:3,7,8,10,12 f:2,9,10,TAC,TAC
give a:4 b:9 c:12 d:6 e:8 f:9
d 1:dB-34 e 3:drop f 2:f64-66 a TRI:a11~c42 b 4:b32-28 c TRI:c53~f66 d 8:d34-42 e 12:drop f 8:skip
a TAC:drop b 10:b28-38 c 9:c66-9 d 1:dH2-H3 e 7:drop f TAC=7:fH1-H2,f53-H1,d42-44 a 5:drop
b 4:b38-34 c 6:c11-17 d 13:d44-57 e 10:drop f TAC=10:d57-1 a 3:drop b 1:b34-35 c 12:c17-29 d 12:drop
e 6:drop f 10:b35-45 a 9:drop b 3:b45-48 c 10:c29-39
deal d a:3,6,7,12,13 b:3,5,5,7,13 c:3,6,7,8,TRI d:1,2,7,12,TRI e:1,4,8,10,13 f:1,4,5,6,13
give a:13 b:7 c:3 d:1 e:10 f:5
e 13:eB-45 f 1:dH1-H2 a 7:aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1 b 13:b48-61 c TRI:d1~e45
d TRI:e1~d45 e 1:e45-H1 f 4:b61-57 a 6:drop b 3:b57-60 c 7:c39-42,c9-13 d 3:d1-4 e 1:eB-45 f 6:d4-10
a 5:drop b 13:b60-7 c 7:c13-18,c42-44 d 7:d10-17 e 8:e45-53 f 10:b7-17 a 12:drop b 5:drop c 6:c18-H1
d 12:drop e 4:e53-49 f 13:b17-30 a 3:drop b 5:b30-35 c 8:skip d 2:drop
deal e a:2,5,7,7,TRI,TRI b:4,4,6,9,13,TAC c:1,1,2,2,6,8 d:4,8,9,9,9,13 e:1,2,2,3,5,13 f:5,8,10,13,TRI,WAR
give a:TRI b:9 c:2 d:8 e:2 f:13
f TRI:b35~e49 a 13:aB-1 b TAC=13:b49-62 c 8:c44-52 d 13:dB-34 e 8:e35-43 f 5:d34-39
a 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 b TRI:d39~e43 c 6:c52-58 d 2:d43-45 e 5:e39-44
f 8:b62-4 a 7:aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H3 b 6:b4-10 c 9:c58-1 d 9:d45-54 e 1:eH1-H2
f WAR:d54-1 a 5:drop b 4:b10-6 c 1:cB-23 d 4:d1-63 e 2:e44-H1 f 2:d63-65 a TRI:drop b 4:b6-2
c 1:cH1-H2 d 9:drop e 3:c23-26 f 10:b2-12 a 2:drop b 13:b12-25 c 2:c26-28 d 9:d65-8 e 13:c28-41
deal f a:2,10,12,13,TRI b:3,4,7,8,12 c:2,10,TRI,TRI,WAR d:5,6,6,10,TRI e:6,9,10,13,TAC f:1,4,5,9,12
give a:12 b:8 c:WAR d:TRI e:13 f:12
a 13:aB-1 b 12:b25-37 c TRI:a1~c41 d 5:d8-13 e 9:c1-10 f 9:d13-22 a 10:a41-51 b 3:b37-40
c TRI:c10~d22 d 10:d10-20 e 6:a51-57 f 4:d20-16 a 12:a57-H2 b 12:b40-52 c 2:c22-H1 d 6:d16-22
e 10:drop f 1:b52-53 a TRI:drop b 7:b53-60 c 10:drop d 6:d22-28 e TRI:drop f 13:b60-7 a 2:drop
b 4:b7-3 c 8:drop d WAR:d28-3 e TAC:drop f 5:d3-8
deal a a:4,5,8,9,10 b:1,6,7,13,13 c:1,3,5,7,TAC d:2,3,6,8,TAC e:1,4,4,13,TRI f:2,7,9,13,TRI
give a:10 b:13 c:TAC d:3 e:4 f:7
b 1:bB-12 c 1:aB-1 d 2:d8-10 e 4:a1-63 f TRI:d10~b12 a 5:a63-H1
{ layout=trios6 rules=pl,places=yes pack=basic+W board=a:H1,H2,H3,H4/b:10,H2,H3,H4/c:H1,H2,H3,H4/d:12,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 hands=a:4,7,8,9/b:6,7,10,13/c:3,5,7,13/d:6,8,TAC,TAC/e:1,3,13,TRI/f:2,4,9,13 dealer=a turn=a phase=over fn=5 undo=a:63,H2,H3,H4/b:10,H2,H3,H4/c:H1,H2,H3,H4/d:12,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 won=ace says=-++-++ gone=1,1,1,2,2,2,3,4,4,4,5,5,5,6,6,6,7,8,9,9,10,10,10,10,12,12,12,13,13,TRI,TRI,TRI,TRI,TRI,TAC,WAR laid=516 deals=2 shuffles=6 stack=1,3,6,3,8,TAC,4,6,5,8,7,1,4,7,2,1,1,13,12,5,5,8,10,7,13,3,TRI,8,12,9,3,1,2,2,13,9 }

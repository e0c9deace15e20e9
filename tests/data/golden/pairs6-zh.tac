[Layout "pairs6"]
[Rules "zh,places=yes"]
[Pack "basic+JWD"]
[Result "be>ad"]
[Event "golden play-through"]

deal a a:1,4,4,8,8 b:1,4,4,5,13 c:5,8,9,10,WAR d:3,5,6,7,9 e:3,7,8,12,TRI f:2,5,5,6,10
give a:1 b:4 c:8 d:7 e:8 f:6
b 13:bB-12 c 6:drop d 1:dB-34 e 7:drop f 8:skip a 4:drop b 4:b12-8 c 9:drop d 5:d34-39 e TRI:drop
f 5:drop a 8:skip b 8:drop c 5:drop d 3:d39-42 e 4:drop f 2:drop a 8:skip b 5:drop c 10:drop
d 9:d42-51 e 3:drop f 10:drop a 7:drop b 1:bB-12 c WAR:drop d 6:d51-57 e 12:drop f 5:drop a 4:drop
deal b a:5,10,13,TAC,JES b:3,4,13,TRI,TRI c:1,1,7,TAC,DEV d:1,5,6,12,13 e:3,4,4,7,13 f:1,1,6,6,13
give a:TAC b:4 c:1 d:1 e:13 f:13
c 1:cB-23 d TAC=1:dB-34 e 7:drop f 1:fB-56 a 1:aB-1 b TRI:b12~d57 c 13:cB-23 d 12:d34-46 e 3:drop
f 1:fB-56 a JES a TRI:a1~b57 b 7:b1-2,b8-H2 c 13:c23-36 d 4:d46-42 e 1:eB-45 f 13:fB-56 a 3:a57-60
b DEV b 6:c36-42 d 4:drop e 6:e45-51 f 5:drop a 13:aB-1 b TAC=13:bB-12 c 5:c42-47 d 4:drop e 6:drop
f 10:drop a 13:aB-1
deal c a:3,6,10,10,13,13 b:2,2,7,8,9,12 c:3,8,10,TRI,TRI,TAC d:2,2,7,9,12,13 e:1,6,9,12,TRI,TAC f:1,2,2,3,7,9
give a:13 b:2 c:TRI d:7 e:1 f:3
d 13:dB-34 e TRI:b12~a60 f TRI:e51~f56 a 7:a1-7,a12-13 b 7:b60-66,bH2-H1 c TRI:a13~c47 d 12:d34-46
e 6:e56-62 f 7:f51-H2 a 6:a47-53 b 1:bB-12 c 3:c13-16 d 13:dB-34 e TAC=13:eB-45 f 1:fB-56 a 3:a53-56
b 2:bH1-H3 c 8:skip d 2:drop e 2:e62-64 f 2:fH2-H4 a 13:aB-1 b 8:skip c TAC=8:c16-H1 d 2:d46-48
e 12:drop f 2:drop a 10:drop b 12:b12-24 c 3:cH1-H4 d 9:drop e 9:drop f 9:drop a 10:a7-17 b 9:b24-33
c 10:drop
deal d a:5,7,8,10,13 b:1,6,7,13,TAC c:1,2,2,13,WAR d:4,5,6,8,TRI e:3,4,7,8,TRI f:1,3,9,13,DEV
give a:10 b:6 c:13 d:TRI e:3 f:1
e TRI:a17~e45 f DEV f 7:a1-8 b 1:bB-12 c 1:cB-23 d 6:d48-54 e 7:e17-24 f 13:fB-56 a TRI:a8~b66
b TAC=TRI:b33~e64 c 1:cB-23 d 8:skip e 4:drop f 3:f56-59 a 8:a45-53 b 7:b12-15,b64-65,b66-3
c WAR:c23-24 d 5:d54-59 e 6:e33-39 f 13:fB-56 a 13:aB-1 b 3:b3-6 c 2:c24-26 d 4:drop e 8:e39-H2
f 9:drop a 5:a1-6 b 13:bB-12 c 2:c26-28 d 10:drop
deal e a:1,3,5,7,12 b:5,6,9,12,TRI c:2,5,6,6,13 d:1,1,7,9,10 e:4,12,13,TAC,JES f:1,3,13,13,TRI
give a:1 b:9 c:6 d:1 e:TAC f:13
f TRI:a53~f56 a 1:aB-1 b TRI:a6~b12 c 2:c28-30 d 7:d59-66 e JES e 1:eB-45 f 7:f53-H3,fH3-H2
a TAC=7:a12-18,a8-9 b 13:bB-12 c 1:cB-23 d 4:d66-62 e 6:e45-51 f 3:f53-56 a 5:a18-23 b 6:b12-18
c 1:cB-23 d 13:dB-34 e 3:e51-54 f 5:f56-61 a 6:a9-15 b 13:bB-12 c 10:drop d 9:d34-43 e 13:eB-45
f 12:drop a 12:drop b 5:b6-11 c 9:c30-39 d 12:drop
deal f a:2,2,3,4,4,8 b:1,4,7,7,10,TRI c:1,5,6,6,9,TAC d:2,8,8,10,12,TAC e:2,3,5,9,10,10 f:3,4,9,12,13,TRI
give a:3 b:7 c:9 d:TAC e:9 f:TRI
a 4:a1-63 b TRI:b18~e45 c TRI:c23~f61 d 8:skip e 10:drop f 9:f23-32 a 2:a63-65
b 7:b12-13,b45-46,bH3-H4,b11-H3 c 1:cB-23 d 2:d43-45 e 7:e18-21,e54-57,eH2-H1 f 13:fB-56
a TAC=13:aB-1 b 4:b13-9 c 6:c23-29 d 8:skip e 2:drop f 3:f32-35 a 2:a15-17 b 1:b46-47 c TAC=1:c29-30
d 3:d62-65 e 5:e21-26 f 4:f35-31 a 8:a1-9 b 10:b46-56 c 6:c39-45 d 10:d65-9 e 3:e26-29 f 9:f31-40
a 4:a17-13 b 9:drop c 5:c45-50 d 12:drop e 10:drop f 12:drop
deal a a:2,5,7,9,10 b:3,6,6,7,10 c:2,5,7,8,8 d:3,4,12,13,TAC e:1,3,7,12,TRI f:5,12,12,13,TAC
give a:9 b:10 c:7 d:4 e:TRI f:5
b TRI:f40~e57 c 5:c50-55 d 13:dB-34 e 7:e29-33,eH1-H4 f 13:fB-56 a 10:a13-23 b 7:drop c 8:skip
d 12:drop e 1:eB-45 f 7:f57-60,f56-60 a 7:a23-30 b 3:drop c 8:c61-3 d TAC=8:skip e 10:drop f 12:drop
a 2:a30-32 b 6:drop c 2:c55-57 d 3:d34-37 e 3:e40-43 f 12:drop a 4:a32-28 b 6:drop c 5:c61-66
d 9:d9-18 e 12:e45-57 f TAC:drop a 5:a28-33
deal b a:1,3,6,6,10 b:2,3,5,13,TRI c:6,8,8,9,13 d:2,3,4,7,9 e:3,4,4,5,10 f:1,TRI,TAC,JES,WAR
give a:3 b:5 c:13 d:3 e:3 f:TRI
c TRI:d18~f60 d 4:d37-H1 e 5:e43-H3 f 1:fB-56 a 1:aB-1 b 13:bB-12 c 8:skip d 9:drop e 5:drop
f WAR:f18-33 a 3:a1-4 b TRI:a4~b12 c 8:skip d 7:drop e 10:drop f 13:f33-46 a 10:a12-22 b 3:b4-7
c 6:c66-6 d 3:d60-63 e 4:drop f TAC=4:f56-52 a 6:a22-28 b 2:b7-9 c 9:drop d 2:dH1-H3 e 4:e57-53
f JES f 6:f46-52 a 3:a28-31
deal c a:1,2,4,8,9,TRI b:4,8,12,13,13,TAC c:1,4,13,13,TRI,DEV d:1,2,2,6,7,10 e:1,7,9,10,13,TRI f:1,1,5,5,6,9
give a:9 b:4 c:4 d:7 e:7 f:9
d 1:dB-34 e 13:eB-45 f 1:fB-56 a TRI:a31~d34 b TAC=TRI:d34~e53 c TRI:d53~f56 d 9:d63-6 e 4:e45-41
f 1:fB-56 a 1:aB-1 b 7:b9-H2,bH2-H1,bH1-H2 c 1:cB-23 d 6:d6-12 e 1:e34-35 f 6:f56-62 a 4:a1-63
b 13:bB-12 c DEV c 10:drop e TRI:b12~f52 f 5:f53-H2 a 7:a63-H2,aH2-H1 b 8:b52-60 c 13:cB-23 d 2:drop
e 10:e41-51 f 4:f12-8 a 2:aH1-H3 b 13:drop c 13:cB-23 d 2:drop e 9:e35-44 f 5:f62-1 a 8:skip
b 12:drop c 9:drop
deal d a:2,6,6,8,TRI b:1,2,8,13,13 c:4,6,10,TRI,TAC d:1,1,1,13,TRI e:3,4,5,6,TAC f:5,7,8,12,DEV
give a:2 b:8 c:TAC d:1 e:3 f:5
e 6:e51-57 f 12:f8-20 a TRI:e44~b60 b 3:b44-47 c TRI:f20~c23 d 1:dB-34 e 5:e60-65 f 8:f23-31
a 1:aB-1 b 2:b47-49 c 5:c20-H2 d TRI:a1~e57 e TAC=TRI:d34~e57 f 7:f31-36,fH2-H1,fH1-H2 a 8:skip
b 1:drop c 6:drop d 13:dB-34 e 8:skip f TAC:drop a 6:a1-7 b 13:drop c 4:drop d 1:d57-58 e 4:e65-61
f DEV f 6:a7-13 b 13:drop c 10:drop d 2:d34-36
deal e a:3,7,9,13,13 b:2,2,6,7,13 c:1,7,10,13,JES d:2,2,5,5,TAC e:1,4,10,10,13 f:1,5,8,9,12
give a:9 b:13 c:JES d:2 e:4 f:12
f 1:fB-56 a 7:a13-20 b 7:b49-56 c 13:cB-23 d TAC=13:d36-49 e 1:eB-45 f JES f 13:fB-56 a 6:a20-26
b 1:bB-12 c 5:drop d 13:dB-34 e 9:e61-4 f 2:f56-58 a 2:a26-28 b 7:b12-19 c 2:drop d 13:dB-34
e 8:skip f 3:drop a 2:a28-30 b 10:b19-29 c 9:drop d 10:d34-44 e 5:e4-9 f 13:f58-5 a 4:drop b 12:drop
c 5:drop d 10:d49-59
deal f a:4,4,7,9,10,TAC b:3,5,8,9,13,TRI c:2,3,3,4,10,12 d:1,4,5,7,TRI,WAR e:1,3,6,7,12,12 f:3,6,8,9,9,TRI
give a:10 b:8 c:3 d:TRI e:12 f:3
a TRI:a30~d59 b TRI:d30~e45 c 2:drop d 7:dH3-H4,dH4-H1,dH1-H4 e 12:e9-21 f TRI:f5~d44 a 9:a59-H1
b 3:drop c 10:drop d 1:dB-34 e 7:e21-26,e30-32 f 8:skip a 4:drop b 5:drop c 12:drop d WAR:d5-26
e 8:skip f 3:drop a 7:aH3-H2,aH2-H4,aH1-H3,aH3-H1 b 9:drop c 3:drop d 10:d34-44 e 1:eB-45 f 6:drop
a TAC:drop b 12:drop c 3:drop d 4:d44-40 e 3:e32-35 f 9:drop a 4:drop b 13:drop c 4:drop d 5:d40-45
e 6:e35-41 f 9:drop
deal a a:7,7,7,12,13 b:1,5,9,13,TAC c:4,5,8,13,TRI d:1,4,5,7,9 e:1,1,4,5,10 f:2,6,6,9,12
give a:7 b:TAC c:13 d:4 e:10 f:6
b 5:b29-34 c 8:skip d 5:drop e 1:eB-45 f 13:fB-56 a 13:aB-1 b 1:b34-35 c 6:drop d 9:d26-H1
e TAC=9:e45-54 f 2:f56-58 a 4:a1-63 b 9:drop c 5:drop d 1:d26-27 e 4:e54-50 f 12:drop
a 7:a63-66,aH1-H3,aH3-H1 b 10:drop c 4:drop d 7:d27-34 e 5:e41-H1 f 6:f58-64
a 7:aH1-H2,aH2-H1,aH1-H3,a66-H2 b 13:b35-48 c TRI:drop d 7:d34-H2,dH2-H1,dH1-H3,dH3-H1 e 1:eH1-H2
f 9:f64-7 a 12:drop
deal b a:1,3,5,6,13 b:1,3,4,8,10 c:3,8,13,TRI,DEV d:2,3,3,5,6 e:1,4,7,12,13 f:3,8,10,13,TRI
give a:1 b:3 c:8 d:6 e:12 f:13
c 13:cB-23 d 1:dB-34 e 13:e50-63 f TRI:f7~b48 a 13:aB-1 b 8:skip c 13:drop d 5:d34-39 e 3:e63-66
f 8:skip a 3:drop b 1:b7-8 c TRI:c23~e66 d 2:d39-41 e 1:e23-24 f 3:f48-51 a 6:a1-7 b 12:b8-20 c DEV
c 3:d41-44 e 7:e24-31 f 8:skip a 6:drop b 10:b20-30 c 3:c66-3 d 3:d44-47 e 4:drop f 10:f51-61
a 5:a7-12 b 4:b30-26
deal c a:2,4,9,13,TRI,WAR b:2,3,10,10,TRI,JES c:1,4,7,TRI,TAC,TAC d:2,6,8,9,10,12 e:2,2,6,6,8,12 f:1,5,7,9,13,TAC
give a:13 b:3 c:TAC d:9 e:12 f:TAC
d 2:dH1-H3 e 8:e31-39 f 7:f61-64,fH2-H1,fH1-H3,fH3-H2 a TRI:a12~d47 b TRI:b26~a47 c TAC=TRI:a47~f64
d 12:d12-24 e 2:e39-41 f 13:fB-56 a 2:a64-66 b 10:b26-36 c TRI:e41~f56 d 13:dB-34 e 3:e56-59
f 5:f41-46 a 4:a66-62 b 10:b36-46 c TAC=10:c3-13 d 8:skip e 2:drop f 1:fH2-H3 a 9:a62-5 b JES
b 7:b36-43 c 6:c13-19 d 6:d24-30 e 9:e59-2 f 9:f47-56 a 12:a5-17 b 4:b43-39 c 10:c19-29 d 6:drop
e TAC=6:e2-8 f WAR:f56-8 a 2:a17-19 b 1:b39-40
deal d a:1,5,5,7,WAR b:4,9,13,13,TRI c:1,4,9,12,TRI d:1,2,12,13,TAC e:8,8,13,TRI,JES f:1,8,9,13,TRI
give a:5 b:9 c:1 d:13 e:13 f:TRI
e JES e 8:skip f 7:drop a TRI:f8~d34 b TRI:d8~b40 c TAC=TRI:a19~c29 d TRI:a29~f46 e 13:eB-45
f WAR:f29-30 a 13:a46-59 b TRI:b40~e45 c 5:c19-H1 d 8:d8-16 e 1:e40-41 f 1:f34-35 a 13:a59-6
b 12:b45-57 c 1:cH2-H3 d 9:d16-25 e 1:e41-42 f 5:f35-40 a 4:a6-2 b 4:b57-53 c 2:drop d 8:skip
e 9:drop f 13:drop a 13:a2-15 b 9:b53-62 c 12:drop
deal e a:2,6,7,9,10 b:4,5,12,12,TAC c:1,4,5,6,7 d:3,5,6,7,9 e:2,3,4,8,10 f:2,2,3,6,7
give a:2 b:12 c:4 d:5 e:2 f:7
f 2:f40-42 a 9:a15-24 b TAC=9:b62-5 c 1:cB-23 d 3:d25-28 e 8:skip f 3:drop a 6:a15-21 b 5:b5-10
c 5:c23-28 d 7:drop e 3:drop f 2:f42-44 a 7:a21-28 b 4:b10-6
c 7:cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2 d 2:drop e 10:drop f 4:f44-40 a 10:drop
b 2:b6-8 c 7:drop d 9:drop e 12:drop f 6:f30-36 a 5:a28-33 b 12:b8-20 c 6:drop d 6:drop e 4:drop
deal f a:1,2,3,4,6,12 b:3,4,5,6,13,TRI c:1,2,5,7,10,13 d:7,10,10,13,TAC,TAC e:6,9,10,13,TRI,DEV f:1,1,3,3,8,8
give a:1 b:4 c:5 d:10 e:TRI f:8
a 2:a33-35 b TRI:a35~f36 c 1:cB-23 d 1:dB-34 e 13:eB-45 f 8:skip a 6:drop b TRI:a36~e45 c 10:c23-33
d 7:d34-41 e DEV e 1:fB-56 a 10:a45-55 b 3:b20-23 c 7:c33-40 d 10:d41-51 e 10:drop f 1:fB-56
a 4:a55-51 b 13:b23-36 c 8:c40-48 d 13:dB-34 e 9:drop f 5:f56-61 a 3:a51-54 b 5:b36-41 c 2:c48-50
d TAC=2:d34-36 e 4:drop f 3:f61-64 a 12:drop b 6:b41-47 c 13:drop d TAC=13:dB-34 e 6:drop f 3:f64-1
deal a a:3,3,3,13,TAC b:4,7,10,13,13 c:1,6,12,12,TRI d:2,5,6,13,TRI e:2,7,8,8,9 f:5,9,10,10,DEV
give a:13 b:7 c:12 d:6 e:8 f:9
b 4:b47-43 c TRI:f1~c48 d TRI:d34~b43 e 8:skip f 12:drop a TAC=12:a54-66 b 8:skip c 1:drop
d 5:d43-48 e 9:drop f DEV f 6:drop b 13:drop c 6:c1-7 d 2:d36-38 e 2:drop f 10:drop a 3:a66-3
b 10:drop c 12:c7-19 d 13:d48-61 e 7:drop f 10:drop a 3:a3-6 b 13:drop c 9:c19-28 d 13:d38-51
e 7:drop f 5:drop a 3:a6-9
deal b a:1,2,4,7,TAC b:1,5,5,7,WAR c:1,4,6,9,TRI d:2,7,8,9,13 e:1,3,4,6,JES f:1,3,3,4,12
give a:4 b:7 c:1 d:9 e:3 f:4
c TRI:c28~d51 d 13:d61-8 e 1:eB-45 f 1:fB-56 a 9:a9-18 b 1:b34-35 c 4:c51-47 d 7:d8-15 e 4:e45-41
f 1:f56-57 a 7:a18-25 b 3:b35-38 c 6:c47-53 d 8:d28-H2 e 7:e41-H1,b38-40 f 12:f57-3 a 1:a25-26
b WAR:b40-53 c 4:drop d 2:d15-17 e 6:b53-59 f 3:f3-6 a 2:a26-28 b 5:b59-64 c 9:drop d 4:d17-13 e JES
e 3:b64-1 f TAC=3:f6-9 a 5:a28-33
deal c a:2,2,2,3,8,TAC b:1,7,9,12,13,13 c:6,8,9,10,10,TRI d:1,1,5,6,7,10 e:4,5,8,13,TRI,TRI f:4,5,6,12,13,TAC
give a:2 b:7 c:9 d:6 e:4 f:5
d 1:d13-14 e 7:b64-5 f 13:fB-56 a 2:a33-35 b 1:b5-6 c 8:skip d 7:drop e TRI:d14~a35
f TAC=TRI:a35~f56 a 8:skip b 9:drop c 5:drop d 5:d14-19 e TRI:d19~a56 f 12:f35-47 a 6:a19-25
b 4:b6-2 c 6:drop d 10:d56-66 e 8:skip f 6:drop a 2:a25-27 b 12:drop c 10:drop d 1:d66-1 e 5:b2-7
f 9:f9-18 a TAC=9:a27-36 b 13:drop c TRI:drop d 2:d1-3 e 13:drop f 4:f47-43 a 3:a36-39 b 13:drop
c 10:drop
deal d a:1,5,9,9,13 b:5,10,10,13,TRI c:1,2,3,3,8 d:2,2,4,5,10 e:1,2,4,7,13 f:1,3,4,7,12
give a:9 b:10 c:1 d:10 e:13 f:1
e 2:b7-9 f 1:fB-56 a 1:a39-40 b TRI:a40~f43 c 8:skip d 4:drop e 4:b9-5 f 4:f56-52 a 9:a43-52
b 5:b5-10 c 1:cB-23 d 2:d3-5 e 1:b10-11 f 7:f40-47 a 13:a52-65 b 10:b11-21 c 3:c23-26 d 5:d5-10
e 7:b21-28 f 3:f47-50 a 5:a65-4 b 13:b28-41 c 3:drop d 9:d10-19 e 10:drop f 12:f50-62 a 10:a4-14
b 13:b41-54 c 2:drop d 2:d19-21
deal e a:3,5,6,8,13 b:1,2,5,6,TRI c:1,1,6,7,TRI d:4,7,8,9,TAC e:8,10,13,TRI,DEV f:1,2,5,7,13
give a:5 b:TRI c:6 d:8 e:13 f:1
f 13:f62-9 a 8:skip b 5:drop c 1:cB-23 d 4:d21-17 e TRI:f9~b54 f 7:f54-H2,fH2-H1,fH1-H2,fH2-H1
a 8:skip b 2:drop c TRI:b9~c23 d TAC=TRI:a14~c23 e DEV e 6:drop a 3:a23-26 b 1:b9-10 c 7:c14-21
d 5:drop e 8:skip f 5:drop a 13:a26-39 b 6:b10-16 c 1:c21-22 d 7:drop e TRI:b16~a39 f 2:drop
a 6:a16-22 b 13:b39-52 c 1:cB-23 d 9:drop e 10:b52-62
deal f a:6,6,7,9,13,TRI b:2,3,10,12,12,TRI c:3,3,6,12,13,13 d:1,4,6,9,TAC,TAC e:5,8,8,9,12,WAR f:4,4,7,10,TAC,JES
give a:TRI b:12 c:6 d:9 e:5 f:JES
a 7:a22-29 b 12:b62-8 c 13:cB-23 d 1:dB-34 e 8:skip f TAC=8:skip a 6:drop b TRI:c23~a29 c JES
c TRI:b8~c29 d 12:d34-46 e 10:b29-39 f 13:fB-56 a 10:a23-33 b 3:b39-42 c 6:c8-14 d 8:d46-54
e 6:b42-48 f 9:f56-65 a 5:a33-38 b 3:b48-51 c 4:c14-10 d WAR:d54-65 e 7:b51-58 f 9:drop a 2:a38-40
b 12:drop c TAC=12:c10-22 d 9:d65-8 e 4:b58-54 f 6:drop a 3:a40-43 b 13:b54-1 c TAC=13:c22-35
d 12:d8-20 e 4:b54-50
deal a a:5,5,13,TRI,TRI b:5,8,9,12,13 c:1,2,4,4,9 d:6,7,7,7,TAC e:1,1,3,7,JES f:4,4,6,9,13
give a:TRI b:12 c:9 d:TAC e:3 f:13
b 8:b50-58 c 4:c35-31 d 7:d20-27 e JES e 9:b58-1 f 13:fB-56 a 3:a43-46 b 1:b1-2 c TRI:d27~f56
d 1:d56-57 e 9:b2-11 f TRI:c31~a46 a 13:a31-44 b 2:b11-H1 c 7:c46-53 d 1:d57-58 f TAC=1:f27-28
a 9:a44-53 c 7:drop d 12:d57-3 f 5:f28-33 a 5:a53-58 c 6:drop d 7:d3-10 f 5:f33-38
deal c a:5,6,8,13,TAC c:2,2,2,2,6 d:3,3,10,12,13 f:1,8,12,13,TRI
give a:6 c:2 d:13 f:13
d 6:d10-16 f 1:fH1-H2 a 5:a58-63 c 13:cB-23 d 3:d16-19 f TRI:d19~c23 a TAC=TRI:c23~f38 c 6:c38-44
d 3:d19-22 f 2:f23-25 a 8:skip c 2:drop d 12:drop f 12:f25-37 a 13:a63-10 c 2:c44-46 d 10:d22-32
f 8:f37-45 a 13:a10-23 c 2:c46-48
deal d a:1,7,10,13,TAC c:1,1,3,3,13 d:2,3,4,8,13 f:8,9,10,10,TRI
give a:TAC c:3 d:13 f:10
f TRI:a23~d32 a 13:a32-45 c 13:c48-61 d 8:skip f 10:drop a 10:a45-55 c 3:c61-64 d TAC=3:d23-26
f 8:skip a 13:drop c 10:c61-5 d 3:d26-29 f 3:drop a 1:a55-56 c 1:c5-6 d 4:d29-25 f 9:drop a 7:a56-63
c 1:c6-7 d 2:d25-27
deal f a:1,5,10,TRI,DEV c:2,3,4,6,TAC d:4,6,10,12,WAR f:5,6,7,9,TRI
give a:DEV c:4 d:WAR f:6
a 5:a63-H1 c 6:c7-13 d 4:d27-23 f 5:drop a 10:d23-33 c 3:c13-16 d DEV d 9:drop a TRI:c16~d33
c 6:c33-39 d 10:d16-26 f 4:drop a 1:d26-27 c TAC=1:c39-40 d 6:d26-32 f 7:drop a WAR:d32-40 c 2:drop
d 12:d40-52 f TRI:drop
deal a a:1,4,5,6,13 c:1,4,6,7,10 d:3,4,5,5,TAC f:7,7,8,13,TRI
give a:4 c:1 d:3 f:TRI
c 10:drop d TAC=10:d52-62 f 13:fB-56 a 3:d62-65 c 6:drop d 5:d65-4 f 8:skip a 13:drop c 7:drop
d 4:d4-66 f 1:f56-57 a 6:d66-6 c TRI:drop d 5:d6-11 f 7:f57-64 a 1:d11-12 c 4:drop d 4:d12-8
f 7:f64-5 a 5:d8-13
deal c a:2,5,8,9,TAC c:3,9,10,12,13 d:2,6,8,9,JES f:1,3,6,8,TRI
give a:TAC c:9 d:6 f:TRI
d 2:d13-15 f 6:f5-11 a 6:d15-21 c 13:cB-23 d 8:skip f 1:drop a 8:skip c 12:drop d JES d 8:skip
f 2:drop a TRI:d21~c23 c TAC=TRI:f11~c23 d 3:drop f 9:f23-32 a 10:d21-31 c 9:c11-20 d 9:drop
f 5:f32-37 a 3:d31-34
deal d a:3,3,4,TRI,WAR c:2,2,5,9,13 d:1,12,12,13,TRI f:4,8,10,10,12
give a:WAR c:13 d:12 f:10
f 10:f37-47 a TRI:c20~d34 c 9:c34-43 d 12:d20-32 f 8:f47-55 a 4:d32-28 c 5:c43-48 d 1:d28-29
f 4:f55-51 a 3:d29-32 c 2:c48-50 d WAR:d32-50 f 13:f51-64 a 12:d50-62 c 10:drop d TRI:d62~f64
f 12:drop a 3:d64-1 c 2:drop d 13:d1-14
deal f a:7,7,9,13,13 c:2,6,7,7,DEV d:1,4,9,10,13 f:1,1,6,6,8
give a:13 c:6 d:4 f:1
a 13:d14-27 c 1:cB-23 d 1:d27-28 f 8:skip a 9:drop c DEV c 10:d28-38 f 1:f62-63 a 7:d38-45
c 2:c23-25 d 9:d45-54 f 6:f63-3 a 4:d54-50 c 7:c25-32 d 13:d50-63 f 6:f3-9 a 7:d63-4 c 7:c32-39
d 13:drop f 6:f9-15
deal a a:5,5,5,8,TRI c:2,3,10,10,13 d:2,2,8,8,TRI f:1,5,6,6,9
give a:TRI c:3 d:TRI f:5
c 5:c39-44 d 8:d4-12 f 9:f15-24 a 8:d12-20 c 13:c44-57 d TRI:f24~c57 f 3:f57-60 a TRI:d20~c24
c 2:c20-22 d 2:d24-26 f 1:f60-61 a 5:d26-31 c 10:drop d 2:d31-33 f 6:f61-1 a 5:d33-38 c 10:c22-32
d 8:skip f 6:drop a 5:d38-43
deal c a:1,10,13,13,TRI c:1,6,7,9,JES d:3,4,5,7,8 f:5,7,8,9,13
give a:10 c:JES d:4 f:5
d 7:d43-50 f 8:f1-9 a TRI:c32~d50 c 5:c50-55 d 3:d32-H1
{ layout=pairs6 rules=zh,places=yes pack=basic+JWD board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:55,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:9,H2,H3,H4 hands=a:1,4,13,13/b:/c:1,6,7,9/d:5,8,10/e:/f:7,9,13,JES dealer=c turn=d phase=over fn=3 undo=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:55,H2,H3,H4/d:32,H2,H3,H4/e:H1,H2,H3,H4/f:9,H2,H3,H4 won=be>ad says=+-+--+ gone=1,2,2,2,3,3,5,5,5,5,5,6,6,7,8,8,8,8,9,10,10,13,TRI,TRI,TRI laid=958 deals=2 shuffles=11 stack=10,10,13,TAC,9,6,3,9,9,3,4,10,TAC,2,1,4,5,13,1,TRI,6,1,6,6,TAC,2,3,4,DEV,4,13,1,2,12,3,WAR,8,12,13,TRI,1,TAC,12,4,1,12,7,3,7,7,2,TRI,7,12,4,13 }

[Layout "trios6"]
[Rules "th,coop_last_tac=yes"]
[Pack "basic+JW"]
[Result "ace"]
[Event "golden play-through"]

deal c a:1,3,6,8,13 b:1,6,7,9,13 c:1,2,6,7,12 d:1,2,3,4,13 e:3,6,9,TRI,TRI f:2,5,5,5,12
give a:8 b:1 c:12 d:4 e:9 f:5
d 3:d34-37 e TRI:a1~f56 f 4:f1-63 a 3:a56-59 b 9:b12-21 c 2:c23-25 d 1:dB-34 e TRI:d34~e45
f 2:f63-65 a 6:a59-65 b 13:bB-12 c 1:cB-23 d 13:dB-34 e 6:drop f 12:drop a 13:aB-1 b 7:b12-19
c 6:c25-31 d 2:d34-36 e 3:drop f 5:drop a 1:a65-66 b 5:drop c 7:c23-25,c31-36 d 1:d45-46 e 12:drop
f 5:drop a 9:a1-10 b 6:drop c 8:c25-33
deal d a:2,4,5,8,13 b:4,7,8,9,WAR c:2,7,12,TRI,JES d:4,6,10,12,TRI e:3,8,10,13,TRI f:3,4,8,9,TAC
give a:13 b:8 c:12 d:6 e:10 f:3
e 13:eB-45 f TAC=13:fB-56 a 8:a10-18 b 9:b21-30 c TRI:b19~c36 d TRI:b36~f56 e 3:drop f 8:skip
a 10:drop b WAR:b30-33 c 13:cB-23 d 8:skip e TRI:drop f 6:drop a 5:a66-H4 b 3:b56-59
c 7:c23-25,c19-H1 d 12:d46-58 e 8:drop f 9:drop a 4:a18-14 b 7:b33-34,b59-65 c JES c 4:c25-21
d 12:d37-49 e 4:drop f 2:f36-38 a 4:a14-10 b 2:b34-36 c 10:c21-31
deal e a:7,9,10,13,13,TRI b:1,4,8,12,13,TAC c:3,4,5,8,9,10 d:5,7,10,13,TAC,TAC e:1,2,5,6,6,7 f:1,1,1,2,3,10
give a:TRI b:1 c:3 d:10 e:6 f:2
f 3:f38-41 a 6:a10-16 b 8:b65-7 c TRI:a16~c31 d TAC=TRI:c31~d49 e 1:eB-45 f 1:fB-56 a 10:a16-26
b 4:b7-3 c 8:skip d 13:drop e 3:e45-48 f 1:fB-56 a 7:a26-33 b TAC=7:b3-10 c 5:c49-54
d 7:d31-H3,dH3-H2 e 5:e48-53 f 1:f41-42 a 9:a26-35 b 13:bB-12 c 9:drop d TAC=9:d58-1 e 7:e53-60
f 10:f42-52 a 13:aB-1 b 2:b12-14 c 10:drop d 1:dB-34 e 6:e60-66 f 10:f52-62 a 13:aB-1 b 12:b14-26
c 4:drop d 5:drop e 2:drop
deal f a:2,6,7,13,13 b:1,3,5,TAC,WAR c:1,2,2,12,13 d:2,7,8,8,10 e:1,3,4,5,7 f:1,1,4,12,12
give a:7 b:TAC c:2 d:7 e:5 f:4
a 13:aB-1 b 3:b10-H1 c 7:cH1-H3,cH3-H1,cH1-H4 d TAC=7:d34-35,dH2-H1,dH1-H4,dH4-H2 e 4:e66-62
f 1:fB-56 a 5:a1-6 b 1:bB-12 c 13:cB-23 d 2:dH2-H4 e 2:e62-64 f 1:f56-57 a 13:aB-1 b 4:b12-8
c 1:cB-23 d 8:skip e 7:drop f 7:f57-64 a 2:a6-8 b WAR:b36-64 c 2:cH1-H3 d 10:d35-45 e 1:eB-45
f 12:drop a 6:a1-7 b 5:b64-3 c 12:drop d 8:drop e 3:e45-48 f 12:drop
deal a a:4,5,6,7,JES b:3,3,7,10,TAC c:1,1,9,10,10 d:6,9,13,13,TRI e:2,3,8,12,13 f:4,5,8,12,TRI
give a:4 b:3 c:9 d:6 e:8 f:12
b 10:b26-36 c 10:c23-33 d 13:dB-34 e 9:e48-57 f 6:drop a 6:a8-14 b 7:b36-43 c 1:cB-23 d TRI:c33~d34
e 13:eB-45 f 4:drop a 7:a14-20,a7-8 b TAC=7:b3-7,b43-46 c 4:c23-19 d 13:dB-34 e 12:e57-3 f TRI:drop
a JES a 3:a14-17 b 1:bB-12 c 3:c19-22 d 2:d34-36 e 8:skip f 5:drop a 12:drop b 10:b46-56 c 9:c22-31
d 3:d36-39 e 5:drop f 8:drop
deal b a:4,8,10,13,TRI,TRI b:5,6,7,9,TRI,TRI c:7,8,9,13,13,TAC d:1,2,2,4,5,9 e:1,3,3,6,6,9 f:4,5,6,8,10,TAC
give a:4 b:TRI c:8 d:9 e:1 f:TAC
c 13:cB-23 d TRI:c31~d39 e 3:e3-6 f 6:drop a TRI:b12~c23 b TRI:e6~b23 c TAC=TRI:a17~c39 d 4:d31-27
e 8:skip f 5:drop a TRI:e6~d27 b TAC=TRI:e6~b23 c 7:c17-20,cH3-H1,cH1-H3 d 2:d27-29 e 6:e23-29
f 10:drop a 1:aB-1 b 7:b56-58,bH1-H2,bH2-H1,bH1-H4 c 4:c20-16 d 2:d33-H1 e 9:e29-38 f 8:drop
a 10:a39-49 b 9:b58-1 c 9:c16-H2 d 1:dB-34 e 6:e38-44 f 9:drop a 13:aB-1 b 5:b7-12 c 13:cB-23
d 5:d34-39 e 3:e44-H2 f 4:drop a 8:a49-57 b 6:b12-18
deal c a:2,12,12,13,TRI b:1,3,4,8,10 c:1,3,6,13,TAC d:1,2,2,6,TAC e:1,4,4,5,10 f:2,4,5,8,10
give a:2 b:10 c:6 d:2 e:4 f:8
d 1:dB-34 e 1:eB-45 f 4:drop a TRI:c23~e45 b 3:b6-9 c TAC=3:c45-48 d 6:d39-45 e 10:e23-33 f 2:drop
a 4:a1-63 b 1:bB-12 c 1:cB-23 d TAC=1:d34-35 e 4:e33-29 f 2:drop a 13:aB-1 b 4:b12-8 c 13:cB-23
d 2:d45-47 e 5:e29-34 f 10:drop a 12:drop b 8:skip c 2:drop d 10:d35-45 e 6:e34-40 f 5:drop
a 12:drop b 8:skip c 3:drop
deal d a:1,3,7,8,TAC b:4,8,9,12,13 c:3,7,8,12,TRI d:4,6,7,10,13 e:7,7,7,8,TRI f:1,2,TRI,TAC,WAR
give a:8 b:9 c:8 d:6 e:7 f:2
e TRI:a1~c23 f 1:fB-56 a 7:a23-27,a63-66 b 2:b18-20 c TRI:b20~c48 d 7:d45-46,dH1-H3,dH3-H1,dH1-H3
e 7:e40-H1,eH2-H3 f TRI:b48~f56 a TAC=TRI:a27~d47 b 8:skip c 3:drop d 9:d27-H2
e 7:eH3-H2,eH2-H4,eH1-H3,eH3-H2,eH4-H3 f WAR:f56-57 a 1:a47-48 b 13:bB-12 c 7:c1-3,c20-H1,cH3-H4
d 4:d46-42 e 8:drop f TAC=8:f57-65 a 7:a48-53,a66-H1 b 12:b12-24 c 8:skip d 10:drop e 8:drop
f 6:drop a 3:a53-56 b 4:b24-20 c 12:drop d 13:d42-55
deal e a:1,5,5,6,12,13 b:1,3,5,9,9,TRI c:1,8,10,13,13,JES d:3,3,5,5,6,TRI e:2,2,6,7,9,13 f:4,6,9,9,10,13
give a:12 b:TRI c:13 d:TRI e:9 f:10
f TRI:d55~f65 a 1:aB-1 b 3:b8-11 c 1:c3-4 d TRI:b20~d65 e 13:eB-45 f 13:fB-56 a 13:aB-1 b 1:b6-7
c JES c 3:c4-7 d 6:d20-26 e 4:e45-41 f 5:f56-61 a 5:a1-6 b 13:bB-12 c 3:c7-10 d 7:d26-33 e 6:e41-47
f 5:f55-H4 a 9:drop b 8:b12-20 c 5:drop d 2:d33-H1 e 9:e47-56 f 9:drop a 9:drop b 12:b20-32 c 5:drop
d 13:fB-56 e 9:drop f 6:drop a 10:drop b 10:b32-42 c 6:drop d 2:b11-H1
deal f a:1,4,7,8,8 b:1,5,6,TRI,TAC c:2,6,7,8,10 d:4,5,5,8,TRI e:6,7,9,9,TRI f:1,8,9,10,13
give a:8 b:1 c:2 d:8 e:TRI f:9
a TRI:a6~b65 b TRI:b42~f56 c 10:c10-20 d TRI:c20~f61 e 7:eH2-H1,eH3-H2,eH2-H4,eH1-H3,eH3-H2
f 10:f42-52 a 7:aH1-H3,a65-H2,aH2-H1 b TAC=7:b56-58,b6-11
c 7:cH2-H3,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1 d 1:fB-56 e 9:drop f 1:f20-21 a 1:aH1-H2
b 9:b11-20 c 8:skip d 4:drop e 9:drop f 8:skip a 8:drop b 5:drop c 8:skip d 5:drop e 6:drop
f 8:f21-29 a 4:a65-61 b 6:b20-26 c 6:drop d 5:f29-34 e 2:drop f 13:f34-47
deal a a:1,9,10,13,TRI b:1,3,5,6,13 c:1,2,2,4,7 d:2,4,13,13,JES e:2,5,5,6,13 f:2,3,3,3,12
give a:1 b:1 c:4 d:2 e:6 f:12
b 12:b26-38 c 1:cB-23 d JES d 4:b38-34 e 3:drop f TRI:b34~f56 a 13:aB-1 b 7:b58-64,bH1-H2 c 4:c23-19
d 2:f34-36 e 3:drop f 6:f36-42 a 6:a1-7 b 1:b64-65 c 1:c19-20 d 5:b56-61 e 2:drop f 9:f52-61
a 5:a7-12 b 2:b65-1 c 13:c20-33 d 5:b1-6 e 2:drop f 10:f61-5 a 3:a12-15 b 2:b6-8 c 13:drop
d 13:bB-12 e 3:drop f 13:f47-60
deal b a:1,4,7,12,TAC,WAR b:3,4,7,9,12,TRI c:1,2,5,6,7,10 d:1,3,6,9,12,13 e:3,4,8,12,13,TAC f:8,10,10,13,TRI,TAC
give a:WAR b:7 c:10 d:3 e:4 f:TRI
c 7:c33-40 d 7:b12-13,b8-11,bH2-H1,bH1-H3 e 13:eB-45 f 3:f5-8 a 1:aB-1 b TRI:f8~b13 c 2:c40-42
d 13:fB-56 e 3:e45-48 f 8:skip a TAC:drop b TRI:e48~f56 c WAR:c42-48 d 1:fB-56 e TAC=1:eB-45
f TAC=1:f56-57 a 12:a15-27 b 3:b11-H2 c 1:cH1-H2 d 6:f60-66 e 8:drop f 13:f13-26
a 7:a1-3,a27-29,aH2-H1,aH1-H3 b 4:b8-4 c 5:c48-53 d 9:b4-H1 e 10:drop f 10:drop a 4:a3-H2
b 12:f66-12 c 6:drop d 12:f57-3 e 12:drop f 10:f12-22 a 4:drop b 9:f3-12
deal c a:3,7,9,9,TAC b:1,3,3,10,TRI c:1,7,13,13,13 d:1,7,8,9,TRI e:2,7,10,13,TAC f:1,7,8,8,13
give a:3 b:TRI c:7 d:9 e:7 f:7
d TRI:f12~c53 e 13:eB-45 f 1:f26-27 a 7:a29-36 b 7:f22-24,f27-30,f53-55 c 3:c12-15 d 7:f30-34,f55-H2
e 7:e45-49,eH2-H3,eH3-H1 f 9:f24-33 a 7:a36-43 b 1:fH2-H3 c 1:c15-16 d TRI:f33~a43 e TAC=TRI:f34~e49
f 8:f49-H1 a 9:a43-52 b 10:drop c 13:c16-29 d 8:skip e 10:drop f 8:skip a TAC:drop b 3:drop
c 13:drop d 1:f33-34 e 2:eH1-H3 f 13:f34-47 a 9:a52-61 b 3:f47-50 c 13:c29-42
deal d a:1,2,4,5,6 b:1,12,12,TRI,TRI c:3,4,5,8,9 d:5,6,6,8,WAR e:1,2,5,6,13 f:2,4,9,10,TAC
give a:2 b:1 c:9 d:5 e:6 f:10
e 1:eB-45 f 4:f50-46 a 4:a61-57 b TRI:c42~a57 c 8:c57-65 d 8:f46-54 e 9:e45-54 f TAC=9:f54-63
a 1:a42-43 b TRI:f63~c65 c 4:c63-59 d 1:f65-66 e 2:e45-47 f 5:f66-5 a 6:drop b 10:f5-15 c 3:c59-62
d WAR:f15-43 e 5:e47-52 f 9:f43-52 a 6:drop b 12:drop c 2:c62-64 d 6:f52-58 e 13:eB-45 f 2:f58-60
a 5:drop b 12:drop c 5:c64-3 d 6:f60-66
deal e a:3,3,4,7,12,13 b:1,3,4,10,13,TRI c:2,6,8,10,12,TRI d:1,2,5,5,6,JES e:2,4,5,6,10,13 f:4,7,8,9,12,TAC
give a:3 b:TRI c:12 d:2 e:10 f:TAC
f 7:f66-7 a 13:aB-1 b 10:f7-17 c 8:drop d 6:f17-23 e 4:e45-41 f 8:skip a 7:drop b 13:f23-36 c 6:drop
d JES d 2:f36-38 e 2:e41-43 f 4:f38-34 a 4:a1-63 b TRI:e43~a63 c 1:cB-23 d 6:f34-40 e 4:e63-59
f 3:f40-43 a TAC=3:a43-46 b 2:f40-42 c TRI:f42~e59 d 13:f59-6 e 12:drop f 10:f6-16 a 1:a46-47
b 3:f16-19 c 5:c23-28 d 5:f19-24 e 9:drop f 12:drop a 3:a47-50 b 10:drop c 5:c28-33 d 12:drop
deal f a:1,3,7,9,TRI b:2,6,8,10,TRI c:1,5,6,9,12 d:4,8,9,13,TRI e:2,8,8,12,13 f:2,2,6,9,9
give a:3 b:10 c:9 d:TRI e:12 f:2
a 12:a50-62 b TRI:c33~e42 c 5:c42-47 d 8:f24-32 e 13:e33-H1 f 6:f32-38 a 7:a62-H1,eH1-H2 b 6:f38-44
c 3:c47-50 d 4:f44-40 e 9:drop f TRI:f40~c50 a 1:eB-45 b 8:skip c 6:drop d 9:f50-59 e 8:e45-53
f 9:f59-2 a TRI:c40~e53 b 2:f2-4 c 1:c53-54 d 10:f4-14 e 8:skip f 9:drop a 9:c54-63 b 2:f14-16
c 12:c63-9 d 13:f16-29 e 2:e40-42 f 2:f29-31
deal a a:4,5,6,7,13 b:3,3,5,5,13 c:1,13,TRI,TAC,JES d:3,4,5,10,12 e:2,6,10,13,13 f:6,7,13,13,TAC
give a:13 b:13 c:JES d:5 e:10 f:13
b 5:f31-36 c TAC=5:c9-14 d 3:f31-34 e JES e 7:e42-H1,c14-17 f 7:f34-41 a 5:c17-22 b 1:f41-42
c 4:c22-18 d 13:f42-55 e 6:c18-H1
{ layout=trios6 rules=th,coop_last_tac=yes pack=basic+JW board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:55,H1,H3,H4 hands=a:3,3,13/b:13,13,TRI/c:10,12,13/d:2,6,13/e:5,13,TAC/f:4,5,6,10 dealer=a turn=e phase=over fn=6 undo=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:18,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:55,H1,H3,H4 won=ace says=+++-++ gone=1,1,1,2,2,2,2,3,3,4,4,5,5,5,6,6,6,6,7,7,7,8,8,8,8,9,9,9,9,9,10,12,12,13,13,13,TRI,TRI,TRI,TAC,JES laid=521 deals=2 shuffles=6 stack=3,6,TRI,10,7,1,7,4,1,8,10,7,1,TRI,2,5,12,9,4,10,8,1,1,3,4,WAR,7,TAC,3,8,12,4,2,TAC,5,1 }

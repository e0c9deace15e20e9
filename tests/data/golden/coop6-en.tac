[Layout "coop6"]
[Rules "en,coop_last_tac=yes,places=yes"]
[Pack "basic+WD"]
[Result "abcdef"]
[Event "golden play-through"]

deal a a:7,12,13,13,13 b:3,4,6,7,12 c:2,3,4,6,13 d:5,10,10,10,13 e:3,3,5,6,13 f:2,8,8,TRI,DEV
give a:7 b:4 c:3 d:10 e:5 f:DEV
b 7:drop c 13:cB-23 d 13:dB-34 e 13:eB-45 f TRI:drop a 13:aB-1 b 3:drop c 4:c23-19 d 7:d34-41
e 4:e45-41 f 3:drop a 10:a1-11 b 5:drop c 6:c19-H2 d 10:drop e 3:e41-44 f 2:drop a 13:aB-1 b 12:drop
c 2:cH2-H4 d 5:drop e 3:e44-H2 f 8:drop a 13:a11-24 b 6:drop c DEV c 10:drop e 6:drop f 8:drop
a 12:a1-13
deal b a:1,3,8,8,12 b:1,3,6,8,12 c:1,2,8,9,TRI d:1,4,5,7,12 e:1,2,3,6,9 f:2,5,7,9,WAR
give a:12 b:3 c:TRI d:5 e:9 f:9
c 1:cB-23 d 1:dB-34 e 1:eB-45 f 2:drop a 1:aB-1 b 1:bB-12 c 8:skip d 12:drop e 2:e45-47 f TRI:drop
a 3:a1-4 b 8:skip c 9:drop d 4:d34-30 e 3:e47-50 f WAR:drop a 8:skip b 9:drop c 9:drop
d 7:d30-H2,dH2-H1 e 6:e50-56 f 7:drop a 8:skip b 6:drop c 2:drop d 12:drop e 3:e56-59 f 5:drop
a 5:a4-9 b 12:drop
deal c a:4,6,13,TAC,TAC,TAC b:1,4,5,13,TRI,TAC c:1,1,2,7,9,9 d:5,7,10,TRI,TRI,TRI e:4,4,5,7,9,TRI f:1,2,6,10,10,13
give a:6 b:5 c:1 d:7 e:5 f:2
d TRI:drop e TRI:b12~c23 f 13:fB-56 a 7:a13-15,a24-29 b TRI:a15~f56 c 2:c12-14 d TRI:drop
e 7:e59-62,eH2-H4,eH4-H2 f 1:f15-16 a 13:a29-42 b 13:bB-12 c 1:c14-15 d 10:drop e 9:e62-5 f 1:f16-17
a TAC=1:aB-1 b 5:b23-28 c 7:c15-22 d 5:drop e 4:e5-1 f 6:drop a 4:a56-52 b 1:b12-13 c 2:c22-H1
d TRI:drop e 5:e1-6 f 10:drop a TAC=10:a52-62 b 4:b13-H3 c 9:drop d 6:drop e 4:e6-2 f 10:drop
a TAC=10:a42-52 b TAC=10:b28-38 c 9:drop
deal d a:1,5,10,10,13 b:1,6,9,9,13 c:2,6,10,12,DEV d:2,12,13,TRI,TAC e:3,5,5,7,13 f:2,4,9,13,TRI
give a:5 b:9 c:2 d:TRI e:7 f:4
e 13:eB-45 f 13:fB-56 a TRI:a9~f56 b 13:bB-12 c DEV c 13:dB-34 e 5:e2-7 f TRI:f9~d34 a 13:aB-1
b 7:b12-15,b38-40,bH3-H2,bH2-H3 c 6:drop d 2:dH1-H3 e 9:e45-54 f 2:f34-36 a 10:a42-52 b 9:b40-49
c 12:drop d 5:d9-14 e 5:e7-12 f 9:f36-45 a 1:a56-57 b 1:b49-50 c 4:drop d TAC:drop e 3:e54-57
f 2:f45-47 a 10:a1-11 b 6:b15-21 c 10:drop d 12:drop
deal e a:7,7,10,12,13 b:1,6,8,8,TRI c:2,4,7,7,8 d:1,3,3,7,12 e:3,3,4,6,WAR f:1,6,8,TRI,TAC
give a:10 b:TRI c:4 d:1 e:WAR f:1
f TRI:a11~b50 a 7:a62-H2 b 1:b21-22 c 1:cB-23 d 7:d14-15,dH3-H1,dH1-H4,dH4-H3 e TRI:e12~c23
f TAC=TRI:b22~c23 a 13:aB-1 b 8:b23-31 c 7:cH1-H2,cH2-H1,cH1-H3,c22-H2 d 12:d15-27 e 3:e12-15
f 8:skip a 7:drop b 8:skip c 8:drop d 3:d27-30 e 6:e57-63 f 4:f47-43 a 1:a50-51 b 6:b31-37 c 7:drop
d 3:d30-33 e 3:e15-18 f 6:f43-49 a 12:drop b WAR:b37-49 c 2:drop d 10:d33-43 e 4:e63-59
deal f a:1,5,6,9,10,TRI b:2,6,13,13,TRI,TRI c:1,1,4,4,12,13 d:1,4,5,8,10,TAC e:2,3,5,8,9,9 f:2,3,4,5,7,TAC
give a:5 b:6 c:13 d:4 e:9 f:TAC
a TRI:d43~e59 b TRI:a1~b49 c 1:cB-23 d 8:skip e 9:drop f 13:fB-56 a 1:a52-53 b TRI:a49~f56
c 4:c23-19 d 5:d59-64 e 8:skip f 5:drop a 6:a56-62 b 13:bB-12 c 1:c19-20 d 1:dB-34 e 2:eH2-H4
f 4:f49-45 a 4:a51-47 b 2:b1-3 c TAC=2:c20-22 d 5:d34-39 e 3:e18-21 f 7:f45-52 a 9:a53-62 b 9:b1-10
c 12:c22-34 d 10:d64-8 e 5:e21-26 f 3:f52-55 a 10:a62-6 b 13:b12-25 c 4:c34-30 d TAC=4:d39-35
e 6:e26-32 f 2:f55-H1
deal a a:3,5,9,10,TAC b:1,4,4,8,13 c:1,5,7,TRI,TRI d:1,1,2,7,13 e:1,3,6,13,13 f:1,6,7,10,12
give a:9 b:13 c:TRI d:7 e:6 f:6
b 1:b25-26 c TRI:a6~b26 d 1:d35-36 e 1:eB-45 f 1:fB-56 a 7:a26-29,aH2-H1,aH1-H4 b 4:b6-2 c 1:c34-35
d 1:dH3-H4 e 3:e45-48 f TRI:d36~e48 a TAC=TRI:d36~f56 b 4:b2-64 c 7:c35-42 d 13:dB-34 e 13:drop
f 7:fH1-H3,fH3-H1,fH1-H4 a 3:a29-32 b 8:skip c 6:drop d 2:d56-58 e 13:eB-45 f 10:drop a 5:drop
b 6:b64-4 c 5:drop d 9:d58-1 e 13:e48-61 f 12:drop a 10:drop
deal b a:4,10,12,13,TRI b:2,2,8,9,13 c:2,5,7,9,13 d:2,2,4,9,TAC e:3,5,5,6,WAR f:6,8,12,TRI,DEV
give a:13 b:9 c:7 d:4 e:6 f:TRI
c TRI:c42~e61 d TAC=TRI:c42~e45 e 5:e61-66 f DEV f TRI:d34~e66 b 8:skip c 13:drop d 2:d1-3
e 3:e34-37 f 6:drop a 4:a32-28 b 2:b4-6 c 9:c45-54 d 2:d66-2 e 5:e43-H3 f 8:drop a 4:a28-24
b 2:b11-H1 c 2:c54-56 d 9:drop e 9:e42-51 f 12:drop a 12:a24-36 b 6:b10-16 c 5:c56-61 d 13:drop
e WAR:e51-61 f 7:drop a 10:drop b 13:b16-29
deal c a:3,10,13,TRI,TRI,TAC b:3,6,9,10,10,TRI c:3,4,5,5,7,8 d:1,2,3,4,8,13 e:1,4,7,9,12,12 f:1,6,6,7,8,TAC
give a:TAC b:9 c:4 d:13 e:12 f:7
d 3:d8-11 e 7:e37-40,e61-65 f 1:fB-56 a TRI:d3~b29 b TRI:a36~f56 c 5:drop d 1:d11-12 e 1:e40-41
f 8:skip a 10:drop b 3:b6-9 c 3:drop d 8:skip e 12:drop f 4:f36-32 a TRI:d29~f32 b 6:b3-9 c 7:drop
d TAC=7:d32-H2,dH2-H1,dH1-H3 e 4:e65-61 f 6:f29-35 a 3:a56-59 b 10:drop c 5:drop d 2:d12-14
e 9:e41-50 f 6:f35-41 a 13:aB-1 b 12:drop c 8:drop d 4:d14-10 e 9:e50-59 f TAC=9:f41-50 a 13:aB-1
b 10:drop c 7:drop
deal d a:3,4,10,WAR,DEV b:3,5,9,9,12 c:4,6,7,13,13 d:1,6,10,13,TRI e:2,7,8,8,TRI f:5,7,12,TRI,TAC
give a:4 b:3 c:13 d:1 e:8 f:TRI
e TRI:a1~e61 f 7:f50-H1 a 1:a61-62 b 8:skip c 13:drop d 6:d2-8 e 8:skip f 5:drop a 3:a62-65 b 5:drop
c 6:drop d TRI:e1~d8 e 7:e8-15 f TAC=7:fH1-H3,fH3-H1,fH1-H3,fH3-H2 a DEV a 9:drop c TRI:drop
d 13:d10-23 e 2:drop f 13:fB-56 a WAR:a59-65 b 9:b9-18 c 4:drop d 10:d23-33 e 3:e8-11 f 12:drop
a 10:drop b 12:b18-30 c 7:drop d 4:drop
deal e a:2,5,6,10,13 b:1,3,9,12,13 c:2,3,8,10,12 d:6,7,10,13,TRI e:2,4,5,5,13 f:1,1,2,2,TRI
give a:5 b:12 c:10 d:13 e:5 f:1
f TRI:b30~f56 a 13:aB-1 b 13:bB-12 c 1:cB-23 d TRI:e11~b12 e 13:eB-45 f 1:fH2-H3 a 2:a1-3 b 5:b56-61
c 8:skip d 5:drop e 4:e45-41 f 2:f30-32 a 6:a3-9 b 3:b61-64 c 3:c23-26
d 7:d33-H2,dH2-H1,dH1-H2,dH2-H1,dH1-H2 e 5:e41-H1 f 10:f32-42 a 13:aB-1 b 1:bH1-H2 c 12:c26-38
d 6:drop e 2:e12-14 f 2:f42-44 a 10:drop b 9:drop c 2:c38-40 d 10:drop e 12:e14-26
deal f a:3,5,5,7,10,TAC b:1,1,2,3,TAC,TAC c:1,1,4,6,6,9 d:7,8,8,13,13,TRI e:4,8,9,9,12,TRI f:1,3,4,4,6,7
give a:10 b:1 c:9 d:TRI e:4 f:3
a TRI:a9~b64 b 1:bH3-H4 c 3:c40-43 d 13:dB-34 e TRI:a1~c43 f 6:f44-50 a 5:a43-48 b 2:b11-H1 c 1:c1-2
d 13:d34-47 e 12:e26-38 f 1:fB-56 a 7:a65-H2,aH2-H1,aH1-H3
b TAC=7:b9-10,bH2-H3,bH1-H2,bH2-H1,bH1-H2,bH2-H1,bH3-H2 c 1:c2-3 d 8:skip e 1:drop f 7:f50-52,f56-61
a TAC=7:a48-49,a65-H2,a64-66 b TAC=7:bH2-H3,bH1-H2,b10-H1,e38-40 c 6:c3-9 d 8:skip e 9:drop
f 4:f61-57 a 5:a65-H3 b 3:e40-43 c 6:c9-15 d 7:d47-54 e 8:skip f 9:drop a 3:a64-1 b 4:e43-39
c 4:c15-11 d 10:drop e 9:e39-48 f 4:drop
deal a a:2,9,9,10,TAC b:4,6,9,13,WAR c:1,4,6,6,7 d:6,7,12,13,TRI e:2,5,7,10,10 f:1,8,9,12,TAC
give a:TAC b:9 c:6 d:TRI e:2 f:TAC
b 4:e48-44 c 6:c11-17 d 7:d54-61 e 7:eH1-H2,e44-H1,a1-H2,aH2-H1,aH1-H2 f 1:fB-56 a 2:drop b 13:aB-1
c 7:c17-H1 d 6:d61-1 e 9:f56-65 f 8:skip a 9:drop b 2:d1-3 c 1:f65-66 d 12:d3-15 e 5:d15-20
f 6:f66-6 a 9:drop b 6:d20-26 c TAC=6:f6-12 d TAC=6:d26-32 e 10:f6-16 f 12:f16-28 a TRI:drop
b WAR:d32-28 c 4:drop d 13:d28-41 e 10:d41-51 f 9:drop a 10:drop
deal b a:3,8,13,13,TRI b:3,4,5,5,12 c:1,3,8,13,TRI d:5,5,8,13,DEV e:1,1,2,2,10 f:1,1,2,13,TRI
give a:13 b:12 c:1 d:5 e:2 f:13
c 13:fB-56 d 8:skip e 12:drop f TRI:d51~f56 a 13:aB-1 b 4:a1-63 c 8:skip d 13:drop e 2:a63-65
f 2:f51-53 a 8:skip b 3:drop c TRI:d56~a65 d DEV d 10:d65-9 f 1:f53-54 a 3:a56-59 b 5:a59-64
c 13:fB-56 d 5:d9-14 e 1:a64-65 f 1:f54-55 a TRI:f56~a65 b 5:d14-19 c 3:f65-2 d 13:d19-32 e 1:f2-3
f 1:f3-4 a 5:a56-61 b 2:f55-H1
deal c a:1,3,4,6,7,9 b:3,4,8,9,10,13 c:3,5,5,10,13,TRI d:2,4,6,8,TRI,TRI e:3,4,7,12,TAC,TAC f:1,2,6,7,7,12
give a:9 b:8 c:TRI d:2 e:12 f:1
d TRI:f4~d32 e 7:f32-38,fH1-H2 f 6:f38-44 a 7:a61-H1 b 3:d4-7 c 1:f44-45 d 8:d7-15 e 8:d15-23
f 12:f45-H1 a 3:d23-26 b 9:d26-H1
{ layout=coop6 rules=en,coop_last_tac=yes,places=yes pack=basic+WD board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 hands=a:1,2,4,6/b:4,10,12,13/c:3,5,5,10,13/d:4,6,9,TRI/e:3,4,TAC,TAC/f:2,7,7,TRI dealer=c turn=b phase=over fn=9 undo=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:26,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 won=abcdef says=+++--+ gone=1,1,1,1,1,1,1,1,2,2,2,2,2,3,3,3,3,3,4,4,4,5,5,5,5,5,6,6,6,6,6,7,7,7,7,7,8,8,8,8,8,8,9,9,9,9,9,10,10,10,10,12,12,12,12,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,WAR,DEV laid=455 deals=3 shuffles=5 }

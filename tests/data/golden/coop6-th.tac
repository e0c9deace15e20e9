[Layout "coop6"]
[Rules "th,coop_last_tac=yes"]
[Pack "basic+JAD"]
[Result "abcdef"]
[Event "golden play-through"]

deal a a:1,2,3,4,5 b:4,4,5,6,TRI c:2,4,4,9,TRI d:4,5,7,10,13 e:1,3,12,13,13 f:4,6,7,12,TRI
give a:4 b:5 c:9 d:7 e:12 f:TRI
b TRI:b12~c23 c TRI:b23~d34 d 5:d23-28 e 13:eB-45 f 4:f56-52 a 7:a1-8 b 6:b34-40 c TRI:a8~b40
d 10:d28-H4 e 1:eB-45 f 6:f52-H2 a 3:a40-43 b 4:b8-4 c 2:c12-14 d 13:dB-34 e 13:e45-58
f 7:fH2-H4,fH4-H1,fH1-H3 a 1:aB-1 b 12:b4-H4 c 4:c14-10 d 4:d34-30 e 3:e58-61 f 12:drop a 5:a1-6
b 4:drop c 4:c10-6 d 4:d30-26 e 5:e61-66 f 9:drop a 2:a43-45
deal b a:2,2,3,7,9 b:3,12,13,TRI,TRI c:2,3,9,10,10 d:2,6,7,10,10 e:6,7,8,8,ANG f:1,7,13,TRI,TAC
give a:3 b:13 c:3 d:7 e:6 f:TAC
c 9:c6-15 d 3:d26-29 e ANG:fB-56 f TRI:a45~f56 a 9:a56-65 b TRI:drop c TAC=TRI:d29~e66 d 6:d66-6
e 13:e29-42 f 13:f45-H2 a 7:a65-H4,aH4-H3 b 6:drop c 10:c15-H2 d 2:d6-8 e 8:skip f 7:drop
a 7:aH3-H4,aH4-H1,aH1-H4 b 3:drop c 2:cH2-H4 d 10:d8-18 e 7:e42-H3,eH3-H2 f 1:fH3-H4 a 2:drop
b 12:drop c 10:drop d 10:d18-28 e 8:drop f 3:drop a 2:drop b TRI:drop
deal c a:1,1,5,9,12,JES b:1,1,1,5,13,TAC c:2,3,6,8,TAC,TAC d:6,7,9,12,13,13 e:3,5,8,8,8,DEV f:1,5,6,7,9,10
give a:1 b:5 c:TAC d:9 e:8 f:7
d 1:dB-34 e DEV e 1:fB-56 a JES a 13:aB-1 b TAC=13:bB-12 c 13:cB-23 d 8:d34-42 e 6:drop f 9:f56-65
a 1:aB-1 b 8:b12-20 c 13:cB-23 d 8:d28-H2 e 10:drop f 1:fB-56 a 1:aB-1 b 2:b20-22 c 12:c23-35
d 5:d42-47 e 9:drop f 5:f56-61 a 8:a1-9 b 6:b22-28 c 6:c35-41 d 5:d47-52 e TAC:drop f 9:f65-8
a TAC=9:a9-18 b 7:b28-35 c 7:c41-48 d 3:d52-55 e 5:drop f 12:f65-11 a 1:aB-1 b 3:b35-38
deal d a:5,7,9,13,TRI b:1,2,2,10,13 c:3,3,5,6,DEV d:1,1,7,9,13 e:2,3,4,9,TRI f:10,10,13,TRI,TRI
give a:5 b:2 c:3 d:1 e:4 f:13
e 2:eH2-H4 f TRI:c48~f61 a TRI:f11~d55 b 1:bB-12 c 3:c61-64 d 1:dH2-H3 e 3:drop f TRI:a1~c64
a 9:a18-27 b 13:b12-25 c 13:cB-23 d 13:dB-34 e 9:drop f 3:f48-51 a 1:a27-28 b 2:b38-40 c DEV
c 9:d11-20 e 2:drop f 10:drop a 7:a28-33,a64-66 b 10:b40-50 c 6:c1-7 d 7:d20-22,d34-39 e TRI:drop
f 10:f55-65 a 13:aB-1 b 4:b50-46 c 5:c7-12 d 5:d39-44
deal e a:1,1,4,8,TAC b:3,4,5,7,13 c:3,4,12,TAC,ANG d:2,6,7,7,TRI e:1,8,9,9,TAC f:2,2,5,5,6
give a:TAC b:4 c:3 d:TRI e:8 f:2
f 2:f51-53 a TRI:a1~f65 b 3:b46-49 c TAC=3:c12-15 d TAC=3:d44-47 e 1:eB-45 f 3:f1-4 a 4:a33-29
b 8:skip c 12:drop d 7:d22-28,d47-48 e 4:e45-41 f 5:f4-9 a 8:skip b 7:drop c 2:c12-14 d 7:d28-H1
e TAC=7:e41-H2,eH2-H1 f 6:f53-59 a 1:a29-30 b 5:b49-54 c 4:c14-10 d 2:d48-50 e 9:drop f 5:f59-64
a 1:a30-31 b 13:bB-12 c ANG:d28-29 d 6:drop e 9:drop
deal f a:1,3,5,8,12,TAC b:5,6,6,8,12,13 c:6,7,8,9,10,10 d:4,7,7,8,13,TRI e:1,1,2,4,4,12 f:3,6,10,12,13,JES
give a:3 b:13 c:6 d:13 e:2 f:6
a 12:a31-43 b 8:b54-62 c 8:skip d 8:drop e 1:eB-45 f JES f 8:skip a 5:drop b 7:b12-19 c TRI:f9~e45
d 1:d29-30 e 13:eB-45 f 1:fB-56 a 2:a66-H1 b 9:b19-28 c 7:c10-17 d 4:d50-46 e 3:e9-12 f 5:f56-61
a 12:a65-11 b 10:drop c 7:c17-H1 d 12:d46-58 e 12:e45-57 f TAC=12:f64-10 a 6:drop b 10:b62-6
c 4:drop d 4:d58-54 e 6:e12-18 f 13:drop a 6:a11-17 b 6:drop c 3:drop d 13:d30-43 e 10:e18-28
deal a a:2,3,5,7,12 b:5,6,9,13,TAC c:2,4,7,9,13 d:5,5,6,10,ANG e:1,3,6,8,TAC f:3,4,4,7,10
give a:12 b:TAC c:7 d:6 e:8 f:3
b 13:bB-12 c 13:cB-23 d ANG:e28-41 e 1:eH1-H2 f 7:f61-63,fH2-H3,fH3-H1,fH1-H3 a 7:a17-22,aH1-H3
b 6:b12-18 c 2:c23-25 d 5:d54-59 e 3:e45-48 f 7:f63-4 a 3:a22-25 b 8:skip c 4:drop d 5:d59-64
e 6:e48-54 f 4:f4-66 a 6:a25-31 b 9:b18-27 c 3:drop d 10:d43-53 e TAC=10:e54-64 f 10:f10-20
a 2:a31-33 b 5:b6-11 c 9:drop d 12:d43-55 e TAC:drop f 4:f20-16 a 5:a33-38
deal b a:3,9,12,13,TAC b:2,5,9,TRI,JES c:1,4,6,7,13 d:2,3,6,8,8 e:1,1,7,9,12 f:1,5,6,7,TRI
give a:9 b:JES c:6 d:8 e:7 f:6
c 1:cB-23 d 6:d55-61 e 1:e64-65 f TRI:c23~f66 a 13:aB-1 b TRI:b27~d61 c 7:c66-6,cH1-H2 d 9:d27-H2
e 1:eH2-H3 f 7:f16-19,f23-27 a 8:skip b 5:drop c 4:c6-2 d 3:drop e JES e 5:e41-H1 f TAC=5:f19-24
a 2:a38-40 b 13:bB-12 c 2:c2-4 d 9:drop e 1:e41-42 f 3:f27-30 a 7:a40-47 b 6:b12-18 c 8:skip
d 12:drop e 6:drop f 12:f30-42 a 9:a47-56
deal c a:1,8,10,13,TRI,DEV b:1,1,5,7,TRI,TAC c:2,2,4,7,8,TRI d:2,3,4,6,10,13 e:1,9,10,10,13,TRI f:3,4,8,12,12,13
give a:TRI b:1 c:8 d:3 e:13 f:4
d 13:dB-34 e TRI:f24~d34 f 3:f34-37 a 13:aB-1 b TRI:a1~b18 c TRI:a18~e65 d 2:d24-26 e 1:e18-19
f 13:f42-55 a 1:a65-66 b 7:b1-2,b11-H2,b61-63,bH2-H1 c 7:c4-6,cH2-H1,cH1-H3,cH3-H1 d TRI:a56~b63
e 1:e19-20 f 8:skip a 8:drop b 5:b56-61 c 2:cH1-H3 d 6:d26-32 e 10:e20-30 f 8:f37-45 a 3:a66-H2
b 1:bH1-H2 c 2:c6-8 d 10:d32-42 e 10:e30-40 f 12:drop a DEV a TAC=DEV b 4:c8-4 d 4:drop e 9:drop
f 12:drop a 10:drop b 13:drop c 4:drop
deal d a:1,3,13,13,13 b:1,4,6,10,10 c:3,6,7,10,13 d:4,7,8,9,TAC e:3,4,9,12,TRI f:1,2,5,6,7
give a:13 b:4 c:3 d:TAC e:TRI f:6
e 4:e40-36 f 7:f45-47,f55-H2,fH2-H1,fH1-H2 a TAC=7:a63-H1,d42-44 b 1:bH2-H3 c 13:c4-17 d 8:skip
e 3:drop f 2:f55-H1 a 1:d44-45 b TRI:b2~b61 c 7:c17-H1 d 13:d45-58 e 4:e36-32 f 1:fB-56 a 3:d58-61
b 6:b2-8 c 6:drop d 9:d61-4 e 9:e32-41 f 5:f56-61 a 13:drop b 10:b8-18 c 10:drop d 4:d4-66
e 12:e41-53 f 3:f61-64 a 13:d66-13 b 10:b18-28 c 6:drop d 7:d13-20
deal e a:1,2,8,8,ANG b:1,4,5,8,12 c:3,9,9,12,TRI d:3,5,7,7,7 e:2,5,7,10,DEV f:2,5,6,6,TRI
give a:ANG b:8 c:9 d:7 e:7 f:6
f TRI:e53~f64 a 8:skip b 5:drop c 9:drop d ANG:eB-45 e 10:e64-8 f 2:f53-55 a 2:d20-22 b 7:b28-35
c 6:drop d 5:d22-27 e 2:e45-47 f 5:f55-60 a 8:skip b 12:drop c 12:drop d 3:d27-30 e 8:skip f 6:drop
a 7:d30-H1,e47-49 b 1:bB-12 c 3:drop d 7:b35-42 e DEV e 9:f60-3 a 1:e49-50 b 4:b42-38 c TRI:drop
d 7:b38-45 e 5:e50-55
deal f a:1,1,2,3,TRI,TAC b:1,9,9,10,10,TRI c:3,4,8,13,TRI,TAC d:2,4,6,12,13,13 e:1,2,5,5,TAC,JES f:4,6,7,8,12,13
give a:TRI b:TRI c:TRI d:13 e:2 f:7
a 2:b45-47 b 2:b12-14 c 13:cB-23 d TRI:b14~c23 e TRI:f3~e55 f TRI:e3~b23 a 3:e23-26 b 1:b47-48
c 7:c14-20,cH1-H2 d 4:b3-65 e TAC=4:e26-22 f 8:skip a 1:drop b 9:drop c 8:skip d 13:drop e JES
e 13:e22-35 f 1:fH1-H2 a 9:e35-44 b 3:b3-6 c 2:c20-22 d 1:e8-9 e 12:e9-21 f 13:f55-2 a 10:b48-58
b 4:b58-54 c 6:c22-28 d 5:b6-11 e 4:e44-40 f TAC=4:f2-64 a 10:c28-38 b TAC=10:b54-64 c 12:c28-40
d 5:e21-26 e 6:e26-32
deal a a:1,3,5,9,13 b:1,5,12,13,ANG c:1,2,2,3,13 d:1,2,4,4,4 e:2,3,6,9,TRI f:6,9,12,13,13
give a:9 b:13 c:1 d:1 e:2 f:6
b ANG:c40-41 c 2:c41-43 d 9:e32-41 e TRI:b11~b64 f 13:fB-56 a 5:f56-61 b 12:b64-10 c 6:drop
d 4:b10-6 e 3:e44-H2 f 9:f61-4 a 1:c43-44 b 2:b6-8 c 3:c44-47 d 2:c47-49 e 6:e41-47 f 1:f4-5
a 3:c49-52 b 1:b8-9 c 13:c52-65 d 4:e47-43 e 9:e43-52 f 12:drop a 1:e52-53 b 5:b11-16 c 2:c65-1
d 4:e53-49 e 13:e49-62 f 13:drop a 13:b16-29
deal b a:7,7,8,9,TRI b:2,5,6,7,9 c:1,3,5,6,12 d:2,TRI,TRI,TAC,JES e:1,7,13,TRI,TAC f:5,6,6,8,DEV
give a:7 b:9 c:6 d:TAC e:7 f:6
c 1:c1-2 d TRI:f5~b29 e TRI:b9~e62 f 8:skip a TRI:drop b 7:b5-8,b62-66 c 5:c2-7 d 7:f29-36
e 13:e9-22 f DEV f 7:b8-H2,bH2-H1 b 7:b66-4,bH1-H2,bH2-H1,bH1-H2 c 6:c7-13 d 2:c13-15 e 9:e22-31
f 6:f36-42 a 9:c15-H1 b 5:b4-9 c 12:f42-54 d JES d TAC=12:f42-54 e 5:e31-36 f 8:skip a 2:drop
b 3:b9-12 c TRI:b12~f54 d 1:b54-55 e 6:e36-42 f TAC=6:f12-18 a 6:e36-42
deal c a:3,7,8,10,12,TAC b:1,1,3,7,7,8 c:4,6,10,10,10,12 d:4,4,4,5,9,TAC e:1,2,3,5,7,10 f:8,8,10,13,13,TRI
give a:7 b:3 c:4 d:5 e:3 f:TRI
d 7:e42-H1,b55-58 e 10:b58-2 f 13:f18-31 a 5:f31-36 b 8:b2-10 c 6:f36-42 d TAC=6:f36-42
e 7:b10-H1,f42-46 f 4:f46-42 a 10:f42-52 b 1:f52-53 c 12:f53-65 d 4:f65-61 e 2:f61-63 f 8:f63-5
a 8:f5-13 b 3:f13-16 c 10:f16-26 d 9:f26-35 e 3:f35-38 f 10:f38-48 a 3:f48-51 b 1:f51-52 c 10:f52-62
d 4:f62-58 e 1:f58-59 f 13:f59-6 a 12:f6-18 b 7:f18-25 c 10:f25-35 d 4:f35-31 e 5:f31-36 f 8:f36-44
a TAC=8:f36-44 b 7:f44-51 c TRI:drop
deal d a:8,13,13,13,TRI b:2,2,4,7,10 c:1,6,8,10,10 d:5,9,13,TAC,DEV e:4,5,9,TRI,TAC f:5,7,8,13,ANG
give a:13 b:2 c:6 d:5 e:4 f:5
e 2:f51-53 f ANG:f53-66 a 8:f66-8 b 7:f8-15 c 8:f15-23 d 9:f23-32 e TAC=9:f23-32 f 6:f32-38
a 5:f38-43 b 4:f43-39 c 10:f39-49 d TAC=10:f39-49 e 5:f49-54 f 13:f54-1 a 13:f1-14 b 10:f14-24
c 5:f24-29 d 13:f29-42 e 9:f42-51 f 8:skip a TRI:drop b 4:f51-47 c 10:f47-H1
{ layout=coop6 rules=th,coop_last_tac=yes pack=basic+JAD board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 hands=a:13/b:2/c:1/d:13,DEV/e:TRI/f:7 dealer=d turn=c phase=over fn=10 undo=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:47,H2,H3,H4 won=abcdef says=+-++-+ gone=2,4,4,5,5,5,6,7,8,8,8,9,9,10,10,10,13,13,13,TRI,TAC,TAC,ANG laid=503 shuffles=6 stack=TRI,8,JES,10,3,1,TAC,9,10,7,13,7,2,5,12,10,3,9,12,2,12,7,3,4,2,1,13,1,2,4,8,TAC,5,1,6,5,1,6,6,4,TRI,12,7,7,3,4,3,1,13,1,12,6,TRI,6,9,TRI,7,5,4,3,6,1,3,2,8,9 }

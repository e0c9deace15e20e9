[Layout "pairs6"]
[Rules "en,coop_last_tac=yes,places=yes"]
[Pack "basic"]
[Result "cf>ad"]
[Event "golden play-through"]

deal b a:1,6,8,13,TAC b:2,6,8,TRI,TAC c:3,4,8,10,TRI d:3,5,7,12,13 e:2,7,10,TRI,TAC f:1,5,6,8,TRI
give a:6 b:TRI c:4 d:12 e:7 f:5
c 10:drop d 13:dB-34 e TAC=13:eB-45 f 1:fB-56 a TAC=1:aB-1 b TAC=1:bB-12 c 8:drop d 5:drop
e TRI:b12~e45 f 4:f56-52 a 1:aB-1 b 7:b45-52 c 5:drop d 6:drop e 10:e12-22 f TRI:drop a 8:skip
b 2:drop c TRI:drop d 3:drop e TRI:a1~b52 f 6:drop a 12:a52-64 b 8:b1-9 c 3:drop d 7:drop e 2:e22-24
f 8:drop a 13:aB-1 b 6:b9-H3
deal c a:1,4,8,10,13 b:2,3,4,4,7 c:1,7,7,9,13 d:4,4,7,13,13 e:1,5,6,6,10 f:2,7,10,12,TRI
give a:13 b:3 c:7 d:4 e:1 f:TRI
d 13:dB-34 e 5:e24-29 f 12:drop a 8:a1-9 b 1:bH3-H4 c 13:cB-23 d 4:d34-30 e 6:drop f 7:drop
a 1:a9-10 b 4:drop c TRI:a10~c23 d 7:d30-H2,dH2-H1 e 10:e29-39 f 10:drop a 10:a23-33 b 4:drop
c 1:c10-11 d 13:dB-34 e 3:e39-42 f 2:drop a 4:a33-29 b 2:drop c 9:c11-20 d 13:dB-34 e 6:e42-H3
f 7:drop a 4:a29-25 b 7:drop c 7:c20-H3,cH3-H2
deal d a:3,5,7,9,10,12 b:1,5,6,9,13,TRI c:1,2,5,6,12,TRI d:1,2,5,8,9,13 e:2,3,8,12,13,TAC f:1,3,3,4,9,9
give a:3 b:13 c:5 d:1 e:13 f:3
e 13:eB-45 f 1:fB-56 a 7:a64-H3,aH3-H2 b 13:bB-12 c 1:cB-23 d 2:dH1-H3 e TAC=2:e45-47 f 4:f56-52
a 1:aB-1 b TRI:d34~e47 c TRI:a1~c23 d 13:dB-34 e 12:drop f 5:f52-H1 a 5:a25-30 b 5:b12-17 c 2:cH2-H4
d 8:d34-42 e 8:drop f 3:fH1-H4 a 10:a30-40 b 1:bB-12 c 3:c1-4 d 3:d47-50 e 2:drop f 9:drop
a 9:a23-32 b 9:b17-26 c 6:c4-10 d 5:d50-55 e 3:drop f 9:drop a 12:drop b 6:b12-18 c 12:drop
d 9:d42-51
deal e a:1,2,3,6,12 b:2,6,7,8,13 c:4,5,6,8,13 d:2,3,4,7,9 e:1,2,8,9,13 f:2,2,TRI,TRI,TRI
give a:12 b:2 c:6 d:9 e:2 f:TRI
f 2:drop a 9:a40-49 b 13:bB-12 c 13:cB-23 d 7:d51-53,d55-59,dH1-H2 e 1:eB-45 f 6:drop a 1:aB-1
b 7:b12-17,b18-20 c TRI:b20~c23 d 3:d53-56 e 13:eB-45 f TRI:drop a 6:a49-55 b 6:b26-32 c 4:c10-6
d 2:d56-58 e 8:e45-53 f TRI:drop a 3:a1-4 b 8:b32-40 c 5:c6-11 d 12:drop e 2:e53-55 f 2:drop
a 2:a4-6 b 2:b40-42 c 8:skip d 4:drop e 9:drop
deal f a:6,7,13,TRI,TAC b:1,5,9,12,13 c:1,5,5,6,7 d:1,2,10,13,TRI e:3,3,7,10,13 f:6,8,8,8,12
give a:13 b:13 c:1 d:10 e:3 f:8
a TRI:a6~d59 b 12:b42-54 c 7:c11-12,c20-H2,cH2-H1 d 13:dB-34 e 7:e55-60,eH3-H2,eH2-H3 f 1:fB-56
a TAC=1:aB-1 b 3:b17-20 c 5:c12-17 d TRI:a1~e60 e 13:eB-45 f 12:drop a 7:a60-64,aH2-H1,aH1-H3
b 1:bB-12 c 8:skip d 13:drop e 13:eB-45 f 6:drop a 10:drop b 9:b54-63 c 5:drop d 2:dH2-H4 e 3:e1-4
f 8:drop a 6:a64-4 b 5:b12-17 c 6:drop d 1:d6-7 e 10:e45-55 f 8:drop
deal a a:1,1,3,3,4,7 b:4,4,4,10,12,TRI c:3,5,9,9,10,TAC d:4,6,10,13,TRI,TAC e:1,7,9,12,13,TAC f:1,5,5,7,8,10
give a:4 b:10 c:5 d:13 e:12 f:8
b TRI:a4~b20 c 9:drop d TRI:a20~b63 e TAC=TRI:b17~e55 f 1:fB-56 a 13:aB-1 b 4:b63-59 c 8:drop
d 4:d34-30 e 7:e17-20,eH3-H1,eH1-H3 f 7:f56-63 a 7:a1-6,aH3-H1 b 4:b55-51 c 10:drop d 6:d30-H2
e 9:e20-29 f 5:f63-2 a 1:aB-1 b 12:b51-63 c TAC:drop d TAC=12:d7-19 e 1:eB-45 f 10:drop a 1:a6-7
b 4:b63-59 c 3:drop d 10:d19-29 e 10:e45-55 f 5:f2-7 a 3:aH1-H4 b 12:drop c 9:drop d 4:d29-25
e 13:eB-45 f 5:f7-12 a 3:a1-4
deal b a:8,10,12,TRI,TRI b:1,6,9,13,13 c:3,4,4,5,8 d:2,2,7,13,TAC e:1,2,3,4,10 f:5,6,8,13,TAC
give a:TRI b:13 c:4 d:13 e:4 f:5
c 8:drop d TRI:a4~b59 e 13:eB-45 f 13:fB-56 a TRI:b4~f56 b 1:bB-12 c 5:drop d 7:d25-31,dH2-H3
e 2:e45-47 f 6:f4-10 a 13:aB-1 b 13:b12-25 c 4:drop d 2:d31-33 e 1:e47-48 f TAC=1:fB-56 a 8:a1-9
b 6:b25-31 c 3:drop d TAC=3:d33-H2 e 3:e47-50 f 8:f10-18 a 10:a59-H2 b 4:b31-27 c 5:drop d 2:drop
e 10:drop f 4:f18-14 a 12:drop b 9:b27-36
deal c a:2,3,4,4,6 b:1,6,7,8,TAC c:2,5,7,9,12 d:8,9,13,13,13 e:7,9,10,13,TAC f:2,5,10,12,TRI
give a:4 b:1 c:12 d:13 e:7 f:2
d 13:dB-34 e TAC=13:eB-45 f TRI:e55~f56 a 4:a9-5 b 6:b36-42 c 2:cH1-H3 d 13:dB-34 e 13:e56-3
f 10:f14-24 a 6:a5-11 b 8:skip c 5:drop d 4:d34-30 e 1:e50-51 f 5:f24-29 a 3:a11-14 b 7:b42-49
c 9:drop d 8:skip e 10:drop f 12:f55-1 a 13:aB-1 b TAC=13:bB-12 c 7:drop d 9:d30-39 e 9:e51-60
f 12:drop a 2:a14-16 b 7:b12-16,b49-52 c 2:drop
deal d a:1,1,9,10,12,TRI b:3,3,5,12,13,TRI c:3,4,5,7,10,TRI d:1,5,6,7,8,TRI e:1,3,6,6,8,9 f:1,1,2,4,7,7
give a:10 b:12 c:3 d:5 e:8 f:1
e 1:eH3-H4 f 7:f1-2,f29-35 a 1:aB-1 b TRI:b16~e60 c 1:cB-23 d TRI:a1~b60 e 3:e3-6 f 7:f2-3,f35-41
a TRI:b1~b52 b 13:bB-12 c 4:c23-19 d 1:dB-34 e 6:e6-12 f 3:f41-44 a 1:a60-61 b 8:skip c 10:drop
d 8:d34-42 e 12:drop f 1:fB-56 a 5:a61-66 b 3:b52-55 c TRI:f3~d42 d 6:d3-9 e 9:drop f 2:f56-58
a 9:drop b 3:b1-4 c 7:c19-H2,cH2-H1 d 7:d9-16 e 6:drop f 4:f58-H2 a 12:drop b 5:b4-9 c 5:drop
d 10:d16-26
deal e a:2,4,6,10,10 b:1,1,5,12,TAC c:1,3,7,8,9 d:1,5,5,7,8 e:2,3,7,13,13 f:2,3,5,TRI,TAC
give a:10 b:TAC c:8 d:5 e:13 f:TRI
f 3:f44-47 a 2:a66-H1 b 13:bB-12 c 1:cB-23 d 7:d26-33 e 13:eB-45 f 8:skip a 6:drop b 1:b12-13
c TRI:b9~c23 d 8:skip e 3:drop f 5:f47-52 a 5:drop b 5:b55-60
c 7:c9-11,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2 d 5:d33-38 e 7:e45-52 f TAC=7:fH2-H3,f52-H2 a 4:drop
b 1:b23-24 c 9:drop d 1:d38-39 e TAC=1:eB-45 f 2:f42-44 a 10:drop b 12:b60-6 c 3:drop d 10:drop
e 2:e45-47
deal f a:4,6,9,10,12 b:2,7,10,13,TAC c:6,7,7,8,TRI d:2,6,8,8,9 e:2,2,3,9,TRI f:8,13,13,13,TRI
give a:6 b:2 c:8 d:2 e:3 f:13
a 10:drop b 7:b13-14,b24-28,b6-8 c TRI:c11~b14 d 6:d38-44 e TRI:b28~e47 f 13:fB-56 a 12:drop
b 3:b11-H2 c 7:c14-21 d 8:skip e 2:drop f TRI:d44~f56 a 9:drop b TAC=9:b47-56 c 7:c21-H1,f44-48
d 6:drop e 9:e28-37 f 8:skip a 4:drop b 13:b56-3 c 6:f48-54 d 8:drop e 2:e37-39 f 8:skip a 2:drop
b 10:b8-18 c 13:f54-1 d 9:drop e 2:e39-41 f 13:drop
deal a a:1,6,7,8,10,12 b:1,4,4,5,13,TRI c:1,6,10,12,13,TRI d:3,4,4,5,13,TAC e:1,3,4,5,6,TRI f:1,3,7,9,9,12
give a:1 b:5 c:12 d:5 e:6 f:7
b TRI:f1~b18 c 10:f18-28 d 1:dB-34 e TRI:d34~e41 f 3:f28-31
a 7:aH2-H3,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1 b 1:bH2-H3 c TRI:b3~e34 d TAC=TRI:b3~e34
e 3:e3-6 f 1:f31-32 a 8:drop b 4:b1-63 c 7:f32-39 d 3:d41-44 e 1:eB-45 f 12:drop a 5:drop b 13:bB-12
c 1:f39-40 d 4:d44-40 e 4:e45-41 f 12:drop a 10:drop b 4:b12-8 c 13:fB-56 d 4:d40-36 e 5:e41-H1
f 9:drop a 6:drop b 6:b63-3 c 6:f56-62 d 13:d36-49 e 5:drop f 9:drop a 12:drop
deal b a:1,1,4,8,8 b:3,6,8,13,TAC c:2,6,10,10,TRI d:2,3,6,7,TAC e:3,4,8,9,9 f:5,7,13,13,TRI
give a:4 b:6 c:10 d:7 e:8 f:13
c TRI:d49~f62 d TAC=TRI:b8~d49 e 3:drop f TRI:b49~f62 a 1:aB-1 b 8:skip c 10:drop d 6:d8-14
e 6:e6-12 f 5:f49-54 a 1:a1-2 b TAC=1:b3-4 c 6:f54-60 d 2:d14-16 e 4:e12-8 f 7:f60-1
a 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 b 8:skip c 13:drop d 4:d16-12 e 9:drop
f 13:drop a 8:drop b 13:bB-12 c 2:f1-3 d 3:drop e 9:drop f 10:drop a 8:drop b 3:b12-15
deal c a:1,4,6,7,10 b:2,4,5,5,TRI c:1,5,7,13,TRI d:3,4,4,5,9 e:2,2,7,10,12 f:1,6,9,12,TAC
give a:7 b:2 c:1 d:9 e:12 f:12
d 4:drop e 7:e8-11,eH1-H2,eH2-H1,eH1-H3 f 1:f3-4 a 1:aB-1 b 4:b15-H1 c TRI:a1~f4 d 7:drop e 2:e11-13
f TAC=2:f1-3 a 6:a4-10 b TRI:drop c 7:f3-10 d 4:drop e 2:e11-13 f 1:f10-11 a 4:drop b 5:drop
c 5:drop d 3:drop e 10:e13-23 f 9:f11-20 a 9:drop b 5:drop c 12:drop d 5:drop e 2:e23-25 f 6:drop
a 10:drop b 12:drop c 13:drop
deal d a:2,4,9,9,10,TRI b:12,12,13,13,TRI,TRI c:3,6,6,7,7,12 d:1,3,8,8,13,13 e:1,2,3,5,7,TAC f:1,1,5,8,10,13
give a:4 b:TRI c:6 d:13 e:TAC f:5
e 1:eB-45 f 1:f20-21 a 13:aB-1 b TAC=13:bB-12 c 7:f21-28 d 1:dB-34 e TRI:f28~e45 f 8:f45-53
a TRI:drop b 13:b12-25 c 12:f53-65 d 4:d34-30 e 2:e28-30 f 10:f65-9 a 2:drop b TRI:f9~b25 c 7:f25-32
d 13:dB-34 e 3:drop f 1:f32-33 a 10:drop b 13:b9-22 c 5:drop d 8:skip e 7:drop f 6:drop a 9:drop
b 12:drop c 3:drop d 8:d34-42 e 5:drop f 13:drop a 9:drop b 12:drop c 6:f33-39 d 3:d42-45
deal e a:5,8,13,13,13 b:1,3,7,7,9 c:1,1,10,12,TRI d:1,2,2,10,13 e:1,4,4,6,9 f:3,5,5,7,12
give a:8 b:3 c:12 d:1 e:6 f:12
f 3:f39-42 a 1:aB-1 b 7:b22-28,bH1-H2 c TRI:b28~f42 d 8:d45-53 e 1:eB-45 f 7:f28-35 a 5:a1-6
b 1:b42-43 c 1:f35-36 d 10:d53-63 e 9:e45-54 f 5:f36-41 a 13:a6-19 b 9:b43-52 c 10:f41-51
d 13:d63-10 e 3:e54-57 f 12:drop a 13:a19-32 b 7:b52-59 c 1:f51-52 d 2:d10-12 e 4:drop f 5:f52-H1
a 13:a32-45 b 6:b59-65 d 2:d12-14 e 4:drop
deal a a:4,6,8,13,TAC b:1,3,3,9,TAC d:4,4,8,TRI,TRI e:2,9,10,13,13
give a:4 b:9 d:TRI e:9
b 9:b65-8 d 8:skip e 9:drop a 13:a45-58 b 1:b8-9 d 4:d14-10 e 13:eB-45 a 8:a58-66 b TAC=8:skip
d 4:drop e 10:e45-55 a TAC=10:a58-H1 b 3:drop d TRI:b9~e45 e 13:eB-45 a TRI:e9~d10 b 3:drop d 4:d9-5
e 2:e45-47 a 6:drop
deal b a:2,2,7,8,10 b:1,1,2,6,9 d:5,6,7,13,TAC e:2,5,6,TRI,TRI
give a:7 b:6 d:6 e:TRI
d 5:d5-10 e TRI:d10~e47 a 6:d47-53 b 1:bB-12 d 7:d53-60 e 2:e10-12 a 2:d60-62 b 1:bB-12 d 13:d62-9
e 6:drop a 2:d9-11 b 9:b12-21 d 7:d11-18 e 5:drop a 8:skip b TRI:drop d TAC=TRI:d18~b21 e 6:drop
a 10:d21-31 b 2:b18-20
deal d a:5,6,7,8,9 b:3,3,3,7,12 d:1,4,7,8,TAC e:4,5,10,12,TRI
give a:6 b:3 d:8 e:12
e TRI:drop a 8:skip b 7:drop d 1:d31-32 e 10:drop a 8:skip b 12:drop d 4:d32-28 e 5:drop a 5:d28-33
b 3:b20-23 d 7:d33-40 e 4:drop a 7:d40-47 b 3:b23-26 d 6:d47-53 e 3:drop a 9:d53-62 b 12:b26-38
d TAC=12:d62-8
deal e a:8,10,13,13,TRI b:3,4,5,5,13 d:1,4,5,9,10 e:1,2,6,TRI,TAC
give a:10 b:3 d:1 e:2
a 8:d8-16 b 2:b26-28 d 4:d16-12 e 1:eB-45 a 13:d12-25 b 13:b28-41 d 10:d25-H1 e TAC=10:e45-55
a TRI:b41~e55 b 5:b55-60 d 10:d25-H1
{ layout=pairs6 rules=en,coop_last_tac=yes,places=yes pack=basic board=a:H1,H2,H3,H4/b:60,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:B,41,H3,H4/f:H1,H2,H3,H4 hands=a:1,13/b:4,5/c:/d:5,9/e:3,6,TRI/f: dealer=e turn=d phase=over fn=10 undo=a:H1,H2,H3,H4/b:60,H2,H3,H4/c:H1,H2,H3,H4/d:25,H2,H3,H4/e:B,41,H3,H4/f:H1,H2,H3,H4 won=cf>ad says=++-++- gone=1,2,4,5,8,10,10,13,13,TRI,TAC laid=580 shuffles=7 stack=4,1,13,4,TRI,3,3,1,7,2,8,7,6,7,1,9,9,10,10,TRI,6,13,3,TAC,4,7,TAC,4,3,6,8,7,TRI,10,9,1,4,9,12,6,TRI,5,5,12,9,8,2,8,13,2,12,TRI,12,2,1,12,13,5,2,5,2,13,TAC,1,6,1,7,10,13,8,7,3,7,3,6,8 }

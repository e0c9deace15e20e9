[Layout "pairs6"]
[Rules "std"]
[Pack "basic+WD"]
[Result "be"]
[Event "golden play-through"]

deal c a:2,4,7,12,TAC b:1,2,10,TRI,TAC c:1,6,6,TRI,TAC d:2,4,5,6,10 e:1,4,9,12,13 f:2,4,8,10,13
give a:2 b:1 c:1 d:4 e:12 f:4
d 10:drop e 13:eB-45 f 13:fB-56 a TAC=13:aB-1 b TAC=13:bB-12 c TAC=13:cB-23 d 2:drop e 4:e45-41
f 1:fB-56 a 4:a1-63 b TRI:drop c TRI:c23~f56 d 6:drop e 1:eB-45 f 10:f23-33 a 7:a63-H2,aH2-H1
b 10:drop c 4:c56-52 d 5:drop e 1:eB-45 f 8:f33-41 a 12:drop b 2:drop c 6:c52-58 d 2:drop e 9:e45-54
f 2:f41-43 a 4:drop b 12:drop c 6:c58-64
deal d a:1,3,7,7,13 b:5,8,8,10,13 c:4,5,5,8,TRI d:1,2,6,7,13 e:5,7,9,TRI,TRI f:1,3,9,13,DEV
give a:3 b:13 c:4 d:2 e:9 f:9
e TRI:f43~e54 f 1:fB-56 a 13:aB-1 b 8:drop c TRI:e43~f56 d 13:dB-34 e TRI:f43~e56 f 3:f56-H3
a 7:a1-6,aH1-H3 b 10:drop c 5:c64-3 d 7:d34-41 e 13:eB-45 f 13:fB-56 a 7:a6-10,aH3-H1,aH1-H2
b 9:drop c 5:c3-8 d 1:d41-42 e 7:e45-48,e43-H2 f DEV f 1:a10-11 b 5:drop c 8:skip d 3:drop
e 5:e48-53 f 4:drop a 2:a11-13 b 8:drop c 9:drop d 6:d42-48
deal e a:2,3,5,6,8,12 b:3,9,10,12,12,TRI c:6,7,7,9,13,13 d:1,1,1,6,8,TRI e:2,3,4,4,10,TAC f:3,3,5,9,13,WAR
give a:8 b:12 c:9 d:8 e:TAC f:13
f 9:f56-65 a 12:a13-25 b 9:drop c 13:c8-21 d TRI:a25~d48 e 4:e53-49 f 9:f65-8 a 8:skip b 3:drop
c 6:c21-H4 d 8:d25-33 e 3:e49-52 f 3:f54-H1 a 2:a48-50 b TRI:drop c 13:cB-23 d 1:dB-34 e 2:eH2-H4
f WAR:f8-23 a 3:drop b TAC:drop c 13:cB-23 d 6:d34-40 e 10:e52-62 f 3:drop a 6:a50-56 b 10:drop
c 7:c23-30 d 1:dB-34 e 12:e62-8 f 5:drop a 5:a56-61 b 12:drop c 7:c30-37 d 1:dB-34 e 4:e8-4
deal f a:2,6,13,13,TRI b:1,3,9,TRI,DEV c:7,7,10,10,TAC d:1,1,5,10,13 e:1,5,7,13,TRI f:3,6,6,12,TAC
give a:13 b:3 c:7 d:10 e:7 f:12
a 13:aB-1 b DEV b 7:c37-44 d 1:d34-35 e 1:eB-45 f 7:fH3-H2,fH2-H4,fH1-H3,fH3-H2,fH4-H3 a TRI:a1~e45
b 1:bB-12 c TAC=1:cB-23 d 1:d35-36 e TRI:e4~d36 f 3:drop a 10:a45-55 b 7:drop c 10:c23-33 d 13:dB-34
e 3:e36-39 f TAC:drop a 2:a61-63 b TRI:drop c 10:c44-54 d 5:d4-9 e 5:e39-44 f 6:drop a 6:a55-61
b 9:drop c 12:drop d 13:dB-34 e 13:eB-45 f 6:drop
deal a a:4,7,7,10,12 b:3,4,5,7,13 c:2,3,10,13,TRI d:4,6,8,9,13 e:3,5,5,6,10 f:4,6,7,12,TAC
give a:7 b:5 c:TRI d:13 e:6 f:4
b 13:bB-12 c 13:cB-23 d 7:d34-41 e 3:e1-4 f 7:fH2-H1,fH3-H2,fH2-H4,fH1-H3,fH3-H2 a 7:aH2-H3,a63-H2
b 3:b12-15 c 4:c23-19 d 8:skip e 10:drop f 12:drop a 13:aB-1 b 4:b15-H1 c 2:c54-56 d 4:d41-37
e 5:e45-50 f 6:drop a 4:a1-63 b 7:bH1-H3,bH3-H1,bH1-H4 c 3:c19-22 d 9:d9-18 e 5:e50-55 f TAC:drop
a 12:drop b 6:drop c 10:c22-32 d 6:d18-24 e 5:e4-9 f TRI:drop a 10:a63-7
deal b a:1,1,2,6,TAC,WAR b:1,2,4,8,9,TRI c:3,5,8,12,12,TRI d:2,3,4,4,5,TRI e:1,2,8,9,13,13 f:1,2,8,8,9,9
give a:TAC b:9 c:5 d:4 e:2 f:9
c TRI:c32~a61 d TAC=TRI:a7~d37 e 8:skip f 1:drop a 6:a37-43 b 1:bB-12 c 3:c33-36 d TRI:e9~b12
e 1:e55-56 f 9:drop a 1:aH3-H4 b TRI:e12~a43 c 8:skip d 4:drop e 9:e44-53 f 5:drop a 4:a61-57
b 2:b9-11 c 12:drop d 3:d7-10 e 9:e43-52 f 8:drop a 1:a12-13 b 2:b11-H1 c 12:c36-48 d 2:d10-12
e 13:drop f 2:drop a 2:a57-59 b 8:drop c 9:c32-41 d 5:d24-29 e 13:drop f 8:drop a WAR:a13-29
b 4:drop
deal c a:2,4,8,TRI,DEV b:6,6,8,13,WAR c:1,3,6,TRI,TAC d:1,2,2,5,5 e:5,8,9,13,TRI f:3,5,6,8,TRI
give a:4 b:6 c:TAC d:2 e:8 f:5
d 1:dB-34 e TRI:c41~e52 f TAC:drop a TRI:a29~d34 b 13:bB-12 c TRI:b12~c48 d 2:d29-31 e 5:e41-H1
f 8:drop a 8:a34-42 b WAR:b48-52 c 1:cB-23 d 5:d31-H2 e 6:drop f 6:drop a 2:a42-44 b 8:skip c 5:drop
d 5:drop e 9:drop f 3:drop a DEV a 8:skip c 3:drop d 4:drop e 13:drop f TRI:drop a 2:a44-46 b 6:drop
c 6:c23-29
deal d a:1,1,1,9,10 b:3,5,7,9,12 c:1,3,7,13,TAC d:5,7,9,13,13 e:4,6,6,7,TAC f:2,4,5,7,TRI
give a:10 b:3 c:TAC d:7 e:6 f:4
e 7:e53-55,e56-60,eH1-H2 f 7:fH2-H3,fH3-H1,fH1-H3,fH3-H1 a 7:a46-50,aH2-H3,aH3-H1
b 7:bH1-H3,bH3-H1,bH1-H3,bH3-H2 c 13:c29-42 d 13:dB-34 e TAC=13:e60-7 f TAC=13:fB-56 a 1:aB-1
b 5:drop c 4:c12-8 d 13:dB-34 e 6:e60-66 f TRI:b52~f56 a 1:a1-2 b 9:b56-65 c 7:c42-44,c8-13
d 9:d34-43 e 3:e55-58 f 2:f52-54 a 1:aH1-H2 b 12:drop c 1:cB-23 d 5:drop e 4:e58-54 f 5:drop
a 9:a2-11 b 6:drop c 3:c44-47 d 10:drop
deal e a:1,8,9,10,TRI,TAC b:2,3,4,9,10,12 c:1,2,3,4,7,10 d:2,10,10,13,13,13 e:4,6,8,12,13,TRI f:1,3,4,7,12,12
give a:TAC b:9 c:7 d:10 e:12 f:4
f 1:fB-56 a TRI:a11~e66 b 4:b65-61 c 4:c23-19 d 2:d43-45 e TRI:e11~c13 f 7:f56-61,fH1-H3 a 1:aH2-H3
b 10:drop c 2:c47-49 d TAC=2:dH2-H4 e 6:e13-19 f 7:f61-2 a 8:skip b 12:drop c 1:cB-23 d 13:dB-34
e 8:e54-62 f 3:f2-5 a 10:a50-60 b 12:drop c 4:c23-19 d 10:d34-44 e 13:eB-45 f 12:drop a 10:drop
b 3:drop c 10:c47-57 d 13:dB-34 e 9:e62-5 f 12:drop a 9:a60-H2 b 2:drop c 3:c19-22 d 13:dB-34
e 4:e5-1
deal f a:2,3,7,8,8 b:4,5,7,9,9 c:2,5,5,6,8 d:5,7,7,8,TRI e:3,4,5,13,TRI f:2,8,13,13,13
give a:7 b:5 c:6 d:TRI e:TRI f:8
a 8:drop b 7:bH2-H3,bH3-H1,bH1-H3,bH3-H1 c 8:c11-19 d 7:d34-40,d44-45 e 3:e1-4 f 13:fB-56 a 3:drop
b 4:drop c 2:c57-59 d 8:d45-53 e 13:eB-45 f 2:f56-58 a 2:drop b TRI:drop c 8:skip d 5:drop
e 4:e45-41 f 13:fB-56 a TRI:drop b 9:drop c 5:c59-64 d 7:d40-47 e 5:e4-9 f 6:f58-64 a 8:drop
b 9:drop c 5:c22-27 d 7:d47-48,d53-59 e 5:e9-14 f 13:fB-56
deal a a:1,3,4,6,TAC b:3,4,9,9,10 c:1,2,9,12,TRI d:2,6,13,TRI,TAC e:1,6,12,13,TAC f:4,7,12,TRI,TRI
give a:3 b:9 c:12 d:TAC e:TAC f:TRI
b 4:drop c TRI:c27~f64 d TRI:e14~d48 e 6:e48-54 f TRI:d14~f56 a 1:aB-1 b TAC=1:bB-12 c TRI:f14~e54
d 13:dB-34 e 1:eH2-H3 f 7:f27-31,f54-H1 a TAC:drop b 9:drop c 2:c64-66 d 6:d59-65 e 13:eB-45
f 4:f31-27 a TAC:drop b 3:drop c 1:cB-23 d 3:d34-37 e 9:e45-54 f 12:drop a 6:drop b 10:drop
c 9:c66-9 d 2:d65-1 e 12:e54-66 f 12:drop a 4:drop
deal b a:1,1,1,2,13,WAR b:3,6,9,10,13,TAC c:1,2,7,10,13,TRI d:1,3,5,7,10,12 e:1,3,6,8,10,10 f:4,4,5,6,12,DEV
give a:2 b:6 c:10 d:10 e:3 f:5
c TRI:b12~c23 d 7:d1-3,d37-42 e 1:e14-15 f 6:f27-33 a 1:aB-1 b 13:bB-12 c 7:c19-H2,c9-10 d 12:d42-54
e 10:e15-25 f 10:f33-43 a 1:a1-2 b 10:b12-22 c 1:cH2-H3 d 1:dB-34 e 8:skip f DEV:drop a 1:a2-3
b TAC=1:bB-12 c 2:c10-12 d 5:d54-59 e 6:e25-31 f 4:f43-39 a WAR:a2-3 b 3:b22-25 c 13:c12-H2
d 2:d59-61 e 6:drop f 12:f39-51 a 10:a3-13 b 3:b25-28 c 5:drop d 3:d61-64 e 10:e66-10 f 4:f51-47
a 13:a13-26 b 9:drop
deal c a:3,4,5,5,9 b:8,9,10,TRI,TAC c:2,4,7,10,12 d:3,4,6,7,DEV e:2,4,6,7,10 f:1,6,6,9,TRI
give a:4 b:10 c:7 d:6 e:6 f:9
d 7:d64-5 e 7:e10-12,e31-36 f 7:f47-54 a 5:drop b TRI:b28~f54 c 4:drop d DEV d 10:e36-H1
f TRI:e12~b54 a 9:drop b TAC=9:b12-21 c 12:drop d 3:d5-8 e 4:e54-50 f 1:fH1-H2 a 3:drop b 8:skip
c 10:drop d 4:d8-4 e 10:e50-60 f 6:f28-34 a 6:a26-32 b 9:b21-30 c 9:drop d 4:d4-66 e 2:e60-62
f 6:f34-40 a 5:a32-37 b 6:b30-36 c 2:drop
deal d a:5,12,12,13,13 b:4,5,12,13,TRI c:1,2,3,13,TRI d:5,6,8,13,TAC e:1,1,6,7,TAC f:3,6,9,13,TRI
give a:12 b:4 c:2 d:8 e:7 f:6
e 1:eH1-H2 f TRI:a37~e62 a 8:skip b 12:drop c 1:cB-23 d 6:d66-6 e 1:e37-38 f 9:f40-49 a 5:a62-1
b TRI:d6~b36 c 13:c23-36 d TAC=13:dB-34 e 6:e38-44 f 2:f49-51 a 13:drop b 5:b6-11 c TRI:b11~c23
d 5:d36-41 e TAC=5:e44-49 f 3:f51-54 a 12:drop b 7:b23-28,bH1-H3 c 6:c11-17 d 13:d36-49 e 4:drop
f 13:f54-1 a 13:aB-1 b 13:bB-12 c 3:c17-20 d 12:d49-61
deal e a:2,3,4,7,10,TRI b:1,2,3,4,5,5 c:1,1,7,8,9,13 d:1,2,8,9,10,WAR e:2,3,7,10,13,TAC f:1,8,8,12,13,TRI
give a:2 b:5 c:8 d:9 e:10 f:1
f 13:fB-56 a 4:a1-63 b 4:b12-8 c 7:c20-H1,f56-59 d 10:d34-44 e 13:eB-45 f TRI:d44~f59 a TRI:b28~d61
b 3:b8-11 c 1:f44-45 d 8:d28-H2 e 5:drop f 8:f45-53 a 7:a63-H1,d59-60,dH2-H3 b 2:b11-H1 c 1:f53-54
d 1:dB-34 e TAC=1:eB-45 f 8:skip a 3:drop b 1:bH1-H2 c 1:f54-55 d WAR:d60-61 e 7:e45-52 f 8:skip
a 10:drop b 5:drop c 9:drop d 2:d61-63 e 3:e52-55 f 12:drop a 9:d63-6 b 10:drop c 13:fB-56 d 2:d6-8
e 2:drop
deal f a:7,10,12,13,TRI b:3,3,7,7,8 c:1,4,13,13,TAC d:6,10,13,TRI,TAC e:1,5,7,9,DEV f:4,6,9,13,WAR
give a:7 b:3 c:TAC d:TRI e:9 f:9
a 12:d8-20 b 8:drop c 9:f56-65 d 7:d20-27 e 1:e55-56 f 6:f65-5 a TRI:f5~e56 b 7:drop c 1:f56-H1
d TAC=1:dB-34 e 3:e5-8 f 4:f56-52 a TRI:e8~d34 b 7:drop c 4:f52-48 d 6:d27-33 e 7:e34-41
f TAC=7:f48-55 a 13:d8-21 b 9:drop c 13:f55-2 d 10:d21-31 e 5:e34-39 f 13:f2-15 a 10:drop b 3:drop
c 13:f15-28 d 13:drop e DEV e WAR:f28-31
deal a a:3,8,9,12,13 b:3,3,4,8,8 c:2,2,5,6,10 d:1,1,2,3,9 e:1,2,6,10,TRI f:4,6,9,10,13
give a:12 b:4 c:2 d:3 e:10 f:9
b 3:drop c 2:f31-33 d 1:dB-34 e 2:e39-41 f 4:f33-29 a 3:d34-37 b 3:drop c 5:f29-34 d 1:dB-34
e 1:e41-42 f 13:fB-56 a 3:d37-40 b 8:drop c 9:f56-65 d 2:d34-36 e TRI:d40~e42 f 2:f65-1 a 9:d42-51
b 10:drop c 10:f1-11 d 12:d51-63 e 6:e40-H1 f 6:f11-17 a 13:d63-10 b 8:drop c 6:f17-23 d 9:d10-19
e 4:drop f 10:f23-33 a 8:d36-44
deal b a:4,5,6,7,10,TRI b:2,5,7,8,TRI,TAC c:1,5,5,12,13,TRI d:1,5,7,9,12,TAC e:2,3,4,12,13,TRI f:1,1,2,4,6,8
give a:10 b:TRI c:12 d:1 e:4 f:8
c TRI:f33~d44 d 7:d19-24,d33-H1 e 13:bB-12 f 6:f44-50 a 7:d24-29,dH1-H2,dH2-H1 b 4:b12-8 c 8:skip
d 5:drop e 3:b8-11 f 1:f50-51 a TRI:b11~d29 b TAC=TRI:d29~f51 c 1:f29-30 d 9:d51-60 e TRI:b11~d60
f 12:f30-42 a 6:d11-17 b 7:b60-1 c 5:f42-47 d 10:d17-27 e 12:b1-H1
{ layout=pairs6 pack=basic+WD board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:27,H1,H3,H4/e:H1,H2,H3,H4/f:47,H2,H3,H4 hands=a:1,4,5/b:2,5,8/c:5,13/d:12,TAC/e:2,TRI/f:1,2,4 dealer=b turn=e phase=over fn=12 undo=a:H1,H2,H3,H4/b:1,H2,H3,H4/c:H1,H2,H3,H4/d:27,H1,H3,H4/e:H1,H2,H3,H4/f:47,H2,H3,H4 won=be says=--++++ gone=1,1,1,1,1,1,1,2,2,2,2,3,3,3,3,3,3,3,4,4,4,4,4,5,5,5,5,6,6,6,6,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,9,9,9,9,9,9,10,10,10,10,10,10,12,12,12,12,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,WAR,DEV laid=561 deals=3 shuffles=6 }

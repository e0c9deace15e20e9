[Layout "trios6"]
[Rules "std"]
[Pack "basic+J"]
[Result "ace"]
[Event "golden play-through"]

deal a a:1,1,2,3,4 b:2,4,9,10,TAC c:2,3,6,13,JES d:1,3,4,9,12 e:1,2,5,7,8 f:2,5,13,13,TAC
give a:1 b:4 c:3 d:1 e:2 f:13
b 13:bB-12 c 13:cB-23 d 4:drop e 1:eB-45 f 13:fB-56 a 1:aB-1 b 10:b12-22 c 6:c23-29 d 3:drop
e 3:e45-48 f 2:f56-58 a 4:a1-63 b 2:b22-24 c 1:cB-23 d 12:drop e 7:e48-55 f 1:f58-59 a 3:a63-66
b TAC=3:b24-27 c JES c 4:c23-19 d 5:drop e TAC:drop f 2:f59-61 a 9:a63-6 b 2:b27-29 c 9:c19-28
d 8:drop e 5:e55-60 f 2:f61-63
deal b a:1,3,7,7,7 b:3,4,8,9,13 c:6,12,13,TRI,TAC d:3,9,10,12,13 e:1,5,6,6,8 f:2,6,8,10,TRI
give a:3 b:3 c:12 d:10 e:1 f:TRI
c TRI:a6~f63 d 13:dB-34 e 8:skip f 10:drop a 1:aB-1 b TRI:b29~d34 c TAC=TRI:a1~e60 d 12:d34-46
e 5:e1-6 f 10:drop a 7:a60-62,a63-H1 b 8:b29-37 c 13:cB-23 d 9:d46-55 e 6:e6-12 f 6:drop
a 7:aH1-H2,a62-H1 b 13:bB-12 c 3:c28-31 d 3:d55-58 e 6:drop f 2:drop a 1:aH2-H3 b 4:b12-8 c 6:c23-29
d 3:d58-61 e 12:drop f 8:drop a 7:aH3-H4,aH1-H3,aH3-H1,aH1-H3 b 9:b37-46
deal c a:1,4,7,8,8,8 b:5,5,7,7,12,TRI c:1,4,6,10,12,TAC d:2,5,9,13,13,TRI e:3,4,5,6,7,10 f:1,9,10,13,TRI,TRI
give a:7 b:7 c:1 d:9 e:7 f:9
d TRI:c29~d61 e 1:eB-45 f 13:fB-56 a 1:aB-1 b TRI:e45~f56 c TAC=TRI:a1~f56 d 7:d29-H2 e 4:e45-41
f TRI:f1~e41 a 4:a56-52 b 5:b8-H1 c 4:c61-57 d 13:dB-34 e 3:e1-4 f TRI:e4~d34 a 8:skip b 9:drop
c 7:c57-64 d 13:dB-34 e 6:drop f 1:f41-42 a 7:a52-59 b 7:bH1-H3,bH3-H1,bH1-H4 c 6:c64-4 d 5:d34-39
e 5:drop f 9:drop a 8:skip b 12:drop c 12:c4-16 d 2:dH2-H4 e 10:drop f 10:drop a 8:skip b 5:drop
c 10:c16-H3
deal d a:1,6,7,8,13 b:1,5,5,7,TRI c:2,7,10,10,13 d:1,2,4,10,12 e:3,5,10,13,TRI f:2,2,8,9,10
give a:8 b:5 c:7 d:10 e:5 f:2
e 13:eB-45 f 8:skip a 13:drop b TRI:d39~a59 c 13:cB-23 d 12:d59-5 e TRI:f42~e45 f 2:drop a 1:aB-1
b 7:b46-53 c 10:c23-33 d 1:dB-34 e 7:e42-H3,eH3-H2 f 9:drop a 6:a39-45 b 1:b53-54 c 8:skip d 4:drop
e 3:drop f 10:drop a 7:a1-8 b 2:b54-56 c 10:drop d 2:d34-36 e 10:drop f 10:drop a 5:a8-13 b 5:b56-61
c 2:c33-35 d 5:d36-41
deal e a:3,3,3,4,7 b:3,8,9,13,TAC c:5,7,10,13,TRI d:1,1,2,6,12 e:3,6,7,12,TAC f:4,6,7,9,TRI
give a:4 b:8 c:7 d:1 e:6 f:9
f 1:fB-56 a 7:a13-16,a45-49 b 3:b61-64 c TRI:a16~c35 d 1:d41-42 e TAC=1:eB-45 f 4:f56-52 a 3:a49-52
b TAC=3:b64-1 c 13:cB-23 d 2:d41-43 e 7:e45-47,eH2-H4,eH4-H1 f TRI:c23~d43 a 6:a35-41 b 13:bB-12
c 5:c16-21 d 6:d23-29 e 3:eH1-H4 f 7:f52-H3 a 3:a49-52 b 9:b12-21 c 10:drop d 8:d29-H3 e 7:e47-54
f 6:drop a 3:drop b 9:b1-10 c 4:drop d 12:drop e 12:e54-66
deal f a:1,3,4,5,6,8 b:4,5,6,8,12,13 c:1,4,5,6,8,8 d:9,9,13,TRI,TAC,JES e:1,2,4,12,13,TAC f:1,2,7,9,13,TRI
give a:3 b:8 c:1 d:TAC e:1 f:7
a 1:aB-1 b 7:b10-H2,b21-24 c 3:c43-46 d 13:dB-34 e 1:eB-45 f 13:fB-56 a 5:a1-6 b 5:b24-29 c 8:c46-54
d TRI:b29~d34 e TAC=TRI:a41~e45 f TAC=TRI:a6~b34 a 1:a41-42 b 13:bB-12 c 4:c54-50 d 8:skip e 2:drop
f TRI:b12~c50 a 4:a42-38 b 6:b50-56 c 6:c12-18 d JES d 13:dB-34 e 2:e66-2 f 8:drop a 4:a38-34
b 5:b56-61 c 9:c18-27 d 4:drop e 1:eB-45 f 6:drop a 12:drop b 8:skip c 9:drop d 12:drop e 9:e45-54
deal a a:1,3,4,4,12 b:3,9,9,10,10 c:1,2,8,12,13 d:1,5,10,13,TRI e:3,4,5,7,9 f:2,6,6,7,10
give a:4 b:9 c:1 d:1 e:3 f:10
b 3:b6-9 c 13:cB-23 d TRI:b9~b61 e 7:e2-6,e54-57 f 1:fH3-H4 a 1:aB-1 b 9:b9-18 c 4:c23-19 d 13:dB-34
e 4:e6-2 f 7:drop a 4:a1-63 b 10:drop c 2:c27-29 d 9:d34-43 e 1:eB-45 f 2:drop a 3:a63-66 b 10:drop
c 8:c29-37 d 10:drop e 9:e45-54 f 6:drop a 3:a66-H2 b 10:drop c 12:c19-31 d 5:d43-48 e 5:e2-7
f 6:drop a 12:drop
deal b a:4,7,7,9,TRI b:8,8,13,TRI,TAC c:1,3,5,6,8 d:2,6,13,TAC,TAC e:3,4,7,13,13 f:1,6,12,13,TAC
give a:7 b:TRI c:8 d:6 e:4 f:12
c 7:c31-34,c37-41 d TRI:b18~d48 e 7:e54-56,e57-62 f 13:fB-56 a 9:drop b 13:bB-12 c 1:cB-23
d 13:dB-34 e 8:e62-4 f 1:fB-56 a TRI:drop b TAC=TRI:b48~f56 c 6:c23-29 d TAC=6:d34-40 e 13:eB-45
f 6:f48-54 a 4:drop b 8:skip c 5:drop d TAC=5:d18-23 e 3:e45-48 f TAC:drop a 7:drop b 12:b56-2
c 3:c41-44 d 2:d23-25 e 13:drop f 6:f54-60 a 4:drop b 8:b12-20
deal c a:1,5,8,13,TRI,TRI b:1,5,6,7,8,JES c:4,5,8,10,10,TRI d:2,2,4,5,6,9 e:1,2,7,7,9,12 f:1,2,3,3,12,13
give a:5 b:7 c:10 d:2 e:12 f:2
d 7:d25-32 e 7:e4-5,e48-53,e7-8 f 1:fB-56 a 1:aB-1 b JES b TRI:b20~d40 c 6:c44-50 d 7:d20-23,d32-H2
e 3:e53-56 f TRI:b40~f60 a 8:skip b 8:drop c 2:c50-52 d 9:d23-32 e 13:e8-21 f TRI:e5~b60 a 1:a1-2
b 5:b5-10 c 4:c52-48 d 1:d32-33 e 2:e60-62 f 13:fB-56 a 6:a2-8 b 10:b10-20 c 5:c48-53 d 2:d33-H1
e 3:e21-24 f 8:skip a 5:drop b 4:b20-16 c 9:drop d 10:f40-50 e 12:e24-36 f 12:drop a 2:a8-10
b 5:b16-21
deal d a:3,7,8,13,TAC b:1,4,4,12,13 c:6,10,12,13,13 d:2,6,7,7,9 e:3,5,7,7,10 f:4,5,8,9,13
give a:3 b:1 c:10 d:9 e:10 f:5
e 7:e36-41,e62-64 f 8:skip a TAC:drop b 13:b21-34 c 13:cB-23 d 1:bB-12 e 5:e41-H1 f 4:f50-46
a 7:a10-17 b 4:b34-30 c 13:cB-23 d 6:f56-62 e 3:e64-1 f 13:fB-56 a 8:skip b 4:drop c 3:c53-56
d 7:b30-36,bH2-H3 e 7:e1-5,eH1-H3,eH3-H2 f 9:f62-5 a 10:drop b 5:b36-41 c 6:c23-29 d 7:f5-12
e 10:drop f 9:f46-55 a 13:drop b 12:b41-53 c 12:c56-2 d 2:f55-H1
deal e a:3,5,10,13,JES b:1,4,5,6,12 c:1,2,2,4,TAC d:3,6,8,10,10 e:1,1,3,6,9 f:2,3,9,13,TRI
give a:10 b:1 c:4 d:8 e:1 f:2
f 13:fB-56 a 3:a17-20 b 2:b53-55 c 10:c29-39 d 3:f56-59 e 1:eB-45 f TRI:e45~f59 a 13:a20-33
b 4:b55-51 c 2:c39-41 d 1:f45-46 e 3:e59-62 f 9:f12-21 a 5:a33-38 b 5:b51-56 c 2:c2-4 d 6:b56-62
e 6:drop f 3:f46-49 a 1:a38-39 b 6:b62-2 c 1:cB-23 d 10:f49-59 e 4:drop f 8:f59-1 a JES a 12:drop
b TAC:drop c 10:c4-14 d 9:b2-11
deal f a:1,6,8,TRI,TRI,TRI b:2,2,3,6,7,10 c:5,7,8,12,TAC,TAC d:4,5,5,8,9,13 e:1,2,4,8,9,TRI f:1,1,7,12,13,TRI
give a:8 b:10 c:TAC d:8 e:1 f:1
a TRI:f21~c23 b 2:b11-H1 c 7:c14-15,c21-H1,c41-43,cH3-H4 d 10:f1-11 e 8:drop f TRI:f11~c43
a TRI:a39~f43 b 1:bB-12 c TAC=1:c15-16 d 13:fB-56 e TAC=13:eB-45 f 1:fB-56 a TRI:a43~e45
b 7:bH1-H2,bH2-H1,bH1-H2,bH2-H1,bH1-H2,bH2-H1,bH1-H2 c 5:c16-21 d 4:f56-52 e TRI:c11~c21
f 7:fH1-H3,f52-H1 a 1:a45-46 b 3:drop c 8:skip d 5:drop e 4:e43-39 f 13:fB-56 a 6:a46-52 b 2:drop
c 8:c11-19 d 9:f56-65 e 2:e39-41 f 8:f65-7 a 1:a52-53 b 6:drop c 12:c21-33 d 5:f7-12 e 9:e41-50
f 12:drop
deal a a:1,1,2,4,TRI b:5,6,7,12,TAC c:7,7,9,13,TAC d:2,3,3,9,13 e:4,5,5,7,TRI f:1,1,2,6,8
give a:4 b:12 c:TAC d:3 e:4 f:1
b 1:bB-12 c 7:c19-22,c33-34,cH1-H3,cH3-H2 d 13:fB-56 e TRI:c34~e50 f 8:f56-64 a TRI:b12~c50
b TAC=TRI:b12~f64 c 7:c50-51,cH2-H1,cH1-H3,c22-H1,cH3-H2 d 9:b64-7 e 5:e34-39 f 1:f12-13 a 1:a53-54
b 7:b7-H1,f13-14 c 4:c51-47 d 12:f14-26 e 7:e39-H1 f 6:f26-32 a 2:a54-56 b 6:f32-38 c 9:c47-56
d 3:f38-41 e 5:drop f 2:f41-43 a 1:aB-1 b 5:f43-48 c 13:drop d 2:f48-50 e TAC:drop f 3:f50-53
a 4:a1-63
deal b a:1,1,6,8,13 b:3,5,10,TRI,JES c:1,2,3,5,10 d:3,6,10,10,13 e:3,4,8,12,13 f:6,6,8,8,TAC
give a:8 b:JES c:3 d:6 e:13 f:TAC
c 1:c56-57 d JES d 8:skip e 6:drop f 1:fH1-H2 a 5:a63-H1 b 2:f53-55 c 10:c57-1 d 4:f55-51 e 8:drop
f 6:f51-H1 a TAC=6:c1-7 b 8:skip c 3:drop d 3:f51-54 e 8:drop f 1:f54-55 a 3:c7-10 b 10:f55-65
c 10:c10-20 d 3:f65-2 e 6:drop f 13:f2-15 a TRI:f15~c20 b 5:f20-25 c 13:drop d 12:f25-37 e 6:drop
f 13:f37-50 a 10:c15-25
deal c a:4,4,4,7,8,TRI b:6,7,9,10,10,TRI c:2,9,13,13,TRI,TAC d:1,2,7,8,9,12 e:2,4,12,12,13,13 f:1,3,5,5,7,9
give a:7 b:10 c:TAC d:8 e:2 f:7
d 1:f50-51 e 13:eB-45 f 3:f51-54 a 4:e45-41 b TRI:c25~e41 c 7:c41-44,cH2-H3,cH1-H2,cH2-H1,cH1-H2
d 12:f54-66 e 13:e25-38 f 9:f66-9 a TRI:f9~c44 b 6:f44-50 c 13:c9-22 d 7:f50-H1
e TAC=7:e38-40,eH2-H3,eH1-H2,eH2-H1,eH1-H2,eH2-H1 f 1:f50-51 a 2:c22-H1 b 9:f51-60 c 2:e40-42
d 9:f60-3 e 4:e42-38 f 8:skip a 4:drop b 7:f3-10 c 13:e38-51 d 10:f10-20 e 12:e51-63 f 5:f20-25
a 4:e63-59 b 10:f25-35 c TRI:f35~e59 d 2:f59-61 e 12:e35-47 f 5:f61-66 a 8:skip b 7:drop c 9:e47-56
deal d a:2,4,7,9,13 b:3,4,5,7,13 c:3,4,5,12,TRI d:1,2,13,TAC,TAC e:4,6,10,13,13 f:8,9,12,TRI,TRI
give a:2 b:7 c:TRI d:13 e:4 f:9
e TRI:e56~f66 f 8:skip a 9:drop b 4:f56-52 c 2:e66-2 d 1:f52-53 e 10:e2-12 f 12:f53-65 a 7:e12-19
b 13:f65-12 c 12:e19-31 d 2:f12-14 e 13:e31-44 f TRI:f14~e44 a 13:e14-27 b 5:f44-49 c 3:e27-30
d TAC=3:f49-52 e 13:e27-40 f TRI:e40~f52 a 4:e52-48 b 3:f40-43 c 4:e48-44 d 7:f43-50 e 6:drop
f 13:f50-63 a 4:drop b 9:f63-6 c 5:drop d TAC=5:f6-11
deal e a:6,7,9,9,TRI b:3,3,6,9,13 c:1,4,8,12,12 d:1,6,7,8,TRI e:2,4,8,8,TAC f:1,5,7,10,10
give a:TRI b:9 c:12 d:TRI e:2 f:5
f 7:f11-18 a 7:eH1-H2,eH2-H1,eH1-H2,eH2-H1,eH1-H2,eH2-H1,eH1-H2 b 6:f18-24 c 1:eB-45 d 7:f24-31
e 4:e45-41 f 10:f31-41 a 9:drop b 3:f41-44 c 12:drop d 8:skip e 8:drop f 1:f44-45 a 2:drop
b 5:f45-50 c TRI:drop d 1:f50-51 e TAC=1:eB-45 f TRI:e45~f50 a 9:e50-59 b 3:f45-48 c 4:e59-55
d 6:f48-54 e 12:e55-1 f 10:f54-64 a 6:e1-7 b 13:drop c 8:e7-15 d 9:f64-7 e 8:e15-23
deal f a:1,1,2,2,10,TAC b:5,6,6,7,13,TRI c:1,3,7,8,10,JES d:4,5,7,9,10,13 e:1,1,2,6,12,13 f:2,3,3,5,5,8
give a:10 b:7 c:7 d:9 e:6 f:8
a 1:e23-24 b 8:f7-15 c 10:e24-34 d 10:f15-25 e 12:e34-H1
{ layout=trios6 pack=basic+J board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:25,H2,H3,H4 hands=a:1,2,2,6,TAC/b:5,6,6,13,TRI/c:1,3,8,10,JES/d:4,5,7,7,13/e:1,1,2,7,13/f:2,3,3,5,5,9 dealer=f turn=e phase=over fn=12 undo=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:34,H2,H3,H4/f:25,H2,H3,H4 won=ace says=+++++- gone=1,1,1,1,1,2,2,2,3,3,3,3,4,4,4,4,4,4,5,5,5,6,6,6,6,7,7,7,7,7,8,8,8,8,8,8,9,9,9,9,9,10,10,10,10,10,12,12,12,12,12,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC laid=545 deals=3 shuffles=6 }

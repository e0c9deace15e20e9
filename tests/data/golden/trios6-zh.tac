[Layout "trios6"]
[Rules "zh,places=yes"]
[Pack "basic+A"]
[Result "ace"]
[Event "golden play-through"]

deal e a:2,6,7,7,8 b:1,4,6,9,12 c:4,5,6,7,TAC d:1,2,4,5,13 e:9,10,10,12,13 f:1,3,6,8,12
give a:8 b:1 c:5 d:13 e:10 f:8
f 1:fB-56 a 7:drop b 8:skip c 8:drop d 1:dB-34 e 13:eB-45 f 3:f56-59 a 7:drop b 9:drop c 7:drop
d 4:d34-30 e 9:e45-54 f 6:f59-65 a 2:drop b 4:drop c 4:drop d 2:d30-32 e 5:e54-59 f 13:fB-56
a 10:drop b 6:drop c TAC:drop d 1:d32-33 e 12:drop f 12:f65-11 a 6:drop b 12:drop c 6:drop
d 5:d33-H4 e 10:e59-3
deal f a:8,9,12,TRI,TAC b:3,4,5,10,TRI c:1,2,6,13,TRI d:2,3,7,9,TAC e:1,2,3,3,5 f:5,10,13,13,ANG
give a:TRI b:3 c:13 d:3 e:5 f:ANG
a 8:skip b 4:drop c 1:cB-23 d TAC=1:dB-34 e 1:eB-45 f 13:f56-3 a TAC=13:aB-1 b ANG:cB-23
c TRI:c23~e45 d 9:d34-43 e 2:e3-5 f 10:f56-66 a 5:drop b TRI:drop c TRI:a1~d43 d 2:d1-3 e 13:e23-36
f 13:f11-24 a 9:drop b 5:drop c 6:c45-51 d 7:d3-10 e 3:e36-39 f 3:f24-27 a 12:drop b 10:drop
c 2:c51-53 d 3:d10-13 e 3:e39-42 f 5:f66-5
deal a a:3,6,8,12,TRI,TRI b:1,1,3,10,13,TAC c:1,2,4,7,8,TRI d:1,5,6,7,10,TRI e:4,7,8,9,9,13 f:2,4,5,7,8,13
give a:TRI b:1 c:7 d:10 e:7 f:8
b 13:bB-12 c 1:cB-23 d TRI:f5~b12 e 13:eB-45 f 4:f12-8 a TRI:b5~c23 b TAC=TRI:f8~e42 c TRI:a43~e45
d 1:dB-34 e 8:skip f 5:drop a 6:a45-51 b 3:b5-8 c 4:c23-19 d 6:d34-40 e 7:e43-H4,eH4-H3
f 7:f27-31,f42-45 a 8:skip b 1:drop c 8:c19-H4 d 1:dB-34 e 4:drop f 13:fB-56 a 7:a51-58 b 8:b8-H4
c TRI:drop d 7:d13-17,d34-37 e 9:drop f 2:f31-33 a 12:a58-H3 b 10:drop c 2:drop d 5:d17-22 e 9:drop
f 10:f45-55 a 3:drop
deal b a:1,5,6,6,10 b:2,2,7,9,13 c:2,4,7,12,ANG d:1,3,7,8,TRI e:1,3,5,13,TRI f:1,2,10,12,TRI
give a:10 b:9 c:7 d:7 e:13 f:1
c ANG:d37-38 d TRI:f33~d38 e 7:eH3-H1,eH1-H4,eH4-H2 f 7:f38-39,f55-H3,fH3-H1 a 13:aB-1 b 1:bB-12
c 2:drop d 3:d33-H2 e 1:eB-45 f TRI:a1~b12 a 6:a12-18 b 13:b1-H2 c 4:drop d 8:skip e 3:drop
f 2:fH1-H3 a 1:aB-1 b 7:bH2-H3,bH3-H1,bH1-H3,bH3-H1 c 12:drop d 1:d22-23 e TRI:d40~e45 f 10:drop
a 5:a1-6 b 2:bH1-H3 c 10:drop d 9:d45-54 e 5:e40-45 f 12:drop a 6:a6-12 b 2:drop
deal c a:7,9,9,13,TAC b:3,5,6,12,13 c:1,1,5,5,TRI d:4,5,7,12,TRI e:2,3,8,9,10 f:1,3,4,7,TAC
give a:13 b:5 c:5 d:7 e:10 f:1
d TRI:a12~d54 e 2:eH2-H4 f 7:f39-41,fH3-H1,fH1-H4 a TAC=7:a18-21,a54-58 b 13:bB-12 c 13:cB-23
d 5:drop e 3:e45-H3 f 7:fH3-H4,fH4-H1,fH1-H4 a 10:a58-H1 b 1:bB-12 c TRI:b12~c23 d 12:drop e 8:skip
f TAC:drop a 7:a21-23,aH3-H2,aH2-H4,aH4-H2 b 6:drop c 1:c12-13 d 4:drop e 5:drop f 3:f39-42
a 9:a23-32 b 12:drop c 1:cB-23 d 5:drop e 9:drop f 4:f42-38 a 9:drop b 3:drop c 5:c23-28
deal d a:5,6,7,8,13,13 b:2,2,3,4,9,10 c:1,3,4,6,7,10 d:8,8,13,TRI,TAC,TAC e:6,6,8,8,13,TRI f:1,4,4,9,10,12
give a:6 b:3 c:10 d:TAC e:TRI f:12
e 13:eB-45 f 1:fB-56 a TRI:f38~e45 b 9:drop c 6:c13-19 d 13:dB-34 e 6:e38-44 f 4:f56-52
a 7:a32-34,aH2-H4,aH4-H2,aH2-H3 b 4:drop c 1:cB-23 d TAC=1:dB-34 e 8:skip f TAC=8:skip a 8:drop
b 12:drop c 7:c19-H1,c28-30 d TRI:c30~d34 e 8:skip f 10:drop a 13:aB-1 b 10:drop c 3:c34-37
d 3:d30-33 e 6:drop f 4:f52-48 a 5:a1-6 b 2:drop c 4:c37-33 d 8:skip e 10:drop f 9:f48-H1 a 13:aB-1
b 2:drop c 6:c33-39 d 8:drop
deal e a:3,4,5,7,TAC b:3,5,6,13,TRI c:1,2,10,13,TRI d:2,3,6,8,13 e:7,8,8,9,12 f:3,6,13,13,TRI
give a:3 b:TRI c:10 d:2 e:8 f:TRI
f 2:f45-47 a 4:a1-63 b 13:bB-12 c TRI:b12~c39 d 8:skip e 8:drop f 6:f47-53 a 7:aH1-H2,a63-H1,aH3-H4
b TRI:b39~e44 c 2:cH1-H3 d 13:dB-34 e 7:e39-H1 f 13:fB-56 a 5:a6-11 b 5:drop c 1:cB-23 d TRI:c12~d34
e 9:drop f 3:f56-59 a 8:skip b 6:drop c 3:c34-37 d 3:d12-15 e 12:drop f 13:f59-6 a TAC:drop b 3:drop
c 13:c23-36 d 6:d15-21 e 10:drop
deal f a:1,3,4,12,TRI b:1,2,4,5,12 c:1,2,7,7,12 d:2,4,7,8,10 e:3,5,6,10,13 f:4,4,TRI,TAC,ANG
give a:12 b:4 c:1 d:10 e:13 f:ANG
a TRI:a11~c37 b ANG:c11-12 c 7:c12-19 d 7:d21-25,dH2-H3,dH3-H1 e 1:eB-45 f TRI:f6~e45 a 1:a37-38
b 1:bB-12 c 2:c19-21 d 2:d25-27 e 5:e6-11 f TAC=5:f45-50 a 3:a38-41 b 2:b12-14
c 7:c21-H2,c36-37,cH2-H1,cH1-H2 d 8:skip e 6:drop f 4:f50-46 a 4:a41-37 b 12:b14-26 c 12:drop
d 4:drop e 3:e6-9 f 4:f46-42 a 13:drop b 5:drop c 12:drop d 4:drop e 10:e9-19 f 10:f42-52
deal a a:1,5,6,8,9,9 b:1,6,7,9,9,10 c:3,4,6,7,TAC,TAC d:1,2,7,12,13,13 e:1,5,5,9,TRI,TRI f:1,2,8,8,10,10
give a:5 b:9 c:4 d:12 e:1 f:10
b 1:bB-12 c TAC=1:cB-23 d 7:d27-31,dH1-H3,dH3-H2 e TRI:e19~c23 f 2:fH1-H3 a 8:skip b 10:drop
c 7:c19-H1,aH2-H3,aH3-H2 d 13:dB-34 e TRI:drop f 1:f53-54 a 1:aH2-H3 b 7:b26-33
c TAC=7:a37-42,aH1-H2,aH2-H1 d 1:d34-35 e 9:drop f 8:skip a 1:drop b 10:drop c 6:a42-48 d 9:d35-44
e 4:drop f 8:skip a 6:drop b 6:drop c 3:a48-51 d 2:d44-46 e 5:drop f 12:f54-66 a 9:drop b 9:drop
c 5:drop d 13:d31-44 e 5:drop f 10:f66-10 a 9:drop
deal b a:2,8,8,TRI,TRI b:3,5,5,5,6 c:1,2,4,6,12 d:3,7,10,13,TRI e:2,4,10,13,TRI f:3,7,8,12,TAC
give a:8 b:3 c:12 d:7 e:10 f:8
c 1:eH1-H2 d TRI:f10~d46 e 13:eB-45 f 7:f46-47,f52-H2 a TRI:b26~e45 b 8:skip c 2:drop d 3:d10-13
e TRI:e26~d44 f 3:f47-50 a TRI:f50~a51 b 5:b45-50 c 8:skip d 10:drop e 2:e44-H1 f 7:f51-H1,b50-51
a 8:skip b 6:drop c 6:drop d 3:d13-16 e 12:drop f TAC=12:b51-63 a 10:drop b 5:b63-2 c 4:drop
d 13:d26-39 e 4:drop f 12:b2-H2 a 2:drop b 5:drop
deal c a:4,6,7,9,13 b:1,8,12,TRI,ANG c:1,1,6,9,10 d:1,4,6,13,13 e:7,9,10,12,13 f:3,3,6,9,12
give a:9 b:TRI c:10 d:13 e:13 f:12
d 6:d16-22 e 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 f 13:d22-H1 a 13:aB-1 b 1:bB-12
c 1:a1-2 d TRI:a2~d39 e 9:a39-48 f 9:b12-21 a 4:a48-44 b 12:b21-33 c 6:a44-50 d 1:d2-3 e 10:a50-60
f 6:d3-9 a 6:a60-66 b 12:b33-45 c 9:a66-9 d 13:dB-34 e 10:a9-19 f 3:b45-48 a 13:a19-32 b 8:b48-56
c 1:a32-33 d 4:drop e 12:drop f 3:b56-59 a 7:a33-40 b ANG:a40-41 c 9:a41-50
deal d a:1,1,10,10,13,TRI b:4,5,7,9,TAC,TAC c:1,2,4,8,9,TRI d:2,3,3,6,7,8 e:2,4,5,5,13,TAC f:1,2,5,7,7,8
give a:10 b:4 c:1 d:6 e:TAC f:5
e 1:a50-51 f 8:b59-1 a TAC=8:a51-59 b TAC=8:skip c 4:drop
d 7:dH2-H3,dH1-H2,dH2-H1,dH1-H2,dH2-H1,dH1-H2,dH2-H1 e 13:a51-64 f 1:b1-2 a 1:a64-65 b 5:b2-7
c 8:skip d 4:drop e 4:a65-61 f 7:b7-H1,dH1-H2 a 1:a61-62 b TAC=1:dB-34 c 2:a61-63 d 3:d34-37
e 5:a63-H1
{ layout=trios6 rules=zh,places=yes pack=basic+A board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:37,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 hands=a:10,13,TRI/b:5,7,9/c:9,10,TRI/d:2,3,8/e:2,5/f:2,6,7 dealer=d turn=e phase=over fn=5 undo=a:63,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:37,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 won=ace says=+-+-++ gone=1,1,1,1,1,1,1,1,1,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,4,4,5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7,8,8,8,8,8,8,9,9,9,9,10,10,10,10,12,12,12,12,12,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,ANG laid=367 deals=3 shuffles=4 }

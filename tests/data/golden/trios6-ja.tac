[Layout "trios6"]
[Rules "ja,angel_ring_only=yes"]
[Pack "basic+JA"]
[Result "bdf"]
[Event "golden play-through"]

deal f a:1,3,6,12,13 b:3,4,8,9,10 c:4,4,5,9,TRI d:2,2,6,6,10 e:5,7,7,8,9 f:2,4,8,13,TAC
give a:1 b:9 c:9 d:2 e:7 f:4
a 7:a1-8 b 4:b12-8 c TRI:c23~e45 d 6:d34-40 e 8:e23-31 f TAC=8:f56-64 a 13:aB-1 b 8:b8-H4 c 4:c45-41
d 10:drop e 5:e23-28 f 13:fB-56 a 12:a1-13 b 4:drop c 5:c41-46 d 2:d40-42 e 9:e28-37 f 8:skip
a 3:drop b 3:drop c 4:c46-42 d 9:drop e 7:e37-44 f 2:f56-58 a 6:a13-19 b 10:drop c 1:cB-23 d 6:drop
e 9:e44-53 f 2:f58-60
deal a a:3,4,10,12,TAC b:1,4,7,12,13 c:6,6,7,TRI,TAC d:3,3,4,5,12 e:7,8,12,TRI,ANG f:5,7,9,TRI,TAC
give a:10 b:12 c:TAC d:4 e:ANG f:9
b 13:bB-12 c TRI:c23~e53 d 3:drop e TRI:a19~f64 f TRI:c53~f60 a TAC=TRI:f19~c53 b 4:b12-8 c 7:c19-H3
d 5:drop e 7:drop f TAC=7:f53-H4 a 4:a64-60 b 1:b8-9 c 10:drop d 3:drop e 8:drop f 4:drop
a ANG:bB-12 b 7:b12-14,b9-H2 c 6:drop d 12:drop e 12:drop f 5:drop a 3:a60-63 b 9:b14-23 c 6:drop
d 12:drop e TAC:drop f 7:drop a 12:a63-9
deal b a:1,1,1,5,6,10 b:1,5,7,9,9,10 c:1,2,3,5,13,TRI d:2,2,3,6,8,13 e:1,2,7,8,10,13 f:1,8,13,13,TRI,JES
give a:6 b:7 c:13 d:13 e:8 f:13
c 1:cH3-H4 d 2:drop e 13:eB-45 f 1:fB-56 a 5:a9-14 b 13:bB-12 c 3:drop d 6:drop e 7:e45-52
f TRI:e52~f56 a 8:a14-22 b 9:b12-21 c 6:drop d 7:drop e 13:eB-45 f 8:skip a 1:drop b 1:b21-22
c TRI:drop d 3:drop e 10:e56-66 f 13:fB-56 a 1:aB-1 b 9:b23-32 c 5:drop d 2:drop e 2:e45-47
f 13:fB-56 a 1:aB-1 b 5:b32-37 c 2:drop d 8:drop e 1:eB-45 f JES f 10:f56-66 a 10:a1-11
deal c a:4,13,13,13,TAC b:1,5,5,7,8 c:1,6,9,TRI,ANG d:2,4,6,9,TAC e:2,3,9,9,TAC f:4,5,8,10,12
give a:TAC b:8 c:6 d:4 e:9 f:4
d 2:drop e TAC=2:e47-49 f 8:f66-8 a 13:aB-1 b 7:b22-26,bH2-H1,bH1-H3 c ANG:dB-34 d 8:skip e 6:drop
f 5:f52-H1 a 13:a11-24 b 5:b26-31 c 1:cB-23 d TAC=1:d34-35 e 2:e49-51 f 12:f8-20 a 4:a1-63
b 5:b37-42 c TAC:drop d 6:d35-41 e 9:e51-60 f 4:f20-16 a 13:aB-1 b 1:b42-43 c TRI:drop d 9:drop
e 3:e45-48 f 10:drop a 9:a1-10 b 4:b31-27 c 9:drop
deal d a:1,1,1,3,10 b:3,3,12,TRI,TAC c:2,3,7,9,13 d:1,1,5,8,10 e:3,6,7,7,8 f:2,4,7,8,13
give a:3 b:TAC c:9 d:10 e:3 f:7
e 7:e48-55 f 8:f16-24 a 3:a63-66 b TRI:b27~e60 c 13:cB-23 d 1:d41-42 e 7:e27-33,e55-56 f 13:fB-56
a 1:a10-11 b 7:b43-44,b60-66 c 7:c23-30 d 1:dB-34 e 8:skip f 2:drop a 10:a11-21 b 3:b66-3 c 2:c30-32
d 5:d34-39 e 6:e33-39 f 4:f56-52 a 1:a21-22 b 3:b44-47 c 3:c32-35 d TAC=3:d42-45 e 9:drop
f 10:f52-62 a 1:aB-1 b 12:b47-59 c 3:c32-35 d 8:d45-53
deal e a:6,7,7,10,13,TRI b:1,1,2,3,6,7 c:4,5,5,10,12,JES d:4,5,6,6,8,12 e:2,9,10,12,TRI,TRI f:2,4,8,13,13,TRI
give a:7 b:3 c:JES d:12 e:10 f:4
f TRI:d53~f62 a TRI:a1~c35 b 6:b3-9 c 4:c1-63 d 8:skip e 12:drop f 13:fB-56 a 7:a22-26,a35-38
b 2:b59-61 c 10:c63-7 d 6:d62-2 e TRI:a26~f56 f 8:f26-34 a 13:aB-1 b 7:b61-62,b9-H2,bH2-H1 c 7:c7-14
d 6:d2-8 e TRI:a1~f53 f 2:f1-3 a 6:a56-62 b 1:bH1-H2 c 12:c14-H3 d 3:d8-11 e 9:e39-H3 f 12:drop
a 10:a38-48 b 1:bB-12 c 5:drop d 4:d11-7 e JES e 13:eB-45 f 10:f34-44 a 4:a53-49 b 5:b12-17 c 5:drop
d 2:d7-9
deal f a:3,5,7,8,13 b:1,2,8,9,10 c:4,5,10,TAC,ANG d:1,3,3,8,9 e:1,7,8,TRI,TAC f:1,6,10,13,TAC
give a:5 b:9 c:ANG d:1 e:1 f:13
a 1:aB-1 b 2:b17-19 c TAC:drop d 9:d9-18 e TRI:f44~e45 f TAC=TRI:a1~b19 a 7:a19-22,a49-51,a48-50
b 8:skip c 10:drop d 8:skip e TAC:drop f 10:f3-13 a 13:a22-35 b 1:b1-2 c 4:drop d 3:d18-21
e 7:e45-46,eH3-H1,eH1-H3,eH3-H1 f 1:fH1-H2 a 8:a62-H3 b 10:b2-12 c 5:drop d 9:d21-30 e ANG:f44-45
f 6:f13-19 a 3:a51-54 b 13:drop c 5:drop d 3:d30-33 e 8:skip f 1:drop
deal a a:2,2,4,5,TRI b:3,3,4,7,10 c:3,4,9,12,TRI d:1,4,12,13,JES e:1,2,4,5,12 f:8,9,12,13,TRI
give a:2 b:10 c:TRI d:13 e:12 f:13
b 7:b12-H1,d33-H4,dH4-H3 c 4:drop d 1:dB-34 e TRI:a35~e46 f TRI:f19~d34 a TRI:d19~f45 b 13:f19-32
c 2:drop d 4:d45-41 e 1:eB-45 f 8:skip a 4:drop b 3:d41-44 c 9:drop d JES d 4:d44-40 e 13:eB-45
f 2:f32-34 a 3:a54-57 b 3:d40-43 c 10:drop d 2:d43-45 e 9:e35-44 f 5:f34-39 a 4:a57-53 b 12:drop
c 12:drop d 5:drop e 12:drop f 12:drop
deal b a:1,5,7,7,8,13 b:2,6,6,7,13,TAC c:1,2,3,6,13,13 d:1,4,6,7,9,12 e:5,5,6,6,9,10 f:2,7,8,10,TRI,TRI
give a:8 b:7 c:13 d:12 e:5 f:10
c 1:cB-23 d 7:d45-51,dH3-H4 e 13:eB-45 f TRI:c23~d51 a 7:a53-59,aH3-H2 b 13:fB-56 c 8:skip d 1:drop
e 5:e45-50 f TRI:c51~f56 a 7:a59-62,aH2-H4,aH4-H2 b TAC=7:f39-41,f51-55,fH2-H1 c 13:cB-23 d 4:drop
e 6:e44-50 f 7:f41-48 a 1:a59-60 b 2:f48-50 c 3:c23-26 d 7:drop e 6:drop f 2:f50-52 a 5:a60-65
b 6:drop c 6:c56-62 d 6:drop e 9:drop f 8:skip a 13:drop b 6:f55-61 c 2:c26-28 d 9:drop e 10:drop
f 12:drop a 5:a65-4 b 10:drop
deal c a:6,7,9,10,12 b:4,4,6,8,10 c:3,3,3,5,9 d:3,3,8,9,12 e:2,3,5,7,10 f:2,5,6,13,TRI
give a:7 b:4 c:9 d:12 e:5 f:13
d 3:drop e 2:eH1-H3 f TRI:a4~f61 a 10:drop b 13:dB-34 c 5:c62-1 d 4:d34-30 e 7:eH3-H1,eH1-H4,eH4-H2
f 12:f4-16 a 5:a61-66 b 6:f16-22 c 7:c1-3,c28-33 d 3:drop e 3:drop f 2:fH1-H3 a 12:drop b 4:f52-48
c 3:c3-6 d 8:drop e 10:drop f 6:f48-54 a 6:a66-6 b 10:f22-32 c 3:c33-36 d 9:drop e 9:drop f 5:f54-59
a 9:a6-15 b 8:skip c 3:drop
deal d a:3,5,8,9,13 b:1,7,10,TRI,TAC c:1,2,5,8,13 d:1,6,6,7,12 e:7,8,8,TRI,ANG f:1,10,13,TAC,TAC
give a:5 b:TAC c:2 d:6 e:8 f:13
e ANG:f32-33 f 6:f59-65 a 9:a15-24 b 7:f33-36,f65-3 c 1:cB-23 d 1:dB-34 e 7:eH2-H1,eH1-H4,eH4-H1
f 10:f36-46 a 8:a24-32 b TRI:a32~d34 c 8:c23-31 d 7:d32-H3,dH3-H1 e 2:eH1-H3 f 1:f46-47 a 13:aB-1
b 10:f47-H1 c 13:cB-23 d TAC=13:dB-34 e TRI:drop f TAC=TRI:c31~d34 a 8:skip b 13:drop c 5:c34-39
d 6:d31-37 e 8:drop f TAC=8:skip a 3:drop b 1:d37-38 c 5:c39-44 d 12:drop
deal e a:2,2,5,6,8,TRI b:1,2,10,TRI,TRI,TAC c:1,4,4,4,9,JES d:1,1,4,7,9,13 e:1,5,7,12,13,13 f:2,4,6,7,12,13
give a:8 b:2 c:9 d:4 e:12 f:12
f 13:f3-16 a TRI:a1~c44 b TAC=TRI:f16~d38 c JES c 13:cB-23 d 5:d16-21 e 7:eH3-H1,eH1-H4,eH4-H2
f 2:f38-40 a TRI:d21~c23 b 1:dB-34 c 7:c21-H2,c44-47 d 13:dB-34 e 2:eH2-H4 f 6:f40-46 a TRI:a1~d34
b 4:d1-63 c 1:c47-48 d 7:d63-2,dH1-H2,dH2-H1 e 6:drop f 2:f46-48 a 10:a34-44 b 4:d2-64 c 1:cB-23
d 1:dB-34 e 4:drop f 5:f48-53 a 1:aH2-H3 b 4:d34-30 c 2:c23-25 d 13:d64-11 e 4:drop f 12:f53-65
a 12:a44-56 b 8:skip c 9:drop d 9:d11-20
deal f a:1,1,5,TRI,ANG b:3,6,8,TRI,TRI c:5,7,8,9,13 d:1,4,7,13,TRI e:4,5,9,12,TAC f:1,2,6,10,TAC
give a:TRI b:6 c:8 d:13 e:TAC f:2
a 5:a56-61 b TRI:c25~f65 c 13:c65-12 d 7:d20-21,dH1-H2,d30-H1 e 5:drop f 13:f25-38 a TAC=13:aB-1
b TRI:a1~c12 c TRI:a12~d21 d TRI:d12~a21 e 8:drop f 10:f25-35 a 1:a61-62 b 2:f35-37 c 7:c1-8
d 6:d21-27 e 9:drop f 1:fH1-H2 a 1:aB-1 b 8:skip c 9:drop d 1:dH2-H3 e 4:drop f TAC=4:f37-33
a ANG:d27-28 b 3:f33-36 c 5:drop d 4:d28-24 e 12:drop f 6:f36-42
deal a a:3,3,5,8,13 b:2,7,10,10,TRI c:3,3,8,9,12 d:7,7,9,12,13 e:2,4,4,6,10 f:2,2,2,7,12
give a:3 b:10 c:9 d:12 e:2 f:12
b 10:f42-52 c 8:skip d 9:drop e 10:drop f 7:f52-H1,dH1-H2,dH2-H1 a 8:a12-20 b 7:d24-29,dH1-H2,dH2-H1
c 3:c8-11 d 7:d29-33,dH1-H2,dH2-H1,dH1-H2 e 4:drop f 2:d33-H1
{ layout=trios6 rules=ja,angel_ring_only=yes pack=basic+JA board=a:1*,20,62,H3/b:H1,H2,H3,H4/c:11,H2,H3,H4/d:H1,H2,H3,H4/e:B,B,B,H4/f:H1,H2,H3,H4 hands=a:2,3,5,13/b:2,12,TRI/c:3,3,12/d:7,10,13/e:4,6,9/f:2,2,12 dealer=a turn=f phase=over fn=2 undo=a:1*,20,62,H3/b:H1,H2,H3,H4/c:11,H2,H3,H4/d:33,H2,H3,H4/e:B,B,B,H4/f:H1,H2,H3,H4 won=bdf says=+--+-- gone=1,1,1,1,2,2,3,3,4,4,4,5,5,5,6,6,7,7,7,7,7,8,8,8,8,9,9,9,10,10,10,12,13,13,TRI,TRI,TRI,TRI,TAC,TAC,ANG laid=425 deals=2 shuffles=5 stack=12,13,TRI,5,7,2,4,3,1,6,6,13,8,8,10,13,5,3,1,9,8,13,1,9,5,1,4,4,TAC,7,JES,TAC,1,6,10,6 }

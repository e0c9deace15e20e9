[Layout "coop6"]
[Rules "std"]
[Pack "basic+JAW"]
[Result "abcdef"]
[Event "golden play-through"]

deal f a:5,9,9,10,12 b:2,2,3,3,6 c:3,7,10,10,ANG d:7,7,12,13,TAC e:2,8,9,12,13 f:1,3,4,12,JES
give a:10 b:3 c:7 d:12 e:9 f:1
a 5:drop b 2:drop c ANG:dB-34 d 7:d34-41 e 13:eB-45 f JES f 12:drop a 9:drop b 1:bB-12 c 13:cB-23
d 2:d41-43 e 12:e45-57 f 12:drop a 2:drop b 3:b12-15 c 10:c23-33 d 8:skip e 3:drop f 9:drop a 6:drop
b 10:b15-25 c 7:c33-40 d 3:d43-46 e 7:e57-64 f 9:drop a 3:drop b 10:b25-35 c TAC:drop d 12:d46-58
e 4:e64-60
deal a a:1,1,8,10,12 b:6,8,9,10,13 c:3,4,7,TRI,TAC d:1,4,13,13,TRI e:1,4,6,10,13 f:4,7,TRI,TAC,TAC
give a:8 b:8 c:3 d:13 e:10 f:4
b 13:bB-12 c TRI:c40~e60 d TRI:b12~c60 e 8:e40-H3 f 7:drop a 1:aB-1 b 10:b35-45 c 7:c12-19
d 13:dB-34 e 1:eH3-H4 f TAC=1:fB-56 a 12:a1-13 b 6:b60-66 c TAC=6:c19-H2 d 4:d34-30 e 13:eB-45
f TRI:a13~e45 a 1:aB-1 b 10:drop c 4:drop d 8:d30-H4 e 6:e13-19 f TAC:drop a 13:a1-14 b 9:b60-3
c 4:drop d 1:dB-34 e 4:e19-15 f 3:drop a 10:a45-55
deal b a:1,2,3,5,5,13 b:1,1,6,8,9,TRI c:2,4,4,5,8,8 d:1,5,5,7,9,13 e:3,6,6,6,TRI,TRI f:2,2,5,7,8,WAR
give a:3 b:1 c:8 d:13 e:TRI f:2
c 2:cH2-H4 d 7:d34-38,d58-61 e TRI:e15~d38 f 2:f56-58 a 2:a55-57 b TRI:a14~f58 c 5:drop d 1:dB-34
e 3:e38-41 f 8:skip a 5:drop b TRI:f14~d34 c 4:drop d 3:d61-64 e 6:e41-H2 f 7:f34-41 a 1:aB-1
b 8:b3-11 c 4:drop d 5:d15-20 e 1:eB-45 f WAR:f41-45 a 5:a58-63 b 1:bB-12 c 8:drop d 9:d20-29
e 6:drop f 8:skip a 13:drop b 6:drop c 2:drop d 5:d14-19 e 6:drop f 5:f45-50 a 13:aB-1 b 9:drop
deal c a:4,4,6,8,ANG b:1,1,2,6,TRI c:2,4,5,5,WAR d:2,3,7,9,TAC e:4,7,7,12,TRI f:2,3,3,7,8
give a:4 b:1 c:4 d:7 e:4 f:8
d 2:d64-66 e 1:eB-45 f 3:f50-53 a 7:a63-64,a57-63 b TRI:b12~e45 c 8:drop d TAC=8:d19-27 e TRI:a1~d66
f 7:f53-H4 a 8:skip b 1:drop c 5:drop d 4:d27-23 e 7:e12-17,eH2-H1,eH1-H2 f 3:drop a ANG:bB-12
b 4:b11-7 c 5:drop d 3:d1-4 e 7:e17-20,eH2-H1,eH3-H4,eH1-H3 f 2:drop a 4:a63-59 b 6:b45-51
c WAR:drop d 9:d29-38 e 12:drop f 4:drop a 6:drop b 2:b7-9 c 2:drop
deal d a:1,1,2,9,JES b:3,6,9,10,10 c:5,5,9,10,TAC d:4,7,8,13,TAC e:2,5,8,10,13 f:1,1,10,12,13
give a:2 b:6 c:TAC d:13 e:10 f:13
e 8:skip f 10:drop a 13:aB-1 b 3:b51-54 c 13:cB-23 d TAC=13:d23-H2 e 2:e20-22 f 1:fB-56 a JES
a 9:drop b 9:b12-21 c 7:drop d 13:d38-51 e 12:e22-34 f 1:f56-57 a 10:drop b 5:b9-H2 c 8:drop
d 6:d4-10 e 1:e34-35 f 1:fB-56 a 10:drop b 10:b21-31 c 2:drop d 5:d10-15 e TAC=5:e35-40 f 9:drop
a 10:drop b 5:b31-36 c 4:drop
deal e a:4,5,6,9,12,13 b:1,1,3,3,5,12 c:3,8,10,13,13,TRI d:1,6,6,7,9,TAC e:2,4,6,8,13,TRI f:7,8,12,13,TRI,TRI
give a:5 b:5 c:TRI d:6 e:6 f:12
f TRI:b36~f56 a 4:a64-60 b 1:b56-57 c 13:cB-23 d 7:d10-14,d51-53,dH2-H1 e TRI:a1~b57 f TRI:d14~c23
a 6:a60-66 b 1:bB-12 c 3:c14-17 d 9:d23-32 e 13:eB-45 f TRI:f36~e45 a 6:a59-65 b 6:b1-7 c 8:c17-H2
d 1:d32-33 e 8:skip f 13:drop a 13:aB-1 b 3:b7-10 c 13:cB-23 d 5:drop e 2:e36-38 f 8:skip a 12:drop
b 3:b12-15 c 10:c23-33 d TAC:drop e 4:e38-34 f 7:f45-52 a 9:a1-10 b 12:b15-27 c 12:drop d 6:drop
e 5:e34-39
deal f a:4,7,7,10,13 b:4,4,6,10,12 c:1,4,5,8,12 d:2,2,5,12,ANG e:3,5,6,7,7 f:1,2,3,TRI,TAC
give a:13 b:6 c:12 d:5 e:5 f:1
a 7:a10-11,a57-59,a66-H2,aH2-H1 b 5:b27-32 c 5:c33-38 d 13:dB-34 e 7:e40-H2 f TRI:a11~b54
a 7:a54-57,aH1-H2,a65-H1 b 4:b32-28 c 1:cB-23 d ANG:e39-40 e 6:e40-H1 f TAC:drop a 5:a59-64
b 4:b11-7 c 4:c23-19 d 2:d34-36 e 6:b7-H1 f 3:drop a 4:a64-60 b 12:drop c 8:c38-46 d 2:d53-55
e 7:b28-31,bH2-H4,bH1-H3 f 2:f52-54 a 10:a60-4 b 10:drop c 1:c46-47 d 12:drop e 3:b31-34 f 12:drop
deal a a:4,6,TRI,TRI,TAC b:5,6,6,10,10 c:3,9,10,13,TAC d:3,3,9,13,JES e:2,4,8,12,TRI f:1,2,2,9,9
give a:6 b:10 c:13 d:3 e:2 f:2
b 2:b34-36 c TAC=2:c19-21 d 6:d36-42 e TRI:a4~b34 f 1:fB-56 a TRI:a34~f56 b 10:b4-H2 c 3:c21-H1
d 3:d42-45 e 8:drop f 9:f34-43 a TRI:f43~c47 b 6:drop c 2:c43-45 d 13:dB-34 e 10:drop f 2:f47-49
a TAC=2:aH2-H4 b 6:drop c 10:drop d JES d 4:d34-30 e 13:bB-12 f 3:f47-50 a 5:a57-62 b 9:b12-21
c 9:drop d 12:d30-42 e 9:b21-30 f 4:f50-46
deal b a:1,3,5,5,7,13 b:1,2,7,8,8,10 c:4,6,6,8,12,13 d:1,5,7,9,13,TAC e:1,1,3,9,13,TRI f:1,8,8,13,TRI,WAR
give a:13 b:7 c:13 d:5 e:3 f:WAR
c 8:skip d 7:drop e TRI:b30~d55 f TRI:d42~b55 a 7:a56-57,a62-65,aH1-H3,aH3-H2 b 8:skip c WAR:drop
d 1:dH1-H2 e 1:b42-43 f 1:f46-47 a 3:a57-60 b 1:b43-44 c 4:drop d TAC=4:d30-26 e 1:b44-45 f 13:fB-56
a 1:aH2-H3 b 8:skip c 6:drop d 9:d26-H1 e 7:b45-52 f 8:skip a 5:drop b 2:b52-54 c 6:drop d 13:drop
e 9:drop f 13:fB-56 a 5:a65-4 b 3:drop c 12:drop d 13:drop e 13:drop f 8:skip a 5:drop b 10:drop
deal c a:1,1,2,7,TRI b:8,8,9,10,ANG c:2,5,6,12,13 d:1,3,10,12,12 e:1,2,4,7,13 f:3,6,6,10,TAC
give a:2 b:10 c:13 d:3 e:13 f:10
d 1:d55-56 e 4:b54-50 f 13:fB-56 a TRI:b50~f56 b 8:skip c 12:drop d 10:drop e 2:b56-58 f 3:f50-53
a 7:a4-8,a60-63 b ANG:cB-23 c 5:c23-28 d 2:drop e 1:b58-59 f 6:f53-H3 a 1:a8-9 b 8:skip c 10:drop
d 12:drop e 7:b59-66 f 6:drop a 1:a9-10 b 9:b66-9 c 6:c28-34 d 12:drop e 10:drop f TAC:drop
a 3:a10-13 b 13:drop c 2:c34-36
deal d a:1,5,6,13,13 b:9,10,12,TRI,TAC c:3,5,6,8,8 d:1,2,3,12,TRI e:3,4,9,9,10 f:2,6,13,13,13
give a:13 b:9 c:5 d:2 e:9 f:13
e 4:b9-5 f 13:fB-56 a 1:aB-1 b TRI:a13~c36 c 3:c13-16 d 1:dB-34 e 3:b5-8 f 5:f56-61 a 5:a1-6
b TAC=5:b8-H1 c 8:skip d 3:drop e 9:a1-10 f 13:fB-56 a 13:a36-49 b 12:d34-46 c 8:skip d TRI:drop
e 10:f61-5 f 2:f5-7 a 2:a10-12 b 9:f56-65 c 6:c16-22 d 12:drop e 9:a49-58 f 6:f65-5 a 6:a12-18
b 10:d46-56 c 13:c22-35 d 13:drop
deal e a:2,4,5,7,7,TAC b:3,7,7,8,9,TAC c:1,4,5,5,6,TRI d:1,2,4,4,9,10 e:1,3,4,5,JES,WAR f:7,8,8,13,TRI,TRI
give a:2 b:7 c:TRI d:1 e:5 f:7
f TRI:a18~c35 a 7:a35-38,a58-62 b 7:a38-42,a62-65 c 7:c18-21,cH2-H3,cH1-H2,cH2-H1,cH3-H2 d 2:d56-58
e 7:a42-46,a65-H1 f 8:f7-15 a 1:a46-47 b 8:f5-13 c 1:cH2-H3 d 4:d58-54 e 3:d54-57 f TRI:f13~d57
a 7:a47-48,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1 b TAC=7:cH1-H2,c21-H1,dH2-H3,dH1-H2,dH2-H1
c 4:f57-53 d 4:d13-9 e 1:d9-10 f 8:f15-23 a 5:a47-52 b 3:d10-13 c 5:f53-H2 d 9:d13-22 e 4:d22-18
f 13:f23-36 a 4:a52-48 b 5:d18-23 c 5:f36-41 d 2:d23-25 e JES e TRI:f41~a48 f TAC=TRI:f41~a48
a 9:drop b 6:f48-54 c 10:f54-64 d WAR:d25-41
deal f a:3,6,7,8,10 b:1,4,5,9,10 c:3,8,10,12,ANG d:1,5,9,TRI,TRI e:1,1,2,13,13 f:6,7,12,TRI,TAC
give a:3 b:5 c:3 d:1 e:13 f:TAC
a 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 b 13:aB-1 c ANG:d41-42 d TRI:a1~f64 e 1:a64-65
f TRI:f1~d42 a 1:a65-66 b 9:d1-10 c 8:skip d TRI:drop e 13:d10-23 f 12:f42-54 a 8:skip b 10:drop
c TAC=10:f54-64 d 9:d23-32 e 1:f64-65 f 7:f65-6 a 10:drop b 1:d32-33 c 10:f6-16 d 5:d33-38
e 5:d38-43 f 6:f16-22 a 6:drop b 4:d43-39 c 12:f22-34 d 3:d39-42 e 2:f34-36 f 3:f36-39
deal a a:6,7,8,12,TRI b:3,5,13,TRI,TAC c:2,2,5,8,8 d:4,5,5,6,9 e:1,2,12,13,WAR f:4,7,10,12,TAC
give a:7 b:TRI c:2 d:6 e:1 f:10
b 13:d42-55 c 8:skip d 7:drop e 13:aB-1 f TAC=13:f39-52 a TRI:drop b 1:aB-1 c 8:skip d 4:drop
e TRI:a1~d55 f 2:f52-54 a 6:a55-61 b 3:f54-H1 c 5:d1-6 d 9:d6-15 e 2:d15-17 f 12:d17-29 a 8:skip
b TAC:drop c 2:a61-63 d 5:d29-34 e 12:d34-46 f 7:a63-H1,d46-47,dH1-H2 a 12:d47-59 b 5:d59-64
c 10:d64-8 d 5:d8-13 e WAR:d13-B f 4:drop a 6:drop
deal b a:1,1,6,9,13,TAC b:2,3,4,5,13,JES c:1,2,3,4,9,13 d:3,6,7,7,10,13 e:1,3,4,7,8,10 f:2,4,6,8,9,TRI
give a:6 b:JES c:9 d:10 e:8 f:2
c 1:dB-34 d 6:d34-40 e 7:d40-47 f 8:skip a TAC=8:d47-55 b 13:d55-2 c 3:d2-5 d 7:d5-12 e 1:d12-13
f 6:d13-19 a 1:d19-20 b 3:d20-23 c 4:d23-19 d 3:d19-22 e JES e 9:d22-31 f 1:d31-32 a 8:skip b 2:drop
c 7:d32-39 d 10:d39-49 e 9:d49-58 f 13:d58-5 a 4:d5-1 b 13:d1-14 c 13:d14-27 d 3:d27-30 e 4:d30-26
f 9:d26-H1
{ layout=coop6 pack=basic+JAW board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 hands=a:2,5/b:2/c:6/d:4/e:TRI/f:10 dealer=b turn=f phase=over fn=9 undo=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:26,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 won=abcdef says=+++++- gone=1,1,1,1,1,1,1,1,1,2,2,2,2,2,3,3,3,3,3,3,3,4,4,4,4,4,4,5,5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,8,8,9,9,9,9,9,9,10,10,10,10,10,12,12,12,12,12,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,JES,ANG,WAR laid=473 deals=3 shuffles=5 }

[Layout "pairs6"]
[Rules "ja,angel_ring_only=yes"]
[Pack "basic+AWD"]
[Result "cf"]
[Event "golden play-through"]

deal b a:2,4,10,TRI,TAC b:2,8,8,13,13 c:2,3,4,5,TRI d:1,1,4,9,12 e:5,8,8,8,13 f:3,4,6,9,12
give a:2 b:2 c:5 d:9 e:8 f:12
c 4:c23-19 d 4:d34-30 e 5:e45-50 f 4:f56-52 a TRI:a1~f52 b 8:skip c TRI:drop d 1:dB-34 e 13:eB-45
f 3:f1-4 a 10:a52-62 b 8:skip c 2:drop d 1:d34-35 e 8:skip f 9:drop a 9:a62-H4 b 13:bB-12 c 3:c19-22
d 2:d30-32 e 8:e50-58 f 5:f4-9 a TAC:drop b 8:b12-20 c 12:drop d 12:drop e 2:e45-47 f 6:f9-15
a 4:drop b 13:bB-12
deal c a:1,6,7,10,10 b:3,3,10,12,TRI c:1,1,1,2,12 d:1,6,10,TRI,WAR e:9,9,TRI,TAC,TAC f:4,5,7,9,TAC
give a:10 b:10 c:2 d:1 e:TRI f:5
d TRI:b20~d35 e TAC=TRI:b20~e58 f TAC=TRI:f15~e47 a 1:aB-1 b TRI:b12~e58 c 1:cB-23 d WAR:d20-22
e TAC=WAR:e15-20 f 7:f47-54 a 10:a1-11 b TRI:a11~b35 c 5:c23-28 d 6:d32-H4 e 9:drop f 4:f54-50
a 6:a35-41 b 12:b58-4 c 1:cB-23 d 10:drop e 10:drop f 9:f50-H3 a 1:aB-1 b 3:b4-7 c 1:c28-29
d 10:drop e 9:drop f 2:drop a 7:a1-7,a41-42 b 3:drop c 12:c29-41
deal d a:1,7,7,7,TRI,ANG b:3,6,7,9,12,13 c:4,5,5,6,7,8 d:1,3,6,6,10,13 e:2,2,3,5,13,13 f:2,4,5,13,TRI,DEV
give a:ANG b:7 c:4 d:13 e:2 f:2
e 7:e12-14,e20-25 f 13:fB-56 a TRI:a7~c41 b 13:bB-12 c 7:c7-14 d 1:dB-34 e 13:eB-45 f 4:f56-52
a 7:a42-46,a41-44 b 12:drop c 6:c14-20 d 6:d34-40 e 13:e25-38 f TRI:e38~a44 a 13:aB-1 b 3:drop
c 5:c20-H2 d ANG:eB-45 e 5:drop f 5:f52-H1 a 7:a1-7,a38-39 b 6:drop c 2:cH2-H4 d 3:d40-43 e 3:drop
f DEV f 7:a39-40,a46-47,a7-12 b 2:drop c 5:drop d 6:drop e 2:e45-47 f 4:drop a 1:aB-1 b 9:drop
c 8:drop d 10:drop
deal e a:1,2,5,7,10 b:3,4,5,8,TAC c:3,4,13,13,TAC d:3,6,12,TRI,TAC e:2,2,10,13,TRI f:2,3,6,13,TRI
give a:10 b:3 c:TAC d:TAC e:10 f:TRI
f 13:fB-56 a 7:a1-2,a12-16,a40-42 b 4:drop c 13:cB-23 d TRI:a2~e44 e TRI:e2~d43 f TAC=TRI:c23~f56
a TAC=TRI:a16~e47 b TAC:drop c TRI:e16~c23 d 12:d2-14 e 13:e23-36 f 2:f56-58 a 1:a42-43 b 8:drop
c 13:cB-23 d 10:drop e 3:e36-39 f 3:f58-61 a 2:a44-46 b 5:drop c 4:c23-19 d 6:drop e 2:e39-41
f 6:f61-1 a 5:a47-52 b 10:drop c 3:c19-22 d 3:drop e 2:e41-43
deal f a:2,6,7,8,9 b:5,5,9,9,12 c:1,3,4,7,TRI d:1,4,4,6,9 e:1,1,10,13,WAR f:2,4,5,12,13
give a:2 b:9 c:4 d:6 e:WAR f:5
a 7:a46-47,a52-58 b 12:drop c TRI:f1~a47 d 1:dB-34 e 1:eB-45 f 13:fB-56 a 8:skip b 5:drop
c 7:c16-19,c22-H3 d 4:d34-30 e 1:e45-46 f 4:f56-52 a 6:a1-7 b 9:drop c 1:cB-23 d 2:d14-16 e 13:eB-45
f 2:f52-54 a 6:a7-13 b WAR:drop c 3:c19-22 d 4:d30-26 e 10:drop f 4:f54-50 a 9:a58-1 b 5:drop
c 5:drop d 9:d26-H1 e 9:drop f 12:f50-62
deal a a:5,7,7,8,10,10 b:1,6,7,10,12,DEV c:1,3,6,8,13,TAC d:1,3,7,TRI,TRI,ANG e:1,8,8,9,9,12 f:2,4,5,6,13,TRI
give a:10 b:DEV c:13 d:1 e:12 f:5
b 1:bB-12 c 8:skip d 10:drop e 1:e46-47 f TRI:d16~c23 a 7:a1-H2,a13-15,aH2-H1,aH1-H3 b 7:b12-19
c TAC=7:c16-18,c22-H2,cH2-H1,cH1-H2 d ANG:eB-45 e DEV e 13:f62-9 a 1:aB-1 b 12:drop c 6:c18-H1
d 7:dH1-H3,dH3-H1,dH1-H3,dH3-H2 e 8:skip f 6:drop a 7:a15-22 b 10:b12-22 c 1:fB-56 d 3:drop
e 9:e47-56 f 13:f9-22 a 8:skip b 6:drop c 5:f22-27 d TRI:drop e 9:e56-65 f 4:f27-23 a 10:a1-11
b 12:drop c 3:f23-26 d TRI:drop e 8:e45-53 f 2:f26-28 a 5:a11-16
deal b a:1,4,8,12,TAC b:1,3,5,10,13 c:3,5,8,13,TAC d:2,3,4,12,TRI e:6,6,7,ANG,WAR f:2,7,9,TRI,TRI
give a:TAC b:13 c:5 d:TRI e:7 f:9
c 13:fB-56 d TAC=13:dB-34 e 6:e43-H4 f TRI:f28~e53 a TRI:a16~f53 b 1:bB-12 c TAC=1:fB-56 d 4:d34-30
e ANG:f56-57 f TRI:a53~f57 a 8:skip b 7:drop c 9:f16-25 d 3:d30-33 e 13:eB-45
f 7:f25-28,f53-54,fH3-H4,fH1-H3 a 1:aB-1 b 10:drop c 3:f28-31 d 2:d33-H1 e 6:e45-51 f 2:f31-33
a 12:a1-13 b 5:drop c 8:f33-41 d 12:drop e WAR:e65-13 f 5:f41-46 a 4:drop b 3:drop
deal c a:4,6,9,12,TRI b:1,1,5,9,10 c:1,2,6,7,12 d:3,5,7,13,TRI e:3,7,13,13,TAC f:2,4,8,9,TRI
give a:TRI b:10 c:2 d:3 e:7 f:4
d 7:dH2-H3,dH1-H2,dH2-H1,dH1-H2,dH2-H1,dH1-H2,dH2-H1 e 13:e13-26 f TRI:f46~e51 a 12:a57-H2 b 1:bB-12
c 1:f51-52 d 13:dB-34 e TAC=13:e26-39 f 8:skip a 3:drop b 1:bB-12 c 7:f54-H2,f52-55 d TRI:drop
e 3:e39-42 f 2:f55-H1
{ layout=pairs6 rules=ja,angel_ring_only=yes pack=basic+AWD board=a:B,H2,H3,H4/b:B,B,B,12*/c:H1,H2,H3,H4/d:B,H1,H3,H4/e:B,42,46,H4/f:H1,H2,H3,H4 hands=a:4,6,9/b:5,7,9/c:4,6,12/d:5,TRI/e:10,13/f:2,9 dealer=c turn=f phase=over fn=2 undo=a:B,H2,H3,H4/b:B,B,B,12*/c:H1,H2,H3,H4/d:B,H1,H3,H4/e:B,42,46,H4/f:55,H2,H3,H4 won=cf says=-++++- gone=1,1,1,1,1,2,2,2,3,3,3,3,3,4,4,5,5,6,6,7,7,7,7,8,8,8,9,10,12,12,12,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,ANG,WAR laid=237 deals=2 shuffles=3 stack=7,1,4,9,2,8,DEV,1,5,12,8,6,TAC,4,2,10,10,10,8,3,10,7,6,5,1,5,4,TRI,9,2,3,1,13,6,13,13 }

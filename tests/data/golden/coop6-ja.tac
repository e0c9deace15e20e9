[Layout "coop6"]
[Rules "ja,angel_ring_only=yes"]
[Pack "basic+JD"]
[Result "abcdef"]
[Event "golden play-through"]

deal f a:4,5,7,12,TAC b:1,1,5,6,7 c:1,1,8,10,13 d:3,7,9,10,TRI e:4,6,8,9,TRI f:2,3,7,9,TRI
give a:5 b:5 c:1 d:TRI e:TRI f:2
a TRI:b12~c23 b TRI:b23~d34 c 10:c12-22 d 3:d23-26 e 4:e45-41 f TRI:b34~f56 a 4:a1-63 b 1:bB-12
c 1:cB-23 d 7:d26-33 e 5:e41-H1 f 7:f34-41 a 7:a63-H2,aH2-H1 b 1:b56-57 c 8:c23-31 d 5:d33-H4
e 8:drop f 3:f41-44 a TAC=3:aH1-H4 b 7:b12-19 c 13:cB-23 d 10:drop e 9:drop f 9:f41-50 a 12:drop
b 6:b57-63 c 2:c31-33 d 9:drop e 6:drop f 1:fB-56
deal a a:1,4,6,13,TRI b:3,3,3,12,TRI c:5,6,13,13,JES d:6,7,8,8,TAC e:6,9,10,10,12 f:1,3,4,13,DEV
give a:TRI b:3 c:13 d:6 e:12 f:1
b TRI:b19~c33 c 6:c23-29 d TRI:drop e 3:eH1-H4 f 3:f56-59 a 13:aB-1 b 12:b33-45 c 5:c22-H4 d 7:drop
e 6:drop f 4:f59-55 a 1:a1-2 b 3:b63-66 c 13:cB-23 d TAC=13:dB-34 e 10:drop f DEV f 4:a2-H3
b 3:b66-3 c JES c 8:skip d 9:drop e 13:eB-45 f 6:f55-61 a 12:drop b 1:bB-12 c 8:skip d 10:drop
e 13:eB-45 f 6:f61-1
deal b a:1,5,8,9,10,TAC b:4,4,6,7,12,13 c:1,5,7,8,13,13 d:1,2,2,2,5,7 e:2,3,4,10,12,13 f:2,2,5,9,TRI,TAC
give a:5 b:4 c:13 d:7 e:10 f:TRI
c TRI:c29~e45 d 1:dB-34 e 2:e29-31 f 13:fB-56 a TAC=13:aB-1 b 4:b12-8 c 7:c19-H1,c45-47 d 2:d34-36
e 13:eB-45 f 9:f50-H3 a 8:skip b 12:drop c 1:cB-23 d 5:d36-41 e 4:e45-41 f 2:drop a 1:a1-2 b 7:b8-H3
c 8:c47-55 d 5:drop e 4:e41-37 f 5:drop a 7:a2-9 b 13:bB-12 c 13:c55-2 d 2:drop e 3:e37-40
f TAC:drop a 9:drop b 6:b12-18 c 5:c23-28 d 2:drop e 12:e40-52 f 2:drop a 10:drop b 10:b18-28
deal c a:2,4,6,12,TAC b:1,1,3,5,13 c:3,6,8,9,10 d:1,5,13,TRI,TAC e:1,5,8,8,12 f:5,8,10,12,13
give a:12 b:13 c:9 d:1 e:1 f:10
d 13:dB-34 e 13:eB-45 f 13:fB-56 a 1:aB-1 b 1:bH3-H4 c 3:c2-5 d TRI:a9~e45 e 8:e9-17 f 9:f56-65
a 2:a45-47 b 1:b28-29 c 10:c5-15 d 5:d34-39 e 5:e17-22 f 8:skip a TAC=8:skip b 5:drop c 6:c15-21
d TAC=6:d39-45 e 12:e31-43 f 5:drop a 6:a1-7 b 1:bB-12 c 8:skip d 12:drop e 8:e52-60 f 12:drop
a 4:a7-3 b 3:b29-32 c 10:drop
deal d a:2,7,13,TRI,TRI b:3,4,5,10,10 c:6,7,7,12,JES d:2,4,4,8,TRI e:2,4,5,7,13 f:2,2,3,9,TAC
give a:TRI b:10 c:JES d:TRI e:4 f:3
e 2:e60-62 f 2:f65-1 a TRI:b32~e62 b 4:b12-8 c 7:c15-20,cH1-H3 d TRI:a3~b62 e 7:e22-24,e32-37
f TAC=7:f1-2,fH3-H1,fH1-H4,fH4-H3 a TRI:f2~d45 b 3:b3-6 c 7:c20-H2,cH2-H1,cH1-H2 d 8:skip e 10:drop
f JES f 13:fB-56 a 4:a62-58 b 6:b8-H2 c 2:drop d 13:dB-34 e 2:e32-34 f 7:fH3-H1,fH1-H4,fH4-H2
a 10:a58-H1 b 3:b6-9 c 4:drop d 5:d2-7 e 9:e34-43 f 2:fH2-H4 a 5:a47-52 b 12:b9-21 c 4:drop
deal e a:2,6,6,9,9,13 b:1,7,7,9,10,TRI c:1,7,8,9,10,DEV d:1,1,6,13,13,TRI e:1,3,3,3,5,6 f:4,4,7,12,13,TAC
give a:13 b:9 c:10 d:6 e:3 f:7
f 12:f56-2 a 6:a52-58 b TRI:f2~b21 c 1:cB-23 d TRI:f21~c23 e 1:e43-44 f 13:fB-56 a 2:a58-60
b 1:bB-12 c DEV c 13:dB-34 e 9:drop f 4:f56-52 a 6:a60-66 b 7:b12-16,b2-4,bH2-H3 c 8:skip d 13:drop
e 3:drop f TAC=3:f45-48 a 9:drop b 3:b16-19 c 7:c21-H1,f48-50,f52-54 d 1:d34-35 e 3:e44-H2
f 4:f50-46 a 6:drop b 7:b19-26 c 7:f54-H3,fH3-H1 d 1:d35-36 e 5:drop f 10:f46-56 a 9:drop
b 10:b26-36 c 9:f56-65 d 13:dB-34 e 6:drop
deal f a:1,2,6,6,7 b:3,10,12,13,TRI c:2,4,6,10,TAC d:1,4,4,7,9 e:1,5,8,TRI,TAC f:1,3,7,8,TRI
give a:6 b:TRI c:TAC d:1 e:1 f:1
a 7:aH1-H2,aH2-H1,aH1-H2,a66-H1,d7-9 b 12:b36-48 c 1:fH1-H2 d 4:d34-30 e TRI:drop f TAC=TRI:b48~f65
a 1:dB-34 b 1:b65-66 c 4:f48-44 d 7:d34-35,d30-H2 e TAC=7:eH2-H1,eH1-H3,eH3-H1,eH1-H3
f 7:f44-45,fH2-H1,fH1-H3,fH3-H1,fH1-H2 a 2:d30-32 b 3:b66-3 c 6:f45-51 d 9:d9-18 e 5:drop
f TRI:b4~d34 a 6:d4-10 b 10:b34-44 c 2:f51-53 d 4:d18-14 e TRI:drop f 8:skip a 1:drop b 13:drop
c 10:f53-63 d 6:d14-20 e 8:drop f 3:f63-66
deal a a:2,5,8,13,13 b:2,5,7,13,13 c:1,1,2,4,12 d:1,6,12,13,TRI e:5,9,9,12,13 f:7,9,10,13,TRI
give a:8 b:13 c:2 d:13 e:13 f:TRI
b 7:b3-8,b44-46 c TRI:b46~f66 d 6:d20-26 e 13:eB-45 f 7:f46-47,fH2-H1,fH1-H3,fH3-H1,fH1-H2
a 2:d10-12 b 2:b8-10 c 1:fB-56 d TRI:e45~f56 e 5:e56-61 f 10:f47-H1 a 5:d32-H3 b 5:b66-5 c 1:f45-46
d 12:d12-24 e 9:e61-4 f 2:f46-48 a 13:d26-39 b 13:b10-23 c 4:f48-44 d 1:d39-40 e 9:drop f 9:f44-53
a 13:d24-37 b 13:b23-36 c 12:f53-65 d 8:d40-48 e 12:drop f 13:drop a 13:d48-61
deal b a:4,6,7,9,TAC,DEV b:4,6,8,8,TRI,JES c:1,3,5,7,7,8 d:2,3,3,3,10,12 e:3,5,6,9,13,TAC f:1,2,4,5,10,10
give a:TAC b:6 c:5 d:3 e:9 f:5
c 7:f65-2,fH2-H3,fH1-H2,fH2-H1,fH3-H2 d 10:d37-47 e 13:eB-45 f 4:f2-64 a 7:d47-52,d61-63
b TRI:b36~e45 c 1:f64-65 d 2:d52-54 e TAC=2:e36-38 f 2:f65-1 a 3:d63-66 b 8:b5-H1
c 7:f1-2,fH2-H3,fH1-H2,fH2-H1,fH1-H2,fH2-H1,fH1-H2 d 12:d52-64 e 5:e38-43 f 1:f2-3 a DEV a 8:b45-53
c 8:skip d 3:drop e 3:e43-H1 f 10:drop a 4:d64-60 b JES b 3:b53-56 c 3:drop d 6:d60-66 e 5:e4-9
f 6:f3-9 a 4:d66-62 b 5:b56-61 c TAC=5:f9-14 d 6:d62-2 e 10:drop f 9:f14-23 a 9:d2-11
deal c a:5,7,12,13,13 b:1,1,7,8,13 c:3,5,7,13,TRI d:1,2,7,8,9 e:2,2,6,8,TRI f:3,5,5,6,12
give a:13 b:8 c:TRI d:8 e:6 f:3
d 13:dB-34 e TRI:drop f TRI:f23~d34 a 5:d11-16 b 13:b56-3 c 3:f34-37 d 7:d16-21,d23-25 e 8:drop
f 6:f37-43 a 7:d25-28,d21-25 b 7:bH1-H2,bH2-H1,bH1-H2,bH2-H1,bH1-H2,bH2-H1,bH1-H2 c 5:f43-48
d 2:d25-27 e 8:drop f 5:f48-53 a 8:d28-H2 b 1:b3-4 c 7:f53-H1,d27-30 d 1:d30-31 e 2:drop f 5:b4-9
a 13:d31-44 b 1:b9-10 c 13:eB-45 d 9:drop e 2:e45-47 f 12:e47-59 a 12:d44-56 b 6:b10-16 c 3:e59-62
deal d a:1,2,2,7,8 b:1,5,5,10,13 c:1,10,12,TRI,TAC d:1,3,4,13,TAC e:4,7,8,TRI,DEV f:3,4,10,10,TAC
give a:2 b:5 c:TRI d:1 e:4 f:3
e TRI:b16~d56 f 10:d16-26 a 8:skip b 4:drop c 1:e62-63 d 3:d26-29 e 8:e63-5 f 10:b56-66
a 7:d29-H1,eH1-H2 b 1:b66-1 c 3:e5-8 d TAC=3:e5-8 e 5:e8-13 f TAC=5:e8-13 a 1:e13-14 b 10:b1-11
c 12:e14-26 d 13:e26-39 e 7:e39-H1 f 4:b11-7 a 2:b7-9 b 5:b9-14 c 10:b14-24 d 2:b24-26 e DEV
e TRI:drop a 1:b26-27 b 13:b27-40 c TAC=13:b27-40 d 4:b40-36
deal e a:3,4,6,9,10,TRI b:2,6,6,7,9,JES c:1,2,4,7,12,13 d:6,8,9,9,13,TRI e:3,5,9,10,12,13 f:1,3,4,4,6,TAC
give a:6 b:6 c:2 d:9 e:12 f:1
f 6:b36-42 a 10:b42-52 b 6:b52-58 c 12:b58-4 d 8:skip e 6:drop f TAC=6:b4-10 a 3:b10-H1
{ layout=coop6 rules=ja,angel_ring_only=yes pack=basic+JD board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 hands=a:4,9,9,TRI/b:2,7,9,12,JES/c:1,1,4,7,13/d:6,6,9,13,TRI/e:3,5,9,10,13/f:2,3,4,4 dealer=e turn=a phase=over fn=3 undo=a:H1,H2,H3,H4/b:10,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 won=abcdef says=--++++ gone=1,1,1,1,1,1,1,2,2,2,2,2,3,3,3,3,3,4,4,4,5,5,5,5,5,5,6,6,6,6,6,7,7,7,7,7,7,8,8,8,8,8,8,9,10,10,10,10,10,12,12,12,12,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,DEV laid=356 deals=3 shuffles=4 }

[Layout "coop6"]
[Rules "pl,places=yes"]
[Pack "basic+AD"]
[Result "abcdef"]
[Event "golden play-through"]

deal a a:2,5,6,7,TRI b:5,6,13,TRI,TAC c:3,7,8,9,TRI d:3,3,4,12,TRI e:5,12,13,13,TRI f:3,4,6,7,DEV
give a:7 b:TRI c:8 d:4 e:5 f:3
b 13:bB-12 c 3:drop d 7:drop e 13:eB-45 f DEV f 2:drop b 5:b12-17 c 7:drop d 3:drop e TRI:b17~e45
f 4:drop a 4:drop b TAC=4:b45-41 c 3:drop d 12:drop e 13:e17-30 f 7:drop a 5:drop b 5:b41-46
c 9:drop d 3:drop e 12:e30-42 f 6:drop a TRI:drop b 6:b46-52 c TRI:drop d TRI:drop e TRI:e42~b52
f 8:drop a 6:drop
deal b a:1,3,6,8,9 b:1,4,10,13,TRI c:2,2,8,13,TRI d:4,5,7,9,13 e:2,6,12,TAC,TAC f:2,5,7,10,13
give a:8 b:1 c:8 d:9 e:6 f:10
c 13:cB-23 d 13:dB-34 e TAC=13:eB-45 f 13:fB-56 a 1:aB-1 b TRI:c23~f56 c TRI:f23~e52 d 8:drop
e TAC=8:skip f 2:drop a 6:a1-7 b 13:bB-12 c 10:c56-66 d 5:drop e 1:e23-24 f 7:f52-H2,fH2-H1
a 3:a7-10 b 6:b12-18 c 2:c66-2 d 4:drop e 12:e24-36 f 8:drop a 9:drop b 4:b18-14 c 2:c2-4 d 7:drop
e 2:e45-47 f 5:drop a 9:drop b 10:b14-24
deal c a:4,5,7,9,12,ANG b:5,6,7,8,8,10 c:1,1,1,9,10,12 d:1,2,4,9,10,TAC e:1,1,2,3,4,10 f:1,3,6,7,8,13
give a:7 b:8 c:12 d:4 e:2 f:8
d 1:dB-34 e 4:e47-43 f 7:fH1-H3,fH3-H1,fH1-H4 a 9:a10-19 b 8:b24-32 c 10:c4-14 d 7:d34-41 e 8:skip
f 1:drop a ANG:bB-12 b 6:b32-38 c 1:cB-23 d TAC=1:dB-34 e 1:eB-45 f 13:fB-56 a 5:a19-24 b 2:b38-40
c 8:c14-22 d 2:d34-36 e 10:e45-55 f 3:f56-59 a 12:a24-36 b 5:b12-17 c 1:cB-23 d 9:drop e 3:e43-H1
f 6:f59-65 a 4:a36-32 b 7:b17-21,b42-45 c 1:cB-23 d 10:drop e 1:eH1-H2 f 12:f65-11 a 4:a32-28
b 10:b45-55 c 9:drop
deal d a:7,9,12,12,TRI b:4,5,6,8,9 c:4,5,8,12,13 d:2,6,10,10,12 e:1,7,12,TRI,TRI f:1,3,6,13,TAC
give a:7 b:5 c:5 d:10 e:1 f:1
e 7:eH2-H3,eH3-H1,eH1-H3,eH3-H1 f 5:f11-16 a TRI:a28~d41 b 8:skip c 8:drop d 7:d28-H1 e 5:drop
f 13:fB-56 a 9:a41-50 b 9:b40-49 c 12:c23-35 d 2:dH1-H3 e 12:drop f 3:f16-19 a 10:drop b 1:bB-12
c 13:cB-23 d 10:drop e TRI:drop f TAC=TRI:a50~f56 a 12:a56-H1 b 4:b12-8 c 1:c23-24 d 6:drop
e TRI:drop f 6:drop a 12:drop b 6:b55-61 c 4:c24-H3 d 12:drop
deal e a:2,3,10,TAC,DEV b:2,3,6,13,13 c:1,6,7,7,9 d:2,6,7,8,13 e:2,3,4,5,8 f:1,7,9,TRI,TAC
give a:TAC b:2 c:1 d:2 e:2 f:7
f TRI:b21~c35 a DEV a 6:b8-H2 c 7:cH3-H2,cH2-H4,c22-H3 d 7:dH3-H1,dH1-H2,dH2-H1,dH1-H4 e 2:eH1-H3
f 9:f50-H3 a 3:aH1-H4 b 13:b35-48 c 6:c21-27 d 13:dB-34 e 8:drop f 1:fB-56 a 10:drop b 13:b61-8
c 7:c27-34 d TAC=7:d34-41 e 5:drop f TAC=5:f19-24 a 2:drop b 2:b8-10 c 9:c27-36 d 6:d41-47 e 4:drop
f 1:f56-57 a 2:drop b 3:b10-H1 c 7:c36-43 d 8:skip e 3:drop
deal f a:5,5,7,8,13,13 b:2,3,9,10,13,TRI c:1,1,4,6,10,TRI d:4,4,4,7,9,ANG e:1,1,5,8,TRI,TAC f:1,2,3,3,5,10
give a:13 b:9 c:6 d:7 e:TRI f:2
a 13:aB-1 b TRI:a1~b48 c TRI:f24~d47 d ANG:eB-45 e 8:skip f 3:drop a 8:skip b 10:drop c 4:c43-39
d 4:d24-20 e TAC=4:e45-41 f 6:f57-63 a 7:a48-55 b TRI:a55~f63 c 1:c39-40 d 13:d24-H3 e 1:eB-45
f 3:f47-50 a 7:a63-H2,aH2-H1 b 13:bB-12 c 1:cB-23 d 4:drop e 1:eH3-H4 f 1:f50-51 a 5:drop b 3:b12-15
c 2:c23-25 d 9:drop e 5:e45-50 f 10:f55-65 a 5:drop b 2:bH2-H4 c 10:c25-35 d 4:drop e 9:e41-50
f 5:f65-4
deal a a:2,3,4,5,13 b:3,4,5,13,TRI c:3,4,7,10,10 d:3,4,7,8,9 e:2,7,12,TAC,TAC f:1,1,1,2,12
give a:13 b:13 c:7 d:4 e:TAC f:1
b TRI:b15~e50 c 1:c40-41 d 13:dB-34 e 13:eB-45 f 7:f51-H2 a 2:aH1-H3 b 5:b50-55 c 3:c35-38
d 3:d34-37 e 12:e15-27 f 1:f4-5 a 3:drop b TAC=3:b55-58 c 4:drop d 8:skip e TAC=8:e27-35 f 1:f5-6
a 5:drop b 4:b58-54 c 10:drop d 7:d37-44 e 7:e35-40,e45-47 f 12:f6-18 a 4:drop b 3:b54-57 c 10:drop
d 9:drop e 2:e40-42 f 2:f18-20 a 4:drop
deal b a:5,6,9,10,TRI b:7,8,10,13,TRI c:1,1,5,6,6 d:1,5,5,5,8 e:1,4,6,9,TRI f:2,4,7,13,TRI
give a:5 b:10 c:5 d:1 e:9 f:2
c 1:cB-23 d 8:skip e 4:drop f TRI:d44~e47 a 1:aB-1 b TRI:f20~c23 c 2:c20-22 d 5:d47-52 e TRI:a1~d52
f 5:f23-28 a TRI:d1~b57 b 7:b1-4,bH1-H2,bH2-H1,bH1-H2,bH2-H1 c 1:cB-23 d 5:d57-62 e 1:e42-43
f 13:f28-41 a 9:a52-61 b 8:skip c 6:drop d 5:d62-1 e 6:e44-50 f 4:f41-37 a 6:a61-1 b 13:bB-12
c 6:c23-29 d 5:drop e 10:e50-60 f 7:f37-44 a 10:drop b 9:b12-21
deal c a:6,8,9,12,13,TRI b:3,6,7,8,8,13 c:1,2,9,10,12,ANG d:3,3,6,7,7,TRI e:1,9,10,12,13,DEV f:2,2,4,13,TAC,TAC
give a:6 b:13 c:ANG d:TRI e:DEV f:4
d 6:drop e 1:eB-45 f TAC=1:f44-45 a TRI:a1~e60 b 6:b4-10 c 2:c22-H1 d 3:drop e 13:eB-45 f 13:fB-56
a TRI:b21~f56 b 7:b56-58,bH1-H3,b10-H1 c 1:c29-30 d 7:drop e 9:e1-10 f ANG:aB-1 a 8:a1-9 b 8:skip
c 12:drop d 6:drop e 10:e10-20 f 2:f21-23 a 9:a60-H2 b 8:skip c 9:drop d 7:drop e 12:e45-57
f 2:f23-25 a 13:drop b 3:b58-61 c 10:c30-40 d 3:drop e 13:eB-45 f TAC=13:f25-38 a 12:drop b DEV
b 4:drop
deal d a:1,5,5,10,13 b:1,2,2,5,TRI c:3,4,4,7,8 d:3,5,7,7,13 e:2,3,9,12,13 f:1,6,7,13,TAC
give a:13 b:5 c:7 d:5 e:2 f:13
e 13:e20-33 f 1:f38-39 a 5:a9-14 b TRI:a14~c40 c 8:c14-22 d 13:dB-34 e 3:e57-60 f 7:f39-46 a 1:aB-1
b 1:bH1-H2 c 4:c22-18 d 7:d34-41 e 5:e33-38 f TAC=5:f46-51 a 10:a1-11 b 2:b61-63 c 4:c18-14
d 3:d41-44 e 9:e33-42 f 6:f51-H1 a 5:drop b 2:b63-65 c 3:c14-17 d 13:d44-57 e 12:e42-54
f 7:c17-23,cH1-H2 a 5:a11-16 b 2:b65-1 c 13:c23-36 d 7:d57-64
deal e a:2,3,4,7,10 b:1,6,7,10,TAC c:4,6,12,13,TRI d:6,6,9,10,TRI e:1,3,6,13,ANG f:1,4,7,10,12
give a:3 b:TAC c:12 d:10 e:ANG f:10
f 1:c36-37 a 10:a16-26 b ANG:c37-38 c TRI:a26~d64 d TRI:c38~e54 e 1:e38-39 f 4:c54-50 a 2:a64-66
b 6:b1-7 c 10:c50-60 d 9:d26-H1 e 3:e39-42 f 7:c60-1 a 10:drop b 7:b7-H1,e42-43 c 13:c1-14 d 6:drop
e 13:eB-45 f 12:c14-26 a 7:drop b 1:eB-45 c 4:c26-H1 d 3:drop e 6:e45-51 f 12:e51-63 a 4:drop
b 10:e63-7 c 6:e7-13 d 6:drop e TAC=6:e13-19
deal f a:1,1,5,6,7,8 b:2,5,13,TRI,TRI,TAC c:8,8,8,9,12,TAC d:1,2,3,9,12,13 e:3,4,5,8,9,TRI f:2,4,9,10,TRI,DEV
give a:5 b:TAC c:8 d:2 e:8 f:10
a 1:aB-1 b 13:eB-45 c 10:a1-11 d 1:dB-34 e TRI:a11~d34 f TRI:a34~e45 a 8:a45-53 b TRI:e19~e34
c 12:e19-31 d 3:d11-14 e 5:e43-H3 f 9:e34-43 a 7:a53-60 b 5:e31-36 c 8:a60-H1 d 9:d14-23 e 3:e43-H1
f 8:skip a 6:drop b 8:e36-44 c TAC=8:d23-31 d 5:d31-36 e TAC=5:e36-41 f 4:e41-37 a 1:d31-32
b 2:e37-39 c 8:skip d 13:drop e 4:e39-35 f 2:e35-37 a 2:d32-34 b TRI:d34~e37 c 9:d37-46 d 12:d46-58
e 9:e34-43 f DEV:drop
deal a a:3,8,12,TRI,TAC b:1,6,13,TRI,TAC c:5,5,5,TRI,ANG d:4,6,7,13,13 e:6,7,9,12,13 f:2,3,3,5,10
give a:TRI b:6 c:TRI d:13 e:13 f:5
b 1:eH1-H2 c ANG:e43-44 d 7:d58-64,dH1-H2 e 7:e44-H1,d64-3 f 3:d3-6 a TAC=3:d3-6 b 13:d6-19
c 5:d19-24 d 6:d24-30 e 9:d30-39 f 3:d39-42 a 8:skip b 13:drop c 5:d42-47 d 13:d47-60 e 6:d60-66
f 2:d66-2 a 3:d2-5 b TAC=3:d2-5 c 5:d5-10 d 4:d10-6 e 12:d6-18 f 10:d18-28 a 12:d28-40 b TRI:drop
c 5:d40-45 d TRI:drop e 6:d45-51 f TRI:drop a 13:d51-64
deal b a:1,3,7,9,TAC b:2,7,8,9,TAC c:1,1,2,9,9 d:2,4,8,12,DEV e:1,6,6,7,13 f:1,2,12,12,TRI
give a:3 b:7 c:9 d:12 e:13 f:1
c 1:d64-65 d 8:d65-7 e 1:d7-8 f 2:d8-10 a 12:d10-22 b TAC=12:d10-22 c 2:d22-24 d 4:d24-20 e 7:d20-27
f 12:d27-39 a TAC=12:d27-39 b 13:d39-52 c 1:d52-53 d 2:d53-55 e 7:d55-62 f 12:d62-8 a 9:d8-17
b 8:skip c 1:drop d 3:d17-20 e 6:d20-26 f 9:d26-H1
{ layout=coop6 rules=pl,places=yes pack=basic+AD board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 hands=a:1,7/b:2,9/c:9/d:DEV/e:6/f:TRI dealer=b turn=f phase=over fn=9 undo=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:26,H2,H3,H4/e:H1,H2,H3,H4/f:H1,H2,H3,H4 won=abcdef says=+-+-++ gone=1,1,1,1,1,2,2,2,2,3,3,3,3,4,4,5,5,5,5,6,6,6,6,7,7,7,7,8,8,8,9,9,9,10,12,12,12,12,12,13,13,13,13,13,TRI,TRI,TRI,TAC,TAC,TAC,TAC,ANG laid=436 deals=2 shuffles=5 stack=6,3,3,5,2,13,13,TRI,7,10,10,10,4,TRI,TRI,4,10,9,2,8,4,7,3,13,6,5,8,5,10,7,1,4,8,1,1,4 }

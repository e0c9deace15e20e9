[Layout "pairs4"]
[Rules "std"]
[Pack "master"]
[Result "ac"]
[Event "golden play-through"]

deal b a:6,7,8,TRI,DEV b:3,7,8,9,13 c:4,9,10,12,13 d:1,6,7,8,TRI
give a:DEV b:8 c:4 d:8
c 13:cB-33 d 1:dB-49 a 4:drop b 13:bB-17 c 10:c33-43 d TRI:b17~c43 a 7:drop b 8:skip c DEV:drop
d 6:d49-55 a 6:drop b 7:b43-50 c 12:c17-29 d 8:d55-63 a 8:drop b 9:b50-59 c 9:c29-38 d 7:d63-6
a TRI:drop b 3:b59-62
deal c a:5,7,8,9,12 b:8,9,10,12,TRI c:3,4,8,9,12 d:2,6,7,7,9
give a:8 b:9 c:4 d:6
d 2:d6-8 a 7:drop b TRI:d8~c38 c 9:c8-17 d 7:d38-45 a 5:drop b 8:b62-6 c 12:c17-29 d 7:d45-H3
a 12:drop b 12:b6-H1 c 3:c29-32 d 9:drop a 9:drop b 6:drop c 8:skip d 9:drop a 4:drop b 10:drop
c 8:c32-40
deal d a:1,3,4,5,WAR b:6,10,10,13,TRI c:5,6,12,TRI,ANG d:2,2,12,TRI,TAC
give a:4 b:6 c:6 d:TAC
a 1:aB-1 b TAC=1:bB-17 c TRI:b17~c40 d 6:drop a 5:drop b 13:bB-17 c ANG:dB-49 d TRI:b17~d49 a 3:drop
b 10:b49-59 c 12:drop d 12:d17-29 a WAR:drop b 10:b40-50 c 4:drop d 2:d29-31 a 6:drop b TRI:b50~b59
c 5:drop d 2:d31-33
deal a a:5,10,13,TAC,JES b:3,3,12,TRI,TAC c:2,2,7,10,13 d:3,4,9,10,13
give a:5 b:3 c:13 d:13
b 12:b59-7 c 7:drop d 9:d33-42 a 13:aB-1 b 3:b50-53 c 10:drop d 3:d42-45 a JES a TRI:a1~d45
b 2:b53-55 c 10:drop d 13:dB-49 a TAC=13:aB-1 b 5:b7-12 c 4:drop d TAC:drop a 13:aB-1 b 2:b12-14
c 3:drop d 10:drop
deal b a:1,1,2,4,4,13 b:1,1,6,6,7,13 c:1,3,4,5,5,13 d:1,1,2,5,8,TAC
give a:13 b:1 c:1 d:8
c 13:cB-33 d TAC=13:dB-49 a 4:a1-61 b 7:bH1-H3,b14-H1,bH3-H2 c 13:cB-33 d 2:d49-51 a 1:aB-1
b 6:b55-61 c 4:c33-29 d 1:dB-49 a 4:a1-61 b 13:bB-17 c 5:c29-H1 d 5:d51-56 a 1:a45-46 b 1:bB-17
c 3:cH1-H4 d 1:dB-49 a 2:a46-48 b 8:skip c 5:drop d 1:d49-50 a 1:aB-1 b 6:b17-23
deal c a:4,9,9,10,13 b:6,6,10,13,JES c:3,5,9,13,13 d:6,6,8,13,TRI
give a:4 b:13 c:13 d:6
d TRI:b23~d50 a 13:aB-1 b JES b 13:bB-17 c 13:cB-33 d 13:dB-49 a 10:a1-11 b 4:b17-13 c 13:c33-46
d 9:d23-32 a 6:a61-H2 b 5:b50-55 c 8:skip d 10:drop a 6:drop b 3:b13-16 c 6:drop d 9:d56-1 a 6:drop
b 9:b55-64
deal d a:3,7,9,10,TRI b:5,5,5,9,12 c:1,5,8,10,WAR d:2,3,10,12,TAC
give a:10 b:12 c:5 d:3
a TRI:a11~c46 b 9:b16-25 c 1:cB-33 d 12:d49-61 a 7:a48-53,a46-48 b 5:b25-30 c 8:c11-19 d 2:d61-63
a 3:a48-51 b 5:drop c 10:c19-29 d 10:d1-11 a 9:a53-62 b 5:b64-5 c 10:c33-43 d 12:d11-23 a 5:a51-56
b 3:b5-8 c WAR:c29-30 d TAC=WAR:d32-43
deal a a:6,8,13,13,TAC b:1,5,7,TAC,ANG c:1,2,4,13,TAC d:1,4,4,10,12
give a:8 b:1 c:4 d:1
b 7:b8-15 c TAC=7:c29-H3 d 1:d23-24 a 13:aB-1 b TAC=13:bB-17 c 13:cB-33 d 4:d43-39 a 4:a56-52
b 5:b17-22 c 1:c33-34 d 4:d39-35 a 13:aB-1 b 1:bH2-H3 c 8:skip d 10:drop a 6:a1-7 b ANG:cB-33
c 2:drop d 12:d35-47 a TAC:drop
deal b a:1,4,7,10,12 b:3,4,7,8,TRI c:1,2,4,8,TRI d:1,6,13,TRI,DEV
give a:4 b:TRI c:8 d:DEV
c TRI:a7~c33 d TRI:b22~d63 a 7:a52-53,aH2-H3,a62-H2 b 7:b8-13,bH1-H2,bH3-H4 c 2:c7-9 d TRI:d22~a33
a 10:a53-63 b 3:b13-16 c 1:c9-10 d 6:d24-30 a 8:a22-30 b DEV b 4:c10-6 d 13:dB-49 a 1:a30-31
b 4:b16-12 c 4:c6-2 d 1:dH3-H4 a 12:drop b 8:b12-20
deal c a:1,3,7,8,12,12 b:1,2,2,3,9,TRI c:2,2,6,7,7,TRI d:3,5,7,8,9,12
give a:7 b:TRI c:TRI d:9
d TRI:b20~d49 a TRI:a31~b49 b 1:bB-17 c 7:c2-3,c34-40 d 7:d20-21,d33-36,d47-H1 a 1:aB-1 b 3:b31-34
c 7:c3-8,c40-42 d 8:d21-29 a 3:a1-4 b 9:b17-26 c 7:c42-48,c8-9 d 12:d36-48 a 8:skip b 9:drop
c 2:c9-11 d 3:d29-32 a 12:drop b 2:b26-28 c 2:c11-13 d 5:d48-53 a 12:drop b 2:b28-30 c 6:c13-19
deal d a:2,4,9,12,TAC b:1,5,8,12,13 c:4,5,7,TRI,TAC d:1,3,7,7,10
give a:2 b:13 c:4 d:7
a 4:a4-H1 b 12:b34-46 c TRI:b30~d53 d 7:d32-38,dH1-H2 a TAC=7:aH3-H4,aH2-H3,aH1-H2,a63-H1,c19-20
b 7:b53-56,bH2-H1,bH1-H3,bH3-H2 c 2:c20-22 d 10:d32-42 a 4:c22-18 b 1:b46-47 c TAC=1:c18-19
d 3:d42-45 a 9:c19-28 b 8:b46-54 c 7:c28-H2 d 1:dB-49 a 12:drop b 5:b56-61 c 5:drop d 13:drop
deal a a:1,2,7,10,12 b:3,5,6,8,ANG c:3,8,13,13,WAR d:1,5,9,13,TRI
give a:10 b:6 c:8 d:9
b 9:b61-6 c 13:cB-33 d TRI:c33~d49 a 2:c49-51 b 8:b6-14 c 3:c51-54 d 1:d45-46 a 8:skip b 3:drop
c WAR:c54-14 d 6:d33-39 a 12:c14-26 b ANG:c26-27 c 10:c27-37 d 5:d39-44 a 1:c37-38 b 5:drop
c 13:drop d 13:d46-59 a 7:c38-45
deal b a:4,4,6,12,TRI b:3,4,10,13,TAC c:1,8,10,12,TRI d:2,4,7,8,13
give a:12 b:4 c:10 d:4
c 1:c45-46 d 13:dB-49 a TRI:d49~d59 b 13:bB-17 c TRI:b17~c46 d 7:d59-60,dH1-H3,d49-H2,dH2-H1,dH3-H2
a 10:c17-27 b 3:b46-49 c 8:skip d 2:drop a 4:c27-23 b TAC=4:b49-45 c 12:c27-39 d 8:skip a 4:drop
b 10:b45-55 c 12:c39-51 d 4:d60-56 a 6:drop b 4:b55-51
deal c a:7,8,9,12,13 b:1,10,13,TRI,JES c:1,2,3,TRI,TAC d:1,5,6,7,9
give a:13 b:10 c:TRI d:6
d 10:d56-2 a 7:drop b 6:b51-57 c 13:cB-33 d 7:d2-7,dH2-H3,dH1-H2 a TRI:d7~c33 b 13:bB-17 c 2:c7-9
d 9:d33-42 a 8:c9-17 b 1:bH2-H3 c 3:c17-20 d 5:d42-47 a 12:c20-32 b JES b 1:bB-17 c 1:c32-33
d 9:d47-56 a TRI:d56~b57 b TAC=TRI:b17~d56
deal d a:1,3,3,8,9,10 b:2,2,6,10,12,DEV c:5,6,7,9,13,TRI d:2,4,5,6,6,9
give a:10 b:DEV c:13 d:5
a 1:c33-H1
{ layout=pairs4 board=a:H1,H2,H3,H4/b:56,57,H3,H4/c:H1,H2,H3,H4/d:17,H2,H3,H4 hands=a:3,3,8,9,13/b:2,2,5,6,10,12/c:5,6,7,9,10,TRI/d:2,4,6,6,9,DEV dealer=d turn=a phase=over fn=1 undo=a:H1,H2,H3,H4/b:56,57,H3,H4/c:33,H2,H3,H4/d:17,H2,H3,H4 won=ac says=+-+- gone=1,1,1,1,1,1,1,1,1,2,2,2,2,3,3,3,3,3,4,4,4,4,4,4,5,5,5,5,5,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,8,9,9,9,9,10,10,10,10,10,12,12,12,12,12,12,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,JES,ANG,WAR laid=289 deals=5 shuffles=3 }

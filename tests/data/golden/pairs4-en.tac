[Layout "pairs4"]
[Rules "en,coop_last_tac=yes,places=yes"]
[Pack "basic+W"]
[Result "bd"]
[Event "golden play-through"]

deal b a:2,7,7,8,10 b:3,3,4,8,TAC c:3,4,6,10,TRI d:2,4,6,TRI,TAC
give a:7 b:8 c:4 d:TAC
c 3:drop d 6:drop a 4:drop b TAC:drop c 6:drop d 4:drop a 7:drop b 4:drop c 7:drop d TRI:drop
a 10:drop b TAC:drop c 10:drop d 2:drop a 2:drop b 3:drop c TRI:drop d 8:drop a 8:drop b 3:drop
deal c a:5,6,12,12,13 b:1,5,5,9,13 c:1,7,12,13,TRI d:1,3,8,9,13
give a:6 b:1 c:12 d:8
d 1:dB-49 a 13:aB-1 b 13:bB-17 c 13:cB-33 d 13:d49-62 a 12:a1-13 b 5:b17-22 c TRI:a13~c33 d 9:d62-7
a 12:a33-45 b 8:b22-30 c 6:c13-19 d 1:dB-49 a 5:drop b 5:b30-35 c 7:c19-26 d 3:d49-52 a 12:drop
b 9:b35-44 c 1:cB-33
deal d a:1,2,4,5,12 b:3,7,9,12,12 c:4,5,7,10,13 d:2,2,3,TRI,TRI
give a:1 b:3 c:5 d:3
a 5:a45-50 b 3:b44-47 c 4:c33-29 d TRI:c29~d52 a 2:a50-52 b 7:b47-54 c 1:c26-27 d TRI:d7~c27
a 12:drop b 9:b54-63 c 13:c7-20 d 3:d29-32 a 5:drop b 12:b63-11 c 7:c20-27 d 2:d32-34 a 4:drop
b 12:b11-23 c 10:c27-H4 d 2:d34-36
deal a a:3,5,7,8,TAC b:4,6,9,9,WAR c:1,4,10,TRI,TAC d:1,2,5,10,10
give a:3 b:9 c:10 d:2
b 2:b23-25 c 1:cB-33 d 1:dB-49 a TAC=1:aB-1 b WAR:b25-33 c TAC=WAR:c33-36 d 5:drop a 8:a1-9
b 4:b25-21 c 4:c36-H1 d 10:drop a 7:a9-16 b 6:b21-27 c TRI:drop d 9:drop a 10:a16-26 b 9:b27-36
c 3:drop d 10:drop a 5:a26-31
deal b a:1,6,12,13,TRI b:1,2,8,9,10 c:1,6,7,8,9 d:6,8,13,13,13
give a:1 b:1 c:6 d:6
c 1:cH1-H2 d 13:dB-49 a TRI:a31~d49 b 9:b36-45 c 1:cH2-H3 d 8:d31-39 a 12:a49-61 b 2:b45-47 c 8:drop
d 13:dB-49 a 13:aB-1 b 8:skip c 9:drop d 1:dB-49 a 6:a1-7 b 10:drop c 7:drop d 13:dB-49 a 6:a7-13
b 6:drop
deal c a:3,7,12,13,WAR b:5,5,12,TRI,TAC c:4,4,5,6,6 d:1,7,7,8,TAC
give a:7 b:12 c:4 d:8
d 12:d49-61 a 13:aB-1 b TRI:b47~d61 c 7:drop d 7:d39-40,d47-H4 a 4:a1-61 b TAC=4:b61-57 c 4:drop
d 1:dB-49 a WAR:a13-40 b 8:b57-1 c 6:drop d 7:d49-56 a 12:a40-52 b 5:b1-6 c 6:drop d TAC=6:d56-62
a 3:a52-55 b 5:b6-11 c 5:drop
deal d a:1,3,6,10,13 b:8,8,12,13,TRI c:1,2,9,12,13 d:1,3,9,10,13
give a:3 b:12 c:9 d:1
a 13:aB-1 b 13:bB-17 c 13:cB-33 d 13:dB-49 a 10:a1-11 b TRI:a11~b17 c 3:c33-36 d 12:d62-10
a 9:a55-64 b 1:bB-17 c 1:cB-33 d 9:d49-58 a 1:aB-1 b 8:skip c 12:drop d 3:d58-61 a 6:a1-7 b 8:skip
c 2:drop d 10:drop
deal a a:1,1,3,12,13 b:1,2,2,4,5 c:2,3,5,6,13 d:7,7,TRI,TRI,TAC
give a:3 b:4 c:6 d:7
b 5:b17-22 c 2:c36-38 d TRI:d10~b22 a 13:aB-1 b 7:b11-16,b10-12 c 5:c38-43 d TRI:c43~d61 a 1:a1-2
b 2:b12-14 c 3:c33-36 d 7:d22-25,d43-47 a 1:aB-1 b 2:b16-H1 c 3:c36-39 d TAC=3:d47-H1 a 6:a7-13
b 1:bB-17 c 13:c36-49 d 4:d25-21 a 12:drop
deal b a:2,10,12,TRI,TRI b:6,8,10,13,TAC c:1,2,2,3,12 d:1,5,7,8,13
give a:10 b:6 c:1 d:8
c 2:c49-51 d 1:dB-49 a TRI:a2~c51 b TAC=TRI:a13~b17 c 2:c61-63 d 7:d21-24,d49-51,dH1-H3 a TRI:a2~c63
b 13:bB-17 c 10:c2-12 d 13:d24-37 a 1:aB-1 b 10:b17-27 c 3:drop d 6:d51-57 a 2:a1-3 b 8:skip
c 12:drop d 5:d57-62 a 12:drop b 8:b27-35
deal c a:4,6,9,9,10 b:4,8,9,10,10 c:5,6,8,9,9 d:3,4,4,7,TRI
give a:9 b:10 c:6 d:4
d TRI:b35~d62 a 4:a3-H2 b 4:b62-58 c 8:skip d 7:drop a 6:a64-6 b 4:b58-54 c 9:drop d 3:d37-40
a 6:a63-5 b 10:b54-64 c 9:drop d 10:d40-H1 a 9:drop b 8:skip c 5:drop d 4:d35-31 a 10:drop
b 9:b14-23 c 9:drop
deal d a:4,9,10,13,TRI b:1,7,13,13,TAC c:3,7,8,9,TRI d:1,3,6,9,13
give a:4 b:7 c:7 d:6
a TRI:a5~b64 b TAC=TRI:c12~b23 c TRI:a6~b64 d 3:d31-34 a 7:a5-8,aH2-H3,a64-H2 b 1:bH1-H2 c 8:c23-31
d 7:d34-40,dH1-H2 a 13:aB-1 b 13:bB-17 c 3:c31-H1 d 1:d40-41 a 9:drop b 13:b17-30 c 4:drop
d 9:d41-H1 a 10:drop b 6:b30-36 c 9:drop d 13:b36-49
deal a a:4,5,6,7,12 b:2,10,10,13,TAC c:1,8,12,13,TAC d:1,2,2,5,12
give a:7 b:13 c:1 d:5
b 2:b49-51 c 13:cB-33 d 13:b51-64 a 5:a1-6 b TAC=5:b13-H1 c 7:c33-40 d 2:bH2-H4 a 1:aH3-H4
b 10:b12-22 c 12:c40-52 d 1:bH1-H2 a 12:a8-20 b 10:b22-32 c TAC=10:c52-62 d 12:b22-34 a 6:a1-7
b 5:b34-39 c 8:skip d 2:drop a 4:a7-3
deal b a:2,6,7,8,8 b:4,7,8,12,13 c:5,5,12,TRI,TAC d:8,9,10,10,TRI
give a:6 b:7 c:TRI d:10
c 5:drop d 8:b39-47 a TRI:a3~c62 b 10:b47-57 c TAC=10:c3-13 d 7:b47-50,b64-4 a 7:a20-23,a62-H1
b 12:b50-62 c 5:c13-18 d 9:b4-13 a 2:a23-25 b 8:skip c 12:drop d TRI:c18~a25 a 8:skip b 13:drop
c 6:c25-31 d 10:b62-8 a 8:a18-26 b 4:b8-4
deal c a:2,2,4,6,12 b:3,5,9,9,13 c:2,3,6,6,12 d:1,7,8,10,TRI
give a:6 b:3 c:2 d:1
d 7:bH2-H3,b13-H2 a 2:a26-28 b 1:b4-5 c 3:c31-34 d 8:b5-13 a 2:a28-30 b 5:b13-H1
{ layout=pairs4 rules=en,coop_last_tac=yes,places=yes pack=basic+W board=a:30,H1,H2,H4/b:H1,H2,H3,H4/c:34,H1,H3,H4/d:H1,H2,H3,H4 hands=a:2,4,12/b:9,9,13/c:6,6,6,12/d:3,10,TRI dealer=c turn=b phase=over fn=5 undo=a:30,H1,H2,H4/b:13,H2,H3,H4/c:34,H1,H3,H4/d:H1,H2,H3,H4 won=bd says=-+-+ gone=1,1,1,1,1,2,2,2,2,2,2,3,3,3,4,4,4,5,5,5,5,5,6,6,6,7,7,7,7,7,7,8,8,8,8,8,8,8,9,9,9,9,10,10,10,10,10,12,12,12,12,12,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC laid=267 deals=4 shuffles=3 stack=3,10,1,1,9,TRI,WAR,4,7,13,3,5,1,TRI,6,4,5,3,1,4 }

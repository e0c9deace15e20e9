[Layout "coop4"]
[Rules "pl,places=yes"]
[Pack "basic+D"]
[Result "abcd"]
[Event "golden play-through"]

deal b a:6,8,12,13,TAC b:1,4,7,7,12 c:1,2,6,7,DEV d:1,9,TRI,TRI,TRI
give a:8 b:12 c:7 d:9
c DEV c 1:dB-49 a TAC=1:aB-1 b 1:bB-17 c 1:cB-33 d 12:drop a 7:a1-8 b 4:b17-13 c 2:c33-35 d TRI:drop
a 13:aB-1 b 7:b13-H2,bH2-H1 c 6:c35-41 d TRI:drop a 12:a8-20 b 7:bH1-H3,bH3-H1,bH1-H3,bH3-H2
c 8:c41-49 d TRI:drop a 6:a1-7 b 9:drop
deal c a:2,4,7,8,9 b:2,2,4,5,13 c:1,8,12,12,12 d:3,5,13,13,TAC
give a:2 b:4 c:8 d:5
d 13:dB-49 a 7:a20-22,a7-12 b 13:bB-17 c 1:cB-33 d 4:d49-45 a 9:a22-31 b 2:b17-19 c 2:c33-35
d TAC=2:d45-47 a 4:a31-27 b 2:bH2-H4 c 12:c33-45 d 13:dB-49 a 8:a27-35 b 5:b19-24 c 12:drop
d 3:d49-52 a 8:a12-20 b 5:b24-29 c 12:drop
deal d a:4,4,13,TAC,TAC b:5,6,9,10,TRI c:5,7,10,TRI,TRI d:3,4,6,10,13
give a:4 b:TRI c:5 d:4
a 4:a35-31 b 4:b29-25 c TRI:a20~d52 d TRI:b25~c45 a 13:aB-1 b 5:drop c TRI:a1~b45 d 3:d20-23
a TAC=3:a52-55 b 10:b1-11 c 4:c25-21 d 6:d47-H4 a 5:a45-50 b 9:b11-H3 c 7:c21-28 d 13:dB-49
a TAC=13:a55-H3 b 6:drop c 10:drop d 10:drop
deal a a:1,3,3,4,13 b:1,8,10,12,12 c:1,2,5,6,8 d:2,3,6,7,10
give a:4 b:12 c:1 d:3
b 1:bB-17 c 2:c28-30 d 7:d20-27 a 13:a31-44 b 8:b17-25 c 6:c30-H3 d 10:d27-37 a 1:a50-51 b 3:b25-28
c 8:drop d 2:d37-39 a 1:a44-45 b 10:b28-38 c 5:drop d 6:d39-45 a 3:a51-54 b 12:drop c 4:drop
d 12:drop a 3:a54-57
deal b a:6,7,9,9,10 b:2,3,7,9,13 c:3,5,8,10,TRI d:1,1,5,9,13
give a:9 b:7 c:8 d:13
c 10:drop d 7:d45-H3 a 10:a57-H2 b 13:b38-51 c 3:drop d 1:dB-49
a 7:aH2-H1,aH1-H2,aH2-H1,aH3-H2,aH2-H4,aH1-H2 b 13:b51-64 c 9:drop d 9:d49-58 a 6:drop b 3:b64-3
c TRI:drop d 1:dB-49 a 9:drop b 9:b3-12 c 5:drop d 5:d58-63 a 8:drop b 2:b12-14
deal c a:6,6,10,12,TAC b:1,3,3,7,10 c:1,2,2,10,13 d:3,4,9,9,10
give a:12 b:7 c:13 d:3
d 4:d49-45 a 13:aB-1 b 1:b14-15 c 1:cB-33 d 7:d45-H1,d63-1 a TAC=7:a1-6,aH2-H1,aH1-H2 b 3:b15-H1
c 10:c33-43 d 9:d45-54 a 10:a6-16 b 10:drop c 2:c43-45 d 9:d63-8 a 6:a16-22 b 3:drop c 2:c45-47
d 10:d8-18 a 6:a22-28 b 3:drop c 12:drop
deal d a:2,9,12,TRI,TAC b:1,1,2,7,13 c:4,4,7,8,TRI d:5,10,TRI,TRI,TAC
give a:2 b:1 c:TRI d:5
a TRI:a28~d54 b 13:bB-17 c 7:c47-52,cH3-H1 d TRI:b17~c52 a TAC=TRI:b17~c52 b 1:bH1-H2 c 2:cH1-H3
d 1:d18-19 a 9:a54-63 b 2:b52-54 c 8:skip d TAC=8:d19-27 a TRI:c17~d28 b 7:b54-61 c 4:drop
d TRI:d17~c28 a 12:a63-11 b 5:b61-2 c 4:c17-13 d 10:d28-38
deal a a:5,5,8,10,13 b:1,1,6,TAC,DEV c:2,6,8,9,12 d:3,4,4,7,9
give a:13 b:6 c:2 d:3
b DEV b 13:cB-33 d 7:d27-29,d38-43 a 8:skip b TAC:drop c 8:c33-41 d 6:d29-35 a 2:a11-13 b 1:b2-3
c 12:drop d 4:d35-31 a 10:a13-23 b 1:b3-4 c 6:drop d 9:d31-40 a 5:a23-28 b 3:b4-7 c 9:drop
d 4:d40-36 a 5:a28-33
deal b a:1,3,12,13,TRI b:5,6,7,10,13 c:5,6,8,12,TRI d:2,5,6,8,8
give a:1 b:13 c:5 d:6
c TRI:d36~c41 d 5:d43-48 a TRI:b7~c36 b 7:b36-43 c 6:c7-13 d 2:d48-H1 a 13:aB-1 b 10:b43-53
c 12:c13-25 d 13:dB-49 a 12:a1-13 b 6:b53-59 c 1:c25-26 d 8:d49-57 a 3:a33-36 b 5:b59-64 c 8:c26-H1
d 8:skip a 5:drop b 6:b64-6
deal c a:4,9,13,13,13 b:1,3,5,7,12 c:2,3,7,7,13 d:1,4,9,12,TRI
give a:13 b:12 c:3 d:4
d TRI:a36~d57 a 9:a57-H1 b 1:b6-7 c 7:cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH3-H2 d 1:d36-37
a 4:a13-9 b 4:b7-3 c 7:cH2-H3,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1 d 9:d37-46 a 3:a9-12
b 3:b3-6 c 13:cB-33 d 12:d46-58 a 13:a12-25 b 7:b6-13 c 13:cB-33 d 12:d58-6 a 13:drop b 5:b13-H1
c 2:c33-35
deal d a:2,3,6,6,10 b:4,8,9,10,13 c:1,7,9,13,TRI d:4,4,10,12,13
give a:3 b:4 c:7 d:12
a 7:a25-30,aH2-H3,aH1-H2 b 8:skip c 13:drop d 13:d6-19 a 2:a30-32 b 12:d19-31 c TRI:a32~c35
d 4:d31-27 a 10:a35-45 b 9:drop c 1:cH1-H2 d 4:d27-23 a 6:a45-51 b 13:drop c 9:c32-41 d 10:d23-33
a 6:a51-57 b 10:drop c 3:c41-44 d 4:d33-29
deal a a:1,8,9,12,DEV b:1,9,TRI,TAC,TAC c:2,5,10,13,TAC d:3,9,12,13,TAC
give a:DEV b:9 c:TAC d:TAC
b TRI:d29~c44 c 5:c29-H1 d 3:d44-47 a 9:a57-H1 b 1:dH1-H2 c DEV c 12:d47-59 a 1:cB-33 b TAC=1:d59-60
c 13:cB-33 d 13:d60-9 a 8:c33-41 b TAC=8:d9-17 c 2:c33-35 d 9:d17-26 a 12:c35-47 b TAC:drop
c 10:c47-57 d 9:d26-35 a TAC=9:c57-2
deal b a:2,2,9,13,13 b:1,4,4,5,13 c:5,7,10,TRI,TRI d:2,7,7,8,12
give a:2 b:5 c:7 d:8
c 10:c2-12 d 7:d26-33 a 7:c12-18,cH3-H4 b 8:d33-41 c 2:c18-20 d 2:d41-43 a 9:c20-29 b 1:d43-44
c TRI:c29~d44 d 12:d29-41 a 2:c44-46 b 4:d41-37 c TRI:d37~c46 d 7:d46-H1,c37-40 a 13:c40-53
b 13:c53-2 c 5:c2-7 d 5:c7-12 a 13:c12-25 b 4:c25-21
deal c a:1,5,7,7,10 b:6,8,8,9,TRI c:2,5,6,8,TRI d:1,1,1,3,6
give a:7 b:8 c:2 d:3
d 6:c21-27 a 1:c27-28 b 8:skip c 7:drop d 1:cH2-H3 a 7:cH1-H2,c28-H1
{ layout=coop4 rules=pl,places=yes pack=basic+D board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 hands=a:2,5,10/b:3,6,9,TRI/c:5,6,8,TRI/d:1,1,8 dealer=c turn=a phase=over fn=7 undo=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:28,H1,H3,H4/d:H1,H2,H3,H4 won=abcd says=+--+ gone=1,1,1,1,1,1,2,2,2,2,2,3,3,4,4,4,4,4,5,5,5,6,6,6,7,7,7,7,7,7,8,8,8,8,9,9,9,9,9,9,10,10,10,10,10,12,12,12,12,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,DEV laid=266 deals=4 shuffles=3 stack=TRI,3,2,3,6,10,3,5,6,12,3,5,1,7,4,7,13,12,4,12 }

[Layout "coop4"]
[Rules "th,coop_last_tac=yes"]
[Pack "basic+JD"]
[Result "abcd"]
[Event "golden play-through"]

deal a a:2,3,4,TAC,DEV b:6,7,9,12,13 c:5,6,8,8,TRI d:1,7,12,12,13
give a:4 b:9 c:6 d:13
b 6:b17-23 c TRI:c33~d49 d 7:d33-40 a 6:a1-7 b 12:b23-35 c 8:skip d 9:drop a 3:a7-10 b 13:bB-17
c 8:c49-57 d 12:d40-H3 a DEV a 7:b35-42 c 5:c57-62 d 1:dB-49 a 2:a10-12 b 13:b17-30 c 4:c62-58
d 12:drop a TAC=12:a12-24
deal b a:2,3,3,7,JES b:4,5,8,9,12 c:3,9,10,12,13 d:1,6,6,6,10
give a:2 b:9 c:3 d:1
c 13:c58-7 d 6:d49-55 a JES a 1:a24-25 b 9:b30-39 c 9:c7-16 d 7:d55-61,dH3-H2 a 8:a25-33 b 12:b42-54
c 10:c16-26 d 3:d61-64 a 4:a33-29 b 2:b54-56 c 6:drop d 3:d64-3 a 5:a29-34 b 10:b39-49 c 6:c26-32
d 3:d3-6 a 12:a34-46
deal c a:2,10,10,TRI,TRI b:1,4,8,8,9 c:1,7,10,TRI,TRI d:3,5,6,10,12
give a:10 b:1 c:10 d:5
d 6:d6-12 a TRI:d12~a46 b 4:b56-52 c TRI:a12~b52 d 1:dB-49 a TRI:c32~d49 b 9:b12-H4 c TRI:d32~c49
d 3:d49-52 a 2:drop b 5:drop c 1:cB-33 d 12:d52-64 a 10:drop b 8:drop c 7:c33-36,c32-H3 d 10:d64-10
a 10:drop b 8:drop c 10:c36-46
deal d a:3,4,13,TAC,TAC b:2,4,5,9,13 c:1,2,3,4,13 d:1,5,5,6,9
give a:3 b:13 c:4 d:5
a 13:aB-1 b 4:drop c 13:c46-59 d 1:dB-49 a 4:a1-61 b 2:drop c 1:cB-33 d 9:d49-58 a TAC=9:a61-6
b 9:drop c 3:c59-62 d 5:d10-15 a 4:a6-2 b 5:drop c 3:c33-36 d 13:d15-28 a TAC=13:aB-1 b 5:drop
c 2:c62-64 d 6:d49-55
deal a a:2,4,8,13,13 b:1,2,7,10,TRI c:1,7,7,13,TAC d:1,5,7,9,12
give a:8 b:7 c:TAC d:7
b 1:bB-17 c 13:cB-33 d 7:d15-16,d55-61 a 13:a2-15 b TRI:c33~d61 c 7:c36-40,cH3-H2,cH2-H4 d 1:dH2-H3
a 13:a1-14 b 7:b17-24 c 7:c64-3,c61-1 d 5:d16-21 a 4:a14-10 b 2:b24-26 c 8:c40-48 d 12:d33-45
a 2:a10-12 b 10:b26-36 c 1:c3-4 d 9:d21-30 a TAC:drop
deal b a:1,2,7,7,13 b:5,9,10,12,TRI c:3,4,8,13,TRI d:1,3,7,8,9
give a:2 b:TRI c:13 d:3
c TRI:a12~b36 d TRI:d30~c48 a 7:a15-21,a36-37 b 3:b12-15 c 4:c30-26 d 7:d45-47,dH3-H4,d48-H3
a 7:a21-24,a37-41 b 5:b15-H3 c 8:c26-H1 d 8:skip a 1:drop b 9:drop c 2:cH1-H3 d 1:dB-49 a 13:a24-37
b 10:drop c 3:c4-7 d 9:d49-58 a 13:aB-1 b 12:drop
deal c a:2,7,12,TRI,TRI b:1,9,12,13,TAC c:3,6,7,10,13 d:1,1,6,10,12
give a:2 b:13 c:13 d:1
d 1:d58-59 a TRI:a1~d59 b 1:bB-17 c 3:c7-10 d 6:d1-7 a TRI:c10~b17 b TAC=TRI:d7~b17 c 6:c10-16
d 12:d17-29 a 7:a37-40,a41-42,a59-62 b 1:bB-17 c 7:c16-23 d 10:d29-39 a 13:aB-1 b 9:b7-16 c 2:c23-25
d 13:d47-60 a 12:a42-54 b 12:drop c 10:c25-H2
deal d a:2,5,5,8,10 b:3,10,13,TAC,JES c:2,4,6,7,9 d:2,7,8,10,13
give a:5 b:TAC c:7 d:10
a 7:a1-2,a54-55,a62-H2 b 3:b16-H2 c 4:drop d 2:d60-62 a 2:a40-42 b 13:bB-17 c 2:drop d 8:skip
a 5:drop b 10:b17-27 c 5:drop d 7:d39-41,d62-3 a 8:a55-63 b 10:b27-37 c 6:drop d 13:d3-16
a 10:a42-52 b JES b 9:drop c TAC:drop
deal a a:1,1,3,5,13 b:2,2,6,8,10 c:3,4,4,6,9 d:1,6,9,TAC,TAC
give a:1 b:2 c:3 d:1
b 1:b37-38 c 1:cB-33 d 9:d16-25 a 13:aB-1 b 8:skip c 6:drop d TAC=6:d41-47 a 1:aH2-H3 b 6:b38-44
c 4:c33-29 d 2:d25-27 a 3:a52-55 b 2:b44-46 c 9:c29-38 d 6:d27-33 a 3:a1-4 b 10:drop c 4:c38-34
d TAC=4:d33-29 a 5:a4-9
deal b a:8,12,12,13,TRI b:5,5,9,12,TRI c:4,4,5,6,DEV d:1,3,4,7,13
give a:TRI b:9 c:6 d:3
c TRI:a9~b46 d 7:d29-31,d47-H2,dH2-H1 a 6:a46-52 b TRI:d31~c38 c DEV c 1:dH1-H2 a 8:skip b 12:drop
c 4:c31-27 d 4:d38-34 a 13:drop b 5:b9-14 c 5:c27-32 d 9:d34-43 a 12:a63-11 b 3:b14-17 c 4:c32-28
d 13:drop a 12:a55-H2 b 5:b17-22
deal c a:1,1,2,4,12 b:4,6,9,10,TRI c:1,2,5,6,7 d:3,3,6,7,TRI
give a:1 b:6 c:1 d:7
d TRI:a11~b22 a 2:a22-24 b TRI:a24~a52 c 7:c28-H1,aH2-H1 d 3:d43-46 a 4:a52-48 b 7:b11-H1 c 2:a48-50
d 3:d46-49 a 12:a24-36 b 4:d49-45 c 1:aH1-H2 d 6:drop a 1:a36-37 b 9:drop c 6:a37-43 d 6:drop
a 1:a43-44 b 10:drop c 5:a50-55
deal d a:10,12,12,12,13 b:1,5,5,5,9 c:3,8,13,TAC,TAC d:2,2,3,8,9
give a:10 b:9 c:13 d:2
a 13:a55-4 b 1:d45-46 c 3:a4-7 d 2:d46-48 a 13:a7-20 b 2:d48-H1 c 8:a20-28 d 8:a44-52 a 12:a28-40
b 5:a52-57 c 10:a40-50 d 3:a57-60 a 12:a60-8 b 5:a8-13 c TAC=5:a50-55 d 9:a8-17 a 12:a17-29
b 5:a55-60 c TAC=5:a55-60 d 9:a29-38
deal a a:5,9,12,13,13 b:1,6,7,10,13 c:4,5,7,13,TRI d:1,4,6,7,TAC
give a:9 b:13 c:7 d:1
b 7:a60-H1,aH3-H4 c 5:a38-43 d 7:a43-48,aH2-H3,aH3-H2 a 7:a48-52,aH2-H3,aH1-H2,aH2-H1 b 1:a52-53
c 9:a53-62 d TAC=9:a53-62 a 13:a62-11 b 6:a11-17 c 4:a17-13 d 13:a13-26 a 12:a26-38 b 10:a38-48
c 13:a48-61 d 4:a61-57 a 5:a57-62 b 1:a62-63 c TRI:drop d 6:a63-5 a 13:a5-18
deal b a:1,2,4,9,13 b:4,6,8,9,DEV c:1,2,7,7,10 d:1,5,8,10,TRI
give a:4 b:9 c:1 d:5
c 7:a18-24,aH1-H2 d 1:a24-25 a 13:a25-38 b 5:a38-43 c 2:a43-45 d 8:skip a 1:drop b 4:a45-41
c 10:a41-51 d 10:a51-61 a 2:a61-63 b DEV b 4:a63-59 d 9:a59-4 a 9:a4-13 b 8:a13-21 c 7:a21-28
d TRI:drop a 1:a28-29 b 6:a29-35
deal c a:2,3,8,10,JES b:3,3,8,12,TRI c:6,7,9,12,13 d:4,10,13,TRI,TAC
give a:10 b:3 c:13 d:TAC
d 10:a35-45 a 13:a45-58 b 8:a58-H1
{ layout=coop4 rules=th,coop_last_tac=yes pack=basic+JD board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 hands=a:2,3,8,JES/b:3,12,TRI,TAC/c:6,7,9,10,12/d:3,4,13,TRI dealer=c turn=b phase=over fn=8 undo=a:58,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 won=abcd says=--++ gone=1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,4,4,4,4,4,4,5,5,5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,9,9,9,9,9,9,10,10,10,10,10,10,12,12,12,12,12,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TAC,TAC,TAC,DEV laid=283 deals=5 shuffles=3 }

[Layout "coop4"]
[Rules "std"]
[Pack "basic+JW"]
[Result "abcd"]
[Event "golden play-through"]

deal d a:2,4,5,5,TRI b:1,9,9,9,TRI c:4,10,13,13,TRI d:2,3,6,6,9
give a:4 b:9 c:4 d:2
a 2:drop b 1:bB-17 c 13:cB-33 d 3:drop a 5:drop b TRI:b17~c33 c 13:cB-33 d 6:drop a 5:drop b 9:drop
c 4:c33-29 d 6:drop a TRI:drop b 9:drop c 10:c17-27 d 9:drop a 4:drop b 2:drop c TRI:c27~c29
d 9:drop
deal a a:4,6,TAC,TAC,JES b:1,1,2,TAC,WAR c:1,7,8,10,12 d:1,5,5,7,12
give a:6 b:WAR c:8 d:7
b 1:bB-17 c 7:c29-H1,c27-29 d 1:dB-49 a TAC=1:aB-1 b 1:b17-18 c 1:cB-33 d WAR:drop a 4:a1-61
b TAC=4:b18-H3 c 6:c33-39 d 12:drop a TAC=12:a1-13 b 7:bH3-H1,bH1-H4,bH4-H2 c 10:c39-49 d 5:drop
a 8:a13-21 b 2:bH2-H4 c 12:c49-61 d 5:drop a JES:drop
deal b a:2,2,7,8,12 b:1,7,9,12,TRI c:5,5,7,12,13 d:3,6,10,13,TRI
give a:12 b:7 c:13 d:TRI
c 12:c61-9 d 13:dB-49 a 7:a21-28 b 1:bB-17 c 7:c9-10,cH1-H2,c29-H1 d 3:d49-52 a 13:aB-1 b TRI:a1~b17
c 5:c10-15 d 10:d52-62 a 8:a28-36 b TRI:a17~d62 c 5:drop d 6:d17-23 a 2:a36-38 b 9:b1-10 c 12:drop
d 7:d23-30 a 2:a62-64 b 12:drop
deal c a:1,2,3,8,13 b:1,2,4,9,TAC c:1,3,8,10,12 d:6,7,8,8,12
give a:1 b:2 c:8 d:8
d 8:skip a 13:drop b TAC=13:bB-17 c 1:c15-16 d 7:d30-37 a 2:a38-40 b 1:bB-17 c 1:cH2-H3 d 2:d37-39
a 3:a40-43 b 9:b17-26 c 10:c16-26 d 12:drop a 8:skip b 8:drop c 3:c26-29 d 6:drop a 8:a43-51
b 4:b10-6 c 12:drop
deal d a:3,4,6,7,10 b:6,9,10,13,13 c:3,3,4,8,10 d:4,5,13,13,TRI
give a:7 b:9 c:3 d:TRI
a 4:a64-60 b TRI:a51~a60 c 7:cH1-H2,c29-H1,cH3-H4 d 13:d39-H3 a 6:a60-H1 b 13:b6-H2 c 3:drop
d 13:dB-49 a 3:a51-54 b 13:bB-17 c 10:drop d 4:d49-45 a 3:a54-57 b 10:b17-27 c 8:drop d 5:d45-H1
a 10:a57-3 b 6:b27-33 c 4:drop d 9:drop
deal a a:3,9,10,TRI,TAC b:2,2,9,9,12 c:5,6,9,12,12 d:2,2,4,4,10
give a:TAC b:2 c:9 d:10
b 10:b33-43 c 6:drop d 2:drop a 9:a3-12 b 12:b43-55 c 12:drop d 4:drop a TRI:a12~b55 b 2:b12-14
c 12:drop d 4:drop a 3:a55-58 b 9:b14-23 c TAC:drop d 2:drop a 10:a58-4 b 9:b23-32 c 5:drop d 2:drop
a 9:a4-13
deal b a:6,8,13,TAC,WAR b:3,4,5,8,9 c:1,3,6,7,8 d:4,7,13,13,TRI
give a:TAC b:3 c:8 d:13
c 1:cH2-H3 d 13:dB-49 a 13:aB-1 b 13:bB-17 c TAC=13:cB-33 d TRI:b32~d49 a 8:a1-9 b 5:b49-54
c 6:c33-39 d 7:d32-33,dH3-H2,dH2-H4,dH4-H2,dH2-H3 a 8:skip b 8:drop c 3:c39-42 d 3:d33-36 a 6:a13-19
b 9:b54-63 c 7:c42-49 d 4:d36-32 a WAR:a9-19 b 4:b63-59
deal c a:1,1,3,TRI,JES b:1,6,8,12,TRI c:3,5,13,13,TAC d:1,1,2,3,6
give a:JES b:6 c:TAC d:3
d 1:d32-33 a TRI:a19~c49 b 1:bB-17 c JES c 6:c19-25 d 3:d33-36 a TRI:a49~b59 b 3:b17-20 c 1:c25-26
d TAC=1:d36-37 a 3:aH1-H4 b 5:b49-54 c 6:c25-31 d 1:dH1-H2 a 8:a59-H2 b 13:b54-3 c 2:c31-33
d 1:dB-49 a 12:drop b 13:b3-16
deal d a:1,2,5,6,8 b:1,7,8,12,TRI c:2,10,10,12,TAC d:3,5,9,10,13
give a:5 b:12 c:2 d:13
a 1:aB-1 b TRI:a1~b20 c TAC=TRI:a1~c33 d 3:d37-40 a 2:a33-35 b 7:b16-H1,b20-25 c 12:c1-13 d 5:d49-54
a 8:skip b 13:drop c 10:c13-23 d 9:d54-63 a 2:a35-37 b 1:bH2-H3 c 5:drop d 10:d40-H1 a 6:a37-43
b 8:skip c 10:drop d 12:d63-11
deal a a:6,7,7,8,10 b:5,5,7,9,13 c:4,7,13,13,TRI d:1,4,4,10,12
give a:6 b:9 c:7 d:4
b 7:b25-31,bH1-H2 c TRI:d11~b31 d 9:d31-40 a 8:a43-51 b 4:b11-7 c 6:c23-29 d 1:d40-41
a 7:a51-54,aH2-H1,aH1-H3,aH3-H2 b 5:b7-12 c 4:c29-25 d 4:d41-37 a 7:a54-61 b 5:b12-17 c 13:drop
d 10:d37-47 a 7:a61-H1,aH2-H3,aH3-H2 b 13:drop c 13:c25-38 d 12:d47-59 a 10:drop
deal b a:8,9,9,TRI,TAC b:1,2,4,6,8 c:4,6,6,12,13 d:1,1,6,7,WAR
give a:TRI b:1 c:13 d:7
c TRI:b17~c38 d 1:d59-60 a TAC=1:aB-1 b 8:b38-46 c 12:c17-29 d 1:dH3-H4 a 8:a1-9 b 6:b46-52
c 4:c29-25 d 6:d59-1 a 13:a9-22 b 7:b52-59 c 6:c25-31 d 1:dH2-H3 a 9:a22-31 b 2:b59-61 c 6:drop
d WAR:d1-31 a 9:drop b 4:b61-57
deal c a:3,4,5,10,13 b:1,3,7,8,10 c:1,1,4,8,TRI d:3,7,9,9,13
give a:13 b:1 c:4 d:7
d 1:d31-32 a 4:drop b 7:b57-64 c 1:cB-33 d 3:drop a 10:drop b 8:b64-8 c TRI:d32~c33 d 9:d33-42
a 5:drop b 7:b8-15 c 8:skip d 9:drop a 3:drop b 3:b15-H1 c 1:cH1-H2 d 13:d42-55 a 4:drop b 10:d55-1
c 13:c32-45
deal d a:2,3,8,10,TAC b:3,5,8,TRI,TRI c:2,10,10,TAC,JES d:1,2,5,7,TRI
give a:8 b:TRI c:2 d:5
a 3:drop b TRI:d1~c45 c 10:c1-11 d 7:dH1-H2,d45-H1,aH2-H3
a TAC=7:aH2-H3,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1 b 3:d45-48 c 8:c11-19 d 1:dH1-H2 a 10:drop
b 8:skip c TAC=8:c19-27 d 2:d48-H1 a 2:drop b 5:c27-32 c JES c TRI:drop d 2:c32-H1 a 5:drop
b 10:drop c TRI:drop
deal a a:2,7,12,13,13 b:2,5,5,7,9 c:1,2,3,5,10 d:4,6,12,13,13
give a:7 b:2 c:3 d:12
b 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 c 1:aB-1 d 4:a1-61 a 2:a61-63 b 12:a63-11
c 2:a11-13 d 13:a13-26 a 12:a26-38 b 9:a38-47 c 10:a47-57 d 6:a57-63 a 3:a63-H1
{ layout=coop4 pack=basic+JW board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 hands=a:13,13/b:5,5/c:5,7/d:2,13 dealer=a turn=a phase=over fn=3 undo=a:63,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 won=abcd says=+-++ gone=1,1,1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,5,5,5,6,6,6,6,6,7,7,7,7,7,8,8,8,8,8,8,9,9,9,9,9,10,10,10,10,10,10,12,12,12,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,JES,WAR laid=272 deals=4 shuffles=3 stack=TAC,6,12,4,5,12,9,7,12,1,TRI,4,8,9,3,13,12,6,13,10 }

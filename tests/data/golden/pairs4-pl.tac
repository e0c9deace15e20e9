[Layout "pairs4"]
[Rules "pl,places=yes"]
[Pack "basic+A"]
[Result "bd"]
[Event "golden play-through"]

deal a a:2,4,6,TRI,TAC b:1,4,8,8,12 c:3,3,7,12,TAC d:4,6,6,10,10
give a:2 b:4 c:12 d:4
b 1:bB-17 c TAC=1:cB-33 d 4:drop a 6:drop b 4:drop c 2:c33-35 d 6:drop a TAC:drop b 8:drop
c 3:c35-38 d 10:drop a TRI:drop b 12:drop c 3:c38-41 d 6:drop a 4:drop b 8:drop c 7:c41-48 d 10:drop
a 12:drop
deal b a:1,5,9,9,12 b:2,4,6,7,TRI c:1,4,13,TRI,TAC d:2,2,3,8,13
give a:1 b:4 c:1 d:2
c 13:cB-33 d 13:dB-49 a 1:aB-1 b TRI:drop c TAC=TRI:a1~c33 d 8:d49-57 a 12:a33-45 b 2:drop
c TRI:c48~d57 d 3:d48-H2 a 5:a45-50 b 7:drop c 1:c1-2 d 2:dH2-H4 a 9:drop b 6:drop c 4:c2-62
d 4:drop a 9:drop b 2:drop
deal c a:1,1,5,9,12 b:5,5,6,7,TRI c:1,4,5,7,10 d:3,5,10,12,13
give a:5 b:5 c:4 d:5
d 13:dB-49 a 1:aB-1 b 7:drop c 1:cB-33 d 12:drop a 12:a1-13 b TRI:drop c 7:c33-36,c57-60,c62-63
d 5:drop a 4:a13-9 b 5:drop c 5:c36-41 d 3:drop a 1:aB-1 b 6:drop c 5:c41-46 d 10:drop a 9:a50-59
b 5:drop c 10:drop
deal d a:2,8,13,TRI,TRI b:1,8,10,12,13 c:2,7,10,10,12 d:3,7,13,TAC,ANG
give a:13 b:8 c:2 d:3
a TRI:a1~c63 b 13:bB-17 c 7:c46-52,c60-61 d TAC=7:d49-56 a TRI:a9~c46 b 12:b17-29 c 13:c9-22
d 7:d56-63 a 8:a46-54 b 1:bB-17 c 10:c1-11 d 13:dB-49 a 2:a54-56 b 10:b29-39 c 12:c22-H1 d 8:skip
a 2:drop b 3:b39-42 c 10:drop d ANG:aB-1
deal a a:2,9,9,13,13 b:3,4,7,9,9 c:1,5,6,6,TRI d:1,3,7,8,8
give a:2 b:7 c:1 d:7
b 4:b17-13 c TRI:a1~d49 d 8:skip a 13:drop b 7:b13-H1,b42-44 c 2:c11-13 d 1:dB-49 a 13:aB-1
b 3:bH1-H4 c 6:c13-19 d 7:d49-55,d63-64 a 9:a1-10 b 9:b44-53 c 6:c19-25 d 8:d64-8 a 9:a10-19
b 9:drop c 5:c25-30 d 3:d8-11 a 1:aB-1
deal b a:1,3,4,4,5 b:7,8,10,10,13 c:2,5,6,TRI,TAC d:2,5,5,9,TRI
give a:1 b:10 c:6 d:5
c TRI:a1~d55 d TRI:b53~a55 a 5:a56-61 b 13:bB-17 c 2:cH1-H3 d 2:d1-3 a 6:a19-25 b 5:b55-60
c 1:c30-31 d 5:d11-16 a 3:a61-64 b 7:b17-20,b60-64 c TAC=7:cH3-H1,cH1-H3,c31-H1 d 10:d3-13
a 4:a25-21 b 8:skip c 5:drop d 9:drop a 4:a53-49 b 10:drop
deal c a:1,1,6,9,12 b:2,3,7,9,12 c:5,8,8,8,10 d:4,4,7,7,9
give a:12 b:3 c:5 d:9
d 7:d16-19,d13-17 a 9:a49-58 b 2:b60-62 c 12:drop d 7:d19-23,d17-20 a 5:a64-H4 b 7:b62-5 c 10:drop
d 4:d20-16 a 1:a58-59 b 9:b5-14 c 8:drop d 4:d23-19 a 1:aB-1 b 9:drop c 8:drop d 3:d19-22 a 6:a1-7
b 12:drop c 8:drop
deal d a:1,6,12,TAC,TAC b:1,1,2,2,9 c:1,4,6,7,9 d:3,8,12,TRI,TRI
give a:TAC b:9 c:4 d:12
a 1:a59-60 b 1:bB-17 c 1:cH1-H2 d TRI:b17~a60 a TAC=TRI:a7~b17 b 1:bB-17 c TAC=1:cB-33 d TRI:d16~c33
a 6:a60-H1 b 2:b7-9 c 7:cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1 d 9:d22-31 a 12:a17-29
b 2:b9-11 c 9:c16-25 d 3:d33-36 a 4:a29-25 b 12:drop c 6:drop d 8:d36-44
deal a a:3,5,8,13,13 b:6,7,10,12,ANG c:9,10,10,TRI,TRI d:1,2,7,12,13
give a:13 b:7 c:TRI d:12
b 6:b14-H3 c 13:cB-33 d 7:d44-H2 a TRI:d31~c33 b ANG:cB-33 c TRI:a25~c33
d 7:dH2-H1,dH1-H2,dH2-H1,dH1-H2,dH2-H1,dH1-H3 a 5:a33-38 b 12:b11-23 c 10:drop d 1:dB-49 a 8:a38-46
b 12:drop c 10:c31-41 d 13:d49-62 a 13:aB-1 b 10:drop c 9:c25-34 d 2:d62-64 a 3:a46-49
deal b a:3,5,13,TRI,TAC b:1,3,6,13,13 c:3,7,8,12,13 d:2,4,4,6,10
give a:TAC b:1 c:3 d:6
c 7:c34-35,c41-46,cH3-H4 d 1:dB-49 a TRI:a1~c46 b 13:bB-17 c 8:skip d 2:drop a 13:aB-1 b 6:b17-23
c TAC=6:c35-41 d 10:d49-59 a 3:a46-49 b 6:b23-29 c 13:cB-33 d 4:d64-60 a 5:a1-6 b 3:b29-32 c 12:drop
d 4:d59-55 a 3:a49-52 b 13:b17-30
deal c a:1,3,4,9,12 b:3,4,9,9,13 c:4,5,6,9,12 d:6,8,8,10,10
give a:9 b:9 c:9 d:10
d 8:skip a 9:drop b 4:b30-26 c 4:c41-37 d 10:d60-6 a 3:a52-55 b 3:b26-29 c 12:c37-49 d 8:skip
a 4:drop b 9:drop c 5:c49-54 d 9:d6-15 a 1:aH1-H2 b 10:drop c 9:c33-42 d 6:d15-21 a 12:a55-3
b 13:drop c 6:c54-60
deal d a:2,6,13,TAC,TAC b:6,10,12,13,TAC c:1,2,7,7,12 d:3,7,8,TRI,TAC
give a:TAC b:12 c:1 d:8
a 1:aB-1 b TAC=1:b32-33 c 12:c42-54 d TRI:b33~c60 a TAC=TRI:a3~c60 b 13:b33-46
c 7:c54-57,cH1-H2,cH2-H1,cH1-H3 d 3:d21-24 a 6:a60-H1 b 6:b29-35 c 7:c57-64 d 7:d24-31 a 13:aB-1
b 8:b46-54 c TAC=8:c3-11 d TAC=8:skip a 2:drop b 10:b35-45 c 2:c3-5 d 12:d31-43
deal a a:1,1,4,5,10 b:1,4,4,7,TRI c:5,6,8,9,13 d:4,8,8,10,12
give a:5 b:7 c:5 d:12
b TRI:a1~b54 c 9:c5-14 d 7:d43-H1 a 1:aH2-H3 b 12:b1-13 c 13:c14-27 d 8:drop a 1:aH1-H2 b 1:bB-17
c 8:c64-8 d 8:drop a 10:a54-64 b 4:b13-9 c 5:c27-32 d 4:drop a 4:a64-60 b 4:b17-13 c 6:c32-38
d 10:drop a 5:a60-1
deal b a:2,6,10,TRI,TRI b:1,5,7,12,13 c:1,1,8,13,TRI d:2,3,3,7,TRI
give a:10 b:1 c:8 d:3
c TRI:a1~c38 d 1:dB-49 a TRI:c1~b13 b 7:b1-8 c 1:cB-33 d TRI:a38~d49 a TRI:b8~c33 b 3:b33-36
c 10:c13-23 d 7:d38-45 a 2:a49-51 b 5:b36-41 c 1:c8-9 d 2:d45-47 a 8:skip b 13:drop c 13:c9-22
d 3:d47-50 a 6:a51-57 b 12:drop
deal c a:2,3,5,6,7 b:2,3,9,9,13 c:2,10,12,13,TRI d:1,5,5,7,ANG
give a:2 b:3 c:12 d:7
d 5:d50-55 a 3:a57-60 b 13:bB-17 c TRI:c22~c23 d ANG:a60-61 a 7:a61-H1,c23-24,c22-23 b 9:b41-50
c 10:c24-H1 d 5:d55-60 a 5:c23-28 b 7:b17-22,b50-52 c 2:c28-30 d 1:dH1-H2 a 12:c30-42 b 9:b22-31
c 2:c42-44 d 3:d60-63 a 6:c44-50 b 2:b31-33 c 13:drop
deal d a:2,3,4,5,9 b:1,7,7,10,TAC c:1,1,9,9,9 d:4,6,10,12,ANG
give a:9 b:10 c:9 d:12
a 4:c50-46 b 7:b33-38,b52-54 c 1:c46-47 d ANG:cH1-H2 a 2:c47-49 b 1:b38-39 c 1:c49-50 d 10:d63-9
a 3:c50-53 b 7:b39-46 c 9:drop d 10:d9-19 a 5:drop b TAC=5:b54-59 c 9:drop d 6:d19-25 a 9:drop
b 12:b59-7 c 9:c53-62 d 4:d25-21
deal a a:6,7,8,9,TRI b:6,13,TRI,TRI,TRI c:4,5,6,10,12 d:1,3,12,13,13
give a:6 b:13 c:6 d:1
b TRI:b46~c62 c 5:c46-51 d 13:d21-34 a TRI:b7~c51 b TRI:c7~b51 c 6:c51-57 d 3:d34-37 a 7:c57-64
b 1:bB-17 c 4:c64-60 d 13:d37-H1 a 8:c60-4 b TRI:c4~b17 c 12:c17-29 d 12:b7-H2 a 9:c29-38 b 6:b4-10
c 10:c38-48 d 13:b10-23 a 6:c48-54
deal b a:1,7,7,10,12 b:7,8,12,13,TRI c:2,5,5,10,12 d:3,5,6,7,TAC
give a:1 b:8 c:10 d:3
c 12:c54-2 d 7:b23-30 a 12:c2-14 b 12:b30-42 c 5:c14-19 d TAC=5:b42-47 a 10:c14-24 b 13:b47-60
c 2:c24-26 d 6:b60-2 a 10:c26-36 b 3:b2-5 c 1:c36-37 d 8:b5-13 a 7:c37-44 b TRI:b13~c44 c 5:c13-18
d 5:b44-49 a 7:c18-25 b 7:b49-56
deal c a:2,4,8,10,13 b:2,3,4,5,TAC c:8,9,12,13,TAC d:1,2,3,5,6
give a:13 b:TAC c:12 d:5
d 1:b56-57 a 8:skip b 5:drop c 9:c25-H1 d TAC=9:b57-2 a 2:c25-27 b 2:b2-4 c TAC=2:c27-29 d 3:b2-5
a 4:c29-25 b 5:b5-10 c 8:skip d 6:drop a 10:c25-35 b 3:b10-13 c 13:c35-48 d 2:b13-15 a 12:c48-60
b 4:b15-11 c 13:c60-9
deal d a:1,7,8,10,TRI b:2,4,6,9,TRI c:1,2,3,3,8 d:1,4,8,13,13
give a:TRI b:2 c:3 d:13
a 8:skip b 4:drop c TRI:c9~b11 d 2:b9-11 a 1:cB-33 b 9:b11-20 c 3:c33-36 d 4:b20-H1
{ layout=pairs4 rules=pl,places=yes pack=basic+A board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:36,H2,H3,H4/d:H1,H2,H3,H4 hands=a:3,7,10/b:6,13,TRI/c:1,2,8/d:1,8,13 dealer=d turn=d phase=over fn=4 undo=a:H1,H2,H3,H4/b:20,H2,H3,H4/c:36,H2,H3,H4/d:H1,H2,H3,H4 won=bd says=+-++ gone=1,1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,4,4,5,5,5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,9,9,9,9,9,9,9,10,10,10,10,10,10,12,12,12,12,12,12,12,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,ANG laid=388 deals=5 shuffles=4 }

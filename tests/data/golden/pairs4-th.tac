[Layout "pairs4"]
[Rules "th,coop_last_tac=yes"]
[Pack "basic+JA"]
[Result "bd"]
[Event "golden play-through"]

deal c a:2,3,8,10,TAC b:2,3,7,12,13 c:4,4,8,8,JES d:1,8,9,13,TRI
give a:TAC b:13 c:4 d:9
d TRI:a1~b17 a 2:a17-19 b 9:b1-10 c 4:c33-29 d 1:dB-49 a 3:a19-22 b 2:b10-12 c 8:c29-H4 d 8:d49-57
a 8:skip b 3:drop c JES c 13:cB-33 d 10:d57-3 a 7:a22-29 b TAC=7:b12-H2 c 13:c33-46 d 4:d3-63
a 12:a22-34 b 8:drop
deal d a:1,2,4,4,7 b:2,7,8,9,13 c:3,6,9,13,13 d:1,1,6,10,12
give a:1 b:13 c:13 d:12
a 2:a34-36 b 2:bH2-H4 c 9:c46-55 d 10:d63-9 a 13:aB-1 b 8:drop c 13:cB-33 d 13:dB-49 a 4:a1-61
b 7:drop c 1:cB-33 d 1:d49-50 a 7:a61-H2,aH2-H1 b 12:drop c 6:c55-61 d 1:dB-49 a 4:drop b 9:drop
c 3:c61-64 d 6:d9-15
deal a a:1,2,5,7,7 b:1,5,6,12,13 c:1,3,5,12,TRI d:4,9,10,13,TAC
give a:2 b:12 c:3 d:TAC
b 13:bB-17 c TRI:b17~c33 d 4:d49-45 a 1:aB-1 b 1:bB-17 c 1:cB-33 d 13:dB-49 a 7:a1-5,aH1-H4
b 5:b17-22 c 2:c64-2 d 10:d50-60 a 7:a36-42,a5-6 b TAC=7:b22-29 c 12:drop d 9:d15-24 a 3:a36-39
b 6:drop c 5:c33-38 d 12:drop a 5:a39-44
deal b a:10,12,TRI,TRI,TAC b:4,5,5,6,13 c:5,6,8,9,TRI d:2,3,5,7,TAC
give a:TAC b:4 c:TRI d:TAC
c 8:skip d 7:drop a TRI:a5~d49 b TAC=TRI:b29~d49 c TAC=TRI:b29~c38 d 2:d45-47 a TRI:c2~d24
b 6:b38-44 c 5:c29-H1 d 3:d5-8 a TRI:d8~b44 b 13:bB-17 c 6:c24-30 d 5:d2-7 a 10:a49-59 b 5:b17-22
c 9:c30-39 d 4:d44-40 a 12:drop b 5:b8-13
deal c a:1,8,9,10,10 b:3,3,6,TRI,ANG c:2,4,9,10,12 d:1,6,7,7,12
give a:10 b:TRI c:12 d:1
d TRI:b22~d60 a 1:aB-1 b 6:b13-H2 c 4:c39-35 d 7:d40-42,d47-H2,d7-8 a 8:skip b 3:drop c 2:c35-37
d 7:d22-27,dH2-H4 a 12:drop b 3:b60-63 c 9:drop d 12:d8-20 a 10:a1-11 b 1:bB-17 c 10:drop d 6:d42-48
a 9:drop b ANG:cB-33 c 10:c37-47
deal d a:5,6,6,8,10 b:5,6,8,12,13 c:2,5,9,13,13 d:3,5,5,12,13
give a:8 b:6 c:2 d:3
a 5:a11-16 b 13:b63-12 c 8:skip d 6:drop a 2:a59-61 b 8:skip c 13:drop d 5:d27-32 a 6:a61-H2
b 3:b12-15 c 5:c33-38 d 5:d20-25 a 6:drop b 5:b17-22 c 9:c38-47 d 13:d32-45 a 10:drop b 12:drop
c 13:cB-33 d 12:d48-60
deal a a:1,1,6,7,9 b:2,2,3,TAC,TAC c:1,4,10,12,13 d:4,9,TRI,TAC,ANG
give a:1 b:2 c:10 d:ANG
b ANG:c33-34 c 4:c34-30 d TRI:a16~b22 a 1:aB-1 b TAC=1:bH2-H3 c 1:c47-48 d TAC=1:d25-26
a 7:a22-24,aH2-H3,aH3-H1,aH1-H3 b TAC=7:b16-H2,b15-H1,d60-61 c 12:c47-59 d 2:d45-47 a 9:drop
b 3:d26-29 c 1:c30-31 d 4:d47-43 a 6:a22-28 b 2:d61-63 c 13:drop d 9:d63-8 a 10:drop
deal b a:1,1,3,6,10 b:1,7,7,TRI,JES c:3,4,6,10,TRI d:2,5,8,10,10
give a:10 b:7 c:4 d:8
c TRI:a28~c59 d 7:d29-31,d43-48 a 1:aB-1 b 7:d31-33,d48-H3,dH3-H2 c 3:c28-31 d 10:d8-18 a 4:a1-61
b TRI:d18~c31 c 10:c18-28 d 10:d33-43 a 3:a61-64 b 8:d31-39 c 6:c28-34 d 2:d43-45 a 1:a59-60
b 1:dH2-H3 c 10:drop d 5:d39-44 a 6:a64-6 b JES:drop
deal c a:7,8,9,13,TRI b:7,9,10,13,TAC c:3,4,5,7,7 d:4,4,12,12,TRI
give a:TRI b:10 c:4 d:TRI
d 10:d45-55 a 7:a6-7,a60-63,aH2-H1,aH1-H3 b 7:d44-45,d55-61 c TRI:a7~c34 d 4:d45-41 a 8:skip
b TAC:drop c 7:c7-8,cH1-H2,cH2-H1,cH1-H3,cH3-H1 d 4:d41-37 a 4:a34-30 b 13:d37-H1
c 7:c8-9,cH1-H3,cH3-H1,cH1-H3 d 12:drop a 9:a30-39 b TRI:c9~d61 c 5:drop d 12:d9-21 a 13:a39-52
b 9:d21-30 c 3:drop
deal d a:2,6,8,9,12 b:1,1,1,2,TRI c:2,7,8,9,12 d:3,3,4,8,13
give a:2 b:1 c:8 d:8
a 6:a52-58 b TRI:c61~a63 c 2:c63-1 d 1:dH1-H2 a 8:skip b 2:drop c 9:c1-10 d 13:d30-43 a 8:skip
b 8:drop c 12:c10-22 d 4:d43-39 a 9:a61-6 b 1:d39-40 c 7:c22-29 d 3:d40-43 a 12:a6-18 b 1:d43-44
c 2:c29-31 d 3:d44-47
deal a a:7,7,13,13,TRI b:2,2,5,8,13 c:2,3,6,8,ANG d:3,9,9,10,13
give a:13 b:13 c:6 d:13
b 8:skip c ANG:drop d 3:d47-H1
{ layout=pairs4 rules=th,coop_last_tac=yes pack=basic+JA board=a:18,58,H3,H4/b:H1,H2,H3,H4/c:B,31,H3,H4/d:H1,H2,H3,H4 hands=a:6,7,7,13,TRI/b:2,2,5,13/c:2,3,8,13/d:9,9,10,13 dealer=a turn=d phase=over fn=3 undo=a:18,58,H3,H4/b:H1,H2,H3,H4/c:B,31,H3,H4/d:47,H2,H3,H4 won=bd says=++-+ gone=3,8,ANG laid=203 shuffles=3 stack=10,1,4,4,8,TRI,TAC,1,3,9,7,TAC,12,6,7,TRI,7,8,6,10,12,13,TRI,10,2,9,5,4,1,JES,13,6,7,10,TAC,7,4,13,3,4,12,5,2,12,TAC,9,8,5,1,9,5,5,1,7,10,5,1,3,6,4,4,6,2,12,3,10,6,1,2,12,13,TRI,1,1,12,8,TRI,9,3,8 }

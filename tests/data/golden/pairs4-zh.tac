[Layout "pairs4"]
[Rules "zh,places=yes"]
[Pack "basic"]
[Result "bd"]
[Event "golden play-through"]

deal d a:1,1,3,4,5 b:4,7,8,9,10 c:4,8,9,9,TRI d:4,6,7,10,TRI
give a:4 b:8 c:4 d:6
a 1:aB-1 b 6:drop c 8:skip d 4:drop a 4:a1-61 b 9:drop c 4:drop d 8:skip a 3:drop b 7:drop c 9:drop
d 7:drop a 1:aB-1 b 4:drop c TRI:drop d 10:drop a 5:a1-6 b 10:drop c 9:drop d TRI:drop
deal a a:4,5,9,12,TAC b:1,6,6,13,TRI c:2,8,8,12,TAC d:1,6,10,TRI,TAC
give a:4 b:1 c:2 d:6
b 13:bB-17 c 8:skip d 1:drop a TAC=1:aB-1 b TRI:a6~b17 c 8:skip d TAC=8:skip a 12:drop b 6:b6-12
c 12:drop d 1:dB-49 a 9:a1-10 b 6:drop c TAC:drop d TRI:a17~d49 a 5:a61-H1 b 6:drop c 4:drop
d 10:d17-27 a 2:aH1-H3
deal b a:1,1,2,6,13 b:3,4,5,10,12 c:2,3,7,13,TAC d:2,3,8,9,9
give a:6 b:3 c:13 d:9
c 6:drop d 9:d27-36 a 13:a49-62 b 9:b12-H4 c TAC:drop d 3:d36-39 a 13:aB-1 b 4:drop c 7:drop
d 8:d39-47 a 2:a10-12 b 5:drop c 2:drop d 3:d47-H1 a 1:a12-13 b 10:drop c 3:drop d 2:dH1-H3
a 1:aH3-H4 b 12:drop
deal c a:5,10,12,13,13 b:6,7,10,13,13 c:3,5,7,9,TRI d:4,7,10,13,TRI
give a:5 b:13 c:TRI d:TRI
d 7:dH3-H1,dH1-H4,dH4-H2 a 13:a13-26 b 13:bB-17 c 7:drop d 13:dB-49 a TRI:a1~d49 b TRI:b17~a62
c 3:drop d 13:dB-49 a 13:aB-1 b 7:b62-5 c 5:drop d 4:d49-45 a 10:a26-36 b 10:b5-15 c 5:drop
d 10:d45-55 a 12:a36-48 b 6:drop c 9:drop
deal d a:3,6,7,8,12 b:1,1,2,5,5 c:1,2,7,13,TRI d:2,3,8,12,12
give a:12 b:5 c:TRI d:8
a TRI:a17~d55 b 8:skip c 2:drop d 3:d17-20 a 6:a48-54 b 5:b15-H3 c 13:cB-33 d 2:dH2-H4 a 8:a55-63
b 1:bB-17 c 7:c33-40 d 5:d20-25 a 7:a54-58,a63-H1 b 2:b17-19 c 12:c40-52 d 12:d25-37 a 3:a58-61
b 1:bB-17 c 1:c52-53 d 12:d37-49
deal a a:2,3,4,7,TRI b:2,4,9,13,TAC c:1,6,8,TRI,TRI d:1,4,7,8,13
give a:2 b:TAC c:TRI d:1
b 4:b17-13 c TRI:b13~c53 d 7:d49-H2,dH2-H1,dH1-H3,dH3-H1 a 3:a61-64 b 13:b19-32 c 1:cB-33 d 8:skip
a 7:drop b 9:b53-62 c 6:c13-19 d 13:dB-49 a TRI:b32~c33 b 2:b33-35 c 8:c19-27 d 4:d49-45
a TRI:d45~b62 b 1:b45-46 c 2:c32-H1 d TAC=2:d62-64 a 4:drop
deal b a:1,8,12,13,TAC b:1,6,7,12,TAC c:1,9,9,10,TRI d:1,3,3,8,13
give a:13 b:7 c:10 d:3
c TRI:b35~b46 d 1:dH1-H2 a TAC=1:aH1-H2 b 6:b46-52 c 13:cB-33 d 7:d64-5,dH1-H3 a 1:aH2-H3
b TAC=1:b52-53 c 1:c27-28 d 8:skip a 12:drop b 12:b53-1 c 9:drop d 3:d5-8 a 8:skip b 3:drop c 9:drop
d 13:d8-21 a 10:drop b 1:b1-2
deal c a:2,2,8,9,TRI b:1,1,4,7,TRI c:3,5,10,13,TRI d:4,9,10,12,13
give a:8 b:4 c:10 d:12
d 4:d21-17 a 2:drop b TRI:d17~c32 c TRI:d32~c33 d 13:dB-49 a 2:drop b 12:b35-47 c 13:cB-33
d 9:d49-58 a TRI:drop b 7:b2-3,b47-53 c 8:skip d 10:drop a 9:drop b 1:b3-4 c 5:c17-22 d 4:d58-54
a 10:drop b 1:b4-5 c 3:c22-25
deal d a:9,10,12,12,13 b:2,2,6,9,10 c:3,3,5,13,TAC d:3,4,6,7,8
give a:13 b:10 c:5 d:4
a 10:drop b 6:b5-11 c 13:c33-46 d 7:d54-61 a 12:drop b 2:b53-55 c 3:c32-H2 d 10:d61-7 a 5:drop
b 2:b55-57 c TAC=2:c25-27 d 3:d7-10 a 9:drop b 9:b55-64 c 13:c46-59 d 8:skip a 12:drop b 4:b64-60
c 3:c28-31 d 6:drop
deal a a:5,6,7,10,12 b:2,7,8,10,12 c:4,5,5,6,6 d:1,5,5,7,13
give a:7 b:7 c:5 d:7
b 10:b60-6 c 7:c27-30,c31-H1,c59-60 d 13:dB-49 a 6:drop b 8:b11-H2 c 5:c60-1 d 7:d10-15,d49-51
a 10:drop b 7:b6-13 c 6:c1-7 d 5:d15-20 a 5:drop b 2:b13-15 c 4:c30-26 d 1:d20-21 a 12:drop
b 12:drop c 6:c7-13 d 5:d51-56 a 5:drop
deal b a:2,4,5,7,TRI b:2,2,3,5,10 c:1,4,9,10,12 d:5,7,10,12,TAC
give a:7 b:5 c:10 d:7
c 7:c13-17,c26-27,cH2-H4 d TAC=7:d21-26,d56-58 a 4:drop b 3:b15-H1 c 9:c13-22 d 12:d26-38 a 2:drop
b 10:d58-4 c 4:c22-18 d 5:d38-43 a 5:drop b 7:d4-11 c 1:cB-33 d 5:d11-16 a 10:drop b 2:d43-45
c 12:c33-45 d 10:drop a TRI:drop b 2:d16-18
deal c a:1,5,8,10,TAC b:1,1,4,10,12 c:1,2,4,8,9 d:2,6,7,7,TRI
give a:5 b:10 c:2 d:2
d 6:d18-24 a 1:aB-1 b 1:dB-49 c 8:skip d 10:drop a TAC=10:a1-11 b 4:d49-45 c 1:cB-33 d 7:d24-31
a 2:a11-13 b 2:d31-33 c 5:drop d 7:d33-34,d45-H2 a 10:a13-23 b 12:d34-46 c 4:drop d TRI:a23~d46
a 8:skip b 1:drop c 9:drop
deal d a:7,9,12,13,13 b:3,3,7,7,13 c:2,3,6,12,TRI d:5,7,10,12,13
give a:13 b:13 c:12 d:7
a 13:aB-1 b 3:d23-26 c 13:cB-33 d 5:d26-31 a 7:a46-53 b 7:d31-38 c 2:cH2-H4 d 12:d38-H1
{ layout=pairs4 rules=zh,places=yes pack=basic board=a:1*,53,H2,H4/b:H1,H2,H3,H4/c:B,B,H1,H4/d:H1,H2,H3,H4 hands=a:9,12,12/b:3,7,7/c:3,6,TRI/d:10,13,13 dealer=d turn=d phase=over fn=12 undo=a:1*,53,H2,H4/b:H1,H2,H3,H4/c:B,B,H1,H4/d:38,H2,H3,H4 won=bd says=++-+ gone=1,1,1,1,1,2,2,2,2,2,2,3,3,4,4,4,4,5,5,5,5,5,6,7,7,7,7,7,7,8,8,9,9,10,10,10,10,10,12,12,12,12,13,13,TRI,TRI,TAC,TAC laid=248 deals=3 shuffles=3 stack=8,TAC,1,TRI,8,12,13,5,13,13,8,3,5,8,10,4,6,9,9,6,TRI,3,8,6,2,1,TRI,13,1,3,6,4,9,4,6,13,9,1,TAC,TRI }

[Layout "coop4"]
[Rules "zh,places=yes"]
[Pack "basic+AW"]
[Result "lost"]
[Event "golden play-through"]

deal c a:1,2,3,7,8 b:5,6,13,13,TRI c:3,5,7,8,TAC d:4,5,8,9,12
give a:8 b:TRI c:5 d:4
d 8:skip a 3:drop b 13:bB-17 c 8:skip d TRI:drop a 1:aB-1 b 4:b17-13 c 8:skip d 12:drop a 2:a1-3
b 13:bB-17 c TAC=13:cB-33 d 9:drop a 5:a3-8 b 5:b13-H1 c 3:c33-36 d 5:drop a 7:a8-15 b 6:drop
c 7:c36-43
deal d a:6,7,9,10,WAR b:1,3,5,7,TAC c:9,9,10,13,TAC d:2,4,5,6,10
give a:10 b:7 c:TAC d:10
a 6:a15-21 b 1:bB-17 c 13:c43-56 d 4:drop a 7:a21-28 b 5:b17-22 c 10:c56-2 d 5:drop a TAC=5:a28-33
b 3:b22-25 c 9:c2-11 d 7:drop a 9:a33-42 b 10:b25-35 c 10:c11-21 d 2:drop a WAR:a42-21
b TAC=WAR:b35-42 c 9:c21-30 d 6:drop
deal a a:4,10,13,13,TRI b:2,8,9,12,TRI c:4,9,10,TAC,ANG d:1,2,5,7,TRI
give a:10 b:12 c:9 d:2
b 9:b42-51 c ANG:dB-49 d TRI:d49~b51 a 13:aB-1 b TRI:a1~d51 c 4:c30-26 d 7:d1-8 a 13:aB-1 b 2:bH1-H3
c 10:c26-H3 d 1:d8-9 a TRI:a1~b49 b 8:skip c TAC:drop d 12:d9-21 a 9:a51-60 b 2:b1-3 c 10:drop
d 5:d21-26 a 4:a60-56
deal b a:1,1,3,8,13 b:1,1,2,10,TRI c:3,4,7,10,13 d:3,6,12,12,TRI
give a:1 b:10 c:4 d:6
c 7:cH3-H1,cH1-H4,cH4-H2 d 10:d26-36 a 13:a56-H4 b 1:bH3-H4 c 13:cB-33 d 12:d36-48 a 1:aB-1
b TRI:a1~c33 c 1:c1-2 d TRI:a33~d48 a 8:skip b 2:drop c 10:drop d 12:d33-45 a 3:a49-52 b 6:b3-9
c 3:c2-5 d 3:d45-48 a 4:a52-48 b 1:bB-17
deal c a:3,4,6,8,9 b:1,2,4,7,12 c:5,6,8,12,13 d:1,2,6,12,TRI
give a:3 b:1 c:8 d:12
d 1:dB-49 a 4:a48-44 b 4:b17-13 c 3:c5-8 d TRI:a44~d49 a 8:skip b 12:drop c 13:cB-33 d 2:d44-46
a 8:a49-57 b 7:b13-H1,b9-11 c 12:c33-45 d 1:d46-47 a 9:a57-H1 b 2:bH1-H3 c 6:drop d 6:d47-H4
a 6:drop b 12:b11-23 c 5:c8-13
{ layout=coop4 rules=zh,places=yes pack=basic+AW board=a:B,B,H1,H4/b:B,23,H3,H4/c:B,13,45,H2/d:B,B,B,H4 hands=a:/b:/c:/d: dealer=c turn=c phase=over fn=5 undo=a:B,B,H1,H4/b:B,23,H3,H4/c:B,8,45,H2/d:B,B,B,H4 says=-+++ gone=1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,3,3,3,3,3,4,4,4,4,4,4,4,5,5,5,5,5,5,5,6,6,6,6,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,8,8,9,9,9,9,9,9,9,10,10,10,10,10,10,10,12,12,12,12,12,12,12,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,ANG,WAR laid=100 deals=5 }

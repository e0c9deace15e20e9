[Layout "coop6"]
[Rules "zh,places=yes"]
[Pack "basic+D"]
[Result "lost"]
[Event "golden play-through"]

deal e a:2,3,12,12,TRI b:2,2,8,9,12 c:3,3,6,6,TAC d:4,12,12,TAC,DEV e:1,4,5,9,TRI f:1,1,9,TRI,TRI
give a:12 b:2 c:TAC d:DEV e:1 f:TRI
f 1:fB-56 a DEV a 8:skip c 3:drop d 4:drop e 9:drop f 9:f56-65 a 12:drop b 1:bB-12 c TRI:drop
d 12:drop e 2:drop f TRI:b12~f65 a 2:drop b 12:b65-11 c 6:drop d 12:drop e 4:drop f 1:fB-56 a 3:drop
b 9:drop c 3:drop d TAC:drop e TRI:drop f TAC=TRI:b11~f56 a TRI:drop b 2:b56-58 c 6:drop d 12:drop
e 5:drop
deal f a:1,3,7,10,13 b:1,4,5,8,13 c:1,1,6,13,TRI d:6,7,10,13,13 e:4,5,5,6,13 f:3,3,6,TRI,TRI
give a:7 b:4 c:13 d:10 e:5 f:TRI
a 1:aB-1 b 5:b58-63 c 1:cB-23 d 13:dB-34 e 13:eB-45 f TRI:a1~e45 a 3:a45-48 b 8:skip c 6:drop
d 13:d34-47 e 6:e1-7 f 13:fB-56 a 13:aB-1 b 1:b63-64 c TRI:f12~c23 d 7:d47-54 e 4:e7-3 f 3:f23-26
a 10:drop b 13:bB-12 c 1:cB-23 d 7:d54-61 e 5:e3-8 f 3:f26-29 a 10:drop b 5:b12-17 c TRI:b17~d61
d 6:d17-23 e 4:e8-4 f 6:f29-35
deal a a:2,2,5,9,13,TAC b:4,6,7,7,8,10 c:2,7,9,10,13,TAC d:1,4,5,7,9,10 e:1,4,7,8,8,13 f:2,3,5,7,8,10
give a:2 b:4 c:10 d:7 e:7 f:10
b 8:skip c 9:drop d 1:dB-34 e 1:eB-45 f 10:f11-21 a 2:a1-3 b 7:b64-2,b61-64 c 13:cB-23 d 4:d34-30
e 4:e45-41 f 5:f35-40 a 13:aB-1 b 7:b2-9 c 2:c23-25 d 5:d30-H1 e 8:skip f 8:drop a TAC=8:skip
b 10:drop c 10:c25-35 d 2:dH1-H3 e 13:eB-45 f 3:f21-24 a 7:a1-8 b 7:b9-H4 c 7:c35-42 d 9:drop
e 8:e45-53 f 2:f24-26 a 5:a8-13 b 6:b64-4 c TAC=6:c42-48 d 10:drop e 4:e53-49 f 7:f26-33 a 9:a13-22
{ layout=coop6 rules=zh,places=yes pack=basic+D board=a:B,B,B,22/b:B,B,64,H4/c:B,B,B,48/d:B,B,B,H3/e:B,B,B,49/f:B,B,B,33 hands=a:/b:/c:/d:/e:/f: dealer=a turn=a phase=over fn=9 undo=a:B,B,B,13/b:B,B,64,H4/c:B,B,B,48/d:B,B,B,H3/e:B,B,B,49/f:B,B,B,33 says=+-+++- gone=1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,3,3,3,3,3,4,4,4,4,4,4,4,5,5,5,5,5,5,5,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7,8,8,8,8,8,8,9,9,9,9,9,9,10,10,10,10,10,10,12,12,12,12,12,13,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,DEV laid=96 deals=3 }

[Event "Every card in one pack: swap, TAC on a seven, Jester, Angel, Warrior, Devil, and a win by a seven of both partners"]
[Layout "pairs4"]
[Rules "std"]
[Pack "master"]
[a "Ada"]
[b "Ben"]
[c "Cleo"]
[d "Dan"]
[Result "ac"]

deal a a:6,8,13,13,WAR b:3,3,12,12,TRI c:1,2,2,7,TRI d:1,2,3,9,12
give b:TRI c:7 d:12 a:WAR
b 12:drop c 1:cB-33 d 1:dB-49 a 13:aB-1 b 12:drop c WAR:c33-49 d TRI:drop a 8:skip b 3:drop c 2:c49-51 d 9:drop a 6:a1-7 b 12:drop c TRI:a7~c51 d 2:drop a 13:aB-1 b 3:drop c 2:c7-9 d 3:drop a 7:a1-3,a51-56
deal b a:2,3,3,10,12 b:1,4,7,9,TRI c:4,8,10,12,JES d:5,6,12,13,DEV
give c:4 d:DEV a:2 b:7
c JES c 12:c9-21 d 4:drop a 4:a3-H2 b 12:drop c 13:cB-33 d 3:drop a DEV a 2:drop c 6:c21-27 d 10:drop a 1:aB-1 b 8:drop c 5:c27-32 d 12:drop a TRI:a1~a56 b 10:drop c 7:c33-35,c32-H4 d 3:drop a 9:a1-10
deal c a:2,5,7,10,TAC b:1,3,13,TRI,ANG c:4,9,10,13,TAC d:1,4,7,8,9
give d:7 a:7 b:13 c:13
d 1:dB-49 a TAC=1:aB-1 b ANG:cB-33 c 4:c33-29 d 13:dB-49 a 2:a1-3 b 1:bB-17 c TAC=1:cB-33 d 8:skip a 5:drop b TRI:drop c 7:c33-34,c29-H2 d 4:d49-45 a 10:a56-H1 b 7:drop c 10:c35-45 d 9:drop a 13:a10-23 b 3:drop c 9:c45-54
deal d a:4,7,10,TRI,TAC b:4,5,6,9,TAC c:2,5,6,7,10 d:1,5,5,6,13
give a:10 b:9 c:7 d:13
a TRI:a23~c54 b 13:bB-17 c 5:c23-28 d 1:dB-49 a TAC=1:a3-4 b 6:b17-23 c 6:c28-H1 d 9:drop a 4:a4-64 b 5:b23-28 c 2:c34-36 d 6:drop a 7:aH2-H4,aH1-H3,a64-H2 b TAC=7:b28-35 c 10:c36-46 d 5:drop a 7:aH2-H4,aH1-H3,a64-H2 b 4:b35-31 c 10:drop d 5:drop
deal a a:4,6,8,9,13,TRI b:1,1,5,6,8,13 c:7,7,8,10,12,TRI d:1,2,3,8,9,13
give b:13 c:7 d:2 a:13
b 1:b31-32 c TRI:b32~c46 d 13:dB-49 a 9:a54-63 b 2:b46-48 c 7:cH2-H3,cH1-H2,c32-H1,a63-H1

[Layout "pairs4"]
[Rules "std"]
[Pack "master"]
[Result "ac"]
[Event "Tacit table jk5emwtg"]
[Date "2026.11.19"]
[a "Ann"]
[b "bot random"]
[c "Bob"]
[d "bot random"]
[Commit "c4eda3c7b20d1290add490375bd00f405790f1d399c1b2d6e540af8935720b3c"]
[Seed "f11874a8f9421195eda484ad3cdb5d23c21102d761725a6d9ad45b96d0a45504"]

deal c a:1,2,6,9,13 b:2,3,8,9,13 c:2,5,8,12,TRI d:2,4,6,TRI,ANG
give a:6 b:13 c:8 d:4
d 13:dB-49 a 13:aB-1 b 9:drop c 12:drop d 6:d49-55 a 9:a1-10 b 3:drop c TRI:drop d 2:d55-57 a 1:aB-1
b 2:drop c 2:drop d TRI:a10~d57 a 2:a1-3 b 4:drop c 6:drop d ANG:aB-1 a 8:skip b 8:drop c 5:drop
deal d a:1,7,10,13,TRI b:3,4,5,7,13 c:1,3,3,10,TAC d:2,4,5,6,9
give a:1 b:5 c:10 d:6
a 7:a3-10 b 13:bB-17 c TAC=13:cB-33 d 5:drop a TRI:a10~a57 b 6:drop c 3:c33-36 d 2:drop a 13:a10-23
b 4:drop c 1:cB-33 d 5:drop a 10:a1-11 b 3:drop c 3:c36-39 d 9:drop a 10:a57-H2 b 7:drop c 1:c33-34
d 4:drop
deal a a:7,8,8,13,TAC b:3,9,12,13,TRI c:6,10,13,TRI,TAC d:2,7,8,9,9
give a:8 b:3 c:TRI d:2
b 13:bB-17 c TAC=13:cB-33 d 3:drop a 13:aB-1 b 2:drop c 13:c39-52 d 9:drop a 7:a1-6,aH2-H4
b TRI:drop c 6:c52-58 d 7:drop a TAC=7:a11-12,a23-27,a6-8 b 9:drop c 10:c58-4 d 8:drop a TRI:a12~c34
b 12:drop c 8:skip d 9:drop a 8:a34-42
deal b a:1,5,7,10,JES b:1,1,7,TRI,DEV c:3,5,7,9,12 d:4,12,12,TRI,WAR
give a:1 b:7 c:7 d:TRI
c 1:c33-34 d 12:drop a 7:a27-32,a8-10 b 1:bB-17 c 5:c12-17 d 7:drop a 7:a10-14,a32-33,a42-44 b DEV
b 3:c34-37 d WAR:drop a 5:a44-49 b 1:bB-17 c 9:c4-13 d 4:drop a JES a TRI:c37~a49 b 12:b17-29
c 12:c49-61 d 10:drop a TRI:b29~a37
deal c a:1,6,6,7,10,13 b:1,2,8,8,13,TAC c:1,3,4,5,5,6 d:4,4,10,10,12,12
give a:1 b:1 c:6 d:4
d 1:dB-49 a 7:a33-40 b TAC=7:b37-44 c 5:c61-2 d 10:d49-59 a 6:a33-39 b 4:b44-40 c 1:cB-33 d 4:d59-55
a 13:a14-27 b 8:b40-48 c 1:c13-14 d 10:d55-1 a 6:a39-45 b 13:b48-61 c 5:c33-38 d 12:drop a 6:a29-35
b 8:skip c 4:drop d 12:drop a 10:a45-55 b 2:b61-63 c 3:c14-17
deal d a:1,2,7,13,TRI b:3,4,8,10,TRI c:1,2,4,13,13 d:1,1,3,5,8
give a:1 b:10 c:1 d:3
a 7:a27-28,a35-37,a55-59 b TRI:d1~a37 c 13:cB-33 d 1:d37-38 a 2:a1-H2 b 4:b63-59 c 2:c33-35
d 1:d38-39 a 13:aB-1 b 3:b59-62 c 4:c35-H2 d 10:d39-49 a 1:aH2-H3 b 3:b62-1 c 13:cB-33 d 8:skip
a TRI:drop b 8:skip c 1:drop d 5:d49-54
deal a a:3,4,7,TRI,ANG b:3,3,8,12,TAC c:1,5,8,9,13 d:2,6,12,TAC,DEV
give a:ANG b:TAC c:1 d:TAC
b 8:skip c 13:drop d DEV d 7:a28-35 b TAC=7:b1-8 c 8:c17-25 d 12:d54-2 a 1:aB-1 b 12:b8-H3
c 9:c33-42 d 2:d2-4 a 3:a1-4 b 3:drop c 5:c42-47 d 6:drop a 4:a4-H1 b 3:drop c ANG:dB-49
d TAC=ANG:a28-29 a TRI:c25~a29
deal b a:6,8,9,10,12 b:2,8,13,TRI,JES c:2,4,7,7,TAC d:4,4,5,6,6
give a:9 b:JES c:7 d:6
c 7:c29-H1,cH2-H4 d JES d 10:drop a 13:a25-38 b TAC=13:bB-17 c 6:c47-53 d 6:drop a TRI:a25~c53
b 2:b17-19 c 4:c25-21 d 7:drop a 2:a53-55 b 4:b19-H2 c 5:c21-26 d 12:drop a 8:a55-63 b 9:drop
c 4:c26-22 d 8:drop a 6:a63-5
deal c a:1,3,6,9,TRI b:6,6,10,12,WAR c:3,4,5,7,9 d:2,7,7,10,13
give a:6 b:WAR c:3 d:10
d 13:dB-49 a 1:aH1-H2 b 12:drop c 7:c22-27,cH1-H3 d WAR:d49-5 a TRI:drop b 6:drop c 9:c27-36
d 7:d5-12 a 3:drop b 6:drop c 4:c36-H1 d 2:d12-14 a 9:drop b 10:drop c 5:drop d 7:d14-21 a 3:drop
b 10:drop c 6:drop
deal d a:1,1,5,10,12,12 b:5,7,8,12,TRI,TAC c:5,9,9,10,10,13 d:1,2,9,13,13,TRI
give a:12 b:8 c:13 d:1
a 1:aB-1 b 7:bH2-H1,bH3-H2,bH2-H4,bH4-H2,bH2-H3 c 9:drop d 8:d21-29 a 12:a1-13 b 1:bH1-H2 c 12:drop
d TRI:a13~d29 a 10:a29-39 b 5:drop c 5:drop d 13:d13-26 a 1:a39-40 b TAC=1:bH3-H4 c 9:drop
d 2:d26-28 a 13:a39-52 b TRI:drop c 10:drop d 13:dB-49 a 5:a52-57 b 12:drop c 10:drop d 9:d28-37
deal a a:1,9,12,TRI,TAC b:2,3,4,5,ANG c:1,3,4,6,6 d:2,3,10,TRI,TAC
give a:TAC b:4 c:6 d:10
b ANG:cB-33 c 1:cH1-H2 d 2:d49-51 a 9:a57-H1 b 5:drop c 3:c33-36 d 3:d51-54 a 1:c36-37 b 10:drop
c TAC=10:c37-47 d 4:d54-50 a TRI:c47~d50 b 2:drop c 6:c50-56 d TAC=6:d47-H4 a 6:c50-56 b 3:drop
c 4:c56-52 d TRI:drop a 12:c52-64
deal b a:5,5,6,7,12 b:3,3,5,6,9 c:1,8,9,13,JES d:7,9,13,TRI,TAC
give a:5 b:5 c:JES d:7
c 5:c64-5 d 13:dB-49 a 12:c5-17 b 7:bH2-H3,bH3-H1,bH1-H3,bH3-H1 c 9:c17-26 d 5:d49-54 a 6:c26-32
b 3:drop c 8:c32-40 d TAC=8:d54-62 a 5:c32-37 b 3:drop c 1:c37-38 d TRI:c38~d62 a 7:c62-5 b 9:drop
c 13:c5-18 d 9:d38-47 a JES a 6:c18-24
deal c a:1,1,8,12,13 b:1,1,3,5,12 c:1,8,10,13,DEV d:6,10,12,TRI,TRI
give a:8 b:3 c:10 d:12
d 10:d47-57 a 10:c24-H1

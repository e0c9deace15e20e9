[Layout "pairs4"]
[Rules "std"]
[Pack "master"]
[Result "ac"]
[Commit "1361917e2d1aa689284aea693051ffe9e3a93169ef5380f9c808dec014c32549"]
[Seed "4a9c190f86b47511e2dae8e3ee7099fbbca9158a773db07711a97aec28ec0ef8"]
[Words "Grüße|wind"]

deal c a:4,9,10,TAC,DEV b:5,8,10,10,WAR c:2,4,12,13,TRI d:1,2,6,10,13
give a:TAC b:10 c:2 d:10
d 13:dB-49 a DEV a WAR:drop c 13:cB-33 d 6:d49-55 a 2:drop b 10:drop c 4:c33-29 d 2:d55-57 a 9:drop
b 10:drop c TRI:c29~d57 d 1:dB-49 a 10:drop b 8:drop c TAC=8:skip d 10:drop a 4:drop b 5:drop
c 12:c57-5
deal d a:1,1,5,TRI,TRI b:1,1,2,7,ANG c:3,6,12,13,TAC d:2,2,4,10,13
give a:5 b:ANG c:TAC d:10
a 1:aB-1 b 1:bB-17 c 13:cB-33 d 4:d49-45 a TAC=4:a1-61 b 7:b17-24 c 6:c5-11 d 2:d29-31 a TRI:b24~c33
b 1:bB-17 c 3:c11-14 d ANG:aB-1 a TRI:a1~b33 b 10:b1-11 c 5:c24-29 d 2:d31-33 a 1:aB-1 b 2:b11-13
c 12:drop d 13:d33-46
deal a a:1,6,7,7,12 b:6,6,7,8,TRI c:1,1,6,13,TRI d:5,9,10,10,12
give a:12 b:7 c:1 d:9
b TRI:c14~b17 c TRI:a1~d49 d 7:d46-H4 a 1:a61-62 b 8:skip c 6:drop d 10:d1-11 a 7:a62-H4 b 6:drop
c 1:c17-18 d 5:drop a 1:aB-1 b 6:b14-H3 c 13:cB-33 d 12:drop a 6:a1-7 b 9:drop c 12:c33-45 d 10:drop
a 7:a7-14
deal b a:3,4,9,12,TAC b:3,5,7,7,8 c:2,3,4,9,TAC d:3,4,5,5,13
give a:3 b:3 c:4 d:4
c 3:c18-21 d 13:dB-49 a 4:a14-10 b 7:bH3-H4,bH4-H1,bH1-H4 c TAC=7:c29-31,c45-50 d 5:drop
a TAC=5:a10-15 b 7:bH3-H1,bH1-H4,bH4-H2 c 2:c50-52 d 3:drop a 4:a15-11 b 8:drop c 3:c52-55 d 5:drop
a 9:a11-20 b 5:drop c 9:c55-64 d 3:drop a 12:drop b 4:drop
deal c a:4,7,8,8,13,13 b:2,3,7,12,TRI,TRI c:3,9,9,12,13,JES d:1,5,6,8,8,9
give a:4 b:2 c:JES d:5
d 1:dB-49 a 13:aB-1 b 7:bH2-H1,bH1-H4,bH4-H1 c 13:cB-33 d 8:d49-57 a 13:a1-14 b 3:bH1-H4 c 12:c64-12
d 6:d57-63 a 8:skip b TRI:drop c 9:c21-30 d 2:d63-1 a 8:a20-28 b TRI:drop c 3:c33-36 d 9:d1-10
a 7:a14-20,a28-29 b 12:drop c 4:c36-32 d 8:skip a JES:drop b 5:drop c 9:c32-41
deal d a:2,5,5,8,9 b:7,10,13,TRI,TRI c:1,3,3,6,13 d:1,4,6,6,7
give a:8 b:13 c:13 d:1
a 2:a20-22 b 1:bB-17 c 3:c31-H1 d 4:d10-6 a 5:a22-27 b TRI:d6~b17 c 3:c41-44 d 6:d17-23 a 13:aB-1
b TRI:a27~c44 c 1:cH1-H2 d 13:dB-49 a 5:a44-49 b 7:b6-13 c 8:skip d 7:drop a 9:a49-58 b 10:b13-23
c 6:c30-36 d 6:drop
deal a a:2,4,10,12,TRI b:1,6,7,9,12 c:2,7,7,12,13 d:2,3,4,7,TAC
give a:4 b:1 c:2 d:2
b 7:b23-30 c 4:c36-32 d 1:dB-49 a TRI:a1~d49 b 2:b30-32 c 7:cH2-H4,cH4-H1,cH1-H3 d 4:d1-61
a 2:a49-51 b 12:b32-44 c 7:cH3-H1,cH1-H4,cH4-H2 d 7:d61-4 a 10:a58-H3 b 6:b44-50 c 13:cB-33
d TAC=13:dB-49 a 12:a51-63 b 9:b50-59 c 12:drop d 3:d49-52 a 2:a63-1
deal b a:1,9,9,12,13 b:8,8,12,TAC,ANG c:4,5,9,9,12 d:3,6,13,13,JES
give a:9 b:8 c:5 d:6
c 12:drop d 3:d52-55 a 1:a1-H1 b 8:b59-3 c 4:drop d 8:d55-63 a 13:aB-1 b TAC=13:bB-17 c 9:drop
d 13:d4-17 a 5:drop b 6:b3-9 c 9:drop d JES d 12:d17-29 a ANG:bB-17 b 9:b17-26 c 13:cB-33 d 9:d63-8
a 12:drop
deal c a:1,1,5,6,8 b:1,4,9,10,TAC c:3,5,10,10,TRI d:2,TRI,TRI,TRI,WAR
give a:5 b:TAC c:TRI d:2
d TRI:d8~b26 a 1:aB-1 b 10:b9-H2 c 5:c33-38 d WAR:d29-38 a TRI:a1~d38 b 1:bB-17 c 10:drop
d TRI:d1~b17 a 8:a38-46 b 2:b8-10 c 10:drop d TRI:d26~a46 a 1:aH1-H2 b 4:b10-6 c 3:drop
d TAC=3:d17-20 a 6:a26-32 b 9:b6-15 c 5:drop
deal d a:2,2,4,6,13,13 b:1,1,3,5,8,DEV c:3,4,7,7,10,TAC d:5,8,8,10,12,13
give a:6 b:5 c:TAC d:8
a 13:a32-45 b 1:b15-16 c 7:cH2-H1,cH1-H4,cH4-H1 d 13:dB-49 a 4:a45-41 b 8:b1-9 c 3:cH1-H4 d 8:d20-28
a 2:a41-43 b 8:skip c 10:drop d 10:d28-38 a 2:a43-45 b 1:bH2-H3 c 6:drop d 5:d49-54 a 13:drop
b 3:b9-12 c 4:drop d 5:d46-H2 a TAC:drop b DEV b 7:drop d 12:d54-2
deal a a:2,7,8,12,JES b:1,1,2,10,TAC c:3,4,4,5,5 d:1,6,8,9,TRI
give a:12 b:1 c:4 d:6
b 1:b12-13 c 12:drop d TRI:d2~a45 a 4:a2-62 b TAC=4:b13-9 c 5:drop d 1:d38-39 a 7:a2-9 b 2:b16-H1
c 5:drop d 1:d45-46 a 8:a9-17 b 10:drop c 3:drop d 8:skip a 2:drop b 6:drop c 4:drop d 9:d46-55
a JES:drop
deal b a:1,7,12,13,TAC b:2,4,6,12,13 c:3,4,13,TRI,TAC d:6,6,7,7,TRI
give a:12 b:2 c:TRI d:6
c 13:cB-33 d TRI:c33~d55 a TRI:a17~c55 b 13:bB-17 c TAC=13:cB-33 d 6:d39-45 a 1:a55-56 b 6:drop
c 4:c33-29 d 7:dH2-H3,d45-H2 a TAC=7:a56-63 b 4:drop c 3:c29-32 d 7:dH2-H3,dH3-H1,dH1-H3,dH3-H1
a 7:a63-H1,c32-H3 b 12:drop c 12:c17-29 d 2:dH1-H3 a 13:cB-33 b 6:drop
deal c a:2,7,7,12,12 b:1,3,10,13,13 c:1,5,5,7,12 d:8,9,10,13,TRI
give a:7 b:1 c:12 d:TRI
d 1:dB-49 a 7:c33-35,c29-H1 b 13:bB-17 c 7:c35-39,cH1-H2,cH2-H1,cH1-H2 d 10:d49-59 a 2:c39-41
b TRI:b17~d59 c 1:c41-42 d 9:d17-26 a 12:drop b 13:b59-8 c 7:c42-49 d 13:dB-49 a 12:drop b 3:b8-11
c 5:drop d 8:d49-57 a 12:drop b 10:b11-21 c 5:drop
deal d a:7,8,8,9,10 b:1,6,8,9,TRI c:2,4,5,13,WAR d:2,3,3,5,13
give a:9 b:6 c:4 d:13
a 7:drop b TRI:b21~d57 c 13:cB-33 d 5:d26-31 a 10:c33-43 b 9:b57-2 c 9:c43-52 d 6:d31-37 a 8:skip
b 13:drop c 5:c52-57 d 3:d37-40 a 8:c57-1 b 1:b2-3 c WAR:c1-3 d 2:d40-42 a 4:c3-63 b 8:drop
c 2:c63-1 d 3:d21-24
deal a a:4,6,9,10,10,TAC b:1,1,5,9,TRI,DEV c:3,4,6,9,12,ANG d:2,3,8,10,13,TRI
give a:4 b:9 c:6 d:13
b 1:bH1-H2 c ANG:d24-37 d 9:d42-H2 a TAC=9:c1-10 b 13:bB-17 c 4:c10-6 d TRI:c6~b17 a 9:c17-26
b 1:b6-7 c 4:c26-22 d 8:skip a 10:drop b DEV b 3:c22-25 d 3:d42-45 a 6:c25-31 b 5:b7-12 c 12:drop
d 2:d45-47 a 6:c31-37 b TRI:c37~d47 c 9:c47-56 d 10:d37-47 a 10:c56-2
deal b a:2,3,3,6,7 b:2,3,TRI,TRI,TAC c:1,5,8,10,13 d:7,7,12,12,TAC
give a:6 b:3 c:10 d:TAC
c 5:c2-7 d 7:d47-H2,dH2-H1,dH1-H2,dH2-H1 a 7:c7-14 b TAC=7:b12-H1,dH1-H2 c 8:skip d 7:drop a 3:c7-10
b TRI:drop c 1:c10-11 d 3:drop a 2:c11-13 b TRI:drop c 13:c13-26 d 12:drop a 3:c26-29 b 2:drop
c 6:c29-35 d 12:drop a 10:c35-45 b TAC:drop
deal c a:1,13,TRI,TAC,WAR b:1,1,4,TRI,DEV c:5,9,13,TRI,ANG d:4,6,6,9,12
give a:13 b:4 c:ANG d:12
d 9:drop a ANG:dB-49 b TRI:c45~d49 c 9:c49-58 d 4:d45-41 a 1:c58-59 b 1:d41-42 c 13:c59-8 d 6:d42-48
a TAC=6:c8-14 b 1:d42-43 c 13:c14-27 d 4:d43-39 a TRI:c27~d39 b 12:d27-39 c TRI:drop d 6:d39-45
a WAR:drop b DEV b 5:drop
deal d a:1,2,10,13,TRI b:1,8,12,13,JES c:1,4,9,12,TAC d:4,6,8,10,13
give a:13 b:13 c:4 d:8
a 1:cB-33 b 8:skip c 1:drop d 4:d45-41 a 4:c33-29 b 1:d41-42 c TAC=1:c29-30 d 6:d41-47 a 2:c30-32
b JES b 12:d47-59 c 13:c32-45 d TRI:c45~d59 a 8:c59-3 b 13:d45-58 c 10:c3-13 d 10:d58-4 a 12:c13-25
b 9:d4-13 c 13:c25-38
deal a a:2,4,9,13,13 b:1,2,2,4,TRI c:2,5,6,7,9 d:3,3,4,7,9
give a:2 b:2 c:7 d:7
b TRI:d13~c38 c 6:c13-19 d 9:d38-47 a 13:c19-32 b 4:d47-43 c 2:c32-H1

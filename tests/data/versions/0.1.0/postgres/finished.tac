[Layout "pairs4"]
[Rules "std"]
[Pack "master"]
[Result "ac"]
[Event "Tacit table 8g4pwqta"]
[Date "2026.11.19"]
[a "Ann"]
[b "bot random"]
[c "Bob"]
[d "bot random"]
[Commit "600ef9253e5ffcdf2faecbff4ddb33bd32fb033e214388395c03e4c9a46fd5ee"]
[Seed "3a8f9bb6453d7de8d788930aa14aef68af5f7a1429ba38ec911aa0c62a5a4b80"]

deal b a:6,7,10,13,TRI b:1,4,7,13,TRI c:3,5,9,9,10 d:4,7,12,12,TAC
give a:TRI b:1 c:9 d:7
c TRI:drop d 1:dB-49 a 13:aB-1 b 13:bB-17 c 5:drop d TAC=5:d49-54 a 7:a1-8 b TRI:a8~b17 c 9:drop
d 4:d54-50 a 9:a17-26 b 4:b8-4 c 3:drop d 12:d50-62 a 10:a26-36 b 7:b4-11 c 10:drop d 12:d62-10
a 6:a36-42 b 7:b11-H1
deal c a:1,7,8,8,12 b:5,6,6,8,9 c:1,4,10,13,13 d:3,5,6,ANG,WAR
give a:8 b:5 c:13 d:ANG
d 6:d10-16 a 1:aB-1 b ANG:cB-33 c 8:c33-41 d 5:d16-21 a 7:a1-2,a42-48 b 9:drop c 1:cB-33
d WAR:d21-33 a 13:aB-1 b 6:drop c 13:cB-33 d 3:drop a 12:a2-14 b 6:drop c 4:c41-37 d 5:drop a 8:skip
b 8:drop c 10:c37-47
deal d a:5,6,12,TRI,DEV b:1,3,7,13,13 c:2,6,6,13,TAC d:4,8,8,9,10
give a:TRI b:1 c:TAC d:9
a 6:a1-7 b 7:bH1-H4,bH4-H1,bH1-H2 c TRI:a7~c33 d 1:dB-49 a TAC=1:aB-1 b 13:bB-17 c 13:cB-33 d 4:drop
a 5:a1-6 b 3:b17-20 c 2:c7-9 d 8:drop a 12:a48-60 b 13:bB-17 c 6:c47-53 d 10:drop a DEV a 9:b20-29
c 6:c53-59 d 8:drop
deal a a:1,2,3,12,TAC b:1,2,2,3,13 c:5,7,9,TRI,JES d:2,4,7,10,TRI
give a:12 b:13 c:JES d:10
b 2:b29-31 c 9:c33-42 d 13:dB-49 a TAC=13:aB-1 b 2:bH2-H4 c TRI:a6~b17 d 4:drop a 2:a60-62
b 1:b31-32 c 7:c42-47,c9-11 d 7:drop a 3:a1-4 b 10:b32-42 c 5:c47-52 d 2:drop a 1:a4-5 b 3:b6-9
c 12:drop d TRI:drop a JES:drop
deal b a:1,2,9,12,12,TRI b:2,3,7,8,13,TRI c:1,3,4,4,5,10 d:1,5,8,9,10,TAC
give a:12 b:8 c:5 d:1
c 1:cB-33 d TAC=1:dB-49 a 5:a62-H2 b TRI:b42~c59 c 4:c42-38 d 8:skip a 1:drop b 7:b59-64,b9-11
c 12:c52-64 d 8:skip a 12:drop b 13:bB-17 c 10:c38-48 d 10:d49-59 a 2:aH2-H4 b 3:b17-20 c 3:c48-51
d 5:d59-64 a TRI:b11~a14 b 1:b14-15 c 4:c51-47 d 9:drop a 9:drop b 2:b20-22
deal c a:1,1,2,4,9 b:1,1,3,5,9 c:1,6,6,7,12 d:4,6,9,12,TAC
give a:1 b:9 c:12 d:9
d 4:d64-60 a 1:aB-1 b 5:b15-H3 c 1:cB-33 d TAC=1:d60-61 a 4:a1-61 b 1:bB-17 c 1:cB-33 d 9:drop
a 2:a61-63 b 1:b22-23 c 6:c47-53 d 12:drop a 12:drop b 3:b23-26 c 7:c33-36,c53-57 d 6:drop a 9:drop
b 9:b26-35 c 6:c36-42
deal d a:6,7,7,13,TRI b:1,3,5,8,ANG c:4,4,5,5,10 d:1,9,12,12,TRI
give a:7 b:ANG c:10 d:9
a 7:a5-7,a63-H3 b 9:b17-26 c 7:c42-45,c57-61 d 1:dB-49 a TRI:b26~c45 b 3:b35-38 c 4:c26-22
d ANG:a7-8 a 6:a11-17 b 8:skip c 5:drop d TRI:c22~b38 a 13:drop b 1:b22-23 c 5:c38-43 d 12:d49-61
a 10:drop b 5:b23-28 c 4:c43-39 d 12:drop
deal a a:3,5,8,9,WAR b:2,2,4,10,13 c:3,8,8,10,TAC d:2,2,4,7,TRI
give a:8 b:10 c:8 d:TRI
b TRI:a8~b45 c 8:skip d 10:drop a WAR:a17-28 b 13:b8-21 c TAC=13:cB-33 d 4:d61-57 a 8:skip b 4:drop
c 8:skip d 7:drop a 3:a28-31 b 2:b8-10 c 3:c33-36 d 2:d57-59 a 5:a45-50 b 2:b10-12 c 10:c39-49
d 2:d59-61 a 9:a50-59
deal b a:3,7,7,9,10 b:6,10,10,13,TAC c:1,2,5,6,9 d:6,12,13,13,JES
give a:3 b:6 c:6 d:12
c 1:cB-33 d JES d 7:d61-4 a TAC=7:a59-H1 b 3:b12-15 c 6:c49-55 d 9:drop a 10:drop b 5:b15-20
c 13:cB-33 d 6:drop a 12:drop b 9:b20-29 c 13:cB-33 d 7:drop a 13:drop b 2:b29-31 c 6:c36-42
d 10:drop a 10:drop
deal c a:1,2,3,13,13,TRI b:4,5,7,10,13,TRI c:7,8,12,12,TRI,DEV d:3,8,8,13,TRI,TAC
give a:TRI b:10 c:12 d:TRI
d 13:dB-49 a 1:aB-1 b TRI:a1~b31 c 7:c42-49 d TAC=7:d49-56 a 2:a31-33 b TRI:b1~a33 c TRI:a1~c42
d 3:d56-59 a 3:a42-45 b 13:bB-17 c TRI:b17~a45 d 8:skip a 13:drop b 5:b33-38 c DEV c 8:skip
a 12:drop b 7:b38-44,b45-46 c 8:skip d 10:drop a 13:a17-30 b 4:b44-40 c 12:c1-13
deal d a:2,4,10,12,TRI b:1,7,9,13,13 c:1,4,6,7,12 d:5,12,TRI,TRI,TAC
give a:4 b:9 c:6 d:TAC
a 10:a30-40 b TAC=10:b46-56 c 1:cB-33 d TRI:a30~c33 a TRI:b40~d59 b 7:b56-58,b59-64 c 7:c30-H4
d TRI:b58~b64 a 2:drop b 1:b64-1 c 12:c13-25 d 5:d40-45 a 6:drop b 13:b1-14 c 4:c25-21 d 12:d45-57
a 12:drop b 13:b58-7 c 4:c21-17 d 9:d57-2
deal a a:1,3,3,5,10 b:1,6,13,TAC,DEV c:1,2,2,4,TRI d:2,3,4,9,WAR
give a:1 b:1 c:1 d:2
b 2:b14-16 c 1:cB-33 d WAR:d2-7 a 1:aB-1 b TAC=1:bB-17 c 4:c33-29 d 9:d7-16 a 3:drop b 6:b17-23
c TRI:b23~c29 d 1:dB-49 a 10:drop b 13:bB-17 c 2:c23-25 d 3:d49-52 a 5:drop b DEV b 2:c25-27
d 4:d16-12 a 3:drop
deal b a:1,2,12,TRI,JES b:1,3,8,12,TRI c:7,8,10,12,13 d:3,6,7,8,9
give a:1 b:TRI c:7 d:6
c 13:cB-33 d 7:d52-59 a 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 b 8:skip c 1:drop
d TRI:c33~d59 a JES a 1:aB-1 b 8:skip c 3:drop d 12:d33-45 a 6:a1-7 b 12:b29-41 c 9:c27-H3
d TRI:d12~d45 a 3:a7-10 b 10:b17-27 c 8:c59-3 d 2:d12-14 a 12:drop
deal c a:3,3,4,4,9 b:2,8,10,10,ANG c:6,6,7,8,10 d:5,7,8,13,13
give a:3 b:8 c:10 d:5
d 8:d45-53 a 4:a10-6 b 10:b27-37 c 8:skip d 8:drop a 3:a6-9 b 10:b41-51 c 3:c3-6 d 7:d14-18,d53-56
a 9:a9-18 b 2:b37-39 c 6:c6-12 d 13:dB-49 a 4:a18-14 b 5:b51-56 c 7:c12-19 d 13:dB-49 a 10:drop
b ANG:cB-33 c 6:c33-39
deal d a:1,2,6,7,9,TAC b:4,5,7,8,9,13 c:1,5,6,9,13,TAC d:5,5,10,12,13,TRI
give a:7 b:7 c:5 d:5
a 1:aB-1 b 13:bB-17 c TAC=13:c19-32 d TRI:c32~b56 a TAC=TRI:c32~b56 b 5:b32-37 c 1:c39-40 d 5:d49-54
a 6:a1-7 b 8:skip c 13:drop d 13:dB-49 a 9:a7-16 b 4:b37-33 c 9:c40-49 d 7:d54-61 a 5:a16-21
b 9:b33-42 c 6:c49-55 d 12:d61-9 a 2:a21-23 b 5:b42-47 c 7:c55-62 d 10:d9-19
deal a a:1,5,7,9,TAC b:5,6,10,12,TRI c:2,2,2,5,6 d:5,6,7,9,TRI
give a:TAC b:12 c:2 d:TRI
b 6:b47-53 c 2:c62-64 d 7:d19-26 a 1:aB-1 b TRI:d26~b53 c TAC=TRI:d26~b53 d 6:d53-59 a 2:a1-3
b TRI:b26~c64 c 5:c26-31 d 5:d59-64 a 7:a3-10 b 10:drop c 2:c31-33 d 9:d64-9 a 5:a10-15 b 5:drop
c 6:c33-39 d 12:drop a 9:a15-24
deal b a:1,9,13,JES,DEV b:3,7,12,12,TRI c:2,4,8,8,10 d:6,7,8,10,13
give a:9 b:TRI c:2 d:6
c 9:c39-48 d 13:d9-22 a JES a 12:a24-36 b 4:drop c 10:c48-58 d 2:d22-24 a 3:a36-39 b 10:drop
c TRI:d24~c58 d 13:dB-49 a 7:a39-46 b 8:drop c 8:skip d DEV:drop a 6:drop b 8:drop c 7:c24-31
d 1:dB-49 a 12:drop
deal c a:1,3,7,9,13 b:3,3,4,7,WAR c:6,6,8,9,10 d:5,8,10,10,TRI
give a:13 b:7 c:8 d:5
d 7:d58-1 a 3:a46-49 b 4:drop c 13:cB-33 d TRI:c31~a49 a 8:skip b 5:drop c 6:c49-55 d 8:skip
a 9:drop b 3:drop c 10:c55-1 d 10:drop a 1:a31-32 b WAR:drop c 6:c33-39 d 10:drop a 7:a32-39
b 3:drop c 9:c1-10
deal d a:1,2,4,4,9 b:3,5,12,12,TAC c:1,7,9,13,ANG d:1,1,6,13,TRI
give a:9 b:5 c:9 d:1
a 4:a39-35 b 1:bB-17 c 1:cB-33 d 13:dB-49 a 9:a35-44 b 12:b17-29 c ANG:dB-49 d TRI:c10~b29
a 4:a44-40 b 12:b10-22 c 7:c33-34,c29-H2 d 5:d49-54 a 1:a40-41 b TAC=1:bB-17 c 9:drop d 6:d54-60
a 2:a40-42 b 3:b17-20 c 13:drop d 1:dB-49
deal a a:1,2,5,12,12,13 b:3,4,8,13,13,TRI c:1,3,4,4,10,TAC d:2,7,8,13,TRI,TAC
give a:12 b:13 c:4 d:2
b TRI:c34~d60 c TAC=TRI:b22~c34 d TRI:b34~d60 a 5:a42-47 b 8:b60-4 c 12:c22-H1 d 8:d34-42 a 2:a47-49
b 2:b20-22 c 1:a49-50 d 13:dB-49 a 13:a50-63 b 3:b4-7 c 3:a63-H1 d TAC=3:d49-52 a 4:a63-59
b 13:b22-35 c 10:a59-5 d 7:d42-48,d52-53 a 1:a5-6 b 4:b35-31 c 4:a6-2 d 13:dB-49 a 12:drop
deal b a:7,7,7,10,JES b:4,8,8,13,13 c:5,9,12,12,13 d:1,3,7,9,TAC
give a:JES b:8 c:12 d:9
c 5:a2-7 d 7:d49-54,d48-50 a 7:a7-14 b 9:b31-40 c 13:a14-27 d TAC=13:d54-3 a 7:a14-21 b 8:b40-48
c JES c 3:a21-24 d 10:d3-13 a 4:a24-20 b 9:drop c 1:a20-21 d 7:d13-18,d50-52 a 13:a21-34 b 12:drop
c 8:a34-42 d 12:d18-30 a 13:drop
deal c a:2,5,10,10,TRI b:1,1,4,12,12 c:5,6,8,9,WAR d:2,4,4,5,TRI
give a:TRI b:12 c:9 d:4
d 4:d52-H1 a 5:a42-47 b 12:b48-60 c WAR:a47-60 d 2:dH1-H3 a 10:a60-6 b 1:bB-17 c 8:skip d TRI:drop
a 2:a6-8 b 1:bB-17 c 5:a8-13 d 12:d30-42 a 9:drop b 4:b17-13 c TRI:drop d 5:d42-47 a 10:drop
b 4:b13-9 c 6:drop
deal d a:5,9,13,TRI,TAC b:1,3,7,8,13 c:3,3,6,9,9 d:5,6,6,6,10
give a:TRI b:7 c:9 d:10
a 13:aB-1 b 10:b9-19 c TRI:b19~d47 d 7:d19-20,dH3-H1,dH1-H3,dH3-H1 a 9:a1-10 b 3:b47-50 c 3:a10-13
d 6:d20-26 a 9:a13-22 b 13:bB-17 c 3:a22-25 d 5:d26-31 a 5:a25-30 b 8:b17-25 c 6:drop d 6:d31-37
a TAC:drop b 1:b50-51 c 9:drop d 6:d37-43
deal a a:1,2,6,9,TRI b:3,8,12,13,DEV c:5,8,13,TRI,ANG d:1,2,3,4,13
give a:6 b:3 c:ANG d:13
b DEV b TRI:b25~d43 d 3:d25-28 a TRI:d28~b51 b 8:b43-51 c 8:a30-38 d 1:dH1-H2 a ANG:b28-29
b 12:b51-63 c 5:a38-43 d 2:dH2-H4 a 9:a43-52 b 13:b29-42 c 6:a52-58 d 3:drop a 1:a58-59 b 13:b63-12
c 13:a59-8 d 4:drop a 2:a8-10
deal b a:6,10,10,12,TRI,TAC b:1,3,4,4,7,TAC c:1,2,2,10,13,TRI d:1,2,7,7,8,12
give a:TAC b:1 c:2 d:2
c 2:a10-12 d 1:dB-49 a TRI:b42~d49 b TAC=TRI:a12~d49 c TRI:d12~b42 d 1:d42-43 a 6:a49-55 b 4:b12-8
c 10:a55-1 d 8:d43-51 a 2:a1-3 b 7:b8-15 c TAC=7:a3-10 d 12:d51-63 a 12:a10-22 b 3:drop c 13:a22-35
d 7:d63-6 a 10:a35-45 b 4:drop c 1:a45-46 d 7:d6-13 a 10:a46-56 b 2:drop
deal c a:1,3,6,9,DEV b:2,6,7,8,13 c:1,1,8,TRI,TRI d:4,6,7,12,WAR
give a:3 b:6 c:1 d:4
d WAR:d13-56 a 1:aB-1 b 13:bB-17 c TRI:a1~b17 d 6:d56-62 a DEV a 8:b1-9 c TRI:a17~d62 d 12:d17-29
a 6:a62-4 b 4:b9-5 c 1:a4-5 d 6:d29-35 a 9:a5-14 b 7:drop c 3:a14-17 d 7:d35-42 a 1:a17-18 b 2:drop
c 8:a18-26
deal d a:3,6,8,12,12 b:2,3,5,8,10 c:3,4,9,12,13 d:1,1,8,12,13
give a:8 b:3 c:9 d:8
a 3:a26-29 b 8:drop c 13:a29-42 d 13:dB-49 a 6:a42-48 b 10:drop c 8:skip d 3:drop a 9:drop b 8:drop
c 4:a48-44 d 1:dB-49 a 12:drop b 5:drop c 3:a44-47 d 12:d49-61 a 12:a47-59 b 2:drop c 12:drop
d 1:dB-49
deal a a:1,2,6,8,TRI b:4,5,9,13,ANG c:2,5,10,10,13 d:3,5,7,TRI,TAC
give a:TRI b:ANG c:10 d:5
b 13:bB-17 c 2:a59-61 d ANG:a61-62 a 1:a62-63 b 5:b17-22 c 5:a63-4 d TRI:b22~d49 a 8:a4-12
b 5:b49-54 c 10:a12-22 d TAC=10:d22-32 a 6:a12-18 b 4:b54-50 c TRI:a18~d32 d 3:d18-21 a 2:a32-34
b 9:b50-59 c 13:a34-47 d 7:d21-28 a 10:a47-57
deal b a:3,4,5,10,13 b:1,3,7,9,13 c:1,2,7,12,TAC d:4,6,7,13,TAC
give a:5 b:7 c:1 d:6
c 7:a57-64 d 7:d28-35 a 4:a64-60 b 1:bB-17 c TAC=1:a60-61 d 13:d35-48 a 13:a61-10 b 13:bB-17
c 2:a10-12 d TAC=2:d48-50 a 3:a10-13 b 9:b17-26 c 12:a13-25 d 4:d50-46 a 1:a25-26 b 3:drop
c 5:a26-31 d 7:d46-H3,dH3-H2 a 10:a31-41 b 6:drop
deal c a:5,8,9,13,TRI,JES b:4,7,9,10,12,TRI c:4,5,6,7,9,10 d:1,2,2,10,TRI,TAC
give a:8 b:10 c:4 d:TAC
d 1:dH2-H3 a 4:a41-37 b 4:drop c 8:a37-45 d 2:drop a 9:a45-54 b TRI:drop c 5:a54-59 d 2:drop
a 5:a59-64 b 7:drop c 9:a64-9 d 10:drop a 13:a9-22 b TAC=13:bB-17 c 6:a9-15 d 10:drop a JES a 9:drop
b 10:b17-27 c TRI:a15~b27 d TRI:drop a 12:a27-39 b 7:b15-H2,bH2-H1,bH1-H2,bH2-H1
deal d a:1,8,12,13,TAC b:1,3,13,TRI,TRI c:1,3,5,6,JES d:2,3,9,12,TRI
give a:12 b:1 c:JES d:2
a 8:skip b 3:drop c 6:a39-45 d 1:dB-49 a TAC=1:a45-46 b 13:bB-17 c 12:a46-58 d 12:drop a JES
a 2:a58-60 b 1:bH1-H2 c 9:a60-5 d 1:dB-49 a TRI:a5~d49 b 3:b17-20 c TRI:d5~a49 d 13:dB-49
a TRI:b20~d49 b 5:b49-54 c 3:a5-8
deal a a:6,7,8,12,12 b:2,5,13,13,TAC c:1,2,3,6,TRI d:2,5,6,10,10
give a:7 b:2 c:1 d:6
b 13:b54-3 c 3:a8-11 d 5:d20-25 a 1:a11-12 b 6:b3-9 c 2:a12-14 d 10:d25-35 a 12:a14-26 b 13:b9-22
c TRI:b22~a26 d 10:d35-45 a 8:skip b TAC=8:b26-34 c 7:a22-29 d 2:d45-47 a 12:drop b 5:b34-39
c 6:a29-35 d 2:d47-49 a 6:drop
deal b a:7,7,10,13,13 b:2,4,4,5,10 c:4,5,6,7,9 d:2,3,7,9,WAR
give a:10 b:5 c:9 d:WAR
c 7:a35-42 d 2:d49-51 a 9:a42-51 b 4:drop c 4:a51-47 d 5:drop a 7:a47-54 b WAR:drop c 6:a54-60
d 9:drop a 7:a60-3 b 10:drop c 5:a3-8 d 3:drop a 13:a8-21 b 2:drop c 10:a21-31 d 7:drop a 13:a31-44
b 4:drop
deal c a:1,4,8,TRI,TAC b:3,4,8,9,12 c:9,9,9,12,13 d:6,8,10,12,DEV
give a:4 b:12 c:12 d:6
d DEV d 8:a44-52 b 9:drop c 4:a52-48 d 12:drop a 1:a48-49 b 8:drop c 9:a49-58 d 10:drop
a TAC=10:a58-4 b 4:drop c 9:a4-13 d 8:drop a 12:a13-25 b 6:drop c 13:a25-38 d 12:drop a TRI:drop
b 3:drop c 9:a38-47
deal d a:1,2,4,7,7,13 b:1,1,7,8,10,TRI c:1,3,5,6,8,10 d:4,5,13,TRI,TAC,ANG
give a:4 b:7 c:1 d:ANG
a 1:a47-48 b 1:bB-17 c 4:a48-44 d 13:dB-49 a 7:a44-51 b ANG:a51-64 c 8:skip d TAC:drop a 2:a64-H1

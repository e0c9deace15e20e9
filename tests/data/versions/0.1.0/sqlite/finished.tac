[Layout "pairs4"]
[Rules "std"]
[Pack "master"]
[Result "ac"]
[Event "Tacit table qdkfpfds"]
[Date "2026.11.19"]
[a "Ann"]
[b "bot random"]
[c "Bob"]
[d "bot random"]
[Commit "c9c2a240914b4f380b774d5a61c72e4591c2d2d7fd6da35ba24c5c52cf9d928b"]
[Seed "94a3960785a459eaa6e34aaa3997ff20bb9f5020c999b10f2dac6f292d7d16e5"]

deal c a:4,7,12,12,WAR b:9,12,TRI,TRI,TAC c:1,2,5,7,TRI d:1,5,8,13,TRI
give a:4 b:TRI c:7 d:1
d 13:dB-49 a 12:drop b 1:bB-17 c 1:cB-33 d 8:skip a 12:drop b 12:b17-29 c 4:c33-29 d TRI:c29~d49
a WAR:drop b TAC:drop c 2:c49-51 d 5:d29-34 a 7:drop b 9:drop c 5:c51-56 d TRI:d34~c56 a 7:drop
b TRI:drop c TRI:c34~d56
deal d a:4,5,10,10,TRI b:1,2,4,8,10 c:2,5,8,TRI,DEV d:4,6,7,12,13
give a:4 b:1 c:2 d:7
a TRI:drop b 2:drop c DEV c 13:d34-47 a 10:drop b 8:drop c 8:c56-64 d 6:d47-H4 a 2:drop b 10:drop
c 4:c64-60 d 1:dB-49 a 10:drop b 4:drop c TRI:d49~c60 d 4:d60-56 a 5:drop b 7:drop c 5:c49-54
d 12:d56-4
deal a a:1,1,3,9,ANG b:7,7,9,12,TAC c:1,2,3,10,13 d:4,7,8,TAC,TAC
give a:3 b:12 c:2 d:4
b 9:drop c 13:cB-33 d 8:skip a ANG:drop b TAC=ANG:cB-33 c 10:c33-43 d 12:d4-16 a 1:aB-1 b 7:drop
c 1:cB-33 d TAC=1:dB-49 a 9:a1-10 b 7:drop c 3:c43-46 d 7:d16-18,d49-54 a 1:aB-1 b 4:drop c 3:c46-49
d TAC=3:d18-21 a 2:a1-3
deal b a:3,6,8,9,JES b:1,6,8,13,13 c:2,5,9,10,12 d:3,6,7,9,13
give a:8 b:1 c:2 d:3
c 8:c46-54 d 6:d21-27 a 6:a3-9 b 13:bB-17 c 9:c54-63 d 1:d27-28 a 2:a10-12 b 8:skip c 10:drop
d 7:d28-35 a JES a 13:aB-1 b 12:b17-29 c 13:cB-33 d 9:d35-44 a 3:a12-15 b 5:drop c 9:c33-42
d 3:d44-47 a 6:a15-21
deal c a:1,2,6,6,6,8 b:3,4,7,9,12,TRI c:2,3,4,5,5,10 d:1,3,10,13,13,13
give a:6 b:12 c:4 d:1
d 3:d47-50 a 8:a21-29 b 1:bB-17 c 6:c42-48 d 13:d50-63 a 1:aB-1 b 4:b17-13 c 2:c48-50 d 13:dB-49
a 4:a29-25 b 7:b13-20 c 10:c50-60 d 13:dB-49 a 6:a1-7 b TRI:a9~d63 c 3:c60-63 d 12:d49-61 a 2:a7-9
b 3:b20-23 c 5:c63-4 d 10:drop a 6:a25-31 b 9:drop c 5:c4-9
deal d a:5,9,10,12,TRI b:7,7,13,TRI,TRI c:4,4,5,9,12 d:4,4,5,8,ANG
give a:9 b:7 c:9 d:4
a TRI:b23~a31 b TRI:a23~b31 c 4:c9-5 d 5:d61-2 a 9:a31-40 b 4:b23-19 c 5:c5-10 d 4:d2-62 a 12:a40-52
b TRI:b19~d62 c 9:c10-19 d ANG:aB-1 a 10:a52-62 b 13:bB-17 c 12:c19-31 d 8:drop a 5:a1-6 b 7:b17-24
c 4:c31-27 d 7:drop
deal a a:3,3,5,6,7 b:1,1,7,9,12 c:6,7,8,TAC,WAR d:2,3,9,13,TAC
give a:3 b:9 c:8 d:9
b 1:b24-25 c 7:c27-H1 d 13:dB-49 a 7:a62-H4 b 9:b25-34 c 3:cH1-H4 d 9:d49-58 a 8:skip b 12:drop
c 6:drop d 2:d58-60 a 5:a6-11 b 1:b34-35 c TAC=1:cB-33 d TAC=1:dB-49 a 3:a11-14 b 7:b35-42
c WAR:drop d 3:d49-52 a 6:a14-20
deal b a:2,2,4,6,13 b:4,10,12,13,TAC c:6,9,13,TRI,TRI d:5,5,12,13,DEV
give a:4 b:13 c:TRI d:DEV
c 13:cB-33 d 5:d52-57 a 13:aB-1 b 12:b42-54 c 9:c33-42 d 5:d60-1 a TRI:c42~d57 b TAC=TRI:a20~d57
c TRI:d20~a57 d 12:d1-13 a 2:a20-22 b 4:b54-50 c 4:c42-38 d 13:dB-49 a 2:a22-24 b DEV b 6:c38-44
d 13:d57-6 a 6:a24-30 b 10:b50-60
deal c a:1,3,8,13,TRI b:1,9,10,13,JES c:1,1,2,6,8 d:3,4,8,8,9
give a:3 b:9 c:1 d:4
d 8:d49-57 a 1:aB-1 b 1:b60-61 c 1:cB-33 d 8:d13-21 a TRI:a30~c33 b JES b 2:b61-63 c 3:c44-47
d 8:d21-29 a 13:a33-46 b 8:skip c 9:drop d 1:d29-30 a 4:a46-42 b 6:drop c 9:c47-56 d 13:d6-19
a 10:a42-52 b 3:drop
deal d a:2,7,10,10,12,12 b:1,2,5,8,10,TRI c:6,6,7,7,10,TAC d:1,1,2,3,3,13
give a:7 b:1 c:TAC d:3
a 10:a1-11 b TRI:a11~d30 c 7:c56-63 d 3:d11-14 a 2:a52-54 b 3:drop c 7:c63-6 d 1:d14-15 a 12:a54-H1
b 5:drop c 7:c6-13 d 1:dB-49 a TAC=1:aB-1 b 10:drop c 6:drop d 2:d15-17 a 12:a30-42 b 8:drop
c 10:drop d 13:dB-49 a 10:a1-11 b 2:drop c 6:drop d 1:d17-18
deal a a:6,6,13,TRI,JES b:5,8,9,9,10 c:1,3,4,5,5 d:4,5,12,TRI,TAC
give a:JES b:5 c:1 d:TRI
b 8:drop c 5:c13-18 d 4:d49-45 a 1:aH1-H2 b TRI:drop c JES c TAC=TRI:d19~a42 d TRI:c18~d45
a 9:a19-28 b 4:drop c 5:c45-50 d 6:d18-24 a 10:a28-38 b 5:drop c 12:c50-62 d 6:d24-30 a 9:a11-20
b 3:drop c 5:c62-3 d 13:dB-49
deal b a:1,1,2,8,9 b:4,8,13,13,13 c:8,10,12,TRI,TRI d:1,1,3,10,13
give a:8 b:4 c:12 d:3
c TRI:a20~a38 d 4:d30-26 a 1:aH2-H3 b 13:bB-17 c TRI:c3~a20 d 1:d26-27 a 9:a3-12 b 3:b17-20 c 8:drop
d 13:d49-62 a 2:a12-14 b 8:skip c 10:drop d 10:d27-37 a 1:a38-39 b 13:bB-17 c 8:drop d 1:d62-63
a 12:drop b 13:bB-17
deal c a:2,4,6,8,10 b:10,10,13,13,TRI c:5,7,7,12,13 d:1,2,4,9,TRI
give a:2 b:10 c:7 d:4
d 2:d63-1 a 7:a14-17,a39-43 b TRI:d1~a17 c 13:cB-33 d TRI:a1~d17 a 8:skip b 13:drop c 7:c33-40
d 10:d1-11 a 6:a43-49 b 13:bB-17 c 5:c40-45 d 1:dB-49 a 4:drop b 10:b20-30 c 2:c45-47 d 9:d49-58
a 10:drop b 4:b30-26 c 12:drop
deal d a:1,7,7,TAC,ANG b:1,6,7,7,9 c:1,2,3,3,DEV d:2,3,4,8,TAC
give a:ANG b:9 c:3 d:2
a 1:aB-1 b 7:b17-21,b26-29 c 1:cB-33 d 3:d58-61 a TAC=3:a1-4 b 1:b29-30 c 3:c33-36 d 4:d11-7
a 7:a4-11 b 7:b21-23,b30-35 c 2:c47-49 d 8:skip a 3:drop b 6:b23-29 c DEV c 9:d58-3 a 7:a11-18
b 2:b29-31 c ANG:dB-49 d TAC=ANG:aB-1
deal a a:2,3,9,10,12,12 b:3,5,6,13,TRI,WAR c:2,5,7,8,12,TAC d:4,6,6,7,9,12
give a:10 b:3 c:2 d:4
b TRI:d3~c49 c TAC=TRI:b35~c36 d 12:d3-15 a 12:a1-13 b 6:b36-42 c 7:c35-42 d 3:d15-18 a 2:a13-15
b WAR:b31-42 c 5:c49-54 d 6:d18-24 a 9:a15-24 b 5:b42-47 c 8:c54-62 d 7:drop a 2:a24-26 b 13:b47-60
c 12:c62-10 d 6:drop a 12:a26-38 b 4:b60-56 c 10:c10-20 d 9:drop a 3:a38-41
deal b a:1,5,6,10,12 b:5,8,12,13,TRI c:4,4,9,13,TAC d:1,1,8,12,12
give a:5 b:13 c:TAC d:8
c 13:cB-33 d 1:dB-49 a TAC=1:aB-1 b TRI:c33~a41 c 5:c41-46 d 1:dB-49 a 12:a33-45 b 5:b56-61
c 9:c20-29 d 12:d49-61 a 6:a1-7 b 8:drop c 4:c29-25 d 13:dB-49 a 1:a7-8 b 12:drop c 4:c25-21
d 12:d49-61 a 10:a8-18 b 8:drop
deal c a:1,1,8,12,TAC b:4,4,9,12,13 c:1,5,7,8,9 d:7,10,13,TAC,ANG
give a:1 b:4 c:8 d:7
d 13:dB-49 a 1:a18-19 b 13:bB-17 c 7:c21-23,c46-51 d 10:d61-7 a 8:skip b 12:drop c 1:cB-33
d ANG:a45-46 a 8:skip b 4:drop c 5:c51-56 d TAC=5:d7-12 a TAC=5:a46-51 b 7:b17-24 c 1:c33-34
d 4:d7-3 a 12:drop b 9:b24-33 c 9:c34-43
deal d a:2,5,6,9,TRI b:2,2,6,9,9 c:5,6,13,TRI,JES d:1,2,6,13,WAR
give a:6 b:9 c:13 d:WAR
a 13:aB-1 b 9:b33-42 c TRI:a1~c43 d 1:d3-4 a TRI:a43~c56 b WAR:b42-43 c JES c 13:cB-33 d 5:d4-9
a 2:a51-53 b 5:b43-48 c 2:c33-35 d 9:d9-18 a 6:a56-62 b 6:drop c 9:c1-10 d 2:d18-20 a 2:a53-55
b 6:b48-54 c 6:c35-41
deal a a:3,13,13,TRI,TAC b:4,6,7,10,TRI c:1,2,7,10,TRI d:2,4,5,8,DEV
give a:TRI b:4 c:7 d:4
b TRI:c41~a62 c 1:cB-33 d 5:d20-25 a 13:a41-54 b 4:drop c 10:c33-43 d DEV d 3:a55-58 b 7:drop
c 2:c62-64 d 8:skip a TAC=8:skip b 10:drop c TRI:d25~a58 d 4:d58-54 a 13:aB-1 b 6:drop c TRI:a25~c64
d 2:d54-56 a 7:a1-5,a64-H2
deal b a:2,3,6,7,7,10 b:1,3,3,5,7,8 c:3,4,8,9,10,13 d:3,3,7,10,12,TRI
give a:2 b:8 c:10 d:7
c 9:c25-H1 d 10:d56-2 a 3:a5-8 b 1:bB-17 c 2:cH1-H3 d 8:skip a 10:drop b 3:b17-20 c 8:c43-51
d TRI:a8~c10 a 10:a10-20 b 7:drop c 3:c8-11 d 3:d2-5 a 6:a20-26 b 5:drop c 4:c11-7 d 3:drop
a 7:a26-33 b 7:drop c 13:c51-64 d 12:drop a 7:a33-40 b 3:drop
deal c a:1,3,TRI,TAC,WAR b:4,6,7,8,9 c:7,9,12,13,13 d:3,6,6,7,TAC
give a:3 b:6 c:13 d:3
d 7:d5-12 a TAC=7:a40-47 b 4:drop c 7:c64-6,c7-8 d TAC=7:d5-12 a TRI:d12~c64 b 7:drop c 13:cB-33
d 6:d64-6 a WAR:a47-6 b 9:drop c 12:c12-24 d 6:drop a 1:a6-7 b 3:drop c 3:c24-27 d 6:drop a 13:a7-20
b 8:drop c 9:c33-42
deal d a:3,4,7,10,13 b:1,3,7,8,TAC c:4,5,7,8,9 d:2,5,6,8,13
give a:13 b:8 c:8 d:2
a 4:a20-16 b 1:bB-17 c 7:c27-H1 d 13:dB-49 a 7:a16-23 b TAC=7:b17-24 c 5:c42-47 d 8:d49-57
a 8:a16-24 b 7:drop c 9:c47-56 d 6:d57-63 a 3:a24-27 b 3:drop c 4:c56-52 d 8:d63-7 a 10:a27-37
b 2:drop c 13:c52-1 d 5:d7-12
deal a a:1,3,9,10,TRI b:1,2,5,6,TRI c:9,10,12,12,13 d:3,4,5,6,TRI
give a:TRI b:1 c:10 d:3
b 2:drop c 9:c1-10 d TRI:c10~d12 a 3:a37-40 b 6:drop c 12:c12-24 d 1:dB-49 a 9:a40-49 b 5:drop
c 13:c24-37 d 4:d10-6 a 1:a49-50 b 3:drop c TRI:d6~c37 d 6:d37-43 a 10:a50-60 b TRI:drop c 12:c6-18
d 5:d43-48 a 10:a60-6
deal b a:3,5,8,9,DEV b:8,12,12,13,TAC c:1,4,6,10,TRI d:1,1,9,13,TRI
give a:8 b:12 c:6 d:1
c 1:cH1-H2 d 13:dB-49 a 9:a6-15 b 1:bB-17 c TRI:a15~d48 d 9:d49-58 a 5:a48-53 b 8:skip c 4:drop
d TRI:b17~d58 a 3:a53-56 b TAC=3:b58-61 c 8:c18-26 d 1:d17-18 a DEV a 12:b61-9 c 10:c26-36
d 12:d18-30 a 6:a53-59 b 13:bB-17
deal c a:2,5,7,10,12,TRI b:1,2,2,10,13,ANG c:1,2,2,7,13,JES d:4,4,5,8,10,12
give a:2 b:13 c:7 d:4
d 5:d30-35 a 7:a59-H1 b 2:b17-19 c JES c 8:skip d 5:drop a 10:c36-46 b 2:b19-21 c 12:c46-58
d 7:d15-22 a 1:c58-59 b 13:b9-22 c 10:c59-5 d TRI:c5~b22 a 4:c22-18 b 1:bB-17 c 13:c18-31
d 10:d35-45 a ANG:bB-17 b 2:b17-19 c 4:c31-27 d 12:d45-57 a 2:c27-29 b 2:b5-7
deal d a:1,5,7,8,13 b:5,7,9,9,10 c:2,5,8,12,TRI d:1,2,6,13,DEV
give a:13 b:5 c:8 d:2
a 5:c29-H1

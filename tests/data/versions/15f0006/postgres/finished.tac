[Layout "pairs4"]
[Rules "std"]
[Pack "master"]
[Result "ac"]
[Event "Tacit table yr4tmxx2"]
[Date "2026.11.19"]
[a "Ann"]
[b "bot random"]
[c "Bob"]
[d "bot random"]
[Commit "807f6aed6ded3ee08c3efc9b88fbdfb279604426e2355af04abbb61480358c3f"]
[Seed "5d4a56068ac4c04d2066a1e86a87ddd4ce3b06d6d050d0296f08f027d4233d2b"]

deal c a:3,9,TRI,JES,ANG b:1,2,7,8,10 c:3,9,12,12,13 d:3,4,5,6,10
give a:9 b:7 c:9 d:10
d 6:drop a JES a 1:aB-1 b 13:bB-17 c 4:drop d ANG:aB-1 a 10:a1-11 b 3:b17-20 c 7:drop d 9:drop
a 8:skip b 9:drop c 5:drop d TRI:drop a 2:a11-13 b 12:b20-32 c 3:drop d 3:drop a 10:a13-23
b 12:b32-44
deal d a:1,3,7,TRI,TRI b:1,1,2,6,9 c:4,4,7,13,TRI d:1,9,12,12,TAC
give a:3 b:1 c:7 d:TAC
a 1:aB-1 b TAC=1:bB-17 c 13:cB-33 d 1:dB-49 a TRI:b17~b44 b 6:b17-23 c 3:c33-36 d 1:d49-50 a 7:drop
b 2:b44-46 c 4:c36-H1 d 12:d50-62 a TRI:drop b 9:b23-32 c TRI:drop d 9:d62-7 a 7:drop b 1:bB-17
c 4:drop d 12:drop
deal a a:6,10,12,13,TAC b:2,3,12,12,DEV c:2,3,4,13,WAR d:2,8,9,10,TRI
give a:12 b:12 c:13 d:2
b 3:b32-35 c 3:cH1-H4 d 8:skip a 10:drop b 2:b17-19 c 2:drop d 9:d7-16 a 13:aB-1 b 2:b46-48 c 4:drop
d TRI:a1~d16 a 13:aB-1 b 12:b48-60 c 12:drop d 12:drop a TAC=12:a1-13 b DEV b WAR:drop d 10:drop
a 6:drop
deal b a:1,6,9,10,13 b:8,8,8,13,TAC c:3,7,8,9,13 d:2,4,6,7,TRI
give a:6 b:8 c:9 d:4
c 13:cB-33 d TRI:drop a 13:aB-1 b 8:b35-43 c 8:c33-41 d 7:drop a 1:a13-14 b 13:bB-17 c 7:c41-48
d 2:drop a 10:a1-11 b 8:b60-4 c 3:c48-51 d 6:drop a 9:drop b 4:b4-64 c 6:c51-57 d 8:drop a 9:drop
b TAC=9:b19-28
deal c a:1,2,4,5,7,TAC b:4,5,6,7,10,13 c:1,1,5,5,5,TRI d:5,6,7,8,10,13
give a:TAC b:13 c:5 d:13
d 13:dB-49 a 7:a11-12,a16-19,a14-17 b 7:b28-31,b64-4 c 1:cB-33 d 7:d49-56 a 1:aB-1 b 6:b4-10
c TRI:a1~d56 d 5:d1-6 a 2:a12-14 b 13:bB-17 c TAC=13:c57-6 d 6:drop a 4:a14-10 b 4:b31-27 c 1:cB-33
d 8:drop a 5:a19-24 b 5:b27-32 c 5:c33-38 d 10:drop a 5:a24-29 b 10:drop c 5:c38-43
deal d a:1,4,5,7,12 b:1,3,3,6,13 c:2,5,9,12,13 d:6,7,9,13,TAC
give a:7 b:6 c:5 d:9
a 12:a56-H3 b 13:bB-17 c 13:cB-33 d TAC=13:dB-49 a 1:aB-1 b 3:b32-35 c 7:c43-49,c6-7 d 13:dB-49
a 4:a1-61 b 9:b17-26 c 2:c7-9 d 6:d49-55 a 5:a61-H1 b 3:b35-38 c 12:drop d 7:d55-62 a 5:a10-15
b 1:b26-27 c 9:drop d 6:d62-4
deal a a:8,10,12,12,TRI b:3,4,6,7,10 c:1,2,3,10,TRI d:1,4,6,13,ANG
give a:TRI b:3 c:TRI d:13
b 10:b38-48 c 1:cB-33 d 4:d4-64 a 12:a15-27 b 6:b48-54 c 2:c33-35 d ANG:aH3-H4 a TRI:a27~a29
b 7:b54-61 c TRI:a27~d64 d 1:dB-49 a 8:a64-8 b 4:b61-57 c 3:c9-12 d 3:d49-52 a 10:drop b 13:bB-17
c 10:c35-45 d 6:drop a 12:a29-41
deal b a:1,2,5,10,12 b:3,5,7,TRI,TAC c:1,6,8,12,13 d:2,2,9,13,TAC
give a:10 b:7 c:1 d:2
c 13:cB-33 d 7:d27-29,d52-57 a 2:aH1-H3 b TRI:c12~b17 c 12:c17-29 d 13:dB-49 a 1:a8-9 b 3:b12-15
c 8:skip d 9:drop a 5:a9-14 b 5:b15-H3 c 6:c33-39 d 2:d49-51 a 1:a41-42 b TAC=1:bH3-H4 c 10:c29-39
d TAC=10:d57-3 a 12:a14-26 b 2:drop
deal c a:1,8,8,9,WAR b:3,5,9,12,JES c:7,8,13,TRI,TAC d:4,5,7,9,10
give a:8 b:5 c:8 d:10
d 7:d51-58 a 1:a26-27 b JES b 13:bB-17 c 5:c29-H1 d 8:d3-11 a 9:a27-36 b 8:b17-25 c 9:c45-54
d 9:d58-3 a 3:a41-44 b TRI:a36~c39 c 4:c54-50 d 8:d11-19 a 12:drop b 7:b25-32 c 5:c50-55 d WAR:d3-19
a 10:a44-54 b TAC:drop
deal d a:3,4,4,6,8,8 b:2,7,9,10,13,TRI c:1,2,5,7,10,TRI d:1,4,6,13,TRI,DEV
give a:6 b:TRI c:10 d:1
a 4:a54-50 b 7:b32-39 c 1:cB-33 d TRI:a50~c55 a 10:a55-1 b 1:b39-40 c 7:c33-40 d 6:d19-25 a 3:a1-4
b 13:bB-17 c 2:cH1-H3 d TRI:a4~c40 a 8:skip b 2:drop c 5:c4-9 d DEV d 4:a40-36 b 9:drop c TRI:c9~b17
d 4:d25-21 a 8:a36-44 b 10:drop c 6:c50-56 d 13:dB-49
deal a a:1,7,12,12,13 b:2,3,3,4,13 c:1,1,2,3,10 d:1,4,12,12,13
give a:12 b:3 c:10 d:4
b 2:b9-11 c 3:c56-59 d 3:d49-52 a 1:aB-1 b 3:b11-14 c 1:c17-18 d 13:d21-34 a 13:a1-14 b 13:bB-17
c 1:c59-60 d 1:dB-49 a 7:a14-16,a44-49 b 4:drop c 2:c60-62 d 12:d34-46 a 10:drop b 4:drop
c 12:c18-30 d 12:drop a 12:drop
deal b a:1,7,8,TRI,TAC b:5,6,7,JES,WAR c:5,9,9,10,12 d:4,7,8,10,10
give a:7 b:JES c:5 d:10
c 7:c30-H2,c62-64 d 7:d46-48,d52-57 a TAC=7:a16-20,a49-52 b 10:drop c 10:c64-10 d 4:d46-42
a TRI:d42~a52 b 7:drop c 9:c10-19 d 8:skip a 1:drop b 6:drop c 9:drop d JES d 8:d52-60 a WAR:a42-60
b 12:drop c 10:drop d 5:drop a 5:a20-25
deal c a:5,5,8,9,TRI b:5,7,10,10,13 c:4,4,6,7,13 d:1,6,8,9,ANG
give a:TRI b:10 c:4 d:9
d ANG:a25-38 a 4:a60-56 b 13:bB-17 c 13:c19-32 d 1:dB-49 a 8:a56-64 b 10:b17-27
c 7:c32-H1,a38-40,a64-H2 d 8:skip a 9:drop b 9:b27-36 c 4:a40-36 d 6:d49-55 a 5:a36-41 b 7:drop
c TRI:a41~d55 d 10:d41-H2 a 5:a55-60 b 5:drop c 6:a60-H1

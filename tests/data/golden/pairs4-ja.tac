[Layout "pairs4"]
[Rules "ja,angel_ring_only=yes"]
[Pack "basic+J"]
[Result "ac"]
[Event "golden play-through"]

deal d a:3,4,7,7,13 b:1,6,6,13,TAC c:1,2,5,7,TAC d:1,4,8,8,13
give a:7 b:TAC c:7 d:1
a 4:a1-61 b 13:bB-17 c TAC=13:c33-46 d 13:dB-49 a 13:aB-1 b 1:bB-17 c 1:cB-33 d 8:d49-57
a 7:a1-2,a61-H2 b 6:b17-23 c 7:c33-35,c46-51 d 8:skip a 3:drop b 1:bB-17 c 2:c35-37 d TAC=2:d57-59
a 7:a2-8,aH2-H1 b 6:b23-29 c 5:c51-56 d 4:drop
deal a a:1,1,4,10,13 b:2,3,6,10,10 c:3,5,6,8,12 d:3,5,7,10,12
give a:1 b:10 c:8 d:12
b 6:b29-35 c 1:cB-33 d 5:d59-64 a 1:a8-9 b 3:b17-20 c 5:c56-61 d 7:d64-7 a 13:aB-1 b 12:b35-47
c 6:c33-39 d 10:drop a 10:a9-19 b 10:b47-57 c 3:c39-42 d 3:d7-10 a 8:a1-9 b 2:b20-22 c 12:c42-54
d 10:drop a 4:a9-5
deal b a:2,4,7,12,JES b:1,5,9,13,TRI c:1,2,5,8,10 d:1,9,13,13,TAC
give a:7 b:5 c:10 d:TAC
c 1:cB-33 d 1:dB-49 a JES a TRI:a5~c54 b 8:b22-30 c 13:c33-46 d 2:d10-12 a 13:aB-1 b 7:b30-31,b57-63
c 13:cB-33 d 4:d12-8 a 9:a54-63 b 2:b31-33 c 5:drop d 10:d49-59 a 1:a19-20 b 5:b33-38 c 9:c46-55
d 12:d8-20 a TAC=12:a20-32
deal c a:2,6,8,9,TRI b:1,3,4,6,TRI c:2,4,9,13,TRI d:3,10,12,TRI,TRI
give a:8 b:1 c:TRI d:TRI
d TRI:b38~d59 a TRI:a32~c55 b TRI:b59~a63 c 2:c5-7 d 1:d8-9 a TRI:a1~d38 b TRI:d1~a38 c 4:c32-28
d 12:d9-21 a 2:aH1-H3 b 4:b63-59 c 9:c28-H4 d 10:d21-31 a 6:a1-7 b 3:b59-62 c 13:cB-33 d 3:d38-41
a 9:a7-16 b 6:b62-4 c 8:c33-41
deal d a:2,3,5,8,TAC b:6,9,9,12,13 c:5,7,7,10,12 d:4,7,8,9,12
give a:2 b:13 c:7 d:7
a 7:a16-21,a55-57 b 9:b4-13 c 7:c41-48 d 13:dB-49 a 8:skip b 9:drop c 5:drop d 9:d31-40 a 3:a21-24
b 7:b13-H3 c 10:drop d 8:d49-57 a TAC=8:a24-32 b 6:drop c 12:drop d 4:d40-36 a 5:a57-62 b 12:drop
c 2:drop d 12:d36-48
deal a a:1,1,9,9,TRI b:7,8,10,13,13 c:3,8,8,9,12 d:1,3,4,4,4
give a:9 b:7 c:12 d:3
b 13:bB-17 c 8:drop d 7:d49-51,d48-H3,dH3-H2 a 9:a32-41 b 10:b17-27 c 3:drop d 4:d51-47
a TRI:b27~d47 b 8:b47-55 c 8:drop d 4:d27-23 a 12:a41-53 b 13:bB-17 c 9:drop d 1:dH2-H3 a 1:a53-54
b 3:b55-58 c 9:drop d 4:d23-19 a 1:a54-55
deal b a:6,7,7,12,TAC b:2,5,6,7,TRI c:3,5,8,10,TRI d:5,5,12,TRI,TAC
give a:12 b:7 c:8 d:TRI
c 10:drop d 7:d19-20,dH3-H1,dH1-H4,dH4-H3 a 7:a62-H2,aH2-H1,aH1-H2 b TRI:b17~a55 c TRI:drop
d 12:d20-32 a 6:a17-23 b TRI:b55~b58 c 3:drop d TAC=3:d32-35 a 7:a23-27,aH2-H1,aH1-H2,aH2-H1
b 6:b58-64 c 12:drop d 5:d35-40 a 8:skip b 2:drop c 5:drop d 5:d40-45 a TAC=5:a27-32 b 5:b64-5
deal c a:7,7,12,TRI,TAC b:8,10,12,13,13 c:2,3,4,5,JES d:2,2,4,12,13
give a:12 b:10 c:3 d:4
d 10:d40-H1 a TRI:a32~b55 b 8:b32-40 c JES c 13:cB-33 d TAC=13:dB-49 a 13:aB-1 b 2:b5-7 c 2:drop
d 7:d49-56 a 4:a1-61 b 12:b40-52 c 12:drop d 7:d56-58,dH3-H2,dH2-H4,dH1-H3 a 13:aB-1 b 5:b52-57
c 2:drop d 3:d58-61 a 12:drop b 4:b7-3
deal d a:9,10,12,13,13 b:1,4,5,6,TAC c:1,3,3,10,13 d:2,5,6,10,TRI
give a:10 b:4 c:13 d:5
a 13:aB-1 b 1:b3-4 c 1:cB-33 d TRI:c33~d61 a 13:aB-1 b 5:b4-9 c 3:c61-64 d 10:d33-43 a 13:aB-1
b TAC=13:bB-17 c 10:drop d 4:d43-39 a 9:drop b 6:b57-63 c 10:drop d 6:d39-45 a 12:drop b 5:b9-14
c 3:drop d 2:d45-47
deal a a:1,3,7,9,9 b:4,6,8,8,13 c:1,1,6,7,9 d:1,2,2,6,10
give a:3 b:8 c:6 d:2
b 2:b17-19 c 1:cB-33 d 1:dB-49 a 7:a1-8 b 4:b19-H2 c 7:c64-7 d 6:d49-55 a 1:aB-1 b 8:skip c 1:drop
d 8:skip a 6:drop b 13:b14-27 c 9:c33-42 d 2:d55-57 a 9:a8-17 b 6:b27-33 c 3:c42-45 d 10:d47-57
a 9:a17-26
deal b a:1,5,12,TRI,TRI b:1,1,10,12,TRI c:5,5,8,10,13 d:6,12,13,13,13
give a:TRI b:1 c:13 d:13
c TRI:a1~b63 d 13:dB-49 a TRI:a26~c45 b TRI:b33~d57 c 8:skip d 12:drop a 1:aH3-H4 b 1:b57-58
c 10:c7-17 d 6:d49-55 a 5:a45-50 b 12:b1-13 c 5:c17-22 d 13:d33-46 a 12:a63-11 b 13:b58-7 c 5:c26-31
d 1:d55-56 a 13:drop b 10:drop
deal c a:6,10,13,13,TRI b:1,4,9,12,TAC c:1,2,8,10,12 d:4,5,6,7,9
give a:13 b:1 c:12 d:7
d 5:d46-H2 a TRI:a11~d56 b 7:b13-H1,b7-9 c 1:c31-32 d 6:d11-17 a 6:a56-62 b TAC=6:b9-15 c 2:c32-H1
d 1:d17-18 a 10:a56-2 b 4:b15-11 c 8:c22-30 d 9:d18-27 a 13:a50-63 b 12:b11-23 c 13:cB-33 d 4:d27-23
a 12:a2-14 b 9:drop c 10:c33-43
deal d a:1,3,4,5,8 b:3,6,9,9,10 c:2,2,7,7,10 d:9,10,13,TRI,TAC
give a:5 b:10 c:7 d:10
a 7:a14-15,aH1-H3,a63-H1,aH3-H2 b 9:drop c 7:c43-45,cH1-H2,c30-H1 d TRI:d23~c45 a 3:a15-18 b 9:drop
c 2:c23-25 d TAC=2:d45-47 a 4:a18-14 b 10:drop c 5:c23-28 d 9:d47-56 a 1:a14-15 b 3:drop c 2:c28-30
d 13:d56-5 a 8:skip b 6:drop c 10:c30-40 d 10:d5-15
deal a a:1,7,7,9,13 b:3,7,8,8,8 c:2,3,3,6,7 d:2,2,6,6,TAC
give a:7 b:3 c:2 d:2
b 7:bH3-H4,bH2-H3,bH1-H2,bH2-H1,bH1-H2,bH2-H1,bH1-H2 c 7:c40-43,cH2-H3,cH1-H2,cH2-H1,cH3-H2
d TAC=7:d15-22 a 13:aB-1 b 2:drop c 7:c40-43,cH2-H3,cH1-H2,cH2-H1,cH1-H2 d 3:d22-25
a 7:a1-3,aH2-H3,aH1-H2,aH2-H1,aH1-H2,aH2-H1 b 8:drop c 6:c43-49 d 6:d25-31 a 9:a3-12 b 8:drop
c 3:c49-52 d 6:d31-37 a 1:a12-13 b 8:drop c 3:c52-55 d 2:d37-39 a 2:a13-15
deal b a:1,4,5,5,12 b:1,4,4,8,JES c:2,7,9,13,TRI d:3,3,4,12,TAC
give a:12 b:1 c:2 d:4
c TRI:a15~c55 d TAC=TRI:a15~c55 a 5:a55-60 b JES b 13:bB-17 c 1:c15-16 d 2:d39-41 a 4:a60-56
b 12:b17-29 c 12:c16-28 d 4:d41-37 a 8:a56-64 b 7:b29-36 c 3:c28-31 d 1:d37-38 a 4:a64-60 b 9:drop
c 3:c31-H1 d 5:d38-43 a 4:a60-56
deal c a:1,2,7,8,10 b:6,9,13,13,TRI c:2,2,9,10,TRI d:3,6,8,9,13
give a:1 b:13 c:2 d:6
d 3:d43-46 a 7:a56-62,aH1-H2 b TRI:b36~a62 c TRI:a36~b62 d 8:skip a 10:drop b 6:b36-42 c 1:a62-63
d 13:d46-59 a 8:skip b 13:drop c 9:a63-8 d 13:d59-8 a 2:drop b 9:b42-51 c 2:drop d 9:d8-17 a 2:drop
b 6:b51-57 c 10:drop
deal d a:2,7,7,TAC,JES b:9,13,13,TRI,TAC c:1,1,5,12,12 d:1,4,4,7,13
give a:7 b:TRI c:5 d:4
a JES a 13:aB-1 b 7:b57-64 c TRI:a1~b64 d 7:d17-24 a 4:a64-60 b 12:b1-13 c 4:a60-56 d 2:d24-26
a TAC=2:a56-58 b 1:b13-14 c 1:a58-59 d 5:d24-29 a 13:a59-8 b 1:b14-15 c 7:a8-15 d TAC=7:d29-36
a 9:drop b 12:b15-27 c 13:a8-21
deal a a:2,4,4,5,10 b:1,2,5,7,8 c:3,3,9,10,13 d:3,5,6,8,10
give a:10 b:7 c:9 d:8
b 2:b27-29 c 3:a21-24 d 7:d36-43 a 5:a24-29 b 1:bB-17 c 13:a29-42 d 3:d43-46 a 2:a42-44 b 8:b17-25
c 10:drop d 5:d46-51 a 4:a44-40 b 8:b25-33 c 3:a40-43 d 6:d51-57 a 4:a43-39 b 5:b33-38 c 10:a39-49
d 10:d57-3 a 9:a49-58
deal b a:5,10,12,TRI,TRI b:4,4,6,6,9 c:1,7,7,8,13 d:1,3,5,8,12
give a:12 b:9 c:7 d:1
c 8:a58-H1
{ layout=pairs4 rules=ja,angel_ring_only=yes pack=basic+J board=a:H1,H2,H3,H4/b:38,H2,H3,H4/c:H1,H2,H3,H4/d:3,H2,H3,H4 hands=a:5,7,10,TRI,TRI/b:1,4,4,6,6/c:1,7,12,13/d:3,5,8,9,12 dealer=b turn=c phase=over fn=8 undo=a:58,H2,H3,H4/b:38,H2,H3,H4/c:H1,H2,H3,H4/d:3,H2,H3,H4 won=ac says=--++ gone=1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,7,7,7,7,7,8,8,8,8,8,9,9,9,9,9,10,10,10,10,10,12,12,13,13,13,13,13,13,13,TRI,TRI,TRI,TAC,TAC,JES laid=361 deals=4 shuffles=4 stack=7,3,6,TAC,1,1,4,5,6,12,3,TRI,10,12,9,13,12,8,2,TAC }

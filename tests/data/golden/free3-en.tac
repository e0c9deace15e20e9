[Layout "free3"]
[Rules "en,coop_last_tac=yes,places=yes"]
[Pack "basic+JW"]
[Result "c>a"]
[Event "golden play-through"]

deal a a:1,3,6,13,TRI b:3,13,13,TRI,JES c:2,4,6,8,9
b 13:bB-17 c 2:drop a 1:aB-1 b 13:b17-30 c 8:drop a 13:a1-14 b TRI:a14~b30 c 6:drop a 6:a30-36 b JES
b 4:b14-10 c 3:drop a 3:a36-39 b 9:b10-H2 c TRI:drop
deal b a:3,5,13,TRI,TRI b:4,8,9,10,13 c:7,8,10,12,13
c 13:cB-33 a 13:aB-1 b 13:bB-17 c 7:c33-40 a TRI:a1~c40 b 4:b17-13 c 10:c1-11 a TRI:c11~a40 b 8:skip
c 8:drop a 3:drop b 9:b13-22 c 12:c40-52 a 5:a11-16 b 10:b22-32
deal c a:1,6,7,12,TRI b:3,3,4,5,TAC c:4,4,7,8,10
a TRI:a16~c52 b TAC=TRI:a16~b32 c 10:c52-62 a 1:aB-1 b 4:b16-12 c 4:c62-58 a 7:a1-8 b 3:b12-15
c 7:c58-1 a 12:a32-44 b 3:b15-H1 c 4:c1-61 a 6:a44-50 b 5:drop c 8:c61-5
deal a a:3,5,6,9,12 b:5,7,12,12,TAC c:1,2,9,10,TAC
b 7:bH2-H4,bH1-H3,bH3-H1,bH4-H3 c 1:cB-33 a 12:a8-20 b 5:drop c 9:c33-42 a 9:a20-29 b 12:drop
c 2:c5-7 a 6:a50-56 b TAC:drop c TAC=6:c7-13 a 5:a29-34 b 12:drop c 10:c13-23 a 3:a34-37
deal b a:2,5,7,9,13 b:1,4,8,9,TAC c:2,3,6,9,WAR
c WAR:c42-56 a 13:aB-1 b 1:bH3-H4 c 9:c56-1 a 5:a37-42 b TAC:drop c 2:c1-3 a 7:a42-49 b 8:drop
c 6:c3-9 a 2:a49-51 b 9:drop c 3:c9-12 a 9:a51-60 b 4:drop
deal c a:1,6,10,12,TRI b:2,6,8,12,13 c:1,2,5,10,13
a 6:a60-H1 b 13:bB-17 c 13:c23-H3 a 1:aB-1 b 2:bH1-H3 c 2:c12-14 a 10:a1-11 b 8:b17-25 c 1:c14-15
a TRI:a11~b25 b 6:drop c 5:c15-20 a 12:a25-37 b 12:drop c 10:c20-30
deal a a:2,4,5,8,TAC b:3,5,7,8,TRI c:2,5,6,7,9
b 5:b11-16 c 7:c30-H1,cH3-H2,cH2-H4 a TAC=7:a37-38,aH1-H4,aH4-H1 b 3:b16-H2 c 5:c30-H2 a 2:a38-40
b TRI:drop c 9:drop a 5:a40-45 b 8:drop c 6:drop a 8:skip b 7:drop c 2:drop a 4:a45-41
deal b a:1,3,4,4,5 b:1,2,3,12,12 c:1,2,5,6,12
c 1:cH3-H4 a 4:a41-37 b 1:bB-17 c 6:drop a 1:aH1-H2 b 3:b17-20 c 12:drop a 5:a37-42 b 2:b20-22
c 5:drop a 3:a42-45 b 12:b22-34 c 2:drop a 4:a45-41 b 12:drop
deal c a:2,4,7,8,8 b:1,1,4,8,13 c:2,5,12,TRI,TRI
a 7:a41-48 b 8:b34-42 c TRI:drop a 2:a48-50 b 1:b42-43 c TRI:drop a 8:skip b 1:drop c 5:drop
a 4:a50-46 b 4:b43-39 c 12:drop a 8:a46-54 b 13:b39-52 c 2:drop
deal a a:3,4,7,TAC,TAC b:6,9,12,13,JES c:9,9,13,13,WAR
b JES b WAR:b52-54 c 7:cH2-H3,cH3-H1,cH1-H3,cH3-H1 a 13:aB-1 b 9:b54-63 c 4:drop a 9:a1-10 b 9:b63-8
c TAC:drop a 6:a10-16 b 13:drop c TAC=13:cB-33 a 12:a16-28 b 13:b8-21 c 3:c33-36
deal b a:1,6,7,10,10 b:3,6,6,13,TAC c:1,2,6,7,9
c 7:c36-39,cH1-H2,cH2-H1,cH1-H3 a 7:a28-33,aH2-H4 b 6:b21-27 c 1:cB-33 a 1:aB-1 b TAC=1:b27-28
c 6:c39-45 a 6:drop b 3:b28-31 c 9:c33-42 a 10:drop b 6:b31-37 c 2:c45-47 a 10:drop b 13:drop
deal c a:1,3,13,13,TRI b:1,3,4,10,10 c:7,8,9,10,13
a 1:aB-1 b 1:b37-38 c 7:c42-46,c47-50 a TRI:a1~c46 b 4:b38-34 c 13:c1-14 a 3:a46-49 b 10:b34-44
c 8:c14-22 a 13:aB-1 b 3:b44-47 c 9:c22-31 a 13:a1-14 b 10:drop c 10:c50-60
deal a a:4,8,9,10,13 b:4,6,9,10,13 c:1,2,7,10,12
b 4:b47-43 c 7:c31-H1,c60-64 a 10:a49-59 b 9:b43-52 c 12:c64-12 a 13:aB-1 b 6:b52-58 c 2:c12-14
a 4:a1-61 b 13:drop c 1:cH1-H2 a 8:skip b 10:drop c 10:c14-24 a 9:a61-6
deal b a:5,6,8,12,TAC b:1,2,7,9,10 c:1,5,8,12,13
c 8:skip a 8:drop b 7:b58-1 c 1:c24-25 a 12:a6-18 b 2:b1-3 c 5:c25-30 a 5:a18-23 b 10:b3-13
c 12:c30-42 a 6:a23-29 b 1:b13-14 c 13:c42-55 a TAC=13:a29-42 b 9:b14-23
deal c a:2,5,5,6,JES b:1,5,9,13,WAR c:3,6,13,13,TRI
a 6:a42-48 b WAR:b23-48 c 13:cB-33 a JES a 1:aB-1 b 3:b48-51 c 5:c33-38 a 5:a1-6 b 6:b51-57
c 5:c38-43 a 13:aB-1 b TRI:a6~b57 c 2:c43-45 a 9:drop b 13:b6-19
deal a a:4,5,13,13,TAC b:3,4,7,8,12 c:1,5,7,7,8
b 8:b19-27 c 8:c45-53 a 4:a1-61 b 12:b27-39 c 1:c53-54 a 5:a61-H1 b 7:b39-46 c 7:c54-61
a TAC=7:a57-62,aH1-H3 b 4:b46-42 c 7:c54-61 a 13:aB-1 b 3:b42-45 c 5:drop a 13:a1-14
deal b a:3,4,8,9,TRI b:1,2,2,7,TAC c:1,3,3,3,9
c 1:c61-62 a 3:a14-17 b TAC=3:b45-48 c 9:c62-7 a TRI:a14~b48 b 1:b14-15 c 3:c7-10 a 8:skip b 7:drop
c 3:c10-13 a 9:a48-57 b 2:b15-17 c 3:c13-16 a 4:a57-53 b 2:b17-19
deal c a:2,3,7,9,10 b:1,2,12,13,TRI c:4,8,12,TRI,TAC
a 10:a53-63 b TRI:b19~a63 c TRI:c16~a19 a 7:a16-23 b 12:b63-11 c 12:drop a 9:a23-32 b 1:b11-12
c TAC=1:cB-33 a 3:drop b 2:b11-13 c 8:skip a 2:drop b 13:b13-26 c 4:drop
deal a a:1,6,9,10,TRI b:2,5,6,12,13 c:1,2,4,8,13
b 6:b26-32 c 8:skip a 10:drop b 5:drop c 2:c33-35 a 1:aB-1 b 2:b32-34 c 13:c35-48 a TRI:a1~c48
b 13:b34-47 c 1:c1-2 a 6:a48-54 b 12:drop c 4:c2-62 a 9:drop
deal b a:5,12,13,TRI,WAR b:5,7,8,9,10 c:2,4,7,12,13
c 2:c62-64 a 13:aB-1 b 7:b47-54 c 4:c64-60 a WAR:a1-54 b 9:drop c 13:c60-9 a 12:a54-H1 b 10:drop
c 7:c9-16 a TRI:drop b 8:drop c 12:c16-28 a 5:drop b 5:drop
deal c a:4,5,7,8,9 b:1,3,6,6,7 c:1,1,3,6,8
a 7:aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2,aH2-H1,aH1-H2 b 1:bB-17 c 1:c28-29 a 8:drop b 6:b17-23
c 1:c29-30 a 9:drop b 7:b23-30 c 3:drop a 5:drop b 6:b30-36 c 8:drop a 4:drop b 3:b36-39 c 6:drop
deal a a:6,8,TRI,TRI,TAC b:1,4,7,13,TAC c:10,12,13,TAC,JES
b 7:b39-46 c 13:cB-33 a TAC=13:aB-1 b 13:b46-59 c TAC=13:cB-33 a TRI:a1~b46 b TAC=TRI:a1~b46
c 12:c33-45 a 8:skip b 1:drop c JES c TRI:c45~a46 a 4:a45-41 b 10:b1-11 c 6:c46-52
deal b a:2,4,5,8,10 b:1,2,3,4,6 c:1,3,4,5,9
c 5:c52-57 a 8:a41-49 b 2:b11-13 c 9:c57-2 a 2:a49-51 b 1:b13-14 c 3:c2-5 a 4:a51-47 b 4:b14-10
c 4:c5-1 a 10:a47-57 b 3:b10-13 c 1:c1-2 a 5:a57-62 b 6:b13-19
deal c a:3,9,10,10,TRI b:2,7,7,10,TAC c:3,9,9,12,13
a TRI:c2~b19 b 7:b2-9 c 12:c19-31 a 10:a62-8 b 2:b9-11 c 3:c31-H1 a 3:a8-11 b TAC=3:b11-14 a 10:drop
b 7:b14-21 a 9:a8-17 b 10:b21-31
deal a a:1,2,12,12,TRI b:3,5,8,13,13
b 8:b31-39 a 12:a17-29 b 13:b39-52 a TRI:a29~b52 b 13:b29-42 a 12:a52-64 b 5:b42-47 a 2:a64-H1
{ layout=free3 rules=en,coop_last_tac=yes,places=yes pack=basic+JW board=a:H1,H2,H3,H4/b:47,H2,H3,H4/c:H1,H2,H3,H4 hands=a:1/b:3/c: dealer=a turn=a phase=over fn=2 undo=a:64,H2,H3,H4/b:47,H2,H3,H4/c:H1,H2,H3,H4 won=c>a says=++- gone=1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,4,4,5,5,5,5,5,5,5,6,6,6,6,6,6,6,7,7,7,7,7,7,7,8,8,8,8,8,8,8,9,9,9,9,9,10,10,10,10,10,10,10,12,12,12,12,12,12,12,13,13,13,13,13,13,13,13,TRI,TRI,TRI,TRI,TRI,TRI,TAC,TAC,TAC,TAC,JES,WAR laid=365 deals=7 shuffles=4 }

[Layout "pair_vs_one3"]
[Rules "th,coop_last_tac=yes"]
[Pack "basic+AD"]
[Result "bc"]
[Event "golden play-through"]

deal c a:1,4,8,13,TRI b:1,2,4,8,10 c:2,4,5,5,10
give b:2 c:5
a 4:a1-61 b 4:b17-13 c 4:c33-29 a 13:aB-1 b 5:b13-H1 c 5:c29-H1 a TRI:a1~a61 b 1:bH1-H2 c 2:cH1-H3
a 1:a1-H1 b 8:drop c 10:drop a 8:skip b 10:drop c 2:drop
deal a a:1,4,7,8,13 b:2,3,7,12,TAC c:5,5,10,12,12
give b:TAC c:5
b 7:bH2-H1,bH1-H4,bH4-H1 c TAC=7:cH3-H1,cH1-H4,cH4-H2 a 13:aB-1 b 2:bH2-H4 c 10:drop a 8:a1-9
b 3:drop c 12:drop a 7:a61-64,a9-11,aH1-H2,aH2-H1 b 12:drop c 5:drop a 4:a64-60 b 5:drop c 12:drop
a 1:aB-1
deal b a:1,6,8,12,TRI b:3,6,7,9,TRI c:9,10,TRI,TAC,ANG
give b:7 c:TAC
c 7:cH2-H4,cH4-H1,cH1-H3 a 1:a11-12 b TAC=1:bB-17 c ANG:a60-61 a TRI:a11~b17 b 3:b11-14 c 9:drop
a 12:a17-29 b 6:b14-H3 c 10:drop a 8:a29-37 b 9:drop c TRI:drop a 6:a37-43 b TRI:drop
deal c a:2,3,3,6,12 b:2,2,4,8,12 c:1,3,6,6,7
give b:2 c:7
a 6:a1-7 b 2:drop c 1:cB-33 a 12:a7-19 b 8:drop c 3:c33-36 a 2:a61-63 b 4:drop c 6:c36-42 a 3:a43-46
b 7:drop c 2:c42-44 a 3:a46-49 b 12:drop c 6:drop
deal a a:2,5,9,10,TAC b:9,10,TRI,TAC,DEV c:3,4,7,13,13
give b:10 c:13
b 13:bB-17 c 3:c44-47 a 5:a49-54 b TRI:b17~c47 c 7:c17-20,cH3-H4,cH4-H1 a TAC=7:a54-56,aH1-H3,a63-H1
b TAC=7:b47-54 c 13:cB-33 a 2:aH1-H3 b 9:b54-63 c 4:c33-29 a 9:drop b DEV b 10:c29-39 a 10:drop
deal b a:4,5,6,9,9 b:1,6,7,8,12 c:1,1,7,13,13
give b:6 c:1
c 7:c20-21,c39-44,cH1-H2 a 5:drop b 8:skip c 6:drop a 6:drop b 7:b63-6 c 1:c44-45 a 9:drop
b 12:b6-H1 c 13:c45-58 a 4:drop b 1:bB-17 c 13:c58-7 a 9:drop b 1:b17-18
deal c a:1,5,7,7,10 b:2,2,4,9,TRI c:4,6,7,10,TRI
give b:2 c:7
a 1:aB-1 b TRI:c7~b18 c TRI:c18~c21 a 7:a1-8 b 7:bH1-H2,bH2-H1,bH1-H2,bH2-H1,bH1-H2,bH2-H1,bH1-H2
c 6:c21-27 a 7:a8-14,aH3-H4 b 2:drop c 2:cH2-H4 a 5:drop b 4:drop c 4:c18-14 a 10:drop b 9:drop
c 10:c14-24
deal a a:6,6,10,12,13 b:1,3,5,6,7 c:3,7,8,9,ANG
give b:6 c:7
b 1:bB-17 c 8:c27-H2 a 13:aB-1 b 3:b17-20 c 6:c24-30 a 12:a1-13 b 7:b20-27 c ANG:aB-1 a 10:a1-11
b 7:b27-34 c 3:drop a 6:a13-19 b 5:b34-39 c 9:drop a 6:a19-25
deal b a:1,3,5,8,9 b:3,7,8,10,TAC c:3,8,12,13,TAC
give b:8 c:8
c 13:cB-33 a 1:aB-1 b TAC=1:b39-40 c 3:c33-36 a 9:a25-34 b 3:b40-43 c 8:skip a 5:drop b 8:skip
c TAC=8:skip a 3:drop b 10:b43-53 c 12:c36-48 a 8:a34-42 b 7:b53-60
deal c a:2,4,5,9,DEV b:1,4,6,10,TRI c:8,10,12,TRI,TAC
give b:4 c:8
a DEV a TRI:a11~b60 c 10:c48-58 a 2:a60-62 b 1:b11-12 c TAC=1:cH2-H3 a 9:a42-51 b 8:skip c TRI:drop
a 5:a51-56 b 10:b11-21 c 12:drop a 4:a56-52 b 6:b21-27 c 4:c58-54
deal a a:1,5,12,12,TRI b:2,3,5,12,13 c:1,1,1,4,6
give b:5 c:4
b 13:b27-40 c 6:c54-60 a 1:aB-1 b 12:b40-52 c 1:c60-61 a TRI:a1~b52 b 3:b1-4 c 1:c61-62 a 5:a52-57
b 2:b4-6 c 1:cB-33 a 12:drop b 4:b6-2 c 5:c33-38 a 12:drop
deal b a:2,7,9,13,TRI b:4,8,9,12,13 c:2,4,5,6,10
give b:12 c:6
c 12:c38-50 a 7:a57-64 b 9:b2-11 c 5:c50-55 a TRI:b11~c55 b 8:b55-63 c 2:c11-13 a 2:a64-H1
b 4:b63-59 c 10:c13-23 a 13:aB-1 b 6:b59-1 c 4:c23-19 a 9:drop b 13:b1-14
deal c a:2,3,4,13,13 b:4,6,8,9,DEV c:2,3,4,5,6
give b:9 c:3
a 13:aB-1 b 4:b14-10 c 6:c19-25 a 4:a1-61 b 8:b10-H1 c 2:c25-27 a 2:a61-63 b 3:c27-30 c 5:c30-H2
a 13:aB-1 b DEV b 4:drop a 3:a1-4 b 6:drop c 9:drop
deal a a:8,8,8,10,TRI b:9,13,TRI,TRI,TAC c:2,9,10,TRI,TAC
give b:TAC c:2
b 13:cB-33 c TRI:c33~a63 a TRI:a4~c63 b TRI:c4~a63 c TAC=TRI:a33~a63 a 10:a33-43 b 9:c4-13
c 9:c13-22 a 8:skip b TRI:drop c TAC=TRI:a43~a63 a 8:a43-51 b 2:c22-24 c 10:c24-H1
{ layout=pair_vs_one3 rules=th,coop_last_tac=yes pack=basic+AD board=a:51,63,H1,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4 hands=a:8/b:/c: dealer=a turn=c phase=over fn=10 undo=a:51,63,H1,H4/b:H1,H2,H3,H4/c:24,H2,H3,H4 won=bc says=-+- gone=2,2,2,3,3,4,4,4,5,6,6,8,8,8,9,9,9,10,10,13,13,13,TRI,TRI,TRI,TRI,TAC,TAC,DEV laid=209 deals=2 shuffles=3 stack=6,TAC,6,2,2,12,4,5,13,ANG,5,6,3,13,3,2,8,3,4,12,1,6,12,12,9,TRI,1,7,1,8,TAC,7,1,10,7,9,3,10,1,TRI,7,13,7,12,7,7,4,12,5,6,3,10,2,4,13,10,9,12,7,TRI,5,1,1,1,13,10,5,9,1,5 }

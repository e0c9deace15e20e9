[Layout "free3"]
[Rules "std"]
[Pack "basic"]
[Result "c"]
[Event "golden play-through"]

deal c a:4,8,9,10,13 b:4,4,8,13,TAC c:1,8,13,TRI,TRI
a 13:aB-1 b 13:bB-17 c 13:cB-33 a 4:a1-61 b TAC=4:b17-13 c TRI:b13~c33 a 10:a1-11 b 8:skip c 1:drop
a 8:skip b 4:drop c 8:skip a 9:drop b 4:b33-29 c TRI:a11~c13
deal a a:1,4,5,10,TAC b:2,3,5,7,9 c:3,5,8,9,TAC
b 5:b29-34 c 8:skip a TAC:drop b 9:b34-43 c 3:drop a 1:aB-1 b 7:b43-50 c TAC=7:c11-18 a 4:a1-61
b 2:b43-45 c 5:c18-23 a 5:a61-H1 b 3:b45-48 c 9:c23-32 a 10:drop
deal b a:1,1,2,3,12 b:5,6,13,13,TRI c:1,6,7,8,10
c 1:cB-33 a 2:aH1-H3 b 5:b48-53 c 7:c33-36,c32-H2,cH2-H1 a 1:aB-1 b TRI:a1~b53 c 8:c36-44 a 1:aB-1
b 13:bB-17 c 6:c44-50 a 3:a53-56 b 13:b17-30 c 10:drop a 12:a1-13 b 6:b30-36
deal c a:5,6,7,13,TRI b:3,6,10,12,13 c:5,10,12,12,13
a 13:aB-1 b 13:bB-17 c 5:c50-55 a TRI:a13~c55 b 10:b17-27 c 13:cB-33 a 7:a1-4,a56-59,aH3-H4
b 12:b36-48 c 10:c13-23 a 5:a59-64 b 3:b48-51 c 12:c33-45 a 6:a4-10 b 6:b27-33 c 12:drop
deal a a:1,6,7,9,TRI b:1,2,3,7,9 c:2,7,9,12,12
b 7:b33-37,b51-54 c 7:c23-28,cH1-H3 a 7:a10-11,a64-H2,aH2-H1,aH1-H3 b 1:bB-17 c 2:c28-30
a TRI:a11~c45 b 9:b17-26 c 12:c11-23 a 6:a55-61 b 3:b54-57 c 9:drop a 9:a45-54 b 2:b37-39 c 12:drop
a 1:a61-62
deal b a:2,3,8,9,13 b:2,4,7,10,10 c:1,3,7,8,12
c 7:cH3-H4,c30-H3 a 3:a54-57 b 7:b26-33 c 8:skip a 13:drop b 10:b39-49 c 3:c23-26 a 2:a62-64
b 2:b33-35 c 1:c26-27 a 8:skip b 10:drop c 12:drop a 9:a64-9 b 4:b49-45
deal c a:3,4,8,13,TRI b:6,6,7,10,13 c:2,5,9,12,12
a TRI:a9~b45 b 10:b35-45 c 5:c27-32 a 13:aB-1 b 7:b45-48,b9-13 c 2:c32-H1 a 4:a1-61 b 13:bB-17
c 12:drop a 3:a61-64 b 6:b48-54 c 12:drop a 8:skip b 6:drop c 9:drop
deal a a:1,4,8,9,12 b:5,6,10,12,12 c:4,7,8,12,13
b 12:b17-29 c 7:cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2,cH2-H1,cH1-H2 a 4:a64-60 b 12:b29-41 c 13:cB-33
a 8:skip b 10:drop c 4:c33-29 a 1:a60-61 b 6:b13-H2 c 12:c29-41 a 9:a61-6 b 5:drop c 8:skip
a 12:drop
deal b a:1,4,5,7,8 b:2,2,4,7,9 c:1,1,5,13,13
c 13:c41-54 a 1:a6-7 b 7:bH2-H1,bH1-H4,bH4-H1 c 1:c54-55 a 7:a57-59,a7-12 b 2:bH1-H3 c 1:c55-56
a 8:a12-20 b 9:drop c 5:drop a 5:a59-64 b 2:drop c 13:drop a 4:a20-16 b 4:drop
deal c a:3,4,7,13,13 b:2,3,6,8,TRI c:6,7,10,TRI,TRI
a 7:a16-17,a64-H2,aH2-H1,aH1-H2,aH2-H1 b 2:drop c TRI:a17~c56 a 3:a56-59 b 3:drop c 10:c17-27
a 4:a59-55 b 8:drop c 7:c27-H1
{ layout=free3 pack=basic board=a:55,H1,H3,H4/b:B,B,B,H3/c:H1,H2,H3,H4 hands=a:13,13/b:6,TRI/c:6,TRI dealer=c turn=c phase=over fn=7 undo=a:55,H1,H3,H4/b:B,B,B,H3/c:27,H2,H3,H4 won=c says=+-- gone=1,1,1,1,2,2,2,2,3,3,3,4,4,4,4,4,4,5,5,5,5,6,6,6,7,7,7,7,7,7,8,8,8,8,8,9,9,9,10,10,10,12,12,12,12,12,12,13,13,13,13,13,TRI,TRI laid=144 deals=4 shuffles=2 stack=10,3,1,TRI,10,13,1,8,TRI,12,13,2,TRI,3,9,2,TAC,9,TAC,1,4,TAC,10,5,1,2,8,7,5,6,7,3,TAC,6,3,9,10,5,1,9 }

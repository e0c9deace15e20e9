[Layout "coop4"]
[Rules "th,coop_last_tac=yes"]
[Pack "basic+JD"]
[Result "abcd"]
[Event "golden play-through"]

deal a a:2,3,4,TAC,DEV b:6,7,9,12,13 c:5,6,8,8,TRI d:1,7,12,12,13
give b:9 c:6 d:13 a:4
b 6:b17-23 c TRI:c33~d49 d 7:d33-40 a 6:a1-7 b 12:b23-35 c 8:skip d 9:drop a 3:a7-10 b 13:bB-17
c 8:c49-57 d 12:d40-H3 a DEV a 7:b35-42 c 5:c57-62 d 1:dB-49 a 2:a10-12 b 13:b17-30 c 4:c62-58
d 12:drop a TAC=12:a12-24
deal b a:2,3,3,7,JES b:4,5,8,9,12 c:3,9,10,12,13 d:1,6,6,6,10
give c:3 d:1 a:2 b:9
c 13:c58-7 d 6:d49-55 a JES a 1:a24-25 b 9:b30-39 c 9:c7-16 d 7:d55-61,dH3-H2 a 8:a25-33 b 12:b42-54
c 10:c16-26 d 3:d61-64 a 4:a33-29 b 2:b54-56 c 6:drop d 3:d64-3 a 5:a29-34 b 10:b39-49 c 6:c26-32
d 3:d3-6 a 12:a34-46

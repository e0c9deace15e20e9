[Layout "trios6"]
[Rules "ja,angel_ring_only=yes"]
[Pack "basic+JA"]
[Result "bdf"]
[Event "golden play-through"]

deal f a:1,3,6,12,13 b:3,4,8,9,10 c:4,4,5,9,TRI d:2,2,6,6,10 e:5,7,7,8,9 f:2,4,8,13,TAC
give a:1 b:9 c:9 d:2 e:7 f:4
a 7:a1-8 b 4:b12-8 c TRI:c23~e45 d 6:d34-40 e 8:e23-31 f TAC=8:f56-64 a 13:aB-1 b 8:b8-H4 c 4:c45-41
d 10:drop e 5:e23-28 f 13:fB-56 a 12:a1-13 b 4:drop c 5:c41-46 d 2:d40-42 e 9:e28-37 f 8:skip
a 3:drop b 3:drop c 4:c46-42 d 9:drop e 7:e37-44 f 2:f56-58 a 6:a13-19 b 10:drop c 1:cB-23 d 6:drop
e 9:e44-53 f 2:f58-60
deal a a:3,4,10,12,TAC b:1,4,7,12,13 c:6,6,7,TRI,TAC d:3,3,4,5,12 e:7,8,12,TRI,ANG f:5,7,9,TRI,TAC
give b:12 c:TAC d:4 e:ANG f:9 a:10
b 13:bB-12 c TRI:c23~e53 d 3:drop e TRI:a19~f64 f TRI:c53~f60 a TAC=TRI:f19~c53 b 4:b12-8 c 7:c19-H3
d 5:drop e 7:drop f TAC=7:f53-H4 a 4:a64-60 b 1:b8-9 c 10:drop d 3:drop e 8:drop f 4:drop
a ANG:bB-12 b 7:b12-14,b9-H2 c 6:drop d 12:drop e 12:drop f 5:drop a 3:a60-63 b 9:b14-23 c 6:drop
d 12:drop e TAC:drop f 7:drop a 12:a63-9

[Layout "free3"]
[Rules "zh,places=yes"]
[Pack "basic+J"]
[Result "a>b"]
[Event "golden play-through"]

deal a a:3,3,8,8,9 b:6,8,9,9,13 c:6,7,10,13,13
b 13:bB-17 c 13:cB-33 a 8:skip b 9:drop c 13:cB-33 a 8:skip b 9:drop c 6:c33-39 a 9:drop b 8:b17-25
c 10:c39-49 a 3:drop b 6:b25-31 c 7:c49-56 a 3:drop
deal b a:4,5,7,9,TRI b:1,5,9,TAC,TAC c:6,8,9,10,12
c 6:c56-62 a 5:drop b 9:b31-40 c 9:c62-7 a 9:drop b 1:bB-17 c 8:c7-15 a 4:drop b TAC=4:b40-36
c 10:drop a TRI:drop b TAC=TRI:c15~b17 c 12:c17-29 a 7:drop b 5:b15-H3

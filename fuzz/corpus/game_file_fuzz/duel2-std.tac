[Layout "duel2"]
[Rules "std"]
[Pack "basic+JAD"]
[Result "a"]
[Event "golden play-through"]

deal a a:1,8,13,13,TAC c:2,3,5,9,10
c 3:drop a 13:aB-1 c 10:drop a 13:a1-14 c 2:drop a 1:a14-15 c 9:drop a 8:a15-23 c 5:drop
a TAC=5:a23-28
deal c a:2,2,5,12,TRI c:4,10,10,13,TRI
a 12:a28-40 c 13:cB-33 a 2:a40-42 c 4:c33-29 a 5:a42-47 c 10:c29-39 a 2:a47-49 c TRI:c39~a49
a TRI:a39~c49 c 10:c39-49

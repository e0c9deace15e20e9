[Layout "pair_vs_one3"]
[Rules "pl,places=yes"]
[Pack "basic+JD"]
[Result "bc"]
[Event "golden play-through"]

deal a a:2,2,10,10,DEV b:1,1,2,6,TRI c:1,3,4,4,4
give b:TRI c:3
b 1:bB-17 c 1:cB-33 a DEV a 3:b17-20 c 4:c33-29 a 2:drop b 6:b20-26 c TRI:b26~c29 a 2:drop
b 1:b29-30 c 4:c26-22 a 10:drop b 2:b30-32 c 4:c22-18 a 10:drop
deal b a:5,10,TRI,TAC,TAC b:1,3,6,12,12 c:3,5,9,13,13
give c:13 b:12
c 3:c18-21 a TAC:drop b 1:b32-33 c 5:c21-26 a TAC:drop b 13:b33-46 c 13:cB-33 a 10:drop b 12:b46-58
c 12:c33-45 a 5:drop b 6:b58-64 c 9:c45-54 a TRI:drop b 3:b64-3

[Event "a \"quoted\" name \\"]
[Layout "duel2"]
[X "kept"]

{ before }
deal c a:1,2,3,4,5 {between} c:1,2,3,4,5
a 1:aB-1 { in
the game } c 1:cB-33 a 2:a1-3

[Layout "pairs4"]
[Rules "std"]
[Pack "master"]
[Result "ac"]
[Event "golden play-through"]

deal b a:6,7,8,TRI,DEV b:3,7,8,9,13 c:4,9,10,12,13 d:1,6,7,8,TRI
give c:4 d:8 a:DEV b:8
c 13:cB-33 d 1:dB-49 a 4:drop b 13:bB-17 c 10:c33-43 d TRI:b17~c43 a 7:drop b 8:skip c DEV:drop
d 6:d49-55 a 6:drop b 7:b43-50 c 12:c17-29 d 8:d55-63 a 8:drop b 9:b50-59 c 9:c29-38 d 7:d63-6
a TRI:drop b 3:b59-62
deal c a:5,7,8,9,12 b:8,9,10,12,TRI c:3,4,8,9,12 d:2,6,7,7,9
give d:6 a:8 b:9 c:4
d 2:d6-8 a 7:drop b TRI:d8~c38 c 9:c8-17 d 7:d38-45 a 5:drop b 8:b62-6 c 12:c17-29 d 7:d45-H3
a 12:drop b 12:b6-H1 c 3:c29-32 d 9:drop a 9:drop b 6:drop c 8:skip d 9:drop a 4:drop b 10:drop
c 8:c32-40

// The positions of the pictures: the middle of a game, a seven, a TAC, six people.
import type { Staged } from './staged';

const middle =
  'layout=pairs4 board=a:B,26,58,H4/b:B,B,17*,44/c:B,36,40,H3/d:B,B,12,51 hands=a:4,7,9,TRI,TAC/b:?5/c:?5/d:?5 dealer=d turn=a ' +
  'fn=10 undo=a:B,26,58,H4/b:B,B,17*,44/c:B,36,40,H3/d:B,B,2,51 says=-+-+ gone=1,1,2,3,5,8,10,12,13,13,TRI laid=11 deals=2';
const log = [
  '= d -+-+',
  'a 13:aB-1',
  'b 13:bB-17',
  'c 13:cB-33',
  'd 1:dB-49',
  'a 12:a1-13',
  'b 5:b17-22',
  'c 3:c33-36',
  'd 12:d49-61',
  'a 9:a13-22',
  'b 8:skip',
  'c 2:drop',
  'd 5:d61-2',
  'a 3:a22-25',
  'b 1:bB-17',
  'c 10:c36-46',
  'd 10:d2-12',
];
const names = ['Mira', '', 'Jonas', ''];

export const scenes: Record<string, Staged> = {
  game: { position: middle, log, names, received: 'a:TRI' },
  seven: { position: middle, log, names },
  six: {
    position:
      'layout=pairs6 board=a:B,B,9,H4/b:B,B,B,12*/c:B,B,30,41/d:B,B,34*,H3/e:B,B,B,50/f:B,B,22,63 hands=a:1,5,7,8,13/b:?5/c:?5/d:?5/e:?5/f:?5 dealer=f turn=a says=++-+-+ gone=1,13 laid=2',
    names,
    type: 'six_pairs',
  },
};

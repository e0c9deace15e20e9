import { expect, it } from 'vitest';
import { endsGame, splashOf } from './drama';
import { History } from './history';
import { parsePlay } from './play';
import { parsePosition } from './position';
import type { Seat } from './words';

const made = (board: string, by: Seat, play: string) => {
  const position = parsePosition(`layout=pairs4 board=${board} hands=a:?1/b:?1/c:?1/d:?1 dealer=d turn=${by}`);
  return History.from(position).addPlay(position, by, parsePlay(play));
};
const middle = 'a:B,B,20,H4/b:B,B,B,25/c:B,B,B,40/d:B,B,B,B';

it.each([
  ['5:a20-25', { card: '5', by: 'a', captured: ['b'] }],
  ['4:a20-16', undefined],
  ['JES', { card: 'JES', by: 'a', captured: [] }],
  ['TAC:drop', undefined],
])('%s: %o', (play, splash) => {
  expect(splashOf(made(middle, 'a', play))).toEqual(splash);
});

it('a deal is none', () => {
  expect(splashOf({ kind: 'deal', dealer: 'a', says: '----' })).toBeUndefined();
  expect(splashOf(undefined)).toBeUndefined();
});

it.each([
  ['a:H1,H2,H3,H4/b:B,B,B,B/c:H2,H3,H4,32/d:B,B,B,B', true],
  ['a:H2,H3,H4,40/b:B,B,B,B/c:H2,H3,H4,32/d:B,B,B,B', false], // the partner has one left
])('the last marble home in %s: %s', (board, last) => {
  expect(endsGame(made(board, 'c', '2:c32-H1'))).toBe(last);
});

// Marbles put elsewhere by hand, and a board that was set right in the history of a game.
import { expect, it } from 'vitest';
import { History } from './history';
import { boardOf, marblesOf } from './marbles';
import { parsePlay } from './play';
import { boardText, parsePosition } from './position';
import { changesTo, placesToPut, putElsewhere } from './set-board';

const text = 'layout=pairs4 board=a:B,B,1*,5/b:B,B,B,20/c:B,B,B,H2/d:B,B,B,B hands=a:?2/b:?2/c:?2/d:?2 dealer=d turn=a';
const position = parsePosition(text);
const { layout } = position;
const marbles = marblesOf(position.board);
const after = (from: string, to: string): string => boardText(boardOf(putElsewhere(marbles, layout, from, to)));

it.each([
  ['5', '9', 'a:B,B,1*,9/b:B,B,B,20/c:B,B,B,H2/d:B,B,B,B'],
  ['5', '20', 'a:B,B,1*,20/b:B,B,B,B/c:B,B,B,H2/d:B,B,B,B'], // what stood there goes home
  ['5', 'a-H4', 'a:B,B,1*,H4/b:B,B,B,20/c:B,B,B,H2/d:B,B,B,B'],
  ['5', '1', 'a:B,B,B,1/b:B,B,B,20/c:B,B,B,H2/d:B,B,B,B'], // it has been around
  ['b-B', '17', 'a:B,B,1*,5/b:B,B,17*,20/c:B,B,B,H2/d:B,B,B,B'], // it comes out
  ['b-B', '18', 'a:B,B,1*,5/b:B,B,18,20/c:B,B,B,H2/d:B,B,B,B'],
  ['c-H2', 'c-B', 'a:B,B,1*,5/b:B,B,B,20/c:B,B,B,B/d:B,B,B,B'],
])('puts a marble from %s to %s', (from, to, board) => expect(after(from, to)).toBe(board));

it('keeps four marbles of each colour wherever they are put', () => {
  for (const { sources } of [placesToPut(marbles, layout, undefined)])
    for (const from of sources)
      for (const to of placesToPut(marbles, layout, from).targets) {
        const board = boardOf(putElsewhere(marbles, layout, from, to));
        expect([...board.values()].map((spots) => spots.length)).toEqual([4, 4, 4, 4]);
        const taken = [...board].flatMap(([seat, spots]) =>
          spots.flatMap(({ space }) => (space === 'B' ? [] : [/^\d/.test(space) ? space : seat + space])),
        );
        expect(new Set(taken).size).toBe(taken.length);
      }
});

it('lets a marble go anywhere on the ring, and to its own home and base alone', () => {
  expect(placesToPut(marbles, layout, undefined).targets.size).toBe(0);
  const { targets } = placesToPut(marbles, layout, '5');
  expect(targets.size).toBe(64 - 1 + 4 + 1);
  expect([...targets].filter((place) => place.startsWith('b'))).toEqual([]);
});

it('tells which marbles change their place', () => {
  const changes = changesTo(marbles, 'a:B,B,1*,9/b:B,B,B,20/c:B,B,B,H2/d:B,B,B,60');
  expect(changes.map(({ id, trail }) => [id.slice(0, 1), ...trail])).toEqual([
    ['a', '5', '9'],
    ['d', 'B', '60'],
  ]);
  expect(changesTo(marbles, boardText(position.board))).toEqual([]);
});

it('is in the history between the plays, and what is played next begins there', () => {
  const history = History.from(position);
  history.addPlay(position, 'a', parsePlay('4:a5-9'));
  const setting = history.addSetting('a:B,B,1*,10/b:B,B,B,20/c:B,B,B,H2/d:B,B,B,B');
  expect(boardText(boardOf(setting.begin))).toContain('a:B,B,1*,9/');
  const made = history.addPlay(position, 'a', parsePlay('2:a10-12'));
  expect(boardText(boardOf(made.begin))).toContain('a:B,B,1*,10/');
  expect(boardText(boardOf(history.standing))).toContain('a:B,B,1*,12/');
  expect(history.entries.map(({ kind }) => kind)).toEqual(['play', 'set', 'play']);
});

import { expect, test } from 'vitest';
import { finder, honoured, printedRound, seatsOfSides, sheetsOf } from './print';
import { sampleBoard, sampleRound, sampleTournament } from './sample';

const first = sampleRound(1, [sampleBoard(1, [4, 2]), sampleBoard(2, [3, 1])], [5]);
const second = sampleRound(2, [sampleBoard(1, [1, 2]), sampleBoard(2, [3, 5]), sampleBoard(3, [4, 1])]);

test('the last round is printed unless another is asked for', () => {
  const shown = sampleTournament([first, second]);
  expect(printedRound(shown, undefined)).toBe(second);
  expect(printedRound(shown, 1)).toBe(first);
  expect(printedRound(shown, 3)).toBeUndefined();
});

test('two score sheets make a page', () =>
  expect(sheetsOf(second).map(({ isSecond }) => isSecond)).toEqual([false, true, false]));

test('three places are honoured, with all who share them', () => {
  const standings = [1, 2, 3, 3, 5].map((place, i) => ({
    place,
    entrant: i + 1,
    won: 0,
    drawn: 0,
    lost: 0,
    byes: 0,
    values: [],
  }));
  expect(honoured(standings, false)).toHaveLength(4);
  expect(honoured(standings, true)).toHaveLength(5);
});

test('who looks for a team finds its table, or that it has a bye', () => {
  expect(finder(first, sampleTournament([first]), 'en')).toEqual([
    { name: 'Ants', board: 2 },
    { name: 'Bees', board: 1 },
    { name: 'Cats', board: 2 },
    { name: 'Dogs', board: 1 },
    { name: 'Emus', board: undefined },
  ]);
});

test('sides sit as the layout has them', () => {
  expect(seatsOfSides('pairs4')).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
  expect(seatsOfSides('trios6')).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd', 'f'],
  ]);
});

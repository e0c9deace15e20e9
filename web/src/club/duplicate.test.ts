import { expect, test } from 'vitest';
import { dealReport, dealsOf, impsOf } from './duplicate';
import { sampleBoard, sampleRound } from './sample';

const board = (number: number, entrants: number[], ...marbles: number[][]) => ({ ...sampleBoard(number, entrants), results: marbles.map((one) => ({ marbles: one })) });

test('a difference of many marbles is worth less for each', () => {
  expect([0, 1, 5, 6, 7, 8, -3, 24].map(impsOf)).toEqual([0, 1, 5, 5, 6, 6, -3, 10]);
});

test('each deal is played from both sides, and compared with those who held the same cards', () => {
  // Board 1: 1 starts and wins by 5, then 2 starts and wins by 2. Board 2: 3 starts and loses by 3; their second game is not played yet.
  const lines = dealReport(sampleRound(1, [board(1, [1, 2], [8, 3], [6, 8]), board(2, [3, 4], [5, 8])]), 1);
  const side0 = lines.filter(({ side }) => side === 0);
  expect(side0.map(({ entrant, marbles, others, matchpoints }) => [entrant, marbles, others, matchpoints])).toEqual([[1, 8, 3, 400], [2, 8, 6, 200], [3, 5, 8, 0]]);
  expect(side0.map(({ imps }) => imps)).toEqual([450, 100, -550]);
  expect(lines.filter(({ side }) => side === 1).map(({ entrant }) => entrant)).toEqual([4, 1, 2]);
});

test('who did not play is not compared', () => {
  const forfeit = { ...sampleBoard(1, [1, 2]), results: [{ marbles: [0, 0], winner: 1, forfeit: true }] };
  expect(dealReport(sampleRound(1, [forfeit]), 1)).toEqual([]);
  expect(dealReport(sampleRound(1, [board(1, [1, 2], [8, 3])]), 1).map(({ imps, matchpoints }) => imps + matchpoints)).toEqual([0, 0]);
  expect(dealsOf({ duplicate: true, games: 4 })).toBe(2);
  expect(dealsOf({ duplicate: false, games: 4 })).toBe(0);
});

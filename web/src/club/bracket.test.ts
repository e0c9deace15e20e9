import { expect, test } from 'vitest';
import { bracketOf, doubleTreesOf, hasTree, meetingsOf, thirdPlaceOf } from './bracket';
import { sampleBoard, sampleRound, sampleTournament } from './sample';

const first = { ...sampleRound(1, [sampleBoard(1, [4, 5], [8, 2])], [1, 2, 3]), bracket: [1, 0, 4, 5, 2, 0, 3, 0] };
const semi = sampleRound(2, [sampleBoard(1, [1, 4], [3, 8]), sampleBoard(2, [2, 3])]);

test('a tree goes on to the final, with nobody where nobody is known', () => {
  const columns = bracketOf(sampleTournament([first, semi], { system: 'knockout' }));
  expect(columns.map(({ stage, round }) => [stage, round])).toEqual([
    ['knockout:8', 1],
    ['knockout:4', 2],
    ['knockout:2', undefined],
  ]);
  expect(columns[0]?.matches.map(({ winner }) => winner)).toEqual([1, 4, 2, 3]);
  expect(columns[1]?.matches.map(({ entrants, winner }) => [...entrants, winner])).toEqual([
    [1, 4, 4],
    [2, 3, 0],
  ]);
  expect(columns[2]?.matches).toEqual([{ entrants: [4, 0], pairing: undefined, winner: 0 }]);
});

test('before a knock-out begins there is no tree', () => {
  expect(bracketOf(sampleTournament([]))).toEqual([]);
  expect(bracketOf(sampleTournament([semi]))).toEqual([]);
});

test('a double knock-out has two trees, round by round', () => {
  const at = (stage: string, entrants: number[], marbles: number[]) => ({
    ...sampleBoard(1, entrants, marbles),
    stage,
  });
  const rounds = [
    sampleRound(1, [at('winners', [1, 2], [8, 5])], [3]),
    sampleRound(2, [at('winners', [1, 3], [8, 1])], [2]),
    sampleRound(3, [at('losers', [2, 3], [8, 1])], [1]),
    sampleRound(4, [at('final', [1, 2], [3, 8])]),
    sampleRound(5, [{ ...sampleBoard(1, [1, 2]), stage: 'final_again' }]),
  ];
  const shown = sampleTournament(rounds, { system: 'double_knockout' });
  const said = doubleTreesOf(shown).map(({ stage, columns }) => [
    stage,
    columns.map((one) => [one.round, one.stage, one.matches.map(({ entrants, winner }) => [...entrants, winner])]),
  ]);
  expect(said).toEqual([
    [
      'winners',
      [
        [
          1,
          '',
          [
            [1, 2, 1],
            [3, 0, 3],
          ],
        ],
        [2, '', [[1, 3, 1]]],
        [3, '', [[1, 0, 1]]],
        [4, 'final', [[1, 2, 2]]],
        [5, 'final_again', [[1, 2, 0]]],
      ],
    ],
    [
      'losers',
      [
        [2, '', [[2, 0, 2]]],
        [3, '', [[2, 3, 2]]],
      ],
    ],
  ]);
  expect(hasTree(shown)).toBe(true);
  expect(hasTree(sampleTournament(rounds))).toBe(false);
});

test('the match for the third place stands aside', () => {
  const third = { ...sampleBoard(2, [1, 3], [8, 0]), stage: 'third' };
  expect(thirdPlaceOf(sampleTournament([first, semi, sampleRound(3, [sampleBoard(1, [4, 2]), third])]))).toBe(third);
});

test('meetings are found no matter who is named first, and by stage', () => {
  const shown = sampleTournament([first, semi]);
  expect(meetingsOf(shown, 4, 1)).toEqual(meetingsOf(shown, 1, 4));
  expect(meetingsOf(shown, 4, 1).length).toBe(1);
  expect(meetingsOf(shown, 4, 1, 'group:1')).toEqual([]);
  expect(meetingsOf(shown, 1, 5)).toEqual([]);
});

import { expect, test } from 'vitest';
import { bracketOf, meetingsOf, thirdPlaceOf } from './bracket';
import { sampleBoard, sampleRound, sampleTournament } from './sample';

const first = { ...sampleRound(1, [sampleBoard(1, [4, 5], [8, 2])], [1, 2, 3]), bracket: [1, 0, 4, 5, 2, 0, 3, 0] };
const semi = sampleRound(2, [sampleBoard(1, [1, 4], [3, 8]), sampleBoard(2, [2, 3])]);

test('a tree goes on to the final, with nobody where nobody is known', () => {
  const columns = bracketOf(sampleTournament([first, semi], { system: 'knockout' }));
  expect(columns.map(({ places, round }) => [places, round])).toEqual([
    [8, 1],
    [4, 2],
    [2, undefined],
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

test('the match for the third place stands aside', () => {
  const third = { ...sampleBoard(2, [1, 3], [8, 0]), stage: 'third' };
  expect(thirdPlaceOf(sampleTournament([first, semi, sampleRound(3, [sampleBoard(1, [4, 2]), third])]))).toBe(third);
});

test('meetings are found whoever is named first, and by stage', () => {
  const shown = sampleTournament([first, semi]);
  expect(meetingsOf(shown, 4, 1)).toEqual(meetingsOf(shown, 1, 4));
  expect(meetingsOf(shown, 4, 1).length).toBe(1);
  expect(meetingsOf(shown, 4, 1, 'group:1')).toEqual([]);
  expect(meetingsOf(shown, 1, 5)).toEqual([]);
});

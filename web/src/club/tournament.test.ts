import { expect, test } from 'vitest';
import { sampleBoard, sampleRound, sampleTournament } from './sample';
import { boardNow, boardsLeft, claimsOf, entrantOf, nameOf, opponentsOf, secondsLeft, stageOf } from './tournament';

const first = sampleRound(1, [sampleBoard(1, [1, 2], [8, 3]), sampleBoard(2, [3, 4], [5, 8])], [5]);
const second = sampleRound(2, [sampleBoard(1, [4, 1], [8, 2]), sampleBoard(2, [2, 5])], [3]);

test('entrants are found by number, and nobody is nobody', () => {
  const shown = sampleTournament([first]);
  expect(nameOf(shown, 2)).toBe('Bees');
  expect(entrantOf(shown, 0)).toBeUndefined();
});

test('the board that matters is the one that is not done, or the one of this round', () => {
  const shown = sampleTournament([first, second]);
  expect(boardNow(shown, 2)?.pairing.number).toBe(2);
  expect(boardNow(shown, 1)).toMatchObject({ round: { number: 2 }, pairing: { number: 1 } });
  expect(boardNow(shown, 3)).toBeUndefined(); // has a bye
  expect(boardsLeft(second)).toBe(1);
  expect(opponentsOf(sampleBoard(1, [4, 7, 9]), 7)).toEqual([4, 9]);
});

test('time is what the server says', () => {
  const shown = sampleTournament([first, second]);
  expect(secondsLeft(shown, second, shown.now)).toBe(59 * 60);
  expect(secondsLeft(shown, second, shown.now + 4e9)).toBe(0);
  expect(secondsLeft(sampleTournament([first], { minutes: 0 }), first, 0)).toBeUndefined();
  expect(secondsLeft(shown, { ...second, startedAt: 0 }, shown.now)).toBeUndefined();
  expect(secondsLeft(sampleTournament([first, second], { system: 'arena', arenaMinutes: 2 }), second, shown.now)).toBe(60);
});

test('stages have a name and some a number', () => {
  expect(stageOf({ ...sampleBoard(1, [1, 2]), stage: 'knockout:8' })).toEqual({ name: 'knockout', n: 8 });
  expect(stageOf({ ...sampleBoard(1, [1, 2]), stage: 'third' })).toEqual({ name: 'third', n: 0 });
});

test('whoever has the code takes a place that is nobody\'s', () => {
  expect(claimsOf([{ name: 'Ann', person: 'p1' }, { name: 'Ben' }], 2)).toEqual([{ name: 'Ben', member: 1 }]);
  expect(claimsOf([{ name: 'Ann', person: 'p1' }], 2)).toEqual([{ name: '', member: 1 }]);
  expect(claimsOf([{ name: 'Ann', person: 'p1' }], 1)).toEqual([]);
});

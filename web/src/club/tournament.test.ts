import { expect, test } from 'vitest';
import { sampleBoard, sampleRound, sampleTournament } from './sample';
import {
  boardNow,
  boardsLeft,
  claimsOf,
  clockOf,
  entrantOf,
  isYetToStart,
  minutesOf,
  nameOf,
  opponentsOf,
  stageOf,
} from './tournament';

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
  expect(clockOf(shown, second, shown.now)).toEqual({ until: 'end', seconds: 59 * 60, paused: false });
  expect(clockOf(shown, second, shown.now + 4e9)?.seconds).toBe(0);
  expect(clockOf(shown, { ...first, endsAt: 0 }, shown.now)).toBeUndefined();
  expect(clockOf(shown, { ...second, startedAt: 0, endsAt: 0 }, shown.now)).toBeUndefined();
  expect(clockOf({ ...shown, stage: 'finished' }, second, shown.now)).toBeUndefined();
});

test('in a pause all clocks stand still', () => {
  const shown = { ...sampleTournament([first, second]), paused: true, pausedAt: 1_060_000 };
  for (const later of [0, 1000, 4e9])
    expect(clockOf(shown, second, 1_060_000 + later)).toEqual({ until: 'end', seconds: 59 * 60, paused: true });
  const announced = { ...second, startedAt: 1_120_000 };
  expect(clockOf(shown, announced, 2_000_000)).toEqual({ until: 'start', seconds: 60, paused: true });
  expect(isYetToStart(shown, announced, 2_000_000)).toBe(true);
});

test('an announced round counts down to its start, then to its end', () => {
  const shown = sampleTournament([first, second]);
  const announced = { ...second, startedAt: 1_120_000 };
  expect(clockOf(shown, announced, 1_000_001)).toEqual({ until: 'start', seconds: 120, paused: false });
  expect(clockOf(shown, { ...announced, endsAt: 0 }, 1_119_999)).toEqual({ until: 'start', seconds: 1, paused: false });
  expect(clockOf(shown, announced, 1_120_000)?.until).toBe('end');
  expect(
    [announced, { ...second, startedAt: 0 }, second].map((round) => isYetToStart(shown, round, 1_119_000)),
  ).toEqual([true, true, false]);
  expect([1, 60, 61, 120].map(minutesOf)).toEqual([1, 1, 2, 2]);
});

test('stages have a name and some a number', () => {
  expect(stageOf({ ...sampleBoard(1, [1, 2]), stage: 'knockout:8' })).toEqual({ name: 'knockout', n: 8 });
  expect(stageOf({ ...sampleBoard(1, [1, 2]), stage: 'third' })).toEqual({ name: 'third', n: 0 });
});

test("whoever has the code takes a place that is nobody's", () => {
  expect(claimsOf([{ name: 'Ann', person: 'p1' }, { name: 'Ben' }], 2)).toEqual([{ name: 'Ben', member: 1 }]);
  expect(claimsOf([{ name: 'Ann', person: 'p1' }], 2)).toEqual([{ name: '', member: 1 }]);
  expect(claimsOf([{ name: 'Ann', person: 'p1' }], 1)).toEqual([]);
});

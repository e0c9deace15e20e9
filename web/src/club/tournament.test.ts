import { expect, test } from 'vitest';
import type { PairingShown, RoundShown } from '@tacit/wire';
import { sampleBoard, sampleRound, sampleTournament } from './sample';
import {
  boardNow,
  boardsLeft,
  claimsOf,
  clockOf,
  entrantOf,
  gamesOf,
  isYetToStart,
  minutesOf,
  nameOf,
  nextSpot,
  opponentsOf,
  spotOf,
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

test("anyone who has the code takes a place that is nobody's", () => {
  expect(claimsOf([{ name: 'Ann', person: 'p1' }, { name: 'Ben' }], 2)).toEqual([{ name: 'Ben', member: 1 }]);
  expect(claimsOf([{ name: 'Ann', person: 'p1' }], 2)).toEqual([{ name: '', member: 1 }]);
  expect(claimsOf([{ name: 'Ann', person: 'p1' }], 1)).toEqual([]);
});

test('the card of a team has its boards and byes round by round', () => {
  const card = gamesOf(sampleTournament([first, second]), 5);
  expect(card.map(({ round, pairing }) => [round.number, pairing?.number])).toEqual([
    [1, undefined],
    [2, 2],
  ]);
});

test('from a table on to the next game of the board, or to that of the next round', () => {
  const tables = (board: PairingShown, ...names: string[]): PairingShown => ({ ...board, tables: names });
  const first = sampleRound(1, [tables(sampleBoard(1, [1, 2]), 'a', 'b')]);
  const done = sampleRound(1, [tables(sampleBoard(1, [1, 2], [8, 5]), 'a', 'b')]);
  const second = sampleRound(2, [tables(sampleBoard(1, [1, 4]), 'c')]);
  const from = (rounds: RoundShown[], table: string, entrant?: number): string | undefined => {
    const shown = sampleTournament(rounds);
    const spot = spotOf(shown, table);
    const next = spot && nextSpot(shown, spot, entrant);
    return next?.pairing.tables[next.game - 1];
  };
  expect(from([first], 'a')).toBe('b');
  expect(from([first], 'b', 1)).toBeUndefined();
  expect(from([done], 'a', 1)).toBeUndefined(); // looked at later
  expect(from([done, second], 'b', 1)).toBe('c');
  expect(from([done, second], 'b', 2)).toBeUndefined();
  expect(from([done, second], 'b')).toBeUndefined();
  expect(from([done, sampleRound(2, [sampleBoard(1, [1, 4])])], 'b', 1)).toBeUndefined();
});

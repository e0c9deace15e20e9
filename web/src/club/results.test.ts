import { expect, test } from 'vitest';
import {
  draftOf,
  gamesAsked,
  isLevel,
  isOpen,
  isResult,
  mostGames,
  resultsOf,
  stands,
  toldBy,
  withMarbles,
  withWinner,
  type ResultWant,
} from './results';
import { sampleBoard, sampleRound, sampleTournament } from './sample';

const game = (marbles: (number | undefined)[], cards?: number) => ({ marbles, cards });

test('a report is there when its games are, and nobody wins without all marbles home', () => {
  expect(resultsOf(draftOf([], 1, 2), [4, 7], 8)).toBeUndefined();
  expect(resultsOf([game([8, undefined])], [4, 7], 8)).toBeUndefined();
  expect(resultsOf([game([3, 8])], [4, 7], 8)).toEqual([{ marbles: [3, 8], winner: 7 }]);
  expect(resultsOf([game([3, 5]), game([undefined, undefined])], [4, 7], 8)).toEqual([
    { marbles: [3, 5], winner: undefined },
  ]);
  expect(resultsOf([game([undefined, undefined]), game([3, 8])], [4, 7], 8)).toBeUndefined(); // the first one is missing
});

test('where all play together their cards are needed', () => {
  expect(resultsOf([game([16])], [4], 16)).toBeUndefined();
  expect(resultsOf([game([16], 0)], [4], 16)).toBeUndefined();
  expect(resultsOf([game([16], 94)], [4], 16)).toEqual([{ marbles: [16], winner: 4, cards: 94 }]);
  expect(resultsOf([game([9], 94)], [4], 16)?.[0]?.winner).toBeUndefined();
});

test('only one side has all marbles home', () => {
  expect(withMarbles(game([8, undefined]), 1, 8, 8).marbles).toEqual([undefined, 8]);
  expect(withMarbles(game([8, undefined]), 1, 3, 8).marbles).toEqual([8, 3]);
  expect(withMarbles(game([4, 4]), 1, 5, 8).marbles).toEqual([4, 5]);
});

test('what was reported can be changed', () => {
  expect(draftOf([{ marbles: [8, 2], winner: 1 }], 2, 2)).toEqual([game([8, 2]), game([undefined, undefined])]);
});

test('everybody tells a result with their own marbles first', () => {
  const results = [{ marbles: [3, 8, 5], winner: 2 }];
  expect(toldBy(results, [1, 2, 3], 2)[0]).toEqual({ marbles: [8, 3, 5], winner: 2 });
  expect(toldBy(results, [1, 2, 3], 1)).toEqual(results);
  expect(toldBy(results, [1, 2, 3], 7)).toEqual(results);
});

test('level is who has won as many games with as many marbles', () => {
  const played = (...games: [number, number][]) => games.map((marbles) => ({ marbles }));
  expect(isLevel(played([6, 6]))).toBe(true);
  expect(isLevel(played([8, 5], [5, 8]))).toBe(true);
  expect(isLevel(played([8, 5], [4, 8]))).toBe(false); // more marbles
  expect(isLevel(played([7, 5], [5, 6], [5, 6]))).toBe(false); // more games
  expect(isLevel([])).toBe(false);
  expect(isLevel([{ marbles: [0, 0], winner: 1, forfeit: true }])).toBe(false);
});

test('an extra game is asked for where somebody has to go on, and the plan says so', () => {
  const shown = sampleTournament([], { ifLevel: 'extra_game', games: 2 });
  const final = { stage: 'knockout:2' };
  const level = [{ marbles: [8, 5] }, { marbles: [5, 8] }];
  expect(gamesAsked(shown, final, level.slice(0, 1))).toBe(2);
  expect(gamesAsked(shown, final, level)).toBe(3);
  expect(gamesAsked(shown, final, [...level, { marbles: [2, 8] }])).toBe(3);
  expect(gamesAsked(shown, { stage: 'group:1' }, level)).toBe(2);
  expect(gamesAsked(sampleTournament([], { ifLevel: 'seed', games: 2 }), final, level)).toBe(2);
  expect(mostGames(shown, final)).toBe(5);
});

test('a board is open until somebody goes on', () => {
  const level = [{ marbles: [8, 5] }, { marbles: [5, 8] }];
  expect(isOpen({ stage: 'third' }, level)).toBe(true);
  expect(isOpen({ stage: '' }, level)).toBe(false);
  expect(isOpen({ stage: 'third' }, withWinner(level, 4))).toBe(false);
  expect(withWinner(level, 4)).toEqual([{ marbles: [8, 5] }, { marbles: [5, 8], settled: 4 }]);
});

test('a result that the server has taken without being able to say so is known again', () => {
  const shown = sampleTournament([sampleRound(1, [sampleBoard(1, [1, 2], [8, 5]), sampleBoard(2, [3, 4])])]);
  const report = (board: number, marbles: number[], winner: number): ResultWant => ({
    k: 'report',
    round: 1,
    board,
    results: [{ marbles, winner }],
  });
  expect(stands(report(1, [8, 5], 1), shown)).toBe(true);
  expect(stands(report(1, [8, 4], 1), shown)).toBe(false);
  expect(stands(report(2, [8, 5], 3), shown)).toBe(false);
  expect(stands(report(9, [8, 5], 3), shown)).toBe(false);
  expect(stands({ k: 'confirm', round: 1, board: 1 }, shown)).toBe(true);
  expect(stands({ k: 'confirm', round: 1, board: 2 }, shown)).toBe(false);
  expect([isResult(report(1, [8, 5], 1)), isResult({ k: 'pair' })]).toEqual([true, false]);
});

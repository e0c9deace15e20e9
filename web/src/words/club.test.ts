import { afterEach, expect, test } from 'vitest';
import { sampleBoard, sampleRound, sampleTournament } from '../club/sample';
import { ApiError } from '../net/api';
import { overwriteGetLocale, type Locale } from '../paraglide/runtime';
import {
  boardStage,
  pointsText,
  recordText,
  resultText,
  scoreWords,
  tournamentFailure,
  tournamentStage,
  valueText,
  whereToGo,
} from './club';

const speak = (locale: Locale): void => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

test('points are hundredths', () => {
  speak('en');
  expect([1200, 1250, 1233, -200].map(pointsText)).toEqual(['12', '12.5', '12.33', '-2']);
  speak('de');
  expect(pointsText(1250)).toBe('12,5');
  expect(valueText({ criterion: 'cards', hundredths: 2147483647 })).toBe('–');
});

test('stages of a knock-out are called by their names', () => {
  speak('en');
  const told = ['', 'group:2', 'knockout:16', 'knockout:4', 'knockout:2', 'third'].map((stage) =>
    boardStage({ ...sampleBoard(1, [1, 2]), stage }),
  );
  expect(told).toEqual(['', 'Group 2', 'Last 16', 'Semifinal', 'Final', 'Third place']);
  expect(tournamentStage({ stage: 'running', paused: true })).toBe('Paused');
  expect(tournamentStage({ stage: 'finished', paused: true })).toBe('Finished');
});

test('scores are told with names, records with three numbers', () => {
  speak('en');
  const shown = sampleTournament([sampleRound(1, [sampleBoard(1, [1, 2], [8, 5])])]);
  const [one, other] = shown.entrants.map(({ name }) => name);
  const game = { marbles: [8, 5], winner: 1 };
  expect(scoreWords(shown, [1, 2], [game])).toBe(`${one} 8 : 5 ${other}`);
  expect(scoreWords(shown, [1, 2], [game, game])).toBe(`${one} – ${other}: 8 : 5, 8 : 5`);
  expect(scoreWords(shown, [1, 2], [{ ...game, forfeit: true }])).toBe(`${one} – ${other}: no game`);
  expect(recordText({ won: 3, drawn: 0, lost: 1 })).toBe('3–0–1');
});

test('refusals of tournaments are their own', () => {
  speak('en');
  expect(tournamentFailure(new ApiError(403, { error: 'not_yours', text: '' }))).toContain('organiser');
  expect(tournamentFailure(new ApiError(403, { error: 'sent_away', text: '' }))).toContain('back in');
  expect(tournamentFailure(new ApiError(429, { error: 'slow_down', text: '' }))).not.toBe('');
  expect(tournamentFailure(new TypeError('fetch failed'))).toContain('online');
});

test('results are told game by game', () => {
  speak('en');
  expect(resultText([{ marbles: [8, 3], winner: 1 }, { marbles: [4, 6] }])).toBe('8 : 3, 4 : 6');
  expect(resultText([{ marbles: [16], winner: 1, cards: 94 }])).toBe('94 cards');
  expect(resultText([{ marbles: [0, 0], winner: 1, forfeit: true }])).toBe('no game');
});

test('everybody is told where to go', () => {
  speak('en');
  const shown = sampleTournament([
    sampleRound(1, [sampleBoard(1, [1, 2], [8, 3])]),
    sampleRound(2, [sampleBoard(5, [4, 1])], [3]),
  ]);
  expect(whereToGo(shown, 1)).toBe('Round 2: table 5, against Dogs');
  expect(whereToGo(shown, 3)).toBe('Round 2: Bye');
  expect(whereToGo(shown, 2)).toBe('');
  expect(whereToGo(sampleTournament([]), 2)).toBe('');
  const slow = sampleTournament([sampleRound(1, [sampleBoard(1, [1, 2])]), sampleRound(2, [sampleBoard(2, [3, 4])])], {
    system: 'arena',
  });
  expect(whereToGo(slow, 2)).toBe('Round 1: table 1, against Ants'); // still there while others play on
});

import { expect, test } from 'vitest';
import type { DayLine, DayStanding } from '@tacit/wire';
import { resultWords, shareDayWords, standingWords } from './day';

const line = (part: string, made: Partial<DayLine>): DayLine => ({
  date: '2026-11-16',
  part,
  person: 'p',
  name: 'Anna',
  guest: false,
  points: 0,
  marbles: 0,
  others: 0,
  cards: 0,
  ...made,
});
const solo: DayStanding = { line: line('solo', { marbles: 16, cards: 88 }), rank: 1, beaten: 100 };
const duel: DayStanding = { line: line('duel', { points: 5, marbles: 5, others: 8 }), rank: 2, beaten: 33 };

test('a result is told by what counts', () => {
  expect(resultWords(solo.line)).toEqual({ main: '88 cards', more: '' });
  expect(resultWords(line('solo', { marbles: 13, cards: 100 })).main).toBe('13 of 16 marbles home');
  expect(resultWords(duel.line)).toEqual({ main: '5 points', more: 'Marbles home 5 : 8' });
  expect(resultWords(line('duel', { points: 1 })).main).toBe('1 point');
});

test('a standing compares with others, if there are any', () => {
  expect(standingWords(solo, 4)).toBe('Better than everyone else · Place 1 of 4');
  expect(standingWords(duel, 4)).toBe('Better than 33% of players · Place 2 of 4');
  expect(standingWords({ line: solo.line, rank: 1 }, 1)).toBe('You are the first to finish this deal.');
});

test('what is passed on says nothing about the cards', () => {
  expect(shareDayWords('2026-11-16', [solo, duel], 3, 'https://tacit.example/day/2026-11-16').split('\n')).toEqual([
    'Tacit · Deal of the day · November 16',
    'Solo: 88 cards · Better than everyone else',
    'Against bots: 5 points · Better than 33% of players',
    '3 days in a row',
    'https://tacit.example/day/2026-11-16',
  ]);
  expect(shareDayWords('2026-11-16', [solo], 1, 'link')).not.toContain('in a row');
});

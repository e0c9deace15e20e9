import { afterEach, expect, test } from 'vitest';
import { sampleBoard } from '../club/sample';
import { ApiError } from '../net/api';
import { overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { boardStage, pointsText, tournamentFailure, tournamentStage, valueText } from './club';

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
  const told = ['', 'group:2', 'knockout:16', 'knockout:4', 'knockout:2', 'third'].map((stage) => boardStage({ ...sampleBoard(1, [1, 2]), stage }));
  expect(told).toEqual(['', 'Group 2', 'Last 16', 'Semifinal', 'Final', 'Third place']);
  expect(tournamentStage({ stage: 'running', paused: true })).toBe('Paused');
  expect(tournamentStage({ stage: 'finished', paused: true })).toBe('Finished');
});

test('refusals of tournaments are their own', () => {
  speak('en');
  expect(tournamentFailure(new ApiError(403, 'not_yours', ''))).toContain('organiser');
  expect(tournamentFailure(new ApiError(429, 'slow_down', ''))).not.toBe('');
  expect(tournamentFailure(new TypeError('fetch failed'))).toContain('server');
});

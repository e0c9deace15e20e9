import { expect, test } from 'vitest';
import { ApiError } from '../net/api';
import { allWorths, clubFailure, leagueAbout } from './clubs';

test('a league says what counts', () => {
  expect([1, 5].map((best) => leagueAbout({ worth: 'places', best }).replace(/.*?Everyone/, 'Everyone'))).toEqual([
    'Everyone’s best club night counts.',
    'Everyone’s best 5 club nights count.',
  ]);
  expect(new Set(allWorths.map((worth) => leagueAbout({ worth, best: 0 }))).size).toBe(3);
});

test('refusals of clubs are their own', () => {
  expect(clubFailure(new ApiError(403, { error: 'not_yours', text: '' }))).toContain('organiser');
  expect(clubFailure(new ApiError(429, { error: 'slow_down', text: '' }))).not.toBe('');
  expect(clubFailure(new TypeError('fetch failed'))).toContain('online');
});

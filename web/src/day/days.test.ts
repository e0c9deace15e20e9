import { expect, test } from 'vitest';
import { dateOf, dayOf, doneIn, hasCome, lastWeeks, stageOf, streakOf } from './days';

test('a date is a day by universal time', () => {
  expect(dayOf('1970-01-02')).toBe(1);
  expect(dateOf(dayOf('2026-11-16'))).toBe('2026-11-16');
  const now = Date.parse('2026-11-16T23:59:59Z');
  expect(['2026-11-15', '2026-11-16', '2026-11-17', '2026-99-99'].map((date) => hasCome(date, now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a streak needs one deal a day, and today still has time', () => {
  const today = dayOf('2026-11-16');
  const done = doneIn([
    { date: '2026-11-15', part: 'solo' },
    { date: '2026-11-15', part: 'duel' },
    { date: '2026-11-15', part: 'duel' },
    { date: '2026-11-14', part: 'duel' },
    { date: '2026-11-12', part: 'duel' },
  ]);
  expect(done.get(dayOf('2026-11-15'))).toEqual(['solo', 'duel']);
  expect(streakOf(done, today)).toBe(2);
  expect(streakOf(doneIn([{ date: '2026-11-16', part: 'solo' }]), today)).toBe(1);
  expect(streakOf(done, today + 1)).toBe(0);
  expect(streakOf(doneIn([]), today)).toBe(0);
});

test('the calendar begins on a Monday and has this week to its end', () => {
  for (const date of ['2026-11-16', '2026-11-18', '2026-11-22']) {
    const days = lastWeeks(dayOf(date)).map(dateOf);
    expect(days).toHaveLength(35);
    expect(days[0]).toBe('2026-10-19');
    expect(days.at(-1)).toBe('2026-11-22');
  }
});

test('what the server has counts more than what is here', () => {
  const nothing = { mine: false, here: undefined, over: false, alone: false };
  const here = { over: false, refused: undefined };
  expect(stageOf(nothing)).toBe('new');
  expect(stageOf({ ...nothing, over: true })).toBe('practice');
  expect(stageOf({ ...nothing, alone: true })).toBe('practice');
  expect(stageOf({ ...nothing, alone: true, here })).toBe('playing');
  expect(stageOf({ ...nothing, over: true, here: { ...here, over: true } })).toBe('waiting');
  expect(stageOf({ ...nothing, here: { over: true, refused: 'too_late' } })).toBe('refused');
  expect(stageOf({ ...nothing, here, mine: true })).toBe('done');
});

import { expect, test } from 'vitest';
import type { Place, TableSummary } from '@tacit/wire';
import { daysOf, isByCorrespondence, isTurnOf, turnsFirst } from './correspondence';

const place = (seats: string, person: string, absent = false): Place => ({
  seats,
  person,
  guest: false,
  absent,
  wantsAbort: false,
  wantsRematch: false,
  votes: [],
});
const table = (name: string, deciding: string, more: Partial<TableSummary> = {}): TableSummary =>
  ({
    table: name,
    stage: 'playing',
    places: [place('a', 'me'), place('b', 'anna')],
    deciding,
    ...more,
  }) as TableSummary;

test('a day or more for a decision is correspondence', () => {
  expect(isByCorrespondence({ decision: 3600 })).toBe(false);
  expect(isByCorrespondence({ decision: 86_400 })).toBe(true);
  expect(daysOf({ decision: 3 * 86_400 })).toBe(3);
});

test("it is somebody's turn while no bot plays for them", () => {
  expect(isTurnOf(table('x', 'a'), 'me')).toBe(true);
  expect(isTurnOf(table('x', 'b'), 'me')).toBe(false);
  expect(isTurnOf(table('x', 'a'), undefined)).toBe(false);
  expect(isTurnOf(table('x', 'a', { stage: 'over' }), 'me')).toBe(false);
  expect(isTurnOf(table('x', 'a', { places: [place('a', 'me', true)] }), 'me')).toBe(false);
});

test('tables that wait for somebody come first, the most urgent before the others', () => {
  const all = [
    table('theirs', 'b'),
    table('no clock', 'a'),
    table('later', 'a', { until: 2000 }),
    table('soon', 'a', { until: 1000 }),
    table('also theirs', 'b'),
  ];
  expect(turnsFirst(all, 'me').map((one) => one.table)).toEqual(['soon', 'later', 'no clock', 'theirs', 'also theirs']);
});

import { expect, test } from 'vitest';
import type { Place, TableSummary } from '@tacit/wire';
import type { HereTable } from '../local/kept';
import { toGoOnWith } from './unfinished';

const place = (seats: string, who: Partial<Place>): Place => ({
  seats,
  guest: false,
  absent: false,
  wantsAbort: false,
  wantsRematch: false,
  votes: [],
  ...who,
});
const places = [
  place('a', { person: 'me' }),
  place('b', { bot: 'planner' }),
  place('c', { person: 'anna' }),
  place('d', { bot: 'planner' }),
];
const onServer = (table: string, more: Partial<TableSummary>): TableSummary =>
  ({
    table,
    options: { type: 'four', clock: { decision: 0, reserve: 0 } },
    stage: 'playing',
    places,
    deciding: 'c',
    created: 1,
    visited: 10,
    ...more,
  }) as TableSummary;
const onDevice = (id: string, more: Partial<HereTable>): HereTable =>
  ({
    id,
    options: { type: 'two' },
    stage: 'playing',
    places: [places[0], places[1]],
    deciding: 'a',
    changed: 5,
    ...more,
  }) as HereTable;

test('the game somebody was at last is the one to go on with', () => {
  expect(toGoOnWith([], [], 'me')).toBeUndefined();
  expect(toGoOnWith([onServer('x', {}), onServer('y', { visited: 20 })], [onDevice('z', {})], 'me')?.path).toBe('/t/y');
  expect(toGoOnWith([onServer('x', {})], [onDevice('z', { changed: 30 })], 'me')).toMatchObject({
    path: '/here/z',
    type: 'two',
    ours: true,
  });
});

test('neither what has not begun or is over, nor what others play', () => {
  expect(
    toGoOnWith(
      [onServer('x', { stage: 'open' }), onServer('y', { stage: 'over' })],
      [onDevice('z', { stage: 'over' })],
      'me',
    ),
  ).toBeUndefined();
  expect(toGoOnWith([onServer('x', {})], [], 'somebody')).toBeUndefined();
  expect(
    toGoOnWith([onServer('x', { places: [place('a', { person: 'me', absent: true }), ...places.slice(1)] })], [], 'me'),
  ).toBeUndefined();
});

test('by correspondence only when it is our turn', () => {
  const options = { type: 'four', clock: { decision: 86_400, reserve: 0 } } as TableSummary['options'];
  expect(toGoOnWith([onServer('x', { options })], [], 'me')).toBeUndefined();
  expect(toGoOnWith([onServer('x', { options, deciding: 'a' })], [], 'me')?.path).toBe('/t/x');
});

test('it says whose turn it is', () => {
  expect(toGoOnWith([onServer('x', {})], [], 'me')).toMatchObject({
    ours: false,
    deciding: { person: 'anna' },
    others: [{ bot: 'planner' }, { person: 'anna' }, { bot: 'planner' }],
  });
  expect(toGoOnWith([onServer('x', { deciding: 'a' })], [], 'me')?.ours).toBe(true);
  expect(toGoOnWith([onServer('x', { deciding: 'bd' })], [], 'me')?.deciding).toBeUndefined(); // the swap
});

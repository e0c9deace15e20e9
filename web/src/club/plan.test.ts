import { expect, test } from 'vitest';
import type { Choice } from '@tacit/wire';
import { fitted, moved, possibleCriteria, shapeOf, suggestedGroups, suggestedRounds, systemsFor, usualCriteria, usualPlan } from './plan';

const type = (layout: string, ...seats: string[]): Choice => ({ name: '', summary: '', layout, seats });
const pairs = { sides: 2, people: 2 };

test('games are seen by their sides', () => {
  expect(shapeOf(type('pairs4', 'a', 'b', 'c', 'd'))).toEqual(pairs);
  expect(shapeOf(type('pairs4', 'ac', 'bd'))).toEqual({ sides: 2, people: 1 });
  expect(shapeOf(type('free3', 'a', 'b', 'c'))).toEqual({ sides: 3, people: 1 });
  expect(shapeOf(type('coop4', 'a', 'b', 'c', 'd'))).toEqual({ sides: 1, people: 4 });
  expect(shapeOf(type('pair_vs_one3', 'a', 'b', 'c'))).toBeUndefined();
});

test('rounds and groups are suggested by the number of teams', () => {
  expect([2, 3, 4, 8, 9, 12, 16, 17, 200].map(suggestedRounds)).toEqual([1, 2, 3, 3, 4, 4, 4, 5, 8]);
  expect([4, 8, 12, 15].map(suggestedGroups)).toEqual([2, 2, 3, 4]);
});

test('what goes with a game is offered, and nothing else', () => {
  expect(systemsFor({ sides: 3, people: 1 })).toEqual(['swiss', 'arena']);
  expect(systemsFor({ sides: 1, people: 4 })).toEqual(['swiss']);
  for (const duplicate of [false, true])
    for (const sides of [1, 2]) expect(possibleCriteria({ system: 'swiss', duplicate }, { sides, people: 2 })).toEqual(expect.arrayContaining(usualCriteria({ system: 'swiss', duplicate }, { sides, people: 2 })));
});

test('what does not go together is put right', () => {
  expect(fitted({ ...usualPlan, duplicate: true, games: 3 }, pairs, 8).games).toBe(4);
  expect(fitted({ ...usualPlan, duplicate: true, system: 'arena', criteria: ['imps'] }, pairs, 8)).toMatchObject({ duplicate: false, rounds: 0, criteria: [] });
  expect(fitted({ ...usualPlan, duplicate: true, where: 'online', games: 2 }, pairs, 8).duplicate).toBe(false);
  expect(fitted({ ...usualPlan, system: 'groups' }, pairs, 12)).toMatchObject({ groups: 3, rounds: 0 });
  expect(fitted({ ...usualPlan, system: 'knockout' }, { sides: 3, people: 1 }, 9)).toMatchObject({ system: 'swiss', groups: 0 });
  expect(fitted({ ...usualPlan, rounds: 0 }, pairs, 12).rounds).toBe(4);
});

test('games count for the ranking at tables of the server, with a clock and closed hands', () => {
  const online: typeof usualPlan = { ...usualPlan, where: 'online', rated: true, clock: { decision: 0, reserve: 180 }, spectators: 'open' };
  expect(fitted(online, pairs, 8)).toMatchObject({ rated: true, clock: { decision: 60, reserve: 180 }, spectators: 'public' });
  expect(fitted({ ...online, clock: { decision: 30, reserve: 0 }, spectators: 'none' }, pairs, 8)).toMatchObject({ rated: true, clock: { decision: 30 }, spectators: 'none' });
  expect(fitted({ ...online, where: 'boards' }, pairs, 8)).toMatchObject({ rated: false, clock: { decision: 0 }, spectators: 'open' });
  expect(fitted(online, { sides: 1, people: 4 }, 8).rated).toBe(false);
});

test('the order of what counts can be changed, but meetings never come first', () => {
  expect(moved(['tac', 'wins', 'direct'], 'wins', -1)).toEqual(['wins', 'tac', 'direct']);
  expect(moved(['tac', 'wins'], 'tac', -1)).toEqual(['tac', 'wins']);
  expect(moved(['tac', 'direct'], 'direct', -1)).toEqual(['tac', 'direct']);
  expect(moved(['tac', 'direct'], 'tac', 1)).toEqual(['tac', 'direct']);
});

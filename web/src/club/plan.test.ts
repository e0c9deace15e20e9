import { expect, test } from 'vitest';
import type { TournamentChoices } from '@tacit/wire';
import {
  canBeDuplicate,
  fitted,
  moved,
  possibleCriteria,
  proposalFor,
  shapeOf,
  suggestedGroups,
  suggestedRounds,
  systemsFor,
  usualCriteria,
  usualPlan,
} from './plan';
import type { Criterion } from './tournament';

const pairs = { sides: 2, people: 2 };
const three = { sides: 3, people: 1 };
const together = { sides: 1, people: 4 };
const usual: Criterion[] = ['tac', 'wins'];
// A part of what the server says.
const goes: TournamentChoices = {
  types: [
    { name: 'four', ...pairs },
    { name: 'three', ...three },
    { name: 'team4', ...together },
  ],
  systems: [
    ...(['swiss', 'groups', 'knockout', 'arena'] as const).map((system) => ({
      sides: 2,
      system,
      duplicate: false,
      usual,
      possible: usual,
    })),
    {
      sides: 2,
      system: 'swiss',
      duplicate: true,
      usual: ['matchpoints', 'tac'],
      possible: ['tac', 'wins', 'matchpoints', 'imps'],
    },
    ...(['swiss', 'arena'] as const).map((system) => ({ sides: 3, system, duplicate: false, usual, possible: usual })),
    { sides: 1, system: 'swiss', duplicate: false, usual: ['wins', 'cards'], possible: ['wins', 'cards'] },
  ],
  rated: { noClock: false, takeBack: false, hints: false, openHands: false, spectators: ['none', 'public'] },
};

test('rounds and groups are suggested by the number of teams', () => {
  expect([2, 3, 4, 8, 9, 12, 16, 17, 200].map(suggestedRounds)).toEqual([1, 2, 3, 3, 4, 4, 4, 5, 8]);
  expect([4, 8, 12, 15].map(suggestedGroups)).toEqual([2, 2, 3, 4]);
});

test('what goes with a game is offered, and nothing else', () => {
  expect(shapeOf(goes, 'three')).toMatchObject(three);
  expect(shapeOf(goes, 'two_against_one')).toBeUndefined();
  expect(systemsFor(goes, three)).toEqual(['swiss', 'arena']);
  expect(systemsFor(goes, together)).toEqual(['swiss']);
  expect(canBeDuplicate(goes, pairs, 'swiss')).toBe(true);
  expect(canBeDuplicate(goes, pairs, 'arena')).toBe(false);
  expect(canBeDuplicate(goes, three, 'swiss')).toBe(false);
  expect(usualCriteria(goes, pairs, { system: 'swiss', duplicate: true })).toEqual(['matchpoints', 'tac']);
  expect(possibleCriteria(goes, together, { system: 'swiss', duplicate: false })).toEqual(['wins', 'cards']);
});

test('an evening is filled with what it has room for', () => {
  const everyone = {
    ...goes,
    systems: [...goes.systems, { ...goes.systems[0], system: 'round_robin' }],
  } as TournamentChoices;
  const on = (teams: number, minutes: number, where: 'boards' | 'online' = 'boards', of = pairs) =>
    proposalFor(everyone, of, { where, teams, minutes });
  expect(on(4, 180)).toMatchObject({ system: 'round_robin', rounds: 3, wanted: 3, minutes: 60 });
  expect(on(5, 180)).toMatchObject({ system: 'swiss', rounds: 3, wanted: 3 });
  expect(on(5, 180, 'online')).toMatchObject({ system: 'round_robin', rounds: 5, minutes: 0, each: 30 });
  expect(on(16, 120)).toMatchObject({ system: 'swiss', rounds: 2, wanted: 4, minutes: 60 });
  expect(on(2, 30)).toMatchObject({ rounds: 1, minutes: 45 });
  expect(on(3, 360, 'boards', three).system).toBe('swiss');
  expect(on(1, 90).rounds).toBe(1);
});

test('what does not go together is put right', () => {
  expect(fitted(goes, { ...usualPlan, duplicate: true, system: 'arena', criteria: ['imps'] }, pairs, 8)).toMatchObject({
    duplicate: false,
    rounds: 0,
    criteria: [],
  });
  expect(fitted(goes, { ...usualPlan, duplicate: true, where: 'online' }, pairs, 8).duplicate).toBe(true);
  expect(fitted(goes, { ...usualPlan, rounds: 0, system: 'groups' }, pairs, 12)).toMatchObject({
    groups: 3,
    rounds: 0,
  });
  expect(fitted(goes, { ...usualPlan, rounds: 5, system: 'groups' }, pairs, 64).rounds).toBe(5);
  expect(fitted(goes, { ...usualPlan, system: 'knockout' }, pairs, 8).ifLevel).toBe('next_marble');
  expect(fitted(goes, { ...usualPlan, system: 'knockout', ifLevel: 'seed' }, pairs, 8).ifLevel).toBe('seed');
  expect(fitted(goes, { ...usualPlan, ifLevel: 'seed' }, pairs, 8).ifLevel).toBe('none'); // a Swiss needs no winner
  const online = { system: 'knockout', where: 'online', games: 2, ifLevel: 'next_marble' } as const;
  expect(fitted(goes, { ...usualPlan, ...online }, pairs, 8).ifLevel).toBe('extra_game');
  expect(fitted(goes, { ...usualPlan, system: 'knockout' }, three, 9)).toMatchObject({ system: 'swiss', groups: 0 });
  expect(fitted(goes, { ...usualPlan, rounds: 0 }, pairs, 12).rounds).toBe(4);
});

test('games count for the ranking at tables of the server, with a clock and closed hands', () => {
  const online: typeof usualPlan = {
    ...usualPlan,
    where: 'online',
    rated: true,
    clock: { decision: 0, reserve: 180 },
    spectators: 'open',
  };
  expect(fitted(goes, online, pairs, 8)).toMatchObject({
    rated: true,
    clock: { decision: 60, reserve: 180 },
    spectators: 'public',
  });
  expect(fitted(goes, { ...online, clock: { decision: 30, reserve: 0 }, spectators: 'none' }, pairs, 8)).toMatchObject({
    rated: true,
    clock: { decision: 30 },
    spectators: 'none',
  });
  expect(fitted(goes, { ...online, where: 'boards' }, pairs, 8)).toMatchObject({
    rated: false,
    clock: { decision: 0 },
    spectators: 'open',
  });
  expect(fitted(goes, online, together, 8).rated).toBe(false);
});

test('the order of what counts can be changed, but meetings never come first', () => {
  expect(moved(['tac', 'wins', 'direct'], 'wins', -1)).toEqual(['wins', 'tac', 'direct']);
  expect(moved(['tac', 'wins'], 'tac', -1)).toEqual(['tac', 'wins']);
  expect(moved(['tac', 'direct'], 'direct', -1)).toEqual(['tac', 'direct']);
  expect(moved(['tac', 'direct'], 'tac', 1)).toEqual(['tac', 'direct']);
});

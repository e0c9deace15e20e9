import { readFile } from 'node:fs/promises';
import { load } from '@tacit/core';
import { describe, expect, it } from 'vitest';
import { gamesFor, nearestGame, numbersOfPeople, takesTurns, wayFor, wayOf, waysFor, type Way } from './group';

const { types } = (await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)))).choices();
const names = (people: number, way: Way, bots = true): string[] =>
  gamesFor(types, people, way, bots).map(({ name }) => name);

describe('a group', () => {
  it('is told from the layouts', () => {
    expect(types.length).toBe(16);
    expect(Object.fromEntries(types.map((one) => [one.name, wayOf(one)]))).toMatchObject({
      four: 'teams',
      two: 'alone',
      two_double: 'alone',
      three_double: 'teams',
      two_against_one: 'teams',
      three_pairs: 'alone',
      team1: 'together',
      six_trios: 'teams',
      six_team: 'together',
    });
  });

  it('offers every game to as many as it seats', () => {
    for (const one of types) expect(names(one.seats?.length ?? 0, wayOf(one), false), one.name).toContain(one.name);
    expect(numbersOfPeople(types)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('lets bots take the rest', () => {
    expect(names(4, 'teams')).toEqual(['four']);
    expect(names(3, 'teams')).toEqual(['three_double', 'two_against_one', 'four']);
    expect(names(2, 'teams')[0]).toBe('four');
    expect(names(5, 'teams')).toEqual(['six_pairs', 'six_trios']);
    expect(waysFor(types, 4, true)).toEqual(['together', 'teams']);
    expect(waysFor(types, 5, false)).toEqual([]);
  });

  it('of five takes turns at the standard game, or shares a bot', () => {
    expect(waysFor(types, 5, true)).toEqual(['together', 'turns', 'teams']);
    expect(names(5, 'turns')).toEqual(['four']);
    expect(nearestGame(types, 5, true, '')).toBe('four');
    expect(nearestGame(types, 5, true, 'six_trios')).toBe('six_trios');
    expect(nearestGame(types, 5, true, 'four', 'teams')).toBe('six_pairs');
    for (const people of [1, 2, 3, 4, 6]) expect(names(people, 'turns'), `${people}`).toEqual([]);
    const [four] = types;
    if (!four) throw new Error('no games');
    expect([wayFor(four, 5), wayFor(four, 4)]).toEqual(['turns', 'teams']);
    expect([takesTurns(four, 5), takesTurns(four, 4), takesTurns(undefined, 5)]).toEqual([true, false, false]);
  });

  it('stays as near as it can', () => {
    expect(nearestGame(types, 6, true, 'four')).toBe('six_pairs');
    expect(nearestGame(types, 2, true, 'four')).toBe('four');
    expect(nearestGame(types, 3, true, 'three_pairs')).toBe('three_pairs');
    expect(nearestGame(types, 4, true, 'three')).toBe('four'); // four have no game of each against all
    expect(nearestGame(types, 4, true, 'four', 'together')).toBe('team4');
  });
});

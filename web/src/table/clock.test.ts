import { expect, it } from 'vitest';
import { timeLeftOf } from './clock';

const clocks = [{ seat: 'a', until: 61_000, reserve: 30_000 }];

it('says what is left of the time of a seat', () => {
  expect(timeLeftOf(clocks, 'a', 1000)).toEqual({ seconds: 60, bank: 30 });
});

it('stops at nothing', () => {
  expect(timeLeftOf(clocks, 'a', 99_000)).toEqual({ seconds: 0, bank: 30 });
});

it('runs for those alone who decide', () => {
  expect(timeLeftOf(clocks, 'b', 1000)).toBeUndefined();
});

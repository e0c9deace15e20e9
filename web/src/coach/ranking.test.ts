import { expect, test } from 'vitest';
import { behindFor, ranked, standFor } from './ranking';

const one = (play: string, value: number, loss: number) => ({ play, value, loss, error: 0.003, worlds: 64 });

test('the order is that of the numbers, and what each is behind is counted from the first', () => {
  // As the judge may have it: the play that it names held its own in fresh worlds, and another is ahead by a hair in all of them.
  const plays = ranked({ plays: [one('a', 0.39, 0), one('b', 0.392, -0.002), one('c', 0.35, 0.04)] });
  expect(plays.map(({ play }) => play)).toEqual(['b', 'a', 'c']);
  expect(plays.map(({ loss }) => loss)).toEqual([0, 0.002, 0.042]);
  const values = plays.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((x, y) => y - x));
});

test('cards are fewer where it is better', () => {
  const plays = ranked({ plays: [one('a', 40, 0), one('b', 39.5, -0.5)] });
  expect(plays.map(({ play }) => play)).toEqual(['b', 'a']);
});

test('the other side sees the rest of the chance, and gains what is lost', () => {
  expect(standFor(0.39, 'chance', true)).toBe(0.39);
  expect(standFor(0.39, 'chance', false)).toBeCloseTo(0.61);
  expect(standFor(40, 'cards', false)).toBe(40);
  expect(behindFor({ loss: 0.02, error: 0.01 }, 'chance', false)).toEqual({ loss: -0.02, error: 0.01 });
});

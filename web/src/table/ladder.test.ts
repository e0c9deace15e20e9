import { expect, test } from 'vitest';
import { standing } from './ladder';

const steps = (...records: [won: number, games: number][]) =>
  records.map(([won, games], i) => ({ level: String(i), won, games }));

test('one stands where one wins at least as often as one loses', () => {
  expect(standing(steps([0, 0], [0, 0]))).toBe(-1);
  expect(standing(steps([4, 4], [1, 2]))).toBe(0); // two games say nothing yet
  expect(standing(steps([4, 4], [2, 4]))).toBe(1);
  expect(standing(steps([4, 4], [1, 4], [3, 5]))).toBe(2); // anyone who beats the stronger need not beat the weaker
  expect(standing(steps([1, 3], [0, 9]))).toBe(-1);
});

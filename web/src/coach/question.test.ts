import { expect, test } from 'vitest';
import { layoutNamed } from '../game/layout';
import { bestOf, knownOf, unitOf, verdictOn, type Question } from './question';

const question: Question = {
  position: '',
  seat: 'a',
  solutions: ['5:a1-6'],
  plays: [
    { play: '5:a1-6', value: 0.6, loss: 0, error: 0, worlds: 320 },
    { play: '2:a1-3', value: 0.59, loss: 0.01, error: 0.002, worlds: 128 },
  ],
};

test('a play as good as the best is right, one behind it by little or by no certain difference nearly', () => {
  expect(verdictOn({ loss: 0, error: 0 }, 'chance')).toBe('right');
  expect(verdictOn({ loss: -0.004, error: 0.004 }, 'chance')).toBe('right');
  expect(verdictOn({ loss: 0.0049, error: 0.0001 }, 'chance')).toBe('right');
  expect(verdictOn({ loss: 0.019, error: 0.001 }, 'chance')).toBe('nearly');
  expect(verdictOn({ loss: 0.05, error: 0.02 }, 'chance')).toBe('nearly');
  expect(verdictOn({ loss: 0.05, error: 0.01 }, 'chance')).toBe('wrong');
});

test('together, cards are counted', () => {
  expect(unitOf(layoutNamed('pairs4'))).toBe('chance');
  expect(unitOf(layoutNamed('coop4'))).toBe('cards');
  expect(verdictOn({ loss: 0.2, error: 0 }, 'cards')).toBe('right');
  expect(verdictOn({ loss: 0.9, error: 0 }, 'cards')).toBe('nearly');
  expect(verdictOn({ loss: 1.1, error: 0.1 }, 'cards')).toBe('wrong');
});

test('what is known of an answer comes from the question', () => {
  expect(knownOf(question, '5:a1-6')).toMatchObject({ loss: 0 });
  expect(knownOf(question, '2:a1-3')).toMatchObject({ loss: 0.01, error: 0.002 });
  expect(knownOf(question, '9:drop')).toBeUndefined();
  expect(bestOf(question)).toBe('5:a1-6');
  expect(bestOf({ position: '', seat: 'a' })).toBeUndefined();
});

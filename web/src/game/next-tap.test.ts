import { expect, it } from 'vitest';
import { nextTap, type NextTap, type Taken } from './next-tap';
import { parsePlay } from './play';

const taken = (more: Partial<Taken> = {}): Taken => ({
  hand: ['13', '7', 'TRI', '8', 'TAC'],
  index: -1,
  from: undefined,
  pending: undefined,
  legs: undefined,
  ...more,
});
const next = (play: string, more: Partial<Taken> = {}): NextTap | undefined => nextTap(parsePlay(play), taken(more));

it('begins with the card, whatever other one is taken up', () => {
  expect(next('13:aB-1')).toEqual({ card: 0 });
  expect(next('8:skip', { index: 0 })).toEqual({ card: 3 });
  expect(next('TAC=13:aB-1')).toEqual({ card: 4 });
});

it('goes on with the marble, then with its target', () => {
  expect(next('13:aB-1', { index: 0 })).toEqual({ place: 'a-B' });
  expect(next('13:aB-1', { index: 0, from: '9' })).toEqual({ place: 'a-B' });
  expect(next('13:aB-1', { index: 0, from: 'a-B' })).toEqual({ place: '1' });
});

it('begins an exchange with either marble', () => {
  expect(next('TRI:a9~b20', { index: 2 })).toEqual({ place: '9' });
  expect(next('TRI:a9~b20', { index: 2, from: '9' })).toEqual({ place: '20' });
  expect(next('TRI:a9~b20', { index: 2, from: '20' })).toEqual({ place: '9' });
});

it('has a button for what no marble stands for', () => {
  expect(next('8:skip', { index: 3 })).toEqual({ button: 'skip' });
  expect(next('7:drop', { index: 1 })).toEqual({ button: 'drop' });
  expect(next('give:8', { index: 3 })).toEqual({ button: 'give' });
  expect(next('pass')).toEqual({ button: 'pass' });
});

it('confirms the play, and leaves another one alone', () => {
  expect(next('13:aB-1', { index: 0, pending: '13:aB-1' })).toEqual({ button: 'go' });
  expect(next('13:aB-1', { index: 0, pending: '13:a9-22' })).toBeUndefined();
});

it('walks a seven leg by leg, and leaves one alone that goes another way', () => {
  const seven = (legs: string[], from?: string): NextTap | undefined => next('7:a1-4,a20-24', { index: 1, legs, from });
  expect(seven([])).toEqual({ place: '1' });
  expect(seven([], '1')).toEqual({ place: '4' });
  expect(seven(['a1-4'], '4')).toEqual({ place: '20' });
  expect(seven(['a1-4'], '20')).toEqual({ place: '24' });
  expect(seven(['a1-4', 'a20-24'])).toEqual({ button: 'seven-done' });
  expect(seven(['a1-2'], '2')).toBeUndefined();
});

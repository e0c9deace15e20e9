import { expect, it } from 'vitest';
import { m } from '../paraglide/messages';
import { choiceWords } from './choices';

it('every choice that has words is listed', () => {
  const named = Object.keys(m).filter((name) => /^(type|edition|switch|level)_/.test(name));
  expect(Object.keys(choiceWords).sort()).toEqual(named.sort());
});

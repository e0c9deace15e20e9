import { expect, test } from 'vitest';
import { paths } from '../browser/paths';
import { eveningWish } from './evening';

test('the address of a new evening says club and league', () => {
  const wish = { club: 'abc', league: 2 };
  expect(eveningWish(new URL(paths.newTournament(wish), 'http://here').search)).toEqual(wish);
  expect(eveningWish('?club=abc&league=x')).toEqual({ club: 'abc', league: 0 });
  expect(eveningWish('')).toBeUndefined();
});

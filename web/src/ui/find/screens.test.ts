import { afterEach, expect, it } from 'vitest';
import { locales, overwriteGetLocale } from '../../paraglide/runtime';
import { routeOf, screens } from '../routes';
import { screensFor } from './screens';

afterEach(() => overwriteGetLocale(() => 'en'));

const found = (typed: string): string[] => screensFor(typed).map(({ path }) => path);

it('every screen that needs no name is found, and leads there', () => {
  const patterns = screens.map(({ pattern }) => pattern).filter((one) => !/:\w+(\(|\/|$)/.test(one));
  const all = new Set(found('').map((path) => routeOf(path).pattern));
  expect(patterns.filter((pattern) => !all.has(pattern))).toEqual([]);
  expect(all).not.toContain('');
});

it.each([
  ['pass and play', '/here'],
  ['rating', '/ranking'],
  ['club night', '/tournaments/new'],
  ['password', '/account'],
  ['puzzle of the day', '/puzzles/day'],
])('%j leads to %s', (typed, path) => {
  expect(found(typed)).toContain(path);
});

it.each(locales)('in %s every screen is found by its title first', (locale) => {
  overwriteGetLocale(() => locale);
  for (const { title, path } of screensFor(''))
    expect(
      screensFor(title)
        .filter((one) => one.title === title)
        .map((one) => one.path),
    ).toContain(path);
});

// docs/ui-map.md has every address of the page, and no other.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routeOf, screens } from './routes';

const map = readFileSync(new URL('../../../docs/ui-map.md', import.meta.url), 'utf8');
const addresses = map.split('\n').flatMap((line) => /^\| (`\/.*?) \|/.exec(line)?.[1]?.match(/(?<=`)\/[^`]*/g) ?? []);

it('has every address', () => {
  // As in the map: `/club/ID` is `/club/:id`, and a part that can be left out is a line of its own.
  const shape = (pattern: string): string =>
    pattern.replace(/\/:\w+(\(.+\))?\?/g, '').replace(/:\w+(\(.+\))?/g, '[A-Z]+');
  const missing = screens
    .map(({ pattern }) => shape(pattern))
    .filter((one) => !addresses.some((address) => new RegExp(`^${one}$`).test(address)));
  expect(missing).toEqual([]);
});

it('has no address that is no screen', () => {
  const example = (address: string): string =>
    address
      .replace(/^\/CODE$/, '/bdfg')
      .replace('WHAT', 'pairings')
      .replace(/[A-Z]+/g, 'x1');
  expect(addresses.length).toBeGreaterThan(screens.length / 2);
  expect(addresses.filter((address) => routeOf(example(address)).pattern === '')).toEqual([]);
});

// docs/ui-map.md has every `data-testid` and every address of the page, and nothing else. What only a running page knows
// is compared by its shape: `card-{i + 1}` here and `card-N` there are both `card-*`.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screens } from './routes';

const folder = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/^paraglide|test\.ts$/.test(name),
);
const source = files.map(read).join('\n');
const map = read('../../docs/ui-map.md');

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one);
const matches = (shape: string, id: string): boolean => new RegExp(`^${shape.replaceAll('*', '.+')}$`).test(id);
const missing = (ids: Iterable<string>, there: (id: string) => boolean): string[] =>
  [...new Set(ids)].filter((id) => !there(id)).sort();

const computed = found(source, /\sdata-testid=\{([^}]*)\}/g).flatMap((expression) => found(expression, /'([^']+)'/g));
const written = found(source, /\s(?:data-)?test(?:id)?(?:="|: ['`])([^"'`\n]+)["'`]/g).map((id) =>
  id.replace(/\$?\{[^}]*\}/g, '*'),
);
const tiles = found(source, /<Tiles\s+name="(\w+)"/g).map((name) => `${name}-*`);
const inPage = new Set([...computed, ...written, ...tiles].filter((id) => !id.startsWith('*')));
const rows = found(map, /^\| (`.*?) \|/gm);
const inMap = new Set(
  rows
    .flatMap((row) => found(row, /`([^`]+)`/g))
    .filter((id) => id !== 'data-testid')
    .map((id) => id.replace(/[A-Z]+/g, '*')),
);

it('has every id of the page', () => {
  expect(
    missing(inPage, (id) => inMap.has(id) || (id.includes('*') && [...inMap].some((one) => matches(id, one)))),
  ).toEqual([]);
});

it('has no id that the page does not have', () => {
  const isQuoted = (id: string): boolean => source.includes(`'${id.replace('-*', '')}'`); // handed to a snippet
  expect(
    missing(
      inMap,
      (id) => inPage.has(id) || isQuoted(id) || [...inPage].some((one) => matches(one, id) || matches(id, one)),
    ),
  ).toEqual([]);
});

it('has every address', () => {
  const shape = (pattern: string): string =>
    pattern.replace(/\/:\w+(\(.+\))?\?/g, '').replace(/:\w+(\(.+\))?/g, '[A-Z]+');
  const [addresses = ''] = found(map, /(Addresses:[^]*?)\n\n/g);
  expect(
    screens.map(({ pattern }) => shape(pattern)).filter((one) => !new RegExp(`\`${one}[\`?]`).test(addresses)),
  ).toEqual([]);
});

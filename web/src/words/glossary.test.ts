// The columns "page en" and "page de" of docs/glossary.md are words of the page's messages.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas } from '../../tools/messages.mjs';

const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
const rows = glossary.split('\n').filter((line) => line.startsWith('|') && !/^\|-|page en/.test(line));
const terms = (fromTheEnd: number): string[] =>
  rows
    .flatMap(
      (row) =>
        row
          .split('|')
          .at(fromTheEnd)
          ?.replace(/\(.*\)/, '')
          .split(/[,/]/) ?? [],
    )
    .map((term) => term.trim().toLowerCase())
    .filter((term) => term !== '—');

it.each([
  ['en', -3],
  ['de', -2],
] as const)('has words of the page: %s', (language, column) => {
  const said = JSON.stringify(areas.map(({ of }) => of(language))).toLowerCase();
  expect(terms(column).length).toBeGreaterThan(60);
  expect(terms(column).filter((term) => !said.includes(term))).toEqual([]);
});

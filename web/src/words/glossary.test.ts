// The columns "page en" and "page de" of docs/glossary.md are words of the page's messages.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const top = new URL('../../../', import.meta.url);
const messages = new URL('web/messages/', top);
const glossary = readFileSync(new URL('docs/glossary.md', top), 'utf8');
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
  const said = readdirSync(messages)
    .map((area) => readFileSync(new URL(`${area}/${language}.json`, messages), 'utf8'))
    .join('\n')
    .toLowerCase();
  expect(terms(column).length).toBeGreaterThan(60);
  expect(terms(column).filter((term) => !said.includes(term))).toEqual([]);
});

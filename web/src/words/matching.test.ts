import { expect, it } from 'vitest';
import { bestOf } from './matching';

const all = [
  { title: 'Analysis board', words: 'engine' },
  { title: 'Game report', words: 'analysis of a game' },
  { title: 'Open tables', words: 'game lobby' },
  { title: 'My games', words: '' },
  { title: 'Łódź Masters', words: '' },
];
const titles = (typed: string): string[] => bestOf(all, typed).map(({ title }) => title);

it.each([
  ['game', ['Game report', 'My games', 'Open tables']],
  ['analysis', ['Analysis board', 'Game report']],
  ['tables open', ['Open tables']],
  ['lob', ['Open tables']],
  ['obby', []],
  ['lodz', ['Łódź Masters']],
  ['xyzzy', []],
])('%j finds %j, best first', (typed, found) => {
  expect(titles(typed)).toEqual(found);
});

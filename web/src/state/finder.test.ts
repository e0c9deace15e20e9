import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeIn, Finder, type Served } from './finder.svelte';

const people = (...names: string[]): Served => ({
  table: undefined,
  people: names.map((name) => ({ id: name, name, guest: false })),
  clubs: [],
  tournaments: [],
});
const tick = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

let asked: { name: string; answer: (served: Served) => void; fail: () => void }[];
let finder: Finder;
const names = (): string[] => finder.served.people.map(({ name }) => name);
async function typeAndWait(text: string): Promise<void> {
  finder.type(text);
  await vi.advanceTimersByTimeAsync(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  finder = new Finder(
    (name) => new Promise((answer, fail) => asked.push({ name, answer, fail: () => fail(new Error('no')) })),
  );
});
afterEach(() => vi.useRealTimers());

it('asks once somebody stops typing, and not for a single letter', async () => {
  await typeAndWait('a');
  for (const text of ['an', 'ann', 'anna ']) finder.type(text);
  expect(finder.waits).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map(({ name }) => name)).toEqual(['anna']);
  asked[0]?.answer(people('Anna'));
  await tick();
  expect([names(), finder.waits]).toEqual([['Anna'], false]);
});

it('an answer to an older question never takes the place of a newer one', async () => {
  await typeAndWait('an');
  await typeAndWait('ann');
  asked[1]?.answer(people('Anna'));
  await tick();
  asked[0]?.answer(people('Anders', 'Anna'));
  await tick();
  expect(names()).toEqual(['Anna']);
});

it('shows nothing that does not match what is typed by now', async () => {
  await typeAndWait('an');
  asked[0]?.answer({ ...people('Anders', 'Anna'), table: 'an' });
  await tick();
  finder.type('anna');
  expect([names(), finder.served.table, finder.waits]).toEqual([['Anna'], undefined, true]);
  finder.type('');
  expect([names(), finder.waits]).toEqual([[], false]);
});

it('says why nothing can be found', async () => {
  await typeAndWait('anna');
  asked[0]?.fail();
  await tick();
  expect([finder.problem !== '', finder.waits]).toEqual([true, false]);
  finder.type('');
  expect(finder.problem).toBe('');
});

it.each([
  ['abcd2345', 'abcd2345'],
  [' ABCD 2345 ', 'abcd2345'],
  ['abcd234', undefined],
  ['/new', undefined],
])('%j: the code %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

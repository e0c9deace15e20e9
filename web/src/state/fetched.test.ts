import { expect, it } from 'vitest';
import { Fetched, Paged } from './fetched.svelte';

const words = (why: unknown): string => `not ${String(why)}`;

it('has what was fetched, or why not', async () => {
  const fetched = new Fetched<number>(words);
  await fetched.ask(() => Promise.resolve(1));
  expect([fetched.value, fetched.problem]).toEqual([1, '']);
  await fetched.ask(() => Promise.reject('now'));
  expect([fetched.value, fetched.problem]).toEqual([1, 'not now']);
  await fetched.ask(() => Promise.resolve(2));
  expect([fetched.value, fetched.problem]).toEqual([2, '']);
});

it('an answer to an older question is too late', async () => {
  const fetched = new Fetched<number>(words);
  let late = (_: number): void => undefined;
  const older = fetched.ask(() => new Promise((done) => (late = done)));
  await fetched.ask(() => Promise.resolve(2));
  late(1);
  await older;
  expect(fetched.value).toBe(2);
});

it('a list comes page by page, and nothing twice', async () => {
  const pages: Record<string, { items: string[]; next?: string }> = {
    '': { items: ['a', 'b'], next: 'b' },
    b: { items: ['b', 'c'] },
  };
  const paged = new Paged(
    (before = '') => Promise.resolve(pages[before] ?? { items: [] }),
    (item: string) => item,
    words,
  );
  expect(paged.items).toBeUndefined();
  await paged.first();
  expect([paged.items, paged.next]).toEqual([['a', 'b'], 'b']);
  await paged.more();
  expect([paged.items, paged.next]).toEqual([['a', 'b', 'c'], undefined]);
  paged.remove('b');
  expect(paged.items).toEqual(['a', 'c']);
  paged.clear();
  expect(paged.items).toBeUndefined();
});

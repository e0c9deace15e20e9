import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packed, unpacked } from './packed';

it('a game fits into a link and comes out the same', async () => {
  const text = readFileSync(new URL('../../../tests/data/fair.tac', import.meta.url), 'utf8');
  const letters = await packed(text);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(text.length);
  expect(await unpacked(letters)).toBe(text);
});

it('nonsense is refused', async () => {
  await expect(unpacked('nonsense')).rejects.toThrow();
});

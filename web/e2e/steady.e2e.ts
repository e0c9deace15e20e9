// The board keeps its place and size through a game, and while an answer is judged and explained; in a game buttons and players do, too.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { movesOf, watchMoves } from './moves';
import { hurryBots, takeTurn, takeTurns } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const sizes = [
  { width: 1280, height: 640 },
  { width: 360, height: 640 },
];

const open = (viewport: { width: number; height: number }): Promise<Page> =>
  house.open({ viewport }, { speed: 'off', sound: false, level: 'simple' });

test.each(sizes)('in a game, at $width x $height', async (viewport) => {
  const page = await open(viewport);
  await hurryBots(page);
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.locator('.slot.can').first().waitFor();
  await watchMoves(page);
  await takeTurns(page, 8); // some thirty plays at the table
  const { boards, most } = await movesOf(page);
  expect(boards).toHaveLength(1);
  expect(most.filter((name) => /tools|buttons|spot|plate/.test(name))).toEqual([]);
  await page.context().close();
});

test.each(sizes)('in a puzzle, judged and explained, at $width x $height', async (viewport) => {
  const page = await open(viewport);
  await page.goto('/puzzles/day');
  await page.locator('.slot.can').first().waitFor();
  await watchMoves(page);
  const verdict = page.getByTestId('verdict');
  while ((await verdict.count()) === 0) await takeTurn(page);
  await page.getByTestId('exercise-why').waitFor();
  const solution = page.getByTestId('exercise-solution');
  if ((await solution.count()) > 0) {
    await solution.click();
    await page.getByTestId('best-play').waitFor();
  }
  expect((await movesOf(page)).boards).toHaveLength(1);
  await page.context().close();
});

// A stranger plays a whole game by clicks, reloads in the middle, and everything is still there.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { hurryBots, playOn, takeTurn } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

async function playUntil(page: Page, done: (turns: number) => boolean): Promise<number> {
  let turns = 0;
  let waited = 0;
  while (!done(turns)) {
    const turn = await takeTurn(page);
    if (turn === 'over') break;
    if (turn === 'played') turns++;
    waited = turn === 'played' ? 0 : waited + 1;
    if (waited > 600) throw new Error(`nothing happens: ${await page.getByTestId('status').textContent()}`);
    if (turn === 'waiting') await page.waitForTimeout(30);
  }
  return turns;
}

test('a whole game against three bots, with a reload in the middle', async () => {
  const page = await house.open({ viewport: { width: 820, height: 1180 } }, { speed: 'off', level: 'planner', sound: false });
  await hurryBots(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.getByTestId('game').waitFor();
  await playUntil(page, (turns) => turns >= 8);

  const link = page.url();
  await page.reload();
  await page.getByTestId('game').waitFor();
  expect(page.url()).toBe(link);
  expect(await page.getByTestId('log').locator('li').count()).toBeGreaterThan(5);

  expect(await playOn(page, 240_000)).toBe(true);
  expect(await page.getByTestId('status').textContent()).toMatch(/won/);
  expect(errors).toEqual([]);
  await page.context().close();
});

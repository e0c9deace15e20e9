// A stranger plays a whole game by clicks, reloads in the middle, and everything is still there.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { hurryBots, playOn, takeTurns } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

test('a whole game against three bots, with a reload in the middle', async () => {
  const page = await house.open(
    { viewport: { width: 820, height: 1180 } },
    { speed: 'off', level: 'planner', sound: false },
  );
  await hurryBots(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.getByTestId('game').waitFor();
  await takeTurns(page, 8);

  const link = page.url();
  await page.reload();
  await page.getByTestId('game').waitFor();
  expect(page.url()).toBe(link);
  expect(await page.getByTestId('log').locator('li').count()).toBeGreaterThan(5);

  await playOn(page);
  expect(await page.getByTestId('status').textContent()).toMatch(/won/);
  expect(errors).toEqual([]);
  await page.context().close();
});

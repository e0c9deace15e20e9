// Every game type is set up in the page, begun, and played a little.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Choice, Choices } from '../../docs/wire';
import { openHouse, type House } from './house';
import { takeTurn } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

/** Until two plays are in the log. */
async function playALittle(page: Page): Promise<void> {
  const plays = page.getByTestId('log').locator('code');
  for (let looked = 0; looked < 600 && (await plays.count()) < 2; looked++)
    if ((await takeTurn(page)) !== 'played') await page.waitForTimeout(25);
  expect(await plays.count()).toBeGreaterThan(1);
}

async function begin({ name, seats = [] }: Choice): Promise<void> {
  const page = await house.open({ viewport: { width: 1024, height: 768 } }, { speed: 'off', sound: false });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/new');
  await page.getByTestId(`type-${name}`).check({ force: true });
  await page.getByTestId('bots').selectOption('simple');
  await page.getByTestId('create').click();
  await page.getByTestId('start').click();
  await page.getByTestId('game').waitFor();
  await playALittle(page);
  for (const seat of seats.join('')) expect(await page.getByTestId(`seat-${seat}`).count(), `${name}: ${seat}`).toBe(1);
  expect(errors).toEqual([]);
  await page.context().close();
}

test('every game type is begun and played', async () => {
  const { types } = (await (await fetch(`${house.address}/api/choices`)).json()) as Choices;
  expect(types.length).toBe(16);
  for (let i = 0; i < types.length; i += 4) await Promise.all(types.slice(i, i + 4).map(begin));
});

// Where the reader's own colours are forced on the page: whose turn it is, edges of cards, and marks with their discs are seen.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';
import { openJudged } from './judged';
import { scenes } from './scenes';
import { stageTable } from './staged';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.open(
    { painted: true, viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
    { speed: 'off', sound: false },
  );
});
afterAll(() => house.close());

const styleOf = (selector: string, name: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), name);

test('in a game', async () => {
  await stageTable(page, scenes['game'] ?? { position: '' });
  await page.locator('.slot.can').first().waitFor();
  const turn = (seat: string): Promise<string> => styleOf(`[data-testid="seat-${seat}"] .plate`, 'outline-style');
  expect([await turn('a'), await turn('b')]).toEqual(['solid', 'none']);
  expect(await styleOf('.slot .card', 'outline-style')).toBe('solid');
  await page.getByTestId('card-3').click();
  const lifted = (card: number): Promise<string> => styleOf(`[data-testid="card-${card}"] .face`, 'outline-style');
  expect([await lifted(3), await lifted(1)]).toEqual(['solid', 'none']);
  const ground = await styleOf('body', 'background-color');
  for (const disc of ['.dealer', '.mini']) expect(await styleOf(disc, 'background-color')).not.toBe(ground);
  expect(
    await page
      .locator('.place.target')
      .first()
      .evaluate((one) => getComputedStyle(one, '::after').borderTopStyle),
  ).toBe('solid');
  expect(await styleOf('[data-testid="preview"] [data-target]', 'stroke')).toBe('rgb(255, 255, 255)');
  expect(await violations(page)).toEqual([]);
});

test('in a lesson and a report', async () => {
  await visit(page, '/learn/out');
  await page.locator('.slot.can').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await openJudged(page);
  await page.getByTestId('report-moments').locator('button').first().click();
  await page.getByTestId('moment-mark').waitFor();
  const ground = await styleOf('body', 'background-color');
  expect(await styleOf('[data-testid="moment-mark"] .mark', 'background-color')).not.toBe(ground);
  expect(await violations(page)).toEqual([]);
});

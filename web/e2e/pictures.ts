// Writes docs/screenshots/*.png: the main screens in three sizes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openHouse, type House } from './house';
import { scenes } from './scenes';
import { stageTable } from './staged';

const folder = process.env['TACIT_PICTURES_IN'] ?? join(import.meta.dirname, '..', '..', 'docs', 'screenshots');
const sizes = [
  { name: 'phone', width: 360, height: 740, scale: 1, theme: 'dark' },
  { name: 'tablet', width: 820, height: 1180, scale: 1, theme: 'light' },
  { name: 'desktop', width: 1440, height: 900, scale: 1, theme: 'light' },
];

let house: House;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  house = await openHouse();
});
afterAll(() => house.close());

// Text first, then a breath for what glides.
async function still(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}

for (const { name, width, height, scale, theme } of sizes) {
  const open = (): Promise<Page> => house.open({ viewport: { width, height }, deviceScaleFactor: scale }, { speed: 'off', theme });
  const shoot = async (page: Page, what: string): Promise<void> => {
    await still(page);
    await page.screenshot({ path: join(folder, `${what}-${name}.png`) });
  };

  test(`start, ${name}`, async () => {
    const page = await open();
    await page.goto('/');
    await shoot(page, 'start');
    if (name !== 'tablet') {
      await page.getByTestId('create-table').click();
      await page.getByTestId('type-four').waitFor({ state: 'attached' });
      await shoot(page, 'create');
      await page.getByTestId('create').click();
      await page.getByTestId('sit-0').click();
      await page.getByTestId('bot-1').click();
      await shoot(page, 'waiting');
    }
    await page.context().close();
  });

  test(`game, ${name}`, async () => {
    const page = await open();
    await stageTable(page, scenes['game'] ?? { position: '' });
    await shoot(page, 'game');
    await page.getByTestId('card-5').click();
    await shoot(page, 'tac');
    await page.getByTestId('card-2').click();
    await page.getByTestId('space-58').click();
    await page.getByTestId('space-61').click();
    await shoot(page, 'seven');
    if (name === 'phone') {
      await page.getByTestId('help').click();
      await shoot(page, 'help');
    }
    await page.context().close();
  });

  test(`six, ${name}`, async () => {
    const page = await open();
    await stageTable(page, scenes['six'] ?? { position: '' });
    await shoot(page, 'six');
    await page.context().close();
  });
}

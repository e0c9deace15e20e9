// Writes docs/screenshots/*.png: the main screens in three sizes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openHouse, type House } from './house';
import { tour } from './tour';

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

for (const { name, width, height, scale, theme } of sizes)
  test(name, async () => {
    const page = await house.open(
      { painted: true, viewport: { width, height }, deviceScaleFactor: scale },
      { speed: 'off', theme },
    );
    for (const { name: screen, go } of tour) {
      await go(page);
      await still(page);
      await page.screenshot({ path: join(folder, `${screen}-${name}.png`) });
    }
    await page.context().close();
  });

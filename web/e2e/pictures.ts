// Writes docs/screenshots/*.png: the main screens in three sizes, and readme.png, a desktop and a phone side by side.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openHouse, type House } from './house';
import { scenes } from './scenes';
import { stageTable } from './staged';
import { seven, tour } from './tour';

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

/** One scene at one size, as a picture for another page. */
async function shot(
  options: object,
  theme: string,
  scene: string,
  go?: (page: Page) => Promise<void>,
): Promise<string> {
  const page = await house.open({ painted: true, ...options }, { speed: 'off', theme });
  await stageTable(page, scenes[scene] ?? { position: '' });
  await page.locator('.slot.can').first().waitFor();
  await go?.(page);
  await still(page);
  const picture = await page.screenshot({ type: 'png' });
  await page.context().close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

test('the picture of the README', async () => {
  const desktop = await shot({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }, 'light', 'game');
  const phone = await shot({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 1 }, 'dark', 'seven', seven);
  const page = await house.open({ painted: true, viewport: { width: 1600, height: 840 }, deviceScaleFactor: 1 });
  await page.setContent(`<style>
      body { margin: 0; padding: 20px; display: flex; justify-content: space-between; box-sizing: border-box; }
      img { display: block; height: 740px; border-radius: 14px; box-shadow: 0 4px 16px rgb(0 0 0 / 45%); }
      img + img { border-radius: 26px; border: 5px solid #111; }
    </style><img src="${desktop}"><img src="${phone}">`);
  await page.screenshot({
    path: join(folder, 'readme.png'),
    omitBackground: true,
    clip: { x: 0, y: 0, width: 1600, height: 790 },
  });
  await page.context().close();
});

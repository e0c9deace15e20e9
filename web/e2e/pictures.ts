// Writes docs/screenshots/*.png: the main screens in three sizes, and readme.png, a desktop and a phone side by side, with
// what it shows in readme.txt.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openHouse, type House } from './house';
import { fingerprintOf, openShot, picture, screenshots, shots, shownIn, whatIsShown } from './readme';
import { tour } from './tour';

const folder = process.env['TACIT_PICTURES_IN'] ?? screenshots;
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

test('the picture of the README', async () => {
  const images: string[] = [];
  const shown: string[] = [];
  for (const shot of shots) {
    const page = await openShot(house, shot, true);
    await still(page);
    images.push(`<img src="data:image/png;base64,${(await page.screenshot({ type: 'png' })).toString('base64')}">`);
    shown.push(await whatIsShown(page));
    await page.context().close();
  }
  const page = await house.open({ painted: true, viewport: { width: 1600, height: 840 }, deviceScaleFactor: 1 });
  await page.setContent(`<style>
      body { margin: 0; padding: 20px; display: flex; justify-content: space-between; box-sizing: border-box; }
      img { display: block; height: 740px; border-radius: 14px; box-shadow: 0 4px 16px rgb(0 0 0 / 45%); }
      img + img { border-radius: 26px; border: 5px solid #111; }
    </style>${images.join('')}`);
  const made = await page.screenshot({
    path: join(folder, picture),
    omitBackground: true,
    clip: { x: 0, y: 0, width: 1600, height: 790 },
  });
  writeFileSync(join(folder, shownIn), [`picture ${fingerprintOf(made)}\n`, ...shown].join('\n'));
  await page.context().close();
});

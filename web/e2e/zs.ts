import { afterAll, beforeAll, test } from 'vitest';
import { openHouse, type House } from './house';
import { scenes } from './scenes';
import { stageTable } from './staged';
import { takeTurn } from './playing';
let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());
test('look', async () => {
  for (const [width, height] of [[1280, 800], [390, 844], [320, 568]] as const) {
    const page = await house.open({ painted: true, viewport: { width, height }, deviceScaleFactor: 1 }, { speed: 'off', sound: false, theme: width < 500 ? 'dark' : 'light' });
    await page.goto('/'); await page.getByTestId('play-now').click();
    await page.locator('.slot.can').first().waitFor(); await page.waitForTimeout(700);
    await page.locator('.slot.can').first().click(); await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/m/steady/give-${width}.png` });
    for (let i = 0; i < 3; i++) await takeTurn(page);
    await page.locator('.slot.can').first().waitFor(); await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/m/steady/turn-${width}.png` });
    await page.context().close();
    const q = await house.open({ painted: true, viewport: { width, height }, deviceScaleFactor: 1 }, { speed: 'off', sound: false, theme: 'light' });
    await q.goto('/learn/out'); await q.locator('.slot.can').first().waitFor(); await q.waitForTimeout(600);
    await q.screenshot({ path: `/tmp/m/steady/lesson-${width}.png` });
    await q.context().close();
  }
});

// The settings: found by typing, by their address, and over a game that goes on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';
import { scenes } from './scenes';
import { stageTable } from './staged';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const phone = { viewport: { width: 320, height: 568 } };

test('a setting is found by a word for it, and by its address', async () => {
  const page = await house.open(phone);
  await visit(page, '/learn');
  await page.getByTestId('settings').click();
  await page.getByTestId('set-largeText').waitFor();
  expect(await page.title()).toBe('Settings – Tacit');
  expect(await violations(page)).toEqual([]);

  const names = (): Promise<string[]> => page.locator('fieldset > div').evaluateAll((all) => all.map(({ id }) => id));
  const all = await names();
  await page.getByTestId('find-setting').fill('font');
  await expect.poll(names).toEqual(['largeText']);
  await page.getByTestId('set-largeText').check();
  expect(await page.evaluate(() => document.documentElement.classList.contains('large-text'))).toBe(true);
  await page.getByTestId('find-setting').fill('xyzzy');
  await page.getByText('No setting matches.').waitFor();
  await page.getByTestId('find-setting').fill('');
  await expect.poll(names).toEqual(all);

  await page.goto('/settings#theme');
  const focus = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  await expect.poll(focus).toBe('theme');
  await page.evaluate(() => (location.hash = '#language'));
  await expect.poll(focus).toBe('language');
  await page.context().close();
});

test('over a game the menu opens them, and the focus returns to it', async () => {
  const page = await house.open(phone, { speed: 'off', sound: false });
  await stageTable(page, scenes['game'] ?? { position: '' });
  await page.getByTestId('card-1').waitFor();
  const ways = await page
    .locator('.bar button:not([data-testid="keys"])')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')));
  expect(ways).toEqual(['leave', 'phrases', 'menu']);
  expect(await page.getByTestId('log').locator('code').count()).toBe(0);
  await page.getByTestId('menu').click();
  await page.getByTestId('settings').click();
  await page.getByTestId('set-notation').check();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('menu');
  await page.getByTestId('menu').click();
  await page.getByTestId('open-log').click();
  await expect.poll(() => page.getByTestId('log').first().locator('code').count()).toBeGreaterThan(0);
  await page.context().close();
});

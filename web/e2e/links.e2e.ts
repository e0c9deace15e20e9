// From screen to screen: what leads there is a link, and anyone who has come hears where they are.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.open({ viewport: { width: 900, height: 500 } }, { speed: 'off', sound: false });
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
});
afterAll(() => house.close());

const path = (of: Page = page): string => new URL(of.url()).pathname;
const focused = (): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);

test('a screen that is opened has a title, is announced, and begins at its heading', async () => {
  expect(await page.title()).toBe('Tacit');
  expect(await page.getByTestId('arrived').textContent()).toBe('');
  await page.getByTestId('more-ways').click();
  await page.getByTestId('match').click();
  await page.getByTestId('no-tables').waitFor();
  expect(await page.title()).toBe('Find a game – Tacit');
  expect(await page.getByTestId('arrived').textContent()).toBe('Find a game');
  await expect.poll(focused).toBe('H1 Find a game');
  await page.getByTestId('to-parent').press('Enter');
  await page.getByTestId('play-now').waitFor();
  expect(await page.title()).toBe('Tacit');
});

test('a click with a key held, or with the middle button, opens another tab and leaves the page where it is', async () => {
  // What the browser is asked for: a tab in the background is not always let load by what steers the browser.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const asked = new Promise((done) => browser.once('Page.frameRequestedNavigation', done));
    await page.getByTestId('nav-clubs').click({ ...how, noWaitAfter: true });
    expect(await asked).toMatchObject({
      reason: 'anchorClick',
      disposition: 'newTab',
      url: new URL('/clubs', page.url()).href,
    });
    expect(path()).toBe('/');
  }
  await browser.detach();
});

test('each ranking and the records have an address', async () => {
  await page.getByTestId('nav-clubs').click();
  await page.getByTestId('tab-ranking').click();
  await page.getByTestId('records').click();
  await page.getByTestId('records-cards').waitFor();
  expect(path()).toBe('/records');
  expect(await page.title()).toBe('Records – Tacit');
  await page.getByTestId('family-teams').click();
  await page.getByTestId('team-ranking').or(page.getByTestId('no-teams')).waitFor();
  expect(path()).toBe('/ranking/teams');
  await page.goBack();
  await page.getByTestId('records-cards').waitFor();
});

test('the way back leads to where the reader was', async () => {
  await visit(page, '/learn');
  await page.getByTestId('lesson-devil').scrollIntoViewIfNeeded();
  const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  const before = await top();
  expect(before).toBeGreaterThan(300);
  await page.getByTestId('lesson-devil').click();
  await page.getByTestId('lesson').waitFor();
  await page.goBack();
  await page.getByTestId('lesson-devil').waitFor();
  await expect.poll(top).toBe(before);
});

test('another language in a running game leaves its connection and what was begun', async () => {
  await visit(page, '/');
  const lines: string[] = [];
  page.on('websocket', (line) => lines.push(line.url()));
  await page.getByTestId('play-now').click();
  await page.getByTestId('card-1').click();
  await page.getByTestId('cancel').waitFor();
  await page.getByTestId('menu').click();
  await page.getByTestId('settings').click();
  await page.getByTestId('language').selectOption('de');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.title()).toBe('● Du bist dran – Tisch – Tacit');
  await page.getByTestId('cancel').waitFor();
  expect(lines.filter((line) => line.includes('/ws/'))).toHaveLength(1);
  await page.getByTestId('menu').click();
  await page.getByTestId('settings').click();
  await page.getByTestId('language').selectOption('en');
  await page.keyboard.press('Escape');
});

test('an address that does not exist says so', async () => {
  await page.goto('/nonsense');
  await page.getByTestId('not-found').waitFor();
  expect(await page.title()).toBe('Page not found – Tacit');
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('found-learn').click();
  await page.getByTestId('lessons').waitFor();
});

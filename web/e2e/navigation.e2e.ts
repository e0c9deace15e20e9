// The four places: few things to press for a newcomer, everybody where they want to be in three presses, a way back, and no dead
// end at an address that does not exist or without a server.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';

const phone = { viewport: { width: 390, height: 844 } };
const still = { speed: 'off', sound: false, level: 'simple' };

let house: House;
let page: Page; // of a newcomer
beforeAll(async () => {
  house = await openHouse();
  page = await house.open(phone, still);
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
});
afterAll(() => house.close());

/** All that can be pressed, seen or not yet scrolled to. */
const pressable = (): Promise<string[]> =>
  page
    .locator('a[href], button, input, select, summary')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getAttribute('data-testid') ?? one.getAttribute('value') ?? one.tagName),
    );

/** Presses one after the other, and says where that leads. */
async function press(...tests: string[]): Promise<string> {
  expect(tests.length).toBeLessThanOrEqual(3);
  for (const test of tests) await page.getByTestId(test).click();
  return new URL(page.url()).pathname;
}

const path = (): string => new URL(page.url()).pathname;

test('a newcomer has ten things to press, the first of them to play and to learn', async () => {
  expect(await pressable()).toEqual([
    ...['nav-play', 'nav-learn', 'nav-clubs', 'nav-you'],
    ...['play-now', 'simple', 'planner', 'sampler', 'learn', 'more-ways'],
  ]);
  expect(await violations(page)).toEqual([]);
  expect(await press('learn')).toBe('/learn/out');
  await page.locator('.slot.can').first().waitFor();
  await visit(page, '/');
});

test('an organiser is at the form of a club night in two presses, and back in one', async () => {
  expect(await press('nav-clubs', 'new-tournament')).toBe('/tournaments/new');
  expect(await press('to-parent')).toBe('/tournaments');
  expect(await press('tab-ranking')).toBe('/ranking');
  expect(await press('records')).toBe('/records');
  expect(await press('tab-clubs')).toBe('/clubs');
  await page.getByTestId('clubs-all').waitFor();
});

test('who wants to analyse is at the analysis board, or at a game file, in two presses', async () => {
  expect(await press('nav-learn', 'to-board')).toBe('/board');
  expect(await press('to-parent')).toBe('/learn');
  expect(await press('to-replay')).toBe('/replay');
  await page.getByTestId('open-file').waitFor({ state: 'attached' });
  expect(await press('to-parent')).toBe('/learn');
});

test('each screen leads back to the one above, and says which that is', async () => {
  for (const [from, to, name] of [
    ['/settings', '/you', 'You'],
    ['/mine', '/you', 'You'],
    ['/account/privacy', '/you', 'You'],
    ['/puzzles', '/learn', 'Learn'],
    ['/puzzles/day', '/puzzles', 'Puzzles'],
    ['/ladder', '/learn', 'Learn'],
    ['/match', '/', 'Play'],
    ['/here', '/', 'Play'],
  ] as const) {
    await visit(page, from);
    await page.getByRole('link', { name: `Back to ${name}`, exact: true }).waitFor();
    expect(await press('to-parent')).toBe(to);
  }
});

test('an address that does not exist says so, in the title, to the ear, and with four ways on', async () => {
  await visit(page, '/nonsense');
  await page.getByTestId('not-found').waitFor();
  expect(await page.title()).toBe('Page not found – Tacit');
  expect(await page.getByTestId('arrived').textContent()).toBe('Page not found');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  for (const place of ['play', 'learn', 'clubs', 'you']) await page.getByTestId(`found-${place}`).waitFor();
  expect(await press('found-play')).toBe('/');
});

test('a child plays after one press; somebody with a game that waits goes on after another', async () => {
  await press('play-now');
  await page.getByTestId('hand').waitFor();
  const table = path();
  await visit(page, '/');
  await page.getByTestId('go-on').waitFor();
  expect(await pressable()).toContain('match');
  expect(await violations(page)).toEqual([]);
  await press('go-on');
  await page.getByTestId('hand').waitFor();
  expect(path()).toBe(table);
  await visit(page, '/');
});

const noServer: Record<string, () => Promise<unknown>> = {
  'a server that has stopped': async () => {
    await page.route('**/api/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await visit(page, '/match');
    await failed;
    await visit(page, '/');
  },
  'a page without a server': async () => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'None' }));
    await page.goto('/match');
    await page.getByTestId('offline').waitFor();
    await press('found-play');
  },
};

for (const [what, come] of Object.entries(noServer))
  test(`${what}: what needs one is grey and says so, everything else is there`, async () => {
    const note = 'You need to be online for this';
    await come();
    await page.getByTestId('no-server').waitFor();
    for (const way of ['create-table', 'match']) {
      expect(await page.getByTestId(way).getAttribute('aria-disabled')).toBe('true');
      expect(await page.getByTestId(way).textContent()).toContain(note);
    }
    expect(await violations(page)).toEqual([]);
    await press('nav-you');
    expect(await page.getByTestId('account').textContent()).toContain(note);
    await press('my-games');
    await page.getByRole('heading', { level: 1, name: 'My games' }).waitFor();
    await press('to-parent', 'nav-learn', 'to-day-puzzle');
    await page.locator('.slot.can').first().waitFor();
    await visit(page, '/ladder');
    await press('play-planner');
    await page.getByTestId('hand').waitFor();
    expect(path()).toMatch(/^\/here\//);

    for (const one of ['/t/none', '/clubs']) {
      await visit(page, one);
      await page.getByTestId('offline').waitFor();
      expect(await violations(page)).toEqual([]);
    }
    await page.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByTestId('clubs-all').waitFor();
  });

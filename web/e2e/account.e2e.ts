// An account from its making to its end: recovery codes, sessions, another password, a forgotten one; blocks and reports.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, tableOf, visit, type House } from './house';

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const still = { speed: 'off', sound: false };

let house: House;
let page: Page; // a phone
let other: Page; // a large screen
beforeAll(async () => {
  house = await openHouse();
  [page, other] = [await house.open(phone, still), await house.open(desktop, still)];
  for (const one of [page, other]) await one.goto('/');
});
afterAll(() => house.close());

const seen = (page: Page, testid: string): Locator => page.getByTestId(testid).locator('visible=true');

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);
const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

async function enter(
  page: Page,
  how: 'to-register' | 'to-login' | 'to-recover',
  name: string,
  password: string,
  code?: string,
): Promise<void> {
  await page.getByTestId(how).click();
  await page.getByTestId('account-name').fill(name);
  if (code !== undefined) await page.getByTestId('code').fill(code);
  await page.getByTestId('password').fill(password);
  await page.getByTestId('enter').click();
}

async function register(page: Page, name: string, password: string): Promise<void> {
  await visit(page, '/account');
  await page.getByTestId('account-name').waitFor();
  await enter(page, 'to-register', name, password);
  await page.getByTestId('codes-kept').click();
  await page.getByTestId('logged-in').getByText(name).waitFor();
}

async function logOut(page: Page): Promise<void> {
  await page.getByTestId('log-out').click();
  await page.getByTestId('account-name').waitFor();
}

test('a guest becomes an account, keeps the codes, changes the password, and comes back by a code', async () => {
  await visit(page, '/you');
  await page.getByTestId('account').click();
  await page.getByTestId('account-name').waitFor();
  await enter(page, 'to-register', 'Admin', 'correct horse');
  expect(await page.getByTestId('problem').textContent()).toContain('reserved for bots');
  await enter(page, 'to-register', 'Mira', 'password1');
  expect(await page.getByTestId('problem').textContent()).toContain('first passwords people guess');
  await enter(page, 'to-register', 'Mira', 'correct horse');
  await page.getByTestId('codes').waitFor();
  await clean(page);
  const codes = await page.getByTestId('codes').locator('code').allTextContents();
  expect(new Set(codes).size).toBe(8);
  await page.getByTestId('codes-kept').click();
  await page.getByTestId('logged-in').getByText('Mira').waitFor();
  for (const [tab, inside] of [
    ['privacy', 'shows'],
    ['developers', 'no-tokens'],
    ['security', 'old-password'],
  ] as const) {
    await page.getByTestId(`tab-${tab}`).click();
    await page.getByTestId(inside).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/account/${tab}`);
    expect(await page.locator('.page nav [aria-current]').allTextContents()).toEqual([
      await page.getByTestId(`tab-${tab}`).textContent(),
    ]);
    await clean(page);
    await fits(page);
  }
  await page.getByTestId('sessions').getByText('this device').waitFor();
  await page.getByTestId('tab-profile').click();
  await clean(page);
  await fits(page);

  await logOut(page);
  await enter(page, 'to-login', 'Mira', 'battery staple');
  expect(await page.getByTestId('problem').textContent()).toBe('Wrong name or password.');
  await enter(page, 'to-login', 'mira', 'correct horse');
  await page.getByTestId('logged-in').getByText('Mira').waitFor();

  await page.getByTestId('tab-security').click();
  await page.getByTestId('old-password').fill('correct horse');
  await page.getByTestId('new-password').fill('another good one');
  await page.getByTestId('change-password').click();
  await page.getByTestId('password-changed').waitFor();

  await page.getByTestId('tab-profile').click();
  await logOut(page);
  await enter(page, 'to-recover', 'Mira', 'a third good one', 'none-of-them');
  expect(await page.getByTestId('problem').textContent()).toBe('Wrong name or code.');
  await enter(page, 'to-recover', 'Mira', 'a third good one', codes[3]);
  await page.getByTestId('logged-in').getByText('Mira').waitFor();
  await logOut(page);
});

test('another device is logged out: it says so, and offers to log in again', { tags: 'thorough' }, async () => {
  await register(other, 'Nela', 'correct horse');
  await visit(page, '/account');
  await enter(page, 'to-login', 'Nela', 'correct horse');
  await page.getByTestId('logged-in').waitFor();
  await visit(page, '/new');
  await seen(page, 'create').click();
  await seen(page, 'rise-0').waitFor();

  await visit(other, '/');
  await visit(other, '/account/security');
  await other.getByTestId('end-others').click();
  await expect.poll(() => other.getByTestId('sessions').locator('li').count()).toBe(1);
  await page.getByTestId('sent-away').waitFor();
  await clean(page);
  await page.getByTestId('log-in-again').click();
  await page.getByTestId('signed-out').waitFor();
  expect(await page.getByTestId('account-name').inputValue()).toBe('Nela');
  await page.getByTestId('password').fill('correct horse');
  await page.getByTestId('enter').click();
  await page.getByTestId('logged-in').getByText('Nela').waitFor();
  await visit(other, '/account');
  for (const one of [page, other]) await logOut(one);
});

test('people block and report each other, take their data along, and go', { tags: 'thorough' }, async () => {
  await register(page, 'Olga', 'correct horse');
  await visit(page, '/new');
  await seen(page, 'create').click();
  const code = await tableOf(page);
  await visit(other, `/t/${code}`);
  await seen(other, 'sit-1').click();

  // A guest is marked wherever the name stands.
  await page.getByTestId('place-1').getByTestId('guest-mark').waitFor();
  expect(await page.getByTestId('place-0').getByTestId('guest-mark').count()).toBe(0);
  await clean(page);
  await page.getByTestId('about-1').click();
  await page.getByTestId('block').click();
  await page.getByTestId('is-blocked').waitFor();
  await page.getByTestId('report-reason').selectOption('name');
  await page.getByTestId('report-text').fill('Look at that name.');
  await clean(page);
  await page.getByTestId('report').click();
  await page.getByTestId('reported').waitFor();
  await page.getByTestId('close-sheet').click();

  await visit(page, '/account/privacy');
  await page.getByTestId('blocked').getByTestId('guest-mark').waitFor();
  await page.getByTestId('blocked').getByRole('button').click();
  await page.getByText('You haven’t blocked anyone.').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()]);
  expect(download.suggestedFilename()).toBe('tacit-data.json');

  await page.getByTestId('delete').click();
  await clean(page);
  await page.getByTestId('delete-password').fill('wrong horse');
  await page.getByTestId('delete-sure').click();
  await page.getByTestId('delete-problem').waitFor();
  await page.getByTestId('delete-password').fill('correct horse');
  await page.getByTestId('delete-sure').click();
  await page.getByTestId('deleted').waitFor();
});

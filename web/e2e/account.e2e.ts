// An account from its making to its end: recovery codes, sessions, another password, a forgotten one; blocks and reports.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, type House } from './house';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const still = { speed: 'off', sound: false };
const seen = (page: Page, testid: string): Locator => page.getByTestId(testid).locator('visible=true');

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);
const fits = async (page: Page): Promise<void> => expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

async function enter(page: Page, how: 'to-register' | 'to-login' | 'to-recover', name: string, password: string, code?: string): Promise<void> {
  await page.getByTestId(how).click();
  await page.getByTestId('account-name').fill(name);
  if (code !== undefined) await page.getByTestId('code').fill(code);
  await page.getByTestId('password').fill(password);
  await page.getByTestId('enter').click();
}

async function register(page: Page, name: string, password: string): Promise<string[]> {
  await page.goto('/account');
  await page.getByTestId('account-name').waitFor();
  await enter(page, 'to-register', name, password);
  await page.getByTestId('codes').waitFor();
  const codes = await page.getByTestId('codes').locator('code').allTextContents();
  await page.getByTestId('codes-kept').click();
  await page.getByTestId('logged-in').getByText(name).waitFor();
  return codes;
}

test('a guest becomes an account, keeps the codes, changes the password, and comes back by a code', async () => {
  const page = await house.open(phone, still);
  await page.goto('/');
  await page.getByTestId('account').click();
  await page.getByTestId('account-name').waitFor();
  await enter(page, 'to-register', 'Admin', 'correct horse');
  expect(await page.getByTestId('problem').textContent()).toContain('reserved for bots');
  await enter(page, 'to-register', 'Mira', 'password1');
  expect(await page.getByTestId('problem').textContent()).toContain('first passwords to be guessed');
  await enter(page, 'to-register', 'Mira', 'correct horse');
  await page.getByTestId('codes').waitFor();
  await clean(page);
  const codes = await page.getByTestId('codes').locator('code').allTextContents();
  expect(new Set(codes).size).toBe(8);
  await page.getByTestId('codes-kept').click();
  await page.getByTestId('logged-in').getByText('Mira').waitFor();
  await page.getByTestId('sessions').getByText('this device').waitFor();
  await clean(page);
  await fits(page);

  await page.getByTestId('log-out').click();
  await page.getByTestId('account-name').waitFor();
  await enter(page, 'to-login', 'Mira', 'battery staple');
  expect(await page.getByTestId('problem').textContent()).toBe('Wrong name or password.');
  await enter(page, 'to-login', 'mira', 'correct horse');
  await page.getByTestId('logged-in').getByText('Mira').waitFor();

  await page.getByTestId('old-password').fill('correct horse');
  await page.getByTestId('new-password').fill('another good one');
  await page.getByTestId('change-password').click();
  await page.getByTestId('password-changed').waitFor();

  await page.getByTestId('log-out').click();
  await page.getByTestId('account-name').waitFor();
  await enter(page, 'to-recover', 'Mira', 'a third good one', 'none-of-them');
  expect(await page.getByTestId('problem').textContent()).toBe('Wrong name or code.');
  await enter(page, 'to-recover', 'Mira', 'a third good one', codes[3]);
  await page.getByTestId('logged-in').getByText('Mira').waitFor();
  await page.context().close();
});

test('another device is logged out: it says so, and offers to log in again', async () => {
  const page = await house.open(desktop, still);
  const other = await house.open(phone, still);
  await register(page, 'Nela', 'correct horse');
  await other.goto('/account');
  await other.getByTestId('account-name').waitFor();
  await enter(other, 'to-login', 'Nela', 'correct horse');
  await other.getByTestId('logged-in').waitFor();
  await other.goto('/new');
  await seen(other, 'create').click();
  await seen(other, 'rise-0').waitFor();

  await page.reload();
  await page.getByTestId('end-others').click();
  await expect.poll(() => page.getByTestId('sessions').locator('li').count()).toBe(1);
  await other.getByTestId('sent-away').waitFor();
  await clean(other);
  await other.getByTestId('log-in-again').click();
  await other.getByTestId('signed-out').waitFor();
  expect(await other.getByTestId('account-name').inputValue()).toBe('Nela');
  await other.getByTestId('password').fill('correct horse');
  await other.getByTestId('enter').click();
  await other.getByTestId('logged-in').getByText('Nela').waitFor();
  for (const one of [page, other]) await one.context().close();
});

test('people block and report each other, take their data along, and go', async () => {
  const page = await house.open(phone, still);
  const other = await house.open(desktop, still);
  await register(page, 'Olga', 'correct horse');
  await page.goto('/new');
  await seen(page, 'create').click();
  const code = (await page.getByTestId('table-code').textContent()) ?? '';
  await other.goto(`/t/${code}`);
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

  await page.goto('/account');
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
  for (const one of [page, other]) await one.context().close();
});

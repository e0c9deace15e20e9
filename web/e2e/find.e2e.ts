// Anything is found by typing: screens and settings at once, people, clubs, tournaments and tables from the server.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';

let house: House;
beforeAll(async () => (house = await openHouse(['--no-limits'])));
afterAll(() => house.close());

const phone = { viewport: { width: 320, height: 568 } };

const post = async <T>(page: Page, path: string, data: object): Promise<T> =>
  (await (await page.request.post(path, { data, headers: { Origin: house.address } })).json()) as T;

const path = (page: Page): string => new URL(page.url()).pathname;
const focus = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
async function open(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect.poll(() => focus(page)).toBe('find-field');
}
const chosen = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const at = document.activeElement?.getAttribute('aria-activedescendant');
    return at ? document.getElementById(at)?.innerText : undefined;
  });

test('by keys: a screen, a setting, and a person, a club, a table of the server', async () => {
  const anna = await house.open({}, {});
  await post(anna, '/api/hello', {});
  const { profile } = await post<{ profile: { id: string } }>(anna, '/api/account', {
    name: 'Gretel',
    password: 'a long walk in the rain',
  });
  const club = await post<{ id: string }>(anna, '/api/clubs', { name: 'Greta’s Marbles', about: '' });
  const { table } = await post<{ table: string }>(anna, '/api/tables', { options: { type: 'four' }, place: 0 });

  const page = await house.open(phone);
  await visit(page, '/');
  await page.getByTestId('play-now').waitFor();
  await open(page);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('open ta');
  await expect.poll(() => chosen(page)).toBe('Open tables');
  expect(await page.getByTestId('find-field').inputValue()).toBe('open ta');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => path(page)).toBe('/tables');
  await page.getByTestId('find-field').waitFor({ state: 'detached' });

  await page.getByTestId('filter').waitFor();
  await page.getByTestId('find-anything').click();
  await expect.poll(() => focus(page)).toBe('find-field');
  await page.keyboard.type('gret');
  await page.getByTestId('found-people').waitFor();
  await page.getByTestId('found-clubs').waitFor();
  expect(await page.getByTestId('find-news').innerText()).toBe('2 results');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => path(page)).toBe(`/club/${club.id}`);

  await open(page);
  await page.goBack();
  await page.getByTestId('filter').waitFor();
  await page.getByTestId('find-field').waitFor({ state: 'detached' });
  await open(page);
  await page.keyboard.type('gretel');
  await page.getByTestId('found-people').click();
  await expect.poll(() => path(page)).toBe(`/person/${profile.id}`);

  await open(page);
  await page.keyboard.type(table.toUpperCase());
  await page.getByTestId('found-tables').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => path(page)).toBe(`/t/${table}`);

  const { code } = await post<{ code: string }>(page, '/api/tables/code', { table });
  await visit(page, '/');
  await open(page);
  await page.keyboard.type(code.toLowerCase());
  await page.getByTestId('found-tables').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => path(page)).toBe(`/t/${table}`);
  await page.context().close();
  await anna.context().close();
});

test('what is typed before the dialog is there is not lost', async () => {
  const page = await house.open({});
  await page.route('**/FindSheet*.js', async (route) => {
    await page.keyboard.type('dark mode');
    await route.continue();
  });
  await visit(page, '/rankings');
  await page.getByTestId('find-anything').waitFor();
  await page.keyboard.press('/');
  await page.getByTestId('found-settings').waitFor();
  expect(await page.getByTestId('find-field').inputValue()).toBe('dark mode');
  await page.context().close();
});

test('without a server, screens and settings are still found, and it says what is not', async () => {
  const page = await house.open(phone);
  await visit(page, '/settings');
  await page.getByTestId('theme').waitFor();
  // What a device keeps is not kept here: the dialog has to be there before the line goes.
  await page.getByTestId('find-anything').click();
  await page.getByTestId('find-field').press('Escape');
  await page.getByTestId('find-field').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.getByTestId('find-anything').click();
  await page.keyboard.type('dark');
  await page.getByTestId('find-trouble').waitFor();
  await expect.poll(() => chosen(page)).toBe('Appearance');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#theme');
  await expect.poll(() => focus(page)).toBe('theme');

  // A field keeps its slashes, and Escape leads back to where one was.
  await page.getByTestId('find-setting').fill('');
  await page.getByTestId('find-setting').press('/');
  expect(await page.getByTestId('find-setting').inputValue()).toBe('/');
  await page.getByTestId('find-anything').focus();
  await open(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => focus(page)).toBe('find-anything');
  await page.context().close();
});

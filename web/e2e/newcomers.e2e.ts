// Six people who have never seen the page, each from its first screen to what they came for: the presses are counted. To type is
// no press.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, visit, type House } from './house';
import { hurryBots, playOn } from './playing';

const phone = { viewport: { width: 390, height: 844 } };
const still = { speed: 'off', sound: false, level: 'simple' };
const wholeGame = { tags: ['thorough'] };

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

/** Somebody at the first screen; `press` presses one thing after the other, `presses` says how many there were. */
async function newcomer(): Promise<{
  page: Page;
  press: (...tests: string[]) => Promise<void>;
  presses: () => number;
}> {
  const page = await house.open(phone, still);
  await hurryBots(page);
  await page.goto('/');
  let presses = 0;
  const press = async (...tests: string[]): Promise<void> => {
    for (const test of tests) {
      await page.getByTestId(test).click();
      presses++;
    }
  };
  return { page, press, presses: () => presses };
}

test('a child plays: one press', async () => {
  const { page, press, presses } = await newcomer();
  await press('play-now');
  await page.locator('.slot.can').first().waitFor();
  expect(presses()).toBe(1);
  await page.context().close();
});

test('somebody who was here before goes on with their game: one press', async () => {
  const { page, press, presses } = await newcomer();
  await press('play-now');
  await page.locator('.slot.can').first().waitFor();
  const table = page.url();
  await visit(page, '/');
  await press('go-on');
  await page.locator('.slot.can').first().waitFor();
  expect(page.url()).toBe(table);
  expect(presses()).toBe(1 + 1);
  await page.context().close();
});

test('an organiser has an evening with its teams: three presses, and one more for the pairings', async () => {
  const { page, press, presses } = await newcomer();
  await press('nav-clubs', 'new-tournament');
  await page.getByTestId('team-names').fill('Ann & Ben\nCem & Dee\nThe Owls (Eva, Finn)\nCem & Dee\nGil & Hal');
  await page.getByTestId('list-found').getByText('4 teams · 8 players · 1 left out').waitFor(); // one of them is there twice
  expect(await page.getByTestId('teams-expected').inputValue()).toBe('4');
  await press('create-tournament');
  await page.getByTestId('team-4').getByText('Gil & Hal').waitFor();
  expect(presses()).toBe(3);
  await press('next-do');
  await page.getByTestId('start-in-2').waitFor();
  expect(presses()).toBe(4);
  await page.context().close();
});

test('somebody with a code on a slip of paper is at the table: three presses, and one more for a seat', async () => {
  const { page } = await newcomer();
  await page.request.post('/api/hello', { data: {}, headers: { Origin: house.address } });
  const made = await page.request.post('/api/tables', {
    data: { options: { type: 'two' }, place: 0 },
    headers: { Origin: house.address },
  });
  const { table } = (await made.json()) as { table: string };
  const friend = await newcomer();
  await friend.press('more-ways', 'create-table');
  await friend.page.getByTestId('code').fill(table);
  await friend.press('join');
  await friend.page.getByTestId('sit-1').waitFor();
  expect(friend.presses()).toBe(3);
  await friend.press('sit-1');
  await friend.page.getByTestId('rise-1').waitFor();
  for (const one of [page, friend.page]) await one.context().close();
});

test('somebody without a server plays on the device: one press', async () => {
  const { page, press, presses } = await newcomer();
  await page.route('**/api/**', (route) => route.abort());
  await press('play-now');
  await page.locator('.slot.can').first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/here\//);
  expect(presses()).toBe(1);
  await page.context().close();
});

test("last night's game is judged: three presses", wholeGame, async () => {
  const { page, press, presses } = await newcomer();
  await press('play-now');
  await page.locator('.slot.can').first().waitFor();
  const table = new URL(page.url()).pathname.slice('/t/'.length);
  await playOn(page);
  await visit(page, '/');
  await press('nav-you', 'my-games', `report-${table}`);
  await page.getByRole('heading', { name: 'Game report' }).waitFor();
  expect(presses()).toBe(1 + 3);
  await page.context().close();
});

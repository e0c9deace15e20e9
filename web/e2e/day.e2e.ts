// The deal of the day in a real browser: begun with the server, played without it, handed in later, compared and shared.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayDeal, Days } from '@tacit/wire';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';
import { keepCore, playOut } from './player';
import { takeTurn } from './playing';

const phone = { viewport: { width: 390, height: 844 } };
const still = { speed: 'off', sound: false };

let house: House;
let page: Page; // of one person, whose day this is
beforeAll(async () => {
  house = await openHouse();
  page = await house.open({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] }, still);
  await keepCore(page);
  await page.goto('/');
});
afterAll(() => house.close());

const at = (part: string, stage: string): Promise<void> =>
  page.locator(`[data-testid="day-${part}"][data-stage="${stage}"]`).waitFor();

async function playDay(part: string): Promise<void> {
  await page.getByTestId(`day-start-${part}`).click();
  await page.locator('.slot.can').first().waitFor();
}

/** One decision by a click, the others behind the screen; then the end is looked at. */
async function playDayOut(): Promise<void> {
  const table = new URL(page.url()).pathname;
  await expect.poll(() => takeTurn(page)).toBe('played');
  await visit(page, '/day');
  await playOut(page, table.slice('/here/'.length), 'device');
  await visit(page, table);
  await page.getByTestId('over').waitFor();
}

test('a deal is begun with the server, played without it and handed in later', async () => {
  await page.getByTestId('nav-learn').click();
  await page.getByTestId('to-day').click();
  await at('duel', 'new');
  expect(await violations(page)).toEqual([]);
  await playDay('duel');
  expect(await page.getByTestId('give-hint').count()).toBe(0);
  await page.goBack();
  await at('duel', 'playing'); // who comes back goes on with the same game
  await page.getByTestId('day-continue-duel').click();
  await page.locator('.slot.can').first().waitFor();

  await house.stop();
  await playDayOut();
  expect(await page.getByTestId('share-game').count()).toBe(0);
  expect(await page.getByTestId('rematch').count()).toBe(0);
  await page.getByTestId('to-day').click();
  await at('duel', 'waiting');
  await at('solo', 'practice');
  await page.getByTestId('day-alone').waitFor();
  expect(await page.getByTestId('day-streak').getAttribute('data-days')).toBe('1');

  await house.restart();
  // On a busy machine the server may not have answered in time: then it is still there to be handed in.
  const handIn = page.getByTestId('day-hand-in-duel');
  await expect
    .poll(async () => {
      if (await handIn.isEnabled({ timeout: 100 }).catch(() => false)) await handIn.click();
      return page.getByTestId('day-duel').getAttribute('data-stage');
    })
    .toBe('done');
  await page.getByTestId('day-result-duel').getByText('point').waitFor();
  await page.getByTestId('day-best-duel').locator('summary').click();
  expect(await violations(page)).toEqual([]);

  await page.getByTestId('day-share').click();
  await expect.poll(() => page.getByTestId('day-share').textContent()).toContain('Copied');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/^Tacit · Deal of the day · /);
  expect(shared).toContain('/day/');
  expect(shared).not.toMatch(/[0-9a-f]{64}/);
  const downloading = page.waitForEvent('download');
  await page.getByTestId('day-picture').click();
  const picture = await readFile(await (await downloading).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');

  await page.getByTestId('day-replay-duel').click();
  await page.getByTestId('tab-fair').click();
  await page.getByTestId('fair-good').waitFor();
});

test('solo is played for all four colours', async () => {
  await visit(page, '/day');
  await at('duel', 'done');
  await at('solo', 'new'); // the other one of this day is still to be played
  await playDay('solo');
  await playDayOut();
  await page.getByTestId('to-day').click();
  await at('solo', 'done');
  expect(await page.getByTestId('day-result-solo').textContent()).toMatch(/card|marbles home/);
  await page.reload();
  await at('solo', 'done');
});

test('a day that is over has its seed, and is practice', async () => {
  await visit(page, '/day');
  await at('duel', 'done');
  const { today, deals } = (await (await page.request.get('/api/day')).json()) as Days;
  const over = deals.find(({ date, part }) => date < today && part === 'duel') as DayDeal;
  await page.getByTestId(`day-of-${over.date}`).click();
  await at('duel', 'practice');
  await page.getByTestId('day-fair').locator('summary').click();
  await page.getByText(over.seed ?? 'no seed', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('day-practise-duel').click();
  await page.getByTestId('give-hint').waitFor();
  await visit(page, '/day/2026-99-99');
  await at('duel', 'done'); // no such day: it is today's
});

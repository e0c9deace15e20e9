// Single decisions on prepared tables: taps, drags, a seven with a step back, the keyboard, and what axe says.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { scenes } from './scenes';
import { stageTable } from './staged';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.open({ viewport: { width: 820, height: 1180 } }, { speed: 'off', sound: false });
});
afterAll(() => house.close());

/** The plays that are sent. */
async function staged(name: string): Promise<string[]> {
  const sent = await stageTable(page, scenes[name] ?? { position: '' });
  await page.locator('.slot.can').first().waitFor();
  return sent;
}

test('a tap on the card and a tap on the target', async () => {
  const sent = await staged('game');
  await page.getByTestId('card-3').click();
  await page.getByTestId('space-a-H2').click();
  await expect.poll(() => sent).toEqual(['9:a58-H2']);
});

test('a marble dragged to its target', async () => {
  const sent = await staged('game');
  await page.getByTestId('card-3').click();
  await page.getByTestId('space-26').dragTo(page.getByTestId('space-35'));
  await expect.poll(() => sent).toEqual(['9:a26-35']);
});

test('a seven in legs, with a step back, done only when all seven are used', async () => {
  const sent = await staged('seven');
  const done = page.getByTestId('seven-done');
  await page.getByTestId('card-2').click();
  await page.getByTestId('space-58').click();
  await page.getByTestId('space-60').click();
  expect(await done.isDisabled()).toBe(true);
  await page.getByTestId('seven-back').click();
  await page.getByTestId('space-58').click();
  await page.getByTestId('space-62').click();
  await page.getByTestId('space-62').click();
  await page.getByTestId('space-26').click();
  await page.getByTestId('space-29').click();
  await done.click();
  await expect.poll(() => sent).toEqual(['7:a26-29,a58-62']);
});

test('a TAC shows the board it returns to', async () => {
  const sent = await staged('game');
  await page.getByTestId('card-5').click();
  await page.getByTestId('space-a-H3').click();
  await expect.poll(() => sent).toEqual(['TAC=10:a58-H3']);
});

test('a play by the keyboard alone', async () => {
  const sent = await staged('game');
  await page.getByTestId('card-1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByTestId('list-plays').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('play-list').waitFor();
  await page.locator('[data-play="9:a26-35"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toEqual(['9:a26-35']);
});

test('a card that cannot be played says why', async () => {
  await staged('six');
  await page.getByTestId('card-2').click();
  expect(await page.getByTestId('hint').textContent()).not.toBe('');
});

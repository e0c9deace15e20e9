// Single decisions on prepared tables: taps, drags, a seven with a step back, the keyboard, and what axe says.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { scenes } from './scenes';
import { stageTable } from './staged';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const tablet = { viewport: { width: 820, height: 1180 } };
const still = { speed: 'off', sound: false };

async function staged(name: string, kept: object = still): Promise<{ page: Page; sent: string[] }> {
  const page = await house.open(tablet, kept);
  const sent = await stageTable(page, scenes[name] ?? { position: '' });
  await page.locator('.slot.can').first().waitFor();
  return { page, sent };
}

test('a tap on the card and a tap on the target', async () => {
  const { page, sent } = await staged('game');
  await page.getByTestId('card-3').click();
  await page.getByTestId('space-a-H2').click();
  await expect.poll(() => sent).toEqual(['9:a58-H2']);
  await page.context().close();
});

test('a marble dragged to its target', async () => {
  const { page, sent } = await staged('game');
  await page.getByTestId('card-3').click();
  await page.getByTestId('space-26').dragTo(page.getByTestId('space-35'));
  await expect.poll(() => sent).toEqual(['9:a26-35']);
  await page.context().close();
});

test('a seven in legs, with a step back, done only when all seven are used', async () => {
  const { page, sent } = await staged('seven');
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
  await page.context().close();
});

test('a TAC shows the board it returns to', async () => {
  const { page, sent } = await staged('game');
  await page.getByTestId('card-5').click();
  await page.getByTestId('space-a-H3').click();
  await expect.poll(() => sent).toEqual(['TAC=10:a58-H3']);
  await page.context().close();
});

test('a play by the keyboard alone', async () => {
  const { page, sent } = await staged('game');
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
  await page.context().close();
});

test('a card that cannot be played says why', async () => {
  const { page } = await staged('six');
  await page.getByTestId('card-2').click();
  expect(await page.getByTestId('hint').textContent()).not.toBe('');
  await page.context().close();
});

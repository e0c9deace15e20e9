// What a card would do is drawn before it is played: by pointer, by keyboard and once it is taken up.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { stageTable } from './staged';

const position =
  'layout=pairs4 board=a:B,B,B,26/b:B,B,B,36/c:B,B,B,40/d:B,B,B,12 hands=a:10,4,8,TRI,JES/b:?5/c:?5/d:?5 dealer=d turn=a';

let house: House;
let page: Page;
let sent: string[];
beforeAll(async () => {
  house = await openHouse();
  page = await house.open({ viewport: { width: 1280, height: 800 } }, { speed: 'off', sound: false, oneTap: true });
  sent = await stageTable(page, { position });
  await page.locator('.slot.can').first().waitFor();
});
afterAll(() => house.close());

/** The marks that are drawn. */
const drawn = (): Promise<{ ringed: string[]; targets: string[]; captured: string[]; arrows: number }> =>
  page.evaluate(() => {
    const all = (name: string): string[] =>
      [...document.querySelectorAll(`[data-testid="preview"] [data-${name}]`)].map(
        (one) => one.getAttribute(`data-${name}`) ?? '',
      );
    return {
      ringed: all('ringed'),
      targets: all('target'),
      captured: all('captured'),
      arrows: document.querySelectorAll('[data-testid="preview"] .arrow:not(.shade)').length,
    };
  });

test('under the pointer a card shows what it would do', async () => {
  await page.getByTestId('card-1').hover();
  expect(await drawn()).toEqual({ ringed: ['a26'], targets: ['a36'], captured: ['b36'], arrows: 0 });
  await page.getByTestId('card-3').hover();
  expect(await drawn()).toEqual({ ringed: ['a26'], targets: ['a34'], captured: [], arrows: 1 });
  await page.getByTestId('card-4').hover();
  expect((await drawn()).ringed.sort()).toEqual(['a26', 'b36', 'c40', 'd12']);
  await page.getByTestId('card-5').hover();
  expect((await drawn()).arrows).toBe(4);
  await page.mouse.move(5, 5);
  expect(await page.getByTestId('preview').count()).toBe(0);
});

test('with the keyboard on it, too', async () => {
  await page.keyboard.press('2');
  expect(await drawn()).toEqual({ ringed: ['a26'], targets: ['a22'], captured: [], arrows: 0 });
});

test('of two marbles that change places both are marked', async () => {
  await page.getByTestId('card-4').click();
  await page.getByTestId('space-26').click();
  await page.getByTestId('space-12').hover();
  const { ringed, targets } = await drawn();
  expect([ringed.sort(), targets.sort()]).toEqual([
    ['a26', 'd12'],
    ['a12', 'd26'],
  ]);
  await page.getByTestId('cancel').click();
});

test('a play to be confirmed is made by its marble, its target or the button', async () => {
  await page.getByTestId('card-1').click();
  expect((await drawn()).captured).toEqual(['b36']);
  for (const id of ['go', 'space-26', 'space-36']) expect(await page.getByTestId(id).count()).toBe(1);
  await page.getByTestId('space-36').click();
  await expect.poll(() => sent).toEqual(['10:a26-36']);
});

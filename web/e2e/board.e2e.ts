// The analysis board: set up by hand, from notation and by link; judged, played, taken back; by keyboard, on a phone.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { type House, openHouse, tick, visit } from './house';
import { mistakes } from './mistakes';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const still = { speed: 'off', sound: false };
const known = mistakes[1]?.position ?? '';
const linkTo = (position: string, play = ''): string =>
  `/board#p=${encodeURIComponent(position)}${play && `&play=${encodeURIComponent(play)}`}`;

const position = async (page: Page): Promise<string> =>
  (await page.getByTestId('analysis').getAttribute('data-position')) ?? '';
const stands = (page: Page, part: string): Promise<void> => expect.poll(() => position(page)).toContain(part);

async function type(page: Page, testid: string, text: string): Promise<void> {
  await page.getByTestId(testid).fill(text);
  await page.getByTestId(testid).press('Enter');
}

async function openEmpty(page: Page): Promise<void> {
  await page.goto('/board');
  await page.getByTestId('board-set-up').click();
  await page.getByTestId('board-clear').click();
  await stands(page, 'hands=a:?5/b:?5/c:?5/d:?5');
}

test('a position put together by hand is judged, played on, taken back and played again', async () => {
  const page = await house.open({ viewport: { width: 1280, height: 800 } }, still);
  await openEmpty(page);
  await tick(page.getByTestId('whose-a'));
  await page.getByTestId('space-10').click();
  await tick(page.getByTestId('whose-b'));
  await page.getByTestId('space-15').click();
  await stands(page, 'board=a:B,B,B,10/b:B,B,B,15/');
  await page.getByTestId('space-15').click();
  await stands(page, 'b:B,B,B,B/');
  await page.getByTestId('space-15').click();

  await type(page, 'hand-a', '5 tac 99');
  await expect.poll(() => page.getByTestId('board-refused').textContent()).toBe('Not a card: 99');
  expect(await page.getByTestId('board-refused').getAttribute('id')).toBe('problem-hand-a');
  await type(page, 'hand-a', '5 2 5 5 5 5 5 5 5 5 5');
  await expect
    .poll(() => page.getByTestId('board-refused').textContent())
    .toContain('The pack doesn’t have that many: 5');
  await type(page, 'hand-a', '5 2');
  await stands(page, 'hands=a:2,5/b:?5');
  await page.locator('[data-testid="board-cards"] [data-card="13"]').click();
  await stands(page, 'hands=a:2,5,13/b:?5');
  expect(await page.getByTestId('board-refused').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.getByTestId('set-up-done').click();
  await page.getByTestId('judged-play').first().waitFor();
  await page.locator('[data-play="5:a10-15"]').click();
  await page.getByTestId('judged-make').click();
  await stands(page, 'board=a:B,B,B,15/b:B,B,B,B/');
  expect(await page.getByTestId('status').textContent()).toContain('Blue’s hand isn’t known');
  await page.getByTestId('board-back').click();
  await stands(page, 'board=a:B,B,B,10/b:B,B,B,15/');
  await page.getByTestId('board-on').click();
  await stands(page, 'board=a:B,B,B,15/b:B,B,B,B/');
  await page.context().close();
});

test('every side is played with the cards it holds', async () => {
  const page = await house.open({}, still);
  await page.goto(
    linkTo(
      'layout=pairs4 board=a:B,B,B,10/b:B,B,B,20/c:B,B,B,B/d:B,B,B,B hands=a:2,13/b:3,12/c:?2/d:?2 dealer=d turn=a',
    ),
  );
  await page.locator('.slot.can[data-card="2"]').click();
  await stands(page, 'turn=b fn=2');
  await page.locator('.slot.can[data-card="3"]').click();
  await stands(page, 'b:B,B,B,23/');
  expect(await page.getByTestId('announce').textContent()).toContain('Blue');
  await page.context().close();
});

test('a link has the position and the play; what is no position says why', async () => {
  const page = await house.open({ permissions: ['clipboard-read', 'clipboard-write'] }, still);
  await page.goto(linkTo(known, 'TRI:a1~d60'));
  await page.locator('[data-testid="judged-play"][data-play="TRI:a1~d60"][aria-pressed="true"]').waitFor();
  expect(await page.getByTestId('judged-play').first().getAttribute('data-play')).toBe('TRI:a1~d60');
  await page.getByTestId('board-copy').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(known);
  await page.getByTestId('board-share').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${house.address}${linkTo(known, 'TRI:a1~d60')}`);

  await page.getByTestId('board-set-up').click();
  await page.getByTestId('notation').fill(known.replace('b:B,B,B,39', 'b:B,B,B,99'));
  await page.getByTestId('notation-apply').click();
  await expect.poll(() => page.getByTestId('board-refused').textContent()).toContain("'99'");
  expect(await position(page)).toBe(known);
  await page.context().close();
});

test('the judge looks with the eyes of one seat, or knows all hands', async () => {
  const page = await house.open({}, still);
  await page.goto(
    linkTo(
      'layout=pairs4 board=a:B,B,B,10/b:B,B,B,5/c:B,B,B,40/d:B,B,B,60 hands=a:2,9/b:5,7/c:3,6/d:2,12 dealer=d turn=a',
    ),
  );
  // Blue holds a 7 that gets there: anyone who knows that expects less.
  const worth = async (): Promise<number> =>
    Number.parseFloat((await page.locator('[data-play="2:a10-12"] strong').textContent()) ?? '');
  const knowing = await worth();
  await page.getByTestId('judge-open').uncheck();
  await expect.poll(worth).toBeGreaterThan(knowing + 1);
  await page.getByTestId('judge-on').uncheck();
  await expect.poll(() => page.getByTestId('judged-play').count()).toBe(0);
  await page.context().close();
});

test('a board is set up by the keyboard alone, on a phone', { tags: 'thorough' }, async () => {
  const page = await house.open({ viewport: { width: 360, height: 740 } }, still);
  await openEmpty(page);
  await page.getByTestId('space-5').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await stands(page, 'board=a:B,B,B,6/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('space-6');
  await page.getByTestId('board-turn').selectOption('c');
  await stands(page, 'turn=c');
  await page.getByTestId('board-layout').selectOption('trios6');
  await stands(page, 'layout=trios6');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.context().close();
});

test(
  'one button leads here from a lesson and a replay, none from a game that goes on',
  { tags: 'thorough' },
  async () => {
    const page = await house.open({}, still);
    await page.goto('/learn/capture');
    await page.locator('.slot.can').first().waitFor();
    await page.getByTestId('to-board').click();
    await page.getByTestId('judged-play').first().waitFor();

    await visit(page, '/replay');
    await page.getByTestId('open-file').setInputFiles(join(import.meta.dirname, 'whole-pack.tac'));
    await page.getByTestId('moment').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.getByTestId('to-board').click();
    await page.getByTestId('analysis').waitFor();
    await stands(page, 'laid=');

    await visit(page, '/');
    await page.getByTestId('play-now').click();
    await page.getByTestId('game').waitFor();
    expect(await page.getByTestId('to-board').count()).toBe(0);
    await page.context().close();
  },
);

// The guided first game: what is lit leads a newcomer from the start page to the win, and who knows TAC passes it by. After it the
// step to stronger bots.
import type { Page } from 'playwright-core';
import type { ServerMessage } from '@tacit/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, type House } from './house';
import { stageTable } from './staged';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const phone = { viewport: { width: 390, height: 844 } };
const nobodyYet = { speed: 'off', sound: false, explain: true, games: 0 };

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.getByTestId('first-game').waitFor();
}

/** Whatever is lit, to the end of the game. */
async function followTheLight(page: Page, tap: (page: Page) => Promise<void>): Promise<void> {
  const end = page.getByTestId('over');
  for (;;) {
    await page.locator('[data-next]').or(end).first().waitFor();
    if ((await end.count()) > 0) return;
    await tap(page);
  }
}

test('a newcomer taps what is lit, wins, and reads what they have learnt', async () => {
  const page = await house.open(phone, nobodyYet);
  await begin(page);
  expect(await page.getByTestId('first-game').textContent()).toMatch(/Clara.*arranged/);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-next]').click();
  expect(await page.locator('[data-next]').getAttribute('data-testid')).toMatch(/^card-/);
  expect(await violations(page)).toEqual([]);
  await followTheLight(page, (one) => one.locator('[data-next]').click());

  expect(await page.getByTestId('status').textContent()).toBe('You and Clara won!');
  expect(await page.getByTestId('end-score').textContent()).toMatch(/ and Clara: 8 marbles home/);
  const learnt = await page.getByTestId('learnt').locator('li').allTextContents();
  expect(learnt).toEqual(expect.arrayContaining(['Bringing out', 'Going home', 'The 4', 'The 7', 'The 8']));
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('play-real').click();
  await page.waitForURL(/\/t\//);
  await page.getByTestId('hand').waitFor();
  expect(await page.locator('[data-next]').count()).toBe(0);
  await page.context().close();
});

test(
  'what is lit can be pressed by keyboard, and another legal move goes on as well',
  { tags: 'thorough' },
  async () => {
    const page = await house.open({ viewport: { width: 1280, height: 800 } }, nobodyYet);
    await begin(page);
    await page.getByTestId('first-game-begin').press('Enter');
    await page.locator('.slot.can:not([data-next])').first().click();
    await page.getByTestId('give').click();
    await followTheLight(page, (one) => one.locator('[data-next]').press('Enter'));
    const learnt = await page.getByTestId('learnt').boundingBox();
    expect((learnt?.y ?? 0) + (learnt?.height ?? 800)).toBeLessThan(800);
    await page.context().close();
  },
);

test('somebody who knows TAC plays a real game at once, and so does who comes back', async () => {
  const page = await house.open(phone, nobodyYet);
  await page.goto('/');
  await page.getByTestId('knows-tac').waitFor();
  expect(await page.locator('[name="level"]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('knows-tac').click();
  await page.waitForURL(/\/t\//);
  await page.getByTestId('hand').waitFor();
  await page.goto('/');
  await page.getByTestId('go-on').waitFor();
  expect(await page.getByTestId('knows-tac').count()).toBe(0);
  await page.context().close();
});

test('who has won four of the last five games is offered stronger bots, once', async () => {
  const page = await house.open(phone, { speed: 'off', sound: false });
  await page.addInitScript(() => {
    const before = { level: 'planner', won: [true, true, false, true] };
    localStorage.setItem('tacit-form', localStorage.getItem('tacit-form') ?? JSON.stringify(before));
  });
  let tell: (message: ServerMessage) => void = () => undefined;
  const position =
    'layout=pairs4 board=a:B,B,B,17/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:3,9/b:?2/c:?2/d:?2 dealer=d turn=a';
  await stageTable(page, { position, onOpen: (to) => (tell = to) });
  await page.getByTestId('hand').waitFor();
  const game = {
    position: `${position} phase=over won=ac>bd`,
    deciding: '',
    takeBack: '',
    openings: '----',
    clocks: [],
  };
  tell({ k: 'event', v: 1, n: 10, t: Date.now(), event: { k: 'ended', result: 'ac>bd', seed: '' }, game });
  await expect.poll(() => page.getByTestId('bots-step').textContent()).toMatch(/^Won 4 of 5.*Bots: club player/);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('tacit-form'))).toBe('{"level":"","won":[]}');
  await page.getByTestId('bots-step-play').click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes('staged'));
  await page.context().close();
});

// The first games: what is new is explained once, bots wait, nothing is done by mistake, and the end tells how it went.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameShown, ServerMessage, TableEvent } from '@tacit/wire';
import { violations } from './axe';
import { openHouse, type House } from './house';
import { stageTable } from './staged';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const phone = { viewport: { width: 390, height: 844 } };
const still = { speed: 'off', sound: false, level: 'simple' };
const newcomer = { ...still, explain: true, games: 0 };

const at = (turn: string, board: string): string =>
  `layout=pairs4 board=${board} hands=a:3,9/b:?2/c:?2/d:?2 dealer=d turn=${turn}`;
const shown = (position: string, deciding: string): GameShown => ({
  position,
  deciding,
  takeBack: '',
  openings: '----',
  clocks: [],
});

test('what cannot be played says why, once as a whole and card by card', async () => {
  const page = await house.open(phone, newcomer);
  const staged = {
    position:
      'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:2,5,TAC/b:?3/c:?3/d:?3 dealer=d turn=a',
  };
  const sent = await stageTable(page, staged);
  const first = page.getByTestId('first-time');
  await expect
    .poll(() => first.textContent())
    .toMatch(/discard one.*2, 5: You have no marble on the ring\. TAC: No card has been played/);
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('got-it').click();
  await first.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByTestId('card-1').waitFor();
  await expect.poll(() => page.getByTestId('status').textContent()).toMatch(/discard one/);
  await expect
    .poll(() => page.getByTestId('hint').textContent())
    .toMatch(/2, 5: You have no marble on the ring\. TAC: /);
  expect(await first.count()).toBe(0);
  await page.getByTestId('card-2').click();
  await expect.poll(() => sent).toEqual(['5:drop']);
  await page.getByTestId('menu').click();
  await page.getByTestId('settings').click();
  await page.getByTestId('explain-again').click();
  await page.getByTestId('close-sheet').click();
  await page.reload();
  await first.waitFor();
  await page.context().close();
});

test(
  'bots wait for a key; since one’s last turn is a sentence and a film; a play of one tap is confirmed',
  { tags: 'thorough' },
  async () => {
    const page = await house.open(phone, { ...newcomer, bots: 'wait' });
    let tell: (message: ServerMessage) => void = () => undefined;
    const begin = 'a:B,B,B,9/b:B,B,B,20/c:B,B,B,40/d:B,B,B,6';
    const sent = await stageTable(page, {
      position: at('b', begin),
      log: [],
      names: ['Mira'],
      onOpen: (to) => (tell = to),
    });
    const boards = [
      'a:B,B,B,9/b:B,B,B,22/c:B,B,B,40/d:B,B,B,6',
      'a:B,B,B,9/b:B,B,B,22/c:B,B,B,43/d:B,B,B,6',
      'a:B,B,B,B/b:B,B,B,22/c:B,B,B,43/d:B,B,B,9',
    ];
    const events: [TableEvent, GameShown][] = [
      [{ k: 'played', seat: 'b', play: '2:b20-22', how: 'bot' }, shown(at('c', boards[0] ?? ''), 'c')],
      [{ k: 'played', seat: 'c', play: '3:c40-43', how: 'bot' }, shown(at('d', boards[1] ?? ''), 'd')],
      [
        { k: 'played', seat: 'd', play: '3:d6-9', how: 'bot' },
        shown(`${at('a', boards[2] ?? '').replace('a:3,9', 'a:13,9')} fn=3 undo=${boards[1]}`, 'a'),
      ],
    ];
    events.forEach(([event, game], i) => tell({ k: 'event', v: 1, n: 10 + i, t: Date.now(), event, game }));
    const plays = (): Promise<number> => page.getByTestId('log').first().locator('button').count();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByTestId('next-play').waitFor();
    expect(await plays()).toBe(1);
    await page.keyboard.press('n');
    await expect.poll(plays).toBe(2);
    await page.getByTestId('next-play').click();
    await expect.poll(plays).toBe(3);
    await expect.poll(() => page.getByTestId('first-time').textContent()).toMatch(/can play a card, you must/); // only the 13 can be played
    await page.getByTestId('got-it').click();
    await expect.poll(() => page.getByTestId('first-time').textContent()).toMatch(/Dario landed on your marble/);
    await page.getByTestId('got-it').click();
    await expect
      .poll(() => page.getByTestId('film').textContent())
      .toMatch(/Before your first turn: Bruno: 2 forward; Clara: 3 forward; Dario: 3 forward; captures Red/);
    await page.keyboard.press('f');
    await expect.poll(() => page.getByTestId('looking-back').textContent()).toMatch(/Bruno/);
    await expect.poll(() => page.getByTestId('looking-back').count()).toBe(0);
    await page.getByTestId('card-1').click();
    await page.getByTestId('go').waitFor();
    expect(sent).toEqual([]);
    await page.getByTestId('go').click();
    await expect.poll(() => sent).toEqual(['13:aB-1']);
    await page.context().close();
  },
);

const oneWay = { position: at('a', 'a:B,B,B,9/b:B,B,B,20/c:B,B,B,40/d:B,B,B,6').replace('a:3,9', 'a:5') };

test('an only play makes itself where that is wanted, and can be stopped', async () => {
  const page = await house.open(phone, { ...still, onlyPlay: true });
  await page.clock.install();
  const sent = await stageTable(page, oneWay);
  await expect
    .poll(() => page.getByTestId('hint').textContent())
    .toBe('Your only move: it is made for you in a moment.');
  expect(await page.getByTestId('go').textContent()).toBe('5 forward');
  await expect.poll(() => sent).toEqual(['5:a9-14']);
  await page.clock.runFor(60_000); // the result does not come: it is not made again
  expect(sent).toHaveLength(1);
  await page.addInitScript(() => {
    // At once, however slow the machine is.
    new MutationObserver((_, observer) => {
      const cancel = document.querySelector<HTMLElement>('[data-testid="cancel"]');
      if (!cancel) return;
      observer.disconnect();
      cancel.click();
      document.documentElement.dataset['stopped'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.locator('html[data-stopped]').waitFor();
  await page.clock.runFor(60_000);
  expect(sent).toHaveLength(1);
  await page.context().close();
});

test('in a lesson, where a slip is taken back, nothing is asked twice', async () => {
  const page = await house.open(phone, newcomer);
  await page.goto('/learn/out');
  await page.locator('.slot.can[data-card="13"]').click();
  await page.getByTestId('feedback').waitFor();
  await page.context().close();
});

test('a hint in a game against the server’s bots, from the swap on', { tags: 'thorough' }, async () => {
  const page = await house.open(phone, still);
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.getByTestId('card-1').waitFor();
  await page.getByTestId('give-hint').click();
  expect(await page.getByTestId('hint-play').getAttribute('data-play')).toMatch(/^give:/);
  await expect.poll(() => page.getByTestId('hint-why').textContent()).toMatch(/^[^%]+\.$/);
  const chances = page.getByTestId('hint-chances');
  expect(await chances.getByText(/Chance to win/).isVisible()).toBe(false);
  await chances.locator('summary').click();
  expect(await chances.getByText(/Chance to win: \d/).isVisible()).toBe(true);
  await page.getByTestId('hint-do').click();
  await expect.poll(() => page.locator('.slot.can').count()).toBeGreaterThan(0);
  await page.getByTestId('give-hint').click();
  expect(await page.getByTestId('hint-play').getAttribute('data-play')).toMatch(/^(\d+|[A-Z]{3}(=\w+)?)(:|$)/);
  await page.context().close();
});

const hand = (page: Page): Promise<string> =>
  page.locator('.slot').evaluateAll((all) => all.map((one) => one.getAttribute('data-card')).join());

const takesBack: Record<string, (page: Page) => Promise<void>> = {
  'of this device': async (page) => {
    await page.goto('/here');
    await page.getByTestId('start-here').click();
  },
  'of the server': async (page) => {
    await page.goto('/');
    await page.getByTestId('play-now').click();
  },
};

for (const [where, begin] of Object.entries(takesBack))
  test(
    `against bots ${where} decisions can be taken back, whatever the bots have done since`,
    { tags: 'thorough' },
    async () => {
      const page = await house.open(phone, still);
      await begin(page);
      await page.getByTestId('card-1').waitFor();
      const dealt = await hand(page);
      expect(await page.getByTestId('take-back').count()).toBe(0);
      await page.getByTestId('card-1').click();
      await page.getByTestId('give').click();
      await expect.poll(() => page.locator('.slot.can').count(), { timeout: 20000 }).toBeGreaterThan(0); // the bots before us have played
      await page.getByTestId('take-back').click();
      await expect.poll(() => page.getByTestId('status').textContent()).toMatch(/Choose a card/);
      expect(await hand(page)).toBe(dealt);
      expect(await page.getByTestId('log').locator('.words').count()).toBe(0);
      await page.reload();
      await expect.poll(() => page.getByTestId('status').textContent()).toMatch(/Choose a card/);
      expect(await page.getByTestId('take-back').count()).toBe(0);
      await page.context().close();
    },
  );

test('the end tells who won, and has three ways on: again, the report, everything else', async () => {
  const page = await house.open(phone, still);
  let tell: (message: ServerMessage) => void = () => undefined;
  const log = ['= d -+-+', 'a 13:aB-1', 'b 13:bB-17', 'c 2:drop', 'd 5:drop', 'a WAR:a1-17'];
  const position = at('a', 'a:B,B,B,17/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B');
  await stageTable(page, { position, log, names: ['Mira'], onOpen: (to) => (tell = to) });
  tell({
    k: 'event',
    v: 1,
    n: 10,
    t: Date.now(),
    event: { k: 'ended', result: 'ac>bd', seed: '' },
    game: shown(`${position} phase=over won=ac>bd`, ''),
  });
  await expect.poll(() => page.getByTestId('status').textContent()).toBe('You and Clara won!');
  expect(await page.getByTestId('end-sides').locator('li').allInnerTexts()).toEqual([
    expect.stringMatching(/^Mira and Clara\s+0\s+0 marbles home\s+won$/),
    expect.stringMatching(/^Bruno and Dario\s+0\s+0 marbles home$/),
  ]);
  const ways = await page
    .getByTestId('over')
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')));
  expect(ways).toEqual(['rematch', 'game-report', 'end-more']);
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('end-more').click();
  for (const id of ['replay', 'share-game', 'game-file', 'to-start']) await page.getByTestId(id).waitFor();
  await expect
    .poll(() => page.getByTestId('end-score').textContent())
    .toMatch(/Mira and Clara: 0 marbles home.*Bruno and Dario: 0/);
  expect(await page.getByTestId('end-last').textContent()).toMatch(/Last move: Mira: Warrior/);
  expect(await page.getByTestId('end-turning').textContent()).toMatch(/move 5, Mira: Warrior/);
  expect(await violations(page)).toEqual([]);
  expect(
    await page.evaluate(() => (JSON.parse(localStorage.getItem('tacit-settings') ?? '{}') as { games?: number }).games),
  ).toBe(100);
  await page.context().close();
});

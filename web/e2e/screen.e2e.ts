// The living room: the board on a screen that all see, the cards in the hand.
import type { BrowserContext, Locator, Page, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command, GameShown, ServerMessage } from '@tacit/wire';
import { parsePosition } from '../src/game/position';
import { violations } from './axe';
import { openHouse, tableOf, visit, type House } from './house';
import { wholePack } from './judged';
import { hurryBots } from './playing';
import { scenes } from './scenes';
import { playsOf, stageTable } from './staged';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const phone = { viewport: { width: 390, height: 844 } };
const still = { speed: 'off', sound: false };
const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

/** How many hands were told with their cards, in all that came. */
function handsTold(page: Page): { open: number; hidden: number } {
  const told = { open: 0, hidden: 0 };
  const hear = (text: string): void => {
    const message = JSON.parse(text) as ServerMessage;
    const game = message.k === 'view' || message.k === 'event' ? message.game : undefined;
    for (const { cards, count } of game ? parsePosition(game.position).hands.values() : []) {
      if (count > 0) told[cards === undefined ? 'hidden' : 'open']++;
    }
  };
  page.on('websocket', (socket: WebSocket) => socket.on('framereceived', ({ payload }) => hear(String(payload))));
  return told;
}

async function openScreen(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.addInitScript(() => {
    const lock = {
      request: async () => ({
        release: async () => undefined,
        asked: document.documentElement.setAttribute('data-awake', 'yes'),
      }),
    };
    Object.defineProperty(navigator, 'wakeLock', { value: lock });
  });
  return page;
}

/** Everything is seen without scrolling, and no letter is smaller than one can read from four metres. */
async function readable(page: Page): Promise<void> {
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { least, outside } = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('.big-fit *')].filter((one) =>
        [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()),
      );
      const shown = all.filter((one) => one.closest('.sr-only, .board, [aria-hidden="true"] .card') === null);
      const beyond = [...document.querySelectorAll('.big-fit, .big-fit > *')].filter(
        (one) =>
          one.scrollHeight > one.clientHeight + 2 ||
          one.getBoundingClientRect().bottom > innerHeight + 1 ||
          one.getBoundingClientRect().right > innerWidth + 1,
      );
      return {
        least: Math.min(...shown.map((one) => parseFloat(getComputedStyle(one).fontSize))) / innerHeight,
        outside: beyond.map((one) => one.className),
      };
    });
    expect(outside).toEqual([]);
    expect(least).toBeGreaterThan(0.025);
  }
}

/** What this page has asked of the table. */
function asked(page: Page): Set<string> {
  const kinds = new Set<string>();
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framesent', ({ payload }) => kinds.add((JSON.parse(String(payload)) as Command).do.k)),
  );
  return kinds;
}

/** One decision by the buttons alone, without touching a board. The table may have gone on meanwhile. */
async function decideInWords(page: Page): Promise<void> {
  const plain = ['give', 'drop', 'skip', 'jester', 'devil'].map((name) => `[data-testid="${name}"]`);
  const choice = page
    .locator(['[data-testid="seven-done"]:not([disabled])', ...plain, '[data-testid="choices"] button'].join(', '))
    .first();
  const taken = page.locator('.slot[aria-pressed="true"]');
  const press = (what: Locator): Promise<void> => what.click({ timeout: 2000 }).catch(() => undefined);
  await press(page.locator('.slot.can').first());
  while ((await taken.count()) > 0) await press(choice);
}

/** They decide until each has made a play. Anyone who has made one may have to go on: a Jester or a Devil takes two. */
async function playInWords(people: Map<Page, Set<string>>): Promise<void> {
  while (![...people.values()].every((sent) => sent.has('play'))) {
    const deciding: Page[] = [];
    await expect
      .poll(async () => {
        for (const page of people.keys()) if ((await page.locator('.slot.can').count()) > 0) deciding.push(page);
        return deciding.length;
      })
      .toBeGreaterThan(0);
    for (const page of deciding) await decideInWords(page);
  }
}

test('the board on a screen, large hands on phones, and only the cards beside a wooden board', async () => {
  const host = await house.open(phone, still);
  const byHost = handsTold(host);
  const fromHost = asked(host);
  await hurryBots(host);
  await host.goto('/new');
  await host.getByTestId('create').click();
  const table = await tableOf(host);

  // In the browser of somebody who sits there: it must not show his hand all the same.
  const screen = await openScreen(host.context());
  const onScreen = handsTold(screen);
  await screen.goto(`/screen/${table}`);
  await screen.getByTestId('qr').waitFor();
  const code = await screen.getByTestId('big-code').textContent();
  expect(`http://${(await screen.getByTestId('big-address').textContent())?.replace(/\s/g, '')}`).toBe(
    `${house.address}/${code}`,
  );
  expect(await screen.locator('html').getAttribute('data-awake')).toBe('yes');
  await readable(screen);
  await clean(screen);

  const guest = await house.open(phone, still);
  const fromGuest = asked(guest);
  await guest.goto(`/${code?.toLowerCase()}`);
  await guest.getByTestId('sit-2').waitFor();
  expect(new URL(guest.url()).pathname).toBe(`/t/${table}`);
  await guest.goto(`/t/${table}?hand`); // as the picture on the screen says it
  await guest.getByTestId('sit-2').click();
  await guest.getByTestId('rise-2').waitFor();
  await expect.poll(() => screen.getByTestId('big-place-2').textContent()).not.toContain('Empty');
  expect(await guest.getByTestId('view-hand').isChecked()).toBe(true);
  await host.getByTestId('view-cards').check();
  await host.getByTestId('start').click();

  await screen.getByTestId('big-game').waitFor();
  for (const page of [host, guest]) await page.getByTestId('game').waitFor();
  expect(await host.locator('[data-marble]').count()).toBe(0);
  await guest.locator('[data-marble]').first().waitFor();
  await playInWords(
    new Map([
      [host, fromHost],
      [guest, fromGuest],
    ]),
  );
  await host.getByTestId('told').waitFor();
  await expect.poll(() => screen.getByTestId('big-told').textContent()).not.toBe('');
  await readable(screen);
  for (const page of [screen, host, guest]) await clean(page);

  expect(onScreen.open).toBe(0);
  expect(onScreen.hidden).toBeGreaterThan(10);
  expect(byHost.open).toBeGreaterThan(3); // or nothing would have been proved

  // The other way round in the menu; and the pointer goes away by itself.
  await host.getByTestId('menu').click();
  await host.getByTestId('view-board').check();
  await host.getByTestId('close-sheet').click();
  await host.locator('[data-marble]').first().waitFor();
  await expect.poll(() => screen.getByTestId('big-screen').getAttribute('class')).toContain('still');
  for (const page of [host, guest]) await page.context().close();
});

test('a television shows a code, and a phone brings its table there', async () => {
  const tv = await house.open({ viewport: { width: 1920, height: 1080 } }, still);
  await tv.goto('/tv');
  const code = (await tv.getByTestId('big-code').textContent()) ?? '';
  await readable(tv);
  await clean(tv);
  // A remote control has arrows only.
  const focused = (): Promise<string | null | undefined> =>
    tv.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  await tv.keyboard.press('ArrowRight');
  expect(await focused()).toBe('big-leave');
  await tv.keyboard.press('ArrowDown');
  await tv.keyboard.press('Enter');
  expect(await focused()).toBe('big-sound');
  expect(await tv.getByTestId('big-sound').getAttribute('aria-pressed')).toBe('true');

  const host = await house.open(phone, still);
  await host.goto('/new');
  await host.getByTestId('create').click();
  const table = await tableOf(host);
  await host.getByTestId('to-big-screen').click();
  await host.getByTestId('tv-code').fill('XXX');
  await host.getByTestId('tv-bring').click();
  await host.getByTestId('tv-problem').waitFor();
  expect(await host.getByTestId('big-screen-link').isVisible()).toBe(false); // never on the phone itself
  await clean(host);
  await host.getByTestId('tv-code').fill(` ${code.toLowerCase()}`);
  await host.getByTestId('tv-bring').click();
  await expect.poll(() => host.getByTestId('tv-done').textContent()).not.toBe('');
  await host.getByTestId('close-sheet').click();
  expect(await host.getByTestId('view-hand').isChecked()).toBe(true);
  await tv.getByTestId('big-waiting').waitFor();
  expect(new URL(tv.url()).pathname).toBe(`/screen/${table}`);

  // Back at its code, which is another one; the picture leads to the tables that one has, and to a new one.
  await tv.getByTestId('big-leave').press('Enter');
  const again = (await tv.getByTestId('big-code').textContent()) ?? '';
  await host.goto(`/${again}`);
  await host.getByTestId(`bring-${table}`).waitFor();
  expect(new URL(host.url()).pathname).toBe(`/tv/${again}`);
  await clean(host);
  await host.getByTestId('bring-new').click();
  await host.getByTestId('create').click();
  await host.getByTestId('table-code').waitFor();
  await tv.getByTestId('big-waiting').waitFor();
  expect(new URL(tv.url()).pathname).toBe(new URL(host.url()).pathname.replace('/t/', '/screen/'));
  await host.goto(`/${again}`); // nobody waits there any more
  await host.getByTestId('code-wrong').waitFor();
  await clean(host);
  for (const page of [tv, host]) await page.context().close();
});

test('what a room sees: who is missing, great cards, how far the teams are, and what decided it', async () => {
  const page = await house.open({ viewport: { width: 1920, height: 1080 } }, { ...still, speed: 'fast', speech: true });
  await page.addInitScript(() => {
    speechSynthesis.speak = ({ text }) => {
      document.body.dataset['said'] = text;
    };
  });
  const staged = (own: string, blue: string, turn: string): string =>
    `layout=pairs4 board=a:H2,H3,H4,${own}/b:B,B,B,${blue}/c:H1,H2,H3,H4/d:B,B,B,50 hands=a:?3/b:?2/c:?2/d:?3 dealer=d turn=${turn}`;
  let tell: (message: ServerMessage) => void = () => undefined;
  const names = ['Lena', 'Bruno', 'Clara', 'Dario'];
  await stageTable(page, { position: staged('60', '1', 'a'), you: '', names, onOpen: (to) => (tell = to) });
  await page.route('**/api/games/staged0.tac', (route) => route.fulfill({ path: wholePack }));
  await visit(page, '/screen/staged0');
  const status = page.getByTestId('big-status');
  await page.getByTestId('big-game').waitFor();
  expect(await page.getByTestId('big-team-ac').getAttribute('aria-label')).toBe('Lena and Clara');
  expect(await page.getByTestId('big-team-ac').textContent()).toContain('7');
  await readable(page);
  await clean(page);
  tell({ k: 'presence', v: 1, t: 0, here: [1, 2, 3], away: [], spectators: 0 });
  await expect.poll(() => status.textContent()).toBe('Waiting for Lena’s phone');
  await clean(page);

  const game = (position: string): GameShown => ({
    position,
    deciding: '',
    takeBack: '',
    openings: '----',
    clocks: [],
  });
  const played = (n: number, play: string, after: string): ServerMessage => ({
    k: 'event',
    v: 1,
    n,
    t: 0,
    event: { k: 'played', seat: 'a', play, how: 'person' },
    game: game(after),
  });
  tell(played(10, '5:a60-1', staged('1', 'B', 'b')));
  await page.getByTestId('splash').getByText('Captured!').waitFor();
  await expect.poll(() => page.evaluate(() => document.body.dataset['said'])).toContain('captures Blue');
  tell(played(11, '1:a1-H1', staged('H1', 'B', 'b')));
  tell({
    k: 'event',
    v: 1,
    n: 12,
    t: 0,
    event: { k: 'ended', result: 'ac', seed: '' },
    game: game(staged('H1', 'B', 'b')),
  });
  await page.getByTestId('big-plays').locator('li').nth(2).waitFor(); // the judge has looked at the game
  await expect.poll(() => status.textContent()).toBe('Lena and Clara won.');
  await readable(page);
  await clean(page);
  await page.context().close();
});

test('a whole seven in words, without a board', async () => {
  const page = await house.open(phone, still);
  await page.addInitScript(() =>
    localStorage.setItem('tacit-view', JSON.stringify({ table: 'staged0', view: 'cards' })),
  );
  const staged = scenes['seven'] ?? { position: '' };
  const sent = await stageTable(page, staged);
  await page.locator('[data-card="7"]').first().click();
  const choices = page.getByTestId('choices').getByRole('button');
  const done = page.getByTestId('seven-done');
  await choices.first().waitFor();
  await clean(page);
  for (let step = 0; step < 14 && !(await done.isEnabled()); step++) {
    await page.locator('.seven[aria-busy="false"]').waitFor();
    if (!(await done.isEnabled())) await choices.first().click();
  }
  await done.click();
  await expect.poll(() => sent.length).toBe(1);
  expect(playsOf(staged.position).map(({ play }) => play)).toContain(sent[0]);
  expect(await page.locator('[data-marble]').count()).toBe(0);
  await page.context().close();
});

test('beside a wooden board it is said where marbles land, shown on a picture, and told aloud', async () => {
  const page = await house.open(phone, { ...still, speech: true });
  await page.addInitScript(() => {
    localStorage.setItem('tacit-view', JSON.stringify({ table: 'staged0', view: 'cards' }));
    speechSynthesis.speak = ({ text, lang }) => {
      document.body.dataset['said'] = `${lang}: ${text}`;
    };
  });
  const staged = (turn: string, blue: number): string =>
    `layout=pairs4 board=a:B,B,B,9/b:B,B,B,${blue}/c:B,B,H2,40/d:B,B,B,B hands=a:3,9/b:?2/c:?2/d:?2 dealer=d turn=${turn}`;
  let tell: (message: ServerMessage) => void = () => undefined;
  await stageTable(page, { position: staged('b', 20), onOpen: (to) => (tell = to) });
  await page.getByTestId('set-up-board').waitFor();
  const game = { position: staged('c', 22), deciding: 'c', takeBack: '', openings: '----', clocks: [] };
  tell({ k: 'event', v: 1, n: 10, t: 0, event: { k: 'played', seat: 'b', play: '2:b20-22', how: 'bot' }, game });

  const words = 'New place: 5 past the start of Blue';
  await expect.poll(() => page.getByTestId('told').textContent()).toContain(words);
  await expect
    .poll(() => page.evaluate(() => document.body.dataset['said']))
    .toMatch(/^en: Bruno: 2 forward\. New place: 5 past the start of Blue\.?$/);
  await clean(page);
  const sheet = page.getByRole('dialog');
  await page.getByTestId('where-it-lands').click();
  await expect.poll(() => sheet.textContent()).toContain(words);
  await clean(page);
  await page.getByTestId('close-sheet').click();
  await page.getByTestId('set-up-board').click();
  await expect.poll(() => sheet.textContent()).toMatch(/Blue\s*base: 3; on the ring: 5 past the start of Blue/i);
  await expect.poll(() => sheet.textContent()).toMatch(/Green\s*base: 2;.*home: 2/i);
  await clean(page);
  await page.context().close();
});

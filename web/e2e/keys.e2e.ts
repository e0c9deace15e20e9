// The game by keyboard and by ear: a whole game through the accessibility tree, where the focus goes, and what is announced.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameShown, ServerMessage, TableEvent } from '@tacit/wire';
import { locales, localStorageKey, type Locale } from '../src/paraglide/runtime';
import { Ear, type Heard } from './ax';
import { violations } from './axe';
import { openHouse, type House } from './house';
import { hurryBots } from './playing';
import { scenes } from './scenes';
import { stageTable, type Staged } from './staged';

let house: House;
let staged: Page; // for tables that are set up by hand
beforeAll(async () => {
  house = await openHouse();
  staged = await house.open(desktop, still);
});
afterAll(() => house.close());

const desktop = { viewport: { width: 1280, height: 860 } };
const still = { speed: 'off', sound: false, level: 'planner' };

const focus = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid'));

async function open(table: Staged): Promise<{ page: Page; sent: string[] }> {
  const sent = await stageTable(staged, table);
  await staged.getByTestId('card-1').waitFor();
  return { page: staged, sent };
}

async function keys(page: Page, ...all: string[]): Promise<void> {
  for (const key of all) await page.keyboard.press(key);
}

// ---- A whole game, by what a screen reader is told ----

const isCard = ({ role, inside }: Heard): boolean => role === 'button' && inside.includes('Your hand');

/** The sentence at the hand that asks for a decision. */
const isMyTurn = ({ role, name, inside }: Heard): boolean =>
  role === 'StaticText' &&
  inside.includes('Your move') &&
  /^(Your turn|Choose a card|You can’t play|You miss|You’re the Devil|Your opponents)/.test(name);

/** Along the lit spaces by arrow keys: home where that can be (or a game would never end), anywhere otherwise. */
async function go(ear: Ear, random: (below: number) => number): Promise<void> {
  const home =
    (await ear.all()).filter(
      ({ role, inside, name }) => role === 'button' && inside.includes('Board') && name.startsWith('Home'),
    ).length > 0;
  for (let step = home ? 8 : random(3); step > 0; step--) {
    if (home && (await ear.focus())?.name.startsWith('Home')) return;
    await ear.page.keyboard.press('ArrowRight');
  }
}

/** One decision: a card that can be played, and whatever has the focus then. The keys that it took from the card on. */
async function decide(ear: Ear, all: readonly Heard[], random: (below: number) => number): Promise<number> {
  const { keyboard } = ear.page;
  const cards = all.filter(isCard);
  const can = cards.flatMap(({ name }, i) => (name.includes('can’t be played') ? [] : [i + 1]));
  const card = can[random(can.length)];
  if (card === undefined) return 0;
  await keyboard.press(String(card));
  await keyboard.press('Enter');
  for (let pressed = 1; pressed < 40; pressed++) {
    const now = await ear.focus();
    if (!now || isCard(now) || now.role !== 'button') return pressed;
    if (now.inside.includes('Board')) await go(ear, random);
    await keyboard.press('Enter');
  }
  await keyboard.press('Escape');
  return 40;
}

/** Until there is something to decide, or the game is over. */
const somethingToDo = (page: Page): Promise<void> => page.locator('.slot.can, [data-testid="over"]').first().waitFor();

interface Keyboard {
  chosen: boolean; // a card is taken up
  at: string; // what has the focus
  begun: boolean; // some steps of a seven are made
  home: boolean; // a marble can go home
  others: boolean; // another marble can move, too
  isOther: boolean; // the focus is on one
}

/** What the keyboard can do, once what was pressed is drawn. */
const keyboardOf = (page: Page): Promise<Keyboard> =>
  page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise(requestAnimationFrame);
    await drawn().then(drawn);
    while (document.querySelector('.seven[aria-busy="true"]')) await drawn();
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    const other = 'button.source:not(.target)';
    return {
      chosen: has('[data-card][aria-pressed="true"]'),
      at: document.activeElement?.getAttribute('data-testid') ?? '',
      begun: has('.pip.used'),
      home: has('button.target[data-testid*="-H"]'),
      others: has(other),
      isOther: document.activeElement?.matches(other) ?? false,
    };
  });

/** Along what can be chosen, until it is this; no further than once around a long board. */
async function walk(page: Page, isThere: (now: Keyboard) => boolean): Promise<void> {
  for (let i = 0; i < 40 && !isThere(await keyboardOf(page)); i++) await keys(page, 'ArrowRight');
}

/** One decision by keys alone: a seven before any other card, for two marbles if it can be; home if that can be. */
async function decideByKeys(page: Page, random: (below: number) => number): Promise<void> {
  const cards = await page
    .locator('.slot.can')
    .evaluateAll((all) => all.map(({ dataset }) => ({ name: dataset['card'], key: dataset['testid']?.slice(-1) })));
  const { name, key } = cards.find((one) => one.name === '7') ?? cards[random(cards.length)] ?? {};
  if (key === undefined) return; // the table has gone on meanwhile
  if ((await focus(page)) !== `card-${key}`) await keys(page, key);
  if ((await focus(page)) !== `card-${key}`) return;
  await keys(page, 'Enter');
  let split = false;
  for (let pressed = 0; pressed < 40; pressed++) {
    const now = await keyboardOf(page);
    if (!now.chosen || now.at.startsWith('card-')) break;
    if (now.begun && now.others && !split) {
      await walk(page, ({ isOther }) => isOther);
      split = true;
    } else if (now.home && name !== '7') await walk(page, ({ at }) => at.includes('-H'));
    else if (name !== '7' || split) for (let i = random(3); i > 0; i--) await keys(page, 'ArrowRight');
    await keys(page, 'Enter');
  }
  await keys(page, 'Escape');
}

// The accessibility tree is large: after so many decisions the rest of the game is played without listening.
const decisionsByEar = 25;

test(
  'a game by keys, first through the accessibility tree, to its end with a seven for two marbles',
  { tags: 'thorough' },
  async () => {
    const page = await house.open(desktop, still);
    await hurryBots(page);
    const sent: string[] = [];
    page.on('websocket', (line) => line.on('framesent', ({ payload }) => sent.push(String(payload))));
    const ear = await Ear.of(page);
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 16807) % 2147483647) % Math.max(1, below);
    await page.goto('/');
    await page.getByTestId('play-now').waitFor();
    for (let tabs = 0; tabs < 30 && !(await ear.focus())?.name.startsWith('Play now'); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByTestId('game').waitFor();
    const heard = new Set<string>();
    for (let decisions = 0; decisions < decisionsByEar; decisions++) {
      await somethingToDo(page);
      await expect
        .poll(async () => (await ear.all()).some(isMyTurn), {
          message: `it is told that decision ${decisions + 1} is to be made`,
        })
        .toBe(true);
      await expect
        .poll(async () => (await ear.focus())?.role, { message: 'the focus is somewhere' })
        .not.toBe('RootWebArea');
      const all = await ear.all();
      for (const line of Ear.said(all)) heard.add(line);
      await decide(ear, all, random);
    }
    expect([...heard].some((line) => / gave you: /.test(line))).toBe(true);
    expect([...heard].some((line) => /eclared a 1 or a 13/.test(line))).toBe(true);
    const over = page.getByTestId('over');
    const isSplit = (): boolean => sent.some((one) => /"play":"7:\w+-\w+,\w/.test(one));
    // Chance may deal no seven that two marbles can share: then another game is played.
    for (let games = 0; games === 0 || !isSplit(); games++) {
      if (games > 0) {
        await page.getByTestId('rematch').press('Enter');
        await page.getByTestId('start').press('Enter');
      }
      for (await somethingToDo(page); !(await over.isVisible()); await somethingToDo(page))
        await decideByKeys(page, random);
    }
    await expect
      .poll(async () => (await ear.all()).some(({ role, name }) => role === 'button' && name === 'Rematch'))
      .toBe(true);
    await page.context().close();
  },
);

// ---- Where the focus goes ----

test('a card leads to its choices and Escape back, whatever is in the log', async () => {
  const { page, sent } = await open(scenes['game'] ?? { position: '' });
  await keys(page, '3');
  expect(await focus(page)).toBe('card-3');
  await keys(page, 'Enter');
  await expect.poll(() => focus(page)).toBe('space-26');
  await keys(page, 'Escape');
  await expect.poll(() => focus(page)).toBe('card-3');
  await keys(page, '3', 'ArrowRight');
  await expect.poll(() => focus(page)).toBe('space-35');
  await keys(page, 'ArrowLeft', 'ArrowRight', 'Enter');
  await expect.poll(() => sent).toEqual(['9:a26-35']);
  await expect.poll(() => focus(page)).toMatch(/^card-/);
});

test('a seven by arrow keys and Enter', async () => {
  const { page, sent } = await open(scenes['seven'] ?? { position: '' });
  await keys(page, '2', 'Enter');
  await expect.poll(() => focus(page)).toBe('space-26');
  await keys(page, 'Enter');
  await expect.poll(() => focus(page)).toBe('space-27');
  for (let i = 0; i < 10 && (await focus(page)) !== 'space-33'; i++) await keys(page, 'ArrowRight');
  await keys(page, 'Enter');
  await expect.poll(() => focus(page)).toBe('seven-done');
  await keys(page, 'Enter');
  await expect.poll(() => sent).toEqual(['7:a26-33']);
});

/** Arrow keys until a place has the focus. */
async function walkTo(page: Page, place: string): Promise<void> {
  for (let i = 0; i < 20 && (await focus(page)) !== place; i++) await keys(page, 'ArrowRight');
  expect(await focus(page)).toBe(place);
}

test('a seven for two marbles by arrow keys and Enter', async () => {
  const { page, sent } = await open(scenes['seven'] ?? { position: '' });
  await keys(page, '2', 'Enter');
  await expect.poll(() => focus(page)).toBe('space-26');
  await keys(page, 'Enter');
  await expect.poll(() => focus(page)).toBe('space-27');
  await walkTo(page, 'space-29');
  await keys(page, 'Enter');
  await page.locator('.seven[aria-busy="false"]').waitFor();
  await page.locator('[data-testid="space-30"].target').waitFor();
  await walkTo(page, 'space-58');
  await keys(page, 'Enter');
  await page.locator('[data-testid="space-62"].target').waitFor();
  await walkTo(page, 'space-62');
  await keys(page, 'Enter');
  await expect.poll(() => focus(page)).toBe('seven-done');
  await keys(page, 'Enter');
  await expect.poll(() => sent).toEqual(['7:a26-29,a58-62']);
});

test('only what can be chosen is in the tree, the log is one stop, and single keys lead anywhere', async () => {
  const { page } = await open(scenes['game'] ?? { position: '' });
  const ear = await Ear.of(page);
  const onBoard = async (): Promise<string[]> =>
    (await ear.all())
      .filter(({ role, inside }) => role === 'button' && inside.includes('Board'))
      .map(({ name }) => name);
  expect((await onBoard()).length).toBe(1); // the laid cards
  await keys(page, '3', '3');
  await expect.poll(async () => (await onBoard()).length).toBe(1 + (await page.locator('.place').count()));
  await keys(page, 'Escape', 'l');
  await expect.poll(() => focus(page)).toBe('log-16');
  await keys(page, 'ArrowUp');
  expect(await focus(page)).toBe('log-15');
  await keys(page, 'Tab');
  expect(String(await focus(page))).not.toMatch(/^log-/);
  for (const [card, key, inside] of [
    ['2', '?', 'keys-list'],
    ['3', 'b', 'words-first'],
  ] as const) {
    await keys(page, card, key);
    await page.getByTestId(inside).waitFor();
    expect(await violations(page)).toEqual([]);
    await keys(page, 'Escape');
    await expect.poll(() => focus(page)).toBe(`card-${card}`);
  }
  await keys(page, 'h');
  await expect.poll(async () => Ear.said(await ear.all()).at(-1)).toMatch(/Your turn/);
});

test('the board in words begins with what matters', async () => {
  const { page } = await open(scenes['game'] ?? { position: '' });
  await keys(page, 'b');
  const words = page.getByTestId('words-first');
  await words.getByText('What can capture you').waitFor();
  const text = (await words.innerText()).replace(/\s+/g, ' ');
  expect(text).toMatch(/Your marbles on the ring: 39 to the start, 7 to the start; home: H4/);
  expect(text).toMatch(/Red \(last\): Bruno, with 9 or Warrior/);
  expect(text).toMatch(/Since your last turn.*Bruno: 1.*Dario: 10/);
});

test('a card is dropped by one press, and the focus stays in the hand', async () => {
  const nothing =
    'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:2,5/b:?2/c:?2/d:?2 dealer=d turn=a';
  const { page, sent } = await open({ position: nothing, names: ['Mira', '', 'Jonas', ''] });
  expect(await page.getByTestId('status').textContent()).toMatch(/discard one/);
  await keys(page, '2', 'Enter');
  await expect.poll(() => sent).toEqual(['5:drop']);
  await expect.poll(() => focus(page)).toMatch(/^card-/);
});

// ---- What is announced ----

test('every play, phrase and the end are announced, however fast they come', async () => {
  const board = 'a:B,26,58,H4/b:B,B,17*,44/c:B,36,40,H3/d:B,B,12,51';
  const at = (turn: string, moved: string): string =>
    `layout=pairs4 board=${moved} hands=a:4,7,9,TRI,TAC/b:?5/c:?5/d:?5 dealer=d turn=${turn} says=-+-+ laid=11 deals=2`;
  let tell: (message: ServerMessage) => void = () => undefined;
  const { page } = await open({ ...scenes['game'], position: at('a', board), onOpen: (to) => (tell = to) });
  const ear = await Ear.of(page);
  const shown = (position: string, deciding: string): GameShown => ({
    position,
    deciding,
    takeBack: '',
    openings: '-y-y',
    clocks: [],
  });
  const moved = [
    ['26', '35'],
    ['44', '46'],
    ['36', '39'],
  ].map((_, i, all) => all.slice(0, i + 1).reduce((now, [from = '', to = '']) => now.replace(from, to), board));
  const events: [TableEvent, GameShown?][] = [
    [{ k: 'played', seat: 'a', play: '9:a26-35', how: 'person' }, shown(at('b', moved[0] ?? ''), 'b')],
    [{ k: 'played', seat: 'b', play: '2:b44-46', how: 'bot' }, shown(at('c', moved[1] ?? ''), 'c')],
    [{ k: 'played', seat: 'c', play: '3:c36-39', how: 'person' }, shown(at('d', moved[2] ?? ''), 'd')],
    [{ k: 'phrased', place: 2, phrase: 'good_luck' }],
    [{ k: 'aborted', seed: '' }, shown(at('d', moved[2] ?? ''), '')],
  ];
  events.forEach(([event, game], i) =>
    tell({ k: 'event', v: 1, n: 10 + i, t: Date.now(), event, ...(game ? { game } : {}) }),
  );
  const said = async (): Promise<string> => Ear.said(await ear.all()).join('\n');
  await expect.poll(said).toMatch(/abort/i);
  for (const words of [
    'Bruno: 2 forward with the front marble',
    'Jonas: 3 forward with the last marble',
    'Jonas: Good luck',
  ])
    expect(await said()).toContain(words);
});

test('the hand is told when it is dealt, and what to do once while the others give', async () => {
  const swap =
    'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:4,7,9,TRI,TAC/b:?5/c:?5/d:?5 dealer=d turn=a phase=swap says=-+-+';
  let tell: (message: ServerMessage) => void = () => undefined;
  const { page } = await open({
    ...scenes['game'],
    position: swap,
    received: '',
    log: ['= d -+-+'],
    onOpen: (to) => (tell = to),
  });
  const ear = await Ear.of(page);
  const said = async (): Promise<string[]> => Ear.said(await ear.all());
  await expect.poll(said).toContain('Your hand: 4, 7, 9, Trickster, TAC');
  await expect.poll(said).toContain('Choose a card for your partner Jonas');
  for (const [i, seat] of ['b', 'c', 'd'].entries())
    tell({
      k: 'event',
      v: 1,
      n: 10 + i,
      t: Date.now(),
      event: { k: 'gave', seat, how: 'bot' },
      game: {
        position: swap,
        deciding: 'abcd'.replace(new RegExp(`[b-${seat}]`, 'g'), ''),
        takeBack: '',
        openings: '-y-y',
        clocks: [],
      },
    });
  tell({ k: 'event', v: 1, n: 13, t: Date.now(), event: { k: 'phrased', place: 2, phrase: 'good_luck' } });
  await expect.poll(async () => (await said()).join()).toContain('Jonas: Good luck');
  expect((await said()).filter((line) => line.startsWith('Choose a card'))).toHaveLength(1);
});

/** The forms that a message has in a language. */
function formsOf(locale: Locale, name: string, values: Record<string, string>): string[] {
  const folder = new URL('../messages/game/', import.meta.url);
  const words = JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')) as Record<
    string,
    string | [{ match: Record<string, string> }]
  >;
  const message = words[name] ?? '';
  const forms = typeof message === 'string' ? [message] : Object.values(message[0].match);
  return forms.map((form) => form.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? ''));
}

test('a place tells what it means to go there, in every language', async () => {
  const captures = (scenes['game'] ?? { position: '' }).position.replace('b:B,B,17*,44/c', 'b:B,B,17*,35/c');
  const { page } = await open({ ...scenes['game'], position: captures });
  const named = async (place: string): Promise<string> =>
    (await page.getByTestId(`space-${place}`).getAttribute('aria-label')) ?? '';
  const expectNamed = async (place: string, forms: string[]): Promise<void> =>
    expect
      .poll(() => named(place), { message: forms.join() })
      .toSatisfy((name: string) => forms.some((form) => name.includes(form)));
  for (const locale of [...locales].sort((one) => (one === 'en' ? 1 : -1))) {
    await page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [localStorageKey, locale] as const,
    );
    await keys(page, 'Escape', '3', 'Enter');
    const [blue = ''] = formsOf(locale, 'blue', {});
    await expectNamed('35', formsOf(locale, 'steps_forward', { n: '9' }));
    await expectNamed('35', formsOf(locale, 'captures', { who: blue }));
    await keys(page, 'Escape', '4', 'Enter');
    await page.getByTestId('space-26').press('Enter');
    for (const rank of ['rank_front', 'rank_last']) await expectNamed('12', formsOf(locale, rank, {}));
  }
});

test('the players are a list, and the dealer is called so', async () => {
  const { page } = await open(scenes['game'] ?? { position: '' });
  const all = await (await Ear.of(page)).all();
  const players = all.filter(({ inside }) => inside.includes('Players'));
  expect(players.filter(({ role }) => role === 'listitem')).toHaveLength(4);
  expect(players.filter(({ role, name }) => role === 'StaticText' && name === 'dealer')).toHaveLength(1);
  expect(players.filter(({ role, name }) => role === 'StaticText' && name === 'D')).toEqual([]);
});

// ---- What is known ----

test('plates tell what is known of 1s and 13s, and what was only declared', async () => {
  const { page } = await open({ ...(scenes['game'] ?? { position: '' }), openings: '-y?+' });
  const plate = (seat: string): Promise<string> => page.getByTestId(`seat-${seat}`).innerText();
  expect(await plate('b')).toContain('declared a 1 or a 13');
  expect(await plate('c')).not.toMatch(/1 or/);
  expect(await plate('d')).toContain('has a 1 or a 13');
});

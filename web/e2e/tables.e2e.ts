// Tables and the way to them: names, hosts, seats of bots, games put aside, what is refused, and a network that goes silent.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameSummary, Lobby, TableSummary } from '@tacit/wire';
import { violations } from './axe';
import { type House, openHouse, tableOf, tick, visit } from './house';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1280, height: 800 } };
const still = { speed: 'off', sound: false, level: 'simple' };
const seen = (page: Page, testid: string): Locator => page.getByTestId(testid).locator('visible=true');
const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);
const close = async (...pages: Page[]): Promise<void> =>
  void (await Promise.all(pages.map((page) => page.context().close())));
const shows = async (where: Locator, text: string | RegExp): Promise<void> =>
  void (await expect.poll(() => where.textContent()).toMatch(text));

async function newTable(page: Page, before = async (): Promise<unknown> => undefined): Promise<string> {
  await visit(page, '/new');
  await before();
  await seen(page, 'create').click();
  return tableOf(page);
}

/** Breaks the game off, alone or with everybody's consent. */
async function breakOff(page: Page, ...others: Page[]): Promise<void> {
  await seen(page, 'menu').click();
  await page.getByTestId('offer-abort').click();
  await page.getByTestId('abort-sure').click();
  for (const other of others) await other.getByTestId('abort-agree').click();
  await page.getByTestId('over').waitFor();
}

test('a name typed over the old one is at the place at once, through game and rematch', async () => {
  const [host, guest] = [await house.open(desktop, still), await house.open(phone, still)];
  const code = await newTable(host);
  await guest.goto(`/t/${code}`);
  await seen(guest, 'sit-2').click();
  expect(await host.getByTestId('place-0').textContent()).toMatch(/Guest \d{4}/);
  await host.getByTestId('name').click();
  await host.keyboard.type('Anna');
  await host.keyboard.press('Enter');
  for (const page of [host, guest]) await shows(page.getByTestId('place-0'), /^\s*Anna/);

  await host.getByTestId('start').click();
  for (const page of [host, guest]) await shows(page.getByTestId('seat-a'), 'Anna');
  await breakOff(host, guest);
  await host.request.post('/api/name', { data: { name: 'Annabel' }, headers: { Origin: house.address } });
  await shows(guest.getByTestId('seat-a'), 'Annabel');
  await host.getByTestId('rematch').click();
  await guest.getByTestId('rematch').click();
  await shows(seen(guest, 'place-0'), 'Annabel');
  await close(host, guest);
});

test(
  'the host alone starts, or hands that over; a visitor plays on for a bot when all agree',
  { tags: 'thorough' },
  async () => {
    const [host, guest, late] = [
      await house.open(desktop, still),
      await house.open(phone, still),
      await house.open(phone, still),
    ];
    const code = await newTable(host);
    await host.getByTestId('rise-0').waitFor(); // sits at once
    await host.getByTestId('options').getByText('Only with the link').waitFor();
    await guest.goto(`/t/${code}`);
    await seen(guest, 'sit-1').click();
    await guest.getByTestId('rise-1').waitFor();
    expect(await guest.getByTestId('start').isDisabled()).toBe(true);
    await clean(host);
    await host.getByTestId('hand-over-1').click();
    await expect.poll(() => guest.getByTestId('start').isEnabled()).toBe(true);
    await shows(
      guest.getByTestId('about-start'),
      'You’re the host: start when everyone’s ready. Bots fill the empty seats.',
    );
    await shows(host.getByTestId('about-start'), /^Guest \d{4} starts the game\.$/);
    expect(await host.getByTestId('start').isDisabled()).toBe(true);
    await guest.getByTestId('start').click();
    await host.getByTestId('game').waitFor();

    await late.goto(`/t/${code}`);
    await late.getByTestId('want-seat').click();
    await late.getByTestId('ask-seat-2').click();
    await late.getByTestId('seat-asked').waitFor();
    await clean(late);
    for (const page of [host, guest]) await page.getByTestId('seat-wish').waitFor();
    await clean(guest);
    await host.getByTestId('seat-agree').click();
    expect(await late.locator('[data-testid^="card-"]').count()).toBe(0);
    await guest.getByTestId('seat-agree').click();
    await late.locator('[data-testid^="card-"]').first().waitFor();
    await shows(host.getByTestId('seat-c'), /Guest \d{4}/);
    expect(await late.getByTestId('want-seat').count()).toBe(0);
    await close(host, guest, late);
  },
);

test('the waiting room: the own name first, seats around the table, partners opposite and told in words, who is missing', async () => {
  const [host, guest] = [
    await house.open({ viewport: { width: 320, height: 568 } }, still),
    await house.open(phone, still),
  ];
  const code = await newTable(host);
  const middle = async (seat: string): Promise<{ x: number; y: number }> => {
    const box = await host.getByTestId('round-table').locator(`[data-seat="${seat}"] svg`).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: box?.y ?? 0 };
  };
  await guest.goto(`/t/${code}`);
  await seen(guest, 'sit-2').click();
  await shows(host.getByTestId('who-ready'), /^Ready: Guest \d{4}, Guest \d{4}\s*Empty seats: 2$/);
  await shows(host.getByTestId('place-0'), /partner: Guest \d{4}/);
  await shows(guest.getByTestId('place-2'), /partner: Guest \d{4}/);
  await shows(host.getByTestId('place-1'), /partner: \w+/);
  const [own, partner, left] = [await middle('a'), await middle('c'), await middle('b')];
  expect(Math.abs(own.x - partner.x)).toBeLessThan(2);
  expect(own.y).toBeGreaterThan(left.y);
  expect(left.y).toBeGreaterThan(partner.y);
  expect((await host.getByTestId('name').boundingBox())?.y).toBeLessThan(partner.y);
  expect(await host.getByTestId('word').isVisible()).toBe(false);
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ]) {
    await host.setViewportSize(size);
    expect(await host.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const start = await host.getByTestId('start').boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(size.height);
    await clean(host);
  }
  await host.goto('/');
  await shows(guest.getByTestId('who-ready'), /Not connected: Guest \d{4}/);
  await shows(guest.getByTestId('about-start'), /^Guest \d{4} isn’t connected\. After a minute/);
  await close(host, guest);
});

test(
  'unfinished games against bots keep nobody from playing, are dated, and can be deleted',
  { tags: 'thorough' },
  async () => {
    const page = await house.open(phone, still);
    for (let n = 0; n < 11; n++) {
      await visit(page, '/');
      await page.getByTestId('play-now').click();
      await page.getByTestId('game').waitFor();
    }
    await visit(page, '/mine');
    const rows = page.getByTestId('tables').locator('li');
    await expect.poll(() => rows.count()).toBe(10);
    expect(await rows.first().locator('time').textContent()).toMatch(/\d{4}/);
    await page.getByTestId('aside-note').waitFor();
    await clean(page);
    const button = rows.first().locator('[data-testid^="delete-"]');
    await button.click();
    await shows(button, 'Really');
    await button.click();
    await expect.poll(() => rows.count()).toBe(9);
    await close(page);
  },
);

test('a refusal says what it is', async () => {
  const page = await house.open(phone, still);
  for (const [status, error, words] of [
    [429, 'too_many_tables', /too many open tables/],
    [429, 'failed', /Too many requests/],
    [403, 'banned', /can’t play/],
    [503, 'draining', /./],
  ] as const) {
    await page.unrouteAll();
    await page.route('**/api/tables', (route) =>
      route.fulfill({
        status,
        json: error === 'failed' ? {} : { error, text: 'you cannot play here until 2031-05-06 07:08 UTC: noise' },
      }),
    );
    await visit(page, '/tables');
    await visit(page, '/');
    await page.getByTestId('play-now').click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent(), error).toMatch(words);
    expect(await alert.textContent(), error).not.toMatch(/need to be online/);
  }
  await close(page);
});

test('a full table is not offered to join, and bots are called in lists as they were at the table', async () => {
  const page = await house.open(phone, still);
  await page.goto('/');
  await newTable(page);
  const { tables } = (await (await page.request.get('/api/mine')).json()) as Lobby;
  const [one] = tables;
  if (!one) throw new Error('there is no table');
  const full = one.places.map((place, i) => ({ ...place, person: `p${i}`, name: `Nora ${i}` }));
  const listed: TableSummary[] = [
    { ...one, table: 'aaaaaaaa', places: full },
    { ...one, table: 'bbbbbbbb', places: full, options: { ...one.options, spectators: 'none' } },
    {
      ...one,
      table: 'cccccccc',
      places: one.places.map((place, i) => ({
        ...place,
        ...(i === 2 ? { bot: 'planner' } : { person: `p${i}`, name: `Nora ${i}` }),
      })),
    },
  ];
  const game: GameSummary = {
    table: 'dddddddd',
    type: 'four',
    finished: Date.now(),
    result: 'ac',
    rated: false,
    offline: false,
    players: [
      ['a', 'Mira'],
      ['b', 'bot planner'],
      ['c', 'bot planner'],
      ['d', 'bot simple'],
    ].map(([seats = '', name = '']) => ({ seats, name, won: seats === 'a', guest: false })),
  };
  await page.route('**/api/lobby*', (route) => route.fulfill({ json: { tables: listed } }));
  await page.route('**/api/history*', (route) => route.fulfill({ json: { games: [game] } }));
  await visit(page, '/tables');
  await shows(page.getByTestId('go-aaaaaaaa'), 'Watch');
  await shows(page.getByTestId('full-bbbbbbbb'), 'Full');
  await shows(page.getByTestId('go-cccccccc'), 'Join');
  await clean(page);
  await visit(page, '/mine');
  await page.getByText('Mira, Bruno, Clara, Dario').waitFor();
  await close(page);
});

test('the clock tells the time for the move from the time bank', async () => {
  const page = await house.open(phone, still);
  await newTable(page, async () => {
    await tick(page.getByTestId('preset-custom'));
    await page.getByTestId('clock').selectOption('15');
  });
  await page.getByTestId('start').click();
  await shows(page.getByTestId('my-clock'), /^0:1[0-5] \+3:00$/);
  await close(page);
});

test('on a slow line there is always something to see', async () => {
  const page = await house.open(phone, still);
  let go = (): void => undefined;
  const held = new Promise<void>((done) => (go = done));
  await page.route('**/assets/TableScreen*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.getByTestId('fetching').getByRole('heading').waitFor();
  go();
  await page.getByTestId('game').waitFor();
  await close(page);
});

test(
  'a finished table that is no longer there is said to be closed, and its game is found',
  { tags: 'thorough' },
  async () => {
    const page = await house.open(phone, still);
    await page.goto('/');
    await page.getByTestId('play-now').click();
    await page.getByTestId('game').waitFor();
    await breakOff(page);
    const path = new URL(page.url()).pathname;
    await house.stop();
    await seen(page, 'offline').waitFor();
    await page.route('**/api/tables/*', (route) =>
      route.fulfill({ status: 410, json: { error: 'game_over', text: '' } }),
    );
    await page.routeWebSocket(/\/ws\//, (socket) => socket.close({ code: 1011 }));
    await house.restart();
    await page.getByTestId('offline').getByText('closed').waitFor();
    expect(await page.getByTestId('rematch').count()).toBe(0);
    await page.getByTestId('end-more').waitFor();
    await page.goto(path);
    await page.getByTestId('no-table').getByText('over').waitFor();
    await clean(page);
    await page.getByTestId('replay').click();
    expect(new URL(page.url()).pathname).toBe(path.replace('/t/', '/replay/'));
    await close(page);
  },
);

// ---- A network that goes silent ----

/** Passes everything on to the server. While it is silent nothing comes through and nobody hears of it; then it all does. */
class Wire {
  private quiet = false;
  private readonly pairs = new Set<[Socket, Socket]>();
  private readonly server: Server;

  constructor(to: string) {
    const { hostname, port } = new URL(to);
    this.server = createServer((near) => {
      const pair: [Socket, Socket] = [near, connect(Number(port), hostname)];
      this.pairs.add(pair);
      for (const [one, other] of [pair, [pair[1], near] as const]) {
        one.on('data', (bytes) => other.write(bytes));
        one.on('error', () => undefined);
        one.on('close', () => {
          this.pairs.delete(pair);
          other.destroy();
        });
      }
      if (this.quiet) near.pause();
    });
  }

  silent(quiet: boolean): void {
    this.quiet = quiet;
    for (const socket of [...this.pairs].flat()) socket[quiet ? 'pause' : 'resume']();
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const [near, far] of this.pairs) [near, far].forEach((socket) => socket.destroy());
    this.server.close();
  }
}

test(
  'a silent line is noticed on both sides, blocks nobody from leaving, and heals',
  { tags: 'thorough' },
  async () => {
    const wire = new Wire(house.address);
    const [page, other] = [
      await house.open({ ...phone, baseURL: await wire.open() }, still),
      await house.open(desktop, still),
    ];
    const code = await newTable(page);
    await other.goto(`/t/${code}`);
    await seen(other, 'sit-1').click();
    await other.getByTestId('rise-1').waitFor();
    await page.getByTestId('start').click();
    await page.locator('.slot.can').first().waitFor();

    wire.silent(true);
    await page.locator('.slot.can').first().click();
    await page.getByTestId('give').click();
    await page.getByTestId('sending').waitFor();
    expect(await page.locator('[data-card][aria-pressed="true"]').count()).toBe(1); // the gift stays where it was put
    await page.getByTestId('offline').waitFor();
    await other.locator('[data-testid="seat-a"] [data-away]').waitFor();
    expect(await other.getByTestId('vote-gone').count()).toBe(0); // not so soon

    wire.silent(false);
    await page.getByTestId('offline').waitFor({ state: 'detached' });
    await other.locator('[data-testid="seat-a"] [data-away]').waitFor({ state: 'detached' });

    wire.silent(true);
    await seen(page, 'leave').click();
    await page.getByTestId('leave-now').click();
    await page.getByTestId('play-now').waitFor();
    wire.silent(false);
    await other.getByTestId('notice').getByText('left').waitFor(); // the goodbye has arrived after all
    await close(page, other);
    wire.close();
  },
);

test('the browser’s word that there is no network is believed at once', async () => {
  const page = await house.open(phone, still);
  await newTable(page);
  await page.context().setOffline(true);
  await page.getByTestId('offline').waitFor({ timeout: 3000 });
  await page.context().setOffline(false);
  await page.getByTestId('offline').waitFor({ state: 'detached' });
  await close(page);
});

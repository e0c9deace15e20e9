// The start page and where it leads: going on with what was begun, a quick match, the bots' ladder.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ladder, Lobby, QuickWish, TableSummary } from '@tacit/wire';
import { violations } from './axe';
import { openHouse, tableOf, visit, type House } from './house';

const phone = { viewport: { width: 360, height: 740 } };
const still = { speed: 'off', sound: false, level: 'simple' };

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.open(phone, still);
  await page.goto('/');
});
afterAll(() => house.close());

const duel: QuickWish = { type: 'two', rated: false, bots: false };
const close = async (...pages: Page[]): Promise<void> =>
  void (await Promise.all(pages.map((page) => page.context().close())));

test('anyone who comes back goes on with the game and with the next lesson', async () => {
  await page.getByTestId('play-now').waitFor();
  expect(await page.getByTestId('go-on').count()).toBe(0);
  await page.getByTestId('play-now').click();
  await page.getByTestId('hand').waitFor();
  const table = new URL(page.url()).pathname;

  await visit(page, '/');
  await page.getByTestId('go-on').waitFor();
  expect(await page.getByTestId('go-on').textContent()).toContain('Your turn'); // everybody gives a card
  expect(await page.getByTestId('next-lesson').getAttribute('href')).toBe('/learn/out');
  expect(await page.getByTestId('inbox-day').getAttribute('href')).toBe('/day');
  await page.evaluate(() => localStorage.setItem('tacit-learned', JSON.stringify({ done: ['out'], begun: true })));
  await page.reload();
  await page.getByTestId('next-lesson').and(page.locator('[href="/learn/move"]')).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('go-on').click();
  await page.getByTestId('hand').waitFor();
  expect(new URL(page.url()).pathname).toBe(table);
});

test('what waits for somebody is there before there is anything to press, or nothing would stay where it was', async () => {
  const made = await house.open(phone, still);
  await made.goto('/');
  await made.getByTestId('play-now').click();
  await made.getByTestId('hand').waitFor();
  let answer = (): void => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await made.route('**/api/mine*', async (route) => {
    await held;
    await route.continue();
  });
  await made.goto('/');
  const shown = (): Promise<number> =>
    made.locator('[data-testid="play-now"], [data-testid="match"]').locator('visible=true').count();
  await made.getByTestId('play-now').waitFor({ state: 'attached' });
  expect(await shown()).toBe(0);
  answer();
  await made.getByTestId('go-on').waitFor();
  expect(await shown()).toBe(2);

  await made.route('**/api/mine*', () => undefined); // and at the next visit it is known already
  await made.reload();
  await made.getByTestId('go-on').waitFor();
  expect(await shown()).toBe(2);
  await close(made);
});

test('a game that one has left, and that a bot plays on in, is found from the start', async () => {
  const [host, guest] = [await house.open(phone, still), await house.open(phone, still)];
  await host.goto('/new');
  await host.locator('[data-testid="create"]').locator('visible=true').click();
  const code = await tableOf(host);
  await guest.goto(`/t/${code}`);
  await guest.getByTestId('sit-2').locator('visible=true').click();
  await guest.getByTestId('rise-2').waitFor();
  await visit(host, '/'); // the others are there, and the game begins when the host says so
  await host.getByTestId('go-on').getByText('Start when you’re ready').waitFor();
  await host.getByTestId('go-on').click();
  await host.getByTestId('start').click();
  await guest.getByTestId('hand').waitFor();
  await guest.getByTestId('leave').locator('visible=true').click();
  await guest.getByTestId('leave-now').click();
  await guest.getByTestId('go-on').getByText('A bot is playing for you').waitFor();
  expect(await violations(guest)).toEqual([]);
  await guest.getByTestId('go-on').click();
  await guest.getByTestId('return').click();
  await guest.getByTestId('hand').waitFor();
  await close(host, guest);
});

test('a list that is looked at stays where it is: what is done is ticked off, what is new waits for a press', async () => {
  const made = await house.open(phone, still);
  await made.addInitScript(() => localStorage.setItem('tacit-learned', JSON.stringify({ done: [], begun: true })));
  await made.goto('/');
  await made.getByTestId('inbox-puzzle').waitFor();
  const where = async (): Promise<number | undefined> => (await made.getByTestId('play-now').boundingBox())?.y;
  const before = await where();
  const mine = await made.request.post('/api/tables', {
    data: { options: { type: 'two', bots: 'simple' }, place: 0 },
    headers: { Origin: house.address },
  });
  const { table } = (await mine.json()) as TableSummary;
  const other = await house.open(phone, still);
  await other.goto(`/t/${table}`);
  await other.getByTestId('sit-1').locator('visible=true').click();
  await other.getByTestId('rise-1').waitFor();
  await made.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await made.getByTestId('inbox-new').waitFor();
  expect(await made.getByTestId('go-on').count()).toBe(0);
  expect(await where()).toBe(before);
  await made.getByTestId('inbox-new').click();
  await made.getByTestId('go-on').waitFor();
  expect(await made.getByTestId('inbox-new').count()).toBe(0);
  await close(made, other);
});

test('a quick match seats two strangers at one table, which starts by itself', async () => {
  const [one, two] = [
    await house.open(phone, { ...still, match: duel }),
    await house.open({}, { ...still, match: duel }),
  ];
  await one.goto('/');
  await one.getByTestId('more-ways').click();
  await one.getByTestId('match').click();
  await expect.poll(() => one.getByTestId('outlook').textContent()).toContain('No one else');
  expect(await violations(one)).toEqual([]);
  await one.getByTestId('find').click();
  await expect.poll(() => one.getByTestId('seats-taken').textContent()).toBe('1 of 2 seats taken');
  expect(await violations(one)).toEqual([]);
  await two.goto('/match');
  await expect.poll(() => two.getByTestId('outlook').textContent()).toContain('1 person is waiting');
  await two.getByTestId('find').click();
  for (const page of [one, two]) await page.getByTestId('hand').waitFor();
  expect(one.url()).toBe(two.url());
  await close(one, two);
});

test('who has waited long enough stops looking, or starts with bots', async () => {
  await visit(page, '/match');
  await page.getByTestId('match-type').selectOption('three');
  await page.getByTestId('find').click();
  await expect.poll(() => page.getByTestId('when').textContent()).toMatch(/Bots take the empty seats in \d+ s/);
  await page.getByTestId('stop-looking').click();
  await expect.poll(() => page.getByTestId('match-type').inputValue()).toBe('three'); // as it was asked for last
  await page.getByTestId('find').click();
  await page.getByTestId('start').click();
  await page.getByTestId('hand').waitFor();
  const mine = async () =>
    ((await (await page.request.get('/api/mine')).json()) as Lobby).tables.flatMap(({ options, stage }) =>
      options.type === 'three' ? [stage] : [],
    );
  await expect.poll(mine).toEqual(['playing']); // nothing is left of the other
});

test('the ladder of bots says where one stands, and starts a game there', async () => {
  const record: Ladder = {
    steps: [
      { level: 'random', games: 0, won: 0 },
      { level: 'simple', games: 4, won: 3 },
      { level: 'planner', games: 2, won: 0 },
      { level: 'sampler', games: 0, won: 0 },
    ],
  };
  await page.route('/api/ladder', (route) => route.fulfill({ json: record }));
  await visit(page, '/learn');
  await page.getByTestId('path-ladder').locator('a').click();
  await page.getByTestId('step-simple').getByTestId('here').waitFor();
  expect(await page.getByTestId('record-simple').textContent()).toContain('Won 3 of 4');
  expect(await violations(page)).toEqual([]);
  await page.unroute('/api/ladder');
  await page.getByTestId('to-parent').click();
  await page.getByTestId('path-ladder').locator('a').click(); // the server itself: nothing has been played
  await expect.poll(() => page.getByTestId('record-simple').textContent()).toContain('Not played yet');
  await page.getByTestId('play-planner').click();
  await page.getByTestId('hand').waitFor();
});

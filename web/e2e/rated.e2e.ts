// Rated games: what they take, who may sit, what leaving means; and the rankings and records.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { type House, openHouse, tableOf, tick, visit } from './house';
import { scenes } from './scenes';
import { stageTable } from './staged';

const phone = { viewport: { width: 360, height: 740 } };
const still = { speed: 'off', sound: false };

let house: House;
let guest: Page;
beforeAll(async () => {
  house = await openHouse();
  guest = await house.open(phone, still);
  await guest.goto('/new');
});
afterAll(() => house.close());

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

test('a rated table takes what it needs, and says so to a guest', async () => {
  const page = await house.open(phone, still);
  await tick(guest.getByTestId('preset-rated'));
  await guest.getByTestId('rated-note').getByText('Rated games need an account.').waitFor();
  expect(await guest.getByTestId('create').isDisabled()).toBe(true);
  await clean(guest);

  for (const [path, data] of [
    ['hello', {}],
    ['account', { name: 'Petra', password: 'correct horse' }],
  ] as const)
    await page.request.post(`/api/${path}`, { data, headers: { Origin: house.address } });
  await page.goto('/new');
  await tick(page.getByTestId('way-together'));
  await tick(page.getByTestId('preset-rated'));
  await page.getByTestId('options-set').getByText('60 s per move').waitFor();
  await clean(page);
  await tick(page.getByTestId('preset-custom'));
  await page.getByTestId('rated').check();
  expect(await page.getByTestId('way-together').count()).toBe(0);
  expect(await page.getByTestId('way-teams').isChecked()).toBe(true);
  expect(await page.getByTestId('people-5').isDisabled()).toBe(true); // nobody else may take the sixth seat
  expect(await page.getByTestId('open-hands').count()).toBe(0);
  expect(await page.getByTestId('allow-take-back').count()).toBe(0);
  expect(await page.getByTestId('clock').inputValue()).toBe('60');
  await clean(page);
  await page.getByTestId('listed').check();
  await page.getByTestId('create').click();
  const code = await tableOf(page);

  await visit(guest, `/t/${code}`);
  await guest.getByTestId('accounts-only').waitFor();
  expect(await guest.getByTestId('sit-1').count()).toBe(0);
  await clean(guest);
  await visit(guest, '/tables');
  await guest.getByTestId('filter').click();
  await guest.getByTestId('filter-rated').check();
  await guest.getByTestId(`go-${code}`).waitFor();
  await clean(guest);
  await page.context().close();
});

test('leaving a rated game is warned of', async () => {
  const page = await house.open(phone, still);
  await stageTable(page, { ...(scenes['game'] ?? { position: '' }), rated: true, guests: true });
  expect(await page.getByTestId('seat-c').getByTestId('guest-mark').count()).toBe(1);
  await page.getByTestId('leave').click();
  await page.getByTestId('leave-rated').waitFor();
  await clean(page);
  await page.getByTestId('close-sheet').click();
  await page.getByTestId('about-c').click();
  await page.getByTestId('report-reason').waitFor();
  await clean(page);
  await page.context().close();
});

test('rankings are told family by family, and records of games played together', async () => {
  const page = guest;
  const rating = { shown: 1234, mu: 31, sigma: 2, games: 12 };
  const profile = {
    id: 'x1',
    name: 'Quentin',
    account: true,
    rating,
    ratings: [{ family: 'six', ...rating, shown: 1500, games: 3 }],
  };
  await page.route('**/api/ranking?family=six', (route) => route.fulfill({ json: { people: [profile] } }));
  await page.route('**/api/records?type=team4', (route) =>
    route.fulfill({
      json: {
        records: [
          {
            table: 'abcdefgh',
            pack: 'master',
            rules: 'std',
            cards: 61,
            finished: Date.now(),
            players: [{ name: 'Rosa', person: 'x2', seats: 'a', won: true, guest: true }],
          },
        ],
      },
    }),
  );
  await visit(page, '/ranking');
  await page.getByTestId('family-six').click();
  await page.getByTestId('ranking').getByText('1500', { exact: true }).waitFor();
  await clean(page);
  await page.getByTestId('records').click();
  await page.getByTestId('records-list').getByTestId('guest-mark').waitFor();
  expect(await page.getByTestId('records-list').textContent()).toContain('61');
  await clean(page);
  await page.route('**/api/records?type=team4&pack=basic&rules=pl', (route) =>
    route.fulfill({ json: { records: [] } }),
  );
  await page.getByTestId('records-pack').selectOption('basic');
  await page.getByTestId('records-edition').selectOption('pl');
  await page.getByTestId('no-records').waitFor();
  await page.route('**/api/series?of=planner%2Ffour', (route) =>
    route.fulfill({
      json: {
        records: [{ person: 'x2', name: 'Rosa', guest: true, wins: 7, table: 'abcdefgh', finished: Date.now() }],
      },
    }),
  );
  await page.getByTestId('records-series').click();
  await page.getByTestId('no-series').waitFor();
  await page.getByTestId('series-kind').selectOption('planner/four');
  await page.getByTestId('series-list').getByText('7 wins').waitFor();
  await clean(page);
});

test('open tables come page by page, and as somebody wants them', async () => {
  const page = guest;
  const one = (await (
    await page.request.post('/api/tables', { data: { options: { type: 'four' } }, headers: { Origin: house.address } })
  ).json()) as { table: string };
  const asked: URL[] = [];
  await page.route('**/api/lobby*', (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const first = !url.searchParams.has('before');
    return route.fulfill({
      json: { tables: [{ ...one, table: first ? 'aaaaaaaa' : 'bbbbbbbb' }], ...(first ? { next: '7-aaaaaaaa' } : {}) },
    });
  });
  await visit(page, '/tables');
  await page.getByTestId('go-aaaaaaaa').waitFor();
  await page.getByTestId('show-more').click();
  await page.getByTestId('go-bbbbbbbb').waitFor();
  expect(await page.getByTestId('show-more').count()).toBe(0);
  expect(await page.getByTestId('go-aaaaaaaa').count()).toBe(1);
  await page.getByTestId('filter').click();
  await page.getByTestId('filter-type').selectOption('four');
  await page.getByTestId('filter-stage').selectOption('open');
  await page.getByTestId('filter-free').selectOption('2');
  await page.getByTestId('filter-rated').check();
  await expect.poll(() => asked.at(-1)?.search).toBe('?type=four&stage=open&free=2&rated=true');
  expect(asked[1]?.searchParams.get('before')).toBe('7-aaaaaaaa');
});

// An evening among friends: game after game with other partners, five people at a table for four, one device for all.
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Options, Want } from '@tacit/wire';
import { violations } from './axe';
import { type House, openHouse, tick } from './house';
import { playOut, tellTable } from './player';

let house: House;
beforeAll(async () => (house = await openHouse(['--no-limits'])));
afterAll(() => house.close());

const still = { speed: 'off', sound: false, level: 'simple' };
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
];
const drawn = process.env['TACIT_PICTURES'] ? { painted: true, deviceScaleFactor: 1 } : {};
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva'];
const text = (page: Page, testid: string): Promise<string> => page.getByTestId(testid).innerText();
const tableOf = (page: Page): string => new URL(page.url()).pathname.replace('/t/', '');
const all = (pages: readonly Page[], act: (page: Page, index: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(pages.map(act));

/** People with names, none of them on a screen that has to be drawn. */
async function friends(count: number): Promise<Page[]> {
  const pages = await Promise.all(sizes.slice(0, count).map((viewport) => house.open({ ...drawn, viewport }, still)));
  const headers = { Origin: house.address };
  await all(pages, async (page, i) => {
    await page.goto('/api/choices');
    await page.request.post('/api/hello', { data: {}, headers });
    await page.request.post('/api/name', { data: { name: names[i] }, headers });
  });
  return pages;
}

async function sitDown(pages: readonly Page[], options: Partial<Options>): Promise<string> {
  const [host] = pages;
  if (!host) throw new Error('nobody is here');
  const made = await host.request.post('/api/tables', { data: { options }, headers: { Origin: house.address } });
  const { table } = (await made.json()) as { table: string };
  for (const [place, page] of pages.entries()) await tellTable(page, table, { k: 'sit', place });
  return table;
}

/** For those who look at every screen of the evening: pictures go into the folder of this name. */
const pictures = process.env['TACIT_PICTURES'];
async function look(name: string, page: Page): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` });
}

const wantAgain: Want = { k: 'want_rematch' };

test('after a game partners change, or stay as one of them says; who looks on plays in the next game', async () => {
  const pages = await friends(5);
  const [host, ben, cleo, dan, eva] = pages as [Page, Page, Page, Page, Page];
  const table = await sitDown([host, ben, cleo, dan], { type: 'four' });
  await eva.goto(`/t/${table}`);
  await eva.getByTestId('play-next').click();
  await eva.getByText('You’re in the next game.').waitFor();
  await eva.getByTestId('evening-waiting').getByText('In the next game: Eva').waitFor();
  expect(await violations(eva)).toEqual([]);

  await host.goto(`/t/${table}`);
  await host.getByTestId('start').click();
  await eva.getByTestId('game').waitFor();
  expect(await eva.getByTestId('play-next').getAttribute('aria-pressed')).toBe('true');

  // A break: without a clock the game waits, and the start page leads back to it.
  await host.getByTestId('leave').click();
  await host.getByText('If you take a break, the game waits for you.').waitFor();
  await host.getByTestId('only-start').getByText('Take a break').click();
  await host.locator(`a[href="/t/${table}"]`).first().click();
  await host.getByTestId('game').waitFor();

  for (const page of [host, ben, cleo, dan]) await tellTable(page, table, { k: 'offer_abort' });
  await host.getByTestId('over').waitFor();
  expect(await text(host, 'rematch')).toBe('Again, other partners');
  expect(await text(host, 'rematch-otherwise')).toBe('Again, same partners');
  for (const name of names) expect(await text(host, 'next-seats')).toContain(name);
  expect(await text(host, 'next-out')).toBe('Sits out: Eva'); // nobody has played a whole game yet
  expect(await violations(host)).toEqual([]);
  await host.getByTestId('rematch-otherwise').click();
  await host.getByTestId('rematch-wishes').waitFor();
  expect(await text(host, 'rematch')).toBe('Again, same partners');
  expect(await host.getByTestId('rematch-otherwise').count()).toBe(0); // one has said it for all
  for (const page of [ben, cleo, dan]) await tellTable(page, table, wantAgain);
  await all([host, eva], (page) => page.waitForURL((url) => !url.pathname.endsWith(table)));
  expect(tableOf(eva)).toBe(tableOf(host));
  await eva.getByTestId('start').waitFor();
  await all(pages, (page) => page.context().close());
});

/** Everybody gives their first card. */
const swap = (pages: readonly Page[]): Promise<unknown> =>
  all(pages, async (page) => {
    await page.locator('.slot.can').first().click();
    await page.getByTestId('give').click();
  });

async function tableWithTelevision(pages: readonly Page[], views: readonly string[]): Promise<[string, Page]> {
  const table = await sitDown(pages, { type: 'four' });
  await tellTable(pages[0] as Page, table, { k: 'start' });
  await all(pages, (page, i) => page.goto(`/t/${table}${views[i] ?? ''}`));
  await swap(pages);
  const tv = await house.open({ ...drawn, viewport: { width: 1920, height: 1080 } }, still);
  await tv.goto(`/screen/${table}`);
  await tv.getByTestId('big-game').waitFor();
  return [table, tv];
}

test('a wooden board is set right when all agree, by finger and by keys, and everybody hears of it, a server that was killed too', async () => {
  const pages = await friends(4);
  const [host, ben, cleo, dan] = pages as [Page, Page, Page, Page];
  const [, tv] = await tableWithTelevision(pages, ['?cards', '?cards', '', '']);
  const shots = (name: string): Promise<unknown> =>
    all([...pages, tv], (page, i) => look(`${name}-${names[i]?.toLowerCase() ?? 'tv'}`, page));
  const propose = async (press: (space: string) => Promise<unknown>, to: string): Promise<void> => {
    await host.getByTestId('menu').click();
    await host.getByTestId('set-board').click();
    expect(await host.getByTestId('propose-board').isDisabled()).toBe(true);
    await press('a-B');
    await press(to);
    await host
      .getByTestId('set-board-changes')
      .getByText(/Red \(base\): \d+ past the start of Red/)
      .waitFor();
    expect(await violations(host)).toEqual([]);
    await look(`board-1-sheet-${to}`, host);
    await host.getByTestId('propose-board').click();
    await host.getByTestId('board-withdraw').waitFor();
  };
  const answer = (page: Page, how: 'agree' | 'decline'): Promise<void> => page.getByTestId(`board-${how}`).click();

  // One is against it.
  await propose((space) => host.getByTestId(`space-${space}`).click(), '9');
  await all([ben, cleo, dan], (page) => page.getByTestId('board-wish').getByText('Ann says the board').waitFor());
  await all([cleo, dan, tv], (page) => page.locator('[data-ghost="a9"]').waitFor({ state: 'attached' }));
  await tv.getByTestId('big-told').getByText('Ann says the board').waitFor();
  for (const page of [ben, cleo, tv]) expect(await violations(page)).toEqual([]);
  await shots('board-2-asked');
  await answer(ben, 'agree');
  await answer(cleo, 'decline');
  await all(pages, (page) => page.getByTestId('board-wish').waitFor({ state: 'detached' }));
  await dan.getByTestId('notice').getByText('Cleo').waitFor();

  // Then everybody agrees.
  const byKeys = async (space: string): Promise<void> => {
    await host.getByTestId(`space-${space}`).focus();
    await host.keyboard.press('Enter');
  };
  await propose(byKeys, '10');
  for (const page of [ben, cleo, dan]) await answer(page, 'agree');
  await all([cleo, dan, tv], (page) => page.locator('[data-marble="a10"]').waitFor());
  const told = 'The board was set right: Red (base): 9 past the start of Red';
  await all([host, ben], (page) => page.getByTestId('told').getByText(told).waitFor());
  await tv.getByTestId('big-told').getByText(told).waitFor();
  await shots('board-3-set');
  await house.stop('SIGKILL'); // nothing of it is lost
  await house.restart();
  await dan.reload();
  await dan.locator('[data-marble="a10"]').waitFor();
  await dan.getByTestId('log').getByText(told).waitFor({ state: 'attached' });
  await all([...pages, tv], (page) => page.context().close());
});

test('a break: all agree, nobody can play, and it goes on when all are back', async () => {
  const pages = await friends(4);
  const [host, ben, cleo, dan] = pages as [Page, Page, Page, Page];
  const [, tv] = await tableWithTelevision(pages, []);
  const shots = (name: string): Promise<unknown> =>
    all([...pages, tv], (page, i) => look(`${name}-${names[i]?.toLowerCase() ?? 'tv'}`, page));
  await host.getByTestId('menu').click();
  await host.getByTestId('offer-break').click();
  await host.getByTestId('break-waiting').waitFor();
  await tv.getByTestId('big-told').getByText('Break proposed by Ann').waitFor();
  await shots('break-1-asked');
  for (const page of [ben, cleo, dan]) await page.getByTestId('break-agree').click();
  await all(pages, (page) => page.getByTestId('break').waitFor());
  await tv.getByTestId('big-status').getByText('Break').waitFor();
  for (const page of [host, tv]) expect(await violations(page)).toEqual([]);
  expect(await host.locator('.slot.can').count()).toBe(0);
  await shots('break-2');
  for (const page of [host, ben, cleo]) await page.getByTestId('break-back').click();
  await tv.getByTestId('big-told').getByText('Not back yet: Dan').waitFor();
  await host.getByTestId('break').getByText('Not back yet: Dan').waitFor();
  await shots('break-3-waiting');
  await house.stop('SIGKILL');
  await house.restart();
  await dan.reload();
  await dan.getByTestId('break-back').click();
  await all(pages, (page) => page.getByTestId('break').waitFor({ state: 'detached' }));
  await all([...pages, tv], (page) => page.context().close());
});

test('an evening has a page: its link brings the score and the games along', async () => {
  const page = await house.open({ permissions: ['clipboard-read', 'clipboard-write'] }, still);
  const place = (seats: string, person: string, home: number): object => ({ seats, person, home, won: home === 4 });
  const game = (table: string): object => ({
    table,
    places: [place('a', 'p0', 4), place('b', 'p1', 2), place('c', 'p2', 4), { seats: 'd', home: 1 }],
  });
  const people = names.slice(0, 3).map((name, i) => ({ person: `p${i}`, name, games: 2, won: i === 1 ? 0 : 2 }));
  const brought = JSON.stringify({ games: [game('abc'), game('../x'), game('def')], people });
  await page.goto(`/evening/gone#${deflateRawSync(brought).toString('base64url')}`);
  const rows = page.getByTestId('evening-score').locator('tbody tr');
  await expect.poll(() => rows.allInnerTexts()).toEqual(['Ann\t2\t2', 'Cleo\t2\t2', 'Ben\t2\t0']);
  const games = await page.getByTestId('evening-games').locator('.what').allInnerTexts();
  expect(games.map((words) => words.includes('Ann and Cleo: 8'))).toEqual([true, true]);
  expect(await page.getByTestId('replay-def').getAttribute('href')).toBe('/replay/def');
  expect(await page.getByTestId('evening-table').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('share-evening').click();
  await page.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/rules');
  await page.goto(link);
  await page.getByTestId('replay-abc').waitFor();
  await page.context().close();
});
test(
  'an evening with a television: one reloads, one leaves and comes back, one comes late; three games, and their page',
  { tags: 'thorough' },
  async () => {
    const pages = await friends(5);
    const [host, ben, cleo, dan, eva] = pages as [Page, Page, Page, Page, Page];
    const shots = (name: string): Promise<unknown> =>
      all([...pages, tv], (page, i) => look(`${name}-${names[i]?.toLowerCase() ?? 'tv'}`, page));
    const first = await sitDown([host, ben, cleo, dan], { type: 'four' });

    // The television has a code, and a phone brings its table there.
    const tv = await house.open({ ...drawn, viewport: { width: 1920, height: 1080 } }, still);
    await tv.goto('/tv');
    const code = await text(tv, 'big-code');
    await look('0-tv-code', tv);
    await all([host, ben, cleo, dan], (page) => page.goto(`/t/${first}`));
    await host.getByTestId('to-big-screen').click();
    await host.getByTestId('tv-code').fill(code);
    await look('0-bring', host);
    await host.getByTestId('tv-bring').click();
    await tv.getByTestId('big-waiting').waitFor();
    await host.getByTestId('close-sheet').click();
    await shots('1-waiting');
    await host.getByTestId('start').click();
    await all([ben, cleo, dan], (page) => page.getByTestId('game').waitFor());
    await tv.getByTestId('big-game').waitFor();

    // One reloads, one leaves and comes back, one comes late and plays from the next game on.
    await ben.reload();
    await ben.getByTestId('game').waitFor();
    await cleo.getByTestId('leave').click();
    await look('2-leave', cleo);
    await cleo.getByTestId('leave-now').click();
    await cleo
      .getByTestId(`resume-${first}`)
      .or(cleo.locator(`a[href="/t/${first}"]`))
      .first()
      .click();
    await look('2-back', cleo);
    await cleo.getByTestId('return').click();
    await cleo.getByTestId('return').waitFor({ state: 'detached' });
    await eva.goto(`/t/${first}`);
    await eva.getByTestId('play-next').click();
    await expect.poll(() => eva.getByTestId('play-next').getAttribute('aria-pressed')).toBe('true');
    await shots('2-game');

    const out: string[] = [];
    let table = first;
    for (let game = 1; game <= 3; game++) {
      if (game > 1) await tellTable(host, table, { k: 'start' });
      await all(pages, (page) => page.goto('/api/choices')); // nobody looks, so that nothing is drawn
      await all(pages, (page) => playOut(page, table));
      await all(pages, async (page) => {
        await page.goto(`/t/${table}`);
        await page.getByTestId('over').waitFor();
      });
      const buttons = await Promise.all(pages.map((page) => page.getByTestId('rematch').allInnerTexts()));
      await tv.getByTestId('big-finale').getByText(`“${buttons.flat()[0]}”`).waitFor();
      const score = await host.getByTestId('evening').locator('li .won').allInnerTexts();
      expect(score.reduce((sum, won) => sum + Number(won), 0)).toBe(game > 1 ? 2 * game : 0);
      for (const page of [eva, tv]) expect(await violations(page)).toEqual([]);
      await shots(`3-over-${game}`);
      const over = table;
      const nextOut = (await text(host, 'next-out')).replace('Sits out: ', '');
      for (const page of [eva, tv]) expect(await text(page, 'next-out')).toBe(`Sits out: ${nextOut}`);
      await all(pages, async (page) => {
        const again = page.getByTestId('rematch');
        if ((await again.count()) > 0) await again.click();
        await page.waitForURL((url) => !url.pathname.endsWith(over));
      });
      table = tableOf(host);
      await host.getByTestId('start').waitFor();
      await tv.waitForURL((url) => url.pathname.endsWith(table));
      out.push((await text(host, 'evening-waiting')).replace('In the next game: ', ''));
      expect(out.at(-1)).toBe(nextOut);
      const seated = await host.locator('[data-testid^="place-"] strong').allInnerTexts();
      const named = seated.map((name) => names.find((one) => name.startsWith(one)));
      expect(named.toSorted()).toEqual(names.filter((name) => name !== out.at(-1)));
      await shots(`4-next-${game}`);
    }
    expect(new Set(out).size).toBe(3);

    // Its page follows the evening from any table of it, and what is shared needs none of them.
    await eva.goto(`/evening/${first}`);
    await eva.getByTestId('evening-table').waitFor();
    await expect.poll(() => eva.getByTestId('evening-games').locator('li').count()).toBe(3);
    expect(await eva.getByTestId('evening-table').getAttribute('href')).toBe(`/t/${table}`);
    expect(await violations(eva)).toEqual([]);
    await look('5-evening', eva);
    await eva.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await eva.getByTestId('share-evening').click();
    await eva.getByText('Copied').waitFor();
    const link = await eva.evaluate(() => navigator.clipboard.readText());
    await host.goto(link.replace(`/evening/${table}`, '/evening/gone'));
    await expect.poll(() => host.getByTestId('evening-games').locator('li').count()).toBe(3);
    expect(await host.getByTestId('evening-score').locator('tbody tr').count()).toBe(5);
    expect(await host.getByTestId('evening-table').count()).toBe(0);
    await look('5-evening-shared', host);
    await host.getByTestId(`replay-${first}`).click();
    await host.getByTestId('moment').waitFor();
    await look('6-replay', host);
    await all([...pages, tv], (page) => page.context().close());
  },
);

test('two are asked whether bots are their partners, five whether one sits out', async () => {
  const page = await house.open({ viewport: { width: 390, height: 844 } }, still);
  await page.goto('/new');
  await tick(page.getByTestId('people-2'));
  expect(await page.locator('label:has([data-testid^="way-"])').allInnerTexts()).toEqual([
    'Co-op',
    'With bots as partners',
    'A duel',
  ]);
  await tick(page.getByTestId('people-5'));
  expect(await page.locator('label:has([data-testid^="way-"])').allInnerTexts()).toEqual([
    'Co-op',
    'Take turns sitting out',
    'In teams, with a bot',
  ]);
  expect(await page.getByTestId('way-turns').isChecked()).toBe(true);
  await page.getByTestId('turns-note').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('create').click();
  await page.getByTestId('place-3').waitFor();
  expect(await page.getByTestId('place-4').count()).toBe(0);
  await page.context().close();
});

test('five at one device: one sits out, a curtain hides the hand and not the board', async () => {
  const page = await house.open({ viewport: { width: 390, height: 844 } }, still);
  await page.goto('/here');
  await tick(page.getByTestId('people-5'));
  for (const [i, name] of names.entries()) await page.getByTestId(`name-${i}`).fill(name);
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('start-here').click();
  await page.getByTestId('curtain').getByText('Pass the device to Ann').waitFor();
  expect(await page.locator('.board-fit').isVisible()).toBe(true);
  expect(await page.locator('[data-card]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.getByTestId('lift-curtain').evaluate((button) => document.activeElement === button)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.slot.can').first().click();
  await page.getByTestId('give').click();
  await page.getByTestId('curtain').getByText('Pass the device to Ben').waitFor();
  expect(await page.locator('[data-card]').count()).toBe(0);
  await page.context().close();
});

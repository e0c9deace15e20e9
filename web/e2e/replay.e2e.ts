// Looking back: a game file from disk, moment by moment; a link to a moment; what one seat saw; damaged and changed files;
// a game of the real server with its shuffle checked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';

const data = join(import.meta.dirname, '..', '..', 'tests', 'data');
const golden = readFileSync(join(data, 'golden', 'pairs4-std.tac'), 'utf8');
const fair = readFileSync(join(data, 'fair.tac'), 'utf8');

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const newPage = (): Promise<Page> =>
  house.open(
    { viewport: { width: 1280, height: 860 }, permissions: ['clipboard-read', 'clipboard-write'] },
    { speed: 'off', sound: false, notation: true },
  );

async function openFile(page: Page, text: string): Promise<void> {
  await page
    .getByTestId('open-file')
    .setInputFiles({ name: 'game.tac', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const at = (page: Page, moment: number) => page.locator(`[data-testid="replay-screen"][data-at="${moment}"]`).waitFor();
const words = (page: Page) => page.getByTestId('moment-words').textContent();
const shownCards = (page: Page, seat: string) => page.getByTestId(`hand-${seat}`).locator('.card:not(.back)').count();

async function clean(page: Page, what: string): Promise<void> {
  expect((await violations(page)).map((one) => `${what}: ${one}`)).toEqual([]);
}

test('a file from disk: step, jump, look with one pair of eyes, reload, link', async () => {
  const page = await newPage();
  await page.goto('/replay');
  await openFile(page, golden);
  await at(page, 0);
  expect(await page.getByTestId('moment-count').textContent()).toMatch(/^0 of \d+$/);

  await page.getByTestId('step-forward').click();
  await at(page, 1);
  expect(await words(page)).toContain('Red to Green: Devil');
  await page.keyboard.press('ArrowRight');
  await at(page, 2);
  expect(await words(page)).toBe('Green: 13 – brings a marble out');
  await page.getByTestId('step-back').click();
  await at(page, 1);
  await page.getByTestId('deal-forward').click();
  await expect.poll(() => words(page)).toContain('Dealer: Green');
  await page.getByTestId('last').click();
  await expect.poll(() => page.getByTestId('step-forward').isDisabled()).toBe(true);
  await page
    .getByTestId('log')
    .locator('button', { hasText: 'd 8:d55-63'.slice(2) })
    .click();
  await expect.poll(() => words(page)).toContain('Yellow: 8');

  await page.getByTestId('first').click();
  await expect.poll(() => shownCards(page, 'b')).toBe(5);
  await page.getByTestId('eyes').selectOption('a');
  await page.locator('[data-testid="hand-b"] .back').first().waitFor();
  expect([await shownCards(page, 'a'), await shownCards(page, 'b'), await shownCards(page, 'c')]).toEqual([5, 0, 0]);
  await page.getByTestId('step-forward').click();
  await at(page, 1);
  expect(await words(page)).toBe('The partners swap a card · Green to Red: 4 · Red to Green: Devil');

  await page.waitForURL(/at=1&from=a/);
  await page.reload();
  await at(page, 1);
  expect(await shownCards(page, 'b')).toBe(0);

  await page.getByTestId('share-moment').click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/replay'); // the page copies it in its own time
  const link = await copied();
  const friend = await newPage();
  await friend.goto(link);
  await at(friend, 1);
  expect(await words(friend)).toBe(await words(page));

  await page.getByTestId('play-pause').click();
  await page.locator('[data-testid="replay-screen"]:not([data-at="1"])').waitFor();
  await page.getByTestId('play-pause').click();
  await page.getByTestId('tab-statistics').click();
  await expect.poll(() => page.getByTestId('statistics').textContent()).toContain('Cards wasted');
  await clean(page, 'statistics');
  await page.getByTestId('other-file').click();
  await page.getByTestId('open-file').waitFor({ state: 'attached' });
  await clean(page, 'open');
  await page.context().close();
  await friend.context().close();
});

test('a damaged file says where; what comes before it can be seen', async () => {
  const page = await newPage();
  await page.goto('/replay');
  await openFile(page, 'What a game it was!');
  expect(await page.getByTestId('file-problem').textContent()).toContain('Line 1: a game file begins with headers');
  await openFile(page, golden.replace('c 10:c33-43', 'c 10:c33-44'));
  await at(page, 0);
  expect(await page.getByTestId('file-problem').textContent()).toMatch(/damaged.*Line 9: .*c33-44/);
  expect(await page.getByTestId('moment-count').textContent()).toBe('0 of 5');
  await clean(page, 'replay');
  await page.context().close();
});

test('the shuffle of a file: fair, changed, or not to be checked', async () => {
  const page = await newPage();
  const verdict = async (text: string): Promise<string> => {
    await page.evaluate(() => localStorage.removeItem('tacit-replay'));
    await page.goto('/replay');
    await openFile(page, text);
    await page.getByTestId('tab-fair').click();
    return (await page.locator('[data-testid^="fair-"]').textContent()) ?? '';
  };
  await page.goto('/replay');
  expect(await verdict(fair)).toMatch(/The shuffle was fair\..*19 of 19/);
  await clean(page, 'fair');
  const [line = '', one = '', other = ''] = [...fair.matchAll(/^deal \w a:(\S+) b:(\S+)/gm)][1] ?? [];
  expect(await verdict(fair.replace(line, line.replace(`a:${one} b:${other}`, `a:${other} b:${one}`)))).toMatch(
    /don’t match the seed.*1 of \d+.*deal 2/,
  );
  expect(await verdict(golden)).toContain('can’t be checked');
  await page.context().close();
});

test('a game of the server, its shuffle and its numbers', { tags: 'thorough' }, async () => {
  const page = await newPage();
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
  const table = await botsPlay(page);
  await visit(page, '/mine');
  await page.getByTestId(`replay-${table}`).click();
  await at(page, 0);
  await page.getByTestId('tab-fair').click();
  await page.getByTestId('fair-good').waitFor();
  await page.goto(`/replay/${table}?at=7&from=c`);
  await at(page, 7);
  expect(await shownCards(page, 'a')).toBe(0);
  await visit(page, '/mine');
  await page.getByTestId('my-statistics').click();
  await page.getByTestId('averages').waitFor();
  expect(await page.getByTestId('career').textContent()).toMatch(/Games\s*1\s*Won\s*[01]/);
  await clean(page, 'person');
  await visit(page, '/replay/nosuchtable');
  expect(await page.getByTestId('file-problem').textContent()).toContain('No finished game');
  await page.context().close();
});

test('a page seals a word, shows it after a reload, and knows what it saw', { tags: 'thorough' }, async () => {
  const page = await newPage();
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
  const table = await smallTable(page);
  await page.goto(`/t/${table}`);
  await page.getByTestId('sit-0').click();
  await page.getByTestId('fair-shuffle').click();
  await page.getByTestId('sealed').locator('li').waitFor(); // by itself
  await page.getByTestId('word').fill('blue moon');
  await page.getByTestId('seal-word').click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tacit-words'))).toContain('blue moon');
  await page.reload();
  await page.getByTestId('sealed').locator('li').waitFor({ state: 'attached' });
  await page.getByTestId('start').click();
  await page.getByTestId('menu').waitFor();
  await send(page, table, [{ k: 'leave' }]);
  await played(page, table);

  const shuffle = async (): Promise<void> => {
    await page.goto(`/replay/${table}`);
    await page.getByTestId('tab-fair').click();
    await page.getByTestId('fair-good').waitFor();
    await page.getByTestId('withheld-0').waitFor();
  };
  await shuffle();
  await page.getByTestId('seen-same').waitFor();
  await page.getByText(/^[0-9a-f]{32} blue moon$/).waitFor();
  await page.evaluate(() =>
    localStorage.setItem(
      'tacit-words',
      localStorage.getItem('tacit-words')?.replaceAll(/"commit":"./g, '"commit":"x') ?? '',
    ),
  );
  await shuffle();
  await page.getByTestId('seen-changed').waitFor();
  await clean(page, 'shuffle');
  await page.evaluate(() => localStorage.removeItem('tacit-words'));
  await shuffle();
  await page.getByTestId('seen-unknown').waitFor();
  await page.context().close();
});

const smallTable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const post = (path: string, body: object): Promise<Response> =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/hello', {});
    const { table } = (await (
      await post('/api/tables', { options: { type: 'two', bots: 'simple', botMilliseconds: 10, listed: false } })
    ).json()) as { table: string };
    return table;
  });

/** Commands of ours past the page. */
const send = (page: Page, table: string, wants: object[]): Promise<void> =>
  page.evaluate(
    ([id, all]) => {
      const socket = new WebSocket(`ws://${location.host}/ws/${id}?last=0`);
      socket.onopen = () => all.forEach((want, i) => socket.send(JSON.stringify({ v: 1, id: `c${i}`, do: want })));
    },
    [table, wants] as const,
  );

const played = (page: Page, table: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (id) => (await fetch(`/api/games/${id}.tac`)).status, table), {
      timeout: 60_000,
      interval: 200,
    })
    .toBe(200);

/** A short game of our own that bots play to its end: we sit down, start and leave. */
async function botsPlay(page: Page): Promise<string> {
  const table = await smallTable(page);
  await send(page, table, [{ k: 'sit', place: 0 }, { k: 'start' }, { k: 'leave' }]);
  await played(page, table);
  return table;
}

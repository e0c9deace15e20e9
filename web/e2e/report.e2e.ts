// After a game: the report is worked out in the browser, kept there, shown moment by moment, and shared; with and without a server.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';
import { openJudged, wholePack } from './judged';

const game = readFileSync(wholePack, 'utf8');

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const newPage = (more: object = {}): Promise<Page> =>
  house.open(
    { viewport: { width: 1280, height: 860 }, permissions: ['clipboard-read', 'clipboard-write'], ...more },
    { speed: 'off', sound: false },
  );

async function clean(page: Page, what: string): Promise<void> {
  expect((await violations(page)).map((one) => `${what}: ${one}`)).toEqual([]);
}

/** A finished game of ours on the server: one that was played without it. */
const handOver = (page: Page): Promise<string> =>
  page.evaluate(async (file) => {
    const post = (path: string, body: object): Promise<Response> =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/hello', {});
    return (
      (await (
        await post('/api/games', { id: 'whole', type: 'four', seats: 'a', finished: Date.now(), file })
      ).json()) as { table: string }
    ).table;
  }, game);

const moment = (page: Page, n: number) => page.locator(`[data-testid="moment-view"][data-at="${n}"]`).waitFor();
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test(
  'a game of the server: judged here, stopped and begun again, kept, and the way to a moment shared',
  { tags: 'thorough' },
  async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByTestId('play-now').waitFor();
    const table = await handOver(page);
    await visit(page, '/mine');
    await page.getByTestId(`report-${table}`).click();
    await page.getByTestId('stop-analysing').click();
    await page.getByTestId('not-analysed').waitFor();
    await page.getByTestId('analyse').click();
    await page.getByTestId('analysing').waitFor();
    await page.getByTestId('report-outcome').waitFor();
    expect(await page.getByTestId('report-outcome').textContent()).toBe('You won!');
    expect(await page.getByTestId('report-moments').locator('button').count()).toBe(3);
    for (const seat of 'abcd') await page.getByTestId(`skill-${seat}`).waitFor();
    const figures = await page.getByTestId('balance').locator('dd:not(.bar)').allTextContents();
    const [start, ...changes] = figures.map((figure) =>
      Math.round(10 * Number(figure.replace('−', '-').replace('%', ''))),
    );
    const end = changes.pop();
    expect(changes.length).toBe(3); // luck of the deal, luck of the play, skill: they add up as they are shown
    expect(changes.reduce((sum, change) => sum + change, start ?? NaN)).toBe(end);
    await clean(page, 'report');

    await page.reload();
    await page.getByTestId('report-outcome').waitFor();
    expect(await page.getByTestId('analysing').count()).toBe(0); // it was kept

    const first = page.getByTestId('report-moments').locator('button').first();
    const n = Number((await first.getAttribute('data-testid'))?.slice('moment-'.length));
    await first.click();
    await moment(page, n);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true); // the log scrolls by itself
    await page.getByTestId('share-moment').click();
    await expect.poll(() => clipboard(page)).toMatch(new RegExp(`/report/${table}#${n}$`));
    const other = await page.context().newPage();
    await other.goto(await clipboard(page));
    await moment(other, n);
    await other.close();

    await visit(page, '/mine');
    await page.getByTestId('my-statistics').click();
    expect(await page.getByTestId('mistakes').textContent()).toMatch(/1 game analysed on this device/);
    await clean(page, 'person');
    await page.context().close();
  },
);

test('moment by moment: what was better, why, what was known; by keyboard; as a picture', async () => {
  const page = await newPage();
  await openJudged(page);
  await page.getByTestId('report-moments').locator('button').first().focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('moment-view').waitFor();
  const n = Number(await page.getByTestId('moment-view').getAttribute('data-at'));
  expect(await page.getByTestId('moment-mark').getAttribute('data-mark')).toMatch(/inaccuracy|mistake|blunder/);
  await expect.poll(() => page.getByTestId('show-played').getAttribute('aria-pressed')).toBe('true');
  await page.getByTestId('show-better').click();
  expect(await page.getByTestId('show-better').getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByTestId('moment-reasons').locator('li').count()).toBeGreaterThan(0);
  await page.getByTestId('all-plays').click();
  await page.getByTestId('what-was-known').click();
  expect(await page.getByTestId('known').locator('li').count()).toBeGreaterThan(0);
  await clean(page, 'moment');

  await page.keyboard.press('ArrowRight');
  await moment(page, n + 1);
  await page.keyboard.press('ArrowLeft');
  await moment(page, n);
  await page.keyboard.press('Home');
  await moment(page, 0);
  await page.getByTestId('next-lapse').click();
  await page.locator('[data-mark="inaccuracy"], [data-mark="mistake"], [data-mark="blunder"]').waitFor();
  await page.getByTestId('log').locator('button').last().click();
  expect(await page.getByTestId('next-decision').isDisabled()).toBe(true);

  const [picture] = await Promise.all([page.waitForEvent('download'), page.getByTestId('moment-picture').click()]);
  expect(picture.suggestedFilename()).toMatch(/^tacit-\d+\.png$/);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await page.getByTestId('share-moment').click(); // on no server: the position itself goes along
  await expect.poll(() => clipboard(page)).toMatch(/\/board#p=layout%3Dpairs4.*&play=/);

  await page.getByTestId('to-board').click();
  await page.getByTestId('judged-play').first().waitFor();
  await page.goBack();
  await page.getByTestId('moment-view').waitFor();

  await page.keyboard.press('Escape');
  await page.getByTestId('report-outcome').waitFor();
  await page.getByTestId('step-through').click();
  await moment(page, 0);
  await page.goBack();
  await page.getByTestId('report-outcome').waitFor();

  await page.getByTestId('replay').click();
  await page.getByTestId('log').locator('.mark').first().waitFor(); // the marks go with the replay
  await page.context().close();
});

test('without a server, on a phone', { tags: 'thorough' }, async () => {
  const page = await newPage({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
  await page.goto('/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  await page.evaluate((file) => localStorage.setItem('tacit-replay', file), game);
  await house.stop();
  await page.goto('/report?own=bd');
  await page.getByTestId('report-outcome').waitFor();
  expect(await page.getByTestId('report-outcome').textContent()).toBe('Ada and Cleo won.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByTestId('step-through').click();
  await moment(page, 0);
  await clean(page, 'moment on a phone');
  await house.restart();
  await page.context().close();
});

test('only what is over is judged', async () => {
  const page = await newPage();
  await page.goto('/report');
  await page.getByTestId('replay-file').waitFor(); // nothing is open
  await page.evaluate(
    (file) => localStorage.setItem('tacit-replay', file),
    game.slice(0, game.lastIndexOf('deal ')).replace(/\[Result.*\n/, ''),
  );
  await page.reload();
  await page.getByTestId('not-finished').waitFor();
  await visit(page, '/replay');
  await page.getByTestId('replay-screen').waitFor();
  expect(await page.getByTestId('game-report').count()).toBe(0);
  await visit(page, '/report/nosuchtable');
  await page.getByText('No finished game').waitFor();
  await page.context().close();
});

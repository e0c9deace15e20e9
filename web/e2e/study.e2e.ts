// The analysis board as a workplace: a tree of moves by mouse, by keys, in a link and in a file; opened from a decision, and back to it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';
import { keepMistakes, mistakes } from './mistakes';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const still = { speed: 'off', sound: false };
const begin =
  'layout=pairs4 board=a:B,B,B,10/b:B,B,B,20/c:B,B,B,B/d:B,B,B,B hands=a:2,5,13/b:3,12/c:4,5/d:6,9 dealer=d turn=a';
const link = `/board#p=${encodeURIComponent(begin)}`;
const study = `[Event "Club night"]
[Position "${begin}"]

a 2:a10-12 ! { Safe } ( a 5:a10-15 ?? b 3:b20-23 ) b 3:b20-23
`;

/** The moves as they are listed: how far in, what, and where one is. */
const moves = (page: Page): Promise<string[]> =>
  page
    .getByTestId('move')
    .evaluateAll((all) =>
      all.map(
        (one) =>
          `${one.dataset['depth']} ${one.dataset['play']}${one.getAttribute('aria-current') === 'step' ? ' <' : ''}`,
      ),
    );
const listed = (page: Page, wanted: string[]): Promise<void> => expect.poll(() => moves(page)).toEqual(wanted);

/** A card that has one way only. */
const play = (page: Page, card: string): Promise<void> => page.locator(`.slot.can[data-card="${card}"]`).click();

async function openBoard(page: Page, at = link): Promise<void> {
  await page.goto(at);
  await page.getByTestId('judged-play').first().waitFor();
}

/** As another program hands it over. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const drop = (page: Page, text: string): Promise<void> =>
  page.getByTestId('analysis').evaluate((screen, dropped) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([dropped], 'study.tac'));
    screen.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

test('a tree grows by mouse, is marked, promoted, cut and undone; a link and a file have all of it', async () => {
  const page = await house.open(
    { viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] },
    still,
  );
  await openBoard(page);
  const box = await page.locator('.board').boundingBox();
  await play(page, '2');
  await play(page, '3');
  await listed(page, ['0 2:a10-12', '0 3:b20-23 <']);
  await page.getByTestId('board-first').click();
  await play(page, '5');
  await listed(page, ['0 2:a10-12', '1 5:a10-15 <', '0 3:b20-23']);

  await page.locator('[data-sign="!?"]').click();
  await page.getByTestId('move-comment').fill('Runs on');
  await page.getByTestId('move-start').click();
  await listed(page, ['0 2:a10-12', '1 5:a10-15', '0 3:b20-23']);
  await page.locator('[data-play="5:a10-15"][data-testid="move"]').click();
  expect(await page.locator('[data-sign="!?"]').getAttribute('aria-pressed')).toBe('true');
  expect(await violations(page)).toEqual([]);

  await page.getByTestId('promote').click();
  await listed(page, ['0 5:a10-15 <', '1 2:a10-12', '1 3:b20-23']);
  await page.getByTestId('prune').click();
  await listed(page, ['0 2:a10-12', '0 3:b20-23']);
  await page.getByTestId('board-undo').click();
  await listed(page, ['0 5:a10-15 <', '1 2:a10-12', '1 3:b20-23']);
  expect(await page.locator('.board').boundingBox()).toEqual(box);

  // A link opens it where one is.
  await page.getByTestId('board-share').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#study=');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const other = await house.open({}, still);
  await other.goto(shared);
  await listed(other, ['0 5:a10-15 <', '1 2:a10-12', '1 3:b20-23']);
  expect(await other.getByTestId('move-comment').inputValue()).toBe('Runs on');
  await other.reload();
  await listed(other, ['0 5:a10-15 <', '1 2:a10-12', '1 3:b20-23']);

  // So does the file.
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByTestId('board-save').click()]);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toContain('!? { Runs on }');
  await other.goto('/board');
  await other.getByTestId('move-start').waitFor();
  await drop(other, text);
  await listed(other, ['0 5:a10-15', '1 2:a10-12', '1 3:b20-23']);
  await other.context().close();
  await page.context().close();
});

test('by keys: along the line, from variation to variation, and from the hand too', async () => {
  const page = await house.open({ viewport: { width: 1280, height: 900 } }, still);
  await openBoard(page);
  await paste(page, study);
  const tree = (at: string): string[] =>
    ['0 2:a10-12', '1 5:a10-15', '1 3:b20-23', '0 3:b20-23'].map((move, i) => (String(i) === at ? `${move} <` : move));
  await listed(page, tree(''));
  await page.getByTestId('move-start').focus();
  for (const [key, at] of [
    ['ArrowRight', '0'],
    ['ArrowDown', '1'],
    ['ArrowRight', '2'],
    ['ArrowLeft', '1'],
    ['ArrowUp', '0'],
    ['End', '3'],
    ['Home', ''],
  ] as const) {
    await page.keyboard.press(key);
    await listed(page, tree(at));
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('move-start');

  // In the hand the arrow keys go from card to card.
  await page.getByTestId('card-1').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('card-2');
  await listed(page, tree(''));
  await page.keyboard.press('j');
  await listed(page, tree('0'));
  await page.keyboard.press('k');
  await listed(page, tree(''));

  await page.getByTestId('card-1').focus();
  await page.keyboard.press('?');
  expect(await page.getByTestId('keys-list').textContent()).toContain('Another variation of this move');
  await page.keyboard.press('Escape');
  await page.getByTestId('keys-list').waitFor({ state: 'detached' });

  await page.locator('[data-testid="move"]').first().click();
  await page.getByTestId('prune').click();
  await listed(page, ['0 5:a10-15', '0 3:b20-23']);
  await page.keyboard.press('Control+z');
  await listed(page, tree('0'));
  await page.context().close();
});

test('what is pasted is opened: a game, a position, a link; what is none of these says why and changes nothing', async () => {
  const page = await house.open({}, still);
  await openBoard(page);
  await play(page, '2');
  await paste(page, 'Remember the milk');
  await page.getByTestId('file-problem').waitFor();
  await paste(page, study.replace('b 3:b20-23 )', 'b 3:b20-24 )'));
  await expect.poll(() => page.getByTestId('file-problem').textContent()).toContain('Line 4');
  await listed(page, ['0 2:a10-12 <']);

  await paste(page, await readFile(join(import.meta.dirname, 'whole-pack.tac'), 'utf8'));
  await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(100);
  expect(await page.getByTestId('file-problem').count()).toBe(0);
  await page.getByTestId('board-last').click();
  await expect.poll(async () => (await moves(page)).at(-1)).toContain(' <');
  await paste(page, begin);
  await listed(page, []);
  await paste(page, `${house.address}${link.replace('13', '12')}`);
  await expect.poll(() => page.getByTestId('analysis').getAttribute('data-position')).toContain('hands=a:2,5,12/');
  await page.context().close();
});

test('chances say whose they are, stand in their order, and stay those of one side', async () => {
  const page = await house.open({}, still);
  await openBoard(page);
  const numbers = (): Promise<number[]> =>
    page
      .getByTestId('judged-play')
      .locator('strong')
      .allTextContents()
      .then((all) => all.map((one) => Number.parseFloat(one)));
  expect(await page.getByTestId('whose-chances').textContent()).toBe('Red and Green win');
  const ours = await numbers();
  expect(ours).toEqual(ours.toSorted((one, other) => other - one));
  await play(page, '2'); // now Blue decides, and the chances are still those of Red and Green
  await page.locator('[data-play="12:b20-32"]').waitFor();
  expect(await page.getByTestId('whose-chances').textContent()).toBe('Red and Green win');
  const theirs = await numbers();
  expect(theirs).toEqual(theirs.toSorted((one, other) => one - other));
  await page.getByTestId('other-side').click();
  expect(await page.getByTestId('whose-chances').textContent()).toBe('Blue and Yellow win');

  // A play is drawn while it is pointed at, and stays when it is pressed.
  const drawn = page.locator('[data-target="b32"]');
  await page.locator('[data-testid="judged-play"][data-play="12:b20-32"]').hover();
  await drawn.waitFor();
  await page.getByTestId('whose-chances').hover();
  await drawn.waitFor({ state: 'detached' });
  await page.locator('[data-testid="judged-play"][data-play="12:b20-32"]').click();
  await page.getByTestId('whose-chances').hover();
  await drawn.waitFor();

  // What is likely to follow is taken up among the moves.
  await page.getByTestId('main-lines').locator('summary').click();
  await expect.poll(() => page.getByTestId('main-line').count()).toBe(2);
  const steps = await page.getByTestId('main-line').first().locator('li').allTextContents();
  expect(steps[0]).toContain('Blue');
  expect(steps.at(-1)).toMatch(/Red|Blue|Green|Yellow/);
  expect(steps.length).toBeGreaterThan(2);
  await page.getByTestId('add-line').first().click();
  await expect.poll(async () => (await moves(page)).length).toBe(1 + steps.length);

  await page.getByTestId('judge-open').uncheck();
  await page.getByTestId('known-hands').waitFor({ state: 'detached' });
  await page.context().close();
});

test('from a replay with the rest of the deal, from an exercise with the answer; Back leads there again', async () => {
  const page = await house.open({}, still);
  await keepMistakes(page, mistakes.slice(1));
  await page.goto('/replay');
  await page.getByTestId('open-file').setInputFiles(join(import.meta.dirname, 'whole-pack.tac'));
  await page.getByTestId('moment').waitFor();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  const toBoard = page.getByTestId('to-board');
  await expect.poll(() => toBoard.getAttribute('href')).toContain('#study=');
  await toBoard.click();
  await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(3);
  expect(await page.getByTestId('to-parent').getAttribute('aria-label')).toBe('Back to Replay');
  await page.getByTestId('to-parent').click();
  await page.getByTestId('replay-screen').waitFor();
  expect(await page.getByTestId('replay-screen').getAttribute('data-at')).toBe('4');

  await visit(page, '/exercises');
  await page.getByTestId('exercises-start').click();
  await page.locator('.slot.can[data-card="5"]').click();
  await page.getByTestId('verdict').waitFor();
  const verdict = await page.getByTestId('verdict').getAttribute('data-verdict');
  await expect.poll(() => toBoard.getAttribute('href')).toContain('#study=');
  await toBoard.click();
  await expect.poll(async () => (await moves(page))[0]).toBe('0 5:a1-6');
  await page.getByTestId('board-on').click();
  await page.getByTestId('to-parent').click();
  await page.getByTestId('verdict').waitFor();
  expect(await page.getByTestId('verdict').getAttribute('data-verdict')).toBe(verdict);
  await page.context().close();
});

test('the judge goes on where it was, says how sure it is, and is of one mind everywhere', async () => {
  const page = await house.open({}, still);
  await openBoard(page);
  const depth = async (): Promise<number> =>
    Number(((await page.getByTestId('judge-depth').textContent()) ?? '').replace(/\D/g, ''));
  const values = (): Promise<string[]> => page.getByTestId('judged-play').locator('strong').allTextContents();
  await expect.poll(depth).toBeGreaterThan(2000);
  expect(await page.getByTestId('judge-sure').textContent()).toMatch(/^Sure that the first is best: \d+%$/);

  // Another move and back: nothing begins again.
  const before = await depth();
  await play(page, '2');
  await page.locator('[data-play="12:b20-32"]').waitFor();
  await page.getByTestId('board-back').click();
  await page.locator('[data-testid="judged-play"][data-play="13:aB-1"]').waitFor();
  expect(await depth()).toBeGreaterThanOrEqual(before);

  // Nor on another visit, and what is kept gives the same numbers.
  await page.getByTestId('judge-on').uncheck();
  await page.getByTestId('judge-on').check();
  await page.locator('[data-testid="judged-play"]').first().waitFor();
  await page.getByTestId('judge-on').uncheck();
  const kept = await page.evaluate(() => localStorage.getItem('tacit-judged') ?? '');
  await page.route('**/*.wasm', (route) => route.abort()); // nobody can think here
  await visit(page, '/learn');
  await visit(page, link);
  await page.getByTestId('judged-play').first().waitFor();
  const [known] = (JSON.parse(kept) as [string, { judged: { plays: { value: number }[] } }][]).filter(([key]) =>
    key.startsWith('a '),
  );
  const best = Math.max(...(known?.[1].judged.plays.map(({ value }) => value) ?? []));
  expect((await values())[0]).toBe(`${(100 * best).toFixed(1)}%`);
  await page.context().close();
});

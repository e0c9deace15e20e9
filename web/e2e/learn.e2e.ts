// Every lesson in a real browser, played as its aim says; wrong plays, the keyboard, and the help of a card.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Package from '@tacit/core';
import { onlyDrops } from '../src/game/firsts';
import { CardWays, endsOf, type Way } from '../src/game/ways';
import { placeName } from '../src/game/words';
import { lessons } from '../src/learn/lessons';
import { madeOf, standing, type Converse, type Standing } from '../src/learn/rules';
import { locales } from '../src/paraglide/runtime';
import { openHouse, visit, type House } from './house';
import { pagesOf } from './pdf';

const folder = join(import.meta.dirname, '..', '..', 'build', 'wasm');
const tablet = { viewport: { width: 820, height: 1180 } };
const still = { speed: 'off', sound: false };

let house: House;
let learner: Page; // for lessons that are opened by themselves
let core: Package.Core;
beforeAll(async () => {
  house = await openHouse();
  learner = await house.open(tablet, still);
  const { load } = (await import(pathToFileURL(join(folder, 'index.js')).href)) as typeof Package;
  core = await load(await readFile(join(folder, 'tacit.wasm')));
});
afterAll(() => house.close());

const converse: Converse = (lines) => {
  const session = core.session(0);
  const answers = lines.map((line) => session.answer(line));
  session.free();
  return Promise.resolve(answers);
};

async function openLesson(name: string): Promise<Page> {
  await visit(learner, `/learn/${name}`);
  await learner.locator('.slot.can').first().waitFor();
  return learner;
}

/** Makes a play by clicks, as a person would. */
async function click(page: Page, now: Standing, { play }: Way): Promise<void> {
  const card = play.kind === 'pass' ? undefined : play.card;
  if (!card) throw new Error('no card to click');
  await page.locator(`.slot.can[data-card="${card}"]`).first().click();
  if (onlyDrops(now.ways)) return;
  const ways = new CardWays(card, now.ways);
  const space = (name: string): Promise<void> => page.getByTestId(`space-${name}`).click();
  if (['give', 'drop', 'skip'].includes(play.kind)) return page.getByTestId(play.kind).click();
  if (ways.all.length === 1) return;
  if (play.kind === 'seven') {
    for (const { colour, from, to } of play.legs) {
      await page.locator('.seven[aria-busy="false"]').waitFor();
      if ((await page.locator(`.target[data-testid="space-${placeName(colour, to)}"]`).count()) === 0)
        await space(placeName(colour, from));
      await space(placeName(colour, to));
    }
    return page.getByTestId('seven-done').click();
  }
  const [ends] = endsOf(play);
  if (!ends) throw new Error(`nothing to click for ${play.text}`);
  const [from, to] = ends;
  if (play.kind === 'exchange' || ways.into(to).length > 1) await space(from);
  await space(to);
}

test('all lessons by clicks', { tags: 'thorough' }, async () => {
  const page = await house.open(tablet, still);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await page.getByTestId('learn').click();
  await page.getByTestId('lesson').waitFor();
  for (const lesson of lessons) {
    let end = '';
    for (const [i, step] of lesson.steps.entries()) {
      const now = await standing(converse, step.position ?? end, step.first);
      const way = now.ways.find((one) => step.aim(madeOf(now, one)));
      if (!way) throw new Error(`${lesson.name} ${i + 1}: no play reaches the aim`);
      await page.locator('.slot.can').first().waitFor();
      expect(await page.getByTestId('task').textContent()).toBe(step.task());
      await click(page, now, way);
      expect(await page.getByTestId('feedback').textContent()).toContain(step.right());
      end = (await standing(converse, now.text, [way.play.text, ...(step.then ?? [])])).text;
      if (i < lesson.steps.length - 1) await page.getByTestId('lesson-continue').click();
    }
    await page.locator('[data-testid="lesson-next"], [data-testid="lesson-play"]').waitFor();
    if (lesson !== lessons.at(-1)) await page.getByTestId('lesson-next').click();
  }
  await page.getByTestId('lesson-all').click();
  expect(await page.getByTestId('learn-progress').textContent()).toContain(`${lessons.length} of ${lessons.length}`);
  await page.reload();
  expect(await page.getByTestId('learn-progress').textContent()).toContain(`${lessons.length} of ${lessons.length}`);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a seven goes on after a leg into home', async () => {
  const page = await openLesson('seven');
  const steps = lessons.find(({ name }) => name === 'seven')?.steps ?? [];
  for (const step of steps.slice(0, -1)) {
    const now = await standing(converse, step.position ?? '');
    const way = now.ways.find((one) => step.aim(madeOf(now, one)));
    if (way) await click(page, now, way);
    await page.getByTestId('lesson-continue').click();
    await page.locator('.slot.can').first().waitFor();
  }
  await page.getByTestId('card-1').click();
  for (const place of ['62', 'a-H1', '20', '23']) await page.getByTestId(`space-${place}`).click();
  await page.getByTestId('seven-done').click();
  expect(await page.getByTestId('feedback').textContent()).toContain(steps.at(-1)?.right() ?? 'nothing');
});

test('a play that is not the aim is explained and taken back', async () => {
  const page = await openLesson('capture');
  await page.getByTestId('card-1').click();
  const explained = lessons.find(({ name }) => name === 'capture')?.steps[0]?.wrong?.[0]?.[1]() ?? 'nothing';
  await expect.poll(() => page.getByTestId('hint').textContent()).toBe(explained);
  expect(await page.getByTestId('announce').textContent()).toContain(explained);
  await page.locator('.slot.can[data-card="3"]').waitFor();
  expect(await page.getByTestId('hand').locator('.slot').count()).toBe(2);
  await page.getByTestId('card-2').click();
  await page.getByTestId('feedback').waitFor();
});

async function walkTo(page: Page, testid: string, key: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))) === testid) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not get to ${testid}`);
}

test('a lesson by the keyboard alone', async () => {
  const page = await openLesson('out');
  const focused = (testid: string): Promise<void> =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(testid);
  await page.keyboard.press('1');
  await focused('card-1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await focused('lesson-continue');
  await page.keyboard.press('Enter');
  await focused('card-1');
  await page.locator('.slot.can').first().waitFor();
  await page.keyboard.press('Enter');
  await walkTo(page, 'space-a-B', 'ArrowRight');
  await page.keyboard.press('Enter');
  await focused('lesson-continue');
  await page.keyboard.press('Enter');
  await focused('card-1');
  await page.locator('.slot.can').first().waitFor();
  await page.keyboard.press('Enter');
  await walkTo(page, 'space-14', 'ArrowRight');
  await page.keyboard.press('Enter');
  await focused('lesson-next');
});

test('the help of a card is one tap away', async () => {
  const page = await openLesson('eight');
  const first = page.locator('dialog li p').first();
  await page.getByTestId('card-2').click();
  await page.getByTestId('card-help').click();
  expect(await first.textContent()).toMatch(/^8:/);
  await page.getByTestId('close-sheet').click();
  await page.getByTestId('card-1').click({ delay: 700 });
  expect(await first.textContent()).toMatch(/^3:/);
  await page.getByTestId('close-sheet').click();
  expect(await page.getByTestId('card-2').getAttribute('aria-pressed')).toBe('true');
});

test('the rules are a link away', async () => {
  const page = await house.open(tablet, still);
  await visit(page, '/learn');
  await page.getByTestId('to-rules').click();
  await page.getByTestId('rules').waitFor();
  await page.getByTestId('to-parent').click();
  await page.getByTestId('lessons').waitFor();
  await page.context().close();
});

for (const locale of locales)
  test(`the rules fill one sheet in ${locale}`, { tags: locale === 'en' ? [] : ['thorough'] }, async () => {
    const page = await house.open({ ...tablet, locale }, still);
    await visit(page, '/rules');
    await page.getByTestId('rules').waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const format of ['A4', 'Letter']) {
      const sheets = pagesOf(await page.pdf({ format }));
      expect(sheets).toHaveLength(1);
      expect(sheets[0]).toContain('TAC');
    }
    await page.context().close();
  });

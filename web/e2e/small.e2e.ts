// Small screens, low windows and fingers: the board keeps its size, a seven is entered by touch, and all that counts is there.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, visit, type House } from './house';
import { openJudged } from './judged';
import { scenes } from './scenes';
import { stageTable, type Staged } from './staged';

let house: House;
let touched: Page;
beforeAll(async () => {
  house = await openHouse();
  touched = await house.open({ viewport: { width: 320, height: 568 }, ...fingers }, still);
});
afterAll(() => house.close());

const still = { speed: 'off', sound: false };
const fingers = { hasTouch: true, isMobile: true };
const staged = (name: string): Staged => scenes[name] ?? { position: '' };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing to see of ${selector}`);
  return box;
}

async function expectInView(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = await boxOf(page, selector);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const out = {
    left: Math.min(0, x),
    top: Math.min(0, y),
    right: Math.max(0, x + width - size.width),
    bottom: Math.max(0, y + height - size.height),
  };
  for (const [side, by] of Object.entries(out)) expect(Math.abs(by), `${selector}, ${side}`).toBeLessThanOrEqual(1);
}

/** A place by a finger: where others are close, it is shown large first. */
async function touch(page: Page, place: string): Promise<void> {
  await page.locator(`[data-testid="space-${place}"]:enabled`).tap();
  const large = page.getByTestId(`near-${place}`);
  if ((await large.count()) > 0) await large.tap();
}

const sizes = [
  { width: 640, height: 320 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
];

describe.each(sizes)('$width x $height', (viewport) => {
  test(
    'a whole seven by touch, in a game and in a lesson',
    { tags: viewport.width === 320 ? [] : ['thorough'] },
    async () => {
      const page = touched;
      await page.setViewportSize(viewport);
      const sent = await stageTable(page, staged('seven'));
      await page.locator('.slot.can').first().waitFor();
      await page.getByTestId('card-2').tap();
      await page.locator('.seven[aria-busy="false"]').waitFor();
      for (const what of ['.board', '[data-testid="hand"]', '[data-testid="seven-more"]', '[data-testid="seven-done"]'])
        await expectInView(page, what);
      for (const place of ['58', '62', '26', '29']) await touch(page, place);
      await page.getByTestId('seven-done').tap();
      await expect.poll(() => sent).toEqual(['7:a26-29,a58-62']);

      await visit(page, '/learn/seven');
      await page.locator('.slot.can').first().waitFor();
      await page.getByTestId('card-1').tap();
      await touch(page, '10');
      expect((await boxOf(page, '.board')).width).toBeGreaterThanOrEqual(240);
      for (let n = 0; n < 5; n++) await page.getByTestId('seven-more').tap();
      await page.getByTestId('seven-fewer').tap();
      await touch(page, '30');
      for (let n = 0; n < 3; n++) await page.getByTestId('seven-more').tap();
      await page.getByTestId('seven-done').tap();
      await page.getByTestId('lesson-continue').tap();
    },
  );
});

test('the board is as high as a low window, and never too small to play on', { tags: 'thorough' }, async () => {
  const page = await house.open({ viewport: { width: 844, height: 390 } }, still);
  await stageTable(page, staged('game'));
  await page.locator('.slot.can').first().waitFor();
  const screens = ['game', 'lesson', 'replay'];
  for (const screen of screens) {
    if (screen === 'lesson') await visit(page, '/learn/seven');
    if (screen === 'replay') {
      await visit(page, '/replay');
      await page.getByTestId('open-file').setInputFiles(new URL('whole-pack.tac', import.meta.url).pathname);
    }
    await page.locator('.board').waitFor();
    for (const [width, height] of [
      [844, 390],
      [683, 384],
      [640, 360],
      [960, 540],
      [1280, 480],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await boxOf(page, '.board')).height, `${screen} ${width}x${height}`).toBeGreaterThan(
        Math.min(height - 20, width - 330),
      );
      await expectInView(page, '.board');
    }
  }
  // Below that everything can be scrolled to.
  await visit(page, '/learn/seven');
  for (const [width, height] of [
    [320, 400],
    [500, 300],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.slot.can').first().waitFor();
    expect((await boxOf(page, '.board')).width).toBeGreaterThanOrEqual(240);
    for (const what of ['[data-testid="card-1"]', '[data-testid="task"]', '.board']) {
      await page.locator(what).evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
      await expectInView(page, what);
    }
  }
  await page.context().close();
});

// Also 1280 x 640 at 200 %.
const windows = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
  { width: 640, height: 320 },
];

test.each([false, true])(
  'cards are whole and the bar is in reach in the smallest windows, large text: %s',
  async (largeText) => {
    const page = await house.open({ viewport: { width: 320, height: 568 } }, { ...still, largeText });
    const inView = ['.bar', '.board', '[data-testid="hand"]'];
    await stageTable(page, staged('game'));
    for (const screen of ['game', 'puzzle']) {
      if (screen === 'puzzle') await visit(page, '/puzzles/day');
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        await page.locator('.slot.can').first().waitFor();
        const cards = (await page.locator('[data-card]').all()).map((_, i) => `[data-testid="card-${i + 1}"]`);
        for (const what of [...inView, ...cards]) await expectInView(page, what);
      }
    }
    await visit(page, '/learn/swap');
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await page.locator('.slot.can').first().waitFor();
      for (const what of inView) await expectInView(page, what);
    }
    await page.context().close();
  },
);

test.each([false, true])('a report and a replay have their tools in reach there, large text: %s', async (largeText) => {
  const page = await house.open({ viewport: { width: 320, height: 568 } }, { ...still, largeText });
  const moment = async (): Promise<void> => {
    await openJudged(page);
    await page.getByTestId('report-moments').locator('button').first().click();
    await page.getByTestId('moment-mark').waitFor();
  };
  const replay = async (): Promise<void> => {
    await page.getByTestId('to-replay').click();
    await page.getByTestId('moment').waitFor();
  };
  for (const open of [moment, replay]) {
    await open();
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      await expectInView(page, '.bar');
      expect((await boxOf(page, '.board')).width).toBeGreaterThanOrEqual(240);
      for (const what of await page.locator('.toolbar > *').all()) expect((await what.innerText()).trim()).not.toBe(''); // a word, not only a sign
      for (const what of ['.board', '[data-testid^="hand-"]']) {
        await page
          .locator(what)
          .first()
          .evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
        await expectInView(page, what);
      }
    }
  }
  await page.context().close();
});

test('a large hand lies in two rows on a phone', async () => {
  const page = await house.open({ viewport: { width: 390, height: 844 } }, still);
  await stageTable(page, staged('game'));
  await page.goto(`${page.url()}?hand`);
  await page.locator('.slot.can').first().waitFor();
  await page.locator('.large-hand').waitFor();
  for (let n = 1; n <= 5; n++) await expectInView(page, `[data-testid="card-${n}"]`);
  await page.context().close();
});

test('places too close for a finger are shown large', async () => {
  const page = touched;
  await page.setViewportSize({ width: 320, height: 568 });
  await stageTable(page, staged('seven'));
  await page.locator('.slot.can').first().waitFor();
  await page.getByTestId('card-2').tap();
  await touch(page, '58');
  // Beside the space, as a finger does it.
  const { x, y, width } = await boxOf(page, '[data-testid="space-61"]:enabled');
  await page.touchscreen.tap(x + width / 2 + 4, y + width / 2 + 4);
  const large = page.getByTestId('lens').getByRole('button');
  const boxes = await Promise.all((await large.all()).map((one) => one.boundingBox()));
  expect(boxes.length).toBeGreaterThan(1);
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1))
      if (one && other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
  await page.getByTestId('near-62').tap();
  await expect.poll(() => page.getByTestId('lens').count()).toBe(0);
  await page.locator('[data-testid="space-62"].source').waitFor();
  // The mouse needs none.
  await page.getByTestId('space-64').click();
  expect(await page.getByTestId('lens').count()).toBe(0);
});

test('a hand of six and the marks of the players fit on the smallest phone', async () => {
  const page = touched;
  await page.setViewportSize({ width: 320, height: 568 });
  const names = ['Maximiliane Konstantinopolitanski', '', 'Wolfeschlegelsteinhausen', ''];
  await stageTable(page, {
    ...staged('game'),
    names,
    position: staged('game').position.replace('a:4,7,9,TRI,TAC', 'a:4,7,9,13,TRI,TAC'),
  });
  await page.locator('.slot.can').first().waitFor();
  const cards = await Promise.all(Array.from({ length: 6 }, (_, i) => boxOf(page, `[data-testid="card-${i + 1}"]`)));
  for (const [i, card] of cards.entries()) {
    await expectInView(page, `[data-testid="card-${i + 1}"]`);
    expect(card.width).toBeGreaterThanOrEqual(44);
    expect(card.x).toBeGreaterThanOrEqual(i === 0 ? 0 : (cards[i - 1]?.x ?? 0) + (cards[i - 1]?.width ?? 0));
  }
  expect(await page.getByTestId('seat-a').locator('.tag').isVisible()).toBe(true);
  expect(await page.getByTestId('seat-a').locator('.tag').textContent()).toBe('you');
  expect(await page.getByTestId('seat-c').locator('.tag').textContent()).toBe('partner');
  for (const seat of ['b', 'd']) expect(await page.getByTestId(`seat-${seat}`).locator('.bot').isVisible()).toBe(true);
  expect(await page.getByTestId('seat-a').locator('.bot').count()).toBe(0);
  // No name is broken inside a word.
  const broken = await page.locator('.called').evaluateAll((all) =>
    all.flatMap((one) => {
      const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() as Text;
      return [...text.data.matchAll(/\S+/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word);
    }),
  );
  expect(broken).toEqual([]);
});

test('what somebody says stands there for a moment', { tags: 'thorough' }, async () => {
  const page = await house.open({ viewport: { width: 1280, height: 800 } }, still);
  await page.clock.install();
  await stageTable(page, {
    ...staged('game'),
    onOpen: (tell) =>
      tell({ k: 'event', v: 1, n: 10, t: Date.now(), event: { k: 'said', place: 2, text: 'Good evening!' } }),
  });
  const bubble = page.getByTestId('bubble-c');
  await bubble.waitFor();
  const next = await boxOf(page, '[data-testid="seat-d"]');
  expect((await boxOf(page, '[data-testid="bubble-c"]')).y).toBeLessThan(next.y - 10);
  await page.clock.runFor(7000);
  await expect.poll(() => bubble.count()).toBe(0);
  await page.context().close();
});

test('a phone shakes, unless it is told not to', { tags: 'thorough' }, async () => {
  const page = await house.open({ viewport: { width: 360, height: 740 }, ...fingers }, still);
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => felt.push(pattern) > 0 });
  });
  const felt = (): Promise<number> => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length);
  await stageTable(page, staged('game'));
  await page.locator('.slot.can').first().waitFor();
  for (const what of ['.actions', '[data-testid="hand"]', '[data-testid="card-5"]']) await expectInView(page, what);
  const before = await felt();
  await page.getByTestId('card-1').tap();
  expect(await felt()).toBe(before + 1);
  await page.getByTestId('menu').tap();
  await page.getByTestId('settings').tap();
  await page.getByLabel('Vibration').uncheck();
  await page.getByTestId('close-sheet').tap();
  await page.getByTestId('card-2').tap();
  expect(await felt()).toBe(before + 1);
  await page.context().close();
});

/** Lines on which one sign stands alone at the end of a text. */
const lonely = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const at = (text: Text, i: number): DOMRect => {
      const range = document.createRange();
      range.setStart(text, i);
      range.setEnd(text, i + 1);
      return range.getBoundingClientRect();
    };
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const end = text.data.replace(/[\s。！？]+$/u, '').length - 1;
      if (end < 3 || !text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only, select, svg'))
        continue;
      const [one, before] = [at(text, end), at(text, end - 1)];
      if (one.width > 2 && one.top > before.top + before.height / 2) found.push(text.data.trim());
    }
    return found;
  });

test('Japanese is broken between phrases', { tags: 'thorough' }, async () => {
  const page = await house.open({ viewport: { width: 320, height: 568 }, locale: 'ja' }, still);
  const found: string[] = [];
  for (const path of ['/', '/learn', '/learn/seven', '/learn/tac', '/learn/swap', '/new']) {
    await visit(page, path);
    await page.locator('h1').first().waitFor();
    found.push(...(await lonely(page)));
  }
  await stageTable(page, staged('game'));
  await page.locator('.slot.can').first().waitFor();
  await page.getByTestId('card-5').click();
  found.push(...(await lonely(page)));
  await page.getByTestId('menu').click();
  await page.getByTestId('help').click();
  found.push(...(await lonely(page)));
  expect(found).toEqual([]);
  await page.context().close();
});

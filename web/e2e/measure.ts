// How heavy the page is, how soon it answers, and how smoothly marbles roll: figures, and at the end which of them missed their bar
// (docs/page.md). It takes some ten minutes; with TACIT_SECONDS=30 each test plays no longer than that.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { readPuzzles } from '../src/puzzles/puzzle';
import { openHouse, type House } from './house';
import { openJudged } from './judged';
import { playOn, takeTurn } from './playing';
import { movesOf, watchMoves } from './moves';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(async () => {
  await house.close();
  console.log(missed.length > 0 ? `MISSED:\n  ${missed.join('\n  ')}` : 'No bar was missed.');
});

const slowDown = 4;
const seconds = Number(process.env['TACIT_SECONDS'] ?? 180);

const missed: string[] = [];
function compare(what: string, figure: number, bar: number): void {
  if (figure > bar) missed.push(`${what}: ${Number(figure.toFixed(3))} instead of at most ${bar}`);
}

async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

test('first load', async () => {
  const page = await house.open({ painted: true });
  const session = await slowed(page, slowDown);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(() => {
    const marks = { there: 0, busyUntil: 0, tasks: [] as string[] };
    Object.assign(window, { marks });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) {
        marks.busyUntil = task.startTime + task.duration;
        marks.tasks.push(`${task.startTime.toFixed(0)}+${task.duration.toFixed(0)}`);
      }
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver(() => {
      if (marks.there === 0 && document.querySelector('[data-testid="play-now"]')) marks.there = performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
  await page.waitForLoadState('networkidle');
  const { there, busyUntil, tasks } = await page.evaluate(
    () => (window as unknown as { marks: { there: number; busyUntil: number; tasks: string[] } }).marks,
  );
  console.log(`bytes over the line: ${JSON.stringify(bytes)}`);
  console.log(
    `CPU slowed ${slowDown}x: the button is there after ${there.toFixed(0)} ms, the last long task ends at ${busyUntil.toFixed(0)} ms (${tasks.join(', ')})`,
  );
  compare('milliseconds until the button is there', there, 1500);
  await page.context().close();
});

async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = 0;
    const frame = (now: number): void => {
      if (last > 0) frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

async function framesOf(page: Page): Promise<{ over: number; words: string }> {
  const frames = (await page.evaluate(() => (window as unknown as { frames: number[] }).frames)).sort((a, b) => a - b);
  const at = (share: number): string => (frames[Math.floor(share * (frames.length - 1))] ?? 0).toFixed(1);
  const over = frames.filter((length) => length > 50).length;
  const words = `${frames.length} frames: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms; ${over} over 50 ms`;
  return { over, words };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number; // microseconds of the processor
  args: { name?: string };
}

/** What the busiest page's own thread did, in milliseconds of the processor: its longest task and all of them. By the clock a task
 *  also takes the time that others have the processor. */
function workIn(trace: Buffer): { longest: number; all: number } {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const works = threads.map(({ pid, tid }) => {
    const tasks = events.filter(
      (one) => one.name === 'ThreadControllerImpl::RunTask' && one.pid === pid && one.tid === tid,
    );
    const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
    return { longest: Math.max(0, ...times), all: times.reduce((sum, time) => sum + time, 0) };
  });
  return works.sort((one, other) => other.all - one.all)[0] ?? { longest: 0, all: 0 };
}

test('a game of 200 plays', async () => {
  const viewport = { width: 820, height: 1180 };
  const still = await house.open({ painted: true, viewport });
  const page = await house.open({ painted: true, viewport }, { speed: 'fast', level: 'simple', sound: false });
  await still.goto('/rules');
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.locator('.slot.can').first().waitFor();
  await page.waitForTimeout(1000); // drawn
  await house.browser.startTracing(page, { categories: ['toplevel'] });
  for (const one of [still, page]) await countFrames(one);
  await playOn(page, seconds * 1000);
  const [frames, beside] = [await framesOf(page), await framesOf(still)];
  const { longest, all } = workIn(await house.browser.stopTracing());
  const plays = await page.getByTestId('log').locator('button').count();
  console.log(`${plays} plays in the log, ${frames.words}`);
  console.log(`  beside it a page that does nothing, ${beside.words}`);
  console.log(
    `  the page's thread worked ${(all / 1000).toFixed(1)} s, its longest task ${longest.toFixed(0)} ms of the processor`,
  );
  compare('frames over 50 ms in a game', frames.over, 0);
  compare('milliseconds of the processor for the longest task in a game', longest, 50);
  for (const one of [still, page]) await one.context().close();
});

// ---- What moves by itself ----

const laptop = { width: 1280, height: 800 };
const windows = [laptop, { width: 1280, height: 640 }, { width: 390, height: 844 }, { width: 320, height: 568 }];
const watched = Math.min(seconds, 30); // of each

/** One more decision in a lesson or a puzzle, whatever comes of it, and on where that is offered. */
async function practise(page: Page): Promise<void> {
  const on = page.locator(
    '[data-testid="lesson-continue"], [data-testid="lesson-next"], [data-testid="exercise-next"]',
  );
  const cards = page.locator('.slot.can');
  await on.or(cards).first().waitFor();
  if ((await on.count()) > 0) await on.first().click();
  else await takeTurn(page);
}

async function startGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.locator('.slot.can').first().waitFor();
}

async function startReport(page: Page): Promise<void> {
  await openJudged(page);
  await page.getByTestId('report-moments').locator('button').first().click();
}

/** As somebody reads through a report. */
async function nextDecision(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(1500);
}

const [aPuzzle] = readPuzzles(
  readFileSync(join(import.meta.dirname, '..', '..', 'src', 'puzzles', 'puzzles.txt'), 'utf8'),
);

const screens: { name: string; start: (page: Page) => Promise<unknown>; step: (page: Page) => Promise<unknown> }[] = [
  { name: 'game', start: startGame, step: (page) => playOn(page, watched * 1000) },
  { name: 'lesson', start: (page) => page.goto('/learn/out'), step: practise },
  { name: 'puzzle', start: (page) => page.goto(`/puzzles/${aPuzzle?.id}`), step: practise },
  { name: 'report', start: startReport, step: nextDecision },
];

test.each(screens)('what moves in a $name', async ({ name, start, step }) => {
  for (const viewport of windows) {
    const page = await house.open({ painted: true, viewport }, { speed: 'fast', level: 'simple', sound: false });
    await start(page);
    await page.locator('.board').waitFor();
    await page.waitForTimeout(1000); // drawn
    const begin = performance.now();
    await watchMoves(page);
    while (performance.now() - begin < watched * 1000) await step(page);
    const minutes = (performance.now() - begin) / 60_000;
    const { sum, most, boards } = await movesOf(page);
    console.log(
      `${name}, ${viewport.width}x${viewport.height}: ${(sum / minutes).toFixed(3)} of layout shift a minute; boxes of the board: ${boards.length}`,
    );
    console.log(`  ${most.join(', ')}\n  ${boards.join(' | ')}`);
    const where = `a ${name} at ${viewport.width}x${viewport.height}`;
    compare(`layout shift a minute in ${where}`, sum / minutes, 0.02);
    compare(`boxes of the board in ${where}`, boards.length, 1);
    await page.context().close();
  }
});

/** The frames of a stretch of time: how many, the longest, and the longest task of the page's own thread. */
function watchFrames(page: Page, milliseconds: number): Promise<{ count: number; longest: number; task: number }> {
  return page.evaluate(async (time) => {
    const gaps: number[] = [];
    const tasks: number[] = [0];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    let last = await new Promise<number>((done) => requestAnimationFrame(done));
    const end = last + time;
    while (last < end) {
      const now = await new Promise<number>((done) => requestAnimationFrame(done));
      gaps.push(now - last);
      last = now;
    }
    observer.disconnect();
    return { count: gaps.length, longest: Math.max(...gaps), task: Math.max(...tasks) };
  }, milliseconds);
}

test('a sampler thinks', async () => {
  const page = await house.open(
    { painted: true, viewport: { width: 360, height: 740 } },
    { level: 'sampler', sound: false },
  );
  await page.goto('/here');
  await slowed(page, slowDown);
  const tell = (what: string, { count, longest, task }: Awaited<ReturnType<typeof watchFrames>>): void =>
    console.log(
      `${what}, CPU slowed ${slowDown}x: ${count} frames, the longest ${longest.toFixed(1)} ms, longest task ${task.toFixed(0)} ms`,
    );
  await page.getByTestId('start-here').click();
  await page.locator('[data-testid="give-hint"]:not([disabled])').waitFor();
  await page.waitForTimeout(2500); // the bots have given their cards
  tell('at rest', await watchFrames(page, 600));
  await page.getByTestId('give-hint').click();
  await page.locator('progress').waitFor();
  await page.waitForTimeout(300); // the sheet is open
  const thinking = await watchFrames(page, 600);
  tell('while the sampler thinks', thinking);
  compare('milliseconds of the longest task while a sampler thinks', thinking.task, 50);
  await page.context().close();
});

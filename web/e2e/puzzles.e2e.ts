// Puzzles in a real browser: the day's, a set, a rush, a solo deal, without a server, and by the keyboard alone.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Package from '@tacit/core';
import { lessons } from '../src/learn/lessons';
import { madeOf, standing, type Converse } from '../src/learn/rules';
import { dayAt, puzzleOfDay } from '../src/puzzles/day';
import { readPuzzles, tasksOf, type Puzzle } from '../src/puzzles/puzzle';
import { setNamed } from '../src/puzzles/sets';
import { violations } from './axe';
import { make, type Way } from './by-hand';
import { openHouse, visit, type House } from './house';

const phone = { viewport: { width: 390, height: 844 } };
const still = { speed: 'off', sound: false };
const root = join(import.meta.dirname, '..', '..');
const puzzles = readPuzzles(readFileSync(join(root, 'src', 'puzzles', 'puzzles.txt'), 'utf8'));

let house: House;
let core: Package.Core;
beforeAll(async () => {
  house = await openHouse();
  const { load } = (await import(pathToFileURL(join(root, 'build', 'wasm', 'index.js')).href)) as typeof Package;
  core = await load(await readFile(join(root, 'build', 'wasm', 'tacit.wasm')));
});
afterAll(() => house.close());

const converse: Converse = (lines) => {
  const session = core.session(0);
  const answers = lines.map((line) => session.answer(line));
  session.free();
  return Promise.resolve(answers);
};

const verdictOf = (page: Page): Promise<string | null> => page.getByTestId('verdict').getAttribute('data-verdict');
const ready = (page: Page): Promise<void> => page.locator('.slot.can').first().waitFor();

/** Solves what is on the screen, a line play by play. */
async function solve(page: Page, puzzle: Puzzle, way: Way = 'list'): Promise<void> {
  for (const [i, { solutions }] of tasksOf(puzzle).entries()) {
    if (i > 0) await page.getByTestId('exercise-next').click();
    await ready(page);
    await make(page, solutions[0] ?? '', way);
    await page.getByTestId('verdict').waitFor();
    expect(await verdictOf(page)).toBe('right');
  }
}

/** Some play that is not the solution. */
async function miss(page: Page, { positions: [position = ''], seat, steps: [solutions = []] }: Puzzle): Promise<void> {
  const plays = core.plays(position, seat);
  const other = 'problem' in plays ? undefined : plays.find(({ play }) => !solutions.includes(play));
  if (!other) throw new Error(`nothing else to play in ${position}`);
  await ready(page);
  await make(page, other.play, 'list');
}

// A day that does not end while a test runs.
const noon = Date.UTC(2026, 10, 18, 12);
const today = dayAt(noon);

const ofToday = (): Puzzle => {
  const puzzle = puzzleOfDay(puzzles, today);
  if (!puzzle) throw new Error('no puzzle for this day');
  return puzzle;
};

test('the puzzle of the day: missed, tried again, solved, shared; the page to learn knows', async () => {
  const page = await house.open({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] }, still);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.clock.setFixedTime(noon);
  await page.goto('/puzzles');
  expect(await page.getByTestId('day-state').getAttribute('data-solved')).toBe('false');
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('puzzle-day').click();
  const puzzle = ofToday();
  await miss(page, puzzle);
  await page.getByTestId('verdict').waitFor();
  expect(await verdictOf(page)).toBe('wrong');
  expect(await page.getByTestId('puzzle-rated').textContent()).toContain('-');
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('exercise-again').click();
  await solve(page, puzzle);
  expect(await page.getByTestId('streak').getAttribute('data-days')).toBe('1');
  await page.getByTestId('share-day').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/Tacit.*\n⚪🟢\n.*\/puzzles\/day$/);
  const rating = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('tacit-puzzles') ?? '{}') as { strength: { games: number } }).strength.games,
  );
  expect(rating).toBe(1);
  await page.getByTestId('exercise-next').click();
  expect(await page.getByTestId('day-state').getAttribute('data-solved')).toBe('true');
  await page.getByTestId('to-parent').click();
  expect(await page.getByTestId('to-day-puzzle').textContent()).toContain('Solved for today');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a streak of two days, the second without a server', { tags: 'thorough' }, async () => {
  const page = await house.open({ ...phone, serviceWorkers: 'allow' }, still);
  await page.clock.setFixedTime(noon);
  const yesterday = { outcomes: {}, days: { [today - 1]: { misses: 0, solved: true } } };
  await page.addInitScript((kept: string) => {
    if (!localStorage.getItem('tacit-puzzles')) localStorage.setItem('tacit-puzzles', kept);
  }, JSON.stringify(yesterday));
  await page.goto('/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  await house.stop();
  await page.goto('/puzzles');
  expect(await page.getByTestId('streak').getAttribute('data-days')).toBe('1');
  await page.getByTestId('puzzle-day').click();
  await solve(page, ofToday());
  expect(await page.getByTestId('streak').getAttribute('data-days')).toBe('2');
  await page.context().close();
  await house.restart();
});

test('a set goes on with the next one, and remembers what is solved', async () => {
  const page = await house.open(phone, still);
  const [first, second] = setNamed(puzzles, 'easy');
  if (!first || !second) throw new Error('too few easy puzzles');
  await page.goto('/puzzles');
  await page.getByTestId('set-easy').click();
  await solve(page, first);
  await page.getByTestId('exercise-next').click();
  await expect.poll(() => page.url()).toContain(`/puzzles/${second.id}?of=easy`);
  await page.getByTestId('to-parent').click();
  expect(await page.getByTestId('set-easy').getAttribute('data-solved')).toBe('1');
  await page.context().close();
});

test('a line: one’s own play, the answers of the others, and the next play', async () => {
  const page = await house.open(phone, still);
  const line = puzzles.find(({ kind }) => kind === 'line');
  if (!line) throw new Error('no line');
  await page.goto(`/puzzles/${line.id}`);
  await solve(page, line);
  expect(await page.getByTestId('task').textContent()).toContain('Right so far.');
  expect(
    await page.evaluate(
      () => (JSON.parse(localStorage.getItem('tacit-puzzles') ?? '{}') as { outcomes: object }).outcomes,
    ),
  ).toEqual({ [line.id]: 'first' });
  await page.context().close();
});

test('a rush ends with the third miss, and the best is kept', { tags: 'thorough' }, async () => {
  const page = await house.open(phone, still);
  await page.goto('/puzzles/rush');
  await page.getByTestId('rush-start').click();
  const current = async (): Promise<Puzzle> => {
    const shown = await page.getByTestId('rush-score').getAttribute('data-puzzle');
    const puzzle = puzzles.find(({ id }) => id === shown);
    if (!puzzle) throw new Error(`no puzzle ${shown}`);
    return puzzle;
  };
  await ready(page);
  expect(await violations(page)).toEqual([]);
  const first = await current();
  await make(page, tasksOf(first)[0]?.solutions[0] ?? '', 'list');
  await expect.poll(() => page.getByTestId('rush-solved').getAttribute('data-solved')).toBe('1');
  for (let missed = 1; missed <= 3; missed++) {
    await miss(page, await current());
    if (missed < 3)
      await expect.poll(() => page.getByTestId('rush-missed').getAttribute('data-missed')).toBe(String(missed));
  }
  await page.getByTestId('rush-result').waitFor();
  expect(await page.getByTestId('rush-result').getAttribute('data-solved')).toBe('1');
  await page.getByTestId('rush-new-best').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('all-puzzles').click();
  expect(await page.getByTestId('rush-best').textContent()).toContain('1');
  await page.context().close();
});

test('a solo deal: taken back, and brought home with all hands', { tags: 'thorough' }, async () => {
  const page = await house.open(phone, still);
  const [deal] = setNamed(puzzles, 'solo');
  if (!deal) throw new Error('no solo deal');
  await page.goto('/puzzles');
  await page.getByTestId(`solo-${deal.id}`).click();
  await ready(page);
  const [[first = ''] = []] = deal.steps;
  const before = await page.getByTestId('hands').textContent();
  await make(page, first, 'list');
  await page.getByTestId('take-back').click();
  await expect.poll(() => page.getByTestId('hands').textContent()).toBe(before);
  expect(await violations(page)).toEqual([]);
  for (const [play = ''] of deal.steps) {
    await ready(page);
    await make(page, play, 'list');
  }
  await page.getByTestId('verdict').waitFor();
  expect(await verdictOf(page)).toBe('solved');
  await page.getByTestId('all-puzzles').click();
  expect(await page.getByTestId(`solo-${deal.id}`).getAttribute('class')).toContain('solved');
  await page.context().close();
});

test('by the keyboard alone', { tags: 'thorough' }, async () => {
  const page = await house.open(phone, still);
  const focused = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  await page.clock.setFixedTime(noon);
  await page.goto('/puzzles');
  await page.getByTestId('puzzle-day').focus();
  await page.keyboard.press('Enter');
  await ready(page);
  const [task] = tasksOf(ofToday());
  await make(page, task?.solutions[0] ?? '', 'keys');
  await page.getByTestId('verdict').waitFor();
  expect(await verdictOf(page)).toBe('right');
  await expect.poll(focused).toBe('exercise-next');
  await expect.poll(() => page.getByTestId('announce').textContent()).toContain('Right!');
  await page.context().close();
});

test('a lesson ends in puzzles, and the path shows how far one has come', { tags: 'thorough' }, async () => {
  const page = await house.open(phone, still);
  await page.goto('/learn');
  expect(await page.getByTestId('path-lessons').getAttribute('aria-current')).toBe('step');
  expect(await violations(page)).toEqual([]);
  const lesson = lessons.find(({ name }) => name === 'trickster');
  await visit(page, '/learn/trickster');
  for (const step of lesson?.steps ?? []) {
    const now = await standing(converse, step.position ?? '', step.first);
    await ready(page);
    await make(page, now.ways.find((way) => step.aim(madeOf(now, way)))?.play.text ?? '', 'list');
    await page.getByTestId('feedback').waitFor();
    if (step !== lesson?.steps.at(-1)) await page.getByTestId('lesson-continue').click();
  }
  await page.getByTestId('lesson-puzzle-1').click();
  await page.getByTestId('exercise').waitFor();
  expect(new URL(page.url()).search).toBe('?of=trickster');
  await visit(page, '/learn');
  expect(await page.getByTestId('path-lessons').getAttribute('data-done')).toBe('1');
  await page.context().close();
});

// One's own mistakes tried again: right, nearly and wrong, the better play, what comes back when; by keyboard, on a phone, offline.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, type House } from './house';
import { keepMistakes, mistakes } from './mistakes';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const still = { speed: 'off', sound: false };
const phone = { viewport: { width: 360, height: 740 } };
const [gift, trickster] = mistakes;

async function begin(page: Page): Promise<void> {
  await page.goto('/exercises');
  await page.getByTestId('exercises-start').click();
  await page.locator('.slot.can').first().waitFor();
}

async function give(page: Page, card: string): Promise<void> {
  await page.locator(`.slot.can[data-card="${card}"]`).first().click();
  await page.getByTestId('give').click();
  await page.getByTestId('verdict').waitFor();
}

async function playFromList(page: Page, card: string, play: string): Promise<void> {
  await page.locator(`.slot.can[data-card="${card}"]`).click();
  await page.getByTestId('list-plays').click();
  await page.locator(`[data-testid="play-list"] [data-play="${play}"]`).click();
  await page.getByTestId('verdict').waitFor();
}

const verdict = (page: Page): Promise<string | null> => page.getByTestId('verdict').getAttribute('data-verdict');
const kept = (page: Page): Promise<{ id: string; box: number; due: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tacit-exercises') ?? '[]'));

test('what is missed is shown, comes back at once and tomorrow; what is right waits in its box', async () => {
  const page = await house.open(phone, still);
  await keepMistakes(page);
  await page.addInitScript(() => localStorage.setItem('tacit-learned', JSON.stringify({ done: [], begun: true })));
  await page.goto('/');
  await page.getByTestId('due-exercises').click();
  expect(await page.getByTestId('exercises-due').getAttribute('data-count')).toBe('2');
  await page.getByTestId('exercises-start').click();

  await give(page, '1');
  expect(await verdict(page)).toBe('wrong');
  expect(await page.getByTestId('feedback').textContent()).toContain('7.0 points');
  expect(await page.getByTestId('task').textContent()).toBe('In the game: give the 1');
  expect(await page.getByTestId('announce').textContent()).toContain('better move');
  await page.getByTestId('exercise-why').waitFor(); // the judge has reasons
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('exercise-solution').click();
  expect(await page.getByTestId('best-play').getAttribute('data-play')).toBe('give:TAC');
  await page.getByTestId('exercise-next').click();

  await page.locator('.slot.can').first().waitFor();
  await playFromList(page, 'TRI', 'TRI:a1~d60');
  expect(await verdict(page)).toBe('right');
  await page.getByTestId('exercise-next').click();

  await expect.poll(() => page.getByTestId('exercise-note').textContent()).toBe('Once more');
  await page.locator('.slot.can').first().waitFor();
  await give(page, 'TAC');
  expect(await verdict(page)).toBe('right');
  await page.getByTestId('exercise-next').click();
  expect(await page.getByTestId('exercises').textContent()).toContain('1 right out of 2');

  const [first, second] = await kept(page);
  expect([first?.box, second?.box]).toEqual([0, 1]);
  expect(first?.due).toBe(second?.due);
  await page.reload();
  expect(await page.getByTestId('exercises-due').getAttribute('data-count')).toBe('0');
  await page.context().close();
});

test.each([phone.viewport, { width: 1280, height: 800 }])(
  'buttons stay under the pointer when reasons come: %o',
  { tags: 'thorough' },
  async (viewport) => {
    const page = await house.open({ viewport }, still);
    await keepMistakes(page, [gift!]);
    await begin(page);
    await page.evaluate(() => {
      const places = new Set<string>();
      Object.assign(window, { places });
      const look = (): void => {
        const box = document.querySelector('[data-testid="exercise-next"]')?.getBoundingClientRect();
        if (box) places.add(`${box.x}, ${box.y}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await give(page, 'TAC');
    await page.getByTestId('exercise-why').waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => (window as unknown as { places: Set<string> }).places.size)).toBe(1);
    await page.context().close();
  },
);

test(
  'an answer nearly right may be tried again, and one exercise can be thrown away',
  { tags: 'thorough' },
  async () => {
    const page = await house.open({}, still);
    await keepMistakes(page, [
      { ...gift!, plays: gift!.plays.map((one) => (one.play === 'give:2' ? { ...one, loss: 0.015 } : one)) },
    ]);
    await begin(page);
    await give(page, '2');
    expect(await verdict(page)).toBe('nearly');
    await page.getByTestId('exercise-again').click();
    await page.locator('.slot.can[data-card="2"]').waitFor();
    await give(page, 'TAC');
    expect(await verdict(page)).toBe('right');
    expect((await kept(page))[0]?.box).toBe(0); // the first answer counts
    await page.getByTestId('exercise-remove').click();
    await page.getByTestId('exercises').waitFor();
    expect(await kept(page)).toEqual([]);
    await page.context().close();
  },
);

test('an exercise by the keyboard alone', { tags: 'thorough' }, async () => {
  const page = await house.open({}, still);
  await keepMistakes(page);
  await begin(page);
  const focused = (testid: string): Promise<void> =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(testid);
  await page.keyboard.press('1');
  await focused('card-1');
  await page.keyboard.press('Enter');
  await focused('give');
  await page.keyboard.press('Enter');
  await focused('exercise-again');
  await page.keyboard.press('Enter');
  await focused('card-1');
  await page.keyboard.press('5');
  await focused('card-5');
  await page.keyboard.press('Enter');
  await focused('give');
  await page.keyboard.press('Enter');
  await focused('exercise-next');
  expect(await verdict(page)).toBe('right');
  await page.context().close();
});

test(
  'without a server, a play that nobody has reckoned is judged on the device; then it goes to the board',
  { tags: 'thorough' },
  async () => {
    const page = await house.open({ serviceWorkers: 'allow', ...phone }, still);
    await keepMistakes(page, [{ ...trickster!, plays: trickster!.plays.slice(0, 2) }]);
    await page.goto('/');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    await house.stop();
    await begin(page);
    await playFromList(page, 'TRI', 'TRI:b39~d60');
    expect(await verdict(page)).toBe('wrong');
    await page.getByTestId('to-board').click();
    await page.getByTestId('judged-play').first().waitFor();
    expect(await page.getByTestId('analysis').getAttribute('data-position')).toContain('hands=a:5,TRI/');
    await house.restart();
    await page.context().close();
  },
);

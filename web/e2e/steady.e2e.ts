// The board keeps its place and size through a game, and while an answer is judged and explained; in a game buttons and players do, too.
// A form that waits for the server moves nothing when it comes.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { movesOf, watchMoves } from './moves';
import { hurryBots, takeTurn, takeTurns } from './playing';

interface Size {
  width: number;
  height: number;
}

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const sizes: [Size, Size] = [
  { width: 1280, height: 640 },
  { width: 360, height: 640 },
];

const open = (viewport: Size): Promise<Page> =>
  house.open({ viewport }, { speed: 'off', sound: false, level: 'simple' });

/** Where everything stands that can be pressed. */
const places = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('main :is(a, button, input, select)')
    .evaluateAll((all) =>
      Object.fromEntries(
        all
          .filter((one) => one.checkVisibility())
          .map((one) => [
            one.getAttribute('data-testid') ?? one.outerHTML,
            JSON.stringify(one.getBoundingClientRect()),
          ]),
      ),
    );

test.each(sizes)('in a game, at $width x $height', async (viewport) => {
  const page = await open(viewport);
  await hurryBots(page);
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.locator('.slot.can').first().waitFor();
  await watchMoves(page);
  await takeTurns(page, 8); // some thirty plays at the table
  const { boards, most } = await movesOf(page);
  expect(boards).toHaveLength(1);
  expect(most.filter((name) => /tools|buttons|spot|plate/.test(name))).toEqual([]);
  await page.context().close();
});

test.each(['/new', '/tournaments/new'])('where a form comes late, at %s', async (address) => {
  const page = await open(sizes[0]);
  let answer = (): void => undefined;
  const asked = new Promise<void>((done) => (answer = done));
  await page.route('**/api/choices', (route) => asked.then(() => route.continue()));
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const early = await places(page);
  answer();
  await page.locator('form .tiles label').first().waitFor();
  expect(await places(page)).toMatchObject(early);
  await page.context().close();
});

test.each(sizes)('in a puzzle, judged and explained, at $width x $height', async (viewport) => {
  const page = await open(viewport);
  await page.goto('/puzzles/day');
  await page.locator('.slot.can').first().waitFor();
  await watchMoves(page);
  const verdict = page.getByTestId('verdict');
  while ((await verdict.count()) === 0) await takeTurn(page);
  await page.getByTestId('exercise-why').waitFor();
  const solution = page.getByTestId('exercise-solution');
  if ((await solution.count()) > 0) {
    await solution.click();
    await page.getByTestId('best-play').waitFor();
  }
  expect((await movesOf(page)).boards).toHaveLength(1);
  await page.context().close();
});

// Every game type is set up in the page, begun, and played a little.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Choice, Choices } from '@tacit/wire';
import { violations } from './axe';
import { type House, openHouse, tick, visit } from './house';
import { hurryBots, takeTurn } from './playing';
import { wayOf } from '../src/table/group';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

/** Until two plays are in the log. */
async function playALittle(page: Page): Promise<void> {
  const plays = page.getByTestId('log').locator('button');
  while ((await plays.count()) < 2) await takeTurn(page);
}

/** How many people, with whom, and then which game, where there are several. */
async function choose(page: Page, one: Choice): Promise<void> {
  await tick(page.getByTestId(`people-${one.seats?.length}`));
  await tick(page.getByTestId(`way-${wayOf(one)}`));
  const tile = page.getByTestId(`type-${one.name}`);
  if ((await page.locator('[data-testid^="type-"]').count()) > 0) await tick(tile);
}

test('every game type is begun, and one for each number of people played', { tags: 'thorough' }, async () => {
  const { types } = (await (await fetch(`${house.address}/api/choices`)).json()) as Choices;
  expect(types.length).toBe(16);
  const page = await house.open({ viewport: { width: 1024, height: 768 } }, { speed: 'off', sound: false });
  await hurryBots(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/new');
  await tick(page.getByTestId('preset-custom'));
  await page.getByTestId('bots').selectOption('simple'); // kept for all that follow
  const played = new Set<number>();
  for (const one of types) {
    const { name, seats = [] } = one;
    await visit(page, '/new');
    await choose(page, one);
    await page.getByTestId('create').click();
    await page.getByTestId('start').click();
    await page.getByTestId('game').waitFor();
    for (const seat of seats.join('')) await page.getByTestId(`seat-${seat}`).waitFor();
    expect(await page.locator('[data-testid^="seat-"]').count(), name).toBe(seats.join('').length);
    if (!played.has(seats.length)) await playALittle(page);
    played.add(seats.length);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the form asks for people, then for their company; what else is set is told in a line, and kept for the next table', async () => {
  const page = await house.open({ viewport: { width: 320, height: 568 } }, { speed: 'off', sound: false });
  const inView = (): Promise<boolean> =>
    page.getByTestId('create').evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return (
        top >= 0 &&
        bottom <= innerHeight &&
        button.contains(document.elementFromPoint(innerWidth / 2, (top + bottom) / 2))
      );
    });
  await page.goto('/new');
  await page.getByTestId('people-4').waitFor({ state: 'attached' });
  expect(
    await page.locator('[data-testid^="way-"]').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(['together', 'teams']);
  expect(await inView()).toBe(true);
  await page.getByTestId('people-4').focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByTestId('people-5').isChecked()).toBe(true);
  await tick(page.getByTestId('way-teams'));
  await page.getByTestId('bots-rest').getByText('A bot takes the other seat.').waitFor();
  expect(
    await page.locator('[data-testid^="type-"]').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(['six_pairs', 'six_trios']);

  const set = page.getByTestId('options-set');
  for (const [preset, words] of [
    ['clock', '60 s per move, 3 min time bank'],
    ['days', 'By correspondence, 3 days per move'],
    ['friendly', 'Standard rules, 104 cards, no clock'],
  ] as const) {
    await tick(page.getByTestId(`preset-${preset}`));
    expect(await set.textContent()).toBe(words);
  }
  await tick(page.getByTestId('preset-custom'));
  await page.getByTestId('edition').selectOption('pl');
  await page
    .getByTestId('edition-about')
    .getByText('During a 7, a marble that becomes locked can’t step back')
    .waitFor();
  await page.getByTestId('clock').selectOption('30');
  expect(await page.getByTestId('options-set').textContent()).toBe(
    'Polish rulebook, 2018 · 30 s per move, 3 min time bank',
  );
  await page.getByTestId('preset-friendly').focus(); // arrow keys pass over the others, and nothing is lost
  await page.keyboard.press('Space');
  expect(await set.textContent()).toBe('Standard rules, 104 cards, no clock');
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByTestId('edition').inputValue()).toBe('pl');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await inView()).toBe(true);
  await page.getByTestId('create').click();
  await page.getByTestId('place-5').waitFor();

  await page.goto('/new');
  await page.getByTestId('type-six_pairs').waitFor({ state: 'attached' });
  expect(await page.getByTestId('people-5').isChecked()).toBe(true);
  expect(await page.getByTestId('options-set').textContent()).toMatch(/^Polish rulebook/);
  await page.context().close();
});

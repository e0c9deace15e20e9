// By the keyboard alone: a game of two people who share this device, from the form on and past the curtain, until one of them splits a
// seven. A whole game by keys is among those of four people (four.e2e.ts).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { changeSetUp } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

// The same cards each time.
const seed = '5e'.repeat(32);

const focus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');

/** Presses a key until something has the focus; `people-` is any of those. */
async function walk(page: Page, key: string, to: string): Promise<void> {
  const isThere = (at: string): boolean => at === to || (to.endsWith('-') && at.startsWith(to));
  for (let pressed = 0; pressed < 60 && !isThere(await focus(page)); pressed++) await page.keyboard.press(key);
  expect(await focus(page), `reached by ${key}: ${to}`).toSatisfy(isThere);
}

async function setUp(page: Page): Promise<void> {
  for (const choice of ['people-2', 'way-alone', 'type-two']) {
    await walk(page, 'Tab', choice.slice(0, choice.indexOf('-') + 1));
    await walk(page, 'ArrowRight', choice);
  }
  await walk(page, 'Tab', 'start-here');
  await page.keyboard.press('Enter');
}

interface Seen {
  over: boolean;
  curtain: boolean;
  cards: { test: string; name: string }[]; // that can be played
  lit: string[]; // the places that can be chosen, along the ring from the own start on, then homes and bases
  goal: boolean; // whether they are where a marble can go
}

/** As soon as nothing is under way. */
async function look(page: Page): Promise<Seen> {
  await page.locator('[data-testid="over"], [data-testid="curtain"], .slot.can').first().waitFor();
  await page.locator('.seven[aria-busy="true"]').waitFor({ state: 'detached' });
  return page.evaluate(() => {
    const all = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['testid'] ?? '');
    const goals = all('.place.target');
    return {
      over: all('[data-testid="over"]').length > 0,
      curtain: all('[data-testid="curtain"]').length > 0,
      cards: [...document.querySelectorAll<HTMLElement>('.slot.can')].map(({ dataset }) => ({
        test: dataset['testid'] ?? '',
        name: dataset['card'] ?? '',
      })),
      lit: goals.length > 0 ? goals : all('.place.source'),
      goal: goals.length > 0,
    };
  });
}

/** Which of several: out first, and a seven; backwards and the swap last. */
const worth = ({ name }: Seen['cards'][number]): number =>
  ['TRI', '4', '8', 'TAC', 'JES', 'DEV', 'ANG', 'WAR', '', '7', '13', '1'].indexOf(name) +
  (Number(name) > 8 ? 8.5 : 8.2);

/** The front marble, and home where that is lit. The first part of a seven is short, so that another marble can go as well. */
function wanted({ lit, goal }: Seen, steps: number): string {
  const home = lit.filter((place) => place.includes('-H'));
  const ring = lit.filter((place) => /-\d+$/.test(place));
  if (!goal) return ring.at(-1) ?? lit[0] ?? '';
  return home.at(-1) ?? (steps === 0 ? ring[2] : ring.at(-1)) ?? lit.at(-1) ?? '';
}

/** A card, then what it does, by arrow keys where it is on the board. */
async function decide(page: Page, { cards }: Seen): Promise<void> {
  const [card] = cards.toSorted((one, other) => worth(other) - worth(one));
  const isTaken = (): Promise<boolean> => page.locator('[data-card][aria-pressed="true"]').isVisible();
  await page.keyboard.press(card?.test.slice(-1) ?? '');
  await page.keyboard.press('Enter');
  for (let steps = 0; steps < 20 && (await isTaken()); steps++) {
    const now = await look(page);
    if ((await focus(page)).startsWith('space-')) await walk(page, 'ArrowRight', wanted(now, steps > 1 ? 1 : 0));
    await page.keyboard.press('Enter');
  }
}

/** The plays of the log. */
const plays = (page: Page): Promise<string[]> => page.getByTestId('log').locator('code').allTextContents();
const isSplit = (play: string): boolean => /^(TAC=)?7:.*,/.test(play);

test('a game is set up and played, up to a seven that is split', { tags: 'thorough' }, async () => {
  const page = await house.open(
    { viewport: { width: 1280, height: 860 } },
    { speed: 'off', sound: false, notation: true },
  );
  await changeSetUp(page, { seed });
  await page.goto('/here');
  await page.getByTestId('start-here').waitFor();
  await setUp(page);
  for (let now = await look(page); now.curtain || !(await plays(page)).some(isSplit); now = await look(page)) {
    expect(now.over).toBe(false);
    if (!now.curtain) await decide(page, now);
    else {
      await walk(page, 'Tab', 'lift-curtain');
      await page.keyboard.press('Enter');
    }
  }
  await page.context().close();
});

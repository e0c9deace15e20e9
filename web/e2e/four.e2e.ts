// Four people at one table play a known game to its end, each in an own way: swap, TAC, Jester, Angel, Warrior, Devil, skip,
// split sevens and the win. Meanwhile the server dies and comes back, and one of them reloads.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make, type Way } from './by-hand';
import { openHouse, type House } from './house';
import { readGame, stackPack } from './stacked';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const people: { name: string; way: Way; width: number; height: number }[] = [
  { name: 'Ada', way: 'keys', width: 1440, height: 900 },
  { name: 'Ben', way: 'mouse', width: 360, height: 740 },
  { name: 'Cleo', way: 'mouse', width: 820, height: 1180 },
  { name: 'Dan', way: 'list', width: 1024, height: 768 },
];

async function sitDown(pages: Page[]): Promise<string> {
  const [host] = pages;
  if (!host) throw new Error('nobody is here');
  await host.goto('/new');
  await host.getByTestId('create').click();
  const link = await host.getByTestId('table-link').inputValue();
  for (const [i, page] of pages.entries()) {
    if (page !== host) await page.goto(link);
    if (page !== host) await page.getByTestId(`sit-${i}`).click();
    await page.getByTestId(`rise-${i}`).waitFor();
  }
  await host.getByTestId('start').click();
  await Promise.all(pages.map((page) => page.getByTestId('game').waitFor()));
  return new URL(link).pathname.split('/').pop() ?? '';
}

test('a whole game of four people, with the plug pulled in the middle', { tags: 'thorough' }, async () => {
  const pages = await Promise.all(
    people.map(({ width, height }) =>
      house.open({ viewport: { width, height } }, { speed: 'off', sound: false, notation: true }),
    ),
  );
  const game = readGame('whole-pack.tac');
  const table = await sitDown(pages);

  await house.stop();
  stackPack(house, table, game);
  await house.restart();
  await Promise.all(pages.map((page) => page.reload()));

  const pulled = Math.floor(game.decisions.length / 2);
  for (const [n, { seat, play }] of game.decisions.entries()) {
    const i = 'abcd'.indexOf(seat);
    const [page, person] = [pages[i], people[i]];
    if (!page || !person) throw new Error(`nobody plays for ${seat}`);
    if (n === pulled) await house.stop('SIGKILL');
    if (n === pulled) await page.getByTestId('offline').waitFor();
    if (n === pulled) await house.restart();
    if (n === pulled + 10) await page.reload();
    await make(page, play, person.way).catch(async (why: unknown) => {
      throw new Error(`${seat} ${play}: the page says "${await page.getByTestId('status').textContent()}"`, {
        cause: why,
      });
    });
  }
  for (const page of pages) {
    await page.getByTestId('over').waitFor();
    expect(await page.getByTestId('status').textContent()).toMatch(/won/);
    const plays = await page.getByTestId('log').locator('code').allTextContents();
    expect(plays).toEqual(game.decisions.map(({ play }) => play).filter((play) => !play.startsWith('give:')));
  }
  await Promise.all(pages.map((page) => page.context().close()));
});

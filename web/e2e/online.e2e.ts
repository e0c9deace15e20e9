// A tournament of the server's own tables with one board in the club room: the games end where they are played, and the
// organiser mends what was typed in wrongly.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { lastRound, nextDone, typeResult } from './evening';
import { openHouse, visit, type House } from './house';
import { playOut, tellTable } from './player';
import { setUpTournament } from './tournaments';

let house: House;
beforeAll(async () => (house = await openHouse(['--no-limits'])));
afterAll(() => house.close());

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1280, height: 900 } };
const still = { speed: 'off', sound: false };
const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

async function enter(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/tournament/${id}`);
  await page.getByTestId('enter-name').fill(name);
  await page.getByTestId('enter-tournament').click();
  await page.getByTestId('you-are-in').waitFor();
}

test('a partner says who they are before the table, and has the name and the place there', async () => {
  const organiser = await house.open(desktop, still);
  const evening = await setUpTournament(organiser, { type: 'four', where: 'online', rounds: 1 }, 0);
  const [ann, ben] = [await house.open(phone, still), await house.open(phone, still)];
  await ann.goto(`/tournament/${evening.id}`);
  await ann.getByTestId('enter-name').fill('Ann');
  await ann.getByTestId('partner-0').fill('Ben');
  await ann.getByTestId('enter-tournament').click();
  await ann.getByTestId('you-are-in').waitFor();
  await evening.tell({ k: 'enter', name: 'Bees', members: [{ name: 'Bo' }, { name: 'Bea' }] });
  await evening.tell({ k: 'pair' });
  await evening.tell({ k: 'start_round' });
  await ann.getByTestId('to-table').click();
  await ann.getByTestId('waiting-1').getByText('Ben', { exact: true }).waitFor();
  expect(await ann.getByTestId('waiting-1').textContent()).toContain('hasn’t joined yet');
  expect(await ann.getByTestId('tournament-spot').textContent()).toContain('Round 1: table 1, ');
  expect(await ann.locator('[data-testid^="sit-"]').count()).toBe(0);
  await clean(ann);

  const code = (await evening.codes()).get(1) ?? '';
  await ben.goto(`/tournament/${evening.id}/as/${code}`);
  await ben.getByTestId('claim-1').waitFor();
  expect(await ben.getByTestId('to-table').count()).toBe(0);
  await ben.getByTestId('claim-1').click();
  await ben.getByTestId('to-table').click();
  await ben.getByTestId('waiting-1').waitFor();
  await expect.poll(() => ben.getByTestId('not-seated').count()).toBe(0); // the place is theirs
  await expect.poll(() => ann.getByTestId('waiting-1').textContent()).not.toContain('joined');

  // The organiser sees it, seat by seat.
  await organiser.goto(`/tournament/${evening.id}/organise`);
  const seats = organiser.getByTestId('there-1');
  await seats.getByText('Ann: here').waitFor();
  await seats.getByText('Ben: here').waitFor();
  await clean(organiser);
  await ben.context().close();
  await seats.getByText('Ben: away for 1 min').waitFor();
  for (const page of [organiser, ann]) await page.context().close();
});

test('after a game its people are taken to the next one of their board, unless they want to stay', async () => {
  const organiser = await house.open(desktop, still);
  const evening = await setUpTournament(organiser, { type: 'two', where: 'online', rounds: 1, games: 2 }, 0);
  const [ann, cem] = [await house.open(phone, still), await house.open(phone, still)];
  for (const page of [ann, cem]) await page.context().clock.install();
  await enter(ann, evening.id, 'Ann');
  await enter(cem, evening.id, 'Cem');
  await evening.tell({ k: 'pair' });
  await evening.tell({ k: 'start_round' });
  const tables = async (): Promise<string[]> => (await lastRound(evening)).pairings[0]?.tables ?? [];
  await expect.poll(async () => (await tables()).length).toBe(1);
  const [first = ''] = await tables();
  await Promise.all([ann, cem].map((page) => playOut(page, first)));
  await expect.poll(async () => (await tables()).length).toBe(2);
  const [, second = ''] = await tables();
  for (const page of [ann, cem]) {
    await visit(page, `/t/${first}`);
    await page.getByTestId('next-game-soon').waitFor();
    expect(await page.getByTestId('next-game-said').textContent()).toMatch(/^Round 1: table 1, game 2/i);
  }
  await clean(ann);
  await cem.getByTestId('next-game-stay').click();
  for (const page of [ann, cem]) await page.clock.runFor(15_000);
  await ann.waitForURL(`**/t/${second}`);
  expect(await cem.getByTestId('next-game-soon').count()).toBe(0);
  expect(new URL(cem.url()).pathname).toBe(`/t/${first}`);
  await cem.getByTestId('next-game').click();
  await cem.waitForURL(`**/t/${second}`);
  for (const page of [organiser, ann, cem]) await page.context().close();
});

test('two play at a table of the server, two at a real board, and all of it counts', { tags: 'thorough' }, async () => {
  const organiser = await house.open(desktop, still);
  const evening = await setUpTournament(organiser, { type: 'two', where: 'online', rounds: 2 }, 0);
  const [ann, cem] = [await house.open(phone, still), await house.open(desktop, still)];
  await enter(ann, evening.id, 'Ann');
  await enter(cem, evening.id, 'Cem');
  for (const name of ['Emil', 'Fay']) await evening.tell({ k: 'enter', name, members: [{ name }] });
  await organiser.goto(`/tournament/${evening.id}/organise`);

  // Ann is to meet Cem, both at home; Emil and Fay sit in the club room.
  await nextDone(organiser);
  const metBy =
    (await lastRound(evening)).pairings
      .find(({ entrants }) => entrants.includes(1))
      ?.entrants.find((one) => one !== 1) ?? 0;
  if (metBy !== 2) await evening.tell({ k: 'swap', one: metBy, other: 2 });
  await nextDone(organiser);
  const { pairings } = await lastRound(evening);
  const online = pairings.find(({ entrants }) => entrants.includes(1))?.number ?? 0;
  const real = pairings.find(({ entrants }) => entrants.includes(3));
  if (!real) throw new Error('no board');
  await expect.poll(() => organiser.getByTestId(`missing-${real.number}`).textContent()).toContain('Emil');
  expect(await organiser.getByTestId(`missing-${online}`).count()).toBe(0);
  await typeResult(organiser, real.number, '1 4'); // the wrong way round
  await clean(organiser);

  for (const page of [ann, cem]) await page.getByTestId('to-table').click();
  await ann.getByTestId('hand').waitFor();
  await expect.poll(() => cem.getByTestId('table-title').textContent()).toContain('Club night · Round 1: ');
  await ann.getByText('Cem').first().waitFor(); // as in the tournament, although a guest
  // Cem goes, comes back, and both play to the end.
  await cem.getByTestId('leave').click();
  await cem.getByTestId('leave-now').click();
  await cem.getByTestId('play-now').waitFor();
  const table = new URL(ann.url()).pathname;
  const code = table.slice('/t/'.length);
  for (const page of [ann, cem]) await visit(page, `/tournament/${evening.id}`);
  await tellTable(cem, code, { k: 'return' });
  await Promise.all([ann, cem].map((page) => playOut(page, code)));
  await visit(ann, table);
  await ann.getByTestId('back-to-tournament').click();
  await organiser.getByTestId(`stands-${online}`).waitFor(); // nobody has reported it
  for (const page of [ann, cem]) await page.getByTestId('outcome').waitFor();

  await organiser.getByTestId(`correct-${real.number}`).click();
  await organiser.getByTestId('correct-result').fill('4 1');
  await organiser.getByTestId('correct-why').fill('the wrong way round');
  await clean(organiser);
  await organiser.getByTestId('correct-do').click();
  await organiser.getByTestId(`stands-${real.number}`).getByText('4 : 1').waitFor();
  const points = (entrant: number): Promise<string | null> =>
    ann.getByTestId(`standing-${entrant}`).locator('strong').textContent();
  await expect.poll(() => points(real.entrants[0] ?? 0)).toBe('15'); // 12 and three marbles more
  await clean(ann);

  // The second round is played in the club room alone.
  await nextDone(organiser);
  await nextDone(organiser);
  for (const { number } of (await lastRound(evening)).pairings) await typeResult(organiser, number, '4 2');
  await nextDone(organiser);
  await ann.getByTestId('final-place').waitFor();
  for (const page of [organiser, ann, cem]) await page.context().close();
});

// An organiser's evening in a real browser: twelve teams over four rounds, with everything that goes wrong on such an evening;
// and one short tournament of each other system to its end. What is printed is printed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TournamentPlan, TournamentShown } from '../../docs/wire';
import { violations } from './axe';
import { lastRound, nextDone, playNext, typeResult, usualResult } from './evening';
import { openHouse, type House } from './house';
import { pagesOf } from './pdf';
import { setUpTournament, type SetUp } from './tournaments';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 900 } };
const still = { speed: 'off', sound: false };
const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);
const fits = async (page: Page): Promise<void> => expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
const words = (page: Page): Promise<string | null> => page.getByTestId('next-words').textContent();

const teams = ['Ants', 'Bees', 'Cats', 'Dogs', 'Emus', 'Foxes', 'Geese', 'Hares', 'Ibexes', 'Jays', 'Kiwis', 'Lynxes'];

/** TAC-System, reckoned anew from what was played: 12 and the difference for the winner, theirs but at least 1 for the others, 14 for a bye. */
function reckoned({ rounds, marbles }: TournamentShown): Map<string, number> {
  const points = new Map<string, number>();
  const add = (team: number, more: number): void => void points.set(String(team), (points.get(String(team)) ?? 0) + more);
  for (const { pairings, byes } of rounds) {
    for (const team of byes) add(team, 14);
    for (const { entrants: [one = 0, other = 0], results } of pairings) {
      for (const { marbles: [mine = 0, theirs = 0] } of results) {
        add(one, mine === marbles ? 12 + mine - theirs : Math.max(1, mine));
        add(other, theirs === marbles ? 12 + theirs - mine : Math.max(1, theirs));
      }
    }
  }
  return points;
}

function rightlyOrdered(shown: TournamentShown): void {
  const points = reckoned(shown);
  const told = new Map(shown.standings.map(({ entrant, values }) => [String(entrant), (values.find(({ criterion }) => criterion === 'tac')?.hundredths ?? 0) / 100]));
  expect(Object.fromEntries(told)).toEqual({ ...Object.fromEntries(shown.entrants.map(({ number }) => [String(number), 0])), ...Object.fromEntries(points) });
  const inOrder = shown.standings.map(({ entrant }) => points.get(String(entrant)) ?? 0);
  expect(inOrder).toEqual([...inOrder].sort((one, other) => other - one));
}

async function comeToOrganise(page: Page, plan: Partial<TournamentPlan>, count = 0): Promise<SetUp> {
  await page.goto('/');
  const setUp = await setUpTournament(page, plan, count);
  await page.goto(`/tournament/${setUp.id}/organise`);
  await page.getByTestId('next-step').waitFor();
  return setUp;
}

async function undo(page: Page, said: RegExp): Promise<void> {
  const before = await words(page);
  await page.getByTestId('undo').click();
  expect(await page.getByTestId('undo-words').textContent()).toMatch(said);
  await page.getByTestId('undo-sure').click();
  await page.getByTestId('undo-sure').waitFor({ state: 'detached' });
  await expect.poll(() => words(page)).not.toBe(before);
}

test('an evening of twelve teams over four rounds', async () => {
  const page = await house.open(desktop, still);
  const evening = await comeToOrganise(page, { name: 'Club night', rounds: 4, minutes: 45 });
  expect(await words(page)).toBe('Add at least 2 more teams.');

  // One by one with the keyboard, the rest as a list; a name that is there already stays in the field.
  await page.getByTestId('team-name').fill('Ants, Ann, Abe');
  await page.keyboard.press('Enter');
  await page.getByTestId('team-1').getByText('Ann, Abe').waitFor();
  await page.getByTestId('team-paste').click();
  await page.getByTestId('paste-text').fill([...teams.slice(1, 11), 'Ants'].join('\n'));
  await page.getByTestId('paste-add').click();
  await page.getByTestId('paste-refused').waitFor();
  expect(await page.getByTestId('paste-text').inputValue()).toBe('Ants');
  await clean(page);
  await page.getByTestId('close-sheet').click();
  await page.getByTestId('team-name').fill('Lions & Tigers');
  await page.keyboard.press('Enter');
  await page.getByTestId('team-more-12').click();
  await page.getByTestId('change-name').fill('Lynxes');
  await clean(page);
  await page.getByTestId('change-save').click();
  await page.getByTestId('team-12').getByText('Lynxes').waitFor();
  expect(await words(page)).toContain('12 teams are in');
  await clean(page);

  // Round 1: looked at, two teams swapped by the keyboard, started with the clock.
  await nextDone(page);
  const { pairings: [first, second] } = await lastRound(evening);
  const [one = 0] = first?.entrants ?? [];
  const [other = 0] = second?.entrants ?? [];
  await page.getByTestId(`swap-${one}`).focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('swap-how').getByText(`${teams[one - 1]}: swap with whom?`).waitFor();
  await page.getByTestId(`swap-${other}`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await lastRound(evening)).pairings[0]?.entrants[0]).toBe(other);
  await nextDone(page);
  await page.getByTestId('round-clock').waitFor();
  expect(await page.getByTestId('round-clock').textContent()).toMatch(/^4[45]:\d\d$/);

  // One board is reported by a team from a phone: it is highlighted, and one tap accepts it. The others are typed.
  const { pairings } = await lastRound(evening);
  const [reported, wrong, ...rest] = pairings;
  if (!reported || !wrong) throw new Error('no boards');
  const code = (await evening.codes()).get(reported.entrants[0] ?? 0);
  const results = [{ marbles: [8, 2], winner: reported.entrants[0] ?? 0 }];
  await evening.tell({ k: 'report', round: 1, board: reported.number, results }, code);
  await page.getByTestId(`reported-${reported.number}`).getByText('8 : 2').waitFor();
  await clean(page);
  await page.getByTestId(`accept-${reported.number}`).click();
  await page.getByTestId(`stands-${reported.number}`).waitFor();
  await expect.poll(() => page.getByTestId('told').textContent()).toContain('8');
  await page.getByTestId(`result-${wrong.number}`).fill('9 5');
  await page.keyboard.press('Enter');
  await page.getByTestId(`problem-${wrong.number}`).getByText('at most 8').waitFor();
  await typeResult(page, wrong.number, '8 5');
  for (const board of rest) await typeResult(page, board.number, usualResult(board));
  expect(await words(page)).toBe('All results are in: pair round 2.');

  // The wrong result is mended, with its reason and its past.
  await page.getByTestId(`correct-${wrong.number}`).click();
  await page.getByTestId('correct-result').fill('5 8');
  await page.getByTestId('correct-why').fill('The sheet was upside down');
  await clean(page);
  await page.getByTestId('correct-do').click();
  await page.getByTestId(`stands-${wrong.number}`).getByText('5 : 8').waitFor();
  await page.getByTestId(`correct-${wrong.number}`).click();
  await expect.poll(() => page.getByTestId('correct-past').locator('li').count()).toBe(2);
  expect(await page.getByTestId('correct-past').textContent()).toContain('upside down');
  await page.getByTestId('close-sheet').click();

  // Round 2: paired too early. Undo says what it takes back; a team leaves, and another pairing is made.
  await nextDone(page);
  await undo(page, /Round 2 paired/);
  await page.getByTestId('team-more-8').click();
  await page.getByTestId('team-leave').click();
  await page.getByTestId('team-8').getByText('has left').waitFor();
  await playNext(page, evening);
  const short = await lastRound(evening);
  expect(short.byes).toHaveLength(1);
  expect(short.pairings.flatMap(({ entrants }) => entrants)).not.toContain(8);

  // A team comes back for round 3, whose start is announced.
  await page.getByTestId('team-more-8').click();
  await page.getByTestId('team-back').click();
  await page.getByTestId('team-8').getByText('has left').waitFor({ state: 'detached' });
  await nextDone(page);
  await clean(page);
  await page.getByTestId('start-in-2').click();
  await page.getByTestId('next-words').getByText('Round 3 starts in 2 minutes.').waitFor();
  expect(await page.getByTestId('round-clock').textContent()).toMatch(/^[12]:\d\d$/);
  await page.getByTestId('show-history').click();
  await page.getByTestId('history').getByText('Round 3 announced: in 2 min').waitFor();
  await undo(page, /Round 3 announced/);
  await nextDone(page);
  for (const board of (await lastRound(evening)).pairings) await typeResult(page, board.number, usualResult(board));
  expect((await lastRound(evening)).byes).toEqual([]);
  await playNext(page, evening);
  expect(await words(page)).toContain('All rounds are played');
  await page.getByTestId('history').getByText('Round 4 started').waitFor();
  await clean(page);
  await nextDone(page);

  const shown = await evening.look();
  expect(shown.stage).toBe('finished');
  expect(shown.rounds).toHaveLength(4);
  rightlyOrdered(shown);
  const best = shown.standings[0]?.entrant ?? 0;
  expect(await words(page)).toContain(`Winner: ${shown.entrants[best - 1]?.name}`);

  // The same on a phone, and for somebody who is not the organiser.
  await page.setViewportSize(phone.viewport);
  await fits(page);
  await clean(page);
  const guest = await house.open(phone, still);
  await guest.goto(`/tournament/${evening.id}/organise`);
  await guest.getByTestId('not-organiser').waitFor();
  await clean(guest);
  for (const each of [page, guest]) await each.context().close();
});

/** Screens of a tournament side by side, each with the clock that is on it; for all of them, a minute and a half can pass at once. */
async function watchClocks(page: Page, { id, codes }: SetUp): Promise<{ organiser: Page; hall: Page; entrant: Page; shown(): Promise<string[]>; pass(): Promise<void> }> {
  await page.context().clock.install();
  const open = async (path: string): Promise<Page> => {
    const one = await page.context().newPage();
    await one.goto(`/tournament/${id}/${path}`);
    return one;
  };
  const [organiser, hall, entrant] = [await open('organise'), await open('screen'), await open(`as/${(await codes()).get(1)}`)];
  const clocks = [organiser.getByTestId('round-clock'), hall.getByTestId('screen-clock'), entrant.getByTestId('round-time').getByRole('timer')];
  for (const one of clocks) await one.waitFor();
  return {
    organiser, hall, entrant,
    shown: () => Promise.all(clocks.map(async (one) => (await one.textContent()) ?? '')),
    pass: () => page.context().clock.runFor(90_000),
  };
}

test('in a pause the clocks of organiser, hall and entrants stand still, and then go on from there', async () => {
  const page = await house.open(desktop, still);
  await page.goto('/');
  const evening = await setUpTournament(page, { name: 'Break', rounds: 2, minutes: 30 }, 2);
  await evening.tell({ k: 'pair' });
  await evening.tell({ k: 'start_round' });
  const { organiser, hall, entrant, shown, pass } = await watchClocks(page, evening);
  await organiser.getByTestId('pause').click();
  await organiser.getByTestId('next-words').getByText('paused').waitFor();
  await entrant.getByTestId('clock-paused').getByText('Paused').waitFor();
  await hall.getByTestId('screen-state').getByText('Paused').waitFor();
  const before = await shown();
  for (const text of before) expect(text).toMatch(/^(29:\d\d|30:00)$/);
  await pass();
  expect(await shown()).toEqual(before);
  for (const one of [organiser, hall, entrant]) await clean(one);
  await organiser.getByTestId('next-do').click();
  await entrant.getByTestId('clock-paused').waitFor({ state: 'detached' });
  await hall.getByTestId('screen-state').getByText('Round 1').waitFor();
  await pass();
  for (const text of await shown()) expect(text).toMatch(/^2[78]:\d\d$/);
  await page.context().close();
});

test('a round is announced, and everybody sees how long until then', async () => {
  const page = await house.open(desktop, still);
  const evening = await comeToOrganise(page, { name: 'Soon', rounds: 2, minutes: 30 }, 2);
  await nextDone(page);
  await page.getByTestId('start-in-5').click();
  await page.getByTestId('next-words').getByText('Round 1 starts in 5 minutes.').waitFor();
  const { hall, entrant, shown, pass } = await watchClocks(page, evening);
  expect(await entrant.getByTestId('starts-in').textContent()).toBe('Starts in 5 minutes');
  expect(await hall.getByTestId('screen-state').textContent()).toBe('Round 1 starts soon');
  for (const text of await shown()) expect(text).toMatch(/^[45]:\d\d$/);
  await clean(entrant);
  await pass();
  expect(await entrant.getByTestId('starts-in').textContent()).toMatch(/^Starts in [34] minutes$/);
  for (let i = 0; i < 3; i++) await pass();
  await entrant.getByTestId('starts-in').waitFor({ state: 'detached' });
  expect(await hall.getByTestId('screen-state').textContent()).toBe('Round 1 of 2');
  for (const text of await shown()) expect(text).toMatch(/^2\d:\d\d$/);
  await page.context().close();
});

const systems: [string, Partial<TournamentPlan>, number][] = [
  ['round robin', { system: 'round_robin' }, 3],
  ['groups', { system: 'groups', groups: 2, advance: 1 }, 2],
  ['knock-out', { system: 'knockout' }, 2],
  ['double knock-out', { system: 'double_knockout' }, 4],
];

test.each(systems)('a %s of four teams to its end', async (name, plan, rounds) => {
  const page = await house.open(phone, still);
  const evening = await comeToOrganise(page, { name, ...plan }, 4);
  for (let round = 1; round <= rounds; round++) await playNext(page, evening);
  expect(await words(page)).toContain('All rounds are played');
  await clean(page);
  await nextDone(page);
  const shown = await evening.look();
  expect(shown.rounds).toHaveLength(rounds);
  expect(shown.standings.find(({ place }) => place === 1)?.entrant).toBe(1); // who wins every board
  expect(await words(page)).toContain('Winner: Ants');
  await page.context().close();
});

test('an arena pairs whoever is free, and is finished when the organiser says so', async () => {
  const page = await house.open(phone, still);
  const evening = await comeToOrganise(page, { name: 'Arena', system: 'arena', arenaMinutes: 5 }, 4);
  await nextDone(page); // two boards
  await nextDone(page);
  const { pairings: [first, second] } = await lastRound(evening);
  if (!first || !second) throw new Error('no boards');
  await typeResult(page, first.number, usualResult(first));
  // The two who are free meet others only once there are others.
  await expect.poll(() => words(page)).toContain('2 teams are free');
  await typeResult(page, second.number, usualResult(second));
  await expect.poll(() => words(page)).toContain('4 teams are free');
  await playNext(page, evening);
  await page.getByTestId('finish-now').click();
  await page.getByTestId('next-words').getByText('The tournament is over').waitFor();
  expect((await evening.look()).standings.map(({ entrant }) => entrant)[0]).toBe(1);
  await page.context().close();
});

/** Printed in the dark theme: paper is white all the same. */
const printed = async (page: Page, format: string): Promise<string[]> => pagesOf(await page.pdf({ format }));

test('pairings, score sheets, standings and certificates are printed', async () => {
  const page = await house.open(desktop, { ...still, theme: 'dark' });
  const evening = await comeToOrganise(page, { name: 'Print night', rounds: 2 }, 7);
  await nextDone(page);
  const codes = await evening.codes();

  for (const format of ['A4', 'Letter']) {
    await page.goto(`/tournament/${evening.id}/print/pairings`);
    await page.getByTestId('printed-pairings').waitFor();
    const [wall = '', ...more] = await printed(page, format);
    expect(more).toEqual([]);
    for (const team of teams.slice(0, 7)) expect(wall).toContain(team);
    expect(wall).toContain('Bye');
    expect(wall).not.toContain('PrintPairings'); // the buttons stay on the screen

    await page.goto(`/tournament/${evening.id}/print/sheets`);
    await expect.poll(() => page.getByTestId('qr').count()).toBe(6);
    const sheets = await printed(page, format);
    expect(sheets).toHaveLength(2);
    const { pairings } = await lastRound(evening);
    for (const { number, entrants } of pairings) {
      const sheet = sheets[Math.floor((number - 1) / 2)] ?? '';
      expect(sheet).toContain(`Table${number}`);
      for (const one of entrants) expect(sheet).toContain(`/tournament/${evening.id}/as/${codes.get(one)}`);
    }
  }
  await clean(page);

  await page.goto(`/tournament/${evening.id}/organise`);
  await nextDone(page);
  for (const board of (await lastRound(evening)).pairings) await typeResult(page, board.number, usualResult(board));
  await page.goto(`/tournament/${evening.id}/print/standings`);
  await page.getByTestId('printed-standings').waitFor();
  await clean(page);
  const [standings = ''] = await printed(page, 'A4');
  expect(standings).toContain('Afterround1');
  const { standings: rows, entrants } = await evening.look();
  const inOrder = rows.map(({ entrant }) => standings.indexOf(entrants[entrant - 1]?.name ?? '?'));
  expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
  expect(inOrder[0]).toBeGreaterThan(0);

  await page.goto(`/tournament/${evening.id}/print/certificates`);
  await page.getByTestId(`certificate-${rows[0]?.entrant}`).waitFor();
  await clean(page);
  const top = await printed(page, 'Letter');
  expect(top).toHaveLength(rows.filter(({ place }) => place <= 3).length);
  expect(top[0]).toContain(entrants[(rows[0]?.entrant ?? 0) - 1]?.name);
  await page.getByTestId('print-everyone').click();
  expect(await printed(page, 'A4')).toHaveLength(7);
  const background = await page.evaluate(() => {
    const paper = document.querySelector('.paper');
    return paper ? [getComputedStyle(paper).backgroundColor, getComputedStyle(paper).color] : [];
  });
  expect(background).toEqual(['rgb(255, 255, 255)', 'rgb(17, 17, 17)']);
  await page.context().close();
});

test('the hall sees pairings, clock and standings without anybody touching anything', async () => {
  const page = await house.open(desktop, still);
  const evening = await comeToOrganise(page, { name: 'Hall', rounds: 2, minutes: 30 }, 6);
  const hall = await page.context().newPage();
  await hall.clock.install();
  await hall.setViewportSize({ width: 1280, height: 720 });
  await hall.goto(`/tournament/${evening.id}/screen`);
  await hall.getByTestId('screen-entrants').waitFor();
  await clean(hall);
  await nextDone(page);
  await hall.getByTestId('screen-pairings').waitFor();
  expect(await hall.getByTestId('screen-state').textContent()).toBe('Round 1 starts soon');
  await nextDone(page);
  await hall.getByTestId('screen-clock').waitFor();
  const [board] = (await lastRound(evening)).pairings;
  if (!board) throw new Error('no board');
  await typeResult(page, board.number, usualResult(board));
  await hall.getByTestId('screen-page').getByText(usualResult(board).replace(' ', ' : ')).waitFor();
  await clean(hall);
  await hall.clock.runFor(12_500);
  await hall.getByTestId('screen-standings').waitFor();
  await clean(hall);
  expect(await hall.evaluate(() => [...document.querySelectorAll('.hall *')].every((one) => one.getBoundingClientRect().bottom <= innerHeight + 1))).toBe(true);
  await page.context().close();
});

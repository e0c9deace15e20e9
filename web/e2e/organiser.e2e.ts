// An organiser's evening in a real browser: six teams over three rounds, with everything that goes wrong on such an evening;
// and one short tournament of each other system to its end. What is printed is printed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TournamentPlan, TournamentShown } from '@tacit/wire';
import { violations } from './axe';
import { lastRound, nextDone, typeResult, usualResult } from './evening';
import { openHouse, visit, type House } from './house';
import { pagesOf } from './pdf';
import { setUpTournament, type SetUp } from './tournaments';

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 900 } };
const still = { speed: 'off', sound: false };
const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);
const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

let house: House;
// The organiser and the screens that others look at, each loaded once. For all of them, time can pass at once.
let page: Page;
let hall: Page;
let entrant: Page;
beforeAll(async () => {
  house = await openHouse(['--no-limits']);
  page = await house.open({ ...desktop, painted: true }, still);
  await page.context().clock.install();
  [hall, entrant] = [await page.context().newPage(), await page.context().newPage()];
  await hall.setViewportSize({ width: 1280, height: 720 });
  await page.request.post('/api/hello', { data: {}, headers: { Origin: house.address } }); // or each page would make a guest of its own
  for (const one of [page, hall, entrant]) await one.goto('/tournaments');
});
afterAll(() => house.close());

const words = (): Promise<string | null> => page.getByTestId('next-words').textContent();

const teams = ['Ants', 'Bees', 'Cats', 'Dogs', 'Emus', 'Foxes', 'Geese'];
const lowest = (entrants: readonly number[]): number => Math.min(...entrants);

/** TAC-System, reckoned again from what was played: 12 and the difference for the winner, theirs but at least 1 for the others, 14 for a bye. */
function reckoned({ rounds, marbles }: TournamentShown): Map<string, number> {
  const points = new Map<string, number>();
  const add = (team: number, more: number): void =>
    void points.set(String(team), (points.get(String(team)) ?? 0) + more);
  for (const { pairings, byes } of rounds) {
    for (const team of byes) add(team, 14);
    for (const {
      entrants: [one = 0, other = 0],
      results,
    } of pairings) {
      for (const {
        marbles: [mine = 0, theirs = 0],
      } of results) {
        add(one, mine === marbles ? 12 + mine - theirs : Math.max(1, mine));
        add(other, theirs === marbles ? 12 + theirs - mine : Math.max(1, theirs));
      }
    }
  }
  return points;
}

function rightlyOrdered(shown: TournamentShown): void {
  const points = reckoned(shown);
  const told = new Map(
    shown.standings.map(({ entrant, values }) => [
      String(entrant),
      (values.find(({ criterion }) => criterion === 'tac')?.hundredths ?? 0) / 100,
    ]),
  );
  expect(Object.fromEntries(told)).toEqual({
    ...Object.fromEntries(shown.entrants.map(({ number }) => [String(number), 0])),
    ...Object.fromEntries(points),
  });
  const inOrder = shown.standings.map(({ entrant }) => points.get(String(entrant)) ?? 0);
  expect(inOrder).toEqual([...inOrder].sort((one, other) => other - one));
}

async function comeToOrganise(plan: Partial<TournamentPlan>, count = 0, screen = desktop): Promise<SetUp> {
  const setUp = await setUpTournament(page, plan, count);
  await page.setViewportSize(screen.viewport);
  await visit(page, `/tournament/${setUp.id}/organise`);
  await page.getByTestId('next-step').waitFor();
  return setUp;
}

const saysNext = (text: string): Promise<void> => page.getByTestId('next-words').getByText(text).waitFor();

async function undo(said: RegExp): Promise<void> {
  const before = await words();
  await page.getByTestId('undo').click();
  expect(await page.getByTestId('undo-words').textContent()).toMatch(said);
  await page.getByTestId('undo-sure').click();
  await page.getByTestId('undo-sure').waitFor({ state: 'detached' });
  await expect.poll(words).not.toBe(before);
}

test('an evening of six teams over three rounds', { tags: 'thorough' }, async () => {
  const evening = await comeToOrganise({ name: 'Club night', rounds: 3, minutes: 45 });
  expect(await words()).toBe('Add at least 2 more teams.');

  // One by one with the keyboard, the rest as a list; a name that is there already stays out.
  await page.getByTestId('team-name').fill('Ants, Ann, Abe');
  await page.keyboard.press('Enter');
  await page.getByTestId('team-1').getByText('Ann, Abe').waitFor();
  await page.getByTestId('team-paste').click();
  await page.getByTestId('paste-text').fill([...teams.slice(1, 5), 'Ants'].join('\n'));
  await page.getByTestId('list-preview').getByText('already entered').waitFor();
  await clean(page);
  await page.getByTestId('paste-add').click();
  await page.getByTestId('paste-add').waitFor({ state: 'detached' });
  await page.getByTestId('team-name').fill('Lions & Tigers');
  await page.keyboard.press('Enter');
  await page.getByTestId('team-more-6').click();
  await page.getByTestId('change-name').fill('Foxes');
  await clean(page);
  await page.getByTestId('change-save').click();
  await page.getByTestId('team-6').getByText('Foxes').waitFor();
  expect(await words()).toContain('6 teams are in');
  await clean(page);

  // Round 1: looked at, two teams swapped by the keyboard, started with the clock.
  await nextDone(page);
  const {
    pairings: [first, second],
  } = await lastRound(evening);
  const [one = 0] = first?.entrants ?? [];
  const [other = 0] = second?.entrants ?? [];
  await page.getByTestId(`swap-${one}`).focus();
  await page.keyboard.press('Enter');
  await page
    .getByTestId('swap-how')
    .getByText(`${teams[one - 1]}: swap with whom?`)
    .waitFor();
  await page.getByTestId(`swap-${other}`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await lastRound(evening)).pairings[0]?.entrants[0]).toBe(other);
  await nextDone(page);
  await page.getByTestId('round-clock').waitFor();
  expect(await page.getByTestId('round-clock').textContent()).toMatch(/^4[45]:\d\d$/);

  // One board is reported by a team from a phone: it is highlighted, and one tap accepts it. The others are typed.
  const {
    pairings: [reported, wrong, third],
  } = await lastRound(evening);
  if (!reported || !wrong || !third) throw new Error('no boards');
  const code = (await evening.codes()).get(reported.entrants[0] ?? 0);
  const results = [{ marbles: [8, 2], winner: reported.entrants[0] ?? 0 }];
  await evening.tell({ k: 'report', round: 1, board: reported.number, results }, code);
  await page.getByTestId(`reported-${reported.number}-${reported.entrants[0]}`).getByText('8 : 2').waitFor();
  await clean(page);
  await page.getByTestId(`accept-${reported.number}-${reported.entrants[0]}`).click();
  await page.getByTestId(`stands-${reported.number}`).waitFor();
  await expect.poll(() => page.getByTestId('told').textContent()).toContain('8');
  await page.getByTestId(`result-${wrong.number}`).fill('9 5');
  await page.keyboard.press('Enter');
  await page.getByTestId(`problem-${wrong.number}`).getByText('at most 8').waitFor();
  await typeResult(page, wrong.number, '8 5');
  await typeResult(page, third.number, usualResult(third));
  expect(await words()).toBe('All results are in: pair round 2.');

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
  await undo(/Round 2 paired/);
  await page.getByTestId('team-more-4').click();
  await page.getByTestId('team-leave').click();
  await page.getByTestId('team-4').getByText('has left').waitFor();
  const {
    rounds: [, short],
  } = await evening.playRound(lowest);
  expect(short?.byes).toHaveLength(1);
  expect(short?.pairings.flatMap(({ entrants }) => entrants)).not.toContain(4);
  await saysNext('pair round 3');

  // A team comes back for round 3, whose start is announced.
  await page.getByTestId('team-more-4').click();
  await page.getByTestId('team-back').click();
  await page.getByTestId('team-4').getByText('has left').waitFor({ state: 'detached' });
  await nextDone(page);
  await clean(page);
  await page.getByTestId('start-in-2').click();
  await saysNext('Round 3 starts in 2 minutes.');
  expect(await page.getByTestId('round-clock').textContent()).toMatch(/^[12]:\d\d$/);
  await page.getByTestId('show-history').click();
  await page.getByTestId('history').getByText('Round 3 announced: in 2 min').waitFor();
  await undo(/Round 3 announced/);
  await nextDone(page);
  expect((await lastRound(evening)).byes).toEqual([]);
  await evening.reportAll(lowest);
  await saysNext('All rounds are played');
  await page.getByTestId('history').getByText('Round 3 started').waitFor();
  await clean(page);
  await nextDone(page);

  const shown = await evening.look();
  expect(shown.stage).toBe('finished');
  expect(shown.rounds).toHaveLength(3);
  rightlyOrdered(shown);
  const best = shown.standings[0]?.entrant ?? 0;
  expect(await words()).toContain(`Winner: ${shown.entrants[best - 1]?.name}`);

  // The same on a phone, and for somebody who is not the organiser.
  await page.setViewportSize(phone.viewport);
  await fits(page);
  await clean(page);
  const guest = await house.open(phone, still);
  await guest.goto(`/tournament/${evening.id}/organise`);
  await guest.getByTestId('not-organiser').waitFor();
  await clean(guest);
  await guest.context().close();
});

/** The clocks of one tournament on all screens; a minute and a half can pass at once. */
async function watchClocks({ id, codes }: SetUp): Promise<{ shown(): Promise<string[]>; pass(): Promise<void> }> {
  await visit(hall, `/tournament/${id}/screen`);
  await visit(entrant, `/tournament/${id}/as/${(await codes()).get(1)}`);
  const clocks = [
    page.getByTestId('round-clock'),
    hall.getByTestId('screen-clock'),
    entrant.getByTestId('round-time').getByRole('timer'),
  ];
  for (const one of clocks) await one.waitFor();
  return {
    shown: () => Promise.all(clocks.map(async (one) => (await one.textContent()) ?? '')),
    pass: () => page.context().clock.runFor(90_000),
  };
}

test(
  'in a pause the clocks of organiser, hall and entrants stand still, and then go on from there',
  { tags: 'thorough' },
  async () => {
    const evening = await comeToOrganise({ name: 'Break', rounds: 2, minutes: 30 }, 2);
    await evening.tell({ k: 'pair' });
    await evening.tell({ k: 'start_round' });
    const { shown, pass } = await watchClocks(evening);
    await page.getByTestId('pause').click();
    await saysNext('paused');
    await entrant.getByTestId('clock-paused').getByText('Paused').waitFor();
    await hall.getByTestId('screen-state').getByText('Paused').waitFor();
    const before = await shown();
    for (const text of before) expect(text).toMatch(/^(29:\d\d|30:00)$/);
    await pass();
    expect(await shown()).toEqual(before);
    for (const one of [page, hall, entrant]) await clean(one);
    await page.getByTestId('next-do').click();
    await entrant.getByTestId('clock-paused').waitFor({ state: 'detached' });
    await hall.getByTestId('screen-state').getByText('Round 1').waitFor();
    await pass();
    for (const text of await shown()) expect(text).toMatch(/^2[78]:\d\d$/);
  },
);

test('a round is announced, and everybody sees how long until then', async () => {
  const evening = await comeToOrganise({ name: 'Soon', rounds: 2, minutes: 30 }, 2);
  await nextDone(page);
  await page.getByTestId('start-in-5').click();
  await saysNext('Round 1 starts in 5 minutes.');
  const { shown, pass } = await watchClocks(evening);
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
});

test('a list comes as a file, and is looked at before anybody enters', async () => {
  const evening = await comeToOrganise({ name: 'Files', rounds: 2 }, 1);
  const csv = 'Nr;Mannschaft;Spieler 1;Spieler 2\n1;Bees;J\xf6rg;Bo\n2;Ants;Al;Abe\n3;Cats;Cy;J\xf6rg\n';
  const drop = await page.evaluateHandle((text) => {
    const all = new DataTransfer();
    all.items.add(new File([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], 'teams.csv'));
    return all;
  }, csv);
  await page.getByTestId('team-name').dispatchEvent('drop', { dataTransfer: drop });
  await page.getByTestId('list-found').getByText('2 teams · 4 players · 1 left out').waitFor();
  expect(await page.getByTestId('list-header').textContent()).toContain('Line 1 names the columns.');
  const lines = page.getByTestId('list-preview').locator('li');
  expect(await lines.allTextContents()).toEqual([
    expect.stringMatching(/Bees\s+Jörg, Bo/),
    expect.stringMatching(/Ants.*Left out: already entered\./s),
    expect.stringMatching(/Cats.*Jörg also plays for Bees\./s),
  ]);
  await clean(page);
  expect((await evening.look()).entrants).toHaveLength(1);

  // One of Tuvero is shown as the list it has. Without a server nothing is taken; it is read once there is one again.
  const tuvero = { target: 'tac', teamsize: 2, teams: [{ p: [{ n: 'Di' }, { n: 'Ed' }] }], tournaments: {} };
  await page.context().setOffline(true);
  await page
    .getByTestId('list-chooser')
    .setInputFiles({ name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(tuvero)) });
  await page.getByTestId('list-problem').waitFor();
  expect(await page.getByTestId('paste-add').isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByTestId('paste-text').inputValue()).toBe('Di & Ed');
  await page.getByTestId('paste-add').click();
  await page.getByTestId('team-2').getByText('Di & Ed').waitFor();
  expect((await evening.look()).entrants[1]?.members.map(({ name }) => name)).toEqual(['Di', 'Ed']);
});

test('who came on earlier evenings is completed, and ticked off at the door', async () => {
  const before = await setUpTournament(page, { name: 'Last Tuesday' }, 3);
  await before.tell({ k: 'change', number: 2, name: 'Bumblebees', members: [{ name: 'Bo' }, { name: 'Bea' }] });
  const evening = await comeToOrganise({ name: 'Tonight' }, 1);
  await page.getByTestId('team-roster').click();
  const roster = page.getByTestId('roster');
  await roster.getByText('Bumblebees').waitFor();
  expect(await roster.getByText('Ants', { exact: true }).count()).toBe(0); // is here already
  for (const name of ['Bumblebees', 'Cats']) await roster.getByLabel(name).check();
  await clean(page);
  await page.getByTestId('roster-add').getByText('Add 2 teams').click();
  await page.getByTestId('team-3').waitFor();
  const { entrants } = await evening.look();
  expect(entrants.map(({ name }) => name)).toEqual(['Ants', 'Bumblebees', 'Cats']);
  expect(entrants[1]?.members.map(({ name }) => name)).toEqual(['Bo', 'Bea']);
  expect(await page.locator('datalist option[value^="Bumblebees"]').count()).toBe(0);
  await evening.tell({ k: 'leave', number: 3 });
  await before.tell({ k: 'enter', name: 'Dodos', members: [{ name: 'Di' }] });
  await visit(page, '/');
  await visit(page, `/tournament/${evening.id}/organise`);
  await page.locator('datalist option[value="Dodos; Di"]').waitFor({ state: 'attached' });
});

const systems: [string, Partial<TournamentPlan>, number][] = [
  ['round robin', { system: 'round_robin' }, 3],
  ['groups', { system: 'groups', groups: 2, advance: 1 }, 2],
  ['knock-out', { system: 'knockout' }, 2],
  ['double knock-out', { system: 'double_knockout' }, 4],
];

test.each(systems)('a %s of four teams to its end', { tags: 'thorough' }, async (name, plan, rounds) => {
  const evening = await comeToOrganise({ name, ...plan }, 4, phone);
  await nextDone(page);
  await nextDone(page);
  await evening.reportAll(lowest);
  await saysNext('pair round 2');
  for (let round = 2; round <= rounds; round++) await evening.playRound(lowest);
  await saysNext('All rounds are played');
  await clean(page);
  await nextDone(page);
  const shown = await evening.look();
  expect(shown.rounds).toHaveLength(rounds);
  expect(shown.standings.find(({ place }) => place === 1)?.entrant).toBe(1); // who wins every board
  expect(await words()).toContain('Winner: Ants');
});

test(
  'an arena pairs anyone who is free, and is finished when the organiser says so',
  { tags: 'thorough' },
  async () => {
    const evening = await comeToOrganise({ name: 'Arena', system: 'arena', arenaMinutes: 5 }, 4, phone);
    await nextDone(page); // two boards
    await nextDone(page);
    const [first] = (await lastRound(evening)).pairings;
    if (!first) throw new Error('no board');
    await typeResult(page, first.number, usualResult(first));
    // The two who are free meet others only once there are others.
    await saysNext('2 teams are free');
    await evening.reportAll(lowest);
    await saysNext('4 teams are free');
    await nextDone(page);
    await nextDone(page);
    await evening.reportAll(lowest);
    await saysNext('4 teams are free');
    await page.getByTestId('finish-now').click();
    await saysNext('The tournament is over');
    expect((await evening.look()).standings.map(({ entrant }) => entrant)[0]).toBe(1);
  },
);

test('pairings, score sheets, standings and certificates are printed', async () => {
  const evening = await comeToOrganise({ name: 'Print night', rounds: 2 }, 7);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark')); // paper is white all the same
  await evening.tell({ k: 'pair' });
  const typed = await evening.typed();
  const printed = async (format: string): Promise<string[]> => pagesOf(await page.pdf({ format }));

  await visit(page, `/tournament/${evening.id}/print/pairings`);
  await page.getByTestId('printed-pairings').waitFor();
  for (const format of ['A4', 'Letter']) {
    const [wall = '', ...more] = await printed(format);
    expect(more).toEqual([]);
    for (const team of teams) expect(wall).toContain(team);
    expect(wall).toContain('Bye');
    expect(wall).not.toContain('PrintPairings'); // the buttons stay on the screen
  }

  await visit(page, `/tournament/${evening.id}/print/sheets`);
  await expect.poll(() => page.getByTestId('qr').count()).toBe(6);
  const { pairings } = await lastRound(evening);
  for (const format of ['A4', 'Letter']) {
    const sheets = await printed(format);
    expect(sheets).toHaveLength(2);
    for (const { number, entrants } of pairings) {
      const sheet = sheets[Math.floor((number - 1) / 2)] ?? '';
      expect(sheet).toContain(`Table${number}`);
      for (const one of entrants) expect(sheet).toContain(typed.get(one)); // the code behind the QR code is too long to be typed
    }
  }
  await clean(page);
  await visit(page, `/tournament/${evening.id}/print/round/1`);
  await expect.poll(() => page.getByTestId('qr').count()).toBe(6);
  expect(await printed('A4')).toHaveLength(3);

  await evening.tell({ k: 'start_round' });
  const { standings: rows, entrants } = await evening.reportAll(lowest);
  await visit(page, `/tournament/${evening.id}/print/teams`);
  await page.getByTestId('games-of-1').waitFor();
  await visit(page, `/tournament/${evening.id}/print/crosstable`);
  await page.getByTestId('crosstable').waitFor();
  await clean(page);
  await visit(page, `/tournament/${evening.id}/print/standings`);
  await page.getByTestId('printed-standings').waitFor();
  await clean(page);
  const [standings = ''] = await printed('A4');
  expect(standings).toContain('Afterround1');
  const inOrder = rows.map(({ entrant }) => standings.indexOf(entrants[entrant - 1]?.name ?? '?'));
  expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
  expect(inOrder[0]).toBeGreaterThan(0);

  await visit(page, `/tournament/${evening.id}/print/certificates`);
  await page.getByTestId(`certificate-${rows[0]?.entrant}`).waitFor();
  await clean(page);
  const top = await printed('Letter');
  expect(top).toHaveLength(rows.filter(({ place }) => place <= 3).length);
  expect(top[0]).toContain(entrants[(rows[0]?.entrant ?? 0) - 1]?.name);
  await page.getByTestId('print-everyone').click();
  expect(await printed('A4')).toHaveLength(7);
  const background = await page.evaluate(() => {
    const paper = document.querySelector('.paper');
    return paper ? [getComputedStyle(paper).backgroundColor, getComputedStyle(paper).color] : [];
  });
  expect(background).toEqual(['rgb(255, 255, 255)', 'rgb(17, 17, 17)']);
});

test('settings change while a tournament runs, and who did not come loses', async () => {
  const evening = await comeToOrganise({ name: 'Short night', rounds: 1 }, 4);
  await evening.tell({ k: 'pair' });
  await evening.tell({ k: 'start_round' });
  await page.getByTestId('org-settings').click();
  await page.getByTestId('plan-name').fill('Long night');
  await page.getByTestId('plan-rounds').fill('2');
  await page.getByTestId('plan-minutes').selectOption('45');
  await clean(page);
  await page.getByTestId('plan-save').click();
  await expect
    .poll(async () => (await evening.look()).plan)
    .toMatchObject({ name: 'Long night', rounds: 2, minutes: 45 });

  const [first] = (await lastRound(evening)).pairings;
  const [came = 0, absent = 0] = first?.entrants ?? [];
  await page.getByTestId('absent-1').click();
  await page.getByTestId(`absent-1-${absent}`).click();
  await page.getByTestId('stands-1').waitFor();
  expect((await lastRound(evening)).pairings[0]?.winner).toBe(came);
});

test('a round gets more time, and two different reports wait for the organiser', async () => {
  const evening = await comeToOrganise({ name: 'Trouble', rounds: 2, minutes: 30 }, 4);
  await evening.tell({ k: 'pair' });
  await evening.tell({ k: 'start_round' });
  const clock = page.getByTestId('round-clock');
  await expect.poll(() => clock.textContent()).toMatch(/^(29|30):/);
  await page.getByTestId('extend-5').click();
  await expect.poll(() => clock.textContent()).toMatch(/^3[45]:/);
  await page.clock.fastForward('36:00');
  await page.getByTestId('time-up').getByText('Round 1: Time!').waitFor({ state: 'attached' });

  const [first] = (await lastRound(evening)).pairings;
  if (!first) throw new Error('no board');
  const { number, entrants } = first;
  const codes = await evening.codes();
  for (const [i, entrant] of entrants.entries()) {
    const results = [{ marbles: [8, 3 + i], winner: entrants[0] ?? 0 }];
    await evening.tell({ k: 'report', round: 1, board: number, results }, codes.get(entrant));
  }
  await page.getByTestId(`disputed-${number}`).waitFor();
  expect(await words()).toContain('report different results');
  await clean(page);
  await page.getByTestId('next-result').click();
  const chosen = `accept-${number}-${entrants[0] ?? 0}`;
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(chosen);
  await page
    .getByTestId(`reported-${number}-${entrants[1] ?? 0}`)
    .getByText('8 : 4')
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByTestId(`stands-${number}`).getByText('8 : 3').waitFor();
});

test('when a team goes home before any result, the round is paired again', async () => {
  const evening = await comeToOrganise({ name: 'Early train', rounds: 2 }, 6);
  await evening.tell({ k: 'pair' });
  await evening.tell({ k: 'start_round' });
  await evening.tell({ k: 'leave', number: 3 });
  await saysNext('Cats left. Pair round 1 again?');
  await clean(page);
  await nextDone(page);
  const again = await lastRound(evening);
  expect([again.byes.length, again.pairings.length, again.startedAt]).toEqual([1, 2, 0]);
  await undo(/Round 1 paired/);
});

test('a result that no server takes is kept, and goes out by itself', async () => {
  const evening = await comeToOrganise({ name: 'Outage', rounds: 1 }, 4);
  await evening.tell({ k: 'pair' });
  await evening.tell({ k: 'start_round' });
  await page.getByTestId('result-1').waitFor();
  await page.context().setOffline(true);
  await page.getByTestId('result-1').fill('85');
  await page.keyboard.press('Enter');
  await page.getByTestId('unsent').waitFor();
  expect(await page.getByTestId('result-1').inputValue()).toBe('');
  await page.context().setOffline(false);
  await page.getByTestId('stands-1').waitFor();
  await page.getByTestId('unsent').waitFor({ state: 'detached' });
});

test('the hall sees pairings, clock and standings without anybody touching anything', async () => {
  const evening = await setUpTournament(page, { name: 'Hall', rounds: 2, minutes: 30 }, 6);
  await visit(hall, `/tournament/${evening.id}/screen`);
  await hall.getByTestId('screen-entrants').waitFor();
  await clean(hall);
  await evening.tell({ k: 'pair' });
  await hall.getByTestId('screen-pairings').waitFor();
  expect(await hall.getByTestId('screen-state').textContent()).toBe('Round 1 starts soon');
  await evening.tell({ k: 'start_round' });
  await hall.getByTestId('screen-clock').waitFor();
  const {
    rounds: [round],
  } = await evening.reportAll(lowest);
  await hall
    .getByTestId('screen-page')
    .getByText(round?.pairings[0]?.results[0]?.marbles.join(' : ') ?? 'no result')
    .first()
    .waitFor();
  await clean(hall);
  await hall.clock.runFor(12_500);
  await hall.getByTestId('screen-standings').waitFor();
  await clean(hall);
  expect(
    await hall.evaluate(() =>
      [...document.querySelectorAll('.hall *')].every((one) => one.getBoundingClientRect().bottom <= innerHeight + 1),
    ),
  ).toBe(true);
});

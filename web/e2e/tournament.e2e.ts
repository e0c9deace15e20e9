// A tournament as those who play in it see it: made, entered, reported, confirmed, finished.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TournamentPlan } from '@tacit/wire';
import { violations } from './axe';
import { type House, openHouse, tick, visit } from './house';
import { setUpTournament, unfold } from './tournaments';

const phone = { viewport: { width: 360, height: 740 } };
const still = { speed: 'off', sound: false };

let house: House;
let ann: Page;
let cem: Page;
beforeAll(async () => {
  house = await openHouse(['--no-limits']);
  [ann, cem] = [await house.open(phone, still), await house.open(phone, still)];
  for (const page of [ann, cem]) {
    await page.request.post('/api/hello', { data: {}, headers: { Origin: house.address } }); // the page and the test speak for one guest
    await page.goto('/tournaments');
  }
});
afterAll(() => house.close());

// Colours are looked at on the tour (screens.e2e.ts).
const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);
const textOf = (page: Page, id: string): Promise<string | null> => page.getByTestId(id).textContent();

const marbles = (page: Page, game: number, entrant: number, n: number): Promise<void> =>
  tick(page.getByTestId(`marbles-${game}-${entrant}-${n}`));

async function enter(page: Page, id: string, own: string, partner: string, team: string): Promise<void> {
  await visit(page, `/tournament/${id}`);
  await page.getByTestId('enter-name').fill(own);
  await page.getByTestId('partner-0').fill(partner);
  await page.getByTestId('team-name').fill(team);
  await page.getByTestId('enter-tournament').click();
  await page.getByTestId('you-are-in').waitFor();
}

test('one is made in a minute, entered by two teams, reported, disputed, confirmed and finished', async () => {
  const organiser = await house.open({ viewport: { width: 1200, height: 900 } }, still);
  await organiser.goto('/');
  await organiser.getByTestId('nav-clubs').click();
  await organiser.getByTestId('tab-tournaments').click();
  await organiser.getByTestId('no-tournaments').waitFor();
  await clean(organiser);
  await organiser.getByTestId('new-tournament').click();
  await expect.poll(() => textOf(organiser, 'proposal')).toContain('Swiss system');
  await organiser.getByTestId('teams-expected').fill('2');
  await expect.poll(() => textOf(organiser, 'proposal')).toContain('Round robin');
  expect(await textOf(organiser, 'proposal-time')).toContain('1 round of about 1 hr');
  await clean(organiser);
  await organiser.getByTestId('more-options').click();
  await organiser.getByTestId('tournament-name').fill('Club night');
  await organiser.getByTestId('create-tournament').click();
  await organiser.waitForURL(/\/tournament\/[a-z0-9]+\/organise$/);
  const id = /tournament\/([a-z0-9]+)/.exec(organiser.url())?.[1] ?? '';
  const tell = async (k: string): Promise<void> => {
    const answer = await organiser.request.post(`/api/tournaments/${id}`, {
      data: { want: { k } },
      headers: { Origin: house.address },
    });
    expect(answer.status()).toBe(200);
  };

  await enter(ann, id, 'Ann', 'Ben', 'Ants');
  await enter(cem, id, 'Cem', 'Dee', 'Bees');
  await expect.poll(() => ann.getByTestId('entrant-2').count()).toBe(1); // heard of it by itself
  await ann.getByTestId('guest-note').waitFor();
  await clean(ann);

  // Ben comes by the link that Ann has sent.
  await ann.getByTestId('team-link').locator('summary').click();
  const link = new URL(await ann.getByTestId('team-address').inputValue());
  const ben = organiser; // who plays, too
  await ben.setViewportSize(phone.viewport);
  await visit(ben, link.pathname);
  await ben.getByTestId('claim-1').click();
  await expect.poll(() => ben.getByTestId('claims').count()).toBe(0);
  await visit(ben, `/tournament/${id}`);
  await ben.getByTestId('entrant-card').getByText('Ants', { exact: true }).waitFor();

  await tell('pair');
  await expect.poll(() => textOf(ann, 'where')).toContain('against Bees');
  await ann.getByTestId('not-started').waitFor();
  expect(await textOf(ann, 'entrant-news')).toContain('Round 1: table 1');
  await tell('start_round');
  await ann.getByTestId('report-form').waitFor();
  expect(await ann.getByTestId('send-report').isDisabled()).toBe(true);
  await marbles(ann, 1, 1, 8);
  await marbles(ann, 1, 2, 8); // only one side can have all home
  expect(await ann.getByTestId('marbles-1-1-8').isChecked()).toBe(false);
  await marbles(ann, 1, 1, 8);
  await marbles(ann, 1, 2, 3);
  await ann.getByTestId('leads-1-1').waitFor();
  await clean(ann);
  await ann.getByTestId('send-report').click();
  expect(await textOf(ann, 'you-reported')).toContain('8 : 3');

  await cem.getByTestId('they-reported').waitFor();
  expect(await textOf(cem, 'they-reported')).toContain('Ants 8 : 3 ');
  await clean(cem);
  await cem.getByTestId('dispute').click();
  expect(await cem.getByTestId('marbles-1-2-3').isChecked()).toBe(true);
  await marbles(cem, 1, 2, 5);
  await cem.getByTestId('send-report').click();
  await cem.getByTestId('disputed').waitFor();
  expect(await textOf(cem, 'says-2')).toBe('Bees reported: Ants 8 : 5 Bees');
  await clean(cem);

  await ben.getByTestId('says-1').getByText('Ants 8 : 3 Bees').waitFor();
  await ben.getByTestId('agree-2').click();
  expect(await textOf(ben, 'outcome')).toContain('You won 8 : 5');
  await expect.poll(() => textOf(cem, 'outcome')).toContain('You lost 5 : 8');
  await tell('finish');
  await expect.poll(() => textOf(cem, 'final-place')).toContain('2 of 2');
  expect(await ann.getByTestId('standing-1').textContent()).toContain('15'); // 12 and three marbles more
  await ann.getByTestId('columns').locator('summary').click();
  await clean(ann);
  await organiser.context().close();
});

test('a tournament can be made, entered and reported by keyboard alone', async () => {
  const page = ann;
  await visit(page, '/tournaments/new');
  await page.getByTestId('more-options').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('tournament-name').focus();
  await page.keyboard.type('Keys');
  await page.getByTestId('system-swiss').focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.getByTestId('system-round_robin').isChecked()).toBe(true);
  await page.getByTestId('down-tac').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // the button moves with its line
  const order = (): Promise<string[]> => page.getByTestId('criteria').locator('strong').allTextContents();
  expect((await order()).slice(0, 3)).toEqual(['Wins', 'Marbles', 'Points']);
  await clean(page);
  await page.getByTestId('create-tournament').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/organise$/);
  await visit(page, new URL(page.url()).pathname.replace('/organise', ''));
  await page.getByTestId('enter-name').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('you-are-in').waitFor();
  expect(await page.getByTestId('guest-note').count()).toBe(0); // was told before
  await page.getByTestId('leave-tournament').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByTestId('come-back').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('you-are-in').waitFor();
});

test('a code at the table is enough to report, and a wrong one says so', async () => {
  const { id, tell, codes } = await setUpTournament(ann, { games: 3 });
  await tell({ k: 'pair' });
  const { rounds } = await tell({ k: 'start_round' });
  const [one = 0, other = 0] = rounds[0]?.pairings[0]?.entrants ?? [];
  const code = await codes();

  const guest = cem;
  await visit(guest, `/tournament/${id}/as/1-nothing`);
  await guest.getByTestId('bad-code').waitFor();
  await clean(guest);
  await visit(guest, `/tournament/${id}/as/${code.get(one)}`);
  await marbles(guest, 1, one, 8);
  await marbles(guest, 1, other, 2);
  await marbles(guest, 2, one, 4);
  await marbles(guest, 2, other, 6); // time ran out, and the third game was not played
  await clean(guest);
  await guest.getByTestId('send-report').click();
  await guest.getByTestId('you-reported').waitFor();
  await visit(guest, `/tournament/${id}/as/${code.get(other)}`);
  await guest.getByTestId('confirm-result').click();
  await guest.getByTestId('outcome').waitFor();
  expect(await guest.getByTestId(`board-1-${rounds[0]?.pairings[0]?.number}`).textContent()).toContain('8 : 2, 4 : 6');
  await visit(guest, '/tournament/nosuchone');
  await guest.getByTestId('no-tournament').waitFor();
});

test('six letters are enough to report and to confirm a result, and nothing else', async () => {
  const { id, tell, typed } = await setUpTournament(ann, {}, 2);
  await tell({ k: 'pair' });
  const { rounds } = await tell({ k: 'start_round' });
  const [one = 0, other = 0] = rounds[0]?.pairings[0]?.entrants ?? [];
  const letters = await typed();

  const page = cem;
  await visit(page, '/tournaments');
  await page.getByTestId('to-results').click();
  await page.getByTestId('team-code').fill('BDF');
  await page.keyboard.press('Enter');
  await page.getByTestId('team-code-problem').getByText('six letters').waitFor();
  const nobodys = [...letters.values()].includes('BBBBBB') ? 'DDDDDD' : 'BBBBBB';
  await page.getByTestId('team-code').fill(nobodys);
  await page.getByTestId('enter-code').click();
  await page.getByTestId('team-code-problem').getByText('No team has this code').waitFor();
  await clean(page);
  const first = letters.get(one) ?? '';
  await page.getByTestId('team-code').fill(`${first.slice(0, 3).toLowerCase()} ${first.slice(3)}`);
  await page.keyboard.press('Enter');
  await page.getByTestId('results-only').waitFor();
  expect(new URL(page.url()).pathname).toContain(`/tournament/${id}/as/r${one}-`);
  for (const more of ['leave-tournament', 'team-link', 'claims']) expect(await page.getByTestId(more).count()).toBe(0);
  await marbles(page, 1, one, 8);
  await marbles(page, 1, other, 4);
  await clean(page);
  await page.getByTestId('send-report').click();
  await page.getByTestId('you-reported').waitFor();
  await visit(page, '/r');
  await page.getByTestId('team-code').fill(letters.get(other) ?? '');
  await page.keyboard.press('Enter');
  await page.getByTestId('confirm-result').click();
  await page.getByTestId('outcome').getByText('You lost 4 : 8').waitFor();

  await visit(ann, `/tournament/${id}/print/sheets/1`);
  const printed = `${first.slice(0, 3)} ${first.slice(3)} at ${new URL(house.address).host}/r`;
  await ann.getByTestId('typed-code').filter({ hasText: printed }).waitFor();
});

test('a knockout that is level waits for an extra game, or for the word of the organiser', async () => {
  const { id, tell, codes } = await setUpTournament(ann, { system: 'knockout', ifLevel: 'extra_game' }, 2);
  await tell({ k: 'pair' });
  const { rounds } = await tell({ k: 'start_round' });
  const [one = 0, other = 0] = rounds[0]?.pairings[0]?.entrants ?? [];
  const code = await codes();
  await visit(cem, `/tournament/${id}/as/${code.get(one)}`);
  await cem.getByTestId('if-level-1').getByText('an extra game decides').waitFor();
  await marbles(cem, 1, one, 6);
  await marbles(cem, 1, other, 6);
  await cem.getByTestId('level-note').waitFor();
  expect(await cem.getByTestId('send-report').isDisabled()).toBe(true);
  await clean(cem);
  await marbles(cem, 2, one, 8);
  await marbles(cem, 2, other, 2);
  await cem.getByTestId('send-report').click();
  await visit(cem, `/tournament/${id}/as/${code.get(other)}`);
  await cem.getByTestId('confirm-result').click();
  await cem.getByTestId('decided-1-1').getByText('after an extra game').waitFor();

  const word = await setUpTournament(ann, { system: 'knockout', ifLevel: 'organiser' }, 2);
  await word.tell({ k: 'pair' });
  await word.tell({ k: 'start_round' });
  await visit(ann, `/tournament/${word.id}/organise`);
  await ann.getByTestId('result-1').fill('6 6');
  await ann.keyboard.press('Enter');
  await clean(ann);
  await ann.getByTestId('goes-on-1-2').click();
  await ann.getByTestId('stands-1').getByText('Bees goes on').waitFor();
});

test('one at tables of the server can count for the ranking, with a clock and closed hands', async () => {
  const page = ann;
  await visit(page, '/tournaments/new');
  await page.getByTestId('more-options').click();
  await page.getByTestId('tournament-name').fill('Ranked night');
  expect(await page.getByTestId('rated').count()).toBe(0);
  await tick(page.getByTestId('where-online'));
  await page.getByTestId('clock').selectOption('0');
  await page.getByTestId('spectators').selectOption('open');
  await tick(page.getByTestId('rated'));
  expect([await page.getByTestId('clock').inputValue(), await page.getByTestId('spectators').inputValue()]).toEqual([
    '60',
    'public',
  ]);
  await clean(page);
  await page.getByTestId('create-tournament').click();
  await page.waitForURL(/\/tournament\/[a-z0-9]+\/organise$/);
  await visit(page, new URL(page.url()).pathname.replace('/organise', ''));
  await expect.poll(() => textOf(page, 'tournament-facts')).toContain('Rated game');
});

const systems: { name: string; plan: Partial<TournamentPlan>; teams: number; shows: string }[] = [
  { name: 'a Swiss system', plan: { rounds: 3 }, teams: 4, shows: 'standings' },
  { name: 'everybody against everybody', plan: { system: 'round_robin' }, teams: 4, shows: 'crosstable' },
  { name: 'groups and a knock-out', plan: { system: 'groups', groups: 2, advance: 1 }, teams: 6, shows: 'group-2' },
  { name: 'a knock-out', plan: { system: 'knockout' }, teams: 5, shows: 'bracket' },
  { name: 'a double knock-out', plan: { system: 'double_knockout' }, teams: 4, shows: 'bracket-losers' },
  { name: 'an arena', plan: { system: 'arena' }, teams: 4, shows: 'standings' },
  { name: 'a duplicate', plan: { rounds: 2, duplicate: true, games: 2 }, teams: 4, shows: 'deal-2-1-0' },
];
test.each(systems)('$name is told to its end', { tags: 'thorough' }, async ({ plan, teams, shows }) => {
  const page = cem;
  const { id, tell, playRound } = await setUpTournament(page, plan, teams);
  let shown = await playRound();
  await visit(page, `/tournament/${id}`);
  await page.getByTestId('this-round').waitFor();
  await clean(page);
  for (
    let more = plan.system === 'arena' ? 1 : 9;
    more > 0 && (shown.roundsPlanned === 0 || shown.rounds.length < shown.roundsPlanned);
    --more
  ) {
    const next = await playRound().catch(() => undefined); // all have been played
    if (!next) break;
    shown = next;
  }
  shown = await tell({ k: 'finish' });
  await expect.poll(() => textOf(page, 'tournament-facts')).toContain('Finished');
  await expect.poll(() => page.getByTestId(`pairings-${shown.rounds.length}`).count()).toBe(1);
  expect(await page.getByTestId(shows).count()).toBeGreaterThan(0);
  await unfold(page);
  expect(await page.getByTestId('all-standings').getByTestId('standings').locator('tbody tr').count()).toBe(teams);
  await clean(page);
});

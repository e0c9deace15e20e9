// A club from the outside and the inside: founded, joined by invitation, with an evening, a league and a ladder.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TournamentShown, TournamentWant } from '@tacit/wire';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';

const phone = { viewport: { width: 360, height: 740 } };
const still = { speed: 'off', sound: false };

let house: House;
let anna: Page;
let ben: Page;
beforeAll(async () => {
  house = await openHouse();
  [anna, ben] = [await house.open({ viewport: { width: 1200, height: 900 } }, still), await house.open(phone, still)];
});
afterAll(() => house.close());

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

/** Fills in the form that makes an account, where it is shown. */
async function makeAccount(page: Page, name: string): Promise<void> {
  await page.getByTestId('to-register').click();
  await page.getByTestId('account-name').fill(name);
  await page.getByTestId('password').fill('a long walk in the rain');
  await page.getByTestId('enter').click();
  await page.getByTestId('codes-kept').click();
}

/** Two teams and one round on real boards, up to the end; who has won. */
async function play(page: Page, tournament: string): Promise<string> {
  const tell = async (want: TournamentWant): Promise<TournamentShown> => {
    const answer = await page.request.post(`/api/tournaments/${tournament}`, {
      data: { want },
      headers: { Origin: house.address },
    });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as TournamentShown;
  };
  for (const name of ['Ants', 'Bees'])
    await tell({ k: 'enter', name, members: [{ name: `${name} 1` }, { name: `${name} 2` }] });
  await tell({ k: 'pair' });
  const { rounds, entrants } = await tell({ k: 'start_round' });
  const winner = rounds[0]?.pairings[0]?.entrants[0] ?? 0;
  await tell({ k: 'report', round: 1, board: 1, results: [{ marbles: [8, 3], winner }] });
  await tell({ k: 'finish' });
  return entrants[winner - 1]?.name ?? '';
}

test('a club is founded, joined, and has an evening that counts in its league', async () => {
  await anna.goto('/tournaments');
  await anna.getByTestId('tab-clubs').click();
  await anna.getByTestId('to-account').click();
  await makeAccount(anna, 'Anna');
  await visit(anna, '/clubs');
  await anna.getByTestId('found-club').click();
  await anna.getByTestId('club-name').fill('Monday Marbles');
  await anna.getByTestId('club-about').fill('Mondays at seven.');
  await clean(anna);
  await anna.getByTestId('club-save').click();
  await anna.getByTestId('about-club').waitFor();
  expect(await anna.getByTestId('about-club').textContent()).toContain('Mondays at seven.');

  // A league, and an evening in it that is set up from the club's page.
  await anna.getByTestId('club-leagues').click();
  await anna.getByTestId('new-league').click();
  await anna.getByTestId('league-name').fill('Winter');
  await anna.getByTestId('open-league').click();
  await anna.getByTestId('league-1').waitFor();
  await anna.getByTestId('club-evenings').click();
  await anna.getByTestId('evening-league').selectOption({ label: 'Winter' });
  await anna.getByTestId('new-evening').click();
  await expect.poll(() => anna.getByTestId('club').locator(':checked').textContent()).toBe('Monday Marbles');
  await anna.getByTestId('teams-expected').fill('2');
  expect(await anna.getByTestId('people-expected').textContent()).toBe('4 players');
  await anna.getByTestId('more-options').click();
  expect(await anna.getByTestId('tournament-name').getAttribute('placeholder')).toMatch(/^Monday Marbles, \d+ \w+$/);
  await anna.getByTestId('tournament-name').fill('First evening');
  await anna.getByTestId('create-tournament').click();
  await anna.waitForURL(/\/tournament\/[a-z0-9]+\/organise$/);
  const tournament = /tournament\/([a-z0-9]+)/.exec(anna.url())?.[1] ?? '';
  const winner = await play(anna, tournament);
  const comeToClub = async (): Promise<void> => {
    await visit(anna, '/clubs');
    await anna.locator('[data-testid="clubs"] a').first().click();
    await anna.getByTestId(`evening-${tournament}`).waitFor();
  };
  await comeToClub();
  await clean(anna);
  // The club hears of results a moment later, and its page shows how it stood when it was opened.
  await expect
    .poll(async () => {
      await comeToClub();
      await anna.getByTestId('club-leagues').click();
      return anna.getByTestId('standings-1').locator('tbody tr').count();
    })
    .toBeGreaterThan(0);
  const first = anna.getByTestId('standings-1').locator('tbody tr').first();
  expect(await first.locator('th').textContent()).toContain(winner);
  expect(await first.locator('td').allTextContents()).toEqual(['1', '2', '2']);
  await clean(anna);

  // Ben comes by the link, without an account at first, on his phone.
  await anna.getByTestId('club-members').click();
  const link = new URL(await anna.getByTestId('invitation-link').inputValue());
  await clean(anna);
  await ben.goto(link.pathname);
  await ben.getByTestId('join-club').waitFor();
  await clean(ben);
  await makeAccount(ben, 'Ben');
  await ben.getByTestId('join').click();
  await ben.getByTestId('join-club').waitFor({ state: 'detached' });
  await ben.getByTestId('club-members').click();
  await ben.getByTestId('leave-club').waitFor();
  expect(await ben.getByTestId('club-member-list').locator('li').count()).toBe(2);
});

test('places on a ladder change by challenges that both sides report', async () => {
  await anna.setViewportSize(phone.viewport);
  const made = await anna.request.post('/api/clubs', {
    data: { name: 'Ladder club', about: '' },
    headers: { Origin: house.address },
  });
  const { id } = (await made.json()) as { id: string };
  await visit(anna, `/club/${id}`);
  await anna.getByTestId('club-ladders').click();
  await anna.getByTestId('new-ladder').click();
  await anna.getByTestId('ladder-name').fill('House ladder');
  await anna.getByTestId('open-ladder').click();

  const getOn = async (page: Page, team: string): Promise<void> => {
    await page.getByTestId('join-ladder-1').click();
    await page.getByTestId('team-name').fill(team);
    await page.getByTestId('join-ladder').click();
    await page.getByTestId('teams-1').getByText(team, { exact: true }).waitFor();
  };
  await getOn(anna, 'Ants');
  await anna.getByTestId('club-members').click();
  const link = new URL(await anna.getByTestId('invitation-link').inputValue());

  await visit(ben, link.pathname);
  await ben.getByTestId('join').click();
  await ben.getByTestId('club-ladders').click();
  await getOn(ben, 'Bees');
  await ben.getByTestId('challenge-1').click();
  await ben.getByTestId('won-2-2').click();
  await ben.getByTestId('claim-2').waitFor();
  await clean(ben);

  await visit(anna, '/clubs');
  await visit(anna, `/club/${id}`);
  await anna.getByTestId('club-ladders').click();
  await anna.getByTestId('won-2-2').click();
  await anna.getByTestId('challenge-by-2').waitFor({ state: 'detached' });
  expect(await anna.getByTestId('teams-1').locator('strong').first().textContent()).toBe('Bees');

  // What cannot be taken back is asked twice; the keyboard does it as well.
  await anna.getByTestId('leave-ladder-1').focus();
  await anna.keyboard.press('Enter');
  expect(await anna.getByTestId('leave-ladder-1').textContent()).toContain('Really leave?');
  await anna.keyboard.press('Enter');
  await anna.getByTestId('team-1').waitFor({ state: 'detached' });
});

// Friends: they meet at a table, ask, accept, invite each other, play again, found a team; and one shows others less.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';
import { playOut, tellTable } from './player';

let house: House;
beforeAll(async () => (house = await openHouse(['--no-limits'])));
afterAll(() => house.close());

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const still = { speed: 'off', sound: false };

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);
const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

const post = async <T>(page: Page, path: string, data: object): Promise<T> =>
  (await (await page.request.post(path, { data, headers: { Origin: house.address } })).json()) as T;

/** Somebody with an account, on the start screen. */
async function known(name: string, options: object, kept: object): Promise<{ page: Page; id: string }> {
  const page = await house.open(options, { ...still, ...kept });
  await post(page, '/api/hello', {});
  const { profile } = await post<{ profile: { id: string } }>(page, '/api/account', {
    name,
    password: 'a long walk in the rain',
  });
  await page.goto('/');
  return { page, id: profile.id };
}

/** Comes back to the page, which looks for news then. */
async function lookAgain(page: Page, path = '/'): Promise<void> {
  await visit(page, path);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** A short game of two, in which a bot plays on for one of them. */
async function play(one: Page, other: Page): Promise<string> {
  const { table } = await post<{ table: string }>(one, '/api/tables', {
    options: { type: 'two', bots: 'simple', botMilliseconds: 10 },
    place: 0,
  });
  await tellTable(other, table, { k: 'sit', place: 1 });
  await tellTable(one, table, { k: 'start' }, { k: 'leave' });
  await playOut(other, table);
  await expect
    .poll(async () => (await one.request.get(`/api/games/${table}.tac`)).status(), { interval: 200 })
    .toBe(200);
  return table;
}

test('a friend is found by name, and comes by the link', async () => {
  const { page: ada, id: adaId } = await known('Adalbert', phone, {});
  const { page: bob, id: bobId } = await known('Bobine', desktop, {});
  await visit(ada, '/friends');
  await ada.getByTestId('friend-name').fill('bob');
  await ada.getByTestId(`ask-${bobId}`).waitFor();
  expect(await ada.getByTestId('friends-found').innerText()).toBe('1 result');
  await clean(ada);
  await ada.getByTestId(`ask-${bobId}`).click();
  await ada.getByTestId(`withdraw-${bobId}`).waitFor();
  expect(await ada.getByTestId(`ask-${bobId}`).count()).toBe(0);
  await ada.getByTestId('friend-name').fill('nobody at all');
  await ada.getByText('No account has this name.').waitFor();
  await ada.getByTestId('friend-link').locator('summary').click();
  await ada.getByTestId('qr').waitFor();
  await clean(ada);
  await fits(ada);

  const link = new URL(await ada.getByTestId('friend-address').inputValue());
  expect(link.pathname).toBe(`/person/${adaId}`);
  await visit(bob, link.pathname);
  await bob.getByTestId('friend-accept').click();
  await bob.getByText('You’re friends.').waitFor();
  const guest = await house.open(phone, still);
  await guest.goto(link.pathname);
  await guest.getByTestId('friend-guest').waitFor();
  expect(await guest.getByTestId('friend-guest').innerText()).toContain('add Adalbert as a friend');
  await clean(guest);
  for (const page of [ada, bob, guest]) await page.context().close();
});

test('two who have played become friends, invite each other and found a team', async () => {
  const { page: ada, id: adaId } = await known('Ada', desktop, { theme: 'light' });
  const { page: bob, id: bobId } = await known('Bob', phone, { theme: 'dark' });
  const game = await play(ada, bob);

  await visit(ada, '/friends');
  await ada.getByTestId(`add-${bobId}`).click();
  await ada.getByTestId(`withdraw-${bobId}`).waitFor();
  await clean(ada);
  await lookAgain(bob, '/you');
  await bob.getByTestId('to-friends').getByText('1').waitFor();
  await bob.getByTestId('to-friends').click();
  await bob.getByTestId(`accept-${adaId}`).waitFor();
  await clean(bob);
  await fits(bob);
  await bob.getByTestId(`accept-${adaId}`).click();
  await bob.getByTestId(`presence-${adaId}`).getByText('Online').waitFor();

  // To a table of hers, by one tap; he comes by another.
  await visit(ada, '/new');
  await ada.getByTestId('create').locator('visible=true').click();
  await ada.getByTestId(`invite-${bobId}`).click();
  await ada.getByTestId(`invite-${bobId}`).getByText('Invited').waitFor();
  await clean(ada);
  await lookAgain(bob);
  await bob.getByTestId('invitation').getByText('Ada invited you to a game.').waitFor();
  await clean(bob);
  await fits(bob);
  await bob.getByTestId('invitation-join').click();
  await bob.waitForURL(new URL(ada.url()).pathname);

  // The same people once more; this time he does not feel like it.
  await visit(ada, `/person/${adaId}`);
  await ada.getByTestId(`again-${game}`).click();
  await ada.getByTestId('table-code').waitFor();
  await lookAgain(bob);
  await bob.getByTestId('invitation-decline').click();
  await bob.getByTestId('invitation').waitFor({ state: 'detached' });
  await bob.reload();
  await bob.getByTestId('play-now').waitFor();
  expect(await bob.getByTestId('invitation').count()).toBe(0);

  await visit(ada, '/friends');
  await ada.getByTestId('team-name').fill('The Marbles');
  await ada.getByTestId('team-partner').selectOption(bobId);
  await ada.getByTestId('team-propose').click();
  await ada.getByTestId('teams').getByText('Waiting for: Bob').waitFor();
  await visit(bob, '/friends');
  await bob.getByTestId('teams').getByText('Ada wants to start the team “The Marbles” with you.').waitFor();
  await clean(bob);
  await bob.locator('[data-testid^="team-accept-"]').click();
  await bob.locator('[data-testid^="to-team-"]').click();
  await bob.getByTestId('team-members').getByText('Ada').waitFor();
  await clean(bob);
  await fits(bob);
  await bob.getByTestId('team-disband').click();
  await bob.getByTestId('team-keep').click();
  await visit(ada, '/ranking');
  await ada.getByTestId('family-teams').click();
  await ada.getByTestId('no-teams').waitFor(); // it has not played yet
  await visit(ada, `/person/${bobId}`);
  await ada.getByTestId('own-teams').getByText('The Marbles').waitFor();
  await ada.getByTestId('friendship').getByText('You’re friends.').waitFor();

  // What he does not want to be seen is not.
  await visit(bob, '/account/privacy');
  await bob.getByTestId('shows-games').uncheck();
  await bob.getByTestId('shows-partners').uncheck();
  await expect.poll(() => bob.getByTestId('shows-partners').isEnabled()).toBe(true);
  await clean(bob);
  await visit(ada, '/');
  await visit(ada, `/person/${bobId}`);
  await ada.getByTestId('games-hidden').waitFor();
  expect(await ada.getByTestId('own-teams').count()).toBe(0);
  await clean(ada);
  await ada.getByTestId('friend-remove').click();
  await ada.getByTestId('friend-add').waitFor();
  for (const page of [ada, bob]) await page.context().close();
});

test('a guest is told what an account is good for', async () => {
  const page = await house.open(phone, still);
  await page.goto('/friends');
  await page.getByTestId('friends-guest').waitFor();
  await clean(page);
  await page.getByTestId('to-account').click();
  await page.getByTestId('account-name').waitFor();
  await page.context().close();
});

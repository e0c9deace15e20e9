// Friends: they meet at a table, ask, accept, invite each other, play again, found a team; and one shows others less.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, type House } from './house';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const still = { speed: 'off', sound: false };

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);
const fits = async (page: Page): Promise<void> => expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

const post = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([where, what]) => (await fetch(where, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(what) })).json() as Promise<T>,
    [path, body] as const,
  );

/** Somebody with an account, on the start screen. */
async function known(name: string, options: object, kept: object): Promise<{ page: Page; id: string }> {
  const page = await house.open(options, { ...still, ...kept });
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
  const { profile } = await post<{ profile: { id: string } }>(page, '/api/account', { name, password: 'a long walk in the rain' });
  await page.reload();
  return { page, id: profile.id };
}

const send = (page: Page, table: string, wants: object[]): Promise<void> =>
  page.evaluate(
    ([id, all]) => {
      const socket = new WebSocket(`ws://${location.host}/ws/${id}?last=0`);
      socket.onopen = () => all.forEach((want) => socket.send(JSON.stringify({ v: 1, id: `c${Math.random()}`, do: want })));
    },
    [table, wants] as const,
  );

/** A short game of two that bots play to its end for them. */
async function play(one: Page, other: Page): Promise<string> {
  const { table } = await post<{ table: string }>(one, '/api/tables', { options: { type: 'two', bots: 'simple', botMilliseconds: 10 }, place: 0 });
  const status = (path: string): Promise<string> => one.evaluate(async (where) => (await fetch(where)).text(), path);
  await send(other, table, [{ k: 'sit', place: 1 }]);
  await expect.poll(() => status(`/api/tables/${table}`)).toContain('Bob');
  await send(one, table, [{ k: 'start' }, { k: 'leave' }]);
  await expect.poll(() => status(`/api/tables/${table}`)).toContain('"playing"');
  await send(other, table, [{ k: 'leave' }]);
  await expect.poll(() => one.evaluate(async (id) => (await fetch(`/api/games/${id}.tac`)).status, table), { timeout: 60_000, interval: 200 }).toBe(200);
  return table;
}

test('two who have played become friends, invite each other and found a team', async () => {
  const { page: ada, id: adaId } = await known('Ada', desktop, { theme: 'light' });
  const { page: bob, id: bobId } = await known('Bob', phone, { theme: 'dark' });
  const game = await play(ada, bob);

  await ada.goto('/friends');
  await ada.getByTestId(`add-${bobId}`).click();
  await ada.getByTestId(`withdraw-${bobId}`).waitFor();
  await clean(ada);
  await bob.goto('/');
  await bob.getByTestId('to-friends').getByText('1', { exact: true }).waitFor();
  await bob.getByTestId('to-friends').click();
  await bob.getByTestId(`accept-${adaId}`).waitFor();
  await clean(bob);
  await fits(bob);
  await bob.getByTestId(`accept-${adaId}`).click();
  await bob.getByTestId(`presence-${adaId}`).getByText('Online').waitFor();

  // To a table of hers, by one tap; he comes by another.
  await ada.goto('/new');
  await ada.getByTestId('create').locator('visible=true').click();
  await ada.getByTestId(`invite-${bobId}`).click();
  await ada.getByTestId(`invite-${bobId}`).getByText('Invited').waitFor();
  await clean(ada);
  await bob.goto('/');
  await bob.getByTestId('invitation').getByText('Ada invites you to a game.').waitFor();
  await clean(bob);
  await fits(bob);
  await bob.getByTestId('invitation-join').click();
  await bob.waitForURL(new URL(ada.url()).pathname);

  // The same people once more; this time he does not feel like it.
  await ada.goto(`/person/${adaId}`);
  await ada.getByTestId(`again-${game}`).click();
  await ada.getByTestId('table-code').waitFor();
  await bob.goto('/');
  await bob.getByTestId('invitation-decline').click();
  await bob.getByTestId('invitation').waitFor({ state: 'detached' });
  await bob.reload();
  await bob.getByTestId('play-now').waitFor();
  expect(await bob.getByTestId('invitation').count()).toBe(0);

  await ada.goto('/friends');
  await ada.getByTestId('team-name').fill('The Marbles');
  await ada.getByTestId('team-partner').selectOption(bobId);
  await ada.getByTestId('team-propose').click();
  await ada.getByTestId('teams').getByText('Waiting for: Bob').waitFor();
  await bob.goto('/friends');
  await bob.getByTestId('teams').getByText('Ada wants to start the team “The Marbles” with you.').waitFor();
  await clean(bob);
  await bob.locator('[data-testid^="team-accept-"]').click();
  await bob.locator('[data-testid^="to-team-"]').click();
  await bob.getByTestId('team-members').getByText('Ada').waitFor();
  await clean(bob);
  await fits(bob);
  await bob.getByTestId('team-disband').click();
  await bob.getByTestId('team-keep').click();
  await ada.goto('/ranking');
  await ada.getByTestId('family-teams').click();
  await ada.getByTestId('no-teams').waitFor(); // it has not played yet
  await ada.goto(`/person/${bobId}`);
  await ada.getByTestId('own-teams').getByText('The Marbles').waitFor();
  await ada.getByTestId('friendship').getByText('You’re friends.').waitFor();

  // What he does not want to be seen is not.
  await bob.goto('/account');
  await bob.getByTestId('shows-games').uncheck();
  await bob.getByTestId('shows-partners').uncheck();
  await expect.poll(() => bob.getByTestId('shows-partners').isEnabled()).toBe(true);
  await clean(bob);
  await ada.reload();
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

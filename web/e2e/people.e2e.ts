// People around a table: they meet, agree, refuse, mute, break off and play again.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameShown, ServerMessage } from '@tacit/wire';
import { violations } from './axe';
import { type House, openHouse, tableOf, tick } from './house';
import { scenes } from './scenes';
import { stageTable } from './staged';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const still = { speed: 'off', sound: false };
const seen = (page: Page, testid: string): Locator => page.getByTestId(testid).locator('visible=true');

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

test('two meet by a code, shuffle with their words, and play again after breaking off', async () => {
  const host = await house.open(desktop, { ...still, theme: 'light' });
  const guest = await house.open(phone, { ...still, theme: 'dark' });

  await host.goto('/new');
  await tick(host.getByTestId('preset-custom'));
  await host.getByTestId('clock').selectOption('120');
  await seen(host, 'create').click();
  await seen(host, 'qr').waitFor();
  const table = await tableOf(host);
  expect(await host.getByTestId('table-link').inputValue()).toBe(`${house.address}/t/${table}`);
  const code = (await host.getByTestId('table-code').textContent()) ?? '';
  expect(await host.getByTestId('options').textContent()).toContain('120 s');

  await guest.goto('/new');
  for (const wrong of ['no such table', code === 'BDFG' ? 'BDFH' : 'BDFG']) {
    await guest.getByTestId('code').fill(wrong);
    await guest.getByTestId('join').click();
    await guest.getByTestId('code-problem').waitFor();
    await clean(guest);
  }
  await guest.getByTestId('code').fill(` ${code.slice(0, 2).toLowerCase()} ${code.slice(2)} `); // as people type it
  await guest.getByTestId('join').click();
  await seen(guest, 'sit-2').click();
  for (const [page, word] of [
    [host, 'Apfelkuchen'],
    [guest, 'blue moon'],
  ] as const) {
    await page.getByTestId('fair-shuffle').click();
    await page.getByTestId('word').fill(word);
    await page.getByTestId('seal-word').click();
  }
  for (const page of [host, guest]) await expect.poll(() => page.getByTestId('sealed').locator('li').count()).toBe(2);
  expect(await guest.getByTestId('start').isDisabled()).toBe(true);
  await guest.getByTestId('talk').fill('Good evening');
  await guest.getByTestId('send').click();
  await host.getByTestId('said').getByText('Good evening').waitFor();
  await host.getByTestId('bot-1').click();
  await host.getByTestId('bot-level-1').selectOption('simple');
  await expect.poll(() => host.getByTestId('bot-level-1').inputValue()).toBe('simple');

  await host.getByTestId('start').click();
  await seen(guest, 'menu').click();
  await guest.getByTestId('offer-abort').click();
  await guest.getByTestId('abort-sure').click();
  await host.getByTestId('abort-offer').waitFor();
  await clean(host);
  await host.getByTestId('abort-decline').click();
  await guest.getByTestId('notice').waitFor();

  // What a muted person says does not come; what that person does, does.
  await seen(host, 'menu').click();
  await host.getByTestId('mute-2').check();
  await host.getByTestId('close-sheet').click();
  await seen(guest, 'phrases').click();
  await guest.getByTestId('phrase-hello').click();
  await seen(guest, 'menu').click();
  await guest.getByTestId('offer-abort').click();
  await guest.getByTestId('abort-sure').click();
  await host.getByTestId('abort-offer').waitFor();
  expect(await host.getByTestId('seat-c').getByText('Hello!').count()).toBe(0);
  await host.reload();
  await seen(host, 'menu').click();
  expect(await host.getByTestId('mute-2').isChecked()).toBe(true);
  await host.getByTestId('close-sheet').click();

  await host.getByTestId('abort-agree').click();
  await guest.getByTestId('over').waitFor();
  await host.getByTestId('rematch').click();
  await guest.getByTestId('rematch-wishes').waitFor();
  await clean(guest);
  await guest.getByTestId('rematch').click();
  await host.waitForURL((url) => !url.pathname.endsWith(code));
  await seen(host, 'start').waitFor();
  expect(new URL(guest.url()).pathname).toBe(new URL(host.url()).pathname);
  expect(await host.getByTestId('rise-0').textContent()).toBe('Stand up');
  for (const page of [host, guest]) await page.context().close();
});

test('at one table: the log shows a play again, the laid cards are leafed through, and somebody who is gone is replaced by a vote', async () => {
  const page = await house.open(phone, still);
  let tell: (message: ServerMessage) => void = () => undefined;
  await stageTable(page, { ...(scenes['game'] ?? { position: '' }), onOpen: (say) => (tell = say) });
  const marble = (name: string): Promise<number> => page.locator(`[data-marble="${name}"]`).count();
  expect(await marble('a13')).toBe(0);
  await page.getByTestId('menu').click();
  await page.getByTestId('open-log').click();
  await seen(page, 'log-5').click();
  await page.getByTestId('looking-back').getByText('Mira: 12 forward').waitFor();
  expect(await marble('a13')).toBe(1);
  await page.getByTestId('play-before').click();
  await page.getByTestId('play-before').click();
  expect(await marble('c33')).toBe(1);
  expect(await marble('d49')).toBe(0);
  await clean(page);
  await page.getByTestId('back-to-now').click();
  await page.getByTestId('status').waitFor();
  expect(await marble('a26')).toBe(1);

  await page.getByTestId('pile').click();
  const leaf = page.getByTestId('leaf');
  await leaf.getByText('16 of 16').waitFor();
  await page.getByTestId('card-before').click();
  await leaf.getByText('15 of 16').waitFor();
  expect(await page.getByTestId('count-13').textContent()).toContain('2 played, 7 left');
  await page.getByTestId('close-sheet').click();

  tell({ k: 'presence', v: 1, t: Date.now(), here: [0], away: [{ place: 2, ms: 20_000 }], spectators: 2 });
  await page.getByTestId('menu').click();
  await page.getByTestId('watching').getByText('2 spectators').waitFor();
  await page.getByTestId('vote-2').waitFor();
  expect(await page.getByTestId('vote-0').count()).toBe(0);
  await page.context().close();
});

test('under a Jester the hands go round', { tags: 'thorough' }, async () => {
  const page = await house.open(phone, { ...still, speed: 'normal' });
  let tell: (message: ServerMessage) => void = () => undefined;
  const staged = scenes['game'] ?? { position: '' };
  await stageTable(page, { ...staged, onOpen: (say) => (tell = say) });
  await page.locator('.slot.can').first().waitFor();
  const position = staged.position.replace('a:4,7,9,TRI,TAC', 'a:1,2,3,8');
  const game: GameShown = { position, deciding: 'a', takeBack: '', openings: '', clocks: [] };
  tell({ k: 'event', v: 1, n: 10, t: Date.now(), event: { k: 'played', seat: 'a', play: 'JES', how: 'person' }, game });
  await page.locator('.arm').nth(3).waitFor({ state: 'attached' });
  await page.locator('[data-card="8"]').waitFor();
  expect(await page.locator('.arm').count()).toBe(0);
  await page.context().close();
});

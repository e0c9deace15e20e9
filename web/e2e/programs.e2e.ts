// Tokens for programs: made on the account page, used by the sample bot, revoked.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { openHouse, visit, type House } from './house';

let house: House;
beforeAll(async () => (house = await openHouse(['--no-limits'])));
afterAll(() => house.close());

const phone = { viewport: { width: 390, height: 844 } };
const headers = (): { Origin: string } => ({ Origin: house.address });
const sample = join(import.meta.dirname, '..', '..', 'examples', 'bot.py');

async function withAccount(name: string): Promise<Page> {
  const page = await house.open(phone);
  await page.request.post('/api/hello', { data: {}, headers: headers() });
  await page.request.post('/api/account', { data: { name, password: 'a long walk in the rain' }, headers: headers() });
  await page.goto('/account/developers');
  await page.getByTestId('token-name').waitFor();
  return page;
}

async function makeToken(page: Page): Promise<string> {
  await page.getByTestId('token-name').fill('My bot');
  await page.getByTestId('token-scope').selectOption('play');
  await page.getByTestId('token-bot').check();
  await page.getByTestId('make-token').click();
  return (await page.getByTestId('token').textContent()) ?? '';
}

/** What the sample says: the link of its table first where it makes one, and how it ended. */
function startBot(token: string, ...table: string[]): { line: Promise<string>; end: Promise<string> } {
  const bot = spawn('python3', [sample, '--pause=0', house.address, ...table], {
    env: { ...process.env, TACIT_TOKEN: token },
  });
  let text = '';
  const line = new Promise<string>((found) =>
    bot.stdout.on('data', (piece: Buffer) => {
      text += piece.toString();
      found(text);
    }),
  );
  bot.stderr.on('data', (piece: Buffer) => (text += piece.toString()));
  return { line, end: new Promise((done) => bot.once('exit', () => done(text))) };
}

test('two bots of two people play a game to the end, and are shown as bots', { tags: 'thorough' }, async () => {
  const [anna, ben] = [await withAccount('Anna'), await withAccount('Ben')];
  const [first, second] = [await makeToken(anna), await makeToken(ben)];
  expect(first).toMatch(/^tacit_[0-9a-f]{64}$/);
  expect(await violations(anna)).toEqual([]);

  const host = startBot(first);
  const table = /\/t\/(\w+)/.exec(await host.line)?.[1] ?? '';
  await visit(anna, `/t/${table}`);
  await expect.poll(() => anna.getByTestId('place-0').textContent()).toContain('Anna (bot)');
  const guest = startBot(second, table);
  await anna.getByTestId('game').waitFor();
  await visit(anna, '/account'); // or all of it would be drawn
  expect(await host.end).toMatch(/The game is over: \w/);
  expect(await guest.end).toMatch(/The game is over: \w/);

  await ben.reload();
  const revoke = ben.getByTestId(/^revoke-/);
  await revoke.click();
  await revoke.click();
  await ben.getByTestId('no-tokens').waitFor();
  expect((await ben.request.get('/api/v1/me', { headers: { Authorization: `Bearer ${second}` } })).status()).toBe(401);
  await Promise.all([anna, ben].map((page) => page.context().close()));
});

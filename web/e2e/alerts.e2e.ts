// Alerts while the page is closed, against a push service of our own: what it gets is signed, and only the browser can read it.
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Alert, TableSummary } from '@tacit/wire';
import { violations } from './axe';
import { openHouse, type House } from './house';
import { setUpTournament } from './tournaments';

interface Letter {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let house: House;
let service: Server;
const letters: Letter[] = [];
const settings = {
  TACIT_PUSH_KEY: randomBytes(32).toString('base64url'),
  TACIT_PUSH_CONTACT: 'mailto:club@tac.example',
  TACIT_PUSH_ANYWHERE: 'true',
};

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  Object.assign(process.env, settings);
  house = await openHouse(['--words-milliseconds', '100']);
  for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
});
afterAll(async () => {
  await house.close();
  service.close();
});

const phone = { viewport: { width: 390, height: 844 } };
const origin = (): string => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const headers = (): { Origin: string } => ({ Origin: house.address });
const hmac = (key: Buffer, text: Buffer): Buffer => createHmac('sha256', key).update(text).digest();
const derived = (salt: Buffer, secret: Buffer, info: Buffer, size: number): Buffer =>
  hmac(hmac(salt, secret), Buffer.concat([info, Buffer.from([1])])).subarray(0, size);

/** As the browser reads it (RFC 8291). */
function opened(body: Buffer, own: ECDH, auth: Buffer): Alert {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
  const both = derived(
    auth,
    own.computeSecret(sender),
    Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]),
    32,
  );
  const key = derived(salt, both, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derived(salt, both, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  expect(text.at(-1)).toBe(2);
  return JSON.parse(text.subarray(0, -1).toString()) as Alert;
}

/** As the push service reads it (RFC 8292); whether it is signed with this key. */
function claims(authorization: string, key: string): { aud: string; exp: number; sub: string } {
  const [, head = '', body = '', signature = '', k] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  expect(k).toBe(key);
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}

const post = async <T>(page: Page, path: string, data: object): Promise<T> =>
  (await (await page.request.post(path, { data, headers: headers() })).json()) as T;

/** Somebody of this name, who gets alerts at the path of this name. */
async function wantAlerts(page: Page, name: string): Promise<{ own: ECDH; auth: Buffer; person: string }> {
  const [own, auth] = [createECDH('prime256v1'), randomBytes(16)];
  own.generateKeys();
  const { id } = await post<{ id: string }>(page, '/api/hello', {});
  await post(page, '/api/name', { name });
  await post(page, '/api/push', {
    endpoint: `${origin()}/${name}`,
    p256dh: own.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  });
  return { own, auth, person: id };
}

test('anyone who has closed the page is told that it is their turn', async () => {
  const [anna, ben] = [await house.open(phone), await house.open(phone)];
  const { key } = (await (await anna.request.get('/api/push')).json()) as { key: string };
  const keys = new Map<string, { own: ECDH; auth: Buffer; other: string }>();
  for (const [page, name, other] of [
    [anna, 'Anna', 'Ben'],
    [ben, 'Ben', 'Anna'],
  ] as const) {
    const { own, auth } = await wantAlerts(page, name);
    keys.set(`/${name}`, { own, auth, other });
  }

  const { table } = await post<TableSummary>(anna, '/api/tables', {
    options: { type: 'two', clock: { decision: 86_400, reserve: 0 } },
    place: 0,
  });
  await ben.goto(`/t/${table}`);
  await ben.getByTestId('sit-1').locator('visible=true').click();
  await ben.getByTestId('rise-1').waitFor();
  await ben.goto('about:blank'); // the game begins by itself
  await expect.poll(() => letters.length, { timeout: 40_000 }).toBe(1);
  const letter = letters[0];
  const whose = keys.get(letter?.path ?? '');
  expect(letter && whose && opened(letter.body, whose.own, whose.auth)).toEqual({
    kind: 'turn',
    path: `/t/${table}`,
    name: whose?.other,
  });
  const { aud, exp, sub } = claims(letter?.headers.authorization ?? '', key);
  expect([aud, sub]).toEqual([origin(), 'mailto:club@tac.example']);
  expect(exp).toBeGreaterThan(Date.now() / 1000);
  expect(exp).toBeLessThan(Date.now() / 1000 + 24 * 3600);
  await Promise.all([anna, ben].map((page) => page.context().close()));
});

test('anyone who takes part in a tournament is told that their table is ready', async () => {
  const page = await house.open(phone);
  const { own, auth, person } = await wantAlerts(page, 'Cleo');
  const { id, tell } = await setUpTournament(page, { name: 'Club night' }, 1);
  await tell({ k: 'enter', name: 'Cats', members: [{ name: 'Cleo', person }] });
  await tell({ k: 'pair' });
  await tell({ k: 'start_round', inMinutes: 2 });
  const toCleo = (): Letter | undefined => letters.find(({ path }) => path === '/Cleo');
  await expect.poll(toCleo).toBeDefined();
  expect(opened(toCleo()?.body ?? Buffer.alloc(0), own, auth)).toEqual({
    kind: 'round',
    path: `/tournament/${id}`,
    name: 'Club night',
  });
  await page.context().close();
});

test('the switch asks the browser, tells the server and takes it back', { tags: 'thorough' }, async () => {
  const page = await house.open({ ...phone, serviceWorkers: 'allow', permissions: ['notifications'] });
  const own = createECDH('prime256v1');
  own.generateKeys();
  // The browser of the tests has no push service: this is what one would say.
  await page.addInitScript(
    (made) => {
      let found: object | null = null;
      const subscription = {
        endpoint: made.endpoint,
        toJSON: () => made,
        unsubscribe: () => ((found = null), Promise.resolve(true)),
      };
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.resolve((found = subscription)),
        getSubscription: () => Promise.resolve(found),
      });
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') });
    },
    {
      endpoint: `${origin()}/switch`,
      keys: { p256dh: own.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    },
  );
  await page.goto('/settings');
  const alerts = page.getByTestId('alerts');
  await alerts.waitFor();
  expect(await alerts.isChecked()).toBe(false);
  expect(await violations(page)).toEqual([]);
  const asked = page.waitForResponse(
    (response) => response.url().endsWith('/api/push') && response.request().method() === 'POST',
  );
  await alerts.click();
  expect((await asked).status()).toBe(200);
  await expect.poll(() => alerts.isChecked()).toBe(true);
  const words = await page.evaluate(
    async () =>
      (await (await caches.open('alert-words')).match('/alert-words'))?.json() as Promise<Record<string, string>>,
  );
  expect(words['turn_with']).toBe('Your game with {name} is waiting for you');
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/push/end'));
  await alerts.click();
  expect((await ended).status()).toBe(200);
  await expect.poll(() => alerts.isChecked()).toBe(false);
  await page.context().close();
});

// The page as plain files in a folder of somebody's host (`make site`): a file server that knows nothing but files, and no server of ours.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { playOn, takeTurns } from './playing';

const top = join(import.meta.dirname, '..', '..');
const folder = '/~ann/tac/';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const quick = { speed: 'off', level: 'simple', sound: false };

const asked: string[] = [];
// What stands where: the longest beginning of a path counts.
const places: [path: string, files: string][] = [
  [`${folder}example/node_modules/@tacit/core/`, 'build/wasm'],
  [`${folder}example/`, 'examples'],
  [folder, 'build/site'],
];
const files = createServer((request, response) => {
  const path = new URL(request.url ?? '', 'http://host').pathname;
  asked.push(`${request.method ?? ''} ${path}`);
  const [start, from] = places.find(([start]) => path.startsWith(start)) ?? [path, 'nowhere'];
  const name = join(top, from, path.slice(start.length) || 'index.html');
  readFile(name).then(
    (bytes) => response.setHeader('Content-Type', types[extname(name)] ?? 'text/plain').end(bytes),
    () => response.writeHead(404).end('not found'),
  );
});
const close = (server: Server): Promise<unknown> =>
  new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });

let house: House;
let home: string;
beforeAll(async () => {
  house = await openHouse();
  await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
  home = `http://127.0.0.1:${(files.address() as AddressInfo).port}${folder}`;
});
afterAll(async () => {
  await close(files);
  await house.close();
});

test("the example of the browser's package", async () => {
  const page = await house.open({ baseURL: home });
  await page.goto(`${home}example/game.html`);
  await page.getByText(/won, after \d+ decisions of yours\./).waitFor();
  await page.context().close();
});

test('a whole game on files alone, reloads and deep links, and started without any host', async () => {
  const page = await house.open({ serviceWorkers: 'allow', baseURL: home }, quick);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(home);
  expect(await page.getByTestId('no-server').textContent()).toContain('this page has no server');
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((link) => !link?.startsWith('#/'))).toEqual([]); // so that they can be opened in a new tab
  await page.getByTestId('play-now').click();
  await page.getByTestId('game').waitFor();
  await takeTurns(page, 3);
  expect(page.url()).toContain(`${home}#/here/`);
  await page.reload();
  await page.getByTestId('game').waitFor();
  await playOn(page);
  expect(await page.getByTestId('status').textContent()).toMatch(/won/);

  await page.goto(`${home}#/you`);
  expect(await page.getByTestId('about').textContent()).toMatch(/Tacit \d+\.\d+\.\d+/);
  await page.getByTestId('about').locator('a').click();
  await page.getByText('svelte').waitFor();

  for (const [path, id] of [
    ['learn', 'lessons'],
    ['puzzles', 'puzzle-day'],
    ['clubs', 'offline'],
  ] as const) {
    await page.goto(`${home}#/${path}`);
    await page.reload(); // as somebody comes who follows the link
    await page.getByTestId(id).waitFor();
  }
  await page.getByTestId('nav-learn').click();
  await expect.poll(() => page.url()).toBe(`${home}#/learn`);
  await page.goBack();
  await page.getByTestId('offline').waitFor();

  expect(asked.filter((line) => !line.startsWith(`GET ${folder}`))).toEqual([]);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  await close(files);
  await page.goto(home);
  await page.getByTestId('play-now').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

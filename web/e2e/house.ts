// A server of our own on a free port with an empty data folder, and a browser: everything a test needs.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

// Somebody to whom nothing has to be explained.
const knowsItAll = { explain: false, games: 99 };

// To draw the picture takes a third of the browser's time, and hardly a test looks at it. Boxes and what can be hit stay the same.
const unpainted = `*, ::before, ::after {
  color: transparent !important; background: none !important; border-color: transparent !important; outline-color: transparent !important;
  box-shadow: none !important; text-shadow: none !important; filter: none !important; backdrop-filter: none !important;
  fill-opacity: 0 !important; stroke-opacity: 0 !important;
}`;

export interface House {
  address: string;
  data: string; // the server's folder
  browser: Browser;
  /** A page of a person of its own, who has played before; `kept` are the settings it starts with. Only a `painted` one can be looked at. */
  open(options?: BrowserContextOptions & { painted?: boolean }, kept?: object): Promise<Page>;
  /** Takes the server away, politely or not. */
  stop(how?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** The server again, at the same address with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

function listening(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    server.stdout?.on('data', (piece: Buffer) => {
      text += piece.toString();
      const address = /listening on (\S+)/.exec(text)?.[1];
      if (address) found(address);
    });
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
  });
}

function startServer(data: string, listen: string, more: string[]): ChildProcess {
  const program = join(root, 'build', 'release', 'tacit');
  return spawn(program, ['serve', '--listen', listen, '--data', data, '--log-level', 'warn', ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function stopServer(server: ChildProcess, how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => server.once('exit', done));
  server.kill(how);
  await ended;
}

/** Goes to another screen as a link inside the page does. Loading the page again costs a test ten times as much; a new page is loaded. */
export async function visit(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(path));
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Ticks a box or a tile by its label, as people do: once it stands still and nothing covers it. */
export async function tick(input: Locator): Promise<void> {
  if (await input.isChecked()) return;
  await input.locator('xpath=ancestor::label').click();
  await expect.poll(() => input.isChecked()).toBe(true);
}

/** The table at which a page waits for people. */
export async function tableOf(page: Page): Promise<string> {
  await page.getByTestId('table-link').waitFor();
  return new URL(page.url()).pathname.slice('/t/'.length);
}

// One browser for all files that a worker runs: it takes longer to start than many a test. It goes with the worker.
let launched: Promise<Browser> | undefined;
const oneBrowser = (): Promise<Browser> =>
  (launched ??= chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }));

/** `more`: of the program's options. */
export async function openHouse(more: string[] = []): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'tacit-e2e-'));
  let server = startServer(data, '127.0.0.1:0', more);
  const address = await listening(server);
  const browser = await oneBrowser();
  const contexts = new Set<BrowserContext>();
  return {
    address,
    data,
    browser,
    async open({ painted = false, ...options } = {}, kept = {}) {
      // A coarse picture is drawn faster. And only those who go offline need everything kept.
      const context = await browser.newContext({
        locale: 'en-GB',
        baseURL: address,
        deviceScaleFactor: 0.25,
        serviceWorkers: 'block',
        ...options,
      });
      contexts.add(context);
      await context.addInitScript(
        (text: string) => {
          if (!localStorage.getItem('tacit-settings')) localStorage.setItem('tacit-settings', text);
        },
        JSON.stringify({ ...knowsItAll, ...kept }),
      );
      if (!painted)
        await context.addInitScript((rules: string) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [sheet];
        }, unpainted);
      const page = await context.newPage();
      page.setDefaultTimeout(40_000); // the machine may be busy
      return page;
    },
    stop: (how = 'SIGTERM') => stopServer(server, how),
    async restart() {
      server = startServer(data, new URL(address).host, more);
      await listening(server);
    },
    async close() {
      for (const context of contexts) await context.close();
      await stopServer(server, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

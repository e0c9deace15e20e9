import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
const data = mkdtempSync('/tmp/pw/data-');
const server = spawn('/tmp/people/build/release/tacit', ['serve', '--listen', '127.0.0.1:0', '--data', data, '--log-level', 'warn'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((ok) => server.stdout.on('data', (d) => { const a = /listening on (\S+)/.exec(String(d))?.[1]; if (a) ok(a); }));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const sizes = { phone: [360, 740, 'dark'], tablet: [820, 1180, 'light'], desktop: [1440, 900, 'light'] };
const only = process.argv[2]?.split(',');
async function open(size, kept = {}) {
  const [width, height, theme] = sizes[size];
  const context = await browser.newContext({ locale: process.env.LOC ?? 'en-GB', baseURL: address, viewport: { width, height } });
  await context.addInitScript((t) => { if (!localStorage.getItem('tacit-settings')) localStorage.setItem('tacit-settings', t); }, JSON.stringify({ speed: 'off', theme, sound: false, ...kept }));
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  return page;
}
const shoot = async (page, name) => { await page.evaluate(() => document.fonts.ready); await page.waitForTimeout(350); await page.screenshot({ path: `/tmp/pw/shots/${name}.png` }); };
const id = (page, t) => page.getByTestId(t).locator('visible=true').first();
try {
  for (const size of only ?? Object.keys(sizes)) {
    const a = await open(size);
    await a.goto('/'); await shoot(a, `start-${size}`);
    await a.goto('/account'); await id(a, 'account-name').waitFor(); await shoot(a, `account-${size}`);
    await a.goto('/ranking'); await a.waitForTimeout(300); await shoot(a, `ranking-${size}`);
    await a.goto('/new'); await a.getByTestId('type-four').waitFor({ state: 'attached' });
    await id(a, 'clock').selectOption('15');
    await id(a, 'create').click();
    await id(a, 'sit-0').click();
    const b = await open(size);
    await b.goto(a.url()); await id(b, 'sit-2').click();
    await id(a, 'bot-1').click();
    await id(a, 'word').fill('Apfelkuchen'); await id(a, 'add-word').click();
    await id(b, 'word').fill('blue moon'); await id(b, 'add-word').click();
    await id(b, 'talk').fill('Hello, who takes the last place?'); await id(b, 'send').click();
    await a.getByTestId('said').locator('li').first().waitFor();
    await id(a, 'qr').waitFor();
    await shoot(a, `waiting-${size}`);
    await a.screenshot({ path: `/tmp/pw/shots/waitingfull-${size}.png`, fullPage: true });
    await id(a, 'start').click();
    await id(b, 'game').waitFor();
    await id(a, 'menu').click(); await id(a, 'people').waitFor(); await shoot(a, `menu-${size}`);
    await id(a, 'offer-abort').click(); await shoot(a, `menusure-${size}`); await id(a, 'abort-sure').click();
    await id(b, 'abort-offer').waitFor(); await shoot(b, `offer-${size}`);
    await id(b, 'abort-decline').click(); await id(a, 'notice').waitFor(); await shoot(a, `notice-${size}`);
    for (const p of [a, b]) for (let i = 0; i < 3; i++) {
      const c = p.locator('[data-testid^="card-"].can').first();
      if (await c.count() && !(await p.getByTestId('give').count())) { await c.click(); }
      if (await p.getByTestId('give').count()) { await p.getByTestId('give').click(); break; }
    }
    await a.waitForTimeout(1500); await shoot(a, `swap-${size}`);
    await id(a, 'menu').click(); await id(a, 'offer-abort').click(); await id(a, 'abort-sure').click();
    await id(b, 'abort-agree').click(); await id(a, 'over').waitFor();
    await id(a, 'rematch').click(); await id(b, 'rematch-wishes').waitFor(); await shoot(b, `over-${size}`);
    if (size === 'phone') { await id(b, 'phrases').click(); await shoot(b, `talk-${size}`); }
    await a.context().close(); await b.context().close();
  }
} finally {
  await browser.close(); server.kill('SIGTERM'); await new Promise((d) => server.once('exit', d)); rmSync(data, { recursive: true, force: true });
}

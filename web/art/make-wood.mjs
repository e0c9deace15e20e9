// Draws art/wood.html into src/art/wood.jpg, so that no browser has to compute noise.
import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1000, height: 1000 } });
await page.goto(new URL('wood.html', import.meta.url).href);
await page.screenshot({ path: new URL('../src/art/wood.jpg', import.meta.url).pathname, type: 'jpeg', quality: 55 });
await browser.close();

// Draws art/wood.html into src/art/wood.webp, so that no browser has to compute noise.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1000, height: 1000 } });
await page.goto(new URL('wood.html', import.meta.url).href);
const drawn = (await page.screenshot({ type: 'png' })).toString('base64');
const packed = await page.evaluate(async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 1000 });
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.4).split(',')[1];
}, drawn);
writeFileSync(new URL('../src/art/wood.webp', import.meta.url), Buffer.from(packed, 'base64'));
await browser.close();

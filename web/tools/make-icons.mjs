// Draws public/icon-*.png from public/icon.svg. Run it when the icon has changed: node tools/make-icons.mjs
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
// A maskable icon is cut to any shape: the drawing stays inside the middle four fifths, on the colour of the table.
const icons = [
  { name: 'icon-192', size: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, part: 1, ground: 'transparent' },
  { name: 'icon-maskable', size: 512, part: 0.74, ground: '#20352c' },
  { name: 'icon-apple', size: 180, part: 0.86, ground: '#20352c' },
];

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { name, size, part, ground } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${part * size}px}</style>${drawing}`,
  );
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname, omitBackground: true });
}
await browser.close();

// The two scenes of the README's picture, and what they show in a form that is the same on every machine.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { House } from './house';
import { scenes } from './scenes';
import { stageTable } from './staged';
import { seven } from './tour';

export const picture = 'readme.png';
export const shownIn = 'readme.txt'; // beside it: what it shows
export const screenshots = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');

interface Shot {
  width: number;
  theme: string;
  scene: string;
  go?: (page: Page) => Promise<void>;
}
export const shots: readonly Shot[] = [
  { width: 1280, theme: 'light', scene: 'game' },
  { width: 390, theme: 'dark', scene: 'seven', go: seven },
];

export async function openShot(house: House, { width, theme, scene, go }: Shot, painted: boolean): Promise<Page> {
  const page = await house.open(
    { painted, viewport: { width, height: 800 }, deviceScaleFactor: painted ? 1 : 0.25 },
    { speed: 'off', theme },
  );
  await stageTable(page, scenes[scene] ?? { position: '' });
  await page.locator('.slot.can').first().waitFor();
  await go?.(page);
  return page;
}

export const fingerprintOf = (what: string | Buffer): string => createHash('sha256').update(what).digest('hex');

/** All that can be read and pressed, and fingerprints of the page's colours and sizes and of the board's drawing. */
export async function whatIsShown(page: Page): Promise<string> {
  await page.getByTestId('announce').evaluate((announced) => announced.remove()); // what is heard in passing
  const words = await page.locator('main').ariaSnapshot();
  const [style, board] = await page.evaluate(() => [
    [...document.documentElement.computedStyleMap()]
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => `${name}: ${String(value)}`)
      .sort()
      .join('\n'),
    document
      .querySelector('.board > .art')
      ?.innerHTML.replace(/\/assets\/[^"]+| class="[^"]+"/g, '')
      .replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1)) ?? '', // browsers' sines differ in the last places
  ]);
  return `${words}\nstyle ${fingerprintOf(style ?? '')}\nboard ${fingerprintOf(board ?? '')}\n`;
}

// Every screen in every language and theme: axe finds nothing, and no text is cut off on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../src/paraglide/runtime';
import { violations } from './axe';
import { openHouse, type House } from './house';
import { tour } from './tour';

let house: House;
// Nobody looks at all screens in six languages within a minute: that is more than one address may ask for.
beforeAll(async () => (house = await openHouse(['--no-limits'])));
afterAll(() => house.close());

/** Texts that do not fit their boxes, and a page wider than the window. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textOf = (one: HTMLElement): Text[] => [...one.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
    const reach = (text: Text): number => {
      const range = document.createRange();
      range.selectNode(text);
      return range.getBoundingClientRect().right;
    };
    // Where it is cut off: by the nearest box that lets nothing out. What can be scrolled can be read.
    const edge = (one: HTMLElement | null): number => {
      for (; one; one = one.parentElement) {
        const { overflowX } = getComputedStyle(one);
        if (overflowX === 'auto' || overflowX === 'scroll') return Infinity;
        if (overflowX !== 'visible') return one.getBoundingClientRect().right;
      }
      return innerWidth;
    };
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      const shown = one.checkVisibility() && one.clientWidth > 2 && !one.closest('.sr-only, select, option');
      return shown && textOf(one).some((text) => reach(text) > edge(one) + 1);
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
    return [...wide, ...cut.map((one) => `"${one.textContent?.trim().slice(0, 60)}" in ${one.className || one.tagName}`)];
  });
}

const themes = [
  { name: 'light', theme: 'light', classes: [] },
  { name: 'dark', theme: 'dark', classes: [] },
  { name: 'contrast, large text', theme: 'light', classes: ['contrast', 'large-text'] },
];

/** As the settings do it; the screen stays as it is. */
const dress = (page: Page, { theme, classes }: (typeof themes)[number]): Promise<void> =>
  page.evaluate(
    ([theme, classes]) => {
      const root = document.documentElement;
      root.dataset['theme'] = theme;
      for (const one of ['contrast', 'large-text']) root.classList.toggle(one, classes.includes(one));
    },
    [theme, classes] as const,
  );

// Widths do not depend on the colours, nor what axe looks at on the language: English in all themes, each other language in
// one and for its widths alone. TACIT_EVERYWHERE=yes (`make everywhere`) looks at everything in every language and theme.
const complete = process.env['TACIT_EVERYWHERE'] !== undefined;

for (const [n, locale] of locales.entries())
  test(locale, async () => {
    const thorough = complete || locale === 'en';
    const page = await house.open({ viewport: { width: 360, height: 740 }, locale }, { theme: 'light', speed: 'off', sound: false });
    const problems: string[] = [];
    for (const { name, go } of tour) {
      await dress(page, themes[0]!);
      await go(page);
      for (const theme of thorough ? themes : [themes[(n + 1) % themes.length]!]) {
        await dress(page, theme);
        const found = thorough ? await violations(page, theme === themes[0] ? 'everything' : 'colours') : [];
        problems.push(...[...found, ...(await cutOff(page))].map((one) => `${name}, ${theme.name}: ${one}`));
      }
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

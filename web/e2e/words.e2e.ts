// Every screen in a language that nobody speaks (tools/pseudo.ts): each text comes from a message, and each box takes a longer one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutOff } from './fits';
import { openHouse, type House } from './house';
import { tour } from './tour';

let house: House;
const folder = mkdtempSync(join(tmpdir(), 'tacit-pseudo-'));
beforeAll(async () => {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production', TACIT_PSEUDO: 'yes', TACIT_PAGE_OUT: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  house = await openHouse(['--no-limits', '--page', folder]);
}, 300_000);
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

/** What the browser words itself, such as dates and lists, comes in the quotes of a message. */
function quoteFormats(): void {
  const quoted = (text: string): string => (/\p{L}/u.test(text) ? `«${text}»` : text);
  for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'format')!;
    Object.defineProperty(prototype, 'format', {
      get() {
        const format = get!.call(this) as (value: number) => string;
        return (value: number) => quoted(format(value));
      },
    });
  }
  const join = Intl.ListFormat.prototype.format;
  Intl.ListFormat.prototype.format = function (parts) {
    const text = join.call(this, parts);
    return [...parts].length > 1 ? quoted(text) : text;
  };
}

// People, teams and clubs of the tour, and the bots.
const names =
  /\b(Ada|Anna|Ben|Bruno|Clara|Cleo|Dan|Dario|Edda|Fynn|Jonas|Mira|Ants|Bees|Cats|Dogs|Emus|Foxes|Geese|TAC Club|Mondays at seven|Ladder|Winter|Club night|First evening|Second evening)\b/g;
/** What is written alike in all languages: the game's own names, and codes, addresses and spaces, which have digits. */
const alike = /\bTacit\b|\bTAC\b|\S*\d\S*/g;

/** Texts on the page, and what is said about them, that stand in no message. */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([names, alike]) => {
      const outside = (texts: string[]): string[] => {
        let depth = 0;
        return texts.filter((text) => {
          let rest = '';
          for (const letter of text) {
            if (letter === '«') depth++;
            else if (letter === '»') depth--;
            else if (depth === 0) rest += letter;
          }
          return /\p{L}{2}/u.test(rest.replace(names, '').replace(alike, ''));
        });
      };
      const isOurs = (one: Element | null): boolean =>
        one?.closest('[translate="no"], [lang]:not(html), style, script') === null;
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (isOurs(node.parentElement)) texts.push((node as Text).data.trim());
      const said = [...document.querySelectorAll('*')].flatMap((one) =>
        [
          'aria-label',
          'aria-description',
          'aria-valuetext',
          'aria-roledescription',
          'title',
          'placeholder',
          'alt',
        ].flatMap((name) => {
          const text = one.getAttribute(name);
          return text && isOurs(one) ? outside([text]).map((text) => `${name}: ${text}`) : [];
        }),
      );
      return [...outside([document.title]), ...outside(texts), ...said];
    },
    [names, alike] as const,
  );

test('every text is a message, and every box takes a longer one', { tags: 'thorough' }, async () => {
  const page = await house.open({ viewport: { width: 320, height: 568 } }, { speed: 'off', sound: false });
  await page.addInitScript(quoteFormats);
  const problems: string[] = [];
  for (const { name, go } of tour) {
    await go(page);
    problems.push(...(await untranslated(page)).map((text) => `${name}: not a message: ${text}`));
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 568 });
      problems.push(...(await cutOff(page)).map((one) => `${name}, ${width} px: ${one}`));
    }
  }
  expect(problems).toEqual([]);
});

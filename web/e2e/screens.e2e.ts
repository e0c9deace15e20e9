// Every screen, in every language, theme and width: axe finds nothing, no text is cut off, and nothing runs away from the
// pointer. The tour is walked once; at each stop the page changes its clothes in place.
import type { ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales, localStorageKey, type Locale } from '../src/paraglide/runtime';
import { violations, type Look } from './axe';
import { cutOff } from './fits';
import { openHouse, type House } from './house';
import { tour } from './tour';

let house: House;
// Nobody looks at all screens within a minute: that is more than one address may ask for.
beforeAll(async () => (house = await openHouse(['--no-limits'])));
afterAll(() => house.close());

const themes = [
  { name: 'light', theme: 'light', contrast: false, largeText: false },
  { name: 'dark', theme: 'dark', contrast: false, largeText: false },
  { name: 'contrast, large text', theme: 'light', contrast: true, largeText: true },
] as const;
type Theme = (typeof themes)[number];
const [light, dark, large] = themes;

/** As if it had been chosen in another tab: the screen stays as it is. */
const wear = (
  page: Page,
  locale: Locale = 'en',
  { theme, contrast, largeText }: Theme = light,
  speed = 'off',
): Promise<void> =>
  page.evaluate(
    async ([localeKey, locale, settings]) => {
      const change = (key: string, value: string): void => {
        localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key }));
      };
      change(
        'tacit-settings',
        JSON.stringify({ ...(JSON.parse(localStorage.getItem('tacit-settings') ?? '{}') as object), ...settings }),
      );
      change(localeKey, locale);
      await Promise.resolve(); // the words are there
      document.body.getBoundingClientRect(); // now it is known which letters they need
      await document.fonts.ready;
    },
    [localStorageKey, locale, { theme, contrast, largeText, speed }] as const,
  );

// What axe looks at does not depend on the language, nor widths on the colours; what fits in large text fits in small text.
// TACIT_EVERYWHERE=yes (`make everywhere`) looks at everything in every language and theme, and at other widths.
const complete = process.env['TACIT_EVERYWHERE'] !== undefined;
const phone = { width: 360, height: 740 };
const widths = complete ? [phone.width, 320, 768] : [phone.width];

interface Outfit {
  width: number;
  locale: Locale;
  theme: Theme;
  looks: readonly Look[]; // of axe; whether texts fit is always looked at
}

const outfit = (locale: Locale, theme: Theme, ...looks: Look[]): Outfit[] =>
  complete
    ? widths
        .filter((width) => width === phone.width || theme === light)
        .map((width) => ({ width, locale, theme, looks: width === phone.width ? ['everything'] : [] }))
    : [{ width: phone.width, locale, theme, looks }];

const usual = [...outfit('en', light, 'all but colours', 'new colours'), ...outfit('en', large)];
const others = [
  ...outfit('en', dark, 'new colours'),
  ...outfit('en', large, 'new colours'),
  ...locales
    .filter((locale) => locale !== 'en')
    .flatMap((locale) => (complete ? themes : [large]).flatMap((theme) => outfit(locale, theme))),
];

async function wrongOn(page: Page, outfits: readonly Outfit[]): Promise<string[]> {
  const problems: string[] = [];
  const english = await page.evaluate(() => document.body.textContent);
  for (const { width, locale, theme, looks } of outfits) {
    await page.setViewportSize({ ...phone, width });
    await wear(page, locale, theme);
    const stale = locale !== 'en' && (await page.evaluate(() => document.body.textContent)) === english;
    const found = stale ? ['it is still in English'] : [];
    for (const look of looks) found.push(...(await violations(page, look)));
    found.push(...(await cutOff(page)));
    problems.push(...found.map((one) => `${locale}, ${theme.name}, ${width} px: ${one}`));
  }
  await page.setViewportSize(phone);
  await wear(page);
  return problems;
}

const clickable = 'button, a[href], summary, label, select, input, [tabindex="0"]';

/** One of each kind that has not been `seen` yet, where its lowest row of pixels can be pointed at. */
const newKinds = (page: Page, seen: readonly string[]) =>
  page.evaluate(
    ([clickable, seen]) => {
      const kindOf = (one: Element): string =>
        `${one.tagName}.${one.className} in ${one.parentElement?.closest('[class*="svelte-"]')?.className ?? ''}`;
      const known = new Set(seen);
      return [...document.querySelectorAll(clickable)].flatMap((one, n) => {
        const kind = kindOf(one);
        if (known.has(kind)) return [];
        one.scrollIntoView({ block: 'center' });
        const box = one.getBoundingClientRect();
        if (!one.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 0.5))) return [];
        known.add(kind);
        return [{ kind, n }];
      });
    },
    [clickable, seen] as const,
  );

/** Points at its lower edge; whether it is where it was, until all that changes has changed. */
async function staysPut(page: Page, one: ElementHandle<Element>): Promise<boolean> {
  const before = await one.evaluate((one) => {
    one.scrollIntoView({ block: 'center' });
    return one.getBoundingClientRect().toJSON() as DOMRect;
  });
  await page.mouse.move(before.x + before.width / 2, before.bottom - 0.5);
  const stays = await one.evaluate(async (one, before) => {
    const isChanging = (): boolean => one.getAnimations().some((change) => change instanceof CSSTransition);
    for (let quiet = 0; quiet < 3; quiet = isChanging() ? 0 : quiet + 1) {
      await new Promise(requestAnimationFrame);
      if (JSON.stringify(one.getBoundingClientRect()) !== before) return false;
    }
    return one.matches(':hover');
  }, JSON.stringify(before));
  await page.mouse.move(0, 0);
  return stays;
}

async function runaways(page: Page, seen: string[]): Promise<string[]> {
  const kinds = await newKinds(page, seen);
  const found: string[] = [];
  if (kinds.length === 0) return found;
  await wear(page, 'en', light, 'normal');
  for (const { kind, n } of kinds) {
    const one = (
      await page.evaluateHandle(([clickable, n]) => document.querySelectorAll(clickable)[n]!, [clickable, n] as const)
    ).asElement()!;
    if (!(await staysPut(page, one))) found.push(`does not stay under the pointer: ${kind}`);
    seen.push(kind);
  }
  await wear(page);
  return found;
}

async function walk(look: (page: Page) => Promise<string[]>): Promise<void> {
  const page = await house.open({ painted: true, viewport: phone }, { theme: 'light', speed: 'off', sound: false });
  const problems: string[] = [];
  for (const { name, go } of tour) {
    await go(page);
    problems.push(...(await look(page)).map((one) => `${name}, ${one}`));
  }
  expect(problems).toEqual([]);
  await page.context().close();
}

const timeout = complete ? 1_800_000 : undefined;

test('every screen', { timeout }, async () => {
  await walk((page) => wrongOn(page, usual));
});

test(
  'every screen in the other themes and languages, and under the pointer',
  { tags: 'thorough', timeout },
  async () => {
    const seen: string[] = [];
    await walk(async (page) => [...(await wrongOn(page, others)), ...(await runaways(page, seen))]);
  },
);

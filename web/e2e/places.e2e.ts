// A game that goes on for the places: who has finished has left it, and is never named as the next.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, tick } from './house';
import { changeSetUp, playOn } from './playing';
import { stageTable } from './staged';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const names = { a: 'Mira', b: 'Bruno', c: 'Clara' };

/** Whom the page offers to skip or to play for, who was home with all marbles then, and after how many plays. */
interface Seen {
  offers: { words: string; done: string[] }[];
  doneAfter: Record<string, number>;
}

const watchOffers = (page: Page): Promise<unknown> =>
  page.evaluate((names) => {
    const seen: Seen = ((window as unknown as { seen: Seen }).seen = { offers: [], doneAfter: {} });
    new MutationObserver(() => {
      const plays = Number(document.querySelector('[data-testid^="log-"]')?.getAttribute('data-testid')?.slice(4) ?? 0);
      const done = Object.entries(names).flatMap(([seat, name]) =>
        document.querySelector(`[data-testid="seat-${seat}"] .home [aria-hidden]:not(svg)`)?.textContent === '4'
          ? [name]
          : [],
      );
      for (const name of done) seen.doneAfter[name] ??= plays;
      for (const button of document.querySelectorAll('[data-testid="skip"], [data-testid="devil"]'))
        seen.offers.push({ words: button.textContent?.trim() ?? '', done });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, names);

test('a game against bots to its end names nobody who has left', { tags: 'thorough' }, async () => {
  const page = await house.open({ viewport: { width: 1024, height: 768 } }, { speed: 'off', sound: false });
  await changeSetUp(page, { rules: 'std,places=yes' });
  await page.goto('/here');
  await tick(page.getByTestId('people-3'));
  await tick(page.getByTestId('way-alone'));
  await tick(page.getByTestId('type-three'));
  await page.getByTestId('name-0').fill(names.a);
  for (const place of [1, 2]) await page.getByTestId(`person-${place}`).click();
  await page.getByTestId('bots').selectOption('simple');
  await page.getByTestId('start-here').click();
  await page.getByTestId('game').waitFor();
  await watchOffers(page);
  await playOn(page);

  const log = await page
    .locator('[data-testid^="log-"]')
    .evaluateAll((all) =>
      all.map((one) => ({
        n: Number(one.getAttribute('data-testid')?.slice(4)),
        words: one.querySelector('.words')?.firstChild?.textContent ?? '',
        play: one.querySelector('code')?.textContent ?? '',
      })),
    );
  const { offers, doneAfter } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  expect(log.length).toBeGreaterThan(20);
  expect(Object.keys(doneAfter).length).toBeGreaterThan(0); // one had finished, and the others went on
  for (const [name, after] of Object.entries(doneAfter))
    expect(log.filter(({ n, words, play }) => n > after && /skip|DEV$/.test(play) && words.includes(name))).toEqual([]);
  expect(offers.filter(({ words, done }) => done.some((name) => words.includes(name)))).toEqual([]);
  await page.context().close();
});

test('an 8 names the one after the seat that has left', async () => {
  const page = await house.open({ viewport: { width: 1024, height: 768 } }, { speed: 'off', sound: false });
  const position =
    'layout=free3 rules=std,places=yes board=a:B,B,B,5/b:H1,H2,H3,H4/c:B,B,B,40 hands=a:8,DEV/b:/c:?2 dealer=b turn=a won=b';
  await stageTable(page, { position, type: 'three', names: [names.a] });
  await page.locator('[data-card="8"].can').click();
  expect(await page.getByTestId('skip').textContent()).toBe('Skip Clara');
  await page.context().close();
});

// Plays a person's turns by clicks, taking whatever the page offers.
import type { Page } from 'playwright-core';

const random = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

async function visible(page: Page, testid: string): Promise<boolean> {
  return (await page.getByTestId(testid).count()) > 0 && (await page.getByTestId(testid).first().isVisible());
}

/** Bots at the tables that this page makes answer at once: a person could not follow, a test need not. */
export const hurryBots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = (what, how) => {
      if (!String(what).endsWith('/api/tables') || how?.method !== 'POST') return ask(what, how);
      const asked = JSON.parse(String(how.body)) as { options: object };
      return ask(what, {
        ...how,
        body: JSON.stringify({ ...asked, options: { ...asked.options, botMilliseconds: 10 } }),
      });
    };
  });

/** What no form offers for a table of this device: it is changed on its way to the core. */
export const changeSetUp = (page: Page, change: { rules?: string; seed?: string }): Promise<unknown> =>
  page.addInitScript(({ rules, seed }) => {
    const post = Worker.prototype.postMessage as (this: Worker, asked: unknown) => void;
    Worker.prototype.postMessage = function (
      this: Worker,
      asked: { name?: string; args: { options: { rules: string }; seed?: string }[] },
    ) {
      const [about] = asked.name === 'setUp' ? asked.args : [];
      if (about && rules) about.options.rules = rules;
      if (about && seed) about.seed = seed;
      post.call(this, asked);
    };
  }, change);

export type Turn = 'played' | 'waiting' | 'over';

/** One decision, as soon as there is one to be made, or an end. */
export async function takeTurn(page: Page): Promise<Turn> {
  const cards = page.locator('[data-testid^="card-"].can');
  await cards.or(page.getByTestId('over')).or(page.getByTestId('curtain')).first().waitFor();
  if (await visible(page, 'over')) return 'over';
  const count = await cards.count();
  if (count === 0) return 'waiting';
  const card = cards.nth(Math.floor(Math.random() * count));
  try {
    await card.click({ timeout: 1500 });
    await decide(page);
  } catch {
    return 'waiting'; // the table has gone on meanwhile; look again
  }
  return 'played';
}

export async function takeTurns(page: Page, count: number): Promise<void> {
  for (let turns = 0; turns < count;) {
    const turn = await takeTurn(page);
    if (turn === 'over') throw new Error(`the game ended after ${turns} turns`);
    if (turn === 'played') turns++;
  }
}

async function decide(page: Page): Promise<void> {
  for (let step = 0; step < 16; step++) {
    const plain = page.locator(
      '[data-testid="give"], [data-testid="drop"], [data-testid="skip"], [data-testid="jester"], [data-testid="devil"], [data-testid="seven-done"]:not([disabled])',
    );
    if ((await page.locator('[aria-pressed="true"][data-card]').count()) === 0) return;
    const places = page.locator('button.target, button.source:not(.target)');
    const targets = page.locator('button.target');
    if ((await plain.count()) > 0 && ((await places.count()) === 0 || Math.random() < 0.5))
      return plain.first().click({ timeout: 1500 });
    const from = (await targets.count()) > 0 && Math.random() < 0.8 ? targets : places;
    const n = await from.count();
    if (n === 0) return;
    const index = random(Array.from({ length: n }, (_, i) => i)) ?? 0;
    await from.nth(index).click({ timeout: 1500 });
  }
  const cancel = page.getByTestId('cancel');
  if ((await cancel.count()) > 0) await cancel.click();
}

/**
 * Plays on inside the page, as fast as it goes, until the game is over or the time is up. A busy machine may take long over it,
 * but a game at which nothing happens for as long as any test waits is stuck, and how it stands is told.
 */
export function playOn(page: Page, milliseconds = Infinity): Promise<void> {
  return page.evaluate(
    async ([time, patience]) => {
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const any = (elements: HTMLElement[]): HTMLElement | undefined =>
        elements[Math.floor(Math.random() * elements.length)];
      const drawn = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const changed = (): Promise<void> =>
        new Promise((done) => {
          new MutationObserver((_, observer) => (observer.disconnect(), done())).observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          setTimeout(done, patience);
        });
      const plain = ['give', 'drop', 'skip', 'jester', 'devil'].map((name) => `[data-testid="${name}"]`).join(',');
      const end = Date.now() + time;
      let standing = '';
      let since = Date.now();
      while (Date.now() < end && all('[data-testid="over"]').length === 0) {
        const cards = all('[data-card]');
        const now = `${all('[data-testid="status"]')[0]?.textContent} ${cards.length} cards, ${document.querySelector('[data-testid="log"]')?.lastElementChild?.textContent}`;
        if (now !== standing) [standing, since] = [now, Date.now()];
        else if (Date.now() - since > patience)
          throw new Error(
            `the game is stuck: ${now}; ${cards.map((card) => card.outerHTML).join()}; ${document.body.innerText}`,
          );
        const taken = all('[data-card][aria-pressed="true"]').length > 0;
        const buttons = all(`${plain}, [data-testid="seven-done"]:not([disabled])`);
        const lit = all('button.target');
        const home = lit.filter(({ dataset }) => dataset['testid']?.includes('-H')); // or a game would never end
        const targets = home.length > 0 ? home : lit;
        const places =
          targets.length > 0 && (home.length > 0 || Math.random() < 0.8)
            ? targets
            : all('button.target, button.source');
        const acts = !taken
          ? all('.slot.can')
          : buttons.length > 0 && (places.length === 0 || Math.random() < 0.5)
            ? buttons
            : places;
        any(acts)?.click();
        await (acts.length > 0 ? drawn() : changed());
      }
    },
    [milliseconds, 40_000] as const,
  );
}

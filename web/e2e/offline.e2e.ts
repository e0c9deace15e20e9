// The page without a server: it starts, plays whole games, and hands them over when the server is there again.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, tick } from './house';
import { playOn, takeTurn, takeTurns } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const quick = { speed: 'off', level: 'simple', sound: false };

/** Waits until there is something to decide: the hand and the number of plays so far. */
async function ownTurn(page: Page): Promise<{ hand: (string | null)[]; plays: number }> {
  await page.locator('[data-testid^="card-"].can').first().waitFor();
  const hand = await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  return { hand, plays: await page.getByTestId('log').locator('li').count() };
}

/** Until the page could start without a server. */
const kept = (page: Page): Promise<unknown> => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);

test('kept on the device, started with the server stopped, a whole game against bots, and back again', async () => {
  const page = await house.open({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } }, quick);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await kept(page);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const { icons, start_url } = (await (await fetch(link?.href ?? '')).json()) as {
      icons: { src: string }[];
      start_url: string;
    };
    const found = await Promise.all(icons.map(async ({ src }) => (await fetch(src)).status));
    return { start_url, found };
  });
  expect(manifest).toEqual({ start_url: '.', found: [200, 200, 200, 200] });

  await house.stop();
  await page.reload();
  await page.getByTestId('no-server').waitFor();
  await page.getByTestId('play-now').click();
  await page.getByTestId('game').waitFor();
  await takeTurns(page, 6);

  // A reload in the middle goes on exactly where it was.
  const before = await ownTurn(page);
  await page.reload();
  expect(page.url()).toContain('/here/');
  expect(await ownTurn(page)).toEqual(before);

  await playOn(page);
  expect(await page.getByTestId('status').textContent()).toMatch(/won/);

  // Its report, from where the game has ended.
  await page.getByTestId('game-report').click();
  await page.getByTestId('stop-analysing').click();
  await page.getByTestId('not-analysed').waitFor();
  await page.goBack();
  await page.getByTestId('over').waitFor();

  await house.restart();
  await page.goto('/');
  await expect.poll(() => page.getByTestId('no-server').count()).toBe(0);
  await page.getByTestId('nav-you').click();
  await page.getByTestId('my-games').click();
  await page.getByText('· uploaded').waitFor();
  await page.reload();
  await page.getByText('played offline').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('two people share a device: each sees only his own hand', { tags: 'thorough' }, async () => {
  const page = await house.open({ serviceWorkers: 'allow', viewport: { width: 820, height: 1180 } }, quick);
  await page.goto('/here');
  await tick(page.getByTestId('people-2'));
  await tick(page.getByTestId('way-alone'));
  await tick(page.getByTestId('type-two'));
  await page.getByTestId('name-0').fill('Ann');
  await page.getByTestId('name-1').fill('Bob');
  await page.getByTestId('start-here').click();

  const seen: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const curtain = page.getByTestId('curtain');
    await curtain.waitFor();
    expect(await page.locator('[data-card]').count()).toBe(0); // nothing of anybody's hand is in the page
    seen.push((await curtain.locator('h2').textContent()) ?? '');
    await page.getByTestId('lift-curtain').click();
    await page.getByTestId('game').waitFor();
    while ((await curtain.count()) === 0) await takeTurn(page);
  }
  expect(new Set(seen).size).toBe(2);
  await page.reload();
  await page.getByTestId('curtain').waitFor();
  await page.context().close();
});

const cardsIn = (all: Locator): Promise<string[]> =>
  all.evaluateAll((each) => each.map((one) => one.getAttribute('data-card') ?? '').sort());

const soloTables: Record<string, (page: Page) => Promise<void>> = {
  'on this device': async (page) => {
    await page.goto('/here');
    await tick(page.getByTestId('way-together'));
    await tick(page.getByTestId('type-solo'));
    await page.getByTestId('start-here').click();
  },
  'on the server': async (page) => {
    const headers = { Origin: house.address };
    await page.request.post('/api/hello', { data: {}, headers });
    const made = await page.request.post('/api/tables', { data: { options: { type: 'solo' } }, headers });
    await page.goto(`/t/${((await made.json()) as { table: string }).table}`);
    await page.getByTestId('sit-0').or(page.getByTestId('rise-0')).waitFor();
    if ((await page.getByTestId('sit-0').count()) > 0) await page.getByTestId('sit-0').click();
    await page.getByTestId('start').click();
  },
};

for (const [where, begin] of Object.entries(soloTables))
  test(
    `solo ${where}: all hands in view; the solver gives a hint, it can be played and taken back`,
    { tags: 'thorough' },
    async () => {
      const page = await house.open({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } }, quick);
      await begin(page);
      await page.getByTestId('game').waitFor();
      for (const seat of 'abcd')
        await expect.poll(() => page.getByTestId(`hand-${seat}`).locator('.card').count()).toBeGreaterThan(3);
      await page.getByTestId('hand-c').click();
      expect(await cardsIn(page.locator('.slot'))).toEqual(await cardsIn(page.getByTestId('hand-c').locator('.card')));
      await page.getByTestId('hand-a').click();
      await page.locator('[data-testid="give-hint"]:not([disabled])').click();
      await page.getByTestId('hint-play').waitFor();
      expect(await page.getByTestId('hint-play').getAttribute('data-play')).toMatch(/\w/);
      await page.getByTestId('hint-stop').click();
      await page.getByTestId('solution').click();
      expect(await page.locator('ol li').count()).toBeGreaterThan(3);
      await page.getByTestId('hint-do').click();
      await expect.poll(() => page.getByTestId('hint-play').count()).toBe(0);
      await page.getByTestId('take-back').click();
      await expect.poll(() => page.getByTestId('take-back').count()).toBe(0);
      await page.context().close();
    },
  );

test('while the sampler thinks the picture goes on', async () => {
  const page = await house.open({ viewport: { width: 360, height: 740 } }, { ...quick, level: 'sampler' });
  await page.goto('/here');
  await page.getByTestId('start-here').click();
  await page.locator('[data-testid="give-hint"]:not([disabled])').click();
  await page.locator('progress').waitFor();
  const frames = await page.evaluate(async () => {
    let count = 0;
    for (; document.querySelector('progress'); count++) await new Promise(requestAnimationFrame);
    return count;
  });
  expect(frames).toBeGreaterThan(2); // a page that is busy draws none
  await page.getByTestId('hint-play').waitFor();
  await page.context().close();
});

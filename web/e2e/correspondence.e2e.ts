// A game with days for a decision: nobody is there at the same time, and the list says where one is waited for.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { type House, openHouse, tableOf, tick, visit } from './house';

let house: House;
beforeAll(async () => (house = await openHouse(['--words-milliseconds', '100'])));
afterAll(() => house.close());

const phone = { viewport: { width: 390, height: 844 } };
const still = { speed: 'off', sound: false };
const seen = (page: Page, testid: string): Locator => page.getByTestId(testid).locator('visible=true');

test('a game by correspondence goes on while people come and go', async () => {
  const [anna, ben] = [await house.open(phone, still), await house.open(phone, still)];
  await anna.goto('/new');
  await tick(anna.getByTestId('people-2'));
  await tick(anna.getByTestId('way-alone'));
  await tick(anna.getByTestId('preset-days'));
  await anna.getByTestId('days-note').waitFor();
  expect(await anna.getByTestId('options-set').textContent()).toBe('By correspondence, 3 days per move');
  expect(await violations(anna)).toEqual([]);
  await seen(anna, 'create').click();
  const code = await tableOf(anna);
  await anna.getByTestId('options').getByText('By correspondence, 3 days per move').waitFor();
  await visit(anna, '/'); // and goes

  await ben.goto(`/t/${code}`);
  await seen(ben, 'sit-1').click();
  await ben.getByTestId('about-start').getByText('You can close this page').waitFor();
  await ben.getByTestId('game').waitFor(); // a moment later, without anybody's help
  for (const page of [anna, ben]) await visit(page, '/mine');
  const waits = await Promise.all(
    [anna, ben].map((page) =>
      page
        .getByTestId(`go-${code}`)
        .waitFor()
        .then(() => page.getByTestId(`turn-${code}`).count()),
    ),
  );
  expect(waits).toContain(1);
  const mover = waits[0] === 1 ? anna : ben;
  expect(await mover.getByTestId(`turn-${code}`).textContent()).toMatch(/^Your turn · (3 days|2 days 23 hrs?) left$/);
  expect(await violations(mover)).toEqual([]);

  await house.stop();
  await house.restart();
  await mover.goto('/');
  await mover
    .getByTestId('go-on')
    .getByText(/^Your turn · (3 days|2 days 23 hrs?) left$/)
    .waitFor();
  await mover.getByTestId('go-on').click();
  await expect.poll(() => mover.getByTestId('my-clock').textContent()).toMatch(/^(3d|2d 23h)$/);
  await Promise.all([anna, ben].map((page) => page.context().close()));
});

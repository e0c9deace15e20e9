// The README's picture shows the page of today. Pictures differ from machine to machine; what they show does not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house';
import { fingerprintOf, openShot, picture, screenshots, shots, shownIn, whatIsShown } from './readme';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

test('the picture of the README is of today; `make screenshots` makes it again', async () => {
  const shown = [`picture ${fingerprintOf(readFileSync(join(screenshots, picture)))}\n`];
  for (const shot of shots) {
    const page = await openShot(house, shot, false);
    shown.push(await whatIsShown(page));
    await page.context().close();
  }
  expect(shown.join('\n')).toBe(readFileSync(join(screenshots, shownIn), 'utf8'));
});

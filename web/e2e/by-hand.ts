// A given play, made as a person makes it: with the mouse, by the keyboard alone, or from the list of plays.
import type { Page } from 'playwright-core';
import { parsePlay } from '../src/game/play';
import { placeName } from '../src/game/words';

export type Way = 'mouse' | 'keys' | 'list';

/** Presses what a selector finds. By keys: a card by its digit, a space by arrow keys, a button by Tab; then Enter. */
export async function press(page: Page, selector: string, way: Way): Promise<void> {
  const found = page.locator(selector).first();
  if (way !== 'keys') return found.click();
  await found.waitFor();
  const card = /card-(\d)/.exec((await found.getAttribute('data-testid')) ?? '')?.[1];
  const key = card ?? (selector.includes('space-') ? 'ArrowRight' : 'Tab');
  for (let pressed = 0; pressed < 30; pressed++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return page.keyboard.press('Enter');
    await page.keyboard.press(key);
  }
  throw new Error(`no way by ${key} to ${selector}`);
}

const space = (place: string): string => `[data-testid="space-${place}"]:enabled`;
const button = (name: string): string => `[data-testid="${name}"]:enabled`;

/** The marbles to press one after the other. */
function stepsOf(text: string): string[] {
  const play = parsePlay(text);
  if (play.kind === 'move')
    return [space(placeName(play.leg.colour, play.leg.from)), space(placeName(play.leg.colour, play.leg.to))];
  if (play.kind === 'exchange') return [play.one, play.other].map((spot) => space(placeName(spot.colour, spot.space)));
  if (play.kind === 'seven')
    return [
      ...play.legs.flatMap((leg) => [space(placeName(leg.colour, leg.from)), space(placeName(leg.colour, leg.to))]),
      button('seven-done'),
    ];
  return [button(play.kind)];
}

export async function make(page: Page, text: string, way: Way): Promise<void> {
  const play = parsePlay(text);
  if (play.kind === 'pass') return press(page, button('pass'), way);
  await press(page, `[data-card="${play.card}"].can`, way);
  if (way === 'list' && (await page.locator(button('list-plays')).count()) > 0) {
    await press(page, button('list-plays'), way);
    return press(page, `[data-play="${text}"]`, way);
  }
  for (const step of stepsOf(text)) {
    const now = await stepOrDone(page, step);
    if (now === 'done') return;
    if (now === 'open') await press(page, step, way);
  }
}

/** One way only is played by the card alone, or by its marble; and a marble that is alone is taken up by itself. */
async function stepOrDone(page: Page, step: string): Promise<'open' | 'taken' | 'done'> {
  const found = await page.waitForFunction((wanted) => {
    const place = document.querySelector(wanted);
    if (place) return place.getAttribute('aria-pressed') === 'true' ? 'taken' : 'open';
    return document.querySelector('[data-card][aria-pressed="true"]') ? undefined : 'done';
  }, step);
  return (await found.jsonValue()) ?? 'done';
}

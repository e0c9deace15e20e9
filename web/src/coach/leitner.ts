// Spaced repetition in boxes: what was right comes back later and later, what was missed tomorrow. Days are numbers.
import type { Verdict } from './question';

export interface Card {
  box: number; // how often it was right in a row
  due: number; // the day it comes back
}

/** Days until something comes back, once for each box; after the last one it has been learned. */
export const boxes: readonly number[] = [1, 3, 7, 16, 35];

export const fresh = (today: number): Card => ({ box: 0, due: today });

/** Where it is kept after an answer; nothing once it has been learned. */
export function after({ box }: Card, verdict: Verdict, today: number): Card | undefined {
  if (verdict === 'wrong') return { box: 0, due: today + 1 };
  if (verdict === 'nearly') return { box, due: today + 1 };
  const days = boxes[box];
  return days === undefined ? undefined : { box: box + 1, due: today + days };
}

/** A day as a number, by the clock on the wall here. */
export const dayOf = (time: Date): number =>
  Math.floor((time.getTime() - time.getTimezoneOffset() * 60_000) / 86_400_000);

export const dateOf = (day: number): Date =>
  new Date(day * 86_400_000 + new Date(day * 86_400_000).getTimezoneOffset() * 60_000);

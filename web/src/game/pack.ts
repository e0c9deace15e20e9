// How many cards of each kind a pack has (docs/RULES.md, 2).
import type { Layout } from './layout';
import { allCards, type Card } from './words';

const basic: Record<Card, number> = {
  '1': 9, '2': 7, '3': 7, '4': 7, '5': 7, '6': 7, '7': 8, '8': 7, '9': 7, '10': 7, '12': 7, '13': 9, TRI: 7, TAC: 4, JES: 0, ANG: 0, WAR: 0, DEV: 0,
};
// In a replacement pack a master card takes the place of another one.
const replaces: Record<string, [master: Card, other: Card]> = { J: ['JES', 'TRI'], A: ['ANG', '13'], W: ['WAR', '7'], D: ['DEV', '8'] };

export function packOf(layout: Layout, pack: string): Record<Card, number> {
  const count = { ...basic };
  if (layout.ring === 66) count['12'] -= 2;
  if (pack === 'master') for (const card of ['JES', 'ANG', 'WAR', 'DEV'] as const) count[card] = 1;
  else if (layout.ring === 66) for (const card of ['9', '10'] as const) count[card] -= 1;
  for (const letter of pack.split('+')[1] ?? '') {
    const [master, other] = replaces[letter] ?? [];
    if (master) count[master] += 1;
    if (other) count[other] -= 1;
  }
  return count;
}

export interface CardCount {
  card: Card;
  total: number;
  gone: number;
}

/** Each kind of the pack, and how many of it are gone since the shuffle. */
export function cardCounts(layout: Layout, pack: string, gone: readonly Card[]): CardCount[] {
  const totals = packOf(layout, pack);
  return allCards
    .filter((card) => totals[card] > 0)
    .map((card) => ({ card, total: totals[card], gone: gone.filter((one) => one === card).length }));
}

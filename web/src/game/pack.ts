// How many cards of each kind a pack has, as the core counts them (docs/RULES.md, 2).
import type { Layout } from './layout';
import { rules } from './rules';
import { isCard, type Card } from './words';

export interface CardCount {
  card: Card;
  total: number;
  gone: number;
}

/** Each kind of the pack, and how many of it are gone since the shuffle. */
export function cardCounts(layout: Layout, pack: string, gone: readonly Card[]): CardCount[] {
  const counts = rules.packs.find(({ name, seats }) => name === pack && seats === layout.seats.length)?.counts ?? [];
  return rules.cards
    .filter(isCard)
    .map((card, i) => ({ card, total: counts[i] ?? 0, gone: gone.filter((one) => one === card).length }))
    .filter(({ total }) => total > 0);
}

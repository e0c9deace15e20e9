// How a solo deal ended.
import type { Position } from '../game/position';

export interface DealEnd {
  how: 'solved' | 'more' | 'stuck'; // all home with so few cards; with more; not all home
  cards: number; // laid
}

/** Undefined while there is something to play. After its last card the core has dealt again. */
export function dealEnd(begin: Position, now: Position, fewest: number): DealEnd | undefined {
  const cards = now.laid - begin.laid;
  if (now.phase === 'over' && now.won.length > 0) return { how: cards <= fewest ? 'solved' : 'more', cards };
  const isOver = now.phase === 'over' || now.deals !== begin.deals || now.shuffles !== begin.shuffles;
  return isOver ? { how: 'stuck', cards } : undefined;
}

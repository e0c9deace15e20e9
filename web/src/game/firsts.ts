// What somebody meets for the first time in a game and may not understand.
import type { Made } from './history';
import type { Phase } from './position';
import { cardOf, type Way } from './ways';
import type { Card, Seat } from './words';

export type First = 'swap' | 'dead' | 'forced' | 'skipped' | 'jester' | 'captured' | 'tac';

const isTac = ({ play }: Made): boolean =>
  play.kind !== 'pass' && play.kind !== 'drop' && play.kind !== 'give' && play.card === 'TAC';

/** In a play that was made, to the holder of these seats. */
export function firstsIn(made: Made, own: readonly Seat[]): First[] {
  const found: First[] = [];
  if (made.captured.some((seat) => own.includes(seat))) found.push('captured');
  if (made.play.kind === 'jester') found.push('jester');
  else if (isTac(made)) found.push('tac');
  return found;
}

/** Plays that deserve a longer look. */
export const isStriking = (made: Made): boolean =>
  made.play.kind === 'jester' || made.play.kind === 'devil' || made.captured.length > 0 || isTac(made);

export const onlyDrops = (ways: readonly Way[] | undefined): boolean =>
  ways !== undefined && ways.length > 0 && ways.every(({ play }) => play.kind === 'drop');

/** Whether there is but one play, or but one of several cards. */
export function isForced(ways: readonly Way[], hand: readonly Card[], phase: Phase): 'play' | 'card' | undefined {
  if (phase === 'swap' || onlyDrops(ways)) return undefined;
  if (ways.length === 1) return 'play';
  const cards = new Set(ways.map((way) => cardOf(way.play)));
  return cards.size === 1 && hand.length > 1 && phase === 'play' ? 'card' : undefined;
}

/** The play that can make itself: a gift, an answer to a winning play and a TAC are always left to the player. */
export function onlyPlay(ways: readonly Way[], phase: Phase): Way | undefined {
  const [only, other] = ways;
  const card = only && cardOf(only.play);
  return (phase === 'play' || phase === 'skipped') && card && card !== 'TAC' && !other ? only : undefined;
}

/** In what is to be decided. */
export function firstAt(phase: Phase, ways: readonly Way[], hand: readonly Card[]): First | undefined {
  if (phase === 'swap') return 'swap';
  if (phase === 'skipped') return 'skipped';
  if (phase === 'answer') return undefined;
  if (onlyDrops(ways)) return 'dead';
  return isForced(ways, hand, phase) ? 'forced' : undefined;
}

// What goes from seat to seat without a marble moving: hands under a Jester, the turn under an 8 or a Devil.
import type { Made } from './history';
import type { Position } from './position';
import type { Card, Seat } from './words';

export interface Pass {
  from: Seat;
  to: Seat;
  back: boolean; // counter-clockwise
  cards: number; // in the hand that goes; none when the card itself does
  card: Card;
}

export function passesOf({ play, turn, order, victim }: Made, hands: Position['hands'] | undefined): Pass[] {
  if (play.kind === 'skip' || play.kind === 'devil')
    return [{ from: turn, to: victim, back: false, cards: 0, card: play.as }];
  if (play.kind !== 'jester') return [];
  return order
    .map((seat, i) => ({
      from: seat,
      to: order.at(i - 1) ?? seat,
      back: true,
      cards: hands?.get(seat)?.count ?? 1,
      card: play.as,
    }))
    .filter(({ cards }) => cards > 0);
}

export const passTime = (passes: readonly Pass[], pace: number): number =>
  passes.length === 0 ? 0 : (passes[0]?.cards ? 1300 : 900) * pace;

// What happens for the first time, explained in a sentence.
import { nextSeat, whyNot } from '../game/at-once';
import type { First } from '../game/firsts';
import type { Made } from '../game/history';
import { givesTo, isPartner } from '../game/layout';
import type { Position } from '../game/position';
import type { Card, Seat } from '../game/words';
import { m } from '../paraglide/messages';
import { cardName, colourName, whyWords, type Names } from './say';
import { labelled, listed, sentences } from './sentences';

/** Where it happens: to the holder of a seat and a hand, and in which play. */
export interface FirstTime {
  first: First;
  position: Position;
  seat: Seat;
  hand: readonly Card[];
  mine: readonly Seat[]; // with the other colours of the same person
  made?: Made;
}

function swapText({ layout, rules }: Position, seat: Seat, mine: readonly Seat[], names: Names): string {
  const to = givesTo(layout, seat, rules) ?? seat;
  if (mine.includes(to)) return m.first_swap_own({ colour: colourName(to) });
  const giver = layout.seats.find((one) => givesTo(layout, one, rules) === seat) ?? to;
  return giver === to && isPartner(layout, seat, to)
    ? m.first_swap({ who: names(to) })
    : m.first_swap_round({ who: names(to), giver: names(giver) });
}

/** Which rule each of these cards meets; cards with the same reason together. */
export function deadWords(position: Position, hand: readonly Card[]): string {
  const cardsOf = new Map<string, Set<string>>();
  for (const card of hand) {
    const why = whyWords(whyNot(position, card), position.fn);
    cardsOf.set(why, (cardsOf.get(why) ?? new Set()).add(cardName(card)));
  }
  return sentences(...[...cardsOf].map(([why, cards]) => labelled(listed([...cards]), why)));
}

export function firstWords({ first, position, seat, hand, mine, made }: FirstTime, names: Names): string {
  const who = names(made?.by ?? seat);
  switch (first) {
    case 'swap':
      return swapText(position, seat, mine, names);
    case 'dead':
      return sentences(m.first_dead(), deadWords(position, hand));
    case 'forced':
      return m.first_forced();
    case 'skipped':
      return m.first_skipped();
    case 'jester':
      return m.first_jester({ who: names(nextSeat(position, seat)) }); // hands go to the right
    case 'captured':
      return m.first_captured({ who });
    case 'tac':
      return m.first_tac({ who });
  }
}

// The way to a play, tap by tap: for those who are shown what to press next.
import type { Leg, Play } from './play';
import { cardOf, endsOf } from './ways';
import { placeName, type Card, type PlaceName } from './words';

/** A card of the hand by its number, a place of the board, or a button by its name. */
export type NextTap = { card: number } | { place: PlaceName } | { button: string };

/** How far somebody has come with a decision. */
export interface Taken {
  hand: readonly Card[];
  index: number; // of the card that is taken up
  from: PlaceName | undefined; // the marble that is chosen
  pending: string | undefined; // a play that is only to be confirmed
  legs: readonly string[] | undefined; // of a seven on its way
}

const legText = ({ colour, from, to }: Leg): string => `${colour}${from}-${to}`;

function nextLeg(legs: readonly Leg[], walked: readonly string[], from: PlaceName | undefined): NextTap | undefined {
  const texts = legs.map(legText);
  if (!walked.every((leg) => texts.includes(leg))) return undefined;
  const leg = legs.find((one) => !walked.includes(legText(one)));
  if (!leg) return { button: 'seven-done' };
  const begin = placeName(leg.colour, leg.from);
  return { place: from === begin ? placeName(leg.colour, leg.to) : begin };
}

/** Nothing once somebody is on the way to another play with this card. */
export function nextTap(play: Play, { hand, index, from, pending, legs }: Taken): NextTap | undefined {
  if (play.kind === 'pass') return { button: 'pass' };
  const card = cardOf(play);
  if (hand[index] !== card) return card === undefined ? undefined : { card: hand.indexOf(card) };
  if (pending !== undefined) return pending === play.text ? { button: 'go' } : undefined;
  if (play.kind === 'seven') return nextLeg(play.legs, legs ?? [], from);
  const ends = endsOf(play);
  if (ends.length === 0) return { button: play.kind };
  const [begin, end] = ends.find(([one]) => one === from) ?? ends[0] ?? [];
  const place = from === begin ? end : begin;
  return place === undefined ? undefined : { place };
}

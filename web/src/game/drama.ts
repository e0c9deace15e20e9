// What is made much of where a whole room looks on.
import type { Entry, Made } from './history';
import { boardOf } from './marbles';
import { isFinished } from './position';
import { seatsIn, type Card, type Seat } from './words';

/** A card that is worth a picture of its own, and whose marbles it has sent back. */
export interface Splash {
  card: Card;
  by: Seat;
  captured: Seat[];
}

/** How long it is looked at, in milliseconds. */
export const splashTime = 1900;

const grand: readonly Card[] = ['TAC', 'JES', 'DEV', 'ANG', 'WAR'];

/** Nothing for a card that was only dropped, and for a play like any other. */
export function splashOf(made: Entry | undefined): Splash | undefined {
  if (made?.kind !== 'play') return undefined;
  const { play, by, captured } = made;
  if (play.kind === 'pass' || play.kind === 'drop' || play.kind === 'give') return undefined;
  return grand.includes(play.card) || captured.length > 0 ? { card: play.card, by, captured } : undefined;
}

/** Whether a play brings the last marble of a side home. */
export function endsGame({ layout, course }: Made): boolean {
  const after = boardOf(course.after);
  return layout.sides.some((side) => seatsIn(side).every((seat) => isFinished(after, seat)));
}

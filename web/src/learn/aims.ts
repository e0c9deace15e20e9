// What a step of a lesson asks for: a test of the play that was made.
import type { Made } from '../game/history';
import { isFinished } from '../game/position';
import { boardOf } from '../game/marbles';
import type { Leg } from '../game/play';
import { base, isHome, isRing, type Card, type Seat, type Space } from '../game/words';

export type Aim = (made: Made) => boolean;

const legs = ({ play }: Made): Leg[] => (play.kind === 'move' ? [play.leg] : play.kind === 'seven' ? play.legs : []);

export const any: Aim = () => true;
export const not =
  (aim: Aim): Aim =>
  (made) =>
    !aim(made);
export const both =
  (one: Aim, other: Aim): Aim =>
  (made) =>
    one(made) && other(made);

export const plays =
  (...texts: string[]): Aim =>
  ({ play }) =>
    texts.includes(play.text);
export const lays =
  (...cards: Card[]): Aim =>
  ({ play }) =>
    play.kind !== 'pass' && cards.includes(play.card);
export const drops: Aim = ({ play }) => play.kind === 'drop';
export const skips: Aim = ({ play }) => play.kind === 'skip';

export const bringsOut: Aim = (made) => legs(made).some((leg) => leg.from === base);
export const moves =
  (from: Space): Aim =>
  (made) =>
    legs(made).some((leg) => leg.from === from);
export const getsHome: Aim = (made) => legs(made).some((leg) => isRing(leg.from) && isHome(leg.to));
export const captures =
  (...seats: Seat[]): Aim =>
  ({ captured }) =>
    seats.every((seat) => captured.includes(seat));
export const harmless: Aim = ({ captured }) => captured.length === 0;

const moved = ({ from, course }: Made): number =>
  course.after.filter((marble) => from.find((before) => before.id === marble.id)?.space !== marble.space).length;
export const movesTwo: Aim = (made) => moved(made) >= 2;

export const finishes =
  (seat: Seat): Aim =>
  ({ course }) =>
    isFinished(boardOf(course.after), seat);

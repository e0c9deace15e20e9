// Lines over the board: the way of a marble, and what goes from seat to seat.
import { crossing, pointOf, polar, startAngle, turnBetween, type Geometry, type Point } from '../../game/geometry';
import type { Motion } from '../../game/marbles';
import type { Pass } from '../../game/passing';
import { allSeats, base, isRing, isSeat, type Seat } from '../../game/words';

export const seatOf = ({ id }: Motion): Seat => {
  const letter = id.slice(0, 1);
  return isSeat(letter) ? letter : allSeats[0];
};

export function pointsOf(g: Geometry, motion: Motion): Point[] {
  const trail = motion.trail.map((space) => pointOf(g, seatOf(motion), space, Number(motion.id.slice(1))));
  const [from, to] = trail;
  return motion.how === 'cross' && from && to ? crossing(from, to) : trail;
}

export const lineOf = (g: Geometry, motion: Motion): string =>
  pointsOf(g, motion)
    .map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
    .join('');

/** A marble that is sent back from the ring. */
export const isCapture = ({ how, trail }: Motion): boolean =>
  how === 'fly' && trail.at(-1) === base && isRing(trail[0] ?? base);

/** An arrow along the edge of the middle, from one seat's side to the next. */
export function arrowOf(g: Geometry, { from, to, back }: Pass): string {
  const begin = startAngle(g, from);
  const turn = turnBetween(g, from, to, back);
  const [first, last] = [begin + turn * 0.14, begin + turn * 0.86];
  const radius = g.middle + g.marble * 0.7;
  const way = back ? -1 : 1;
  const [p, q] = [polar(radius, first), polar(radius, last)];
  const barbs = [-1, 1]
    .map((side) => polar(radius + side * g.marble * 0.75, last - way * 0.09))
    .map(({ x, y }) => `M${x} ${y}L${q.x} ${q.y}`);
  return `M${p.x} ${p.y}A${radius} ${radius} 0 0 ${back ? 0 : 1} ${q.x} ${q.y}${barbs.join('')}`;
}

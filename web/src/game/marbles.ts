// Marbles with an identity, so that the eye can follow one through the game, and what a play does to them stage by stage.
import type { Layout } from './layout';
import type { Leg, Play } from './play';
import { sortedSpots, type Board, type Spot } from './position';
import { trailOf } from './trail';
import { allSeats, base, isRing, type Card, type Seat, type Space } from './words';

export interface Marble extends Spot {
  id: string; // `a0`..`f3`
  seat: Seat;
}

/** One marble on its way: along a trail, through the air, or past another one that it changes places with. */
export interface Motion {
  id: string;
  how: 'walk' | 'fly' | 'cross';
  trail: Space[];
}

/** What happens at the same time. */
export type Stage = Motion[];

export function marblesOf(board: Board): Marble[] {
  return [...board].flatMap(([seat, spots]) =>
    sortedSpots(spots).map((spot, i) => ({ ...spot, id: `${seat}${i}`, seat })),
  );
}

export function boardOf(marbles: readonly Marble[]): Board {
  const board: Board = new Map();
  for (const seat of allSeats) {
    const own = marbles.filter((marble) => marble.seat === seat);
    if (own.length > 0) board.set(seat, sortedSpots(own.map(({ space, fresh }) => ({ space, fresh }))));
  }
  return board;
}

/** The same marbles standing as the board says; as few of them change their place as possible. */
export function settled(marbles: readonly Marble[], board: Board): Marble[] {
  return [...board].flatMap(([seat, spots]) =>
    settledSeat(
      marbles.filter((m) => m.seat === seat),
      seat,
      spots,
    ),
  );
}

function settledSeat(own: readonly Marble[], seat: Seat, spots: readonly Spot[]): Marble[] {
  const left = [...spots];
  const stay = new Map<string, Spot>();
  for (const marble of own) {
    const at = left.findIndex((spot) => spot.space === marble.space);
    const [spot] = at < 0 ? [] : left.splice(at, 1);
    if (spot) stay.set(marble.id, spot);
  }
  return [0, 1, 2, 3].map((i) => {
    const id = `${seat}${i}`;
    const spot = stay.get(id) ?? left.shift() ?? { space: base, fresh: false };
    return { id, seat, ...spot };
  });
}

/** Who has to change places between two boards, all at once and through the air. */
export function flights(from: readonly Marble[], to: readonly Marble[]): Stage {
  return to.flatMap((marble) => {
    const before = from.find((m) => m.id === marble.id);
    return before && before.space !== marble.space
      ? [{ id: marble.id, how: 'fly' as const, trail: [before.space, marble.space] }]
      : [];
  });
}

export interface Course {
  stages: Stage[];
  after: Marble[];
}

/** The stages of a play from the board it begins on (for a TAC: the undo board). */
export function courseOf(layout: Layout, marbles: readonly Marble[], play: Play): Course {
  if (play.kind === 'move') return walk(layout, marbles, [play.leg], play.as);
  if (play.kind === 'seven') return walk(layout, marbles, play.legs, play.as);
  if (play.kind === 'exchange') {
    const one = marbles.find((m) => m.seat === play.one.colour && m.space === play.one.space);
    const other = marbles.find((m) => m.seat === play.other.colour && m.space === play.other.space);
    const after = marbles.map((m) =>
      m === one && other
        ? { ...m, space: other.space, fresh: false }
        : m === other && one
          ? { ...m, space: one.space, fresh: false }
          : m,
    );
    return { stages: [flights(marbles, after).map((motion) => ({ ...motion, how: 'cross' }))], after };
  }
  return { stages: [], after: [...marbles] };
}

function walk(layout: Layout, marbles: readonly Marble[], legs: readonly Leg[], as: Card): Course {
  let after = [...marbles];
  const stages: Stage[] = [];
  for (const leg of legs) {
    const mover = after.find((m) => m.seat === leg.colour && m.space === leg.from);
    if (!mover) continue;
    const trail = trailOf(layout, leg, as);
    const flying = leg.from === base || leg.to === base;
    let begun = 0;
    for (let i = 1; i < trail.length; i++) {
      const at = trail[i] ?? leg.to;
      const met = as === '7' || i === trail.length - 1 ? standing(after, mover, at) : undefined;
      if (!met && i < trail.length - 1) continue;
      stages.push([{ id: mover.id, how: flying ? 'fly' : 'walk', trail: trail.slice(begun, i + 1) }]);
      after = after.map((m) => (m.id === mover.id ? { ...m, space: at, fresh: leg.from === base } : m));
      begun = i;
      if (!met) continue;
      stages.push([{ id: met.id, how: 'fly', trail: [at, base] }]);
      after = after.map((m) => (m.id === met.id ? { ...m, space: base, fresh: false } : m));
    }
  }
  return { stages, after };
}

/** The same in reverse: what happened last is taken back first. */
export const reversed = (stages: readonly Stage[]): Stage[] =>
  stages.toReversed().map((stage) => stage.map((motion) => ({ ...motion, trail: motion.trail.toReversed() })));

/** What is seen at a time: the marbles where they arrive, and how they get there. */
export interface Frame {
  motions: Stage;
  marbles: Marble[];
}

export function framesOf(begin: readonly Marble[], stages: readonly Stage[]): Frame[] {
  let marbles = [...begin];
  return stages.map((motions) => {
    marbles = marbles.map((marble) => {
      const space = motions.find(({ id }) => id === marble.id)?.trail.at(-1);
      return space === undefined ? marble : { ...marble, space, fresh: false };
    });
    return { motions, marbles };
  });
}

function standing(marbles: readonly Marble[], mover: Marble, at: Space): Marble | undefined {
  return isRing(at) ? marbles.find((m) => m.id !== mover.id && m.space === at) : undefined;
}

/** The marbles that a course sends back to their bases. */
export function capturedIn(course: Course): string[] {
  return course.stages.flatMap((stage) =>
    stage.filter((m) => m.how === 'fly' && m.trail.at(-1) === base).map((m) => m.id),
  );
}

// Marbles with an identity, so that the eye can follow one through the game, and what a play does to them stage by stage.
import { courseAlong } from './at-once';
import type { Layout } from './layout';
import type { Play } from './play';
import { sortedSpots, type Board, type Spot } from './position';
import { allSeats, base, type Seat, type Space } from './words';

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

/** The stages of a play from the board it begins on (for a TAC: the undo board), as the core tells them. */
export function courseOf(layout: Layout, marbles: readonly Marble[], play: Play): Course {
  let after = [...marbles];
  const stages: Stage[] = [];
  for (const line of courseAlong(layout, boardOf(marbles), play.text)) {
    const stage = stageOf(line, after);
    stages.push(stage);
    after = moved(after, stage);
  }
  return { stages, after };
}

/** One line of the core: `a20-21-22`, or two marbles that change places, `a10~c33`. */
function stageOf(line: string, marbles: readonly Marble[]): Stage {
  const crossing = line.includes('~');
  const spaces = line.split(/[-~]/u);
  const trail = spaces.map((space, i) => (crossing || i === 0 ? space.slice(1) : space));
  const trails = crossing ? [trail, trail.toReversed()] : [trail];
  return trails.flatMap((way, i) => {
    const [from, to] = [way[0], way.at(-1)];
    const marble = marbles.find(({ seat, space }) => seat === spaces[i]?.slice(0, 1) && space === from);
    const how = crossing ? 'cross' : from === base || to === base ? 'fly' : 'walk';
    return marble ? [{ id: marble.id, how, trail: way }] : [];
  });
}

function moved(marbles: readonly Marble[], stage: Stage, isFresh = (from: Space) => from === base): Marble[] {
  return marbles.map((marble) => {
    const [from, ...way] = stage.find(({ id }) => id === marble.id)?.trail ?? [];
    return from === undefined ? marble : { ...marble, space: way.at(-1) ?? from, fresh: isFresh(from) };
  });
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
    marbles = moved(marbles, motions, () => false);
    return { motions, marbles };
  });
}

/** The marbles that a course sends back to their bases. */
export function capturedIn(course: Course): string[] {
  return course.stages.flatMap((stage) =>
    stage.filter((m) => m.how === 'fly' && m.trail.at(-1) === base).map((m) => m.id),
  );
}

// How a game went, from its log: for those who have just played it.
import type { Entry, Made } from './history';
import { startOf, type Layout } from './layout';
import { boardOf, type Marble } from './marbles';
import type { Board } from './position';
import type { Scene } from './statistics';
import { base, isHome, seatsIn, type Seat } from './words';

/** A scene after each play; a deal moves no marble. */
export function scenesIn(entries: readonly Entry[]): Scene[] {
  const first = entries.find((entry) => entry.kind !== 'deal');
  let marbles: readonly Marble[] = first?.begin ?? [];
  let deal = -1;
  return entries.map((entry) => {
    if (entry.kind === 'deal') deal++;
    else marbles = entry.kind === 'set' ? entry.after : entry.course.after;
    return { what: entry, position: { board: boardOf(marbles) }, deal };
  });
}

/** How far a side has come with its marbles: 0 to 1. */
export function progress(layout: Layout, board: Board, side: string): number {
  const { ring } = layout;
  const steps = (seat: Seat): number[] =>
    (board.get(seat) ?? []).map(({ space, fresh }) => {
      if (space === base) return 0;
      if (isHome(space)) return ring + Number(space.slice(1));
      const gone = (Number(space) - startOf(layout, seat) + ring) % ring;
      return gone === 0 && !fresh ? ring : gone + 1;
    });
  const all = seatsIn(side).flatMap(steps);
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length * (ring + 4));
}

/** The play after which the winners were ahead to the end, and which play of the game it was, from 1. */
export function turningPoint(
  layout: Layout,
  scenes: readonly Scene[],
  winners: string,
): { made: Made; n: number } | undefined {
  const others = layout.sides.filter((side) => side !== winners);
  if (others.length === 0 || !layout.sides.includes(winners)) return undefined;
  const ahead = ({ position: { board } }: Scene): boolean =>
    others.every((side) => progress(layout, board, winners) > progress(layout, board, side));
  const plays = scenes.flatMap((scene) => (scene.what.kind === 'play' ? [{ scene, made: scene.what }] : []));
  const at = plays.findLastIndex(({ scene }) => !ahead(scene)) + 1;
  const turning = plays[at];
  return turning && { made: turning.made, n: at + 1 };
}

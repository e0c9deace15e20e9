// What a game was like, in numbers: seat by seat, and the marbles at home as it went on.
import type { Made } from './history';
import type { Layout } from './layout';
import { countIn, type Position } from './position';
import type { Scene as Replayed } from './replay';
import { isHome, seatsIn, type Seat } from './words';

export interface SeatNumbers {
  captures: number; // marbles this seat sent back to their bases
  suffered: number; // marbles of its colour that were
  wasted: number; // cards dropped without effect
  tacs: number; // TACs that took effect
}

export interface Statistics {
  plays: number;
  deals: number;
  seats: Map<Seat, SeatNumbers>;
  home: Map<string, number[]>; // by side: marbles at home in each scene
}

/** A moment of the game, as far as it is counted. */
export type Scene = Pick<Replayed, 'what' | 'deal'> & { position: Pick<Position, 'board'> };

const noNumbers = (): SeatNumbers => ({ captures: 0, suffered: 0, wasted: 0, tacs: 0 });

/** Which of the plays stood: a TAC takes the play before it back, and with that what that one had taken back stands again. */
export function standing(plays: readonly Made[]): boolean[] {
  const stood = plays.map(() => true);
  const takenBackBy = plays.map((made, i) =>
    made.undone ? plays.findLastIndex((one, j) => j < i && one.play.kind !== 'jester' && one.play.kind !== 'pass') : -1,
  );
  const set = (at: number, value: boolean): void => {
    if (at < 0) return;
    stood[at] = value;
    set(takenBackBy[at] ?? -1, !value);
  };
  takenBackBy.forEach((at) => set(at, false));
  return stood;
}

export const homeOf = ({ board }: Pick<Position, 'board'>, side: string): number =>
  seatsIn(side).reduce((sum, seat) => sum + countIn(board, seat, isHome), 0);

export function statisticsOf(layout: Layout, scenes: readonly Scene[]): Statistics {
  const seats = new Map(layout.seats.map((seat) => [seat, noNumbers()]));
  const of = (seat: Seat): SeatNumbers => seats.get(seat) ?? noNumbers();
  const plays = scenes.flatMap(({ what }) => (what.kind === 'play' ? [what] : []));
  const stood = standing(plays);
  plays.forEach(({ by, turn, play, captured }, i) => {
    if (play.kind === 'drop') of(turn).wasted++;
    else if (play.kind !== 'pass' && play.card === 'TAC') of(by).tacs++;
    if (!stood[i]) return;
    of(by).captures += captured.length;
    for (const seat of captured) of(seat).suffered++;
  });
  return {
    plays: plays.length,
    deals: (scenes.at(-1)?.deal ?? -1) + 1,
    seats,
    home: new Map(layout.sides.map((side) => [side, scenes.map(({ position }) => homeOf(position, side))])),
  };
}

/** Several seats together: those of one person. */
export function sumOf(statistics: Statistics, seats: readonly Seat[]): SeatNumbers {
  const sum = noNumbers();
  for (const seat of seats)
    for (const key of Object.keys(sum) as (keyof SeatNumbers)[]) sum[key] += statistics.seats.get(seat)?.[key] ?? 0;
  return sum;
}

/** The average over several games; none without any. */
export function averageOf(games: readonly SeatNumbers[]): SeatNumbers | undefined {
  if (games.length === 0) return undefined;
  const mean = (key: keyof SeatNumbers): number => games.reduce((sum, game) => sum + game[key], 0) / games.length;
  return { captures: mean('captures'), suffered: mean('suffered'), wasted: mean('wasted'), tacs: mean('tacs') };
}

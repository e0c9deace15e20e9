// Mistakes over many games: what is kept of each report, and what it says of a player beside the others at the same tables.
import type { Decision, Report, Unit } from '@tacit/core';
import { isMistake } from './marks';

export const mistakeKinds = ['seven', 'tac', 'gift', 'drop', 'capture', 'other'] as const;
export type MistakeKind = (typeof mistakeKinds)[number];

/** Of some seats of a game. */
export interface Lapses {
  seats: number;
  decisions: number;
  mistakes: Record<MistakeKind, number>; // mistakes and blunders
}

/** What is kept of a game that was analysed. */
export interface GameMarks {
  game: string; // its file
  played: string; // the day, as the file has it
  kept: number; // when it was analysed first
  seats: string; // one's own
  unit: Unit;
  own: Lapses;
  others: Lapses;
}

/** What went wrong: by what was decided, and where a marble was left to be captured, by that. */
export function mistakeKind({ kind, play, best = '', reasons }: Decision): MistakeKind {
  const either = (card: string): boolean => play.startsWith(card) || best.startsWith(card);
  if (kind === 'gift' || kind === 'drop') return kind;
  if (either('TAC')) return 'tac';
  if (either('7:')) return 'seven';
  return reasons.some((reason) => reason.kind === 'captured') ? 'capture' : 'other';
}

const noMistakes = (): Lapses['mistakes'] => ({ seven: 0, tac: 0, gift: 0, drop: 0, capture: 0, other: 0 });

function lapsesOf({ decisions, seats }: Report, of: (seat: string) => boolean): Lapses {
  const mistakes = noMistakes();
  for (const decision of decisions)
    if (of(decision.seat) && isMistake(decision.mark)) mistakes[mistakeKind(decision)]++;
  const those = seats.filter(({ seat }) => of(seat));
  return { seats: those.length, decisions: those.reduce((sum, one) => sum + one.decisions, 0), mistakes };
}

export const marksOf = (report: Report, own: string): Omit<GameMarks, 'game' | 'played' | 'kept'> => ({
  seats: own,
  unit: report.unit,
  own: lapsesOf(report, (seat) => own.includes(seat)),
  others: lapsesOf(report, (seat) => !own.includes(seat)),
});

const total = ({ mistakes }: Lapses): number => mistakeKinds.reduce((sum, kind) => sum + mistakes[kind], 0);

/** Mistakes for each seat and game. */
function perSeat(all: readonly Lapses[], count: (lapses: Lapses) => number): number {
  const seats = all.reduce((sum, one) => sum + one.seats, 0);
  return seats === 0 ? 0 : all.reduce((sum, one) => sum + count(one), 0) / seats;
}

export interface MistakeCareer {
  games: number[]; // own mistakes for each seat, oldest game first
  own: number; // the same on average
  others: number | undefined; // where others decided anything
  kinds: { kind: MistakeKind; own: number; others: number }[];
}

/** Over all games that one took part in; nothing without any. */
export function mistakeCareer(all: readonly GameMarks[]): MistakeCareer | undefined {
  const games = all
    .filter(({ own }) => own.seats > 0)
    .sort((x, y) => x.played.localeCompare(y.played) || x.kept - y.kept);
  if (games.length === 0) return undefined;
  const [own, others] = [games.map((game) => game.own), games.map((game) => game.others)];
  return {
    games: own.map((lapses) => perSeat([lapses], total)),
    own: perSeat(own, total),
    others: others.some(({ seats }) => seats > 0) ? perSeat(others, total) : undefined,
    kinds: mistakeKinds.map((kind) => ({
      kind,
      own: perSeat(own, ({ mistakes }) => mistakes[kind]),
      others: perSeat(others, ({ mistakes }) => mistakes[kind]),
    })),
  };
}

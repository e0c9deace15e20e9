// A decision that is asked again: how good an answer is, from numbers that are there already or from the core's judge.
import type { Unit, Valued } from '@tacit/core';
import type { Layout } from '../game/layout';
import type { Seat } from '../game/words';

export interface Question {
  /** As the seat knows it, in notation. */
  position: string;
  seat: Seat;
  /** Plays that are known to be best. */
  solutions?: readonly string[];
  /** What plays are worth, best first, where that has been reckoned. */
  plays?: readonly Valued[];
  /** By how much every play that is not a solution is known to be behind, at least. */
  gap?: number;
}

export type Verdict = 'right' | 'nearly' | 'wrong';

/** How far a play is behind the best one. */
export interface Behind {
  loss: number;
  error: number;
  atLeast?: boolean; // or further
}

export interface Answered {
  play: string;
  verdict: Verdict;
  loss: number; // in the question's unit
  atLeast?: boolean | undefined; // that or more
  attempt: number; // from 1; only the first one tells what somebody knew
}

/** All play together: cards count, and not the chance to win. */
export const unitOf = ({ sides }: Layout): Unit => (sides.length === 1 ? 'cards' : 'chance');

// The limits of the marks "best" and "good" (docs/analysis.md).
const limits: Record<Unit, { right: number; nearly: number }> = {
  chance: { right: 0.005, nearly: 0.02 },
  cards: { right: 0.25, nearly: 1 },
};
const significant = 3; // standard errors

export function verdictOn({ loss, error }: Behind, unit: Unit): Verdict {
  if (loss < limits[unit].right) return 'right';
  return loss < limits[unit].nearly || loss <= significant * error ? 'nearly' : 'wrong';
}

/** What is known of an answer without asking anybody. */
export function knownOf({ solutions, plays, gap }: Question, play: string): Behind | undefined {
  if (solutions?.includes(play)) return { loss: 0, error: 0 };
  return (
    plays?.find((one) => one.play === play) ?? (gap === undefined ? undefined : { loss: gap, error: 0, atLeast: true })
  );
}

/** The play to show as the best. */
export const bestOf = ({ solutions, plays }: Question): string | undefined => solutions?.[0] ?? plays?.[0]?.play;

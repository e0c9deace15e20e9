// What somebody has done with the puzzles. Plain values: who keeps them is not known here.
import type { Strength } from '@tacit/core';
import { daysInARow } from './day';

/** Solved at once, solved after a miss, or not solved yet. */
export type Outcome = 'first' | 'later' | 'missed';

/** The day's puzzle: how often it was missed, and whether it was solved then. */
export interface DayResult {
  misses: number;
  solved: boolean;
}

export interface Progress {
  outcomes: Record<string, Outcome>; // by puzzle
  days: Record<number, DayResult>;
  strength: Strength & { shown: number };
  rush: number; // the most puzzles solved in one
}

export const nothingDone: Progress = {
  outcomes: {},
  days: {},
  strength: { mu: 25, sigma: 25 / 3, games: 0, shown: 1000 },
  rush: 0,
};

export const isSolved = (progress: Progress, id: string): boolean =>
  ['first', 'later'].includes(progress.outcomes[id] ?? '');
export const isTried = (progress: Progress, id: string): boolean => progress.outcomes[id] !== undefined;
export const solvedCount = (progress: Progress): number =>
  Object.keys(progress.outcomes).filter((id) => isSolved(progress, id)).length;

function outcomeAfter(before: Outcome | undefined, right: boolean): Outcome {
  if (before === undefined) return right ? 'first' : 'missed';
  return before === 'missed' && right ? 'later' : before;
}

export function withAnswer(progress: Progress, id: string, right: boolean): Progress {
  return { ...progress, outcomes: { ...progress.outcomes, [id]: outcomeAfter(progress.outcomes[id], right) } };
}

/** Once the day's puzzle is solved, nothing changes that day's result. */
export function withDay(progress: Progress, day: number, right: boolean): Progress {
  const before = progress.days[day] ?? { misses: 0, solved: false };
  if (before.solved) return progress;
  const result = right ? { ...before, solved: true } : { ...before, misses: before.misses + 1 };
  return { ...progress, days: { ...progress.days, [day]: result } };
}

/** Days in a row with the day's puzzle solved; today still has time. */
export const streakAt = ({ days }: Progress, today: number): number =>
  daysInARow((day) => days[day]?.solved ?? false, today);

/** The most days in a row there ever were. */
export const longestStreak = (progress: Progress): number =>
  Math.max(0, ...Object.keys(progress.days).map((day) => streakAt(progress, Number(day))));

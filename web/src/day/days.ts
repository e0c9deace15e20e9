// The deals of the day and what somebody has done with them. Plain values: who keeps them is not known here.
import { dayAt, daysInARow, startOfDay, weekdayOf } from '../puzzles/day';

export const dayParts = ['solo', 'duel'] as const;
export type DayPartName = (typeof dayParts)[number];

export const dayOf = (date: string): number => dayAt(Date.parse(date));
export const dateOf = (day: number): string => startOfDay(day).toISOString().slice(0, 10);

/** Whether it is a date that has come. */
export const hasCome = (date: string, now: number): boolean => dayOf(date) <= dayAt(now);

/** What was finished, by day. */
export type Done = ReadonlyMap<number, readonly string[]>;

export function doneIn(lines: readonly { date: string; part: string }[]): Done {
  const done = new Map<number, string[]>();
  for (const { date, part } of lines) {
    const parts = done.get(dayOf(date)) ?? [];
    if (!parts.includes(part)) done.set(dayOf(date), [...parts, part]);
  }
  return done;
}

/** Days in a row with a deal finished; today still has time. */
export const streakOf = (done: Done, today: number): number => daysInARow((day) => done.has(day), today);

const weeks = 5;

/** The days of the last weeks, from a Monday on; those of this week that are still to come, too. */
export function lastWeeks(today: number): number[] {
  const first = today - weekdayOf(today) - 7 * (weeks - 1);
  return Array.from({ length: 7 * weeks }, (_, i) => first + i);
}

/** A deal of the day on this device and on the server, as far as it is known. */
export interface Known {
  mine: boolean; // handed in, by us
  here: { over: boolean; refused: string | undefined } | undefined; // our game on this device
  over: boolean; // the day is
  alone: boolean; // no server can be reached
}

export type Stage = 'new' | 'playing' | 'waiting' | 'refused' | 'done' | 'practice';

export function stageOf({ mine, here, over, alone }: Known): Stage {
  if (mine) return 'done';
  if (here) return here.refused !== undefined ? 'refused' : here.over ? 'waiting' : 'playing';
  return over || alone ? 'practice' : 'new';
}

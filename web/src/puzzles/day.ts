// The puzzle of the day: the same for everybody, with no server to ask. Mondays are easy, Sundays are not.
import { byRating, isShort, type Puzzle } from './puzzle';

const dayLength = 86_400_000;
const week = 7;

/** Days since 1970 by universal time, so that the day begins everywhere at once. */
export const dayAt = (time: number): number => Math.floor(time / dayLength);

export const startOfDay = (day: number): Date => new Date(day * dayLength);

/** How many days in a row up to today something was done; today still has time. */
export function daysInARow(done: (day: number) => boolean, today: number): number {
  const last = done(today) ? today : today - 1;
  let first = last;
  while (done(first)) first--;
  return last - first;
}

// 1 January 1970 was a Thursday.
export const weekdayOf = (day: number): number => (day + 3) % week;
const weekOf = (day: number): number => Math.floor((day + 3) / week);

/** A number that looks like chance and is always the same for a text (FNV-1a). */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

const shuffled = (puzzles: readonly Puzzle[]): Puzzle[] =>
  [...puzzles].sort((one, other) => mixed(one.id) - mixed(other.id) || byRating(one, other));

/** Nobody sees one twice before all have been shown, but for the few that fill no whole week. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  const short = shuffled(puzzles.filter(isShort));
  const weeks = Math.floor(short.length / week);
  if (weeks === 0) return short[day % short.length];
  const fromEasy = short.slice(0, weeks * week).sort(byRating);
  const weekday = weekdayOf(day);
  const ofWeekday = shuffled(fromEasy.slice(weekday * weeks, (weekday + 1) * weeks));
  return ofWeekday[weekOf(day) % weeks];
}

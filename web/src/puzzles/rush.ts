// Three minutes, from easy to hard; three misses end it sooner.
import { byRating, type Puzzle } from './puzzle';

export const rushTime = 180_000;
export const missesAllowed = 3;
const rounds = 60; // more than anybody solves

export interface Rush {
  puzzles: readonly Puzzle[];
  at: number; // which of them
  solved: number;
  missed: number;
  ends: number; // a time
}

/** One of each small range of difficulty, so that no two runs are the same. `random` is from 0 to below 1. */
export function rushOrder(puzzles: readonly Puzzle[], random: () => number): Puzzle[] {
  const sorted = puzzles.filter(({ kind }) => kind === 'play').sort(byRating);
  const count = Math.min(rounds, sorted.length);
  const from = (round: number): number => Math.floor((round * sorted.length) / count);
  return Array.from({ length: count }, (_, round) => {
    const range = sorted.slice(from(round), from(round + 1));
    return range[Math.floor(random() * range.length)] as Puzzle;
  });
}

export const beginRush = (puzzles: readonly Puzzle[], now: number, random: () => number): Rush => ({
  puzzles: rushOrder(puzzles, random),
  at: 0,
  solved: 0,
  missed: 0,
  ends: now + rushTime,
});

export const timeLeft = ({ ends }: Rush, now: number): number => Math.max(0, ends - now);

export const isOver = (rush: Rush, now: number): boolean =>
  timeLeft(rush, now) === 0 || rush.missed >= missesAllowed || rush.at >= rush.puzzles.length;

/** An answer that comes too late changes nothing. */
export function answered(rush: Rush, right: boolean, now: number): Rush {
  if (isOver(rush, now)) return rush;
  return { ...rush, at: rush.at + 1, solved: rush.solved + (right ? 1 : 0), missed: rush.missed + (right ? 0 : 1) };
}

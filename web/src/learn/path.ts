// A learner's path: lessons, puzzles of every theme, the bots' ladder, and what somebody can do who plays in a club.
import { isSolved, longestStreak, type Progress } from '../puzzles/progress';
import { themes, type Puzzle } from '../puzzles/puzzle';
import { setNamed, solvedOf } from '../puzzles/sets';

/** How far a part of the way is gone. */
export interface Stretch {
  done: number;
  all: number;
}

export const isGone = ({ done, all }: Stretch): boolean => done >= all;

const enough = 3; // puzzles of a theme

export function themesDone(puzzles: readonly Puzzle[], progress: Progress): Stretch {
  const sets = themes.map((theme) => setNamed(puzzles, theme)).filter((set) => set.length > 0);
  return {
    done: sets.filter((set) => solvedOf(set, progress) >= Math.min(enough, set.length)).length,
    all: sets.length,
  };
}

export const clubAims = { rating: 1500, rush: 12, streak: 7 };

export interface Goal {
  name: 'rating' | 'rush' | 'streak' | 'solo';
  reached: boolean;
}

export const clubGoals = (puzzles: readonly Puzzle[], progress: Progress): Goal[] => [
  { name: 'rating', reached: progress.strength.shown >= clubAims.rating },
  { name: 'rush', reached: progress.rush >= clubAims.rush },
  { name: 'streak', reached: longestStreak(progress) >= clubAims.streak },
  { name: 'solo', reached: setNamed(puzzles, 'solo').some(({ id }) => isSolved(progress, id)) },
];

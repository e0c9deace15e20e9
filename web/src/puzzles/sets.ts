// Puzzles to go through one after the other: of a theme, of a level, the long ones, or as they fit one's rating.
import { isSolved, isTried, type Progress } from './progress';
import { byRating, isShort, themes, type Puzzle, type Theme } from './puzzle';

export const levels = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];

/** `mine`: whatever fits one's rating. */
export type SetName = Theme | Level | 'solo' | 'mine';
export const setNames: readonly SetName[] = [...themes, ...levels, 'solo', 'mine'];
export const isSetName = (text: string): text is SetName => (setNames as readonly string[]).includes(text);

const hardest: Record<Level, number> = { easy: 18, medium: 24, hard: 29, expert: Infinity };
export const levelOf = ({ rating }: Puzzle): Level => levels.find((level) => rating < hardest[level]) ?? 'expert';

const isIn = (name: SetName, puzzle: Puzzle): boolean => {
  if (name === 'solo') return !isShort(puzzle);
  if (!isShort(puzzle)) return false;
  return name === 'mine' || levelOf(puzzle) === name || (puzzle.themes as string[]).includes(name);
};

/** From easy to hard. */
export const setNamed = (puzzles: readonly Puzzle[], name: SetName): Puzzle[] =>
  puzzles.filter((puzzle) => isIn(name, puzzle)).sort(byRating);

export const solvedOf = (set: readonly Puzzle[], progress: Progress): number =>
  set.filter(({ id }) => isSolved(progress, id)).length;

/** What comes next in a set: what was not tried, then what was missed; nothing when all is solved. */
export function nextIn(set: readonly Puzzle[], progress: Progress, after?: string): Puzzle | undefined {
  const open = set.filter(({ id }) => id !== after && !isSolved(progress, id));
  return open.find(({ id }) => !isTried(progress, id)) ?? open[0];
}

/** The next one for somebody of this rating: the nearest that was not tried. */
export function nextFitting(puzzles: readonly Puzzle[], progress: Progress, after?: string): Puzzle | undefined {
  const { mu } = progress.strength;
  const nearest = setNamed(puzzles, 'mine').sort(
    (one, other) => Math.abs(one.rating - mu) - Math.abs(other.rating - mu) || byRating(one, other),
  );
  return nextIn(nearest, progress, after);
}

export const nextOf = (
  puzzles: readonly Puzzle[],
  name: SetName,
  progress: Progress,
  after?: string,
): Puzzle | undefined =>
  name === 'mine' ? nextFitting(puzzles, progress, after) : nextIn(setNamed(puzzles, name), progress, after);

// ---- After a lesson ----

const layAny = (puzzle: Puzzle, card: string): boolean =>
  puzzle.steps[0]?.some((play) => play.startsWith(`${card}:`)) ?? false;

/** The easiest few on what a lesson has taught: of its theme, or played with its card. */
export function fittingFor(
  { theme, card }: { theme?: Theme | undefined; card: string },
  puzzles: readonly Puzzle[],
  count = 3,
): Puzzle[] {
  const set = theme ? setNamed(puzzles, theme) : setNamed(puzzles, 'mine').filter((puzzle) => layAny(puzzle, card));
  return set.slice(0, count);
}

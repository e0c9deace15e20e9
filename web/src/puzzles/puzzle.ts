// The puzzles of the repository (src/puzzles/puzzles.txt): what `tacit puzzles make` has found, a line each.
import { isSeat, type Seat } from '../game/words';

export const themes = [
  'capture',
  'rescue',
  'home_stretch',
  'last_marble',
  'drop',
  'gift',
  'seven',
  'trickster',
  'tac',
  'jester',
  'angel',
  'warrior',
  'devil',
  'together',
] as const;
export type Theme = (typeof themes)[number];

const kinds = ['play', 'line', 'solo'] as const;
export type Kind = (typeof kinds)[number];

export interface Puzzle {
  id: string;
  layout: string;
  rating: number; // how strong one must be to find it: a mu of docs/rating.md
  themes: Theme[];
  kind: Kind;
  seat: Seat;
  /** As the seat knows it, in notation; of a line there are several, one for each play of one's own. */
  positions: string[];
  /** Step by step the ways that are right. Of a line: a play, the answers of the others (`b 5:b20-25 c 9:drop`), a play. */
  steps: string[][];
  /** The chance to win in percent after the best play and the next best; together the cards still to come. Of a solo deal
      the cards it takes. */
  best: number;
  second: number;
}

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  (all as readonly string[]).includes(text);

function readLine(line: string): Puzzle {
  const [
    id = '',
    layout = '',
    rating = '',
    named = '',
    kind = '',
    seat = '',
    positions = '',
    solution = '',
    worth = '',
  ] = line.split('\t');
  const [best, second] = worth.split('/').map(Number);
  if (!isOneOf(kinds, kind) || !isSeat(seat) || solution === '')
    throw new Error(`not a puzzle: "${line.slice(0, 60)}"`);
  return {
    id,
    layout,
    rating: Number(rating),
    themes: named.split(',').filter((theme) => isOneOf(themes, theme)),
    kind,
    seat,
    positions: positions.split(';'),
    steps: solution.split(';').map((step) => step.split('|')),
    best: best ?? 0,
    second: second ?? 0,
  };
}

export const readPuzzles = (text: string): Puzzle[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readLine);

/** To be found with one play. */
export const isShort = ({ kind }: Puzzle): boolean => kind !== 'solo';

export const byRating = (one: Puzzle, other: Puzzle): number =>
  one.rating - other.rating || (one.id < other.id ? -1 : 1);

/** What is to be decided, one after the other. */
export const tasksOf = ({ positions, steps }: Puzzle): { position: string; solutions: string[] }[] =>
  positions.map((position, i) => ({ position, solutions: steps[2 * i] ?? [] }));

/** What the others answered before a task of a line. */
export const answersBefore = ({ steps }: Puzzle, task: number): { by: Seat; play: string }[] =>
  [...(steps[2 * task - 1]?.[0] ?? '').matchAll(/([a-f]) (\S+)/g)].map(([, by = '', play = '']) => ({
    by: by as Seat,
    play,
  }));

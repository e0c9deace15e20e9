// What the study (docs/study.md) has measured, as the page shows it; numbers.test.ts compares it with bench/study/summary.json.
// What depends on who plays is by the bot `planner`.
import type { Card } from '../game/words';

/** How much of the result is skill after so many games: among teams of all levels, and of neighbouring ones. */
export const skillAfter = [
  { games: 1, all: 0.42, near: 0.11 },
  { games: 3, all: 0.68, near: 0.27 },
  { games: 5, all: 0.78, near: 0.38 },
  { games: 10, all: 0.88, near: 0.55 },
  { games: 20, all: 0.93, near: 0.71 },
  { games: 50, all: 0.97, near: 0.86 },
  { games: 100, all: 0.99, near: 0.93 },
] as const;

/** How many more of 100 games a team wins that is dealt the card once, the best first. */
export const worthOf: readonly (readonly [Card, number])[] = [
  ['TAC', 3.3],
  ['JES', 2.4],
  ['WAR', 1.8],
  ['DEV', 1.6],
  ['13', 1.2],
  ['1', 1.2],
  ['TRI', 0.7],
  ['7', 0.4],
  ['4', -0.1],
  ['8', -0.5],
  ['12', -0.8],
  ['3', -0.8],
  ['9', -0.9],
  ['10', -0.9],
  ['5', -0.9],
  ['6', -0.9],
  ['2', -0.9],
  ['ANG', -1.9],
];

/** How often a team wins that is so many marbles ahead, from none to six. */
export const winsAhead = [0.5, 0.63, 0.74, 0.83, 0.9, 0.94, 0.97] as const;

/** In how many of 100 games. */
export const facts = { open: 59, gift: 36, tac: 9, close: 32, one: 9 } as const;
export const length = { plays: 256, deals: 13 } as const;

// Where somebody stands among the bots.
import type { LadderStep } from '@tacit/wire';

const enough = 3; // games, to say anything

const holds = ({ games, won }: LadderStep): boolean => games >= enough && 2 * won >= games;

/** The highest step on which at least half of the games were won; -1 for none yet. */
export const standing = (steps: readonly LadderStep[]): number => steps.findLastIndex(holds);

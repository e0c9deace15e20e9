// What the marks of a report weigh, in either unit.
import type { Decision, Mark, Report, Unit, Valued } from '@tacit/core';

/** A mark that says something was lost. */
export const isLapse = (mark: Mark): boolean => mark === 'inaccuracy' || isMistake(mark);
export const isMistake = (mark: Mark): boolean => mark === 'mistake' || mark === 'blunder';

/** A point of chance to win; where all play together, half a card weighs as much (docs/analysis.md). */
export const point = (unit: Unit): number => (unit === 'chance' ? 0.01 : 0.5);

/** Its loss is no chance: more than three standard errors. */
const isSure = ({ loss, error }: Valued): boolean => loss > 3 * error;

/** What a decision could have cost: the loss of the worst play that is surely behind. */
export const stakeOf = ({ loss = 0, plays }: Decision): number => Math.max(loss, ...plays.filter(isSure).map((play) => play.loss), 0);

/** How far the best play of a decision is ahead of the next among `others`; nothing where that is not sure. */
export function leadOver({ best, plays }: Decision, others: (play: string) => boolean = () => true): number {
  const rest = plays.filter(({ play }) => play !== best && others(play));
  return rest.length > 0 && rest.every(isSure) ? Math.min(...rest.map(({ loss }) => loss)) : 0;
}

/** The share of what was there to lose that was kept; nothing where nothing was at stake. */
export function accuracyOf(decisions: readonly Decision[]): number | undefined {
  const sum = (of: (decision: Decision) => number): number => decisions.reduce((all, one) => all + of(one), 0);
  const stake = sum(stakeOf);
  return stake > 0 ? 1 - sum(({ loss = 0 }) => loss) / stake : undefined;
}

/** The decisions of some seats that were mistakes, in the order of the game. */
export const mistakesOf = ({ decisions }: Report, seats: string): number[] => decisions.flatMap(({ mark, seat }, n) => (isMistake(mark) && seats.includes(seat) ? [n] : []));

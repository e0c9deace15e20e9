// What the marks of a report weigh, in either unit.
import type { Decision, Mark, Report, Unit, Valued } from '@tacit/core';

/** A mark that says something was lost. */
export const isLapse = (mark: Mark): boolean => mark === 'inaccuracy' || isMistake(mark);
export const isMistake = (mark: Mark): boolean => mark === 'mistake' || mark === 'blunder';

/** A point of chance to win; where all play together, half a card weighs as much (docs/analysis.md). */
export const point = (unit: Unit): number => (unit === 'chance' ? 0.01 : 0.5);

/** Its loss is no chance: more than three standard errors. */
const isSure = ({ loss, error }: Valued): boolean => loss > 3 * error;

/** How far the best play of a decision is ahead of the next among `others`; nothing where that is not sure. */
export function leadOver({ best, plays }: Decision, others: (play: string) => boolean = () => true): number {
  const rest = plays.filter(({ play }) => play !== best && others(play));
  return rest.length > 0 && rest.every(isSure) ? Math.min(...rest.map(({ loss }) => loss)) : 0;
}

/** The decisions of some seats that were mistakes, in the order of the game. */
export const mistakesOf = ({ decisions }: Report, seats: string): number[] =>
  decisions.flatMap(({ mark, seat }, n) => (isMistake(mark) && seats.includes(seat) ? [n] : []));

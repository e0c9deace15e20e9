// What a game that counts for the ranking takes, as the server says.
import type { Options, RatedLimits } from '@tacit/wire';

type Agreed = Pick<Options, 'takeBack' | 'hints' | 'openHands' | 'spectators'> & { decision: number };

export const ratedClocks: readonly number[] = [15, 30, 60, 120];
export const usualClock = 60;

/** The same options, as far as a rated game allows them. */
export function asRated<T extends Agreed>(limits: RatedLimits, options: T): T {
  const { takeBack, hints, openHands, spectators, decision } = options;
  return {
    ...options,
    takeBack: takeBack && limits.takeBack,
    hints: hints && limits.hints,
    openHands: openHands && limits.openHands,
    spectators: limits.spectators.includes(spectators) ? spectators : (limits.spectators.at(-1) ?? 'none'),
    decision: decision === 0 && !limits.noClock ? usualClock : decision,
  };
}

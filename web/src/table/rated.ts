// What a game that counts for the ranking takes. The server decides by the same rules; the form offers nothing else.
import type { Choice, Options } from '@tacit/wire';

type Agreed = Pick<Options, 'takeBack' | 'hints' | 'openHands' | 'spectators'> & { decision: number };

export const ratedClocks: readonly number[] = [15, 30, 60, 120];
const usualClock = 60;

/** Games in which somebody wins against somebody; playing together is for the records. */
export const canBeRated = ({ name, layout = '' }: Choice): boolean => name !== 'solo' && !layout.startsWith('coop');

/** The same options, as far as a rated game allows them. */
export function asRated<T extends Agreed>(options: T): T {
  const { decision, spectators } = options;
  return { ...options, takeBack: false, hints: false, openHands: false, spectators: spectators === 'open' ? 'public' : spectators, decision: decision > 0 ? decision : usualClock };
}

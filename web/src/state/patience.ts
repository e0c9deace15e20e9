// How bots wait for people: how long what one did stays before the next one goes on.
import { isStriking } from '../game/firsts';
import type { Made } from '../game/history';
import { settings } from './settings.svelte';

const aMoment = { plain: 0, striking: 700 };
const aWhile = { plain: 900, striking: 2200 };

const isSlow = (): boolean => settings.kept.bots === 'slow' || (settings.kept.bots === 'auto' && settings.isNewcomer);

/** In milliseconds. Who wants nothing to move gets a pause only when asking for it. */
export function lookTime(made: Made): number {
  const { bots } = settings.kept;
  const look = (isSlow() ? aWhile : aMoment)[isStriking(made) ? 'striking' : 'plain'];
  return bots === 'wait' ? 0 : look * (bots === 'slow' ? Math.max(1, settings.pace) : settings.pace);
}

/** Whether everything is to be seen, however much there is of it. */
export const wantsAll = (): boolean => settings.kept.bots === 'wait' || isSlow();

/** How long an only play is looked at before it makes itself; no others can tell it from one that was chosen. */
export const forcedPause = (): number => 2000 + 1000 * Math.random();

// What happens on the table, for the ear and for the hand.
import { buzz, type Felt } from './buzz';
import { playSound, type Sound } from './sound';

const isFelt = (what: Sound): what is Sound & Felt => what === 'turn' || what === 'capture' || what === 'end';

export function signal(what: Sound): void {
  playSound(what);
  if (isFelt(what)) buzz(what);
}

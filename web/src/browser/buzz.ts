// What the hand feels of a game, on a device that can shake.
import { allowed } from './allowed';

export type Felt = 'tap' | 'turn' | 'capture' | 'end';

// Milliseconds: on, off, on.
const patterns: Record<Felt, number[]> = { tap: [8], turn: [35, 70, 35], capture: [60], end: [60, 80, 60, 80, 120] };

/** A laptop has the function too, but nothing to shake. */
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Browsers allow it only after somebody has touched the page, and complain otherwise. */
export function buzz(felt: Felt): void {
  if (allowed.vibration && canBuzz() && navigator.userActivation.hasBeenActive) navigator.vibrate(patterns[felt]);
}

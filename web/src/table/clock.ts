// The clocks of a table, in the seconds that are left.
import type { RunningClock } from '@tacit/wire';
import type { Seat } from '../game/words';

export interface TimeLeft {
  seconds: number; // with the time bank
  bank: number; // seconds of these that are the time bank
}

/** What a seat has left; `now` by the server's clock. Undefined while no time runs for it. */
export function timeLeftOf(clocks: readonly RunningClock[], seat: Seat, now: number): TimeLeft | undefined {
  const clock = clocks.find((one) => one.seat === seat);
  return clock && { seconds: Math.max(0, (clock.until - now) / 1000), bank: clock.reserve / 1000 };
}

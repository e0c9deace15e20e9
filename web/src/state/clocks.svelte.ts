// The clocks of a table, which run as long as somebody looks at them.
import { createSubscriber } from 'svelte/reactivity';
import type { RunningClock } from '@tacit/wire';
import type { Seat } from '../game/words';
import { timeLeftOf, type TimeLeft } from '../table/clock';

const tick = 500;

export class Clocks {
  private readonly watch = createSubscriber((update) => {
    const timer = setInterval(update, tick);
    return () => clearInterval(timer);
  });

  /** `now` is the server's. */
  constructor(
    private readonly running: () => readonly RunningClock[],
    private readonly now: () => number,
  ) {}

  of(seat: Seat): TimeLeft | undefined {
    const running = this.running();
    if (running.length > 0) this.watch();
    return timeLeftOf(running, seat, this.now());
  }
}

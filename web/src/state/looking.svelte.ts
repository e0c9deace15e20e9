// A play of the log shown again on the board: looked at in passing, or held on to. Leaving it returns to the present.
import type { Made } from '../game/history';
import { framesOf, type Frame } from '../game/marbles';
import { sleep, stageTime } from '../game/timing';
import { settings } from './settings.svelte';

export class Looking {
  held = $state.raw<Made>();
  made = $state.raw<Made>(); // what is looked at
  frame = $state.raw<Frame>(); // and how far it has come
  private turns = 0;

  /** Looks at a play while the pointer or the focus is on it. */
  glance(made: Made): void {
    if (made !== this.made) void this.run(made);
  }

  /** Holds on to a play until `back`. */
  hold(made: Made): void {
    this.held = made;
    void this.run(made);
  }

  /** The pointer or the focus has left. */
  leave(): void {
    if (this.made !== this.held) void this.run(this.held);
  }

  back(): void {
    this.held = undefined;
    void this.run(undefined);
  }

  // Plays it once; whatever is looked at next ends it.
  private async run(made: Made | undefined): Promise<void> {
    const turn = ++this.turns;
    this.made = made;
    this.frame = undefined;
    if (!made) return;
    const { pace } = settings;
    const moves = pace > 0 ? framesOf(made.begin, [...made.rewind, ...made.course.stages]) : [];
    const frames = [{ motions: [], marbles: made.begin }, ...moves, { motions: [], marbles: made.course.after }];
    for (const frame of frames) {
      if (turn !== this.turns) return;
      this.frame = frame;
      await sleep(Math.max(stageTime(frame.motions, pace), 250 * pace));
    }
  }
}

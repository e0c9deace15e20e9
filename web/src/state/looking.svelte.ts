// A play of the log shown again on the board: looked at in passing, or held on to. Leaving it returns to the present.
import type { Made } from '../game/history';
import { framesOf, type Frame } from '../game/marbles';
import { sleep, stageTime } from '../game/timing';
import { settings } from './settings.svelte';

const betweenPlays = 900; // in a film: time to read what it says

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

  /** One after the other, and then back; anything else that is looked at ends it. */
  async film(plays: readonly Made[]): Promise<void> {
    for (const made of plays) {
      this.held = made;
      if (!(await this.run(made, Math.max(betweenPlays, betweenPlays * settings.pace)))) return;
    }
    this.back();
  }

  // Plays it once; whatever is looked at next ends it. Whether it came to its end.
  private async run(made: Made | undefined, after = 0): Promise<boolean> {
    const turn = ++this.turns;
    this.made = made;
    this.frame = undefined;
    if (!made) return true;
    const { pace } = settings;
    const moves = pace > 0 ? framesOf(made.begin, [...made.rewind, ...made.course.stages]) : [];
    const frames = [{ motions: [], marbles: made.begin }, ...moves, { motions: [], marbles: made.course.after }];
    for (const frame of frames) {
      if (turn !== this.turns) return false;
      this.frame = frame;
      await sleep(Math.max(stageTime(frame.motions, pace), 250 * pace));
    }
    await sleep(after);
    return turn === this.turns;
  }
}

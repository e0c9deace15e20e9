// The marbles as the page shows them, and how they get from one place to the next.
import { boardOf, flights, marblesOf, settled, type Marble, type Motion, type Stage } from '../game/marbles';
import type { Made } from '../game/history';
import type { Board } from '../game/position';
import { base } from '../game/words';
import { playSound } from '../lib/sound';
import { sleep, stageTime } from '../lib/timing';

export class Shown {
  marbles = $state.raw<Marble[]>([]);
  motions = $state.raw<Motion[]>([]); // how the marbles got to where they are now
  busy = $state(false);

  /** Stands as the board says, without a motion. */
  put(board: Board): void {
    this.step([], this.marbles.length > 0 ? settled(this.marbles, board) : marblesOf(board));
  }

  /** Flies to where the board says. */
  flyTo(board: Board): void {
    const after = settled(this.marbles, board);
    this.step(flights(this.marbles, after), after);
  }

  /** Plays it out stage by stage. What a preview of it has shown already is not shown again. */
  async playOut(made: Made, preview: Board | undefined, pace: number): Promise<void> {
    this.busy = true;
    playSound('card');
    const shown = preview ? settled(this.marbles, preview) : this.marbles;
    this.step([], shown);
    const previewed = flights(shown, settled(shown, boardOf(made.course.after))).length === 0;
    if (!previewed) await this.walkThrough(made, shown, pace);
    this.step([], made.course.after);
    if (!previewed) await sleep(180 * pace);
    this.busy = false;
  }

  private async walkThrough(made: Made, shown: Marble[], pace: number): Promise<void> {
    const windBack = made.undone ? flights(shown, settled(shown, boardOf(made.from))) : [];
    if (windBack.length > 0) {
      await this.animate(flights(shown, made.from), made.from, pace);
      await sleep(250 * pace);
    }
    let now = made.from;
    for (const stage of made.course.stages) {
      now = now.map((marble) => {
        const motion = stage.find((m) => m.id === marble.id);
        return motion ? { ...marble, space: motion.trail.at(-1) ?? marble.space, fresh: false } : marble;
      });
      await this.animate(stage, now, pace);
    }
  }

  private async animate(stage: Stage, after: Marble[], pace: number): Promise<void> {
    this.step(pace > 0 ? stage : [], after);
    playSound(stage.some((m) => m.how === 'fly' && m.trail.at(-1) === base) ? 'capture' : 'roll');
    await sleep(stageTime(stage, pace));
  }

  private step(motions: Motion[], marbles: Marble[]): void {
    this.motions = motions;
    this.marbles = marbles;
  }
}

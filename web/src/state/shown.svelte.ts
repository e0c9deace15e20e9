// The marbles as the page shows them, and how they get from one place to the next.
import { boardOf, flights, framesOf, settled, type Marble, type Motion, type Stage } from '../game/marbles';
import type { Made } from '../game/history';
import { passesOf, passTime, type Pass } from '../game/passing';
import type { Board, Position } from '../game/position';
import { base } from '../game/words';
import { signal } from '../browser/signal';
import { Pauses, stageTime } from '../game/timing';

export class Shown {
  marbles = $state.raw<Marble[]>([]);
  motions = $state.raw<Motion[]>([]); // how the marbles got to where they are now
  passes = $state.raw<Pass[]>([]); // what goes from seat to seat now
  busy = $state(false);
  private playing = 0; // counts what is played out; what came before the last one no longer shows anything

  constructor(private readonly pauses = new Pauses()) {}

  /** Stands as the board says, without a motion; the marbles keep the names they have. What was being played out is over. */
  put(board: Board, marbles: readonly Marble[]): void {
    this.playing++;
    this.passes = [];
    this.busy = false;
    this.step([], settled(marbles, board));
  }

  /** Flies to where the board says. */
  flyTo(board: Board): void {
    const after = settled(this.marbles, board);
    this.step(flights(this.marbles, after), after);
  }

  /** Plays it out. What a preview of it has shown already is not shown again. */
  async playOut(made: Made, preview: Board | undefined, position: Position | undefined, pace: number): Promise<void> {
    const mine = ++this.playing;
    this.busy = true;
    signal('card');
    const shown = preview ? settled(this.marbles, preview) : this.marbles;
    this.step([], shown);
    if (flights(shown, settled(shown, boardOf(made.course.after))).length > 0)
      await this.moveMarbles(mine, made, shown, pace);
    if (mine !== this.playing) return;
    this.step([], made.course.after);
    this.passes = position && pace > 0 ? passesOf(made, position.hands) : [];
    await this.pauses.sleep(passTime(this.passes, pace));
    if (mine !== this.playing) return;
    this.passes = [];
    this.busy = false;
  }

  // A TAC first winds the play before it back, for all to see.
  private async moveMarbles(mine: number, made: Made, shown: readonly Marble[], pace: number): Promise<void> {
    const wound = flights(shown, settled(shown, boardOf(made.from))).length === 0;
    const back = wound ? [] : framesOf(made.begin, made.rewind);
    for (const { motions, marbles } of back) await this.animate(mine, motions, marbles, pace);
    if (back.length > 0) await this.pauses.sleep(350 * pace);
    for (const { motions, marbles } of framesOf(made.from, made.course.stages))
      await this.animate(mine, motions, marbles, pace);
    await this.pauses.sleep(180 * pace);
  }

  private async animate(mine: number, stage: Stage, after: Marble[], pace: number): Promise<void> {
    if (mine !== this.playing) return;
    this.step(pace > 0 ? stage : [], after);
    signal(stage.some((m) => m.how === 'fly' && m.trail.at(-1) === base) ? 'capture' : 'roll');
    await this.pauses.sleep(stageTime(stage, pace));
  }

  private step(motions: Motion[], marbles: Marble[]): void {
    this.motions = motions;
    this.marbles = marbles;
  }
}

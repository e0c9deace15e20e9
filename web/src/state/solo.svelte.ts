// A solo deal on its way: one person plays every seat, all hands open, and may take back as far as the beginning.
import type { Made } from '../game/history';
import { sleep } from '../game/timing';
import type { Way } from '../game/ways';
import type { Card, Seat } from '../game/words';
import type { Standing } from '../learn/rules';
import { dealEnd, type DealEnd } from '../puzzles/solo';
import type { Puzzle } from '../puzzles/puzzle';
import { GoingCourse } from './course.svelte';
import { settings } from './settings.svelte';

interface Before {
  now: Standing;
  entries: Made[];
}

export class SoloState extends GoingCourse {
  end = $state.raw<DealEnd>();
  showing = $state(false); // the solution, on its way
  revealed = $state(false); // what stands there is the solution

  private past = $state.raw<Before[]>([]);

  constructor(
    private readonly puzzle: Puzzle,
    private readonly told: (end: DealEnd) => void,
  ) {
    super();
    void this.restart();
  }

  get handSeat(): Seat {
    return this.position?.turn ?? this.puzzle.seat;
  }

  override get hand(): Card[] {
    return this.end ? [] : super.hand;
  }

  get mine(): boolean {
    return !this.end && !this.working;
  }

  get laid(): number {
    return (this.position?.laid ?? 0) - (this.begin?.position.laid ?? 0);
  }

  get canTakeBack(): boolean {
    return this.past.length > 0 && !this.working && !this.showing;
  }

  restart(): Promise<void> {
    return this.trying(async () => {
      await this.standAt(this.puzzle.positions[0] ?? '');
      this.past = [];
      this.end = undefined;
      this.revealed = false;
    });
  }

  async play(way: Way): Promise<void> {
    if (!this.mine) return;
    await this.trying(() => this.playNext(way.play.text));
    if (this.end) this.told(this.end);
  }

  takeBack(): void {
    const before = this.past.at(-1);
    if (!before || !this.canTakeBack) return;
    this.past = this.past.slice(0, -1);
    this.end = undefined;
    this.revealed = false;
    this.returnTo(before.now, before.entries);
  }

  /** All of it, from the beginning. */
  async showSolution(): Promise<void> {
    this.showing = true;
    await this.restart();
    this.revealed = true;
    await this.trying(async () => {
      for (const [play = ''] of this.puzzle.steps) {
        await sleep(500 * settings.pace);
        if (this.gone) return;
        await this.playNext(play);
      }
    });
    this.showing = false;
  }

  private get begin(): Standing | undefined {
    return this.past[0]?.now ?? this.now;
  }

  private async playNext(text: string): Promise<void> {
    const { now, entries } = this;
    if (now) this.past = [...this.past, { now, entries }];
    await this.playOne(text);
    this.end = this.begin && this.now && dealEnd(this.begin.position, this.now.position, this.puzzle.best);
  }
}

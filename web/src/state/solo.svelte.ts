// A solo deal on its way: one person plays every seat, all hands open, and may take back as far as the beginning.
import { core } from '../core/core';
import { handsAfter, History, type Made } from '../game/history';
import type { Position } from '../game/position';
import { sleep } from '../game/timing';
import type { Way } from '../game/ways';
import type { Card, Seat } from '../game/words';
import { standing, type Standing } from '../learn/rules';
import { dealEnd, type DealEnd } from '../puzzles/solo';
import type { Puzzle } from '../puzzles/puzzle';
import { Choosing } from './choosing.svelte';
import { settings } from './settings.svelte';
import { Shown } from './shown.svelte';

export class SoloState {
  entries = $state.raw<Made[]>([]);
  problem = $state('');
  end = $state.raw<DealEnd>();
  showing = $state(false); // the solution, on its way
  revealed = $state(false); // what stands there is the solution
  readonly shown = new Shown();
  readonly choosing = new Choosing();

  private now = $state.raw<Standing>();
  private past = $state.raw<Standing[]>([]);
  private working = $state(true);
  private history: History | undefined;
  private gone = false;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly told: (end: DealEnd) => void,
  ) {
    void this.restart();
  }

  close(): void {
    this.gone = true;
  }

  get position(): Position | undefined {
    return this.now?.position;
  }

  get text(): string {
    return this.now?.text ?? '';
  }

  get ways(): Way[] | undefined {
    return this.now?.ways;
  }

  get handSeat(): Seat {
    return this.position?.turn ?? this.puzzle.seat;
  }

  get hand(): Card[] {
    return this.end ? [] : (this.position?.hands.get(this.handSeat)?.cards ?? []);
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
      this.now = await standing((lines) => core.converse(lines), this.puzzle.positions[0] ?? '');
      this.history = History.from(this.now.position);
      this.past = [];
      this.entries = [];
      this.end = undefined;
      this.revealed = false;
      this.choosing.clear();
      this.shown.put(this.now.position.board, this.history.standing);
    });
  }

  async play(way: Way): Promise<void> {
    if (!this.mine) return;
    await this.trying(() => this.playOne(way.play.text));
    if (this.end) this.told(this.end);
  }

  takeBack(): void {
    const before = this.past.at(-1);
    if (!before || !this.canTakeBack) return;
    this.past = this.past.slice(0, -1);
    this.entries = this.entries.slice(0, this.past.length);
    this.history?.takeBack();
    this.end = undefined;
    this.revealed = false;
    this.now = before;
    this.choosing.clear();
    this.shown.flyTo(before.position.board);
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
        await this.playOne(play);
      }
    });
    this.showing = false;
  }

  private get begin(): Standing | undefined {
    return this.past[0] ?? this.now;
  }

  private async playOne(text: string): Promise<void> {
    const before = this.now;
    const way = before?.ways.find((one) => one.play.text === text);
    if (!before || !way || !this.history) throw new Error(`not a play here: ${text}`);
    const after = await standing((lines) => core.converse(lines), before.text, [text]);
    const made = this.history.addPlay(before.position, before.position.by, way.play, after.position.board);
    const { preview } = this.choosing;
    this.choosing.clear();
    const laid = handsAfter(before.position, made);
    this.past = [...this.past, before];
    this.now = { ...before, position: laid };
    this.entries = [...this.entries, made];
    if (way.play.kind !== 'give') await this.shown.playOut(made, preview, laid, settings.pace);
    this.now = after;
    this.end = this.begin && dealEnd(this.begin.position, after.position, this.puzzle.best);
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    this.working = true;
    try {
      await work();
    } catch (why) {
      if (!this.gone) this.problem = why instanceof Error ? why.message : String(why);
    }
    this.working = false;
  }
}

// A position that somebody plays on to learn: what all its kinds have in common. What is asked and what becomes of a play is theirs.
import { core } from '../core/core';
import { handsAfter, History, type Made } from '../game/history';
import type { Position } from '../game/position';
import type { Way } from '../game/ways';
import type { Card, Seat } from '../game/words';
import { standing, type Standing } from '../learn/rules';
import { Choosing } from './choosing.svelte';
import { settings } from './settings.svelte';
import { Shown } from './shown.svelte';

export abstract class Course {
  entries = $state.raw<Made[]>([]);
  problem = $state('');
  readonly shown = new Shown();
  readonly choosing = new Choosing();

  protected working = $state(true);
  protected gone = false;

  abstract get position(): Position | undefined;
  /** The seat whose hand is played: under a Devil the victim's. */
  abstract get handSeat(): Seat;

  close(): void {
    this.gone = true;
  }

  get hand(): Card[] {
    return this.position?.hands.get(this.handSeat)?.cards ?? [];
  }

  protected async trying(work: () => Promise<void>): Promise<void> {
    this.working = true;
    try {
      await work();
    } catch (why) {
      if (!this.gone) this.problem = why instanceof Error ? why.message : String(why);
    }
    this.working = false;
  }
}

/** One whose game goes on: the core says after each play what can be played next. */
export abstract class GoingCourse extends Course {
  protected now = $state.raw<Standing>();
  protected history: History | undefined;

  get position(): Position | undefined {
    return this.now?.position;
  }

  /** The position in notation. */
  get text(): string {
    return this.now?.text ?? '';
  }

  get ways(): Way[] | undefined {
    return this.now?.ways;
  }

  protected async standAt(position: string): Promise<void> {
    this.now = await standing((lines) => core.converse(lines), position);
    this.history = History.from(this.now.position);
    this.entries = [];
    this.choosing.clear();
    this.shown.put(this.now.position.board, this.history.standing);
  }

  protected async playOne(text: string): Promise<Made> {
    const before = this.now;
    const way = before?.ways.find((one) => one.play.text === text);
    if (!before || !way || !this.history) throw new Error(`not a play here: ${text}`);
    const after = await standing((lines) => core.converse(lines), before.text, [text]);
    const made = this.history.addPlay(before.position, before.position.by, way.play, after.position.board);
    const { preview } = this.choosing;
    this.choosing.clear();
    if (way.play.kind !== 'give') {
      const laid = handsAfter(before.position, made);
      this.now = { ...before, position: laid };
      this.entries = [...this.entries, made];
      await this.shown.playOut(made, preview, laid, settings.pace);
    }
    this.now = after;
    return made;
  }

  /** The last play is taken back. */
  protected returnTo(before: Standing, entries: Made[]): void {
    this.history?.takeBack();
    this.entries = entries;
    this.now = before;
    this.choosing.clear();
    this.shown.flyTo(before.position.board);
  }
}

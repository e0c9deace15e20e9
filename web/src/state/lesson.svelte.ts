// A lesson on its way: the pupil plays on the core's rules; what is not the aim is explained and taken back.
import { core } from '../core/core';
import { handsAfter, History, type Made } from '../game/history';
import type { Position } from '../game/position';
import type { Way } from '../game/ways';
import type { Card, Seat } from '../game/words';
import { sleep } from '../game/timing';
import type { Lesson, Step } from '../learn/lesson';
import { standing, wrongWords, type Standing } from '../learn/rules';
import { Choosing } from './choosing.svelte';
import { learned } from './learned.svelte';
import { settings } from './settings.svelte';
import { Shown } from './shown.svelte';

export const pupil: Seat = 'a';

export class LessonState {
  index = $state(0); // of the step
  verdict = $state<'right' | 'wrong'>();
  feedback = $state('');
  entries = $state.raw<Made[]>([]); // the plays of this step
  problem = $state('');
  readonly shown = new Shown();
  readonly choosing = new Choosing();

  private now = $state.raw<Standing>();
  private working = $state(true);
  private history: History | undefined;
  private gone = false;

  constructor(readonly lesson: Lesson) {
    void this.begin(0);
  }

  close(): void {
    this.gone = true;
  }

  get step(): Step {
    return this.lesson.steps[this.index] as Step;
  }

  get isLast(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

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

  /** The seat whose hand is in the pupil's hands: under a Devil the victim's. */
  get handSeat(): Seat {
    const { position } = this;
    return position && position.phase !== 'swap' && position.by === pupil ? position.turn : pupil;
  }

  get hand(): Card[] {
    return this.position?.hands.get(this.handSeat)?.cards ?? [];
  }

  get mine(): boolean {
    return this.verdict !== 'right' && !this.working && this.position?.by === pupil;
  }

  /** Begins a step; one without a position of its own goes on from here. */
  async begin(index: number): Promise<void> {
    this.working = true;
    this.index = index;
    this.verdict = undefined;
    this.feedback = '';
    this.choosing.clear();
    await this.trying(async () => {
      const { position, first = [] } = this.step;
      if (position !== undefined) {
        this.now = await standing((lines) => core.converse(lines), position);
        this.history = History.from(this.now.position);
        this.entries = [];
        this.shown.put(this.now.position.board, this.history.standing);
      }
      await this.playAll(first);
    });
    this.working = false;
  }

  async play(way: Way): Promise<void> {
    const before = this.now;
    if (!before || !this.mine) return;
    this.working = true;
    this.feedback = '';
    this.verdict = undefined;
    await this.trying(async () => {
      const made = await this.playOne(way.play.text);
      if (!made || this.gone) return;
      if (this.step.aim(made)) await this.praise();
      else await this.explain(made, before);
    });
    this.working = false;
  }

  private async praise(): Promise<void> {
    await this.playAll(this.step.then ?? []);
    this.verdict = 'right';
    this.feedback = this.step.right();
    if (this.isLast) learned.add(this.lesson.name);
  }

  private async explain(made: Made, before: Standing): Promise<void> {
    this.verdict = 'wrong';
    this.feedback = wrongWords(this.step, made)?.() ?? '';
    await sleep(700 * settings.pace);
    this.history?.takeBack();
    this.entries = this.entries.slice(0, -1);
    this.now = before;
    this.shown.flyTo(before.position.board);
  }

  private async playAll(plays: readonly string[]): Promise<void> {
    for (const play of plays) {
      if (this.gone) return;
      await sleep(450 * settings.pace);
      await this.playOne(play);
    }
  }

  private async playOne(text: string): Promise<Made | undefined> {
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

  private async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (why) {
      this.problem = String(why);
    }
  }
}

// A lesson on its way: the pupil plays on the core's rules; what is not the aim is explained and taken back.
import type { Made } from '../game/history';
import type { Way } from '../game/ways';
import type { Seat } from '../game/words';
import { sleep } from '../game/timing';
import type { Lesson, Step } from '../learn/lesson';
import { wrongWords, type Standing } from '../learn/rules';
import { GoingCourse } from './course.svelte';
import { learned } from './learned.svelte';
import { settings } from './settings.svelte';

export const pupil: Seat = 'a';

export class LessonState extends GoingCourse {
  index = $state(0); // of the step
  verdict = $state<'right' | 'wrong'>();
  feedback = $state('');

  constructor(readonly lesson: Lesson) {
    super();
    void this.begin(0);
  }

  get step(): Step {
    return this.lesson.steps[this.index] as Step;
  }

  get isLast(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  get handSeat(): Seat {
    const { position } = this;
    return position && position.phase !== 'swap' && position.by === pupil ? position.turn : pupil;
  }

  get mine(): boolean {
    return this.verdict !== 'right' && !this.working && this.position?.by === pupil;
  }

  /** Begins a step; one without a position of its own goes on from here. */
  begin(index: number): Promise<void> {
    this.index = index;
    this.verdict = undefined;
    this.feedback = '';
    this.choosing.clear();
    return this.trying(async () => {
      const { position, first = [] } = this.step;
      if (position !== undefined) await this.standAt(position);
      await this.playAll(first);
    });
  }

  async play(way: Way): Promise<void> {
    const before = this.now;
    if (!before || !this.mine) return;
    this.feedback = '';
    this.verdict = undefined;
    await this.trying(async () => {
      const made = await this.playOne(way.play.text);
      if (this.gone) return;
      if (this.step.aim(made)) await this.praise();
      else await this.explain(made, before);
    });
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
    this.returnTo(before, this.entries.slice(0, -1));
  }

  private async playAll(plays: readonly string[]): Promise<void> {
    for (const play of plays) {
      if (this.gone) return;
      await sleep(450 * settings.pace);
      await this.playOne(play);
    }
  }
}

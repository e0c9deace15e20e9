// The report of a finished game: found on the device, or worked out by the analyst, who may be stopped.
import type { Report } from '@tacit/core';
import { keepMistakes } from '../coach/exercises';
import { analyst, type Done } from '../core/core';
import { header } from '../game/replay';
import { seatsIn, type Seat } from '../game/words';
import { reports } from '../local/reports';
import { me } from './me.svelte';
import type { ReplayState } from './replay.svelte';

/** Milliseconds for each decision. */
const usual = 60;
const deep = 300;

export class ReportState {
  report = $state.raw<Report>();
  own = $state(''); // the reader's seats
  done = $state.raw<Done>(); // while it is worked on
  secondsLeft = $state(0); // about
  failed = $state(false);

  constructor(readonly replay: ReplayState) {}

  get isOver(): boolean {
    return this.replay.replay.problem === undefined && this.replay.scenes.at(-1)?.position.phase === 'over';
  }

  get canGoDeeper(): boolean {
    return this.report !== undefined && this.report.ms < deep;
  }

  /** The side whose game it is: the reader's, else the winners'. */
  get side(): number {
    const sides = this.report?.sides ?? [];
    const own = sides.findIndex(({ seats }) => [...this.own].some((seat) => seats.includes(seat)));
    return own >= 0
      ? own
      : Math.max(
          0,
          sides.findIndex(({ end }) => end === 1),
        );
  }

  /** `own` are the reader's seats, where the address says them. */
  async open(own: string): Promise<void> {
    const { file } = this.replay;
    const before = await reports.seatsIn(file).catch(() => undefined);
    this.own = own || before || this.seatsNamed(me.profile?.name);
    if (!this.isOver) return;
    this.report = await reports.of(file).catch(() => undefined);
    if (!this.report) await this.analyse();
    else if (this.own !== before) await this.keep(this.report); // looked at before, but not as one's own
  }

  goDeeper(): Promise<void> {
    return this.analyse(deep);
  }

  stop(): void {
    if (this.done) analyst.stop();
  }

  async analyse(milliseconds = usual): Promise<void> {
    const began = performance.now();
    this.failed = false;
    this.done = { done: 0, of: 1 };
    const listener = analyst.listen((done: Done) => {
      this.done = done;
      this.secondsLeft = Math.ceil(((performance.now() - began) / 1000) * (done.of / done.done - 1));
    });
    try {
      this.report = await analyst.ask('analyse', listener, this.replay.file, { milliseconds, seed: 1 });
      await this.keep(this.report);
    } catch (why) {
      this.failed = !(why instanceof Error && why.message === 'stopped');
    }
    analyst.forget(listener);
    this.done = undefined;
  }

  // A browser may keep nothing for us: then it is worked out again the next time.
  private async keep(report: Report): Promise<void> {
    if (this.own) keepMistakes(report, this.own);
    await reports.keep(this.replay.file, header(this.replay.replay, 'Date'), report, this.own).catch(() => undefined);
  }

  private seatsNamed(name: string | undefined): string {
    const mine = (seat: Seat): boolean => name !== undefined && header(this.replay.replay, seat) === name;
    return this.replay.layout.seats.filter(mine).join('');
  }
}

/** The seats that an address says are the reader's. */
export const ownIn = (search: string): string => seatsIn(new URLSearchParams(search).get('own') ?? '').join('');

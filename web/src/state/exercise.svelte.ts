// A question on its way: somebody plays, hears how good that was, tries again or sees the better play.
import type { Judged, Reason, Unit } from '@tacit/core';
import {
  bestOf,
  knownOf,
  unitOf,
  verdictOn,
  type Answered,
  type Behind,
  type Question,
  type Verdict,
} from '../coach/question';
import { ranked } from '../coach/ranking';
import { analyst, core } from '../core/core';
import { handsAfter, History } from '../game/history';
import { parseBoard, parsePosition, type Position } from '../game/position';
import { sleep } from '../game/timing';
import { waysOf, type Way } from '../game/ways';
import type { Seat } from '../game/words';
import { Course } from './course.svelte';
import { evidence } from './evidence';
import { router } from './route.svelte';
import { settings } from './settings.svelte';

const judgingTime = 1500; // milliseconds for a play that has no number yet
const reasonTime = 600;

// The last answer: anyone who comes back to it, from the analysis board for example, finds it as it was left.
let left: { position: string; answer: Answered; best: string | undefined } | undefined;
export const resumes = (position: string): boolean => router.returned && left?.position === position;

export class ExerciseState extends Course {
  answer = $state.raw<Answered>();
  reasons = $state.raw<Reason[]>([]); // why the best play is better than this one, or than the next
  best = $state<string>(); // once it is shown
  judging = $state(false);
  ways = $state.raw<Way[]>();
  readonly unit: Unit;

  private readonly begin: Position;
  private now = $state.raw<Position>() as Position;
  private history: History;
  private attempts = 0;

  constructor(
    private readonly question: Question,
    private readonly told: (answer: Answered, again: boolean) => void,
    private readonly explains = true,
  ) {
    super();
    this.begin = this.now = parsePosition(question.position);
    this.unit = unitOf(this.begin.layout);
    this.history = History.from(this.begin);
    this.shown.put(this.begin.board, this.history.standing);
    const before = explains && resumes(question.position) ? left : undefined;
    router.returned = false; // what is asked from now on is new
    void this.trying(async () => {
      this.ways = waysOf(await core.ask('plays', question.position, question.seat));
      if (before) await this.resume(before);
    });
  }

  override close(): void {
    super.close();
    if (this.judging) analyst.stop();
  }

  get position(): Position {
    return this.now;
  }

  get text(): string {
    return this.question.position;
  }

  get handSeat(): Seat {
    const { phase, by, turn } = this.begin;
    return phase !== 'swap' && by === this.question.seat ? turn : this.question.seat;
  }

  get mine(): boolean {
    return this.answer === undefined && !this.working;
  }

  get verdict(): Verdict | undefined {
    return this.answer?.verdict;
  }

  async play(way: Way): Promise<void> {
    if (!this.mine) return;
    await this.trying(async () => {
      const { text } = way.play;
      const [behind] = await Promise.all([this.judged(text), this.show(way)]);
      if (this.gone) return;
      this.answer = {
        play: text,
        verdict: verdictOn(behind, this.unit),
        loss: Math.max(0, behind.loss),
        atLeast: behind.atLeast,
        attempt: ++this.attempts,
      };
      if (this.explains) left = { position: this.question.position, answer: this.answer, best: undefined };
      this.told(this.answer, false);
      if (this.explains) void this.explain(this.answer);
    });
  }

  /** As it stood at first. */
  again(): void {
    this.answer = left = undefined;
    this.reasons = [];
    this.takeBack();
  }

  /** The better play, on the board. */
  async showBest(): Promise<void> {
    const text = bestOf(this.question) ?? this.found;
    const way = this.ways?.find(({ play }) => play.text === text);
    if (!way || this.working) return;
    await this.trying(async () => {
      this.takeBack();
      this.best = way.play.text;
      if (left && left.answer === this.answer) left = { ...left, best: this.best };
      await sleep(500 * settings.pace);
      await this.show(way);
    });
  }

  // As it was left: with what was answered, or the better play, on the board.
  private async resume({ answer, best }: NonNullable<typeof left>): Promise<void> {
    const way = this.ways?.find(({ play }) => play.text === (best ?? answer.play));
    if (!way) return;
    this.attempts = answer.attempt;
    this.answer = answer;
    this.best = best;
    this.told(answer, true);
    void this.explain(answer);
    await this.show(way);
  }

  private found: string | undefined; // the best play as the judge has it

  private async judged(play: string): Promise<Behind> {
    // Of a mistake there are the report's numbers, or those that have been found out since.
    const { position, seat, plays } = this.question;
    const found = evidence.of(position, seat);
    const known =
      (plays && found && knownOf({ ...this.question, plays: ranked(found) }, play)) ?? knownOf(this.question, play);
    if (known) return known;
    const { best, loss = 0, error = 0 } = await this.judge(play, judgingTime);
    this.found = best;
    return { loss, error };
  }

  private async judge(play: string | undefined, milliseconds: number): Promise<Judged> {
    this.judging = true;
    try {
      return await analyst.ask('judge', this.question.position, this.question.seat, {
        ...(play === undefined ? {} : { play }),
        milliseconds,
      });
    } finally {
      this.judging = false;
    }
  }

  private async explain(answer: Answered): Promise<void> {
    const play = answer.verdict === 'right' ? undefined : answer.play;
    const { reasons } = await this.judge(play, reasonTime).catch(() => ({ reasons: [] }));
    if (this.answer === answer) this.reasons = reasons;
  }

  private async show({ play, board }: Way): Promise<void> {
    const made = this.history.addPlay(this.begin, this.begin.by, play, parseBoard(board));
    const { preview } = this.choosing;
    this.choosing.clear();
    this.now = { ...handsAfter(this.now, made), board: parseBoard(board) };
    if (play.kind === 'give') return;
    this.entries = [made];
    await this.shown.playOut(made, preview, this.now, settings.pace);
  }

  private takeBack(): void {
    this.history.takeBack();
    this.entries = [];
    this.now = this.begin;
    this.choosing.clear();
    this.shown.flyTo(this.begin.board);
  }
}

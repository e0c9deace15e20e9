// The analysis board: any position, played on by all sides, taken back and played again, and judged as long as it stays.
import type { Judged } from '@tacit/core';
import { seenBy } from '../coach/setup';
import { analyst, core } from '../core/core';
import { handsAfter, History, madeIn, type Made } from '../game/history';
import { parseBoard, parsePosition, type Position } from '../game/position';
import { sleep } from '../game/timing';
import { waysOf, type Way } from '../game/ways';
import type { Card, Seat } from '../game/words';
import { Choosing } from './choosing.svelte';
import { settings } from './settings.svelte';
import { Shown } from './shown.svelte';

interface Stood {
  text: string; // in notation, as the core writes it
  position: Position;
  ways: Way[] | undefined; // undefined while the hand is not known
  made: Made | undefined; // the play that led here; none where it was set up
}

const efforts = [150, 300, 600, 1200, 2500, 5000]; // milliseconds, one after the other

const problemIn = (answers: readonly string[]): string =>
  answers
    .find((answer) => answer.startsWith('error'))
    ?.slice('error '.length)
    .trim() ?? '';

export class BoardState {
  refused = $state(''); // why a position was none
  judged = $state.raw<Judged>();
  thinking = $state(false);
  judges = $state(true); // somebody wants to know
  open = $state(true); // the judge sees every hand that is shown, not only that of the seat that decides
  setting = $state(false); // marbles are put down by hand
  looked = $state<string>(); // the play that is shown
  readonly problem = '';
  readonly shown = new Shown();
  readonly choosing = new Choosing();

  private states = $state.raw<Stood[]>([]);
  private at = $state(-1);
  private laying = $state.raw<Position>(); // the card is out of the hand, the marbles are on their way
  private working = $state(false);
  private history: History | undefined;
  private runs = 0;

  get now(): Stood | undefined {
    return this.states[this.at];
  }

  get position(): Position | undefined {
    return this.laying ?? this.now?.position;
  }

  get text(): string {
    return this.now?.text ?? '';
  }

  get ways(): Way[] | undefined {
    return this.now?.ways;
  }

  get by(): Seat {
    return this.now?.position.by ?? 'a';
  }

  /** Whose hand is played: under a Devil the victim's. */
  get handSeat(): Seat {
    const position = this.now?.position;
    return position && position.phase !== 'swap' ? position.turn : this.by;
  }

  get hand(): Card[] {
    return this.position?.hands.get(this.handSeat)?.cards ?? [];
  }

  get mine(): boolean {
    return !this.working && !this.setting && this.ways !== undefined && this.position?.phase !== 'over';
  }

  /** The plays since the position was set up; what is given is no card on the table. */
  get entries(): Made[] {
    const begun = this.states.findLastIndex(({ made }, i) => i <= this.at && made === undefined);
    return this.states
      .slice(begun + 1, this.at + 1)
      .flatMap(({ made }) => (made && made.play.kind !== 'give' ? [made] : []));
  }

  get canUndo(): boolean {
    return this.at > 0 && !this.working;
  }

  get canRedo(): boolean {
    return this.at + 1 < this.states.length && !this.working;
  }

  close(): void {
    this.runs++;
    analyst.stop();
  }

  /** A new game of this kind, dealt. */
  async deal(layout: string, rules: string, pack: string): Promise<void> {
    const [, shown = ''] = await core.converse(
      [`new ${layout} rules=${rules} pack=${pack}`, 'show'],
      Math.floor(Math.random() * 2 ** 31),
    );
    await this.put(
      shown
        .replace(/^position /, '')
        .replace(/ stack=\S+/, '')
        .split('\n')[0] ?? '',
    );
  }

  /** Stands as the text says; whether the core takes it for a position. */
  async put(text: string): Promise<boolean> {
    const stood = await this.stand([`position ${text.trim()}`]);
    if (!stood) return false;
    this.history = History.from(stood.position);
    this.shown.put(stood.position.board, this.shown.marbles.length > 0 ? this.shown.marbles : this.history.standing);
    this.goTo([...this.states.slice(0, this.at + 1), stood]);
    return true;
  }

  async play(way: Way): Promise<void> {
    const before = this.now;
    if (!before || !this.mine) return;
    this.working = true;
    const stood = await this.stand([`position ${before.text}`, `do ${way.play.text}`], before.position, way);
    if (stood) await this.roll(stood, before.position);
    this.working = false;
    if (stood) this.goTo([...this.states.slice(0, this.at + 1), stood]);
  }

  undo(): void {
    const { now } = this;
    if (!now || !this.canUndo) return;
    this.at--;
    if (now.made) this.history?.takeBack();
    this.stay();
  }

  redo(): void {
    if (!this.canRedo) return;
    const before = this.now?.position;
    this.at++;
    const { made, position } = this.now as Stood;
    if (made && before) this.history?.addPlay(before, made.by, made.play, position.board);
    this.stay();
  }

  /** Shows a play on the board, and how it stood before it again. */
  async show(text: string): Promise<void> {
    const way = this.ways?.find(({ play }) => play.text === text);
    const { now } = this;
    this.looked = text;
    if (!way || !now || this.shown.busy) return;
    this.choosing.clear();
    await this.shown.playOut(
      madeIn(now.position, this.by, way.play, parseBoard(way.board)),
      undefined,
      now.position,
      settings.pace,
    );
    await sleep(700);
    if (this.now === now && !this.working) this.shown.flyTo(now.position.board);
  }

  /** Looks with other eyes, or no longer at all. */
  judgeAgain(): void {
    this.runs++;
    if (this.thinking) analyst.stop();
    this.thinking = false;
    this.judged = undefined;
    if (this.judges && (this.ways?.length ?? 0) > 1) void this.judge(this.runs);
  }

  private async judge(run: number): Promise<void> {
    const { text, by } = this;
    this.thinking = true;
    for (const milliseconds of efforts) {
      const judged = await analyst
        .ask('judge', this.open ? text : seenBy(text, by), by, { milliseconds })
        .catch(() => undefined);
      if (run !== this.runs) return;
      if (!judged) break;
      this.judged = judged;
    }
    this.thinking = false;
  }

  // What the core makes of these lines, and what can be played there.
  private async stand(lines: string[], before?: Position, way?: Way): Promise<Stood | undefined> {
    const answers = await core.converse([...lines, 'show']);
    this.refused = problemIn(answers);
    const text = /^position (.+)$/m.exec(answers.at(-1) ?? '')?.[1];
    if (this.refused !== '' || text === undefined) return undefined;
    const position = parsePosition(text);
    const plays = await core.ask('plays', text, position.by).catch(() => undefined);
    const made = before && way ? this.history?.addPlay(before, before.by, way.play, position.board) : undefined;
    return { text, position, ways: plays && waysOf(plays), made };
  }

  private async roll({ made }: Stood, before: Position): Promise<void> {
    const { preview } = this.choosing;
    this.choosing.clear();
    if (!made || made.play.kind === 'give') return;
    this.laying = handsAfter(before, made);
    await this.shown.playOut(made, preview, this.laying, settings.pace);
    this.laying = undefined;
  }

  private goTo(states: Stood[]): void {
    this.states = states;
    this.at = states.length - 1;
    this.stay();
  }

  private stay(): void {
    const { now } = this;
    if (!now) return;
    this.choosing.clear();
    this.looked = undefined;
    if (!now.made) this.history = History.from(now.position);
    this.shown.put(now.position.board, this.shown.marbles);
    this.judgeAgain();
  }
}

// By hand: what the module does. What it tells is made from the C++ structs: data.d.ts (`make wasm`) and wire.d.ts (`make wire`).
import type { Choices, Command, ErrorMessage, EventMessage, LegalPlay, OkMessage, Options, ViewMessage } from './wire.js';
import type { FairCheck, Judged, Problem, Replay, Report, Rules, SevenWalked, Solution, StrengthShown, WhyNot } from './data.js';
export type * from './wire.js';
export type * from './data.js';
export type { Report } from './data.js'; // the wire has one of its own

/** One conversation in the line protocol (docs/notation.md): a line in, its answer out. */
export class Session {
  answer(line: string): string;
  free(): void;
}

export interface LocalPerson {
  id: string;
  name: string;
}

/**
 * A table on this device: the same commands and messages as over the wire (docs/wire.md). Each who plays here is a
 * person of his own, so that nobody is told more than he may know.
 */
export class LocalTable {
  /** With a `seed` of 64 hex digits all shuffles come from it (docs/fair-shuffle.md): the same cards for everybody. */
  create(table: string, host: string, options: Partial<Options>, seed?: string, now?: number): ErrorMessage | undefined;
  /** The next game of those who played at the table with these events: they sit already. */
  createNext(table: string, events: string, now?: number): ErrorMessage | undefined;
  /** From what `events` gave. */
  restore(events: string): ErrorMessage | undefined;
  act(person: LocalPerson, command: Command, now?: number): OkMessage | ErrorMessage;
  /**
   * One decision of a bot whose turn it is; false when it is nobody's. Thinks as long as the options allow: call it in a
   * worker.
   */
  letBotDecide(now?: number): boolean;
  /** What a good player would do in this seat; empty when it has nothing to decide. */
  advise(seat: string, milliseconds: number): string;
  /** The table as it is, or as it was when event `at` had happened. */
  view(person: string, at?: number): ViewMessage;
  /** The events after `last`, as this person is told of them. */
  after(person: string, last: number): EventMessage[];
  /** All that happened after `last`, one line of JSON each, hidden cards too: to be kept by the page. */
  events(last?: number): string;
  /** The game as a .tac file. */
  record(): string;
  free(): void;
}

/** A strength and how sure it is (docs/rating.md). */
export type Strength = Omit<StrengthShown, 'shown'>;

export interface SolveOptions {
  milliseconds: number;
  megabytes?: number;
  /** Called on the way: how much of the time is used, from 0 to 1, and the best so far. */
  told?(used: number, best: Solution | undefined): void;
}

/** What a judgement may cost; neither given: 200 ms. By simulations and a seed the answer is the same every time. */
export interface Effort {
  milliseconds?: number;
  simulations?: number;
  seed?: number;
}

/** The judging of a finished game: `run` every job from 0 to `jobs` - 1, in any order; then there is a report. */
export class Analysis {
  readonly jobs: number;
  run(job: number): void;
  report(): Report;
  free(): void;
}

/** What a page asks while it draws. The small module, `rules.wasm`, has only this. */
export interface AtOnce {
  /** The seats that are still in the game, clockwise; none of a position that cannot be read. */
  order(position: string): string;
  /** Empty: the seat whose turn it is can play the card, or nobody is to play. */
  whyNot(position: string, card: string): WhyNot | '';
  /**
   * What a play does on the board of this position, one thing after the other: a marble with every space it touches,
   * `a20-21-22`, a captured one, `b22-B`, two that change places, `a10~c33`. Whether it is legal is not asked.
   */
  course(position: string, play: string): string[];
  /** A log as in a view (docs/wire.md), of the game of this position: how it stood after each deal and before each play. */
  log(position: string, lines: readonly string[]): string[];
}

export class Core implements AtOnce {
  order(position: string): string;
  whyNot(position: string, card: string): WhyNot | '';
  course(position: string, play: string): string[];
  log(position: string, lines: readonly string[]): string[];
  session(seed?: number | bigint): Session;
  /** The seed of all shuffles and bots: take one that nobody can guess. */
  table(seed: number | bigint): LocalTable;
  /** A `.tac` file as the holder of the seats `eyes` saw the game; without them all hands are open. */
  replay(file: string, eyes?: string): Replay;
  fair(file: string): FairCheck;
  /** What is published of a word for the shuffles before it is shown (docs/fair-shuffle.md). */
  commitment(word: string): string;
  choices(): Choices;
  /** Plays random games, and counts the decisions in them: for measuring. */
  playOut(games: number, seed?: number): number;
  /** The legal plays of a seat that has to decide and whose hand is known. */
  plays(position: string, seat: string): LegalPlay[] | Problem;
  /** A 7, or a TAC that is used as one, entered leg by leg by the seat whose turn it is. */
  seven(position: string, card: string, legs?: readonly string[]): SevenWalked | Problem;
  /** Somebody's rating after a puzzle, which stays what it is; `shown` is the number people see. */
  rated(person: Strength, puzzle: { mu: number; sigma: number }, won: boolean): StrengthShown;
  rules(): Rules;
  /**
   * A decision of a seat: the play that is asked about, or which one to make. The position tells what is known: hands that
   * are shown are.
   */
  judge(position: string, seat: string, asked?: Effort & { play?: string }): Judged | Problem;
  /** Judges a `.tac` file, each decision with this effort. */
  analysis(file: string, effort?: Effort): Analysis | Problem;
  /** For co-operative positions with open hands (docs/solver.md); thinks as long as it may, unless it is done before. */
  solve(position: string, options: SolveOptions): Solution | Problem;
}

export function load(source: BufferSource | Response | Promise<Response> | ((imports: WebAssembly.Imports) => Promise<WebAssembly.Instance>)): Promise<Core>;

import type { Choices, Command, ErrorMessage, EventMessage, LegalPlay, OkMessage, Options, ViewMessage } from './wire';
export type * from './wire';

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

/** A position, and the decision that led to it; right after a deal there is none. */
export interface Moment {
  position: string;
  by?: string;
  play?: string;
}

/** A game file played through. A damaged one has a `problem`, and the moments before it. */
export interface Replay {
  headers: { key: string; value: string }[];
  moments: Moment[];
  result: string;
  problem?: string;
}

/**
 * How many deals and shuffles match the seed (docs/fair-shuffle.md), how many words were sealed before the game, how
 * many of those were never shown, and what is wrong if anything is.
 */
export interface FairCheck {
  shuffles: number;
  deals: number;
  sealed: number;
  withheld: number;
  problem?: string;
}

/** A seven on its way, after some legs (`a10-13`). */
export interface SevenWalked {
  board: string;
  left: number;
  /** The legs that may come next: only those after which all seven steps can still be used. */
  legs: { leg: string; board: string; left: number }[];
  /** Once all steps are used. */
  play?: string;
}

/** Why a card cannot be played with effect; `tac_useless`: the card that the TAC would be. */
export type WhyNot =
  | 'skipped'
  | 'answer'
  | 'no_marble'
  | 'blocked'
  | 'nowhere'
  | 'one_marble'
  | 'no_cards_left'
  | 'next_has_no_card'
  | 'angel'
  | 'seven'
  | 'ban'
  | 'nothing_laid'
  | 'tac_useless';

/** What the rules hold as data; `rules.json` beside the module holds the same. */
export interface Rules {
  /** In the order of the notation. */
  cards: string[];
  layouts: LayoutData[];
  /** How many of each card, in the order of `cards`. */
  packs: { name: string; seats: number; counts: number[] }[];
  /** The switches that are on in each edition. */
  editions: { name: string; on: string[] }[];
}

export interface LayoutData {
  name: string;
  /** Spaces on the ring, and from one start to the next. */
  ring: number;
  apart: number;
  seats: string;
  /** Seats that win together. */
  sides: string[];
  /** To whom each seat gives in the swap, `-` for nobody; `givesWith`: the same with a switch that changes it. */
  gives: string;
  givesWith: { on: string; to: string }[];
}

/** A strength and how sure it is (docs/rating.md). */
export interface Strength {
  mu: number;
  sigma: number;
  games: number;
}

export interface Solution {
  plays: { seat: string; play: string; board: string }[];
  finished: boolean;
  /** Cards laid by these plays, and those still needed after them, estimated. */
  cards: number;
  expected: number;
  proven: boolean;
}

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

export type Mark = 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** Values are chances to win, from 0 to 1, or together the cards of the whole game. */
export type Unit = 'chance' | 'cards';

/** A play and what it is worth to the side that decides; `loss`: how far it is behind the best, with its error. */
export interface Valued {
  play: string;
  value: number;
  loss: number;
  error: number;
  worlds: number;
}

/** How often something happens after the play that was made, and after the best one; `words` are English. */
export interface Reason {
  kind:
    | 'captured'
    | 'brings_out'
    | 'they_bring_out'
    | 'answered_by_tac'
    | 'captures'
    | 'home'
    | 'they_get_home'
    | 'dropped'
    | 'wins'
    | 'they_win'
    | 'gives_opening';
  seat?: string;
  space?: string;
  chosen: number;
  best: number;
  error: number;
  words: string;
}

/** What could be concluded of a hidden hand; `words` are English. */
export interface Known {
  kind:
    | 'holds'
    | 'cannot_hold'
    | 'none_left'
    | 'has_opening'
    | 'has_no_opening'
    | 'said_opening'
    | 'said_no_opening';
  seat?: string;
  cards?: string;
  dropped?: string;
  decision?: number;
  words: string;
}

/**
 * A decision judged (docs/analysis.md): the sensible plays, best first. Where no play was made, the second best stands in
 * its place: `loss` and `reasons` tell the best from it. Without a choice there is nothing but the mark.
 */
export interface Judged {
  unit: Unit;
  mark: Mark;
  value?: number;
  loss?: number;
  error?: number;
  best?: string;
  plays: Valued[];
  reasons: Reason[];
  simulations: number;
}

/** A decision in a report. `position` is what its person could know, `chances` by side after it, `after` the board. */
export interface Decision extends Omit<Judged, 'unit' | 'simulations'> {
  deal: number;
  seat: string;
  kind: string;
  play: string;
  chances: number[];
  position: string;
  after: string;
  known: Known[];
}

/** end = start + luck + own + others + remainder. Together `start` and `end` are cards, and the changes are cards saved. */
export interface SideReport {
  seats: string;
  start: number;
  luck: number;
  luck_error: number;
  own: number;
  own_error: number;
  others: number;
  others_error: number;
  remainder: number;
  end: number;
  without_luck: number;
}

export interface SeatReport {
  seat: string;
  name: string;
  side: string;
  decisions: number;
  best: number;
  good: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  loss: number;
  loss_each: number;
  luck: number;
  /** The share of what there was to lose that was kept; nothing where nothing was at stake. */
  accuracy?: number;
}

export interface DealReport {
  first: number;
  dealer: string;
  hands: { seat: string; cards: string; luck: number }[];
  before: number[];
  after: number[];
  luck: number[];
  error: number;
}

/** All that was found out about a game (docs/analysis.md). */
export interface Report {
  version: number;
  layout: string;
  rules: string;
  pack: string;
  unit: Unit;
  result: string;
  seed: number;
  ms: number;
  sims: number;
  sides: SideReport[];
  seats: SeatReport[];
  deals: DealReport[];
  decisions: Decision[];
  decisive: number[];
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
  /** A log as in a view (docs/wire.md), of the game of this position: how it stood after each deal and before each play. */
  log(position: string, lines: readonly string[]): string[];
}

export class Core implements AtOnce {
  order(position: string): string;
  whyNot(position: string, card: string): WhyNot | '';
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
  plays(position: string, seat: string): LegalPlay[] | { problem: string };
  /** A 7, or a TAC that is used as one, entered leg by leg by the seat whose turn it is. */
  seven(position: string, card: string, legs?: readonly string[]): SevenWalked | { problem: string };
  /** Somebody's rating after a puzzle, which stays what it is; `shown` is the number people see. */
  rated(person: Strength, puzzle: { mu: number; sigma: number }, won: boolean): Strength & { shown: number };
  rules(): Rules;
  /**
   * A decision of a seat: the play that is asked about, or which one to make. The position tells what is known: hands that
   * are shown are.
   */
  judge(position: string, seat: string, asked?: Effort & { play?: string }): Judged | { problem: string };
  /** Judges a `.tac` file, each decision with this effort. */
  analysis(file: string, effort?: Effort): Analysis | { problem: string };
  /** For co-operative positions with open hands (docs/solver.md); thinks as long as it may, unless it is done before. */
  solve(position: string, options: SolveOptions): Solution | { problem: string };
}

export function load(source: BufferSource | Response | Promise<Response> | ((imports: WebAssembly.Imports) => Promise<WebAssembly.Instance>)): Promise<Core>;

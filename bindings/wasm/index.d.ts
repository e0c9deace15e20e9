import type { Command, Options, ServerMessage } from './wire';
export type * from './wire';

/** One conversation in the line protocol (docs/notation.md): a line in, its answer out. */
export class Session {
  answer(line: string): string;
  free(): void;
}

/** A table on this device: the same commands and messages as over the wire (docs/wire.md). Everybody is one person, `me`. */
export class LocalTable {
  /** A `view`, or an `error`. */
  create(options: Partial<Options>, now?: number): ServerMessage;
  /** From what `events` gave. */
  restore(events: string): ServerMessage;
  act(command: Command, now?: number): ServerMessage[];
  /** One decision of a bot whose turn it is; empty when it is nobody's. Thinks as long as the options allow: call it in a worker. */
  letBotDecide(now?: number): ServerMessage[];
  view(): ServerMessage;
  /** Everything that happened, one line of JSON each, to be kept by the page. */
  events(): string;
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

/** How many deals and shuffles are those of the seed (docs/fair-shuffle.md), and what is wrong if anything is. */
export interface FairCheck {
  shuffles: number;
  deals: number;
  problem?: string;
}

export class Core {
  session(seed?: number | bigint): Session;
  /** The seed of all shuffles and bots: take one that nobody can guess. */
  table(seed: number | bigint): LocalTable;
  /** A `.tac` file as the holder of the seats `eyes` saw the game; without them all hands are open. */
  replay(file: string, eyes?: string): Replay;
  fair(file: string): FairCheck;
}

export function load(source: BufferSource | Response | Promise<Response>): Promise<Core>;

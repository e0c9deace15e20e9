// The game's core in a worker: what it can be asked. It is loaded at the first question.
import type { Choices, Command, ErrorMessage, LegalPlay, OkMessage } from '@tacit/wire';
import type { Effort, FairCheck, Judged, Replay, Report, SevenWalked, Solution, Strength } from '@tacit/core';
import type { HereSetup } from '../local/tables';

/** A `listener` is a number that `Core.listen` gave: it hears what is told before or after the answer. */
export interface Work {
  /** A conversation of its own in the line protocol. */
  converse(lines: readonly string[], seed?: number): Promise<string[]>;
  choices(): Promise<Choices>;
  /** A game file as the holder of these seats saw it; of none: all hands open. */
  replay(file: string, eyes: string): Promise<Replay>;
  fair(file: string): Promise<FairCheck>;
  commitment(word: string): Promise<string>;
  plays(position: string, seat: string): Promise<LegalPlay[]>;
  /** A seven after these legs, and the legs that may come next. */
  seven(position: string, card: string, legs: readonly string[]): Promise<SevenWalked>;
  /** Tells `Found` on the way. */
  solve(listener: number, position: string, milliseconds: number): Promise<Solution>;
  /** A decision of this seat: a play that is asked about, or which one to make. */
  judge(position: string, seat: string, asked: Effort & { play?: string }): Promise<Judged>;
  /** A finished game, decision by decision. Tells `Done` on the way. */
  analyse(listener: number, file: string, effort: Effort): Promise<Report>;
  /** Somebody's strength after a puzzle of that strength. */
  rated(person: Strength, puzzle: { mu: number; sigma: number }, won: boolean): Promise<Strength & { shown: number }>;

  // The tables of this device.
  setUp(setup: HereSetup): Promise<string>;
  setUpNext(over: string): Promise<string>;
  record(id: string): Promise<string>;
  /** Tells the messages of the table. */
  come(listener: number, id: string, person: string): Promise<void>;
  leave(listener: number): Promise<void>;
  act(id: string, person: string, command: Command): Promise<OkMessage | ErrorMessage>;
}

/** How far the solver is. */
export interface Found {
  used: number;
  best: Solution | undefined;
}

/** How far the analysis is. */
export interface Done {
  done: number;
  of: number;
}

export interface Request {
  id: number;
  name: keyof Work;
  args: unknown[];
}

export type Answer =
  { id: number; value: unknown } | { id: number; problem: string } | { listener: number; told: unknown };

interface Waiting {
  done(value: unknown): void;
  failed(why: Error): void;
}

export class Core {
  private worker: Worker | undefined;
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<number, (told: unknown) => void>();

  ask<Name extends keyof Work>(name: Name, ...args: Parameters<Work[Name]>): ReturnType<Work[Name]> {
    const id = ++this.count;
    return new Promise((done, failed) => {
      this.running().postMessage({ id, name, args } satisfies Request); // fails where there are no workers
      this.waiting.set(id, { done, failed });
    }) as ReturnType<Work[Name]>;
  }

  converse(lines: readonly string[], seed?: number): Promise<string[]> {
    return this.ask('converse', lines, seed);
  }

  listen<T>(hear: (told: T) => void): number {
    this.listeners.set(++this.count, hear as (told: unknown) => void);
    return this.count;
  }

  forget(listener: number): void {
    this.listeners.delete(listener);
  }

  /** Stops all thinking at once; the next question begins again. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { failed } of this.waiting.values()) failed(new Error('stopped'));
    this.waiting.clear();
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', (event: MessageEvent<Answer>) => this.hear(event.data));
    return this.worker;
  }

  private hear(answer: Answer): void {
    if ('listener' in answer) return this.listeners.get(answer.listener)?.(answer.told);
    const asked = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('problem' in answer) asked?.failed(new Error(answer.problem));
    else asked?.done(answer.value);
  }
}

/** Holds the tables of this device and lists plays. */
export const core = new Core();
/** Thinks for a hint as long as it likes; may be stopped. */
export const thinker = new Core();
/** Judges games and positions; may be stopped. */
export const analyst = new Core();

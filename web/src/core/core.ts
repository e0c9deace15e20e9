// What the core in the worker can be asked. It is loaded at the first question.
import type { FairCheck, Replay } from '@tacit/core';

export interface Work {
  replay(file: string, eyes: string): Promise<Replay>;
  fair(file: string): Promise<FairCheck>;
  converse(lines: readonly string[], seed?: number): Promise<string[]>;
}

export interface Request {
  id: number;
  name: keyof Work;
  args: unknown[];
}

export type Answer = { id: number; value: unknown } | { id: number; problem: string };

interface Waiting {
  done(value: unknown): void;
  failed(why: Error): void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Answer>) => settle(event.data));
  return worker;
}

function settle(answer: Answer): void {
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('problem' in answer) asked?.failed(new Error(answer.problem));
  else asked?.done(answer.value);
}

function ask<Name extends keyof Work>(name: Name) {
  return (...args: Parameters<Work[Name]>): ReturnType<Work[Name]> => {
    const id = ++count;
    const value = new Promise((done, failed) => waiting.set(id, { done, failed }));
    theWorker().postMessage({ id, name, args } satisfies Request);
    return value as ReturnType<Work[Name]>;
  };
}

export const core: Work = { converse: ask('converse'), replay: ask('replay'), fair: ask('fair') };

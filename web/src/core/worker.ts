// The game's own core, away from the page's thread: however long it thinks, the marbles roll on.
import { load } from '@tacit/core';
import moduleAddress from '@tacit/core/tacit.wasm?url';
import { Tables } from '../local/tables';
import type { Answer, Done, Found, Request, Work } from './core';

const core = load(fetch(moduleAddress));
const tables = new Tables(core);

const post = (answer: Answer): void => postMessage(answer);

const work: Work = {
  async converse(lines, seed = 0) {
    const session = (await core).session(seed);
    const answers = lines.map((line) => session.answer(line));
    session.free();
    return answers;
  },
  replay: async (file, eyes) => (await core).replay(file, eyes),
  fair: async (file) => (await core).fair(file),
  commitment: async (word) => (await core).commitment(word),

  choices: async () => (await core).choices(),
  rated: async (person, puzzle, won) => (await core).rated(person, puzzle, won),

  async plays(position, seat) {
    const plays = (await core).plays(position, seat);
    if ('problem' in plays) throw new Error(plays.problem);
    return plays;
  },

  async seven(position, card, legs) {
    const walked = (await core).seven(position, card, legs);
    if ('problem' in walked) throw new Error(walked.problem);
    return walked;
  },

  async solve(listener, position, milliseconds) {
    const told = (used: number, best: Found['best']): void => post({ listener, told: { used, best } satisfies Found });
    const solution = (await core).solve(position, { milliseconds, told });
    if ('problem' in solution) throw new Error(solution.problem);
    return solution;
  },

  async judge(position, seat, asked) {
    const judged = (await core).judge(position, seat, asked);
    if ('problem' in judged) throw new Error(judged.problem);
    return judged;
  },

  async analyse(listener, file, effort) {
    const analysis = (await core).analysis(file, effort);
    if ('problem' in analysis) throw new Error(analysis.problem);
    for (let job = 0; job < analysis.jobs; ++job) {
      analysis.run(job);
      post({ listener, told: { done: job + 1, of: analysis.jobs } satisfies Done });
    }
    const report = analysis.report();
    analysis.free();
    return report;
  },

  setUp: (setup) => tables.setUp(setup),
  setUpNext: (over) => tables.setUpNext(over),
  record: (id) => tables.record(id),
  come: (listener, id, person) => tables.come(listener, id, person, (message) => post({ listener, told: message })),
  leave: (listener) => tables.leave(listener),
  act: (id, person, command) => tables.act(id, person, command),
};

async function answerTo({ id, name, args }: Request): Promise<Answer> {
  try {
    const job = work[name] as (...all: unknown[]) => Promise<unknown>;
    return { id, value: await job(...args) };
  } catch (why) {
    return { id, problem: why instanceof Error ? why.message : String(why) };
  }
}

addEventListener('message', (event: MessageEvent<Request>) => void answerTo(event.data).then(post));

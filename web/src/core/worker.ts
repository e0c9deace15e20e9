// The game's own core, away from the page's thread: however long it thinks, the marbles roll on.
import { load } from '@tacit/core';
import moduleAddress from '@tacit/core/tacit.wasm?url';
import type { Answer, Request, Work } from './core';

const core = load(fetch(moduleAddress));

const work: Work = {
  /** A conversation of its own in the line protocol. */
  async converse(lines, seed = 0) {
    const session = (await core).session(seed);
    const answers = lines.map((line) => session.answer(line));
    session.free();
    return answers;
  },
  replay: async (file, eyes) => (await core).replay(file, eyes),
  fair: async (file) => (await core).fair(file),
};

async function answerTo({ id, name, args }: Request): Promise<Answer> {
  try {
    const job = work[name] as (...all: unknown[]) => Promise<unknown>;
    return { id, value: await job(...args) };
  } catch (why) {
    return { id, problem: String(why) };
  }
}

addEventListener('message', (event: MessageEvent<Request>) => void answerTo(event.data).then((answer) => postMessage(answer)));

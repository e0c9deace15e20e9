// The file of the puzzles, fetched when first needed; the service worker has it without a server.
import address from '../../../src/puzzles/puzzles.txt?url';
import { readPuzzles, type Puzzle } from './puzzle';

let loaded: Promise<Puzzle[]> | undefined;

async function load(): Promise<Puzzle[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return readPuzzles(await answer.text());
}

export function allPuzzles(): Promise<Puzzle[]> {
  loaded ??= load().catch((why: unknown) => {
    loaded = undefined;
    throw why;
  });
  return loaded;
}

// The game file that /replay and /report show, kept in this browser so that a reload shows it again.
import { needsServer } from '../words/away';
import { unpacked } from '../browser/packed';
import { api, ApiError } from '../net/api';
import { m } from '../paraglide/messages';
import { paths } from '../browser/paths';
import { router } from './route.svelte';

const key = 'tacit-replay';

export const lookedAt = {
  read: (): string | null => localStorage.getItem(key),
  keep: (file: string): void => localStorage.setItem(key, file),
  forget: (): void => localStorage.removeItem(key),
};

/** The game file of a table on the server, or the one that the address brings along behind its `#`, or the one that is kept. */
export async function gameText(table: string | undefined, hash: string): Promise<string | null> {
  const brought = /^#game=([\w-]+)$/.exec(hash)?.[1];
  return table ? api.gameFile(table) : brought ? unpacked(brought) : lookedAt.read();
}

/** Why there is none. */
export function whyNoGame(table: string | undefined, why: unknown): string {
  if (!table) return m.replay_bad();
  return why instanceof ApiError && why.status === 404 ? m.no_finished_game() : needsServer();
}

/** Shows a game that is on no server. */
export function replayFile(file: string, moment?: { at: string }): void {
  lookedAt.keep(file);
  router.go(paths.replay(undefined, moment));
}

/** The report of a game that is on no server; `own` are the viewer's seats. */
export function reportFile(file: string, own: string): void {
  lookedAt.keep(file);
  router.go(paths.report(undefined, own));
}

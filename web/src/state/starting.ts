// One click from the start screen to a running game: the table is made, with us at it, and starts as soon as its line is open.
import type { GameSummary, Options } from '@tacit/wire';
import { api, isAway } from '../net/api';
import { bring } from './codes';
import { playBotsHere } from './device.svelte';
import { me } from './me.svelte';
import { paths } from '../browser/paths';
import { router } from './route.svelte';
import { settings } from './settings.svelte';

let startAt: string | undefined;

/** On the server; where none can be reached, on this device. */
export async function playNow(level: string): Promise<void> {
  // Who wants no motion wants no thinking pauses either.
  const botMilliseconds = settings.pace === 0 ? 100 : 700;
  try {
    await me.hello();
    const { table } = await api.createTable({ type: 'four', bots: level, botMilliseconds, listed: false });
    startAt = table;
    router.go(paths.table(table));
  } catch (why) {
    if (!isAway(why)) throw why;
    await playBotsHere(level);
  }
}

/** `screen`: the code of one that waits, which shows it if it still does. */
export async function setUpTable(options: Partial<Options>, screen?: string): Promise<void> {
  await me.hello();
  const { table } = await api.createTable(options);
  if (screen !== undefined) await bring(table, screen).catch(() => undefined);
  router.go(paths.table(table));
}

/** The same game with the same people: a table, and an invitation for each of them who has an account. */
export async function playAgain(game: GameSummary): Promise<void> {
  const { id } = await me.hello();
  const { table } = await api.createTable({ type: game.type });
  const others = game.players.flatMap(({ person, guest }) => (person && !guest && person !== id ? [person] : []));
  await Promise.allSettled(others.map((person) => api.invite(person, table))); // who can't be asked may still come by the link
  router.go(paths.table(table));
}

/** Whether this table is to be started at once; asked once. */
export function startsAtOnce(table: string): boolean {
  const now = startAt === table;
  if (now) startAt = undefined;
  return now;
}

// Tables by the codes that their hosts tell, and screens by those that they show.
import { shortCodeIn } from '../browser/links';
import { paths } from '../browser/paths';
import { api, ApiError, isNowhere } from '../net/api';
import { m } from '../paraglide/messages';
import { failureWords } from '../words/refusals';
import { me } from './me.svelte';
import { views } from './views.svelte';

/** Whether there is a game, or was one: its screen then says where it is kept. */
export async function isTable(code: string): Promise<boolean> {
  try {
    await me.hello();
    await api.table(code);
    return true;
  } catch (why) {
    if (why instanceof ApiError && why.code === 'game_over') return true;
    if (why instanceof ApiError && why.code === 'no_table') return false;
    throw why;
  }
}

/** The short code of a table that waits for people; its long one where there is none. */
export const codeOf = (table: string): Promise<string> =>
  api.tableCode(table).then(
    ({ code }) => code,
    () => table,
  );

/** Where a short code leads: to a table that waits for people, or to bring one to a screen; undefined where nothing waits. */
export async function pathOfCode(code: string): Promise<string | undefined> {
  try {
    await me.hello();
    const { table, screen } = await api.codeHolder(code);
    return table === undefined ? (screen ? paths.bring(code) : undefined) : paths.table(table);
  } catch (why) {
    if (isNowhere(why)) return undefined;
    throw why;
  }
}

const noScreen = new Error('no screen has this code');

/** The table is shown by the screen that waits with this code, and its cards large by this device. */
export async function bring(table: string, typed: string): Promise<void> {
  const code = shortCodeIn(typed);
  if (code === undefined) throw noScreen;
  await api.bringTable(code, table);
  views.choose(table, 'hand');
}

/** Why it came to nothing. */
export const bringWords = (why: unknown): string =>
  why === noScreen || isNowhere(why) ? m.tv_unknown() : failureWords(why);

// Tables by the codes that their hosts tell.
import { api, ApiError } from '../net/api';
import { me } from './me.svelte';

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

// What a table of a tournament is about: the tournament, the round, the teams.
import { spotOf } from '../club/tournament';
import { api } from '../net/api';
import { spotWords } from '../words/club';

/** Nothing where the tournament doesn't know the table, or nobody answers. */
export async function tableTitle(tournament: string, table: string): Promise<string | undefined> {
  const shown = await api.tournament(tournament).catch(() => undefined);
  const spot = shown && spotOf(shown, table);
  return shown && spot ? `${shown.plan.name} · ${spotWords(shown, spot)}` : undefined;
}

// Tournaments for tests: set up over the network, by a person of the page's own.
import type { Page } from 'playwright-core';
import type { EntrantCodes, TournamentPlan, TournamentResult, TournamentShown, TournamentWant } from '@tacit/wire';

const teams = ['Ants', 'Bees', 'Cats', 'Dogs', 'Emus', 'Foxes', 'Geese', 'Hares'];

export interface SetUp {
  id: string;
  tell(want: TournamentWant, code?: string): Promise<TournamentShown>;
  look(): Promise<TournamentShown>;
  /** Every board of the round that has no result yet gets one: the side named first wins, unless `wins` says which of them does. */
  reportAll(wins?: (entrants: readonly number[]) => number | undefined): Promise<TournamentShown>;
  /** Pairs and starts a round, and reports all of it. */
  playRound(wins?: (entrants: readonly number[]) => number | undefined): Promise<TournamentShown>;
  codes(): Promise<Map<number, string>>;
  /** Six letters of each team. */
  typed(): Promise<Map<number, string>>;
}

/** Opens all that is folded away. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));

/** Who asks as the page's person. */
async function asking(page: Page): Promise<<T>(path: string, data: object) => Promise<T>> {
  const { origin } = new URL((await page.request.get('/manifest.webmanifest')).url());
  return async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(path, { data, headers: { Origin: origin } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

/** A tournament of the page's person, with teams that are just typed in. The page need not be loaded. */
export async function setUpTournament(page: Page, plan: Partial<TournamentPlan> = {}, count = 4): Promise<SetUp> {
  const post = await asking(page);
  await post('/api/hello', {});
  const { id } = await post<{ id: string }>('/api/tournaments', {
    plan: { name: 'Club night', rounds: plan.system === undefined ? 3 : 0, ...plan },
    listed: false,
  });
  const evening = setUpBy(page, id);
  for (const name of teams.slice(0, count))
    await evening.tell({ k: 'enter', name, members: [{ name: `${name} 1` }, { name: `${name} 2` }] });
  return evening;
}

/** One that the page's person has set up. */
export function setUpBy(page: Page, id: string): SetUp {
  const get = async <T>(part: string): Promise<T> =>
    (await (await page.request.get(`/api/tournaments/${id}${part}`)).json()) as T;
  const tell = async (want: TournamentWant, code?: string): Promise<TournamentShown> =>
    (await asking(page))(`/api/tournaments/${id}`, { want, code });
  const look = (): Promise<TournamentShown> => get('');
  const reportAll: SetUp['reportAll'] = async (wins = ([first]) => first) => {
    let shown = await look();
    for (const { number, entrants, results } of shown.rounds.at(-1)?.pairings ?? []) {
      if (results.length > 0) continue;
      const winner = wins(entrants);
      const result = (game: number): TournamentResult => ({
        marbles: entrants.map((one) => (one === winner ? shown.marbles : (number + game) % shown.marbles)),
        winner,
      });
      shown = await tell({
        k: 'report',
        round: shown.rounds.length,
        board: number,
        results: Array.from({ length: shown.plan.games }, (_, game) => result(game)),
      });
    }
    return shown;
  };
  return {
    id,
    tell,
    look,
    reportAll,
    async playRound(wins) {
      await tell({ k: 'pair' });
      await tell({ k: 'start_round' });
      return reportAll(wins);
    },
    async codes() {
      const { codes } = await get<EntrantCodes>('/codes');
      return new Map(codes.map(({ number, code }) => [number, code]));
    },
    async typed() {
      const { codes } = await get<EntrantCodes>('/codes');
      return new Map(codes.map(({ number, typed = '' }) => [number, typed]));
    },
  };
}

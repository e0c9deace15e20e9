// Requests to the server; who we are is in a cookie that it sets itself.
import type { AccountMade, Choices, Done, Failure, GameSummary, History, Lobby, OfflineGame, Options, Profile, Ranking, TableSummary } from '../../../docs/wire';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** No server of ours answers: none is reached, or what answers is a host of plain files or a proxy with nothing behind it. */
export const isAway = (why: unknown): boolean => !(why instanceof ApiError) || [404, 405, 501, 502, 503, 504].includes(why.status);

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const failure = (await response.json().catch(() => undefined)) as Failure | undefined;
  throw new ApiError(response.status, failure?.error ?? 'failed', failure?.text ?? response.statusText);
}

const get = async <T>(path: string): Promise<T> => answer<T>(await fetch(path));

async function post<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return answer<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal }));
}

const helloTime = 5000; // a server that does not even greet us by then is not there

export const gameFileAddress = (table: string): string => `/api/games/${encodeURIComponent(table)}.tac`;

async function textOf(response: Response): Promise<string> {
  return response.ok ? response.text() : answer(response);
}

export const api = {
  hello: () => post<Profile>('/api/hello', {}, AbortSignal.timeout(helloTime)),
  rename: (name: string) => post<Profile>('/api/name', { name }),
  register: async (name: string, password: string) => (await post<AccountMade>('/api/account', { name, password })).profile,
  login: (name: string, password: string) => post<Profile>('/api/login', { name, password }),
  logout: () => post<Done>('/api/logout', {}),
  person: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}`),
  ranking: () => get<Ranking>('/api/ranking'),
  choices: () => get<Choices>('/api/choices'),
  lobby: () => get<Lobby>('/api/lobby'),
  mine: () => get<Lobby>('/api/mine'),
  history: (person: string, before = '') => get<History>(`/api/history?person=${encodeURIComponent(person)}${before && `&before=${encodeURIComponent(before)}`}`),
  gameFile: async (table: string) => textOf(await fetch(gameFileAddress(table))),
  table: (id: string) => get<TableSummary>(`/api/tables/${encodeURIComponent(id)}`),
  handOver: (game: OfflineGame) => post<GameSummary>('/api/games', game),
  createTable: (options: Partial<Options>) => post<TableSummary>('/api/tables', { options }),
};

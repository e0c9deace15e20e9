// Requests to the server; who we are is in a cookie that it sets itself.
import type { Choices, Failure, History, Lobby, Options, Profile, Ranking, TableSummary } from '../../../docs/wire';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const failure = (await response.json().catch(() => undefined)) as Failure | undefined;
  throw new ApiError(response.status, failure?.error ?? 'failed', failure?.text ?? response.statusText);
}

const get = async <T>(path: string): Promise<T> => answer<T>(await fetch(path));

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return answer<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export const api = {
  hello: () => post<Profile>('/api/hello', {}),
  rename: (name: string) => post<Profile>('/api/name', { name }),
  register: (name: string, password: string) => post<Profile>('/api/account', { name, password }),
  login: (name: string, password: string) => post<Profile>('/api/login', { name, password }),
  logout: () => post<Failure>('/api/logout', {}),
  person: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}`),
  ranking: () => get<Ranking>('/api/ranking'),
  choices: () => get<Choices>('/api/choices'),
  lobby: () => get<Lobby>('/api/lobby'),
  mine: () => get<Lobby>('/api/mine'),
  history: (person: string, before = '') => get<History>(`/api/history?person=${encodeURIComponent(person)}${before && `&before=${encodeURIComponent(before)}`}`),
  table: (id: string) => get<TableSummary>(`/api/tables/${encodeURIComponent(id)}`),
  createTable: (options: Partial<Options>) => post<TableSummary>('/api/tables', { options }),
};

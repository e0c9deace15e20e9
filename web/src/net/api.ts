// Requests to the server; who we are is in a cookie that it sets itself.
import type {
  AccountMade,
  Attendance,
  Blocked,
  Career,
  Choices,
  ClubList,
  ClubName,
  ClubRole,
  ClubShown,
  ClubWant,
  ClubWish,
  CodeHolder,
  DayDeal,
  DayHandIn,
  DayShown,
  Days,
  Done,
  EntrantCodes,
  Failure,
  FriendList,
  FriendNews,
  GameSummary,
  History,
  Ladder,
  ListedTeams,
  Lobby,
  Neighbours,
  OfflineGame,
  Options,
  PeopleFound,
  Profile,
  PushOffer,
  PushWish,
  QuickOutlook,
  QuickWish,
  Ranking,
  Records,
  RecoveryCodes,
  RefusalCode,
  Report,
  SeriesRecords,
  Sessions,
  ShortCode,
  Shows,
  TableSummary,
  TeamList,
  TeamPage,
  TeamShown,
  TokenMade,
  TokenWish,
  Tokens,
  TournamentChoices,
  TournamentCommand,
  TournamentHistory,
  TournamentList,
  TournamentName,
  TournamentRole,
  TournamentShown,
  TournamentWish,
  TypedEntrant,
  WaitingScreen,
} from '@tacit/wire';
import { hasServer } from '../browser/address';

// Where there is none, nobody is asked: at the addresses of a server may be anything.
const request: typeof fetch = (...what) =>
  hasServer ? fetch(...what) : Promise.reject(new TypeError('this page has no server'));

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly failure?: Failure, // none: what answered is no server of ours
    readonly wait = 0, // seconds until it makes sense to come again
  ) {
    super(failure?.text ?? `HTTP ${status}`);
  }

  get code(): RefusalCode | undefined {
    return this.failure?.error;
  }
}

/** No server of ours answers: none is reached, or what answers is a host of plain files or a proxy with nothing behind it. */
export const isAway = (why: unknown): boolean =>
  !(why instanceof ApiError) || (why.failure === undefined && [404, 405, 501, 502, 503, 504].includes(why.status));

/** The server does not know us, or does not want us here: to ask again is of no use. */
export const isSentAway = (why: unknown): boolean =>
  why instanceof ApiError && (why.status === 401 || why.code === 'banned');

/** There is no such table: it never was, it is over, or somebody has deleted it. */
export const isNowhere = (why: unknown): boolean =>
  why instanceof ApiError && (why.code === 'no_table' || why.code === 'game_over');

let forgotten = (): void => undefined;
/** Who is to hear that a request came from somebody whom the server does not know. */
export const whenForgotten = (hear: () => void): void => void (forgotten = hear);

let heard = (_: boolean): void => undefined;
/** Who is to hear, request by request, whether a server of ours answers. */
export const whenHeard = (hear: (answers: boolean) => void): void => void (heard = hear);

const wasStopped = (why: unknown): boolean => why instanceof DOMException && why.name === 'AbortError'; // by ourselves

async function told<T>(answered: Promise<T>): Promise<T> {
  try {
    const value = await answered;
    heard(true);
    return value;
  } catch (why) {
    if (!wasStopped(why)) heard(!isAway(why));
    throw why;
  }
}

async function answer<T>(response: Response, asks = false): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  if (response.status === 401 && !asks) forgotten();
  const said = (await response.json().catch(() => ({}))) as Partial<Failure>;
  throw new ApiError(
    response.status,
    said.error ? (said as Failure) : undefined,
    Number(response.headers.get('Retry-After')) || 0,
  );
}

const ask = <T>(path: string, how: RequestInit): Promise<T> => told(request(path, how).then((said) => answer<T>(said)));

const get = <T>(path: string, signal?: AbortSignal): Promise<T> => ask(path, signal ? { signal } : {});

function post<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

const helloTime = 5000; // a server that does not even greet us by then is not there
const tableTime = 10_000;

export const gameFileAddress = (table: string): string => `/api/games/${encodeURIComponent(table)}.tac`;

export const tournamentAddress = (id: string, part = ''): string => `/api/tournaments/${encodeURIComponent(id)}${part}`;
/** As a table for other programs. */
export const tournamentCsv = (id: string, what: 'entrants' | 'pairings' | 'standings'): string =>
  tournamentAddress(id, `/csv?what=${what}`);

const clubAddress = (id: string, part = ''): string => `/api/clubs/${encodeURIComponent(id)}${part}`;

/** What of the open tables is wanted; what is empty may be anything. */
export interface LobbyWish {
  type: string;
  stage: '' | 'open' | 'playing';
  rated: boolean | undefined;
  free: number | undefined; // places, at least
  before?: string | undefined; // `next` of the page before
}

function query(wish: object): string {
  const parts = Object.entries(wish).filter(([, value]) => value !== undefined && value !== '');
  return parts.length === 0 ? '' : `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}`;
}

async function textOf(response: Response): Promise<string> {
  return response.ok ? response.text() : answer(response);
}

export const api = {
  hello: () => post<Profile>('/api/hello', {}, AbortSignal.timeout(helloTime)),
  rename: (name: string) => post<Profile>('/api/name', { name }),
  me: () => told(request('/api/me').then((said) => answer<Profile>(said, true))),
  register: (name: string, password: string) => post<AccountMade>('/api/account', { name, password }),
  login: (name: string, password: string) => post<Profile>('/api/login', { name, password }),
  recover: (name: string, code: string, password: string) => post<Profile>('/api/recover', { name, code, password }),
  logout: () => post<Done>('/api/logout', {}),
  changePassword: (old: string, password: string) => post<Done>('/api/password', { old, password }),
  newCodes: (password: string) => post<RecoveryCodes>('/api/recovery-codes', { password }),
  sessions: () => get<Sessions>('/api/sessions'),
  pushOffer: () => get<PushOffer>('/api/push'),
  askForPush: (wish: PushWish) => post<Done>('/api/push', wish),
  endPush: (endpoint: string) => post<Done>('/api/push/end', { endpoint }),
  tokens: () => get<Tokens>('/api/tokens'),
  makeToken: (wish: TokenWish) => post<TokenMade>('/api/tokens', wish),
  revokeToken: (id: string) => post<Tokens>('/api/tokens/revoke', { id }),
  endSessions: (session?: string) => post<Sessions>('/api/sessions/end', { session }),
  exported: async () => textOf(await request('/api/export')),
  remove: (password?: string) => post<Done>('/api/delete', { password }),
  blocked: () => get<Blocked>('/api/blocked'),
  block: (person: string, on: boolean) => post<Blocked>('/api/block', { person, on }),
  report: (report: Report) => post<Done>('/api/report', report),
  /** Those with accounts whose name begins so. */
  peopleNamed: (name: string) => get<PeopleFound>(`/api/people${query({ name })}`),
  person: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}`),
  ranking: (family: string) => get<Ranking>(`/api/ranking${query({ family })}`),
  career: (id: string) => get<Career>(`/api/careers/${encodeURIComponent(id)}`),
  friends: () => get<FriendList>('/api/friends'),
  friendNews: () => get<FriendNews>('/api/friends/news'),
  /** Asks or accepts; or takes back, declines, ends it. */
  befriend: (person: string, on: boolean) => post<Done>('/api/friends', { person, on }),
  invite: (person: string, table: string) => post<Done>('/api/friends/invite', { person, table }),
  answerInvitation: (person: string, accept: boolean) => post<Done>('/api/friends/answer', { person, accept }),
  shows: () => get<Shows>('/api/shows'),
  setShows: (shows: Shows) => post<Shows>('/api/shows', shows),
  teams: (person?: string) => get<TeamList>(`/api/teams${query({ person })}`),
  team: (id: string) => get<TeamPage>(`/api/teams/${encodeURIComponent(id)}`),
  proposeTeam: (name: string, people: string[]) => post<TeamShown>('/api/teams', { name, people }),
  answerTeam: (team: string, accept: boolean) => post<Done>('/api/teams/answer', { team, accept }),
  ladder: () => get<Ladder>('/api/ladder'),
  outlook: (wish: QuickWish) => get<QuickOutlook>(`/api/match${query(wish)}`),
  match: (wish: QuickWish) => post<TableSummary>('/api/match', wish),
  records: (wish: { type: string; pack: string; rules: string }) => get<Records>(`/api/records${query(wish)}`),
  series: (of: string) => get<SeriesRecords>(`/api/series${query({ of })}`),
  days: () => get<Days>('/api/day'),
  day: (date: string) => get<DayShown>(`/api/day/${encodeURIComponent(date)}`),
  beginDay: (date: string, part: string) => post<DayDeal>(`/api/day/${encodeURIComponent(date)}/begin`, { part }),
  handInDay: (date: string, game: DayHandIn) => post<DayShown>(`/api/day/${encodeURIComponent(date)}`, game),
  dayGame: async (date: string, part: string, person: string) =>
    textOf(await request(`/api/day/${encodeURIComponent(date)}/game${query({ part, person })}`)),
  choices: () => get<Choices>('/api/choices'),
  tournamentChoices: () => get<TournamentChoices>('/api/choices/tournament'),
  lobby: (wish: LobbyWish) => get<Lobby>(`/api/lobby${query(wish)}`),
  neighbours: () => get<Neighbours>('/api/neighbours'),
  mine: () => get<Lobby>('/api/mine'),
  history: (person: string, before?: string) => get<History>(`/api/history${query({ person, before })}`),
  gameFile: async (table: string) => textOf(await request(gameFileAddress(table))),
  table: (id: string) => get<TableSummary>(`/api/tables/${encodeURIComponent(id)}`, AbortSignal.timeout(tableTime)),
  handOver: (game: OfflineGame) => post<GameSummary>('/api/games', game),
  /** Anyone who makes a table sits at it at once. */
  createTable: (options: Partial<Options>) => post<TableSummary>('/api/tables', { options, place: 0 }),
  tableCode: (table: string) => post<ShortCode>('/api/tables/code', { table }),
  codeHolder: (code: string) => get<CodeHolder>(`/api/codes/${encodeURIComponent(code)}`),
  bringTable: (code: string, table: string) => post<Done>(`/api/codes/${encodeURIComponent(code)}`, { table }),
  newScreen: () => post<WaitingScreen>('/api/screens', {}),
  waitingScreen: (screen: string) => get<WaitingScreen>(`/api/screens/${encodeURIComponent(screen)}`),
  deleteTable: (table: string) => post<Done>('/api/tables/delete', { table }),
  tournaments: (wish: { mine?: boolean; name?: string; before?: string | undefined } = {}) =>
    get<TournamentList>(`/api/tournaments${query(wish)}`),
  createTournament: (wish: TournamentWish) => post<TournamentName>('/api/tournaments', wish),
  importTournament: (file: string) => post<TournamentName>('/api/tournaments/import', { file }),
  /** What the list has; nobody is entered. */
  readTeams: (text: string, people: number) => post<ListedTeams>('/api/tournaments/teams', { text, people }),
  /** As it is with event `last` at least. */
  tournament: (id: string, last?: number) =>
    get<TournamentShown>(tournamentAddress(id, query({ last })), AbortSignal.timeout(tableTime)),
  /** What we are in it; a code speaks for an entrant. */
  tournamentRole: (id: string, code?: string) => get<TournamentRole>(tournamentAddress(id, `/role${query({ code })}`)),
  /** For the organiser: who is at the tables. */
  attendance: (id: string) => get<Attendance>(tournamentAddress(id, '/attendance')),
  tournamentCodes: (id: string) => get<EntrantCodes>(tournamentAddress(id, '/codes')),
  /** By the six letters of a team. */
  typedCode: (code: string) => post<TypedEntrant>('/api/team-codes', { code }),
  tournamentHistory: (id: string) => get<TournamentHistory>(tournamentAddress(id, '/history')),
  tellTournament: (id: string, command: TournamentCommand) => post<TournamentShown>(tournamentAddress(id), command),
  clubs: (wish: { mine?: boolean | undefined; name?: string; before?: string | undefined } = {}) =>
    get<ClubList>(`/api/clubs${query(wish)}`),
  foundClub: (wish: ClubWish) => post<ClubName>('/api/clubs', wish),
  club: (id: string, last?: number) => get<ClubShown>(clubAddress(id, query({ last })), AbortSignal.timeout(tableTime)),
  clubRole: (id: string) => get<ClubRole>(clubAddress(id, '/role')),
  tellClub: (id: string, want: ClubWant) => post<ClubShown>(clubAddress(id), { want }),
};

// The addresses of the page. ui/routes.ts says what is shown there.
import { hasServer, rooted } from './address';

const query = (parts: Record<string, string | undefined>): string => {
  const given = Object.entries(parts).filter((part): part is [string, string] => !!part[1]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};
const tournament = (id: string): string => `/tournament/${id}`;

/** The parts of the account; the first is at the address of the account itself. */
export type AccountTab = 'profile' | 'privacy' | 'security' | 'developers';

export const paths = rooted({
  start: '/',

  // Playing
  match: '/match',
  newTable: '/new',
  /** That form, set up for a game over days, or with rules of one's own. */
  newTableFor: (preset: 'days' | 'custom'): string => `/new${query({ table: preset })}`,
  /** That form; the table is shown by the screen that waits with this code. */
  newTableOn: (code: string): string => `/new${query({ tv: code })}`,
  tables: '/tables',
  mine: '/mine',
  device: '/here',
  /** That form, filled in to share this device, or to play alone. */
  deviceFor: (way: 'pass' | 'solo'): string => `/here${query({ play: way })}`,
  ladder: '/ladder',
  table: (id: string): string => `/t/${id}`,
  /** The same with large cards and a small board, for those who see it on a big screen. */
  tableWithHand: (id: string): string => `/t/${id}?hand`,
  /** The evening to which a table belongs; `packed`: as it is now, for when that table is gone. */
  evening: (table: string, packed?: string): string => `/evening/${table}${packed ? `#${packed}` : ''}`,
  hereTable: (id: string): string => `/here/${id}`,
  /** Where a short code leads. */
  code: (code: string): string => `/${code}`,
  bigScreen: (table: string): string => `/screen/${table}`,
  /** A screen that waits for a table; a table on such a screen; and bringing one there. */
  tv: '/tv',
  television: (table: string): string => `/screen/${table}?tv`,
  bring: (code: string): string => `/tv/${code}`,

  // Games that are over. Without a table it is the game file that is kept here (state/looked-at.ts).
  /** `at`: the moment, `from`: whose eyes see it, `show`: what stands beside the board. */
  replay: (table?: string, how: { at?: string; from?: string; show?: 'fair' } = {}): string =>
    `/replay${table ? `/${table}` : ''}${query(how)}`,
  /** The replay of a game that the link brings along, packed. */
  replayOf: (packed: string): string => `/replay#game=${packed}`,
  /** `own` are the reader's seats. */
  report: (table?: string, own = ''): string => `/report${table ? `/${table}` : ''}${query({ own })}`,

  // Learning
  learn: '/learn',
  firstLesson: '/learn/out',
  rules: '/rules',
  numbers: '/numbers',
  exercises: '/exercises',
  analysis: '/board',
  puzzles: '/puzzles',
  rush: '/puzzles/rush',
  dayPuzzle: '/puzzles/day',
  lesson: (name: string): string => `/learn/${name}`,
  puzzle: (id: string, set?: string): string => `/puzzles/${id}${query({ of: set })}`,
  /** The analysis board with a position on it, and a play that is looked at. */
  position: (position: string, play?: string): string =>
    `/board#p=${encodeURIComponent(position)}${play === undefined ? '' : `&play=${encodeURIComponent(play)}`}`,
  /** The analysis board with a tree of moves, packed; `at`: which of its lines one is at, `play`: one that is looked at. */
  study: (packed: string, at = 0, play?: string): string =>
    `/board#study=${packed}${at > 0 ? `&at=${at}` : ''}${play === undefined ? '' : `&play=${encodeURIComponent(play)}`}`,
  /** The deal of a day; without a date today's. */
  day: (date?: string): string => (date === undefined ? '/day' : `/day/${date}`),

  // People
  you: '/you',
  account: '/account',
  accountTab: (tab: AccountTab): string => (tab === 'profile' ? '/account' : `/account/${tab}`),
  settings: '/settings',
  /** That screen with one of the settings in view. */
  setting: (name: string): string => `/settings#${name}`,
  friends: '/friends',
  ranking: (shown?: string): string => `/ranking${shown === undefined ? '' : `/${shown}`}`,
  records: '/records',
  person: (id: string): string => `/person/${encodeURIComponent(id)}`,
  team: (id: string): string => `/team/${id}`,

  // Tournaments and clubs
  tournaments: '/tournaments',
  /** A new tournament; for a club it becomes an evening, of a league if there is one (0: none), perhaps played like an earlier one. */
  newTournament: (wish?: { club: string; league: number; like?: string }): string =>
    `/tournaments/new${wish ? query({ club: wish.club, league: String(wish.league), ...(wish.like && { like: wish.like }) }) : ''}`,
  tournament,
  organise: (id: string): string => `${tournament(id)}/organise`,
  projector: (id: string): string => `${tournament(id)}/screen`,
  print: (id: string, what: string, round?: number): string =>
    `${tournament(id)}/print/${what}${round === undefined ? '' : `/${round}`}`,
  /** Where a team types its six letters. */
  results: '/r',
  /** Anyone who opens it can enter results for the entrant with that code. */
  entrant: (id: string, code: string): string => `${tournament(id)}/as/${code}`,
  clubs: '/clubs',
  club: (id: string): string => `/club/${id}`,
  /** Anyone who opens it can join. */
  invitation: (club: string, code: string): string => `/club/${club}/join/${code}`,
});

/** A path as a link for others. */
export const linkTo = (path: string, origin = location.origin): string =>
  hasServer ? origin + path : new URL(path, location.href).href;
/** A link as people read and type it. */
export const spoken = (link: string): string => link.replace(/^https?:\/\//, '');

// What waits for a person: a line for each thing, the most urgent first. Plain values, so that the last list can be kept.
import type { ClubShown, InvitationShown, Place, TableSummary, TournamentShown } from '@tacit/wire';
import { paths } from '../browser/paths';
import { challengeOf, teamNamed, teamOf } from '../club/club';
import { boardNow, isDone, isYetToStart, nameOf, opponentsOf } from '../club/tournament';
import type { HereTable } from '../local/kept';
import { isByCorrespondence } from '../table/correspondence';

/** Who a game waits for: us; us too, though a bot plays on in our place; others; or it has not begun. */
export type Turn = 'ours' | 'bot' | 'others' | 'open';

export interface GameLine {
  k: 'game';
  path: string;
  type: string;
  others: Place[];
  deciding?: Place | undefined; // whose turn it is; nobody's in particular when that is several
  turn: Turn;
  starts: boolean; // it begins when we say so
  until?: number | undefined; // by when we have to decide
}

export interface BoardLine {
  k: 'board';
  path: string;
  tournament: string;
  round: number;
  table: number;
  against: string[];
  wants: 'soon' | 'play' | 'confirm';
}

export type Line =
  | { k: 'invitation'; path: string; who: string; person: string }
  | BoardLine
  | GameLine
  | { k: 'challenge'; path: string; club: string; who: string; wants: 'play' | 'confirm' }
  | { k: 'requests'; path: string; n: number }
  | { k: 'exercises'; path: string; n: number }
  | { k: 'day' | 'puzzle'; path: string }
  | { k: 'lesson'; path: string; title: string };

/** All that is known; of what a server knows, nothing without one. */
export interface Known {
  me?: string | undefined;
  now: number;
  invitations?: readonly InvitationShown[];
  requests?: number; // of friends and teams
  tables?: readonly TableSummary[];
  device?: readonly HereTable[];
  tournaments?: readonly TournamentShown[];
  clubs?: readonly ClubShown[];
  exercises?: number; // that are due
  dayIsOpen?: boolean; // nothing of today's has been played
  puzzleIsOpen?: boolean;
  lesson?: { name: string; title: string } | undefined; // the next one
}

/** A line, how urgent it is (the least number first), and what it comes after among its equals. */
interface Ranked {
  line: Line;
  rank: number;
  after: number;
}

const ranks = {
  invitation: 0,
  board: 1,
  turn: 2, // in a game among people, or by correspondence when little time is left
  watching: 3, // a game among people that others decide in
  open: 4,
  days: 5, // by correspondence
  challenge: 6,
  requests: 7,
  alone: 8, // a game that nobody else waits in
  exercises: 9,
  day: 10,
  puzzle: 11,
  lesson: 12,
} as const;

const soon = 24 * 3600 * 1000; // milliseconds: a decision by correspondence that has become urgent
const ranked = (line: Line, name: keyof typeof ranks, after = 0): Ranked => ({ line, rank: ranks[name], after });

// ---- Games ----

const isOf = (place: Place, me: string | undefined): boolean => place.person !== undefined && place.person === me;
const decides = (place: Place, deciding: string): boolean => [...place.seats].some((seat) => deciding.includes(seat));

/** The only one who decides, if that is not us. */
function othersTurn(places: readonly Place[], deciding: string): Place | undefined {
  const now = places.filter((place) => decides(place, deciding));
  return now.length === 1 ? now[0] : undefined;
}

function turnAt({ stage, places, deciding }: TableSummary, me: string | undefined): Turn {
  if (stage === 'open') return 'open';
  const mine = places.filter((place) => isOf(place, me));
  if (mine.every(({ absent }) => absent)) return 'bot';
  return mine.some((place) => !place.absent && decides(place, deciding)) ? 'ours' : 'others';
}

/** A table of the server where we sit. */
function atServer(table: TableSummary, me: string | undefined): GameLine {
  const { places, deciding, options, until } = table;
  const turn = turnAt(table, me);
  return {
    k: 'game',
    path: paths.table(table.table),
    type: options.type,
    others: places.filter((place) => !isOf(place, me) && (place.person !== undefined || place.bot !== undefined)),
    deciding: turn === 'others' ? othersTurn(places, deciding) : undefined,
    turn,
    starts: turn === 'open' && table.host === me,
    until: turn === 'ours' ? until : undefined,
  };
}

function rankOf(
  { options: { clock }, stage, until, created, visited }: TableSummary,
  line: GameLine,
  now: number,
): Ranked {
  const lately = -(visited ?? created);
  if (!line.others.some(({ person }) => person !== undefined)) return ranked(line, 'alone', lately);
  if (stage === 'open') return ranked(line, 'open', lately);
  if (line.turn === 'others') return ranked(line, 'watching', lately);
  if (!isByCorrespondence(clock) || (until ?? Infinity) - now < soon) return ranked(line, 'turn', until ?? lately);
  return ranked(line, 'days', until);
}

/**
 * Those where there is something to do: by correspondence not while others think, and before the game only with
 * somebody there. A table that looks for players by itself is none that anyone comes back to.
 */
const isWaiting = ({ options, stage }: TableSummary, line: GameLine): boolean =>
  stage === 'open'
    ? !options.quick && line.others.some(({ person }) => person !== undefined)
    : stage === 'playing' && !(isByCorrespondence(options.clock) && line.turn === 'others');

const onServer = ({ tables = [], me, now }: Known): Ranked[] =>
  tables
    .filter(({ places }) => places.some((place) => isOf(place, me)))
    .map((table) => ({ table, line: atServer(table, me) }))
    .filter(({ table, line }) => isWaiting(table, line))
    .map(({ table, line }) => rankOf(table, line, now));

const onDevice = ({ device = [] }: Known): Ranked[] =>
  device
    .filter(({ stage }) => stage === 'playing')
    .map(({ id, options, places, deciding, changed }) => {
      const ours = places.some((place) => place.person !== undefined && decides(place, deciding));
      const line: GameLine = {
        k: 'game',
        path: paths.hereTable(id),
        type: options.type,
        others: places.filter(({ person }) => person === undefined),
        deciding: ours ? undefined : othersTurn(places, deciding),
        turn: ours ? 'ours' : 'others',
        starts: false,
      };
      return ranked(line, 'alone', -changed);
    });

/** Of the games that nobody else waits in only the last one: the others are found among all of one's games. */
function gamesOf(known: Known): Ranked[] {
  const all = [...onServer(known), ...onDevice(known)];
  const [last] = all.filter(({ rank }) => rank === ranks.alone).sort((one, other) => one.after - other.after);
  return all.filter((one) => one.rank !== ranks.alone || one === last);
}

// ---- Tournaments and clubs ----

function boardOf(shown: TournamentShown, me: string | undefined): Ranked[] {
  const us = shown.entrants.find(
    (entrant) => entrant.in && entrant.members.some(({ person }) => person !== undefined && person === me),
  );
  const board = us && shown.stage === 'running' ? boardNow(shown, us.number) : undefined;
  const reports = board?.pairing.reports ?? [];
  if (!us || !board || isDone(board.pairing) || reports.at(-1)?.by === us.number) return [];
  const { round, pairing } = board;
  const table = pairing.tables.at(-1);
  const wants = reports.length > 0 ? 'confirm' : isYetToStart(shown, round, shown.now) ? 'soon' : 'play';
  return [
    ranked(
      {
        k: 'board',
        path: table === undefined ? paths.tournament(shown.id) : paths.table(table),
        tournament: shown.plan.name,
        round: round.number,
        table: pairing.number,
        against: opponentsOf(pairing, us.number).map((one) => nameOf(shown, one)),
        wants,
      },
      'board',
      round.startedAt,
    ),
  ];
}

/** Challenges that we have to answer, by playing or by a yes to what the others have reported. */
const challengesOf = (club: ClubShown, me: string | undefined): Ranked[] =>
  club.ladders.flatMap((ladder) => {
    const own = me === undefined ? undefined : teamOf(ladder, me)?.team;
    const challenge = own === undefined ? undefined : challengeOf(ladder, own);
    if (!challenge || challenge.reportedBy === own) return [];
    const reported = challenge.reportedBy !== undefined;
    if (!reported && challenge.other !== own) return []; // it is for the others to take it up
    const other = challenge.team === own ? challenge.other : challenge.team;
    const line: Line = {
      k: 'challenge',
      path: paths.club(club.id),
      club: club.name,
      who: teamNamed(ladder, other),
      wants: reported ? 'confirm' : 'play',
    };
    return [ranked(line, 'challenge', challenge.since)];
  });

// ---- All of it ----

const invitationsOf = ({ invitations = [], now }: Known): Ranked[] =>
  invitations
    .filter(({ until }) => until > now)
    .map(({ person, name, table, until }) =>
      ranked({ k: 'invitation', path: paths.table(table), who: name, person }, 'invitation', until),
    );

function ownOf({ requests = 0, exercises = 0, dayIsOpen, puzzleIsOpen, lesson }: Known): Ranked[] {
  return [
    ...(requests > 0 ? [ranked({ k: 'requests', path: paths.friends, n: requests }, 'requests')] : []),
    ...(exercises > 0 ? [ranked({ k: 'exercises', path: paths.exercises, n: exercises }, 'exercises')] : []),
    ...(dayIsOpen ? [ranked({ k: 'day', path: paths.day() }, 'day')] : []),
    ...(puzzleIsOpen ? [ranked({ k: 'puzzle', path: paths.dayPuzzle }, 'puzzle')] : []),
    ...(lesson ? [ranked({ k: 'lesson', path: paths.lesson(lesson.name), title: lesson.title }, 'lesson')] : []),
  ];
}

/** What waits, the most urgent first; each place that it leads to once. */
export function linesOf(known: Known): Line[] {
  const { me, tournaments = [], clubs = [] } = known;
  const all = [
    ...invitationsOf(known),
    ...tournaments.flatMap((shown) => boardOf(shown, me)),
    ...gamesOf(known),
    ...clubs.flatMap((club) => challengesOf(club, me)),
    ...ownOf(known),
  ].sort((one, other) => one.rank - other.rank || one.after - other.after);
  const lines = all.map(({ line }) => line);
  return lines.filter((line, i) => line.k === 'challenge' || lines.findIndex(({ path }) => path === line.path) === i);
}

/** Whether somebody waits for us there; what we may do today for ourselves is told without a number. */
export function counts(line: Line): boolean {
  if (line.k === 'game') return line.turn === 'ours' || line.turn === 'bot' || line.starts;
  return ['invitation', 'board', 'challenge', 'requests'].includes(line.k);
}

/** What can wait: it stands at the end, and smaller. */
const quiet: readonly string[] = ['exercises', 'day', 'puzzle', 'lesson'];
export const isQuiet = ({ k }: Line): boolean => quiet.includes(k);

export const keyOf = (line: Line): string => [line.k, line.path, line.k === 'challenge' ? line.who : ''].join(' ');

/** A line as a reader has it in front of them. */
export interface Row {
  line: Line;
  gone: boolean; // nothing waits there any more
}

/** Lines that somebody looks at stay where they are: what they say changes, and what is new waits until it is asked for. */
export function settled(before: readonly Line[], now: readonly Line[]): { rows: Row[]; more: number } {
  const fresh = new Map(now.map((line) => [keyOf(line), line]));
  const known = new Set(before.map(keyOf));
  return {
    rows: before.map((line) => ({ line: fresh.get(keyOf(line)) ?? line, gone: !fresh.has(keyOf(line)) })),
    more: now.filter((line) => !known.has(keyOf(line))).length,
  };
}

const kinds: readonly string[] = ['invitation', 'board', 'game', 'challenge', 'requests', ...quiet];
const isWhole = (found: unknown): found is Line => {
  const one = found as Partial<Omit<GameLine, 'k'> & Omit<BoardLine, 'k'>> & { k?: string };
  if (typeof one?.path !== 'string' || !kinds.includes(one.k ?? '')) return false;
  return one.k === 'game' ? Array.isArray(one.others) : one.k !== 'board' || Array.isArray(one.against);
};

/** What was kept of a list, without what is damaged. */
export const linesIn = (found: unknown): Line[] => (Array.isArray(found) ? found.filter(isWhole) : []);

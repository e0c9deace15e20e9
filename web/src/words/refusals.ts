// What the server refuses, in the reader's language. Each refusal has a name in docs/wire.ts; its English sentence is for logs and programs.
import { needsServer } from './away';
import type { Failure, RefusalCode, RefusalReason, Want } from '@tacit/wire';
import { ApiError, isAway } from '../net/api';
import { m } from '../paraglide/messages';
import { dateFormat } from './formats';
import { timeWords } from './sentences';

export type Words = Partial<Record<RefusalCode, () => string>>;

// Of the table and of requests alike.
const anywhere = {
  slow_down: m.refused_slow_down,
  unavailable: m.refused_unavailable,
  draining: m.refused_draining,
  bad_text: m.refused_bad_text,
  accounts_only: m.refused_accounts_only,
  no_programs: m.refused_no_programs,
} satisfies Words;

/** At a table. What the page never lets anyone do there, and what comes too late, is "not now". */
export const atTable: Words = {
  ...anywhere,
  not_seated: m.refused_not_seated,
  not_host: m.refused_not_host,
  not_your_seat: m.refused_not_your_seat,
  not_your_turn: m.refused_not_your_turn,
  taken: m.refused_taken,
  illegal: m.refused_illegal,
  tacit: m.refused_tacit,
  bad_word: m.refused_bad_word,
  no_entry: m.refused_no_entry,
  one_place: m.refused_one_place,
  bad_board: m.refused_bad_board,
};

// "Not now" means something else for each command.
const tooLate: Partial<Record<Want['k'], () => string>> = {
  sit: m.refused_begun,
  rise: m.refused_begun,
  seat_bot: m.refused_begun,
  commit_word: m.refused_begun,
  start: m.refused_begun,
  hand_over: m.refused_begun,
  take_back: m.refused_take_back,
  vote: m.refused_vote,
  answer_abort: m.refused_no_offer,
  answer_seat: m.refused_no_offer,
  answer_board: m.refused_no_offer,
  answer_break: m.refused_no_offer,
};

export function refusalWords(code: RefusalCode, want: Want['k']): string {
  if (code === 'not_host' && want === 'start') return m.refused_start();
  const words = code === 'not_now' ? tooLate[want] : atTable[code];
  return (words ?? m.refused_not_now)();
}

type AllBut<Codes extends RefusalCode> = Exclude<RefusalCode, Codes>;
// Of a ban and of too many attempts there is more to say (below). The others never happen to the page, or nobody can do
// more about them than try again.
// prettier-ignore
type Told = AllBut<
  | 'banned' | 'throttled'
  | 'bad_token' | 'malformed' | 'no_account' | 'no_token' | 'no_alerts' | 'bad_team' | 'bad_game' | 'tournament'
  | 'not_now' | 'not_seated' | 'not_host' | 'not_your_seat' | 'not_your_turn' | 'no_place' | 'no_seat' | 'no_card'
  | 'no_level' | 'no_entry' | 'rated' | 'bad_board' | 'taken' | 'one_place' | 'illegal' | 'tacit' | 'bad_word' | 'not_begun' | 'handed_in'
  | 'too_late' | 'no_tournament' | 'no_code' | 'bad_file' | 'sent_away' | 'outdated' | 'plan' | 'no_entrant'
  | 'members' | 'too_many' | 'full' | 'same' | 'round' | 'no_round' | 'minutes' | 'no_board' | 'boards' | 'bracket'
  | 'game' | 'result' | 'draw' | 'level' | 'disputed' | 'why' | 'no_club' | 'wrong_invitation' | 'no_member' | 'member'
  | 'last_organiser' | 'about' | 'no_league' | 'best' | 'closed' | 'evening' | 'no_ladder' | 'reach' | 'people' | 'no_challenge'
  | 'below' | 'too_far' | 'not_theirs' | 'newer' | 'number' | 'time' | 'order' | 'id' | 'name' | 'no_act'
  | 'no_report' | 'bad_time' | 'bad_level' | 'table_done' | 'broken'
>;

/** Of requests. */
export const failures: Words = {
  ...anywhere,
  unknown_person: m.signed_out,
  wrong_scope: m.failed_not_yours,
  bad_origin: m.failed_wrong_host,
  wrong_host: m.failed_wrong_host,
  bad_method: m.failed_outdated,
  bad_request: m.failed_outdated,
  not_found: m.failed_outdated,
  not_yours: m.failed_not_yours,
  busy: m.failed_busy,
  bad_name: m.bad_name,
  name_taken: m.failed_name_taken,
  bad_password: m.failed_bad_password,
  wrong_password: m.failed_wrong_password,
  wrong_code: m.failed_wrong_code,
  has_account: m.failed_has_account,
  no_session: m.failed_no_session,
  too_many_tokens: m.failed_many_tokens,
  too_many_guests: m.failed_many_guests,
  too_many_exports: m.failed_busy,
  no_person: m.failed_no_person,
  bad_person: m.failed_no_person,
  no_friend: m.failed_no_friend,
  not_shown: m.shows_hidden,
  too_many_friends: m.failed_many_friends,
  too_many_blocks: m.failed_many_blocks,
  too_many_reports: m.failed_busy,
  no_team: m.failed_no_team,
  team_is_there: m.failed_team_there,
  never_played: m.failed_never_played,
  too_many_teams: m.failed_request,
  bad_options: m.failed_bad_options,
  no_table: m.no_such_table,
  no_game: m.no_finished_game,
  game_over: m.failed_game_over,
  too_many_tables: m.failed_many_tables,
  too_many_from_here: m.failed_many_from_here,
  too_many_games: m.failed_busy,
  no_day: m.day_no_day,
  not_today: m.day_too_late,
  not_yet: m.day_not_yet,
  too_many_tournaments: m.failed_busy,
  too_many_clubs: m.failed_busy,
} satisfies Record<Told, () => string>;

export const reasons: Record<RefusalReason, () => string> = {
  too_short: m.password_short,
  too_long: m.password_long,
  like_name: m.password_is_name,
  repeats: m.password_repeats,
  row: m.password_row,
  common: m.password_common,
  invisible: m.name_invisible,
  spaces: m.name_blanks,
  marks: m.name_marks,
  reserved: m.name_reserved,
};

function banWords({ until = 0, why = '' }: Failure): string {
  return m.failed_banned({ until: dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(until), why });
}

/** Why a request came to nothing; `here` has the codes that mean something special where it was made. */
export function failureWords(why: unknown, here: Words = {}): string {
  if (!(why instanceof ApiError) || isAway(why)) return needsServer();
  const { code, failure, status, wait } = why;
  if (failure?.error === 'banned') return banWords(failure);
  const words = (failure?.reason && reasons[failure.reason]) ?? (code && (here[code] ?? failures[code]));
  if (words) return words();
  if (wait > 0) return m.failed_throttled({ time: timeWords(wait) });
  return (status === 429 ? m.failed_busy : m.failed_request)();
}

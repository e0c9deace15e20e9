// What the server refuses, in the reader's language. It says a code for programs and a sentence in English.
import type { Want } from '@tacit/wire';
import { ApiError, isAway } from '../net/api';
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';
import { timeWords } from './sentences';

type Words = Record<string, (() => string) | undefined>;

// Of the table and of requests alike.
const anywhere: Words = { slow_down: m.refused_slow_down, unavailable: m.refused_unavailable, draining: m.refused_draining };

const refusals: Words = {
  ...anywhere, not_seated: m.refused_not_seated, not_host: m.refused_not_host, not_your_seat: m.refused_not_your_seat, not_your_turn: m.refused_not_your_turn,
  taken: m.refused_taken, illegal: m.refused_illegal, tacit: m.refused_tacit, bad_word: m.refused_bad_word, bad_text: m.refused_bad_text, no_entry: m.refused_no_entry,
  accounts_only: m.refused_accounts_only, one_place: m.refused_one_place, no_programs: m.refused_no_programs,
};
// "Not now" means something else for each command.
const tooLate: Partial<Record<Want['k'], () => string>> = {
  sit: m.refused_begun, rise: m.refused_begun, seat_bot: m.refused_begun, commit_word: m.refused_begun, start: m.refused_begun, hand_over: m.refused_begun,
  take_back: m.refused_take_back, vote: m.refused_vote, answer_abort: m.refused_no_offer, answer_seat: m.refused_no_offer,
};

export function refusalWords(code: string, want: Want['k']): string {
  if (code === 'not_host' && want === 'start') return m.refused_start();
  const words = code === 'not_now' ? tooLate[want] : refusals[code];
  return (words ?? m.refused_not_now)();
}

const failures: Words = {
  ...anywhere, bad_name: m.bad_name, bad_password: m.failed_bad_password, name_taken: m.failed_name_taken, wrong_password: m.failed_wrong_password, busy: m.failed_busy,
  too_many_tables: m.failed_many_tables, no_table: m.no_such_table, no_person: m.failed_no_person, no_game: m.failed_no_game, bad_options: m.failed_bad_options,
  wrong_code: m.failed_wrong_code, has_account: m.failed_has_account, no_session: m.failed_no_session, too_many_guests: m.failed_many_guests,
  too_many_blocks: m.failed_many_blocks, bad_text: m.refused_bad_text, unknown_person: m.signed_out, accounts_only: m.refused_accounts_only,
  too_many_from_here: m.failed_many_from_here, too_many_games: m.failed_busy, too_many_exports: m.failed_busy, too_many_reports: m.failed_busy, not_yours: m.failed_not_yours,
  game_over: m.failed_game_over, bad_origin: m.failed_wrong_host, wrong_host: m.failed_wrong_host, bad_request: m.failed_outdated, bad_method: m.failed_outdated,
  no_friend: m.failed_no_friend, never_played: m.failed_never_played, team_is_there: m.failed_team_there, no_team: m.failed_no_team, bad_team: m.failed_request,
  too_many_friends: m.failed_many_friends, too_many_teams: m.failed_request, not_shown: m.shows_hidden,
  not_found: m.failed_outdated, bad_game: m.failed_request, bad_person: m.failed_no_person, no_account: m.failed_request, too_many_tokens: m.failed_many_tokens, wrong_scope: m.failed_not_yours, no_programs: m.refused_no_programs, no_day: m.day_no_day, not_today: m.day_too_late, not_yet: m.day_not_yet,
};

// The reasons behind a code are told in the server's sentence only.
const reasons: Record<string, [RegExp, () => string][] | undefined> = {
  bad_password: [
    [/at least/, m.password_short], [/at most/, m.password_long], [/more than the name/, m.password_is_name], [/repeats/, m.password_repeats], [/row of keys/, m.password_row],
    [/first passwords/, m.password_common],
  ],
  bad_name: [[/invisible|can see/, m.name_invisible], [/two spaces/, m.name_blanks], [/marks/, m.name_marks], [/reserved for/, m.name_reserved]],
};

function dateWords(text: string): string {
  const date = new Date(text.replace(' UTC', 'Z').replace(' ', 'T'));
  return Number.isNaN(date.valueOf()) ? text : new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

function banWords(text: string): string {
  const [, until = '', why = text] = /until (.+? UTC): (.*)$/s.exec(text) ?? [];
  return m.failed_banned({ until: dateWords(until), why });
}

/** Why a request came to nothing. */
export function failureWords(why: unknown): string {
  if (!(why instanceof ApiError) || isAway(why)) return m.server_away();
  if (why.code === 'banned') return banWords(why.message);
  const reason = reasons[why.code]?.find(([said]) => said.test(why.message))?.[1];
  const words = reason ?? failures[why.code];
  if (words) return words();
  if (why.wait > 0) return m.failed_throttled({ time: timeWords(why.wait) });
  return (why.status === 429 ? m.failed_busy : m.failed_request)();
}

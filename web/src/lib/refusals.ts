// What the server refuses, in the reader's language. It says a code for programs and a sentence in English.
import type { Want } from '../../../docs/wire';
import { ApiError } from '../net/api';
import { m } from '../paraglide/messages';

type Words = Record<string, (() => string) | undefined>;

const refusals: Words = {
  not_seated: m.refused_not_seated, not_host: m.refused_not_host, not_your_seat: m.refused_not_your_seat, not_your_turn: m.refused_not_your_turn,
  taken: m.refused_taken, illegal: m.refused_illegal, tacit: m.refused_tacit, bad_word: m.refused_bad_word, bad_text: m.refused_bad_text,
};
// "Not now" means something else for each command.
const tooLate: Partial<Record<Want['k'], () => string>> = {
  sit: m.refused_begun, rise: m.refused_begun, seat_bot: m.refused_begun, commit_word: m.refused_begun, start: m.refused_begun,
  take_back: m.refused_take_back, vote: m.refused_vote, answer_abort: m.refused_no_offer,
};

export function refusalWords(code: string, want: Want['k']): string {
  const words = code === 'not_now' ? tooLate[want] : refusals[code];
  return (words ?? m.refused_not_now)();
}

const failures: Words = {
  bad_name: m.bad_name, bad_password: m.failed_bad_password, name_taken: m.failed_name_taken, wrong_password: m.failed_wrong_password, busy: m.failed_busy,
  too_many_tables: m.failed_many_tables, no_table: m.no_such_table, no_person: m.failed_no_person, no_game: m.failed_no_game, bad_options: m.failed_bad_options,
};

/** Why a request came to nothing. */
export function failureWords(why: unknown): string {
  if (!(why instanceof ApiError)) return m.server_away();
  return (failures[why.code] ?? (why.status === 429 ? m.failed_busy : m.failed_request))();
}

// Clubs in the reader's language: what an evening is worth, refusals.
import type { LeagueShown } from '@tacit/wire';
import { m } from '../paraglide/messages';
import { failureWords, type Words } from './refusals';
import { sentences } from './sentences';

export type Worth = LeagueShown['worth'];

const worths: Record<Worth, { name: () => string; about: () => string }> = {
  places: { name: m.cl_worth_places, about: m.cl_worth_places_about },
  percent: { name: m.cl_worth_percent, about: m.cl_worth_percent_about },
  score: { name: m.cl_worth_score, about: m.cl_worth_score_about },
};
export const allWorths = Object.keys(worths) as Worth[];
export const worthName = (worth: Worth): string => worths[worth].name();
export const worthAbout = (worth: Worth): string => worths[worth].about();

/** How a league is counted. */
export const leagueAbout = ({ worth, best }: Pick<LeagueShown, 'worth' | 'best'>): string =>
  sentences(worthAbout(worth), best > 0 ? m.cl_best_about({ n: best }) : m.cl_all_count());

const failures: Words = {
  no_club: m.cl_f_missing,
  not_yours: m.cl_f_not_yours,
  accounts_only: m.cl_f_accounts_only,
  too_many_clubs: m.cl_f_many,
  wrong_invitation: m.cl_f_invitation,
  last_organiser: m.cl_f_last_organiser,
  name: m.cl_f_name,
  about: m.cl_f_about,
  full: m.cl_f_full,
  closed: m.league_over,
  no_tournament: m.cl_f_no_tournament,
  evening: m.cl_f_evening,
  people: m.cl_f_people,
  busy: m.cl_f_busy,
  below: m.cl_f_reach,
  too_far: m.cl_f_reach,
  no_challenge: m.cl_f_no_challenge,
  no_member: m.cl_f_no_member,
  member: m.cl_f_member,
  no_team: m.cl_f_no_challenge,
};

/** Why a request about a club came to nothing. */
export const clubFailure = (why: unknown): string => failureWords(why, failures);

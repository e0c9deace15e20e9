// Tournaments in the reader's language: systems, what is counted, stages, refusals.
import type {
  PairingShown,
  RoundShown,
  Standing,
  StandingValue,
  TournamentPlan,
  TournamentResult,
  TournamentShown,
} from '@tacit/wire';
import {
  boardNow,
  currentRound,
  hasResults,
  isDone,
  nameOf,
  needsWinner,
  opponentsOf,
  stageOf,
  type Criterion,
  type IfLevel,
  type Spot,
  type System,
} from '../club/tournament';
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';
import { failureWords, type Words } from './refusals';
import { labelled, listed, together } from './sentences';

interface Explained {
  name: () => string;
  about: () => string;
}

const systems: Record<System, Explained> = {
  swiss: { name: m.tn_swiss, about: m.tn_swiss_about },
  round_robin: { name: m.tn_round_robin, about: m.tn_round_robin_about },
  groups: { name: m.tn_groups, about: m.tn_groups_about },
  knockout: { name: m.tn_knockout, about: m.tn_knockout_about },
  double_knockout: { name: m.tn_double_knockout, about: m.tn_double_knockout_about },
  arena: { name: m.tn_arena, about: m.tn_arena_about },
};
export const systemName = (system: System): string => systems[system].name();
export const systemAbout = (system: System): string => systems[system].about();

const criteria: Record<Criterion, Explained> = {
  tac: { name: m.tn_c_tac, about: m.tn_c_tac_about },
  wins: { name: m.tn_c_wins, about: m.tn_c_wins_about },
  marbles: { name: m.tn_c_marbles, about: m.tn_c_marbles_about },
  buchholz: { name: m.tn_c_buchholz, about: m.tn_c_buchholz_about },
  sonneborn: { name: m.tn_c_sonneborn, about: m.tn_c_sonneborn_about },
  direct: { name: m.tn_c_direct, about: m.tn_c_direct_about },
  cards: { name: m.tn_c_cards, about: m.tn_c_cards_about },
  matchpoints: { name: m.tn_c_matchpoints, about: m.tn_c_matchpoints_about },
  imps: { name: m.tn_c_imps, about: m.tn_c_imps_about },
  arena: { name: m.tn_c_arena, about: m.tn_c_arena_about },
  progress: { name: m.tn_c_progress, about: m.tn_c_progress_about },
};
export const criterionName = (criterion: Criterion): string => criteria[criterion].name();
export const criterionAbout = (criterion: Criterion): string => criteria[criterion].about();

const levelRules: Record<IfLevel, () => string> = {
  none: m.tn_if_none,
  extra_game: m.tn_if_extra_game,
  next_marble: m.tn_if_next_marble,
  seed: m.tn_if_seed,
  organiser: m.tn_if_organiser,
};
export const levelRuleName = (rule: IfLevel): string => levelRules[rule]();

/** "If a knockout game is level: an extra game decides." */
export const levelNote = ({ ifLevel }: Pick<TournamentPlan, 'ifLevel'>): string =>
  labelled(m.tn_if_level(), levelRuleName(ifLevel));

/** Where a round has boards that cannot end level, what decides then; nothing once all are played. */
export const levelNoteOf = ({ plan }: Pick<TournamentShown, 'plan'>, { pairings }: RoundShown): string =>
  pairings.some((one) => needsWinner(one) && !isDone(one)) ? levelNote(plan) : '';

/** What decided a board that was level; nothing where its games did. */
export function decidedWords(shown: TournamentShown, { decided, winner }: PairingShown): string {
  const team = nameOf(shown, winner ?? 0);
  if (decided === 'extra_game') return m.tn_after_extra_game();
  if (decided === 'seed') return m.tn_by_seed({ team });
  return decided === 'organiser' ? m.tn_by_organiser({ team }) : '';
}

/** Points are told in hundredths: 1250 is "12.5". */
export const pointsText = (hundredths: number): string =>
  new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 }).format(hundredths / 100);

const neverPlayed = 2 ** 31 - 1; // what the cards of nobody are told as

export const valueText = ({ criterion, hundredths }: StandingValue): string =>
  criterion === 'cards' && hundredths >= neverPlayed ? '–' : pointsText(hundredths);

const stages: Record<TournamentShown['stage'], () => string> = {
  open: m.tn_stage_open,
  running: m.tn_stage_running,
  finished: m.tn_stage_finished,
};
export const tournamentStage = ({ stage, paused }: Pick<TournamentShown, 'stage'> & { paused?: boolean }): string =>
  paused && stage === 'running' ? m.tn_paused() : stages[stage]();

const knockoutRound = (left: number): string =>
  left === 2
    ? m.tn_s_final()
    : left === 4
      ? m.tn_s_semi()
      : left === 8
        ? m.tn_s_quarter()
        : m.tn_s_round_of({ n: left });
const boardStages: Record<string, ((n: number) => string) | undefined> = {
  group: (n) => m.tn_group({ n }),
  knockout: knockoutRound,
  third: () => m.tn_s_third(),
  winners: () => m.tn_s_winners(),
  losers: () => m.tn_s_losers(),
  final: () => m.tn_s_final(),
  final_again: () => m.tn_s_final_again(),
};

/** "Semifinal", "Group 2"; nothing where all boards of a round are alike. */
export function boardStage(pairing: Pick<PairingShown, 'stage'>): string {
  const { name, n } = stageOf(pairing);
  return boardStages[name]?.(n) ?? '';
}

function gameText({ marbles, cards, forfeit }: TournamentResult): string {
  if (forfeit) return m.tn_forfeit();
  return cards === undefined ? marbles.join(' : ') : m.tn_cards_needed({ n: cards });
}

/** Game by game: "8 : 3, 5 : 8". */
export const resultText = (results: readonly TournamentResult[]): string => listed(results.map(gameText));

/** With names, as nobody can mistake them: "Wolves 8 : 5 Foxes"; several games behind the names. */
export function scoreWords(
  shown: TournamentShown,
  entrants: readonly number[],
  results: readonly TournamentResult[],
): string {
  const names = entrants.map((one) => nameOf(shown, one));
  const [game, ...more] = results;
  const isPlain = names.length === 2 && game !== undefined && more.length === 0 && !game.forfeit;
  const score = isPlain
    ? `${names[0]} ${resultText(results)} ${names[1]}`
    : labelled(names.join(' – '), resultText(results));
  const settled = results.at(-1)?.settled;
  if (settled === undefined) return score;
  const team = nameOf(shown, settled);
  return listed([score, shown.plan.ifLevel === 'seed' ? m.tn_by_seed({ team }) : m.tn_by_organiser({ team })]);
}

/** "Round 3: table 5, against the Bees"; nothing for whom there is no place now. */
export function whereToGo(shown: TournamentShown, entrant: number): string {
  const last = currentRound(shown);
  if (last?.byes.includes(entrant)) return labelled(m.tn_round({ n: last.number }), m.tn_bye());
  const now = boardNow(shown, entrant);
  if (!now) return '';
  const opponents = opponentsOf(now.pairing, entrant).map((one) => nameOf(shown, one));
  const place = m.tn_at_table({ n: now.pairing.number });
  return labelled(
    m.tn_round({ n: now.round.number }),
    opponents.length === 0 ? place : listed([place, m.tn_versus_short({ who: together(opponents) })]),
  );
}

/** "Round 3: table 5, game 2, Ants – Bees". */
export const spotWords = (shown: TournamentShown, { round, pairing, game }: Spot): string =>
  labelled(
    m.tn_round({ n: round.number }),
    listed([
      m.tn_at_table({ n: pairing.number }),
      ...(shown.plan.games > 1 ? [m.game_n({ n: game })] : []),
      pairing.entrants.map((one) => nameOf(shown, one)).join(' – '),
    ]),
  );

/** Games won, drawn and lost. */
export const recordText = ({ won, drawn, lost }: Pick<Standing, 'won' | 'drawn' | 'lost'>): string =>
  `${won}–${drawn}–${lost}`;

/** Points so far by what counts first; nothing before the first result. */
export function pointsSoFar(shown: TournamentShown, entrant: number): string {
  const criterion = shown.criteria.find((one) => one !== 'progress');
  const value = hasResults(shown)
    ? shown.standings.find((one) => one.entrant === entrant)?.values.find((one) => one.criterion === criterion)
    : undefined;
  return value ? valueText(value) : '';
}

export const sidesName = ({ people }: Pick<TournamentShown, 'people'>): string =>
  people === 1 ? m.tn_players() : m.teams();

const failures: Words = {
  no_tournament: m.tn_f_missing,
  not_yours: m.tn_f_not_yours,
  sent_away: m.tn_f_sent_away,
  outdated: m.tn_f_outdated,
  not_now: m.tn_f_not_now,
  taken: m.tn_f_taken,
  name: m.tn_f_name,
  members: m.tn_f_members,
  result: m.tn_f_result,
  draw: m.tn_f_draw,
  level: m.tn_f_level,
  no_code: m.tn_f_no_code,
  disputed: m.tn_f_disputed,
  no_round: m.tn_f_no_round,
  full: m.tn_f_full,
  plan: m.tn_f_plan,
  bad_file: m.tn_f_file,
  too_many_tournaments: m.tn_f_too_many_tournaments,
  too_many: m.tn_f_too_many,
  accounts_only: m.tn_f_accounts_only,
  no_entrant: m.tn_f_no_entrant,
};

/** Why a request about a tournament came to nothing. */
export const tournamentFailure = (why: unknown): string => failureWords(why, failures);

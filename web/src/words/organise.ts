// What an organiser is told: what comes next, results, and what has happened.
import type { Attendant, KeptTournamentEvent, PairingShown, TournamentEvent, TournamentShown } from '@tacit/wire';
import type { ResultProblem, Step } from '../club/organise';
import type { Doubt } from '../club/team-list';
import { isTogether, nameOf } from '../club/tournament';
import { m } from '../paraglide/messages';
import { dateFormat } from './formats';
import { boardStage, resultText, scoreWords } from './club';
import { clauses, sentences, together, labelled, spanWords } from './sentences';

const boardsWords = (boards: readonly number[]): string => together(boards.map(String));

const namesOf = (shown: TournamentShown, entrants: readonly number[]): string =>
  together(entrants.map((one) => nameOf(shown, one)));

/** What the organiser alone can settle comes first. */
function resultsWords(step: Step & { k: 'results' }, shown: TournamentShown): string {
  const { missing, reported, disputed, gone, round } = step;
  const about = (words: typeof m.org_next_reported, boards: readonly number[]): string[] =>
    boards.length === 0 ? [] : [words({ n: boards.length, boards: boardsWords(boards) })];
  return sentences(
    ...about(m.org_next_disputed, disputed),
    ...(gone.length === 0 ? [] : [m.org_next_gone({ who: namesOf(shown, gone) })]),
    m.org_next_results({ round, n: missing.length, boards: boardsWords(missing) }),
    ...about(m.org_next_reported, reported),
  );
}

/** What comes next, in a sentence. */
export function stepWords(step: Step, shown: TournamentShown, winners: readonly string[]): string {
  switch (step.k) {
    case 'teams':
      return shown.rounds.length > 0 ? m.org_next_too_few() : m.org_next_teams({ n: step.missing });
    case 'pair':
      return pairWords(step, shown);
    case 'start':
      return m.org_next_start({ round: step.round });
    case 'soon':
      return m.org_next_soon({ round: step.round, n: step.minutes });
    case 'again':
      return m.org_next_again({ round: step.round, who: namesOf(shown, step.gone) });
    case 'results':
      return resultsWords(step, shown);
    case 'finish':
      return m.org_next_finish();
    case 'resume':
      return m.org_next_paused();
    case 'over':
      return winners.length === 0 ? m.org_next_over() : m.org_next_won({ who: together(winners) });
  }
}

function pairWords({ round, free }: Step & { k: 'pair' }, { plan }: TournamentShown): string {
  if (plan.system === 'arena') return m.org_next_arena({ n: free });
  return round === 1 ? m.org_next_first({ n: free }) : m.org_next_pair({ round });
}

/** What the button for it says. */
export function stepButton(step: Step, { plan }: TournamentShown): string {
  switch (step.k) {
    case 'pair':
      return plan.system === 'arena' ? m.org_do_arena() : m.org_do_pair({ round: step.round });
    case 'again':
      return m.org_do_again({ round: step.round });
    case 'start':
      return plan.minutes > 0
        ? m.org_do_start_clock({ round: step.round, n: plan.minutes })
        : m.org_do_start({ round: step.round });
    case 'finish':
      return m.org_do_finish();
    case 'resume':
      return m.org_do_resume();
    default:
      return '';
  }
}

/** "Table 5 · Semifinal". */
export function boardTitle(board: PairingShown): string {
  const stage = boardStage(board);
  return [m.tn_table({ n: board.number }), ...(stage ? [stage] : [])].join(' · ');
}

// ---- Results ----

export const resultHint = (shown: TournamentShown): string =>
  isTogether(shown) ? '94' : shown.sides === 2 ? `${shown.marbles} 5` : `${shown.marbles} 2 1`;

export const resultProblem = (problem: ResultProblem, shown: TournamentShown): string =>
  ({
    form: () => m.org_problem_form({ example: resultHint(shown) }),
    many: () => m.org_problem_many({ n: shown.marbles }),
    both: m.org_problem_both,
  })[problem]();

/** For the ear: "Table 5: Ann 8, Ben 5". */
export function resultTold({ number, entrants, results }: PairingShown, shown: TournamentShown): string {
  const games = results.map(({ marbles, cards }) =>
    cards === undefined
      ? together(entrants.map((one, i) => `${nameOf(shown, one)} ${marbles[i] ?? 0}`))
      : m.tn_cards_needed({ n: cards }),
  );
  return labelled(m.tn_table({ n: number }), clauses(games));
}

// ---- What has happened ----

function resultEvent(what: Extract<TournamentEvent, { k: 'reported' | 'corrected' }>, shown: TournamentShown): string {
  const { round, board } = what;
  const its = shown.rounds[round - 1]?.pairings.find(({ number }) => number === board);
  const result = its ? scoreWords(shown, its.entrants, what.results) : resultText(what.results);
  if (what.k === 'corrected') return sentences(m.org_e_corrected({ round, board, result }), what.why);
  return what.by === undefined
    ? m.org_e_entered_result({ round, board, result })
    : m.org_e_reported({ round, board, result, team: nameOf(shown, what.by) });
}

/** One event of a tournament, in a sentence without its full stop. */
export function eventWords(what: TournamentEvent, shown: TournamentShown): string {
  switch (what.k) {
    case 'created':
      return m.org_e_created();
    case 'plan_changed':
      return m.org_e_plan();
    case 'entered':
      return m.org_e_entered({ team: what.name });
    case 'changed':
      return m.org_e_changed({ team: what.name });
    case 'left':
      return m.org_e_left({ team: nameOf(shown, what.number) });
    case 'returned':
      return m.org_e_returned({ team: nameOf(shown, what.number) });
    case 'merged':
      return m.org_e_merged({ team: nameOf(shown, what.from), other: nameOf(shown, what.into) });
    case 'round_paired':
      return m.org_e_paired({ round: what.round });
    case 'round_dropped':
      return m.org_e_dropped({ round: what.round });
    case 'boards_changed':
      return m.org_e_swapped({ round: what.round });
    case 'round_started':
      return what.inMinutes
        ? m.org_e_started_in({ round: what.round, n: what.inMinutes })
        : m.org_e_started({ round: what.round });
    case 'round_extended':
      return m.org_e_extended({ round: what.round, n: what.minutes });
    case 'table_opened':
      return m.org_e_table_opened({ round: what.round, board: what.board });
    case 'reported':
    case 'corrected':
      return resultEvent(what, shown);
    case 'confirmed':
      return m.org_e_confirmed({ round: what.round, board: what.board, team: nameOf(shown, what.by) });
    case 'round_closed':
      return m.org_e_closed({ round: what.round });
    case 'paused':
      return m.org_e_paused();
    case 'resumed':
      return m.org_e_resumed();
    case 'undone':
      return m.org_e_undone({ n: what.event });
    case 'finished':
      return m.org_e_finished();
  }
}

/** With its time: "21:05: Round 2 paired". */
export const eventLine = ({ t, what }: KeptTournamentEvent, shown: TournamentShown): string =>
  labelled(dateFormat({ hour: '2-digit', minute: '2-digit' }).format(t), eventWords(what, shown));

/** What is said of a team of a list. */
export function doubtWords(doubt: Doubt): string {
  switch (doubt.k) {
    case 'bad':
      return m.org_list_bad();
    case 'twice':
      return m.org_list_twice();
    case 'there':
      return m.org_list_there();
    case 'many':
      return m.org_list_many({ n: doubt.n });
    case 'player':
      return m.org_list_player({ who: doubt.who, team: doubt.team });
  }
}

/** Whether somebody with a place at an online table is there. */
export function attendanceWords(at: Attendant | undefined): string {
  if (at?.is === 'here') return m.tn_here();
  return at?.is === 'away' ? m.org_away_for({ time: spanWords(at.seconds, 'short', 1) }) : m.tn_away();
}

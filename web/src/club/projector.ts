// What a hall sees on its big screen, page by page.
import type { EntrantShown, PairingShown, Standing, TournamentShown } from '@tacit/wire';
import { currentRound, hasResults, isDone, mayWatch } from './tournament';

export type ScreenPage =
  | { k: 'entrants'; entrants: EntrantShown[] }
  | { k: 'pairings'; round: number; boards: PairingShown[]; byes: number[] }
  | { k: 'standings'; rows: Standing[] }
  | { k: 'live'; boards: PairingShown[] };

// What is read from the last row of chairs.
const linesInColumn = 8;
const columns = 2;
const boardsAtOnce = 4;

/** As evenly as they go: no page with a single line on it. */
export function inPages<T>(all: readonly T[], most: number): T[][] {
  const count = Math.max(1, Math.ceil(all.length / most));
  const each = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, i) => all.slice(i * each, (i + 1) * each)).filter((page) => page.length > 0);
}

const perPage = linesInColumn * columns;

function liveBoards({ plan, rounds }: TournamentShown): PairingShown[] {
  if (plan.where !== 'online' || !mayWatch(plan)) return [];
  return rounds.flatMap(({ pairings }) => pairings.filter((one) => one.tables.length > 0 && !isDone(one)));
}

function pairingPages(shown: TournamentShown): ScreenPage[] {
  const round = currentRound(shown);
  if (!round || shown.stage === 'finished') return [];
  // Those who play on come first; an arena has boards of many rounds.
  const open = shown.rounds.slice(0, -1).flatMap(({ pairings }) => pairings.filter((one) => !isDone(one)));
  return inPages([...open, ...round.pairings], perPage).map((boards) => ({
    k: 'pairings',
    round: round.number,
    boards,
    byes: round.byes,
  }));
}

/** One after the other, round and round. */
export function screenPages(shown: TournamentShown): ScreenPage[] {
  if (shown.stage === 'open')
    return inPages(
      shown.entrants.filter((one) => one.in),
      perPage,
    ).map((entrants) => ({ k: 'entrants', entrants }));
  const standings = hasResults(shown)
    ? inPages(shown.standings, perPage).map((rows): ScreenPage => ({ k: 'standings', rows }))
    : [];
  const live = inPages(liveBoards(shown), boardsAtOnce).map((boards): ScreenPage => ({ k: 'live', boards }));
  return [...pairingPages(shown), ...standings, ...live];
}

/** How many columns a page of so many lines needs. */
export const columnsOf = (lines: number): number => (lines > linesInColumn ? columns : 1);

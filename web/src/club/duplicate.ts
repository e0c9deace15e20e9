// The same cards at every table: what others did with them (the server counts it too: src/tournament/duplicate.cpp).
import type { RoundShown, TournamentPlan } from '@tacit/wire';

/** One table's game of a deal, seen from one side. Points are hundredths. */
export interface DealLine {
  side: number; // 0: the one that starts
  board: number;
  entrant: number;
  opponent: number;
  marbles: number;
  others: number;
  matchpoints: number;
  imps: number;
}

export const dealsOf = ({ duplicate, games }: Pick<TournamentPlan, 'duplicate' | 'games'>): number => (duplicate ? games / 2 : 0);

// Marbles that 1, 2, .. are given for: the more there are, the less one more is worth.
const impsFrom = [1, 2, 3, 4, 5, 7, 9, 12, 15, 19];
export const impsOf = (marbles: number): number => Math.sign(marbles) * impsFrom.filter((from) => from <= Math.abs(marbles)).length;

// The second game of a deal is played with sides changed.
const sideOf = (entrant: number, game: number): number => (entrant + game) % 2;

const aheadOf = ({ marbles, others }: DealLine): number => marbles - others;

function linesOf({ pairings }: RoundShown, deal: number): DealLine[] {
  return pairings.flatMap(({ number, entrants, results }) =>
    [2 * deal - 2, 2 * deal - 1].flatMap((game) => {
      const result = results[game];
      if (!result || result.forfeit) return [];
      return [0, 1].map((i) => ({
        side: sideOf(i, game), board: number, entrant: entrants[i] ?? 0, opponent: entrants[1 - i] ?? 0, marbles: result.marbles[i] ?? 0, others: result.marbles[1 - i] ?? 0, matchpoints: 0, imps: 0,
      }));
    }),
  );
}

function compared(line: DealLine, lines: readonly DealLine[]): DealLine {
  const leads = lines.filter((one) => one !== line && one.side === line.side).map((one) => aheadOf(line) - aheadOf(one));
  const sum = (worth: (ahead: number) => number): number => leads.reduce((total, ahead) => total + worth(ahead), 0);
  return { ...line, matchpoints: 100 * sum((ahead) => Math.sign(ahead) + 1), imps: leads.length === 0 ? 0 : Math.trunc((100 * sum(impsOf)) / leads.length) };
}

/** What everybody did with a deal of a round (from 1), by side, the best first. */
export function dealReport(round: RoundShown, deal: number): DealLine[] {
  const lines = linesOf(round, deal);
  return lines.map((line) => compared(line, lines)).toSorted((x, y) => x.side - y.side || aheadOf(y) - aheadOf(x));
}

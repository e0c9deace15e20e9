// Results as they are typed in, game by game.
import type { PairingShown, TournamentResult, TournamentShown, TournamentWant } from '@tacit/wire';
import { needsWinner } from './tournament';

/** What is typed in of one game: the marbles of each side, and the cards where all play together. */
export interface GameDraft {
  marbles: (number | undefined)[];
  cards: number | undefined;
}

const emptyDraft = (games: number, sides: number): GameDraft[] =>
  Array.from({ length: games }, () => ({ marbles: Array<undefined>(sides).fill(undefined), cards: undefined }));

/** What was reported before, to be changed; games that were not played are empty. */
export const draftOf = (results: readonly TournamentResult[], games: number, sides: number): GameDraft[] =>
  emptyDraft(games, sides).map((empty, i) => {
    const result = results[i];
    return result ? { marbles: [...result.marbles], cards: result.cards } : empty;
  });

/** Only one side can have all marbles home: the last one that said so. */
export function withMarbles({ marbles, cards }: GameDraft, side: number, n: number, all: number): GameDraft {
  return { cards, marbles: marbles.map((old, i) => (i === side ? n : n === all && old === all ? undefined : old)) };
}

const isEmpty = ({ marbles, cards }: GameDraft): boolean =>
  cards === undefined && marbles.every((one) => one === undefined);

function resultOf(
  { marbles, cards }: GameDraft,
  entrants: readonly number[],
  all: number,
): TournamentResult | undefined {
  const known = marbles.filter((one) => one !== undefined);
  const together = entrants.length === 1;
  if (known.length < entrants.length || (together && !(cards !== undefined && cards >= 1))) return undefined;
  return { marbles: known, winner: entrants[known.indexOf(all)], ...(together ? { cards } : {}) };
}

/** The games that were played, from the first on; nothing while one of them is not all there. */
export function resultsOf(
  games: readonly GameDraft[],
  entrants: readonly number[],
  all: number,
): TournamentResult[] | undefined {
  const played = games.slice(0, games.findLastIndex((one) => !isEmpty(one)) + 1);
  const results = played.flatMap((one) => resultOf(one, entrants, all) ?? []);
  return results.length === played.length && played.length > 0 ? results : undefined;
}

/** Of two sides: neither games nor marbles tell who is ahead. */
export function isLevel(results: readonly TournamentResult[]): boolean {
  const margins = results.map(({ marbles: [one = 0, other = 0] }) => one - other);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
  const plain = results.length > 0 && results.every(({ forfeit }) => !forfeit);
  return plain && sum(margins) === 0 && sum(margins.map(Math.sign)) === 0;
}

/** The organiser's word on a board that is level. */
export const withWinner = (results: readonly TournamentResult[], settled: number): TournamentResult[] =>
  results.map((one, i) => (i === results.length - 1 ? { ...one, settled } : one));

const mostExtraGames = 3;

/** That can be played at a board: extra ones where it has to have a winner, and the plan says so. */
export const mostGames = ({ plan }: Pick<TournamentShown, 'plan'>, board: Pick<PairingShown, 'stage'>): number =>
  plan.games + (plan.ifLevel === 'extra_game' && needsWinner(board) ? mostExtraGames : 0);

/** It cannot stay like that: somebody has to go on from this board. */
export const isOpen = (board: Pick<PairingShown, 'stage'>, results: readonly TournamentResult[]): boolean =>
  needsWinner(board) && isLevel(results) && results.at(-1)?.settled === undefined;

/** How many games are asked for: an extra one as long as it is level without. */
export function gamesAsked(
  shown: Pick<TournamentShown, 'plan'>,
  board: Pick<PairingShown, 'stage'>,
  results: readonly TournamentResult[],
): number {
  const { games } = shown.plan;
  const more = results.length >= games && isOpen(board, results) ? 1 : 0;
  return Math.min(Math.max(games, results.length + more), mostGames(shown, board));
}

/** The same as the entrant itself would tell it: its own marbles first. */
export function toldBy(
  results: readonly TournamentResult[],
  entrants: readonly number[],
  entrant: number,
): TournamentResult[] {
  const own = entrants.indexOf(entrant);
  return results.map((one) => ({
    ...one,
    marbles: own < 0 ? one.marbles : [...one.marbles.slice(own, own + 1), ...one.marbles.filter((_, i) => i !== own)],
  }));
}

/** What somebody says about how a board ended. */
export type ResultWant = Extract<TournamentWant, { k: 'report' | 'confirm' | 'correct' }>;

export const isResult = (want: TournamentWant): want is ResultWant =>
  want.k === 'report' || want.k === 'confirm' || want.k === 'correct';

/** Whether it is so already: the server may have taken what it could not answer any more. */
export function stands(want: ResultWant, { rounds }: Pick<TournamentShown, 'rounds'>): boolean {
  const board = rounds[want.round - 1]?.pairings.find(({ number }) => number === want.board);
  if (board === undefined || want.k === 'confirm') return board !== undefined && board.results.length > 0;
  const same = (results: readonly TournamentResult[]): boolean =>
    JSON.stringify(results.map(comparable)) === JSON.stringify(want.results.map(comparable));
  return same(board.results) || board.reports.some((one) => same(one.results));
}

const comparable = ({ marbles, winner, cards, forfeit, settled }: TournamentResult): unknown[] => [
  marbles,
  winner,
  cards,
  forfeit ?? false,
  settled,
];

// Results: as they are typed in game by game, and who has won.
import type { PairingShown, TournamentResult } from '@tacit/wire';

/** What is typed in of one game: the marbles of each side, and the cards where all play together. */
export interface GameDraft {
  marbles: (number | undefined)[];
  cards: number | undefined;
}

const emptyDraft = (games: number, sides: number): GameDraft[] => Array.from({ length: games }, () => ({ marbles: Array<undefined>(sides).fill(undefined), cards: undefined }));

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

const isEmpty = ({ marbles, cards }: GameDraft): boolean => cards === undefined && marbles.every((one) => one === undefined);

function resultOf({ marbles, cards }: GameDraft, entrants: readonly number[], all: number): TournamentResult | undefined {
  const known = marbles.filter((one) => one !== undefined);
  const together = entrants.length === 1;
  if (known.length < entrants.length || (together && !(cards !== undefined && cards >= 1))) return undefined;
  return { marbles: known, winner: entrants[known.indexOf(all)], ...(together ? { cards } : {}) };
}

/** The games that were played, from the first on; nothing while one of them is not all there. */
export function resultsOf(games: readonly GameDraft[], entrants: readonly number[], all: number): TournamentResult[] | undefined {
  const played = games.slice(0, games.findLastIndex((one) => !isEmpty(one)) + 1);
  const results = played.flatMap((one) => resultOf(one, entrants, all) ?? []);
  return results.length === played.length && played.length > 0 ? results : undefined;
}

/** Who is ahead in one game: by marbles, or because the others did not come. 0: nobody. */
export function leaderOf(entrants: readonly number[], { marbles, winner, forfeit }: TournamentResult): number {
  if (forfeit || entrants.length === 1) return winner ?? 0;
  const most = Math.max(...marbles);
  const leaders = entrants.filter((_, i) => marbles[i] === most);
  return leaders.length === 1 ? (leaders[0] ?? 0) : 0;
}

const forfeitMarbles = 2; // what a win without a game is worth

function differenceOf(entrants: readonly number[], { marbles, winner, forfeit }: TournamentResult, side: number): number {
  if (forfeit) return entrants[side] === winner ? forfeitMarbles : -forfeitMarbles;
  return (marbles[side] ?? 0) - Math.max(...marbles.filter((_, i) => i !== side));
}

/** Who has won a pairing: by games, then by marbles. 0: nobody, or nobody knows yet. */
export function winnerOf({ entrants, results }: Pick<PairingShown, 'entrants' | 'results'>): number {
  if (results.length === 0) return 0;
  if (entrants.length === 1) return results.some(({ winner }) => winner !== undefined) ? (entrants[0] ?? 0) : 0;
  const halves = (side: number, result: TournamentResult): number => {
    const leader = leaderOf(entrants, result);
    if (leader === 0 && !result.forfeit) return result.marbles[side] === Math.max(...result.marbles) ? 1 : 0;
    return leader === entrants[side] ? 2 : 0;
  };
  const sums = entrants.map((number, side) => ({
    number,
    won: results.reduce((sum, one) => sum + halves(side, one), 0),
    ahead: results.reduce((sum, one) => sum + differenceOf(entrants, one, side), 0),
  }));
  const [best, next] = sums.toSorted((x, y) => y.won - x.won || y.ahead - x.ahead);
  return best && !(next?.won === best.won && next.ahead === best.ahead) ? best.number : 0;
}

/** The same as the entrant itself would tell it: its own marbles first. */
export function toldBy(results: readonly TournamentResult[], entrants: readonly number[], entrant: number): TournamentResult[] {
  const own = entrants.indexOf(entrant);
  return results.map((one) => ({ ...one, marbles: own < 0 ? one.marbles : [...one.marbles.slice(own, own + 1), ...one.marbles.filter((_, i) => i !== own)] }));
}

// A person's finished games, counted: altogether, by kind of game, by partner, and the rating as it went.
import type { GameSummary, Player } from '../../../docs/wire';
import { sideOf, type Layout } from './layout';
import { seatsIn } from './words';

export interface Tally {
  name: string;
  games: number;
  won: number;
}

export interface Career {
  all: Tally;
  types: Tally[]; // most games first
  partners: Tally[];
  ratings: number[]; // oldest first
}

/** The games of a person in any order; `layouts` says how a kind of game is seated. */
export function careerOf(games: readonly GameSummary[], person: string, layouts: ReadonlyMap<string, Layout>): Career {
  const all: Tally = { name: '', games: 0, won: 0 };
  const types = new Map<string, Tally>();
  const partners = new Map<string, Tally>();
  const ratings: number[] = [];
  for (const game of [...games].sort((x, y) => x.finished - y.finished)) {
    const own = game.players.find((player) => player.person === person);
    if (!own) continue;
    count(all, own.won);
    count(tallyOf(types, game.type), own.won);
    for (const { name } of partnersIn(game.players, own, layouts.get(game.type))) count(tallyOf(partners, name), own.won);
    if (own.rating !== undefined) ratings.push(own.rating);
  }
  return { all, types: byGames(types), partners: byGames(partners), ratings };
}

function count(tally: Tally, won: boolean): void {
  tally.games++;
  if (won) tally.won++;
}

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const found = tallies.get(name) ?? { name, games: 0, won: 0 };
  tallies.set(name, found);
  return found;
}

const byGames = (tallies: Map<string, Tally>): Tally[] => [...tallies.values()].sort((x, y) => y.games - x.games || (x.name < y.name ? -1 : 1));

function partnersIn(players: readonly Player[], own: Player, layout: Layout | undefined): Player[] {
  if (!layout) return [];
  const sides = seatsIn(own.seats).map((seat) => sideOf(layout, seat)).join('');
  return players.filter((player) => player !== own && seatsIn(player.seats).some((seat) => sides.includes(seat)));
}

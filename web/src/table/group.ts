// Which games so many people can play, and in what company; told from the core's own tables.
import type { Choice } from '@tacit/wire';
import { layoutNamed } from '../game/layout';

export const ways = ['together', 'turns', 'teams', 'alone'] as const;
export type Way = (typeof ways)[number];

export const seatsOf = ({ seats = [] }: Choice): number => seats.length;

/** One more person than there are seats: each sits out in turn. */
export const takesTurns = (one: Choice | undefined, people: number): boolean =>
  one !== undefined && people > seatsOf(one);

/** Who wins with whom: all of them, some with some, nobody with anybody. Two colours of one person make no team. */
export function wayOf({ layout = '', seats = [] }: Choice): Exclude<Way, 'turns'> {
  const { sides } = layoutNamed(layout);
  if (sides.length === 1) return 'together';
  const playersOn = (side: string): number =>
    seats.filter((own) => [...own].some((seat) => side.includes(seat))).length;
  return sides.some((side) => playersOn(side) > 1) ? 'teams' : 'alone';
}

/** The way in which so many people play it. */
export const wayFor = (one: Choice, people: number): Way => (takesTurns(one, people) ? 'turns' : wayOf(one));

/** Where no game has a seat for each of so many, one of them sits out of the standard game, which the core lists first. */
const turnsFor = (types: readonly Choice[], people: number): Choice[] =>
  types.some((one) => seatsOf(one) === people) ? [] : types.slice(0, 1).filter((one) => seatsOf(one) === people - 1);

/**
 * The games with a seat for each of so many people, the most usual first. Where bots may come: if there is none, those with more
 * seats; and in any case the standard game, which the core lists first, as long as it has room.
 */
export function gamesFor(types: readonly Choice[], people: number, way: Way, bots: boolean): Choice[] {
  if (way === 'turns') return bots ? turnsFor(types, people) : [];
  const fitting = types.filter((one) => wayOf(one) === way && seatsOf(one) >= people);
  const exact = fitting.filter((one) => seatsOf(one) === people);
  if (!bots || exact.length === 0) return bots ? fitting : exact;
  return [...exact, ...fitting.filter((one) => one === types[0] && seatsOf(one) > people)];
}

export const waysFor = (types: readonly Choice[], people: number, bots: boolean): Way[] =>
  ways.filter((way) => gamesFor(types, people, way, bots).length > 0);

/** From one to as many as fit around the largest board. */
export const numbersOfPeople = (types: readonly Choice[]): number[] =>
  Array.from({ length: Math.max(0, ...types.map(seatsOf)) }, (_, i) => i + 1);

/** The game to go on with when something else about it was chosen: the same if it still fits, or the nearest. */
export function nearestGame(types: readonly Choice[], people: number, bots: boolean, now: string, way?: Way): string {
  const old = types.find(({ name }) => name === now);
  const wanted = way ?? (old && wayFor(old, people));
  const open = waysFor(types, people, bots);
  const chosen =
    open.find((one) => one === wanted) ?? open.find((one) => one === 'turns' || one === 'teams') ?? open[0];
  const games = chosen ? gamesFor(types, people, chosen, bots) : [];
  return (games.find(({ name }) => name === now) ?? games[0])?.name ?? now;
}

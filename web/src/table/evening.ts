// The games that the same people play one after the other: what a link to them brings along, and how they are told.
import type { Evening, EveningGame, EveningPerson, EveningPlace, NextSeats, Place } from '@tacit/wire';
import { objectIn } from '../browser/stored';

/** What everybody may read of it, wherever it was told. */
export type EveningShown = Pick<Evening, 'games' | 'people'>;

export const shownOf = ({ games, people }: Evening): EveningShown => ({ games, people });

export const byWins = (people: readonly EveningPerson[]): EveningPerson[] =>
  people.toSorted((one, other) => other.won - one.won || one.games - other.games);

/** Who has won a game, and all others. */
export const sidesOf = ({ places }: EveningGame): [won: EveningPlace[], others: EveningPlace[]] => [
  places.filter(({ won }) => won),
  places.filter(({ won }) => !won),
];

const most = { games: 30, places: 6, people: 30, letters: 40 };
const text = (found: unknown): string => (typeof found === 'string' ? found.slice(0, most.letters) : '');
const count = (found: unknown): number => (Number.isSafeInteger(found) ? Number(found) : 0);
const list = <T>(found: unknown, limit: number, one: (found: unknown) => T): T[] =>
  Array.isArray(found) ? found.slice(0, limit).map(one) : [];

function placeIn(found: unknown): EveningPlace {
  const { seats, person, home, won } = objectIn<EveningPlace>(found) ?? {};
  return {
    seats: text(seats),
    home: count(home),
    won: won === true,
    ...(person === undefined ? {} : { person: text(person) }),
  };
}

function gameIn(found: unknown): EveningGame {
  const { table, places } = objectIn<EveningGame>(found) ?? {};
  return { table: text(table), places: list(places, most.places, placeIn) };
}

function personIn(found: unknown): EveningPerson {
  const { person, name, guest, games, won } = objectIn<EveningPerson>(found) ?? {};
  return {
    person: text(person),
    name: text(name),
    guest: guest === true,
    games: count(games),
    won: count(won),
    inARow: 0,
  };
}

/** What a link has brought. Anybody may have written it: whatever is no part of an evening is left out. */
export function eveningIn(found: unknown): EveningShown {
  const { games, people } = objectIn<Evening>(found) ?? {};
  return {
    games: list(games, most.games, gameIn).filter(({ table }) => /^\w+$/.test(table)),
    people: list(people, most.people, personIn),
  };
}

/** Who sits where in the next game, side by side. */
export const sidesNext = (
  { places: people }: NextSeats,
  places: readonly Pick<Place, 'seats'>[],
  sides: readonly string[],
): { seats: string; person: string }[][] =>
  sides
    .map((side) =>
      places.flatMap(({ seats }, i) => (side.includes(seats.slice(0, 1)) ? [{ seats, person: people[i] ?? '' }] : [])),
    )
    .filter((side) => side.length > 0);

// The words of the notation: seats, cards, spaces (docs/notation.md).

export const allSeats = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Seat = (typeof allSeats)[number];

export const allCards = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '12',
  '13',
  'TRI',
  'TAC',
  'JES',
  'ANG',
  'WAR',
  'DEV',
] as const;
export type Card = (typeof allCards)[number];

/** A space as the notation names it: `B` the base, `12` on the ring, `H1`..`H4` home. */
export type Space = string;

/** One place of the board for all: `12`, `a-H1`, `a-B`. */
export type PlaceName = string;

export const base: Space = 'B';

export const isSeat = (text: string): text is Seat => (allSeats as readonly string[]).includes(text);
export const isCard = (text: string): text is Card => (allCards as readonly string[]).includes(text);
export const isHome = (space: Space): boolean => space.startsWith('H');
export const isRing = (space: Space): boolean => space !== base && !isHome(space);

export const homeSpaces: readonly Space[] = ['H1', 'H2', 'H3', 'H4'];

export function placeName(seat: Seat, space: Space): PlaceName {
  return isRing(space) ? space : `${seat}-${space}`;
}

/** The seat and the space of a place; on the ring there is none. */
export function placeParts(place: PlaceName): { seat: Seat | undefined; space: Space } {
  const [first = '', space] = place.split('-');
  return space !== undefined && isSeat(first) ? { seat: first, space } : { seat: undefined, space: first };
}

/** Along the ring, then bases and homes. */
export function sortedPlaces(places: Iterable<PlaceName>): PlaceName[] {
  const number = (place: PlaceName): number => (isRing(placeParts(place).space) ? Number(place) : 1000);
  return [...places].sort((one, other) => number(one) - number(other) || one.localeCompare(other));
}

export function seatsIn(text: string): Seat[] {
  return [...text].filter(isSeat);
}

/** Cards in the order of the notation. */
export function sortedCards(cards: readonly Card[]): Card[] {
  return [...cards].sort((x, y) => allCards.indexOf(x) - allCards.indexOf(y));
}

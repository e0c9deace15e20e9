// The words of the notation: seats, cards, spaces (docs/notation.md).

export const allSeats = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Seat = (typeof allSeats)[number];

export const allCards = [
  '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12', '13', 'TRI', 'TAC', 'JES', 'ANG', 'WAR', 'DEV',
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

export function seatsIn(text: string): Seat[] {
  return [...text].filter(isSeat);
}

/** Cards in the order of the notation. */
export function sortedCards(cards: readonly Card[]): Card[] {
  return [...cards].sort((x, y) => allCards.indexOf(x) - allCards.indexOf(y));
}

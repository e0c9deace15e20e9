// What goes on paper.
import type { PairingShown, RoundShown, Standing, TournamentShown } from '@tacit/wire';
import { layoutNamed } from '../game/layout';
import { seatsIn, type Seat } from '../game/words';

/** `round`: all that is handed out for a round, pairings and score sheets. */
export type Printed = 'round' | 'pairings' | 'sheets' | 'standings' | 'crosstable' | 'tree' | 'teams' | 'certificates';

/** The round that is printed: the one that is asked for, else the last. */
export const printedRound = ({ rounds }: TournamentShown, wanted: number | undefined): RoundShown | undefined =>
  wanted === undefined ? rounds.at(-1) : rounds.find(({ number }) => number === wanted);

export interface Sheet {
  board: PairingShown;
  isSecond: boolean; // of two on a page
}

/** Score sheets, two to a page. */
export const sheetsOf = ({ pairings }: RoundShown): Sheet[] =>
  pairings.map((board, i) => ({ board, isSecond: i % 2 === 1 }));

/** Whose places are printed: the first three, equals included, or everybody's. */
export const honoured = (standings: readonly Standing[], everybody: boolean): Standing[] =>
  standings.filter(({ place }) => everybody || place <= 3);

/** The seats of each entrant at a board, in a game of this layout. */
export const seatsOfSides = (layout: string): Seat[][] => layoutNamed(layout).sides.map(seatsIn);

/** Who looks for a name finds the table: in the order of the alphabet. */
export function finder(
  round: RoundShown,
  shown: TournamentShown,
  locale: string,
): { name: string; board: number | undefined }[] {
  const at = (entrant: number): number | undefined =>
    round.pairings.find(({ entrants }) => entrants.includes(entrant))?.number;
  const there = [...round.pairings.flatMap(({ entrants }) => entrants), ...round.byes];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return shown.entrants
    .filter(({ number }) => there.includes(number))
    .map(({ name, number }) => ({ name, board: at(number) }))
    .sort((one, other) => compare(one.name, other.name));
}

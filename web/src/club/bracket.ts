// A knock-out as a tree, and everybody against everybody as a square.
import type { PairingShown, RoundShown, TournamentShown } from '@tacit/wire';

export interface Match {
  entrants: [number, number]; // 0: nobody, or not known yet
  pairing: PairingShown | undefined;
  winner: number;
}

export interface Column {
  places: number; // that are left
  round: number | undefined; // the round it is played in, once it is paired
  matches: Match[];
}

const hasBoth = ({ entrants }: PairingShown, one: number, other: number): boolean =>
  entrants.includes(one) && entrants.includes(other);

function matchOf(round: RoundShown | undefined, one: number, other: number): Match {
  const pairing = round?.pairings.find((its) => one !== 0 && other !== 0 && hasBoth(its, one, other));
  const without = [one, other].find((its) => its !== 0 && round?.byes.includes(its)) ?? 0;
  return { entrants: [one, other], pairing, winner: pairing ? (pairing.winner ?? 0) : without };
}

function columnOf(round: RoundShown | undefined, places: readonly number[]): Column {
  const matches = Array.from({ length: places.length / 2 }, (_, i) =>
    matchOf(round, places[2 * i] ?? 0, places[2 * i + 1] ?? 0),
  );
  return { places: places.length, round: round?.number, matches };
}

/** From the first round of the knock-out to the final; what is not paired yet has nobody in it. Empty where there is none yet. */
export function bracketOf({ rounds }: TournamentShown): Column[] {
  const first = rounds.findIndex(({ bracket }) => bracket.length > 0);
  const columns: Column[] = [];
  let places = rounds[first]?.bracket ?? [];
  for (let i = first; places.length > 1; ++i) {
    const column = columnOf(rounds[i], places);
    columns.push(column);
    places = column.matches.map(({ winner }) => winner);
  }
  return columns;
}

export const thirdPlaceOf = ({ rounds }: TournamentShown): PairingShown | undefined =>
  rounds.flatMap(({ pairings }) => pairings).find(({ stage }) => stage === 'third');

/** How two met: the boards of both, in the order of rounds. */
export const meetingsOf = ({ rounds }: TournamentShown, one: number, other: number, stage?: string): PairingShown[] =>
  rounds.flatMap(({ pairings }) =>
    pairings.filter((its) => hasBoth(its, one, other) && (stage === undefined || its.stage === stage)),
  );

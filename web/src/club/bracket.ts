// A knock-out as a tree, and everybody against everybody as a square.
import type { PairingShown, RoundShown, TournamentShown } from '@tacit/wire';

export interface Match {
  entrants: [number, number]; // 0: nobody, or not known yet
  pairing: PairingShown | undefined;
  winner: number;
}

export interface Column {
  stage: string; // of its boards, where all have the same; else ""
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
  return { stage: `knockout:${places.length}`, round: round?.number, matches };
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

/** Of a double knock-out: those who have not lost, with the finals, and those who have once; round by round. */
export function doubleTreesOf({ plan, rounds }: TournamentShown): { stage: 'winners' | 'losers'; columns: Column[] }[] {
  if (plan.system !== 'double_knockout' || rounds.length === 0) return [];
  const lost = new Set<number>();
  const columns = rounds.map((round) => {
    const played = round.pairings.map(({ stage, entrants: [one = 0, other = 0] }) => ({
      stage,
      ...matchOf(round, one, other),
    }));
    const free = round.byes.map((number) => ({
      stage: lost.has(number) ? 'losers' : 'winners',
      ...matchOf(round, number, 0),
    }));
    for (const { pairing, winner, entrants } of played)
      if (pairing && winner !== 0) for (const number of entrants) if (number !== winner) lost.add(number);
    return { round: round.number, matches: [...played, ...free] };
  });
  return (['winners', 'losers'] as const).map((tree) => ({
    stage: tree,
    columns: columns.flatMap(({ round, matches }) => {
      const its = matches.filter(({ stage }) => (stage === 'losers') === (tree === 'losers'));
      const final = its.find(({ stage }) => stage.startsWith('final'))?.stage ?? '';
      return its.length > 0 ? [{ stage: final, round, matches: its }] : [];
    }),
  }));
}

/** Whether there is a tree to draw. */
export const hasTree = (shown: TournamentShown): boolean =>
  bracketOf(shown).length > 0 || doubleTreesOf(shown).length > 0;

export const thirdPlaceOf = ({ rounds }: TournamentShown): PairingShown | undefined =>
  rounds.flatMap(({ pairings }) => pairings).find(({ stage }) => stage === 'third');

/** How two met: the boards of both, in the order of rounds. */
export const meetingsOf = ({ rounds }: TournamentShown, one: number, other: number, stage?: string): PairingShown[] =>
  rounds.flatMap(({ pairings }) =>
    pairings.filter((its) => hasBoth(its, one, other) && (stage === undefined || its.stage === stage)),
  );

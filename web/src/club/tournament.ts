// What can be read off a tournament as it is shown to everybody.
import type {
  EntrantShown,
  PairingShown,
  RoundShown,
  TournamentMember,
  TournamentPlan,
  TournamentShown,
} from '@tacit/wire';

export type System = TournamentPlan['system'];
export type IfLevel = TournamentPlan['ifLevel'];
export type Criterion = TournamentPlan['criteria'][number];

/** A side of this number; nobody's is 0. */
export const entrantOf = ({ entrants }: TournamentShown, number: number): EntrantShown | undefined =>
  entrants[number - 1];
export const nameOf = (shown: TournamentShown, number: number): string => entrantOf(shown, number)?.name ?? '';

/** Everybody plays alone, or all at a board play together: there are no teams to speak of. */
export const isAlone = ({ people }: TournamentShown): boolean => people === 1;
export const isTogether = ({ sides }: TournamentShown): boolean => sides === 1;

export const currentRound = ({ rounds }: TournamentShown): RoundShown | undefined => rounds.at(-1);
export const isDone = ({ results }: PairingShown): boolean => results.length > 0;
export const hasResults = ({ rounds }: TournamentShown): boolean =>
  rounds.some(({ pairings }) => pairings.some(isDone));
/** How many rounds are over. */
export const roundsPlayed = ({ rounds }: TournamentShown): number =>
  rounds.filter(({ pairings }) => pairings.every(isDone)).length;
/** Only what spectators may see: nobody looks on where others still play with the same cards. */
export const mayWatch = ({ spectators, duplicate }: TournamentPlan): boolean => spectators !== 'none' && !duplicate;
/** Tables that are found at a glance. */
export const manyTables = 6;
export const boardsLeft = (round: RoundShown): number => round.pairings.filter((one) => !isDone(one)).length;

/** The board of an entrant that matters now: the one that is not done, else that of the last round. */
export function boardNow(
  { rounds }: TournamentShown,
  entrant: number,
): { round: RoundShown; pairing: PairingShown } | undefined {
  const all = rounds.flatMap((round) =>
    round.pairings.filter(({ entrants }) => entrants.includes(entrant)).map((pairing) => ({ round, pairing })),
  );
  const last = all.at(-1);
  return all.findLast(({ pairing }) => !isDone(pairing)) ?? (last?.round === rounds.at(-1) ? last : undefined);
}

/** What an entrant has to do in a round; without a pairing it has a bye. */
export interface CardLine {
  round: RoundShown;
  pairing: PairingShown | undefined;
}

/** Round by round what an entrant has played and is to play. */
export const gamesOf = ({ rounds }: TournamentShown, entrant: number): CardLine[] =>
  rounds.flatMap((round): CardLine[] =>
    round.byes.includes(entrant)
      ? [{ round, pairing: undefined }]
      : round.pairings.filter(({ entrants }) => entrants.includes(entrant)).map((pairing) => ({ round, pairing })),
  );
/** Where a table of the server stands, and which game of its board it has, from 1. */
export interface Spot {
  round: RoundShown;
  pairing: PairingShown;
  game: number;
}

export function spotOf({ rounds }: TournamentShown, table: string): Spot | undefined {
  for (const round of rounds)
    for (const pairing of round.pairings)
      if (pairing.tables.includes(table)) return { round, pairing, game: pairing.tables.indexOf(table) + 1 };
  return undefined;
}

/** Where those at a table play next: the next game of their board, or that of a later round; `entrant` is theirs. */
export function nextSpot(shown: TournamentShown, { round, pairing, game }: Spot, entrant?: number): Spot | undefined {
  if (!isDone(pairing)) return game < pairing.tables.length ? { round, pairing, game: game + 1 } : undefined;
  const now = entrant === undefined ? undefined : boardNow(shown, entrant);
  const open = now && now.round.number > round.number && !isDone(now.pairing) && now.pairing.tables.length > 0;
  return open ? { ...now, game: now.pairing.tables.length } : undefined;
}

export const opponentsOf = ({ entrants }: PairingShown, entrant: number): number[] =>
  entrants.filter((one) => one !== entrant);

/** Places of a team that somebody with its code can say to be theirs: those without a person, and one that is free (without a name). */
export function claimsOf(members: readonly TournamentMember[], room: number): { name: string; member: number }[] {
  const named = members.flatMap(({ name, person }, member) => (person === undefined ? [{ name, member }] : []));
  return members.length < room ? [...named, { name: '', member: members.length }] : named;
}

/** Until a round that was announced starts, or until its time is over, or the arena's: whole seconds, not below 0. */
export interface RoundClock {
  until: 'start' | 'end';
  seconds: number;
  paused: boolean; // it stands still
}

/** Nothing where a round ends when all have played; `now` is the server's clock. */
export function clockOf(
  { stage, paused, pausedAt }: TournamentShown,
  round: RoundShown | undefined,
  now: number,
): RoundClock | undefined {
  if (stage !== 'running' || !round || round.startedAt === 0) return undefined;
  const at = paused ? pausedAt : now;
  const until = at < round.startedAt ? 'start' : 'end';
  const time = until === 'start' ? round.startedAt : round.endsAt;
  return time === 0 ? undefined : { until, seconds: Math.max(0, Math.ceil((time - at) / 1000)), paused };
}

/** As people say it: a minute that has begun is one. */
export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** It was announced at most. */
export const isYetToStart = (shown: TournamentShown, round: RoundShown, now: number): boolean =>
  round.startedAt === 0 || clockOf(shown, round, now)?.until === 'start';

/** Somebody goes on from it, so that it cannot end level. */
export const needsWinner = ({ stage }: Pick<PairingShown, 'stage'>): boolean =>
  stage !== '' && !stage.startsWith('group');
/** Rounds of a system that end with somebody out. */
export const hasKnockout = (system: System): boolean => ['groups', 'knockout', 'double_knockout'].includes(system);

/** Stages of boards: `group:2`, `knockout:8`, `third`, .. */
export function stageOf({ stage }: Pick<PairingShown, 'stage'>): { name: string; n: number } {
  const [name = '', n = '0'] = stage.split(':');
  return { name, n: Number(n) };
}

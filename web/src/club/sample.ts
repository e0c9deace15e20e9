// A small tournament for tests: four teams, one round that is played.
import type { PairingShown, RoundShown, TournamentPlan, TournamentShown } from '@tacit/wire';

export const samplePlan: TournamentPlan = {
  name: 'Club night',
  type: 'four',
  rules: 'std',
  pack: 'master',
  system: 'swiss',
  rounds: 3,
  games: 1,
  minutes: 60,
  groups: 0,
  advance: 2,
  thirdPlace: true,
  duplicate: false,
  arenaMinutes: 60,
  criteria: [],
  where: 'boards',
  noShowMinutes: 10,
  noShow: 'lose',
  clock: { decision: 0, reserve: 0 },
  spectators: 'public',
  rated: false,
  ifLevel: 'none',
};

export const sampleBoard = (number: number, entrants: number[], marbles?: number[]): PairingShown => ({
  number,
  entrants,
  stage: '',
  tables: [],
  reports: [],
  corrected: false,
  results: marbles ? [{ marbles, winner: entrants[marbles.indexOf(8)] }] : [],
  winner: marbles && entrants[marbles.indexOf(Math.max(...marbles))],
});

export const sampleRound = (number: number, pairings: PairingShown[], byes: number[] = []): RoundShown => ({
  number,
  pairings,
  byes,
  bracket: [],
  startedAt: 1_000_000,
  endsAt: 4_600_000,
  closed: false,
});

export const sampleTournament = (rounds: RoundShown[], plan: Partial<TournamentPlan> = {}): TournamentShown => ({
  id: 'abc',
  last: 9,
  created: 1,
  now: 1_060_000,
  organiser: 'p1',
  organiserName: 'Olga',
  plan: { ...samplePlan, ...plan },
  stage: 'running',
  paused: false,
  pausedAt: 0,
  sides: 2,
  people: 2,
  marbles: 8,
  roundsPlanned: 3,
  entrants: ['Ants', 'Bees', 'Cats', 'Dogs', 'Emus'].map((name, i) => ({
    number: i + 1,
    name,
    members: [{ name: `${name} 1` }, { name: `${name} 2` }],
    in: true,
    since: 1,
  })),
  rounds,
  criteria: ['tac', 'wins'],
  standings: [],
  groups: [],
});

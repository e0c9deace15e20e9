// A small club for tests: two members, a league of two evenings.
import type { ChallengeShown, ClubShown, EveningShown, LadderShown } from '@tacit/wire';

/** Every team is one person: that of its number. */
export const sampleLadder = (names: string[], challenges: ChallengeShown[] = []): LadderShown => ({
  number: 1,
  name: 'Ladder',
  reach: 2,
  challenges,
  teams: names.map((name, i) => ({ team: i + 1, name, people: [`p${i + 1}`] })),
});

const evening = (id: string, name: string, created: number): EveningShown => ({
  league: 1,
  tournament: {
    id,
    name,
    organiserName: 'Anna',
    system: 'swiss',
    type: 'four',
    where: 'boards',
    stage: 'finished',
    entrants: 2,
    round: 3,
    created,
  },
});

export const sampleClub = (): ClubShown => ({
  id: 'abc',
  last: 9,
  founded: 1,
  name: 'TAC Club',
  about: '',
  ladders: [],
  records: [],
  members: [
    { person: 'p1', name: 'Anna', role: 'organiser', since: 1 },
    { person: 'p2', name: 'Ben', role: 'member', since: 2 },
  ],
  evenings: [evening('t2', 'Second evening', 2), evening('t1', 'First evening', 1)],
  leagues: [
    {
      number: 1,
      name: 'Winter',
      worth: 'places',
      best: 1,
      closed: false,
      evenings: ['t1', 't2'],
      standings: [
        {
          place: 1,
          person: 'p1',
          name: 'Anna',
          total: 200,
          evenings: [200, 100],
          there: [true, true],
          counts: [true, false],
        },
        { place: 1, name: 'Ben', total: 200, evenings: [0, 200], there: [false, true], counts: [false, true] },
      ],
    },
  ],
});

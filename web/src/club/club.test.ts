import { expect, test } from 'vitest';
import type { TeamShown } from '@tacit/wire';
import {
  challengeOf,
  columnsOf,
  isInReach,
  isLastOrganiser,
  namesOf,
  openLeagues,
  teamNamed,
  teamOf,
  teamsFor,
} from './club';
import { sampleClub, sampleLadder } from './sample-club';

const ladder = sampleLadder(
  ['Ants', 'Bees', 'Cats', 'Dogs', 'Emus'],
  [{ team: 2, other: 1, since: 1, reportedWon: false }],
);

test('only teams above, within reach and free can be challenged', () => {
  const others = [1, 2, 3, 4, 5];
  expect(others.filter((other) => isInReach(ladder, 5, other))).toEqual([3, 4]); // a reach of 2
  expect(others.filter((other) => isInReach(ladder, 3, other))).toEqual([]); // both above are busy
  expect(others.filter((other) => isInReach({ ...ladder, challenges: [] }, 3, other))).toEqual([1, 2]);
  expect(challengeOf(ladder, 1)).toBe(challengeOf(ladder, 2));
  expect(challengeOf(ladder, 3)).toBeUndefined();
});

test('teams and members are found by person and number', () => {
  expect(teamOf(ladder, 'p2')?.name).toBe('Bees');
  expect(teamOf(ladder, undefined)).toBeUndefined();
  expect(teamNamed(ladder, 9)).toBe('');
  const club = sampleClub();
  expect(namesOf(club, ['p2', 'gone', 'p1'])).toEqual(['Ben', 'Anna']);
});

test('teams get on a ladder that all have agreed to, whose people are members and not on it', () => {
  const team = (id: string, people: string[], stands = true): TeamShown => ({
    id,
    name: id,
    stands,
    won: 0,
    rating: { shown: 0, mu: 25, sigma: 8, games: 0 },
    members: people.map((person) => ({ person, name: person, accepted: stands })),
  });
  const teams = [team('good', ['p1', 'p2']), team('asked', ['p1', 'p2'], false), team('strange', ['p1', 'p9'])];
  expect(teamsFor(teams, sampleClub(), sampleLadder([])).map(({ id }) => id)).toEqual(['good']);
  expect(teamsFor(teams, sampleClub(), sampleLadder(['Ants']))).toEqual([]);
});

test('the last organiser is known', () => {
  const club = sampleClub();
  expect(isLastOrganiser(club, 'p1')).toBe(true);
  expect(isLastOrganiser(club, 'p2')).toBe(false);
  expect(isLastOrganiser({ ...club, members: club.members.map((one) => ({ ...one, role: 'organiser' })) }, 'p1')).toBe(
    false,
  );
});

test('the columns of a league are its evenings', () => {
  const club = sampleClub();
  const [league] = club.leagues;
  expect(league && columnsOf(club, league).map(({ tournament }) => tournament.name)).toEqual([
    'First evening',
    'Second evening',
  ]);
  expect(openLeagues(club)).toEqual(club.leagues);
});

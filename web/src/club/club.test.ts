import { expect, test } from 'vitest';
import { challengeOf, columnsOf, isInReach, isLastOrganiser, namesOf, notOn, openLeagues, teamNamed, teamOf } from './club';
import { sampleClub, sampleLadder } from './sample-club';

const ladder = sampleLadder(['Ants', 'Bees', 'Cats', 'Dogs', 'Emus'], [{ team: 2, other: 1, since: 1, reportedWon: false }]);

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
  expect(notOn(club, sampleLadder(['Ants']))).toEqual([club.members[1]]);
});

test('the last organiser is known', () => {
  const club = sampleClub();
  expect(isLastOrganiser(club, 'p1')).toBe(true);
  expect(isLastOrganiser(club, 'p2')).toBe(false);
  expect(isLastOrganiser({ ...club, members: club.members.map((one) => ({ ...one, role: 'organiser' })) }, 'p1')).toBe(false);
});

test('the columns of a league are its evenings', () => {
  const club = sampleClub();
  const [league] = club.leagues;
  expect(league && columnsOf(club, league).map(({ tournament }) => tournament.name)).toEqual(['First evening', 'Second evening']);
  expect(openLeagues(club)).toEqual(club.leagues);
});

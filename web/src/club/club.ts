// What can be read off a club as it is shown to everybody.
import type {
  ChallengeShown,
  ClubMemberShown,
  ClubShown,
  EveningShown,
  LadderShown,
  LadderTeamShown,
  LeagueShown,
  TeamShown,
} from '@tacit/wire';

export const memberOf = ({ members }: ClubShown, person: string | undefined): ClubMemberShown | undefined =>
  members.find((one) => one.person === person);

/** The names of people; who has left since is left out. */
export const namesOf = (club: ClubShown, people: readonly string[]): string[] =>
  people.flatMap((person) => memberOf(club, person)?.name ?? []);

/** The last one can neither leave nor give it up. */
export const isLastOrganiser = ({ members }: ClubShown, person: string): boolean =>
  members.every(({ person: one, role }) => (role === 'organiser') === (one === person));

export const openLeagues = ({ leagues }: ClubShown): LeagueShown[] => leagues.filter(({ closed }) => !closed);
export const leagueOf = ({ leagues }: ClubShown, number: number): LeagueShown | undefined =>
  leagues.find((one) => one.number === number);

/** The evenings of a league that count, in the order of the columns of its standings. */
export const columnsOf = ({ evenings }: ClubShown, league: LeagueShown): EveningShown[] =>
  league.evenings.flatMap((id) => evenings.find(({ tournament }) => tournament.id === id) ?? []);

export const teamNamed = ({ teams }: LadderShown, number: number): string =>
  teams.find(({ team }) => team === number)?.name ?? '';
export const teamOf = ({ teams }: LadderShown, person: string | undefined): LadderTeamShown | undefined =>
  teams.find(({ people }) => people.some((one) => one === person));
export const challengeOf = ({ challenges }: LadderShown, number: number): ChallengeShown | undefined =>
  challenges.find(({ team, other }) => team === number || other === number);

/** Teams that can get on the ladder: all have agreed, are members and are not on it yet. */
export const teamsFor = (teams: readonly TeamShown[], club: ClubShown, ladder: LadderShown): TeamShown[] =>
  teams.filter(
    ({ stands, members }) => stands && members.every(({ person }) => memberOf(club, person) && !teamOf(ladder, person)),
  );

/** Whether a team may be offered to this one: above it, within reach, and both are free. The server has the last word. */
export function isInReach(ladder: LadderShown, own: number, other: number): boolean {
  const place = (number: number): number => ladder.teams.findIndex(({ team }) => team === number);
  const above = place(own) - place(other);
  return above > 0 && above <= ladder.reach && !challengeOf(ladder, own) && !challengeOf(ladder, other);
}

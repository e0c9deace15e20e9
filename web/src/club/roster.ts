// Who usually comes: the teams of earlier evenings, for those that have no account.
import type { ListedTeam, TournamentShown } from '@tacit/wire';

const plain = (name: string): string => name.normalize().toLocaleLowerCase();

/** Each once, as it was the last time; `evenings` begin with the newest. Those that are `there` already are left out. */
export function rosterOf(
  evenings: readonly Pick<TournamentShown, 'entrants' | 'people'>[],
  people: number,
  there: readonly string[],
): ListedTeam[] {
  const known = new Set(there.map(plain));
  const teams: ListedTeam[] = [];
  for (const { entrants, people: each } of evenings)
    for (const { name, members } of each === people ? entrants : []) {
      if (known.has(plain(name))) continue;
      known.add(plain(name));
      teams.push({ line: teams.length + 1, name, players: members.map((one) => one.name), bad: false });
    }
  return teams.sort((one, other) => one.name.localeCompare(other.name));
}

// A list of teams between paste and entry: what the server has read in it, what stays out of it, and what is doubtful.
import type { EnterWish, ListedTeam } from '@tacit/wire';
import type { Act } from './organise';

/** What is said of a team of a list. The first three stay out. */
export type Doubt =
  | { k: 'bad' | 'twice' | 'there' }
  | { k: 'many'; n: number } // only this many of its players enter
  | { k: 'player'; who: string; team: string }; // plays for another team of the list

export interface TeamRead extends ListedTeam {
  enters: boolean;
  doubt?: Doubt | undefined;
}

const plain = (name: string): string => name.normalize().toLocaleLowerCase();

/** `there`: the names of those who have entered already. */
export function judged(teams: readonly ListedTeam[], people: number, there: readonly string[]): TeamRead[] {
  const entered = new Set(there.map(plain));
  const names = new Set<string>();
  const players = new Map<string, string>();
  const doubtOf = ({ name, bad, players: own }: ListedTeam): Doubt | undefined => {
    if (bad) return { k: 'bad' };
    if (entered.has(plain(name))) return { k: 'there' };
    if (names.has(plain(name))) return { k: 'twice' };
    if (own.length > people) return { k: 'many', n: people };
    const who = own.find((one) => players.has(plain(one)));
    return who === undefined ? undefined : { k: 'player', who, team: players.get(plain(who)) ?? '' };
  };
  return teams.map((team) => {
    const doubt = doubtOf(team);
    const enters = doubt === undefined || doubt.k === 'many' || doubt.k === 'player';
    if (enters) {
      names.add(plain(team.name));
      for (const one of team.players) if (!players.has(plain(one))) players.set(plain(one), team.name);
    }
    return { ...team, enters, doubt };
  });
}

/** The line that says what the columns are, which is no team. */
export function headerOf(text: string, [first]: readonly ListedTeam[]): number | undefined {
  const line = text.split(/\r\n|\r|\n/).findIndex((one) => /[^\s;,]/.test(one)) + 1;
  return first !== undefined && line > 0 && line < first.line ? line : undefined;
}

const cell = (text: string): string => (/[";\t(&/+]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Teams as a list that can be read again. */
export const listOf = (teams: readonly ListedTeam[]): string =>
  teams
    .map(({ name, players }) => (players.join(' & ') === name ? name : [name, ...players].map(cell).join('; ')))
    .join('\n');

/** What is sent of a file: of one by Tuvero only what its teams are called. */
export function forReading(text: string): string {
  try {
    const file = JSON.parse(text) as { target?: unknown; tournaments?: unknown };
    return file.target !== undefined && file.tournaments !== undefined
      ? JSON.stringify({ ...file, tournaments: { tournaments: [] } })
      : text;
  } catch {
    return text;
  }
}

export const entryOf = ({ name, players }: ListedTeam, people: number): EnterWish => ({
  k: 'enter',
  name,
  members: players.slice(0, people).map((one) => ({ name: one })),
});

/** Enters those that can, and says who was refused. */
export async function enterAll(teams: readonly TeamRead[], people: number, act: Act): Promise<TeamRead[]> {
  const refused: TeamRead[] = [];
  for (const team of teams) if (team.enters && !(await act(entryOf(team, people)))) refused.push(team);
  return refused;
}

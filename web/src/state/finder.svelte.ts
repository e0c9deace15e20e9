// What the server finds while somebody types: people, clubs and tournaments by name, a table by its code.
import type { ClubSummary, PersonShown, TournamentSummary } from '@tacit/wire';
import { pathIn, shortCodeIn, tableAt } from '../browser/links';
import { paths } from '../browser/paths';
import { api } from '../net/api';
import { matches } from '../words/matching';
import { isTable, pathOfCode } from './codes';
import { Fetched } from './fetched.svelte';
import { me } from './me.svelte';

export interface Served {
  table: string | undefined; // its path
  people: PersonShown[];
  clubs: ClubSummary[];
  tournaments: TournamentSummary[];
}

const nothing: Served = { table: undefined, people: [], clubs: [], tournaments: [] };

const enough = 2; // letters, before the server is asked
const pause = 250; // ms without another letter
const codeLength = 8;

/** The code that a text may be. */
export function codeIn(text: string): string | undefined {
  const code = text.includes('/') ? undefined : tableAt(pathIn(text));
  return code?.length === codeLength ? code : undefined;
}

/** The path of the table, or the screen, whose code this is. */
async function pathBy(text: string): Promise<string | undefined> {
  const short = shortCodeIn(text);
  if (short !== undefined) return pathOfCode(short);
  const code = codeIn(text);
  return code !== undefined && (await isTable(code)) ? paths.table(code) : undefined;
}

async function askServer(name: string): Promise<Served> {
  await me.hello();
  const [{ people }, { clubs }, { tournaments }, table] = await Promise.all([
    api.peopleNamed(name),
    api.clubs({ name }),
    api.tournaments({ name }),
    pathBy(name),
  ]);
  return { people, clubs, tournaments, table };
}

export class Finder {
  typed = $state('');
  private readonly answer = new Fetched<{ to: string; served: Served }>();
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (name: string) => Promise<Partial<Served>> = askServer) {}

  private get name(): string {
    return this.typed.trim();
  }

  /** Too few letters to ask anybody. */
  get isShort(): boolean {
    return [...this.name].length < enough;
  }

  /** The answer to what was typed before still holds as far as it matches. */
  get served(): Served {
    const { served, to } = this.answer.value ?? { served: nothing, to: '' };
    const fits = ({ name }: { name: string }): boolean => matches(name, this.name);
    return {
      table: to === this.name ? served.table : undefined,
      people: served.people.filter(fits),
      clubs: served.clubs.filter(fits),
      tournaments: served.tournaments.filter(fits),
    };
  }

  get problem(): string {
    return this.isShort ? '' : this.answer.problem;
  }

  /** An answer is still to come. */
  get waits(): boolean {
    return !this.isShort && this.problem === '' && this.answer.value?.to !== this.name;
  }

  readonly type = (text: string): void => {
    this.typed = text;
    this.stop();
    const name = this.name;
    if (this.isShort) return this.answer.clear();
    this.later = setTimeout(
      () => void this.answer.ask(async () => ({ to: name, served: { ...nothing, ...(await this.ask(name)) } })),
      pause,
    );
  };

  readonly stop = (): void => clearTimeout(this.later);
}

// A list of teams as it is typed, pasted or dropped, with what the server reads in it: the terminal's parser, the only one.
import type { ListedTeam } from '@tacit/wire';
import { textOf } from '../browser/read-file';
import { forReading, headerOf, judged, listOf, type TeamRead } from '../club/team-list';
import { api } from '../net/api';
import { getLocale } from '../paraglide/runtime';
import { tournamentFailure } from '../words/club';
import { Fetched } from './fetched.svelte';
import { me } from './me.svelte';

const pause = 250; // ms without another letter

/** Whom it is for: people of a team, and the names of those who have entered. */
interface Field {
  people: number;
  there: readonly string[];
}

export async function readTeams(text: string, people: number): Promise<ListedTeam[]> {
  await me.hello();
  return (await api.readTeams(text, people)).teams;
}

export class TeamList {
  text = $state('');
  private readonly answer = new Fetched<{ to: string; teams: ListedTeam[] }>(tournamentFailure);

  constructor(private readonly field: () => Field) {}

  private get question(): string {
    return `${this.field().people} ${this.text}`;
  }

  get isEmpty(): boolean {
    return this.text.trim() === '';
  }

  /** What is shown is not yet of the text that is there. */
  get waits(): boolean {
    return !this.isEmpty && this.problem === '' && this.answer.value?.to !== this.question;
  }

  get problem(): string {
    return this.isEmpty || this.answer.value?.to === this.question ? '' : this.answer.problem;
  }

  get teams(): TeamRead[] {
    const { people, there } = this.field();
    return this.isEmpty || this.problem ? [] : judged(this.answer.value?.teams ?? [], people, there);
  }

  get entering(): TeamRead[] {
    return this.teams.filter(({ enters }) => enters);
  }

  get header(): number | undefined {
    return headerOf(this.text, this.teams);
  }

  /** Reads what is there now; whether all of it could be read. */
  async read(): Promise<boolean> {
    const [text, to] = [this.text, this.question];
    if (this.isEmpty || this.answer.value?.to === to) return true;
    await this.answer.ask(async () => ({ to, teams: await readTeams(text, this.field().people) }));
    // A file of another program is shown as what it says.
    if (text.startsWith('{') && text === this.text && this.problem === '') {
      this.text = listOf(this.answer.value?.teams ?? []);
      return this.read();
    }
    return this.problem === '';
  }

  /** For an effect: reads once nobody has typed for a moment. */
  readSoon(): () => void {
    const { isEmpty, question } = this;
    if (isEmpty) this.answer.clear();
    const later = isEmpty || this.answer.value?.to === question ? undefined : setTimeout(() => void this.read(), pause);
    return () => clearTimeout(later);
  }

  async take(file: Blob): Promise<void> {
    this.text = forReading((await textOf(file, getLocale())).trim());
    await this.read();
  }
}

// The tables of this device, in the worker: people act, bots decide one after the other, and all of it is kept before
// anybody is told.
import type { Core, LocalPerson, LocalTable } from '@tacit/core';
import {
  wireVersion,
  type Command,
  type ErrorMessage,
  type OkMessage,
  type Options,
  type ServerMessage,
  type ViewMessage,
  type Want,
} from '@tacit/wire';
import { kept, type HereTable, type OfDay } from './kept';

/** Who sits where: a name, or nothing for a bot. Those for whom there is no place play in the next game. */
export interface HereSetup {
  options: Partial<Options>;
  names: (string | undefined)[];
  seed?: string; // of the shuffles, where everybody gets the same cards
  day?: OfDay;
  guided?: boolean;
}

/** Somebody who looks at a table now. */
interface Look {
  person: string;
  last: number;
  tell(message: ServerMessage): void;
}

/** One table that is open; no other tab has it. */
class OpenTable {
  readonly looks = new Map<number, Look>();
  private written = 0;
  private going = false;

  constructor(
    private readonly game: LocalTable,
    private about: HereTable,
    private readonly release: () => void,
  ) {
    this.written = this.game.view('').n;
  }

  get empty(): boolean {
    return this.looks.size === 0;
  }

  /** The table as this person saw it last, then everything since. */
  come(line: number, person: string, tell: Look['tell']): void {
    const last = (this.about.people.length > 1 && person !== '' && this.about.looked[person]) || this.written;
    this.looks.set(line, { person, last, tell });
    tell(this.game.view(person, last));
    tell({
      k: 'presence',
      v: wireVersion,
      t: Date.now(),
      here: this.about.places.map((_, place) => place),
      away: [],
      spectators: 0,
    });
    this.tellAll();
    void this.goOn();
  }

  leave(line: number): void {
    this.noteLooks();
    this.looks.delete(line);
  }

  async act(person: string, command: Command): Promise<OkMessage | ErrorMessage> {
    const who = this.about.people.find(({ id }) => id === person) ?? { id: person, name: person };
    const answer = this.game.act(who, command);
    await this.keep();
    this.tellAll();
    void this.goOn();
    return answer;
  }

  async close(): Promise<void> {
    await this.keep();
    this.game.free();
    this.release();
  }

  private async goOn(): Promise<void> {
    if (this.going) return;
    this.going = true;
    while (!this.empty && this.game.letBotDecide()) {
      await this.keep();
      this.tellAll();
    }
    this.going = false;
  }

  private async keep(): Promise<void> {
    const view = this.game.view('');
    const last = this.written;
    const changed = view.n > last ? Date.now() : this.about.changed;
    this.about = { ...this.about, ...publicly(view), changed };
    this.noteLooks();
    this.written = view.n;
    await kept.write(this.about, last, this.game.events(last));
  }

  private noteLooks(): void {
    for (const { person, last } of this.looks.values()) this.about.looked[person] = last;
  }

  private tellAll(): void {
    for (const look of this.looks.values())
      for (const message of this.game.after(look.person, look.last)) {
        look.tell(message);
        look.last = message.n;
      }
  }
}

const publicly = ({
  stage,
  places,
  result,
  game,
}: ViewMessage): Pick<HereTable, 'stage' | 'places' | 'result' | 'deciding'> => ({
  stage,
  places,
  result,
  deciding: game?.deciding ?? '',
});

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('');
function act(game: LocalTable, who: LocalPerson, want: Want): void {
  const answer = game.act(who, { v: wireVersion, id: crypto.randomUUID(), do: want });
  if (answer.k === 'error') throw new Error(answer.text);
}

const guidedSeed = 1n; // the bots of a guided game play the same to the same plays
const newSeed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;

/** Until the page or the worker is gone, or `release` is called, no other tab gets this lock. Waits as long as another has it. */
async function lock(name: string): Promise<() => void> {
  return new Promise((got, failed) => {
    navigator.locks.request(name, () => new Promise<void>((release) => got(release))).catch(failed);
  });
}

export class Tables {
  private readonly open = new Map<string, Promise<OpenTable>>();
  private readonly tableOf = new Map<number, string>(); // by line

  constructor(private readonly core: Promise<Core>) {}

  async setUp({ options, names, seed, ...kind }: HereSetup): Promise<string> {
    const people: LocalPerson[] = names.flatMap((name, place) =>
      name === undefined ? [] : [{ id: `p${place}`, name }],
    );
    return this.begin(people, kind, (game, id) => {
      const problem = game.create(id, people[0]?.id ?? 'p0', options, seed);
      if (problem) return problem;
      const seats = game.view('').places.length;
      people.forEach((one) => {
        const place = Number(one.id.slice(1));
        act(game, one, place < seats ? { k: 'sit', place } : { k: 'play_next', yes: true });
      });
      return undefined;
    });
  }

  /** The next game of the same people. */
  async setUpNext(over: string): Promise<string> {
    const { people = [] } = (await kept.table(over)) ?? {};
    const events = await kept.events(over);
    return this.begin(people, {}, (game, id) => game.createNext(id, events));
  }

  /** A new table, started as soon as all sit at it. */
  private async begin(
    people: LocalPerson[],
    kind: Pick<HereTable, 'day' | 'guided'>,
    seat: (game: LocalTable, id: string) => ErrorMessage | undefined,
  ): Promise<string> {
    const id = newId();
    const game = (await this.core).table(newSeed());
    try {
      const problem = seat(game, id);
      if (problem) throw new Error(problem.text);
      act(game, { id: game.view('').host, name: '' }, { k: 'start' });
      const view = game.view('');
      const now = Date.now();
      await kept.write(
        {
          id,
          options: view.options,
          people,
          ...publicly(view),
          began: now,
          changed: now,
          looked: {},
          handedOver: kind.guided ?? false,
          ...kind,
        },
        0,
        game.events(),
      );
    } finally {
      game.free();
    }
    return id;
  }

  async come(line: number, id: string, person: string, tell: Look['tell']): Promise<void> {
    this.tableOf.set(line, id);
    const table = this.open.get(id) ?? this.take(id);
    this.open.set(id, table);
    try {
      const open = await table;
      if (this.tableOf.has(line)) open.come(line, person, tell);
    } catch (why) {
      this.open.delete(id);
      throw why;
    }
  }

  async leave(line: number): Promise<void> {
    const id = this.tableOf.get(line) ?? '';
    this.tableOf.delete(line);
    const table = await this.open.get(id);
    table?.leave(line);
    if (!table?.empty || [...this.tableOf.values()].includes(id)) return;
    this.open.delete(id);
    await table.close();
  }

  async act(id: string, person: string, command: Command): Promise<OkMessage | ErrorMessage> {
    const table = await this.open.get(id);
    if (!table) throw new Error('the table is not open');
    return table.act(person, command);
  }

  /** Of a table as it is kept. */
  async record(id: string): Promise<string> {
    const game = (await this.core).table(newSeed());
    game.restore(await kept.events(id));
    const record = game.record();
    game.free();
    return record;
  }

  private async take(id: string): Promise<OpenTable> {
    const release = await lock(`tacit-${id}`);
    const about = await kept.table(id);
    const game = (await this.core).table(about?.guided ? guidedSeed : newSeed());
    const problem = about ? game.restore(await kept.events(id)) : undefined;
    if (about && !problem) return new OpenTable(game, about, release);
    game.free();
    release();
    throw new Error(problem?.text ?? 'no such table');
  }
}

// Tables kept on this device: what they are about, and their events one by one. Events are written by the worker only.
import type { Options, Place, ViewMessage } from '@tacit/wire';
import type { LocalPerson } from '@tacit/core';
import { finished, openedOnce, wait } from './store';

/** A deal of the day that is played here; as practice it counts for nothing. */
export interface OfDay {
  date: string;
  part: string;
  practice: boolean;
  refused?: string; // why the server did not take it
}

export interface HereTable {
  id: string;
  options: Options;
  people: LocalPerson[]; // those who play at this device
  places: Place[];
  stage: ViewMessage['stage'];
  deciding: string; // seats that have something to decide: no secret
  result: string | undefined;
  began: number;
  changed: number;
  looked: Record<string, number>; // the last event each person has seen
  handedOver: boolean; // a server has it, too, or did not want it
  day?: OfDay;
  guided?: boolean; // a first game; no server wants it
}

const database = openedOnce('tacit', (made) => {
  made.createObjectStore('tables', { keyPath: 'id' });
  made.createObjectStore('events'); // by [table, number]
});

const eventsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

export const kept = {
  async tables(): Promise<HereTable[]> {
    const all = await wait<HereTable[]>((await database()).transaction('tables').objectStore('tables').getAll());
    return all.sort((one, other) => other.changed - one.changed);
  },

  async table(id: string): Promise<HereTable | undefined> {
    return wait<HereTable | undefined>((await database()).transaction('tables').objectStore('tables').get(id));
  },

  /** The events as one text, as the core reads it. */
  async events(id: string): Promise<string> {
    const lines = await wait<string[]>(
      (await database()).transaction('events').objectStore('events').getAll(eventsOf(id)),
    );
    return lines.map((line) => `${line}\n`).join('');
  },

  /** All of it or nothing; `events` are the lines after event `last`. */
  async write(table: HereTable, last: number, events: string): Promise<void> {
    const transaction = (await database()).transaction(['tables', 'events'], 'readwrite');
    transaction.objectStore('tables').put(table);
    events
      .split('\n')
      .filter((line) => line !== '')
      .forEach((line, i) => transaction.objectStore('events').put(line, [table.id, last + 1 + i]));
    await finished(transaction);
  },

  async markHandedOver(id: string, refused?: string): Promise<void> {
    const table = await this.table(id);
    if (!table) return;
    const day = table.day && { ...table.day, ...(refused === undefined ? {} : { refused }) };
    await this.write({ ...table, ...(day ? { day } : {}), handedOver: true }, 0, '');
  },

  async remove(id: string): Promise<void> {
    const transaction = (await database()).transaction(['tables', 'events'], 'readwrite');
    transaction.objectStore('tables').delete(id);
    transaction.objectStore('events').delete(eventsOf(id));
    await finished(transaction);
  },
};

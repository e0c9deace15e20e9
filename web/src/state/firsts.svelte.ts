// What is explained to a newcomer now: each thing once, when it first happens.
import { firstsIn, type First } from '../game/firsts';
import type { Entry, Made } from '../game/history';
import type { Seat } from '../game/words';
import { settings } from './settings.svelte';

export interface Telling {
  first: First;
  made?: Made; // the play in which it happened; none where it is about the next decision
}

const isNew = (first: First): boolean => settings.kept.explain && !settings.kept.told.includes(first);

export class Firsts {
  now = $state.raw<Telling>();
  private later: Telling[] = []; // one thing at a time

  /** The table has gone on. Once we have decided, what was told of before is no longer of use. */
  happened(entry: Entry, own: readonly Seat[]): void {
    if (entry.kind !== 'play' || own.length === 0) return;
    if (own.includes(entry.by)) this.forget();
    this.later.push(...firstsIn(entry, own).filter((first) => isNew(first) && !this.later.some((one) => one.first === first)).map((first) => ({ first, made: entry })));
    this.next();
  }

  /** We are to decide, and that is new; or it is not, or we are not. */
  decides(first: First | undefined): void {
    if (this.now && !this.now.made && this.now.first !== first) this.now = undefined;
    if (first && isNew(first)) this.tell({ first });
    else this.next();
  }

  close(): void {
    this.now = undefined;
    this.next();
  }

  private forget(): void {
    this.now = undefined;
    this.later = [];
  }

  private next(): void {
    if (this.now) return;
    const next = this.later.shift();
    if (next) this.tell(next);
  }

  private tell(telling: Telling): void {
    if (this.now?.made) this.later.unshift(this.now);
    this.now = telling;
    settings.set('told', [...new Set([...settings.kept.told, telling.first])]);
  }
}

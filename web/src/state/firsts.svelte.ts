// What is explained to a newcomer now: each thing once, when it first happens.
import type { ViewMessage } from '@tacit/wire';
import { firstsIn, type First } from '../game/firsts';
import type { Entry, Made } from '../game/history';
import type { Seat } from '../game/words';
import { settings } from './settings.svelte';

type TableStage = ViewMessage['stage'];

export interface Telling {
  first: First;
  made?: Made; // the play in which it happened; none where it is about the next decision
}

const isNew = (first: First): boolean => settings.kept.explain && !settings.kept.told.includes(first);

export class Firsts {
  now = $state.raw<Telling>();
  private later: Telling[] = []; // one thing at a time

  private seen: number | undefined; // how many entries have been looked at; what was played before we came is not explained
  private playing = false;

  /** `over` is called when a game ends that was seen being played. */
  constructor(private readonly over: () => void = () => undefined) {}

  /** The table has gone on; `first` is what is new in a decision of ours. A game that ends is one more of the first ones. */
  follow(entries: readonly Entry[], own: readonly Seat[], stage: TableStage, first: First | undefined): void {
    for (const entry of entries.slice(this.seen ?? entries.length)) this.happened(entry, own);
    this.seen = entries.length;
    if (this.playing && stage === 'over' && own.length > 0) {
      settings.set('games', settings.kept.games + 1);
      this.over();
    }
    this.playing = stage === 'playing';
    this.decides(first);
  }

  /** Once we have decided, what was told of before is no longer of use. */
  happened(entry: Entry, own: readonly Seat[]): void {
    if (entry.kind !== 'play' || own.length === 0) return;
    if (own.includes(entry.by)) this.forget();
    this.later.push(
      ...firstsIn(entry, own)
        .filter((first) => isNew(first) && !this.later.some((one) => one.first === first))
        .map((first) => ({ first, made: entry })),
    );
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

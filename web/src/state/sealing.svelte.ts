// The words for the shuffles of a table: ours is sealed before any is shown (table/sealed.ts).
import type { Place, TableEvent, ViewMessage, Want } from '@tacit/wire';
import { commitmentTo, lastTyped, newWord, ownSealed, rememberSeals, rememberWord } from '../table/sealed';

/** The table that they are for. */
interface Sealable {
  readonly table: string;
  readonly places: readonly Place[];
  readonly ownPlace: Place | undefined;
  readonly stage: ViewMessage['stage'];
  readonly device?: object | undefined; // shared by all who play: nothing is sealed
}

export class Sealing {
  words = $state.raw<readonly string[]>([]); // that go into the shuffles
  called = $state(false); // the sealed words are being shown
  commit = $state(''); // to the server's seed
  /** Done when the word that is to be sealed is. */
  done: Promise<boolean> | undefined;

  constructor(
    private readonly at: Sealable,
    private readonly send: (want: Want) => Promise<unknown>,
  ) {}

  begin({ words, called, commit }: ViewMessage): void {
    this.words = words === '' ? [] : words.split('|');
    this.called = called;
    this.commit = commit;
    if (called) void this.show();
    else if (!ownSealed(this.at.table, this.at.ownPlace?.commit)) void this.seal();
  }

  hear(event: TableEvent, person: string | undefined): void {
    if (event.k === 'word_added' || event.k === 'word_shown') this.words = [...this.words, event.word];
    if (event.k === 'sat' && event.person === person) void this.seal();
    if (event.k !== 'words_called') return;
    this.called = true;
    void this.show();
  }

  /** Seals something random and what was typed, now or before. */
  seal(typed = lastTyped(this.at.table)): Promise<boolean> {
    this.done = this.sealWord(newWord(typed)).catch(() => false);
    return this.done;
  }

  private async sealWord(word: string): Promise<boolean> {
    const { table, device, stage, ownPlace } = this.at;
    if (device || stage !== 'open' || this.called || !ownPlace) return false;
    const commit = await commitmentTo(word);
    rememberWord(table, { word, commit });
    await this.send({ k: 'commit_word', commit });
    return true;
  }

  /** Another tab of ours may have been quicker, or the word is on another device. */
  private async show(): Promise<void> {
    const { table, device, places, ownPlace } = this.at;
    if (device) return;
    const seals = places.filter(({ commit }) => commit !== undefined).map(({ seats, commit }) => `${seats}:${commit}`);
    if (!rememberSeals(table, this.commit, seals)) return;
    const own = ownSealed(table, ownPlace?.commit);
    if (own) await this.send({ k: 'show_word', word: own.word }).catch(() => undefined);
  }
}

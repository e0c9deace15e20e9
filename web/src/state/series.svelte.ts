// An evening as a page of its own shows it: what its link has brought, then what its tables tell, from one to the next.
import type { Evening, ServerMessage } from '@tacit/wire';
import { packed, unpacked } from '../browser/packed';
import { linkTo, paths } from '../browser/paths';
import { browserHelp, TableLine } from '../net/line';
import { eveningIn, shownOf, type EveningShown } from '../table/evening';
import { me } from './me.svelte';

export class Series {
  evening = $state.raw<EveningShown>();
  table = $state(''); // at which it is now
  live = $state(false); // that table is there, and its game not over
  private line: TableLine | undefined;
  private closed = false;

  constructor(table: string, brought: string) {
    this.table = table;
    void this.come(brought);
  }

  /** For others: it shows the evening as it is now, and goes on where its table is still there. */
  async link(): Promise<string> {
    return linkTo(paths.evening(this.table, this.evening && (await packed(JSON.stringify(this.evening)))));
  }

  close(): void {
    this.closed = true;
    this.line?.close();
  }

  private async come(brought: string): Promise<void> {
    if (brought)
      this.evening = await unpacked(brought).then(
        (text) => eveningIn(JSON.parse(text)),
        () => undefined,
      );
    await me.hello().catch(() => undefined);
    this.evening ??= { games: [], people: [] };
    this.listen(this.table);
  }

  /** As the whole room may: nothing of any hand ever comes here. */
  private listen(table: string): void {
    if (this.closed) return;
    this.line?.close();
    this.table = table;
    this.line = new TableLine(
      table,
      {
        message: (message) => this.hear(message),
        state: (state) => (this.live = state === 'gone' || state === 'closed' ? false : this.live),
      },
      browserHelp(() => me.helloAgain()),
      true,
    );
  }

  private hear(message: ServerMessage): void {
    if (message.k === 'view') {
      this.live = message.stage === 'open' || message.stage === 'playing';
      this.take(message.evening, message.next);
    } else if (message.k === 'event') {
      const { event } = message;
      if (event.k === 'ended' || event.k === 'aborted') this.live = false;
      this.take(message.evening, event.k === 'rematch' ? event.table : undefined);
    }
  }

  private take(evening: Evening | undefined, next: string | undefined): void {
    if (evening) this.evening = shownOf(evening);
    if (next !== undefined) this.listen(next);
  }
}

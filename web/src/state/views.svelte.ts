// What this device shows of a table: the board is here, on a screen that all see, or made of wood. A choice for each device:
// anyone who is far away keeps the board while the others sit around theirs. It is the same table with the same rules in any case.
import { objectIn, Stored } from '../browser/stored';

/** `board` all of it; `hand` the cards large and the board small; `cards` no board. */
export type View = 'board' | 'hand' | 'cards';

interface Chosen {
  table: string;
  view: View;
}

export const allViews: readonly View[] = ['board', 'hand', 'cards'];
const isView = (text: unknown): text is View => allViews.includes(text as View);

const stored = new Stored<Chosen | undefined>('tacit-view', (found) => {
  const { table, view } = objectIn<Chosen>(found) ?? {};
  return typeof table === 'string' && isView(view) ? { table, view } : undefined;
});

class Views {
  private chosen = $state.raw(stored.read()); // at the table where one was last; another begins with its board

  of(table: string): View {
    return this.chosen?.table === table ? this.chosen.view : 'board';
  }

  choose(table: string, view: View): void {
    this.chosen = { table, view };
    stored.write(this.chosen);
  }

  /** Somebody comes by a link; what was chosen here before counts more. */
  come(table: string, query: string): void {
    const asked = [...new URLSearchParams(query).keys()].find(isView);
    if (asked !== undefined && this.chosen?.table !== table) this.choose(table, asked);
  }

  /** The same people go on at another table. */
  carry(from: string, to: string): void {
    if (this.chosen?.table === from) this.choose(to, this.chosen.view);
  }
}

export const views = new Views();

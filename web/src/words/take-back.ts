// What can be taken back.
import type { Entry } from '../game/history';
import { givesTo } from '../game/layout';
import type { Position } from '../game/position';
import { isSeat } from '../game/words';
import { m } from '../paraglide/messages';
import { briefWords } from './plays';
import type { Names } from './say';
import { labelled } from './sentences';

/** A table, or what looks like one. */
export interface Undoable {
  entries: readonly Entry[];
  position: Position | undefined;
  game: { takeBack: string; deciding: string } | undefined;
}

/** What the last decision was, as far as it is known; undefined where nothing can be taken back. A card given is not named: others may look on. */
export function undoneWords({ entries, position, game }: Undoable, names: Names): string | undefined {
  const seat = game?.takeBack.slice(0, 1);
  if (seat === undefined || !isSeat(seat) || !position) return undefined;
  const at = entries.findLastIndex((entry) => entry.kind === 'play' && entry.by === seat);
  const made = entries[at];
  const isDealtSince = entries.slice(at + 1).some(({ kind }) => kind === 'deal');
  const mustGive = position.phase === 'swap' && game?.deciding.includes(seat) === true;
  if (isDealtSince && !mustGive && givesTo(position.layout, seat, position.rules) !== undefined) return m.card_given();
  return made?.kind === 'play' ? briefWords(made, names) : '';
}

/** "Take back: 8 forward"; empty where nothing can be taken back. */
export function takeBackWords(table: Undoable, names: Names): string {
  const what = undoneWords(table, names);
  return what === undefined ? '' : what === '' ? m.take_back() : labelled(m.take_back(), what);
}

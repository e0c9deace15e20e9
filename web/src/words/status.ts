// What is going on, in a sentence for the person at this page.
import type { TableState } from '../state/table.svelte';
import { m } from '../paraglide/messages';
import type { Seat } from '../game/words';

/** What the sentence is made from: a table, or what looks like one. */
export type Scene = Pick<TableState, 'position' | 'deciding' | 'stage' | 'ways' | 'mySeats' | 'result'>;

function resultWords(table: Scene): string {
  const { result, mySeats, position } = table;
  const winners = (result ?? '').split('>')[0] ?? '';
  if (position && position.layout.sides.length === 1) {
    return winners.length > 0 && winners !== 'lost' ? m.coop_won({ n: position.laid }) : m.coop_lost();
  }
  if (mySeats.length === 0) return m.game_over();
  return mySeats.some((seat) => winners.includes(seat)) ? m.you_won() : m.you_lost();
}

export function statusWords(table: Scene, names: (seat: Seat) => string): string {
  const { position, deciding, stage, ways } = table;
  if (stage === 'over') return resultWords(table);
  if (stage === 'aborted') return m.game_aborted();
  if (!position) return m.waiting();
  if (position.phase === 'swap') return deciding ? m.choose_gift() : table.mySeats.length > 0 ? m.wait_gifts() : m.swap_on();
  if (!deciding) return m.turn_of({ who: names(position.by) });
  if (position.by !== position.turn) return m.you_are_devil({ who: names(position.turn) });
  const onlyDrops = ways !== undefined && ways.length > 0 && ways.every(({ play }) => play.kind === 'drop');
  if (position.phase === 'skipped') return onlyDrops ? m.you_are_skipped() : m.you_are_skipped_tac();
  if (position.phase === 'answer') return m.answer_win();
  if (onlyDrops) return m.nothing_playable();
  return m.your_turn();
}

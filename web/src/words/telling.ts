// What the others at the table would hear and see, in sentences for the ear.
import type { Entry, Made } from '../game/history';
import { givesTo } from '../game/layout';
import type { Position } from '../game/position';
import { isCard, isSeat, type Seat } from '../game/words';
import { m } from '../paraglide/messages';
import { cardName, entryWords, type Names } from './say';
import { clauses, labelled, sentences, together } from './sentences';

/** A line of the log; of a deal also who declared what. */
export function toldWords(entry: Entry, seats: readonly Seat[], names: Names): string {
  if (entry.kind === 'play') return entryWords(entry, names);
  const some = seats.filter((_, i) => entry.says[i] === '+').map(names);
  return sentences(entryWords(entry, names), some.length > 0 ? m.declared_by({ who: together(some) }) : m.declared_by_none());
}

/** The cards that came in the swap, as the server writes them: `a:7/c:1`. */
export function gotWords(received: string, { layout, rules }: Position, names: Names): string {
  return sentences(
    ...received.split('/').flatMap((part) => {
      const [seat = '', card = ''] = part.split(':');
      const giver = layout.seats.find((one) => givesTo(layout, one, rules) === seat);
      return giver && isSeat(seat) && isCard(card) ? [m.got_card({ who: names(giver), card: cardName(card) })] : [];
    }),
  );
}

/** What has been played since one of these seats last decided. */
export function sinceLast(entries: readonly Entry[], own: readonly Seat[]): Made[] {
  const last = entries.findLastIndex((entry) => entry.kind === 'play' && own.includes(entry.by));
  return entries.slice(last + 1).filter((entry) => entry.kind === 'play');
}

/** The same in a sentence. */
export const sinceWords = (since: readonly Made[], names: Names): string => (since.length === 0 ? '' : labelled(m.since_last(), clauses(since.map((made) => entryWords(made, names)))));

// What the others at the table would hear and see, in sentences for the ear.
import type { Deal, Entry } from '../game/history';
import { givesTo } from '../game/layout';
import type { Position } from '../game/position';
import type { Way } from '../game/ways';
import { isCard, isSeat, type Card, type Seat } from '../game/words';
import { m } from '../paraglide/messages';
import type { Said } from '../table/talk';
import { entryWords, landingWords } from './plays';
import { cardName, phraseWords, type Names } from './say';
import { clauses, labelled, listed, sentences, together } from './sentences';

/** A line of the log; of a deal also who declared what. */
export function toldWords(entry: Entry, seats: readonly Seat[], names: Names): string {
  if (entry.kind !== 'deal') return entryWords(entry, names);
  const some = seats.filter((_, i) => entry.says[i] === '+').map(names);
  return sentences(
    entryWords(entry, names),
    some.length > 0 ? m.declared_by({ who: together(some) }) : m.declared_by_none(),
  );
}

/** What a wooden board is to be changed by: for everybody around it, and so nothing of a hand. */
export const aloudWords = (entry: Entry, seats: readonly Seat[], names: Names): string =>
  sentences(toldWords(entry, seats, names), entry.kind === 'play' ? landingWords(entry) : '');

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

const lastOf = (entries: readonly Entry[], own: readonly Seat[]): number =>
  entries.findLastIndex((entry) => entry.kind === 'play' && own.includes(entry.by));

/** What has happened on the board since one of these seats last decided. */
export function sinceLast(entries: readonly Entry[], own: readonly Seat[]): Exclude<Entry, Deal>[] {
  const last = lastOf(entries, own);
  return entries.slice(last + 1).filter((entry) => entry.kind !== 'deal');
}

/** What that is called; before the first decision there was no last one. */
export const sinceTitle = (entries: readonly Entry[], own: readonly Seat[]): string =>
  lastOf(entries, own) < 0 ? m.until_now() : m.since_last();

/** The same in a sentence. */
export function sinceWords(entries: readonly Entry[], own: readonly Seat[], names: Names): string {
  const since = sinceLast(entries, own).map((made) => entryWords(made, names));
  return since.length === 0 ? '' : labelled(sinceTitle(entries, own), clauses(since));
}

/** A table, as far as it is told aloud. */
export interface Heard {
  entries: readonly Entry[];
  position: Position | undefined;
  hand: readonly Card[]; // our own
  deciding: Seat | undefined; // of our seats
  received: string | undefined; // in the swap
  playing: boolean;
  status: string;
  ways: readonly Way[] | undefined; // there while we can decide
  todo: string; // what is to be done then
  asked: string; // the next step with the card that was taken up
  refusal: string;
  first: string; // what is explained to a newcomer
  bubbles: readonly Said[];
  mine: number; // our place
  names: Names;
  speaker: (place: number) => string;
}

/** Someone who comes to a deal that has just begun hears of it; what was played before is in the log. */
export const unheard = (before: Heard | undefined, { entries }: Heard): readonly Entry[] =>
  entries.slice(before ? before.entries.length : entries.length - (entries.at(-1)?.kind === 'deal' ? 1 : 0));

const changed = (before: string | undefined, now: string): string[] => (before === now || now === '' ? [] : [now]);

/** The hand, as soon as it is dealt. */
function dealtWords(before: Heard | undefined, now: Heard): string[] {
  const isNew = before?.hand.length === 0 || unheard(before, now).some(({ kind }) => kind === 'deal');
  return isNew && now.hand.length > 0 ? [labelled(m.your_hand(), listed(now.hand.map(cardName)))] : [];
}

/** What there is to decide: in the swap it stays the same while the others give their cards, although the table changes. */
export const decisionOf = ({ entries, deciding, position }: Heard): string =>
  deciding === undefined ? '' : `${entries.length} ${deciding} ${position?.phase}`;

/** What is new at a table, in the order in which it is told; `asked` is the decision that was asked for last. */
export function newsSince(before: Heard | undefined, now: Heard, asked = ''): string[] {
  const { names, position, received = '' } = now;
  return [
    ...unheard(before, now).map((entry) => toldWords(entry, position?.layout.seats ?? [], names)),
    ...dealtWords(before, now),
    ...(position && before?.position && before.received === undefined && received !== ''
      ? [gotWords(received, position, names)]
      : []),
    ...(now.ways && decisionOf(now) !== asked ? [now.todo] : []),
    ...changed(before?.asked, now.asked),
    ...changed(before?.refusal, now.refusal),
    ...(before ? now.bubbles : [])
      .filter((said) => said.place !== now.mine && !before?.bubbles.includes(said))
      .map((said) => labelled(now.speaker(said.place), said.text ?? phraseWords(said.phrase ?? ''))),
    ...(before?.playing && !now.playing ? [now.status] : []),
    ...changed(before?.first, now.first),
  ];
}

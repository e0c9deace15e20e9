// Why a play was better, and what could be known of the hidden cards, in the reader's language: made from counts, never from opinion.
import type { HiddenCard, Known, Reason } from '@tacit/core';
import type { Made } from '../game/history';
import { marblesOf } from '../game/marbles';
import type { Position } from '../game/position';
import { base, isCard, isSeat, type Seat } from '../game/words';
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';
import { numbered } from './numbered';
import { marbleWords } from './places';
import { cardName, type Names } from './say';
import { either, labelled, listed, percent, together } from './sentences';

/** To whom a decision is explained. */
export interface Listener {
  you: string; // seats that are called "you"; none for somebody who looks on
  names: Names;
  position?: Position | undefined; // what the decision is about
}

const average = (count: number): string =>
  new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 }).format(count);

/** What happens in a share of the worlds; the rest is counted: how often in each, on average. */
const isShare = ({ kind }: Reason): boolean => !['captures', 'home', 'they_get_home', 'dropped'].includes(kind);

function marbleAt(seat: string, space: string, position: Position): string | undefined {
  const marbles = marblesOf(position.board);
  const marble = marbles.find((one) => one.seat === seat && one.space === space);
  return marble && marbleWords(position.layout, marbles, marble);
}

function eventWords({ kind, seat = '', space = '' }: Reason, { you, names, position }: Listener): string {
  const who = isSeat(seat) ? names(seat) : '';
  const own = seat !== '' && you.includes(seat);
  switch (kind) {
    case 'captured': {
      const marble = position && !numbered.wanted() ? marbleAt(seat, space, position) : undefined;
      if (marble !== undefined) return m.marble_captured({ marble });
      return own ? m.reason_captured_own({ space }) : m.reason_captured({ who, space });
    }
    case 'brings_out':
    case 'they_bring_out':
      return own ? m.reason_out_own() : m.reason_out({ who });
    case 'answered_by_tac':
      return m.reason_tac();
    case 'captures':
      return m.reason_captures();
    case 'home':
      return m.reason_home();
    case 'they_get_home':
      return m.reason_their_home();
    case 'dropped':
      return m.reason_dropped();
    case 'wins':
      return m.reason_wins();
    case 'they_win':
      return m.reason_they_win();
    case 'gives_opening':
      return m.reason_gives_opening({ who });
  }
}

/** "Your marble on 25 gets captured: 38% (best move: 12%)". */
export function reasonInWords(reason: Reason, listener: Listener): string {
  if (reason.kind === 'gives_opening') return eventWords(reason, listener); // it is so, in every world
  const said = isShare(reason) ? percent : average;
  return labelled(
    eventWords(reason, listener),
    m.reason_rates({ chosen: said(reason.chosen), best: said(reason.best) }),
  );
}

/** The same without numbers, as people say it: what is better with the best play than with the next. */
function plainly(reason: Reason, listener: Listener): string {
  const { kind, seat = '', space = '' } = reason;
  const { you, names, position } = listener;
  const who = isSeat(seat) ? names(seat) : '';
  switch (kind) {
    case 'captured':
      return m.better_safer({ marble: (position && marbleAt(seat, space, position)) ?? who });
    case 'brings_out':
      return you.includes(seat) ? m.better_out_own() : m.better_out({ who });
    case 'they_bring_out':
      return m.better_they_out({ who });
    case 'answered_by_tac':
      return m.better_tac();
    case 'captures':
      return m.better_captures();
    case 'home':
      return m.better_home();
    case 'they_get_home':
      return m.better_their_home();
    case 'dropped':
      return m.better_dropped();
    case 'wins':
      return m.better_wins();
    case 'they_win':
      return m.better_they_win();
    case 'gives_opening':
      return m.full_stop({ text: eventWords(reason, listener) });
  }
}

/** What the words of a play say already. */
function isTold({ play, captured }: Made, { kind, seat }: Reason): boolean {
  if (kind === 'captures') return captured.length > 0;
  return kind === 'brings_out' && play.kind === 'move' && play.leg.from === base && play.leg.colour === seat;
}

/** Why this play, in one sentence; `saferFrom` are those who could capture us in fewer ways after it. */
export function whyInWords(
  best: Made,
  reasons: readonly Reason[],
  saferFrom: readonly Seat[],
  listener: Listener,
): string {
  const first = reasons.find((reason) => !isTold(best, reason)) ?? reasons[0];
  if (saferFrom.length > 0 && (!first || first.kind === 'captured'))
    return m.better_safer_from({ who: together(saferFrom.map(listener.names)) });
  return first ? plainly(first, listener) : m.better_equal();
}

/** What hidden cards had to do with how a decision turned out. */
export function hiddenInWords(hidden: HiddenCard | undefined, names: Names): string {
  const { seat = '', card = '' } = hidden ?? {};
  if (!isCard(card)) return m.hidden_cards();
  return isSeat(seat)
    ? m.hidden_holds({ who: names(seat), card: cardName(card) })
    : m.hidden_nobody({ card: cardName(card) });
}

const cardNames = (cards: string): string[] => cards.split(',').filter(isCard).map(cardName);

/** What could be concluded about hands that nobody saw. */
export function knownInWords({ kind, seat = '', cards = '', dropped = '' }: Known, { names }: Listener): string {
  const who = isSeat(seat) ? names(seat) : '';
  switch (kind) {
    case 'holds':
      return m.known_holds({ who, cards: listed(cardNames(cards)) });
    case 'cannot_hold':
      return m.known_cannot_hold({ who, cards: either(cardNames(cards)), dropped: listed(cardNames(dropped)) });
    case 'none_left':
      return m.known_none_left({ cards: either(cardNames(cards)) });
    case 'has_opening':
      return labelled(who, m.says_yes());
    case 'has_no_opening':
      return labelled(who, m.says_no());
    case 'said_opening':
      return m.known_said_yes({ who });
    case 'said_no_opening':
      return m.known_said_no({ who });
  }
}

// What is going on, in a sentence for the person at this page.
import type { Partners, ViewMessage } from '@tacit/wire';
import { givesTo, isPartner } from '../game/layout';
import type { Position } from '../game/position';
import { isForced, onlyDrops } from '../game/firsts';
import type { Made } from '../game/history';
import type { Way } from '../game/ways';
import { m } from '../paraglide/messages';
import { seatsIn, type Card, type Seat } from '../game/words';
import { deadWords } from './firsts';
import { colourName } from './say';
import { together } from './sentences';

/** What the sentence is made from: a table, or what looks like one. */
export interface Scene {
  position: Position | undefined;
  deciding: Seat | undefined; // of our seats
  stage: ViewMessage['stage'];
  ways: readonly Way[] | undefined;
  mySeats: readonly Seat[];
  result: string | undefined;
  game: { deciding: string; breakSince?: number } | undefined;
  showing?: Made | undefined; // the play that is on its way across the board
}

type Names = (seat: Seat) => string;

function resultWords(table: Scene, people: Names): string {
  const { result, mySeats, position } = table;
  const winners = (result ?? '').split('>')[0] ?? '';
  if (position && position.layout.sides.length === 1) {
    return winners.length > 0 && winners !== 'lost' ? m.coop_won({ n: position.laid }) : m.coop_lost();
  }
  if (mySeats.some((seat) => winners.includes(seat))) {
    const partners = seatsIn(winners).filter((seat) => !mySeats.includes(seat));
    return partners.length > 0 ? m.you_won_with({ who: together(partners.map(people)) }) : m.you_won();
  }
  return winners === '' ? m.game_over() : m.they_won({ who: together(seatsIn(winners).map(people)) });
}

/** In the swap all choose at the same time. */
function swapWords(
  { game, deciding, mySeats }: Scene,
  { layout, rules }: Position,
  names: Names,
  people: Names,
): string {
  const to = deciding && givesTo(layout, deciding, rules);
  if (deciding && to && mySeats.includes(to)) return m.choose_gift_own({ colour: colourName(to) });
  if (deciding && to) return (isPartner(layout, deciding, to) ? m.choose_gift : m.choose_gift_for)({ who: names(to) });
  const others = seatsIn(game?.deciding ?? '').filter((seat) => !mySeats.includes(seat));
  return others.length > 0 ? m.wait_gifts({ who: together(others.map(people)) }) : m.swap_on();
}

/** `people` are the persons behind the seats, where they are not called by their colours, too. */
export function statusWords(table: Scene, names: Names, people: Names = names): string {
  const { position, deciding, stage, ways, showing } = table;
  if (stage === 'over') return resultWords(table, people);
  if (stage === 'aborted') return m.game_aborted();
  if (!position) return m.waiting();
  if (table.game?.breakSince !== undefined) return m.break_now();
  if (showing && table.mySeats.includes(showing.by)) return m.you_played();
  if (position.phase === 'swap') return swapWords(table, position, names, people);
  if (!deciding) return table.mySeats.includes(position.by) ? m.your_turn() : m.turn_of({ who: names(position.by) });
  if (position.by !== position.turn) return m.you_are_devil({ who: names(position.turn) });
  if (position.phase === 'skipped') return onlyDrops(ways) ? m.you_are_skipped() : m.you_are_skipped_tac();
  if (position.phase === 'answer') return m.answer_win();
  if (onlyDrops(ways)) return m.nothing_playable();
  return m.your_turn();
}

/** That there is no choice, or why no card can be played: that it is so the status says. */
export function forcedWords(ways: readonly Way[], hand: readonly Card[], position: Position): string {
  const { phase } = position;
  if (phase === 'play' && onlyDrops(ways)) return deadWords(position, hand);
  const forced = isForced(ways, hand, phase);
  return forced === 'play' ? m.only_play() : forced === 'card' ? m.only_card() : '';
}

/** On the button for another game. */
export const againWords = (partners: Partners | undefined): string =>
  partners ? { same: m.again_same, other: m.again_other }[partners]() : m.rematch();

// The game in words of the reader's language.
import type { WhyNot } from '@tacit/core';
import type { Place } from '@tacit/wire';
import type { Card, Seat } from '../game/words';
import { m } from '../paraglide/messages';
import { choiceText } from './choices';

export const colourName = (seat: Seat): string =>
  ({ a: m.red, b: m.blue, c: m.green, d: m.yellow, e: m.purple, f: m.teal })[seat]();

export function cardName(card: Card): string {
  const named: Partial<Record<Card, () => string>> = {
    TRI: m.trickster,
    JES: m.jester,
    ANG: m.angel,
    WAR: m.warrior,
    DEV: m.devil,
  };
  return named[card]?.() ?? card;
}

export function cardHelp(card: Card): string {
  const special: Partial<Record<Card, () => string>> = {
    '1': m.help_1,
    '13': m.help_13,
    '4': m.help_4,
    '7': m.help_7,
    '8': m.help_8,
    TRI: m.help_tri,
    TAC: m.help_tac,
    JES: m.help_jes,
    ANG: m.help_ang,
    WAR: m.help_war,
    DEV: m.help_dev,
  };
  return special[card]?.() ?? m.help_number({ n: card });
}

const botNames: Record<string, string> = { a: 'Alma', b: 'Bruno', c: 'Clara', d: 'Dario', e: 'Edda', f: 'Fynn' };

export const botTitle = (seats: string): string => botNames[seats.slice(0, 1)] ?? m.bot();

// What the server writes where nobody chose a name, or where one was erased.
const writtenByServer: Record<string, () => string> = { guest: m.guest, deleted: m.deleted_person };

/**
 * A name as it is shown. Nobody can take the server's own words for a name, so they are told in the reader's language; a bot,
 * `bot planner` in a list of games, has the name it had at the table.
 */
export function personTitle(name: string, seats = ''): string {
  const level = /^bot (\w+)$/.exec(name)?.[1];
  if (level !== undefined) return botNames[seats.slice(0, 1)] ?? `${m.bot()} (${choiceText('level', level, level)})`;
  const number = /^Guest (\d{4})$/.exec(name)?.[1];
  return number ? m.guest_n({ n: number }) : (writtenByServer[name]?.() ?? name);
}

export function placeTitle(place: Place | undefined): string {
  if (!place) return m.nobody();
  if (place.name !== undefined) return place.program ? m.program_name({ name: place.name }) : personTitle(place.name);
  return place.bot === undefined ? m.free_place() : (botNames[place.seats.slice(0, 1)] ?? place.bot);
}

/** Who plays this seat: the person, told apart by colours where they play several. */
export function seatTitle(places: readonly Place[], seat: Seat): string {
  const place = places.find(({ seats }) => seats.includes(seat));
  if (places.length === 1) return colourName(seat);
  return place && place.seats.length > 1 ? `${placeTitle(place)} · ${colourName(seat)}` : placeTitle(place);
}

export type Names = (seat: Seat) => string;

/** Who gave whom which card, as far as the given eyes saw it. */
export function swapWords(gifts: readonly { from: Seat; to: Seat; card: Card }[], names: Names): string {
  return [
    m.replay_swap(),
    ...gifts.map(({ from, to, card }) => m.replay_gift({ who: names(from), whom: names(to), card: cardName(card) })),
  ].join(' · ');
}

/** Why a card cannot be played; `as` is what a TAC would be. */
export function whyWords(why: WhyNot | '', as: Card | undefined): string {
  switch (why) {
    case '':
      return '';
    case 'skipped':
      return m.why_skipped();
    case 'answer':
      return m.why_answer();
    case 'no_marble':
      return m.why_no_marble();
    case 'blocked':
      return m.why_blocked();
    case 'one_marble':
      return m.why_one_marble();
    case 'no_cards_left':
      return m.why_no_cards_left();
    case 'next_has_no_card':
      return m.why_next_has_no_card();
    case 'angel':
      return m.why_angel();
    case 'seven':
      return m.why_seven();
    case 'ban':
      return m.why_ban();
    case 'nothing_laid':
      return m.why_nothing_laid();
    case 'nowhere':
      return m.why_nowhere();
    case 'tac_useless':
      return m.why_tac_useless({ card: as ? cardName(as) : '' });
  }
}

export function phraseWords(name: string): string {
  const all: Record<string, () => string> = {
    hello: m.phrase_hello,
    good_luck: m.phrase_good_luck,
    well_played: m.phrase_well_played,
    thank_you: m.phrase_thank_you,
    sorry: m.phrase_sorry,
    one_moment: m.phrase_one_moment,
    back_again: m.phrase_back_again,
    hurry: m.phrase_hurry,
    good_game: m.phrase_good_game,
    smile: () => '🙂',
    laugh: () => '😄',
    amazed: () => '😮',
    sad: () => '😢',
    applause: () => '👏',
  };
  return all[name]?.() ?? name;
}

export const phraseNames = [
  'hello',
  'good_luck',
  'well_played',
  'thank_you',
  'sorry',
  'one_moment',
  'back_again',
  'hurry',
  'good_game',
  'smile',
  'laugh',
  'amazed',
  'sad',
  'applause',
];

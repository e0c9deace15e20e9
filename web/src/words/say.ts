// The game in words of the reader's language.
import type { Place } from '../../../docs/wire';
import type { Deal, Entry, Made } from '../game/history';
import type { Leg, Play } from '../game/play';
import { parsePlay } from '../game/play';
import type { Reason } from '../game/reasons';
import { base, isHome, type Card, type Seat, type Space } from '../game/words';
import { m } from '../paraglide/messages';

export const colourName = (seat: Seat): string =>
  ({ a: m.red, b: m.blue, c: m.green, d: m.yellow, e: m.purple, f: m.teal })[seat]();

export function cardName(card: Card): string {
  const named: Partial<Record<Card, () => string>> = {
    TRI: m.trickster, JES: m.jester, ANG: m.angel, WAR: m.warrior, DEV: m.devil,
  };
  return named[card]?.() ?? card;
}

export function cardHelp(card: Card): string {
  const special: Partial<Record<Card, () => string>> = {
    '1': m.help_1, '13': m.help_13, '4': m.help_4, '7': m.help_7, '8': m.help_8, TRI: m.help_tri, TAC: m.help_tac,
    JES: m.help_jes, ANG: m.help_ang, WAR: m.help_war, DEV: m.help_dev,
  };
  return special[card]?.() ?? m.help_number({ n: card });
}

const botNames: Record<string, string> = { a: 'Alma', b: 'Bruno', c: 'Clara', d: 'Dario', e: 'Edda', f: 'Fynn' };

export function placeTitle(place: Place | undefined): string {
  if (!place) return m.nobody();
  return place.name ?? (place.bot === undefined ? m.free_place() : (botNames[place.seats.slice(0, 1)] ?? place.bot));
}

export function spaceWords(seat: Seat, space: Space): string {
  if (space === base) return m.space_base({ colour: colourName(seat) });
  if (isHome(space)) return m.space_home({ colour: colourName(seat), n: space.slice(1) });
  return m.space_ring({ n: space });
}

const shortSpace = (space: Space): string => (space === base ? m.base() : space);

function legWords(leg: Leg, own: Seat): string {
  const whose = leg.colour === own ? '' : `${colourName(leg.colour)} `;
  if (leg.from === base) return whose + m.goes_out({ to: leg.to });
  if (leg.to === base) return whose + m.goes_to_base();
  if (isHome(leg.to) && !isHome(leg.from)) return whose + m.goes_home({ from: leg.from, to: leg.to });
  return whose + m.goes({ from: shortSpace(leg.from), to: shortSpace(leg.to) });
}

/** What a play does, without who does it. */
export function effectWords(play: Play, own: Seat, victim: string): string {
  switch (play.kind) {
    case 'pass': return m.does_pass();
    case 'give': return m.does_give();
    case 'drop': return m.does_drop();
    case 'skip': return m.does_skip({ who: victim });
    case 'jester': return m.does_jester();
    case 'devil': return m.does_devil({ who: victim });
    case 'exchange':
      return m.does_exchange({ one: `${colourName(play.one.colour)} ${play.one.space}`, other: `${colourName(play.other.colour)} ${play.other.space}` });
    case 'seven': return play.legs.map((leg) => legWords(leg, own)).join(', ');
    case 'move': return legWords(play.leg, own);
  }
}

export type Names = (seat: Seat) => string;

function list(parts: readonly string[]): string {
  return [...new Set(parts)].join(', ');
}

export function playWords(made: Made, names: Names): string {
  const { play, turn, by } = made;
  const who = by === turn ? names(turn) : m.through_devil({ who: names(turn), by: names(by) });
  if (play.kind === 'pass') return `${who}: ${m.does_pass()}`;
  const card = play.card === 'TAC' && play.kind !== 'drop' ? m.tac_as({ card: cardName(play.as) }) : cardName(play.card);
  const parts = [effectWords(play, turn, names(made.victim))];
  if (made.undone) parts.unshift(m.winds_back());
  if (made.captured.length > 0) parts.push(m.captures({ who: list(made.captured.map(colourName)) }));
  return `${who}: ${card} – ${parts.join('; ')}`;
}

export const dealWords = (deal: Deal, names: Names): string => m.deal_line({ who: names(deal.dealer) });

export const entryWords = (entry: Entry, names: Names): string =>
  entry.kind === 'deal' ? dealWords(entry, names) : playWords(entry, names);

/** Who gave whom which card, as far as the given eyes saw it. */
export function swapWords(gifts: readonly { from: Seat; to: Seat; card: Card }[], names: Names): string {
  return [m.replay_swap(), ...gifts.map(({ from, to, card }) => m.replay_gift({ who: names(from), whom: names(to), card: cardName(card) }))].join(' · ');
}

/** A play in a list of choices. */
export function wayWords(play: Play | string, own: Seat, victim: string): string {
  const made = typeof play === 'string' ? parsePlay(play) : play;
  return effectWords(made, own, victim);
}

export function whyWords(reason: Reason): string {
  switch (reason.why) {
    case 'skipped': return m.why_skipped();
    case 'answer': return m.why_answer();
    case 'no_marble': return m.why_no_marble();
    case 'blocked': return m.why_blocked();
    case 'one_marble': return m.why_one_marble();
    case 'no_cards_left': return m.why_no_cards_left();
    case 'next_has_no_card': return m.why_next_has_no_card();
    case 'angel': return m.why_angel();
    case 'seven': return m.why_seven();
    case 'ban': return m.why_ban();
    case 'nothing_laid': return m.why_nothing_laid();
    case 'nowhere': return m.why_nowhere();
    case 'tac_useless': return m.why_tac_useless({ card: cardName(reason.card) });
  }
}

export function phraseWords(name: string): string {
  const all: Record<string, () => string> = {
    hello: m.phrase_hello, good_luck: m.phrase_good_luck, well_played: m.phrase_well_played, thank_you: m.phrase_thank_you,
    sorry: m.phrase_sorry, one_moment: m.phrase_one_moment, back_again: m.phrase_back_again, hurry: m.phrase_hurry,
    good_game: m.phrase_good_game, smile: () => '🙂', laugh: () => '😄', amazed: () => '😮', sad: () => '😢', applause: () => '👏',
  };
  return all[name]?.() ?? name;
}

export const phraseNames = ['hello', 'good_luck', 'well_played', 'thank_you', 'sorry', 'one_moment', 'back_again', 'hurry', 'good_game', 'smile', 'laugh', 'amazed', 'sad', 'applause'];

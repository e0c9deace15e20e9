// The game in words of the reader's language.
import type { WhyNot } from '@tacit/core';
import type { Place } from '@tacit/wire';
import type { Deal, Entry, Made } from '../game/history';
import type { Leg, Play } from '../game/play';
import type { Effect } from '../game/ways';
import { base, isHome, placeParts, type Card, type PlaceName, type Seat, type Space } from '../game/words';
import { m } from '../paraglide/messages';
import { choiceText } from './choices';
import { clauses, labelled, listed, together } from './sentences';

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

export function spaceWords(seat: Seat, space: Space): string {
  if (space === base) return m.space_base({ colour: colourName(seat) });
  if (isHome(space)) return m.space_home({ colour: colourName(seat), n: space.slice(1) });
  return m.space_ring({ n: space });
}

const shortSpace = (space: Space): string => (space === base ? m.base() : space);

function goesWords(leg: Leg): string {
  if (leg.from === base) return m.goes_out({ to: leg.to });
  if (leg.to === base) return m.goes_to_base();
  if (isHome(leg.to) && !isHome(leg.from)) return m.goes_home({ from: leg.from, to: leg.to });
  return m.goes({ from: shortSpace(leg.from), to: shortSpace(leg.to) });
}

/** A place to choose. */
export function placeWords(place: PlaceName): string {
  const { seat, space } = placeParts(place);
  return seat ? spaceWords(seat, space) : m.space_ring({ n: space });
}

/** A marble's way from one place to another. */
export const wayBetween = (from: PlaceName, to: PlaceName): string => {
  const [here, there] = [placeParts(from), placeParts(to)];
  return goesWords({ colour: there.seat ?? here.seat ?? 'a', from: here.space, to: there.space });
};

/** What it means to go to a place; that one can, where there is no more to say. */
export function targetWords(effect: Effect | undefined): string {
  const { steps = 0, captured = [], swaps = false } = effect ?? {};
  const parts = [
    ...(steps > 0 ? [m.steps({ n: steps })] : []),
    ...(captured.length > 0 ? [m.captures({ who: together(captured.map(colourName)) })] : []),
    ...(swaps ? [m.swaps()] : []),
  ];
  return parts.length > 0 ? listed(parts) : m.can_go_here();
}

function legWords(leg: Leg, own: Seat): string {
  const what = goesWords(leg);
  return leg.colour === own ? what : m.marble_does({ colour: colourName(leg.colour), what });
}

const marbleAt = ({ colour, space }: { colour: Seat; space: Space }): string =>
  m.marble_at({ colour: colourName(colour), space });

// One set of words for what can be chosen, one for what was played.
const chosen = {
  pass: m.let_stand,
  give: m.does_give,
  drop: m.does_drop,
  skip: m.does_skip,
  jester: m.does_jester,
  devil: m.does_devil,
  exchange: m.does_exchange,
};
const played: typeof chosen = {
  pass: m.did_pass,
  give: m.did_give,
  drop: m.did_drop,
  skip: m.did_skip,
  jester: m.did_jester,
  devil: m.did_devil,
  exchange: m.did_exchange,
};

/** What a play does, without who does it. */
function effectWords(play: Play, own: Seat, victim: string, say: typeof chosen): string {
  switch (play.kind) {
    case 'pass':
      return say.pass();
    case 'give':
      return say.give();
    case 'drop':
      return say.drop();
    case 'skip':
      return say.skip({ who: victim });
    case 'jester':
      return say.jester();
    case 'devil':
      return say.devil({ who: victim });
    case 'exchange':
      return say.exchange({ one: marbleAt(play.one), other: marbleAt(play.other) });
    case 'seven':
      return listed(play.legs.map((leg) => legWords(leg, own)));
    case 'move':
      return legWords(play.leg, own);
  }
}

export type Names = (seat: Seat) => string;

/** A card as it was used: a TAC is the card before it. */
const usedAs = (play: Exclude<Play, { kind: 'pass' }>): string =>
  play.as === play.card ? cardName(play.card) : m.tac_as({ card: cardName(play.as) });

export function playWords(made: Made, names: Names): string {
  const { play, turn, by } = made;
  const who = by === turn ? names(turn) : m.through_devil({ who: names(turn), by: names(by) });
  if (play.kind === 'pass') return labelled(who, m.did_pass());
  const parts = [effectWords(play, turn, names(made.victim), played)];
  if (made.undone) parts.unshift(m.winds_back());
  if (made.captured.length > 0) parts.push(m.captures({ who: together(made.captured.map(colourName)) }));
  return m.play_line({ who, card: usedAs(play), what: clauses(parts) });
}

export const dealWords = (deal: Deal, names: Names): string => m.deal_line({ who: names(deal.dealer) });

export const entryWords = (entry: Entry, names: Names): string =>
  entry.kind === 'deal' ? dealWords(entry, names) : playWords(entry, names);

/** Who gave whom which card, as far as the given eyes saw it. */
export function swapWords(gifts: readonly { from: Seat; to: Seat; card: Card }[], names: Names): string {
  return [
    m.replay_swap(),
    ...gifts.map(({ from, to, card }) => m.replay_gift({ who: names(from), whom: names(to), card: cardName(card) })),
  ].join(' · ');
}

/** A play in a list of choices. */
export const wayWords = (play: Play, own: Seat, victim: string): string => effectWords(play, own, victim, chosen);

/** A play with its card, without who makes it. */
export function optionWords(play: Play, own: Seat, victim: string): string {
  if (play.kind === 'pass') return m.let_stand();
  return play.kind === 'give'
    ? m.hint_give({ card: cardName(play.card) })
    : labelled(usedAs(play), wayWords(play, own, victim));
}

/** A play that somebody might make next. */
export function adviceWords(play: Play, who: Seat, names: Names, victim: string): string {
  if (play.kind === 'pass') return labelled(names(who), m.did_pass());
  if (play.kind === 'give') return labelled(names(who), m.hint_give({ card: cardName(play.card) }));
  return m.play_line({ who: names(who), card: usedAs(play), what: effectWords(play, who, victim, played) });
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

// A play in words: the same ones in the log, in lists, hints and tips, on buttons and for the ear.
import type { Deal, Entry, Made, Setting } from '../game/history';
import { along, type Layout } from '../game/layout';
import { flights, type Marble, type Motion } from '../game/marbles';
import type { Play } from '../game/play';
import type { Effect } from '../game/ways';
import { base, isHome, placeName, type Card, type Seat, type Space } from '../game/words';
import { m } from '../paraglide/messages';
import { numbered } from './numbered';
import { marbleWords, placeWords, rankOf, type Rank } from './places';
import { cardName, colourName, type Names } from './say';
import { clauses, labelled, listed, noted, together } from './sentences';

/** One marble, and all it does in a play. */
interface Going {
  marble: Marble; // as it stood
  to: Space;
  steps: number; // 0 out of its base, or into it
  back: boolean;
}

const isBack = ({ layout }: Made, from: Space, to: Space): boolean =>
  isHome(from) ? to < from : to === along(layout, from, -1);

/** The marbles that go somewhere, in the order in which they begin; not those that are captured. */
function goingsOf(made: Made): Going[] {
  const all = new Map<string, Going>();
  for (const { id, how, trail } of made.course.stages.flat()) {
    const marble = made.from.find((one) => one.id === id);
    const [from = base, next = base] = trail;
    const isCapture = next === base && !isAlone(made.play);
    if (!marble || how === 'cross' || isCapture) continue;
    const { steps = 0, back = false } = all.get(id) ?? {};
    const walked = how === 'walk' ? trail.length - 1 : 0;
    all.set(id, { marble, to: trail.at(-1) ?? next, steps: steps + walked, back: back || isBack(made, from, next) });
  }
  return [...all.values()];
}

/** A Warrior that meets nobody. */
const isAlone = (play: Play): boolean => play.kind === 'move' && play.leg.to === base;

/** How far, and where that is at home. */
function stepWords({ marble, to, steps: n, back }: Going): string {
  if (isHome(marble.space)) return back ? m.steps_back_at_home({ n }) : m.steps_at_home({ n });
  if (isHome(to)) return back ? m.steps_back_into_home({ n }) : m.steps_into_home({ n });
  return back ? m.steps_back({ n }) : m.steps_forward({ n });
}

const withRank: Record<Exclude<Rank, 'only'>, (blanks: { what: string }) => string> = {
  front: m.with_front,
  second: m.with_second,
  middle: m.with_middle,
  third: m.with_third,
  last: m.with_last,
};

const shortSpace = (space: Space): string => (space === base ? m.base() : space);

function goingWords(going: Going, made: Made, say: typeof chosen): string {
  const { marble, to } = going;
  const colour = colourName(marble.seat);
  if (marble.space === base) return marble.seat === made.turn ? say.out() : say.outOf({ colour });
  const what =
    to === base ? m.goes_to_base() : made.play.kind === 'move' && made.play.as === 'WAR' ? say.run() : stepWords(going);
  const rank = rankOf(made.layout, made.from, marble);
  const told = rank === 'only' ? what : withRank[rank]({ what });
  const whose = marble.seat === made.turn ? told : m.marble_does({ colour, what: told });
  return numbered.wanted()
    ? m.with_note({ what: whose, note: m.goes({ from: shortSpace(marble.space), to: shortSpace(to) }) })
    : whose;
}

// One set of words for what can be chosen, one for what was played.
const chosen = {
  pass: m.let_stand,
  give: m.does_give,
  drop: m.does_drop,
  skip: m.does_skip,
  jester: m.does_jester,
  devil: m.does_devil,
  exchange: m.does_exchange,
  out: m.does_out,
  outOf: m.does_out_of,
  run: m.does_run,
};
const played: typeof chosen = {
  pass: m.did_pass,
  give: m.did_give,
  drop: m.did_drop,
  skip: m.did_skip,
  jester: m.did_jester,
  devil: m.did_devil,
  exchange: m.did_exchange,
  out: m.did_out,
  outOf: m.did_out_of,
  run: m.did_run,
};

/** What a play does, without who does it and whom it captures. */
function effectWords(made: Made, names: Names, say: typeof chosen): string {
  const { play, from, layout, course } = made;
  switch (play.kind) {
    case 'pass':
      return say.pass();
    case 'give':
      return say.give();
    case 'drop':
      return say.drop();
    case 'skip':
      return say.skip({ who: names(made.victim) });
    case 'jester':
      return say.jester();
    case 'devil':
      return say.devil({ who: names(made.victim) });
    case 'exchange': {
      const both = course.stages.flat().flatMap(({ id }) => from.filter((marble) => marble.id === id));
      const [one = '', other = ''] = both.map((marble) => marbleWords(layout, from, marble));
      return say.exchange({ one, other });
    }
    default:
      return listed(goingsOf(made).map((going) => goingWords(going, made, say)));
  }
}

/** Whose marbles, and how many where it is more than one: "Blue and 2 of Green". */
function capturedWords(captured: readonly Seat[]): string {
  const count = (seat: Seat): number => captured.filter((one) => one === seat).length;
  return m.captures({
    who: together(
      [...new Set(captured)].map((seat) =>
        count(seat) > 1 ? m.marbles_of({ colour: colourName(seat), n: count(seat) }) : colourName(seat),
      ),
    ),
  });
}

const captureWords = (captured: readonly Seat[]): string[] => (captured.length > 0 ? [capturedWords(captured)] : []);

/** A Warrior alone only captures itself, which is said already. */
const capturesOf = (made: Made): string[] => (isAlone(made.play) ? [] : captureWords(made.captured));

/** What it means to go to a place with a part of a seven. */
export function targetWords({ steps, captured, home }: Effect): string {
  return listed([m.steps({ n: steps }), ...(home ? [m.into_home()] : []), ...captureWords(captured)]);
}

/** A card as it was used: a TAC is the card before it. */
const usedAs = (play: Exclude<Play, { kind: 'pass' }>): string =>
  play.as === play.card ? cardName(play.card) : m.tac_as({ card: cardName(play.as) });

/** "10 forward": there the card need not be named. */
const saysItsCard = (made: Made): boolean =>
  made.play.kind === 'move' &&
  made.play.as === made.play.card &&
  goingsOf(made).some(({ steps }) => String(steps) === (made.play as { card: Card }).card);

/** A play with who makes it. */
export function playWords(made: Made, names: Names): string {
  const { play, turn, by } = made;
  const who = by === turn ? names(turn) : m.through_devil({ who: names(turn), by: names(by) });
  if (play.kind === 'pass') return labelled(who, m.did_pass());
  if (play.kind === 'give') return labelled(who, m.hint_give({ card: cardName(play.card) }));
  const parts = [...(made.undone ? [m.winds_back()] : []), effectWords(made, names, played), ...capturesOf(made)];
  const what = clauses(parts.filter((part) => part !== ''));
  if (what === '') return labelled(who, usedAs(play));
  return saysItsCard(made) ? labelled(who, what) : m.play_line({ who, card: usedAs(play), what });
}

export const dealWords = (deal: Deal, names: Names): string => m.deal_line({ who: names(deal.dealer) });

/** Each marble that stands elsewhere, and where: "Red (front): 10 past Blue's start". */
export const changeWords = (layout: Layout, marbles: readonly Marble[], changes: readonly Motion[]): string =>
  clauses(
    changes.flatMap(({ id, trail }) => {
      const marble = marbles.find((one) => one.id === id);
      if (!marble) return [];
      const which =
        marble.space === base
          ? m.with_note({ what: colourName(marble.seat), note: m.base() })
          : marbleWords(layout, marbles, marble);
      return [labelled(which, placeWords(layout, placeName(marble.seat, trail.at(-1) ?? base)))];
    }),
  );

export const settingWords = ({ layout, begin, after }: Setting): string =>
  labelled(m.board_was_set(), changeWords(layout, begin, flights(begin, after)));

export function entryWords(entry: Entry, names: Names): string {
  if (entry.kind === 'set') return settingWords(entry);
  return entry.kind === 'deal' ? dealWords(entry, names) : playWords(entry, names);
}

/** A play in a list of choices. */
export function wayWords(made: Made, names: Names): string {
  const what = effectWords(made, names, chosen);
  const [captures] = capturesOf(made);
  return captures === undefined ? what : labelled(what, captures);
}

/** Where the marbles that walk stand then, for those who move them on a wooden board. */
export function landingWords(made: Made): string {
  if (numbered.wanted()) return '';
  const walked = goingsOf(made).filter(({ marble, to }) => marble.space !== base && to !== base);
  const places = walked.map(({ marble, to }) => placeWords(made.layout, placeName(marble.seat, to)));
  return places.length > 0 ? labelled(m.lands(), listed(places)) : '';
}

/** A play with its card, without who makes it. */
export function optionWords(made: Made, names: Names): string {
  const { play } = made;
  if (play.kind === 'pass') return m.let_stand();
  if (play.kind === 'give') return m.hint_give({ card: cardName(play.card) });
  if (saysItsCard(made)) return wayWords(made, names);
  return labelled(usedAs(play), listed([effectWords(made, names, chosen), ...capturesOf(made)]));
}

/** The same where there is little room: "Bring a marble out (13)". */
export function briefWords(made: Made, names: Names): string {
  const what = effectWords(made, names, chosen);
  return made.play.kind === 'pass' || saysItsCard(made) ? what : noted(what, usedAs(made.play));
}

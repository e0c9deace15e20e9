// A game report in words: how it stands, what changed it, marks and awards.
import type { Decision, Mark, Report, Unit } from '@tacit/core';
import { madeIn } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import { isSeat, seatsIn } from '../game/words';
import type { Award, AwardKind } from '../report/awards';
import type { MistakeKind } from '../report/career';
import { shownChange, type Cause } from '../report/curve';
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';
import { playWords } from './plays';
import type { Names } from './say';
import { hiddenInWords } from './reason-words';
import { labelled, percent, together } from './sentences';

export const markName = (mark: Mark): string =>
  ({
    forced: m.mark_forced,
    best: m.mark_best,
    good: m.mark_good,
    inaccuracy: m.mark_inaccuracy,
    mistake: m.mark_mistake,
    blunder: m.mark_blunder,
  })[mark]();

/** As players write them beside a move. */
export const markSign: Record<Mark, string> = {
  forced: '',
  best: '✓',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

// With a true minus, which stands out where a hyphen does not.
const rounded = (n: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(getLocale(), options).format(n).replace('-', '−');

// The number is rounded before its form is chosen: "1 card", and never "1 cards" for 1.04.
function cardsWords(n: number, digits: number, options: Intl.NumberFormatOptions = {}): string {
  const shown = Number(n.toFixed(digits));
  return m.gr_cards({ n: Math.abs(shown), text: rounded(shown, options) });
}

/** How it stands: a chance, or cards. */
export const standWords = (unit: Unit, stand: number): string =>
  unit === 'chance' ? percent(stand) : cardsWords(stand, 0);

/** A change as it is shown, always with its sign: "+15%", "−3.2%", "+4 cards". */
export function changeWords(unit: Unit, change: number): string {
  const digits = Math.abs(change) < (unit === 'chance' ? 0.0995 : 9.95) ? 1 : 0;
  const signed: Intl.NumberFormatOptions = { signDisplay: 'exceptZero', maximumFractionDigits: digits };
  return unit === 'chance' ? rounded(change, { ...signed, style: 'percent' }) : cardsWords(change, digits, signed);
}

/** How sure a number is. */
export const errorWords = (unit: Unit, error: number): string =>
  m.gr_error({ error: rounded(error, { maximumFractionDigits: 1, style: unit === 'chance' ? 'percent' : 'decimal' }) });

/** What a decision cost. */
export const lossWords = (unit: Unit, loss: number): string => changeWords(unit, shownChange(unit, -loss));

/** The mark of a decision, with what was lost. */
export const markWords = (unit: Unit, { mark, loss = 0 }: Pick<Decision, 'mark' | 'loss'>): string =>
  loss > 0 ? m.gr_marked({ mark: markName(mark), change: lossWords(unit, loss) }) : markName(mark);

/** What luck of the play made of a decision: "No one could know that Dario had TAC: −18%". */
export const luckWords = (unit: Unit, { hidden, luck }: Pick<Decision, 'hidden' | 'luck'>, names: Names): string =>
  labelled(hiddenInWords(hidden, names), changeWords(unit, shownChange(unit, luck)));

/** A play of a decision: the one that was made, or another. */
export function playOf({ position, seat }: Pick<Decision, 'position' | 'seat'>, play: string, names: Names): string {
  const before = parsePosition(position);
  const { by, phase } = before;
  return playWords(madeIn(before, phase === 'swap' && isSeat(seat) ? seat : by, parsePlay(play)), names);
}

export const causeName = (cause: Cause): string => ({ deal: m.luck_deal, play: m.luck_play, skill: m.skill })[cause]();

/** A change with one decimal, as it stands in a sum. */
export const summandWords = (unit: Unit, change: number): string =>
  exactWords(unit, change, { signDisplay: 'exceptZero' });

/** What stands at either end of such a sum. */
export const sumWords = (unit: Unit, stand: number): string => exactWords(unit, stand);

function exactWords(unit: Unit, n: number, more: Intl.NumberFormatOptions = {}): string {
  const options = { ...more, minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return unit === 'chance' ? rounded(n, { ...options, style: 'percent' }) : cardsWords(n, 1, options);
}

export const mistakeName = (kind: MistakeKind): string =>
  ({
    seven: m.mistake_seven,
    tac: m.mistake_tac,
    gift: m.mistake_gift,
    drop: m.mistake_drop,
    capture: m.mistake_capture,
    other: m.mistake_other,
  })[kind]();

const awards: Record<AwardKind, [title: () => string, text: (blanks: { amount: string }) => string]> = {
  comeback: [m.award_comeback, m.award_comeback_text],
  tac: [m.award_tac, m.award_tac_text],
  seven: [m.award_seven, m.award_seven_text],
  eye: [m.award_eye, m.award_eye_text],
  steadiest: [m.award_steadiest, m.award_steadiest_text],
  luckiest: [m.award_luckiest, m.award_luckiest_text],
  unluckiest: [m.award_unluckiest, m.award_unluckiest_text],
  collector: [m.award_collector, m.award_collector_text],
  traveller: [m.award_traveller, m.award_traveller_text],
  generous: [m.award_generous, m.award_generous_text],
};

function awardAmount({ kind, amount }: Award, unit: Unit): string {
  if (kind === 'comeback') return percent(amount);
  if (kind === 'steadiest' || kind === 'collector' || kind === 'traveller') return String(amount);
  return kind === 'luckiest' ? lossWords(unit, -amount) : lossWords(unit, amount);
}

export function awardWords(award: Award, unit: Unit, names: Names): { title: string; who: string; text: string } {
  const [title, text] = awards[award.kind];
  return {
    title: title(),
    who: together(seatsIn(award.seats).map(names)),
    text: text({ amount: awardAmount(award, unit) }),
  };
}

/** Who won, or how it ended where all play together. */
export function outcomeWords({ result, unit, sides }: Report, own: string, names: Names): string {
  const winners = result.split('>')[0] ?? '';
  if (unit === 'cards')
    return seatsIn(winners).length > 0 && winners !== 'lost'
      ? m.coop_won({ n: Math.round(sides[0]?.end ?? 0) })
      : m.coop_lost();
  if ([...own].some((seat) => winners.includes(seat))) return m.you_won();
  return m.they_won({ who: together(seatsIn(winners).map(names)) });
}

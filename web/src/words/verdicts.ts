// How good an answer was, in words: of an exercise, of a puzzle.
import type { Unit } from '@tacit/core';
import type { Answered, Behind, Verdict } from '../coach/question';
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';
import { decimal } from './formats';

const signed = (n: number): string =>
  new Intl.NumberFormat(getLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(n);

/** What a play is worth. */
export const valueWords = (value: number, unit: Unit): string =>
  unit === 'chance'
    ? new Intl.NumberFormat(getLocale(), {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(value)
    : m.value_cards({ cards: decimal(value) });

/** How far a play is behind the best one, with its standard error: `-1.4 ± 0.3`. */
export const gapWords = ({ loss, error }: Behind, unit: Unit): string => {
  const scale = unit === 'chance' ? 100 : 1;
  return `${signed(-loss * scale)} ± ${decimal(error * scale)}`;
};

export const verdictWords = (verdict: Verdict): string =>
  ({ right: m.learn_right, nearly: m.exercise_nearly, wrong: m.exercise_wrong })[verdict]();

/** A loss as people say it: points of a hundred, or cards. */
export function lossWords(loss: number, unit: Unit, atLeast = false): string {
  const sign = atLeast ? '≥ ' : '';
  return unit === 'chance'
    ? m.behind_chance({ points: sign + decimal(loss * 100) })
    : m.behind_cards({ cards: sign + decimal(loss) });
}

export function behindWords({ verdict, loss, atLeast }: Answered, unit: Unit): string {
  if (verdict !== 'right') return lossWords(loss, unit, atLeast);
  return loss === 0 ? m.exercise_right_best() : m.exercise_right_equal();
}

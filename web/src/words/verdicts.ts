// How good an answer was, in words: of an exercise, of a puzzle.
import type { Unit } from '@tacit/core';
import type { Answered, Verdict } from '../coach/question';
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';

const oneDigit = (n: number): string => new Intl.NumberFormat(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);

export const verdictWords = (verdict: Verdict): string => ({ right: m.learn_right, nearly: m.exercise_nearly, wrong: m.exercise_wrong })[verdict]();

/** A loss as people say it: points of a hundred, or cards. */
export function lossWords(loss: number, unit: Unit, atLeast = false): string {
  const sign = atLeast ? '≥ ' : '';
  return unit === 'chance' ? m.behind_chance({ points: sign + oneDigit(loss * 100) }) : m.behind_cards({ cards: sign + oneDigit(loss) });
}

export function behindWords({ verdict, loss, atLeast }: Answered, unit: Unit): string {
  if (verdict !== 'right') return lossWords(loss, unit, atLeast);
  return loss === 0 ? m.exercise_right_best() : m.exercise_right_equal();
}

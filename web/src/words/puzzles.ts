// Puzzles in the reader's language.
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';
import { startOfDay } from '../puzzles/day';
import type { DayResult } from '../puzzles/progress';
import type { Puzzle } from '../puzzles/puzzle';
import { levelOf, type SetName } from '../puzzles/sets';
import { dateFormat } from './formats';
import { choiceText } from './choices';

const titles: Record<SetName, () => string> = {
  capture: m.learn_capture,
  rescue: m.theme_rescue,
  home_stretch: m.theme_home_stretch,
  last_marble: m.theme_last_marble,
  drop: m.theme_drop,
  gift: m.theme_gift,
  seven: m.learn_seven,
  trickster: m.trickster,
  tac: m.learn_tac,
  jester: m.jester,
  angel: m.angel,
  warrior: m.warrior,
  devil: m.devil,
  together: m.learn_together,
  easy: m.puzzle_easy,
  medium: m.puzzle_medium,
  hard: m.puzzle_hard,
  expert: m.puzzle_expert,
  solo: m.solo_deals,
  mine: m.puzzle_mine,
};
export const setTitle = (name: SetName): string => titles[name]();

const types: Record<string, string> = {
  pairs4: 'four',
  coop4: 'team4',
  duel2: 'two',
  free3: 'three',
  pair_vs_one3: 'two_against_one',
  pairs6: 'six_pairs',
  trios6: 'six_trios',
  coop6: 'six_team',
};

/** How hard it is and which game, in a line; by which rules, where they are not the usual ones. */
export function aboutPuzzle(puzzle: Puzzle): string {
  const edition = /(?:^| )rules=([a-z]+)/.exec(puzzle.positions[0] ?? '')?.[1] ?? 'std';
  const game = choiceText('type', types[puzzle.layout] ?? '', puzzle.layout);
  return [
    setTitle(levelOf(puzzle)),
    game,
    ...(edition === 'std' ? [] : [choiceText('edition', edition, edition)]),
  ].join(' · ');
}

export const dayTitle = (day: number): string =>
  dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' }).format(startOfDay(day));

/** By how much a rating has changed, with its sign. */
export const changeWords = (change: number): string =>
  new Intl.NumberFormat(getLocale(), { signDisplay: 'exceptZero' }).format(change);

/** A day's result to be passed on: a marble for each try, and nothing about the puzzle itself. */
export function shareWords(day: number, { misses, solved }: DayResult, streak: number, link: string): string {
  const tries = '⚪'.repeat(misses) + (solved ? '🟢' : '');
  const row = streak > 1 ? ` · ${m.puzzle_streak({ n: streak })}` : '';
  return `Tacit · ${m.puzzle_day()} · ${dayTitle(day)}\n${tries}${row}\n${link}`;
}

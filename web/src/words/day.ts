// The deals of the day in the reader's language.
import type { DayLine, DayStanding } from '@tacit/wire';
import { dayOf, type DayPartName } from '../day/days';
import { m } from '../paraglide/messages';
import { dayTitle } from './puzzles';

export const partTitle = (part: string): string => (part === 'solo' ? m.solo() : m.day_duel());
export const partAbout = (part: DayPartName): string => (part === 'solo' ? m.day_solo_about() : m.day_duel_about());
export const dateTitle = (date: string): string => dayTitle(dayOf(date));

const allMarbles = 16;

/** What somebody has made of a deal: the one thing that counts, and what there is to say besides. */
export function resultWords({ part, marbles, others, cards, points }: DayLine): { main: string; more: string } {
  if (part !== 'solo') return { main: m.day_points({ n: points }), more: m.day_marbles({ own: marbles, others }) };
  return marbles === allMarbles
    ? { main: m.day_cards({ n: cards }), more: '' }
    : { main: m.day_home({ n: marbles }), more: '' };
}

export const beatenWords = (percent: number): string =>
  percent === 100 ? m.day_beat_all() : m.day_beaten({ n: percent });

export const standingWords = ({ rank, beaten }: DayStanding, players: number): string =>
  beaten === undefined ? m.day_first() : `${beatenWords(beaten)} · ${m.day_rank({ n: rank, all: players })}`;

export const refusedWords = (why: string): string => (why === 'too_late' ? m.day_too_late() : m.day_refused());

/** A result of one deal on a line of its own: nothing about the cards. */
export function resultLine(standing: DayStanding): string {
  const { main } = resultWords(standing.line);
  const beaten = standing.beaten === undefined ? '' : ` · ${beatenWords(standing.beaten)}`;
  return `${partTitle(standing.line.part)}: ${main}${beaten}`;
}

/** A day's results to be passed on. */
export function shareDayWords(date: string, standings: readonly DayStanding[], streak: number, link: string): string {
  const row = streak > 1 ? [m.puzzle_streak({ n: streak })] : [];
  return [`Tacit · ${m.day_title()} · ${dateTitle(date)}`, ...standings.map(resultLine), ...row, link].join('\n');
}

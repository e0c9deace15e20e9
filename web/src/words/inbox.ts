// What waits for a person, in the reader's language: what it is, with whom, and what is wanted.
import { counts, type Line } from '../inbox/inbox';
import { m } from '../paraglide/messages';
import { choiceText } from './choices';
import { personTitle, placeTitle } from './say';
import { labelled, listed, spanWords, together } from './sentences';

export interface LineWords {
  title: string;
  about: string;
  wants: string; // empty: the title says it
}

type Of<K extends Line['k']> = Extract<Line, { k: K }>;

const gameTitles = { ours: m.continue_game, bot: m.continue_game, others: m.continue_game, open: m.inbox_open };

function gameWants({ turn, until, deciding, starts }: Of<'game'>, now: number): string {
  if (turn === 'ours')
    return until === undefined ? m.your_turn() : m.turn_left({ time: spanWords((until - now) / 1000) });
  if (turn === 'bot') return m.inbox_bot_plays();
  if (turn === 'open') return starts ? m.inbox_you_start() : '';
  return deciding ? m.waits_for({ name: placeTitle(deciding) }) : '';
}

const boardWants = { soon: m.inbox_round_soon, play: m.inbox_round_on, confirm: m.inbox_confirm };

function boardAbout({ round, table, against }: Of<'board'>): string {
  const place = m.tn_at_table({ n: table });
  const where = against.length === 0 ? place : listed([place, m.tn_versus_short({ who: together(against) })]);
  return labelled(m.tn_round({ n: round }), where);
}

const words: { [K in Line['k']]: (line: Of<K>, now: number) => LineWords } = {
  invitation: ({ who }) => ({ title: m.invited_by({ who: personTitle(who) }), about: '', wants: '' }),
  board: (line) => ({ title: line.tournament, about: boardAbout(line), wants: boardWants[line.wants]() }),
  game: (line, now) => ({
    title: gameTitles[line.turn](),
    about: line.others.length > 0 ? listed(line.others.map(placeTitle)) : choiceText('type', line.type, ''),
    wants: gameWants(line, now),
  }),
  challenge: ({ club, who, wants }) => ({
    title: wants === 'play' ? m.inbox_challenge({ who }) : m.inbox_result({ who }),
    about: club,
    wants: wants === 'play' ? '' : m.inbox_confirm(),
  }),
  requests: ({ n }) => ({ title: m.friends(), about: m.start_requests({ n }), wants: '' }),
  exercises: ({ n }) => ({ title: m.exercises(), about: m.exercises_due({ n }), wants: '' }),
  day: () => ({ title: m.day_title(), about: '', wants: '' }),
  puzzle: () => ({ title: m.puzzle_day(), about: '', wants: '' }),
  lesson: ({ title }) => ({ title: m.next_lesson(), about: title, wants: '' }),
};

export const lineWords = <K extends Line['k']>(line: Of<K>, now: number): LineWords =>
  (words[line.k as K] as (line: Of<K>, now: number) => LineWords)(line, now);

/** How many of them a number tells. */
export const countOf = (lines: readonly Line[]): number => lines.filter(counts).length;

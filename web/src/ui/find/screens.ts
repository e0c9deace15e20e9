// The screens that can be found by typing, with the words by which people look for them. What they are called is in routes.ts.
import { paths } from '../../browser/paths';
import { m } from '../../paraglide/messages';
import { bestOf, type Findable } from '../../words/matching';
import { routeOf } from '../routes';

type Words = () => string;

export interface FoundScreen extends Findable {
  path: string;
}

// Where several screens share a title, the one here is named apart.
const all: readonly (readonly [path: string, words: Words, title?: Words])[] = [
  [paths.start, () => m.words_start(), () => m.place_play()],
  [paths.newTable, () => m.words_new()],
  [paths.match, () => m.words_match(), () => m.match()],
  [paths.tables, () => m.words_tables(), () => m.lobby()],
  [paths.device, () => m.words_here()],
  [paths.tv, () => m.words_tv()],
  [paths.learn, () => m.words_learn()],
  [paths.rules, () => m.words_rules()],
  [paths.numbers, () => m.words_numbers()],
  [paths.puzzles, () => m.words_puzzles()],
  [paths.dayPuzzle, () => m.words_puzzles(), () => m.puzzle_day()],
  [paths.rush, () => m.words_rush(), () => m.rush()],
  [paths.day(), () => m.words_day()],
  [paths.ladder, () => m.words_ladder()],
  [paths.exercises, () => m.words_exercises()],
  [paths.analysis, () => m.words_analysis()],
  [paths.replay(), () => m.words_replay()],
  [paths.report(), () => m.words_report()],
  [paths.clubs, () => m.words_clubs()],
  [paths.tournaments, () => m.words_tournaments()],
  [paths.results, () => m.words_results()],
  [paths.newTournament(), () => m.words_new_tournament()],
  [paths.ranking(), () => m.words_ranking()],
  [paths.records, () => m.words_records(), () => m.records()],
  [paths.you, () => m.words_you()],
  [paths.mine, () => m.words_mine()],
  [paths.friends, () => m.words_friends()],
  [paths.account, () => m.words_account()],
  [paths.accountTab('privacy'), () => m.words_privacy()],
  [paths.accountTab('security'), () => m.words_security()],
  [paths.accountTab('developers'), () => m.words_developers()],
  [paths.settings, () => m.words_settings()],
];

const screens = (): FoundScreen[] =>
  all.map(([path, words, title]) => ({ path, title: (title ?? routeOf(path).title)(), words: words() }));

export const screensFor = (typed: string): FoundScreen[] => bestOf(screens(), typed);

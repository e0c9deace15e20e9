// Every screen: its address, what the title calls it, where its code is, and the screen above it. App.svelte shows what this says.
import type { Component } from 'svelte';
import { paths } from '../browser/paths';
import { reader, type Params } from '../browser/pattern';
import { m } from '../paraglide/messages';

type Props = Record<string, unknown>;
type Load<P> = () => Promise<{ default: Component<P & Props> }>;

/** A screen at one address. */
export interface Route {
  pattern: string;
  title: () => string;
  load: Load<Props> | undefined; // the start screen comes with the page itself
  props: Props; // what the address says
  parent: string; // the path of the screen above
}

interface More<Pattern extends string, Fixed> {
  props?: Fixed; // besides what the address says
  parent?: string | ((params: Params<Pattern>) => string);
}

interface Entry {
  pattern: string;
  at: (path: string) => Route | undefined;
}

function screen<Pattern extends string, Fixed extends object = Record<never, never>>(
  pattern: Pattern,
  title: () => string,
  load: Load<Params<Pattern> & Fixed> | undefined,
  { props, parent = paths.start }: More<Pattern, Fixed> = {},
): Entry {
  const read = reader(pattern);
  const routeWith = (params: Params<Pattern>): Route => ({
    pattern,
    title,
    load: load as Load<Props> | undefined,
    props: { ...params, ...props },
    parent: typeof parent === 'string' ? parent : parent(params),
  });
  return {
    pattern,
    at: (path) => {
      const params = read(path);
      return params && routeWith(params);
    },
  };
}

export const screens: readonly Entry[] = [
  screen('/', () => '', undefined),

  // Playing
  screen('/match', m.match, () => import('./setup/MatchScreen.svelte')),
  screen('/new', m.play_with_friends, () => import('./setup/CreateScreen.svelte')),
  screen('/tables', m.lobby, () => import('./setup/TablesScreen.svelte'), { props: { mine: false } }),
  screen('/mine', m.my_games, () => import('./setup/TablesScreen.svelte'), { props: { mine: true } }),
  screen('/here', m.on_this_device, () => import('./setup/HereScreen.svelte')),
  screen('/here/:id', m.table_menu, () => import('./game/HereTableScreen.svelte'), { parent: paths.device }),
  screen('/ladder', m.ladder, () => import('./setup/LadderScreen.svelte')),
  screen('/t/:id', m.table_menu, () => import('./game/TableScreen.svelte')),
  screen('/screen/:id', m.tn_big_screen, () => import('./screen/BigScreen.svelte'), {
    parent: ({ id }) => paths.table(id),
  }),
  screen('/replay/:table?', m.replay, () => import('./replay/ReplayScreen.svelte')),
  screen('/report/:table?', m.gr_title, () => import('./report/ReportScreen.svelte')),

  // Learning
  screen('/learn/:name?', m.learn, () => import('./learn/LearnScreen.svelte')),
  screen('/exercises', m.exercises, () => import('./coach/ExercisesScreen.svelte'), { parent: paths.learn }),
  screen('/board', m.board_title, () => import('./coach/BoardScreen.svelte')),
  screen('/puzzles', m.puzzles, () => import('./puzzles/PuzzlesScreen.svelte'), { props: { name: undefined } }),
  screen('/puzzles/:name', m.puzzles, () => import('./puzzles/PuzzlesScreen.svelte'), { parent: paths.puzzles }),
  screen('/day/:date?', m.day_title, () => import('./day/DayScreen.svelte')),

  // People
  screen('/account', m.account, () => import('./people/AccountScreen.svelte')),
  screen('/friends', m.friends, () => import('./people/FriendsScreen.svelte')),
  screen('/ranking/:shown?', m.ranking, () => import('./people/RankingScreen.svelte')),
  screen('/records', m.records, () => import('./people/RankingScreen.svelte'), {
    props: { shown: 'records' },
    parent: paths.ranking(),
  }),
  screen('/person/:id', m.person, () => import('./people/PersonScreen.svelte')),
  screen('/team/:id', m.team_page, () => import('./people/TeamScreen.svelte'), { parent: paths.friends }),

  // Tournaments and clubs
  screen('/tournaments', m.tn_title, () => import('./club/TournamentsScreen.svelte')),
  screen('/tournaments/new', m.tn_new, () => import('./club/NewTournamentScreen.svelte'), {
    parent: paths.tournaments,
  }),
  screen('/tournament/:id', m.cl_tournament, () => import('./club/TournamentScreen.svelte'), {
    props: { code: undefined },
    parent: paths.tournaments,
  }),
  screen('/tournament/:id/as/:code', m.cl_tournament, () => import('./club/TournamentScreen.svelte'), {
    parent: paths.tournaments,
  }),
  screen('/tournament/:id/organise', m.tn_organise, () => import('./club/OrganiseScreen.svelte'), {
    parent: ({ id }) => paths.tournament(id),
  }),
  screen('/tournament/:id/screen', m.tn_big_screen, () => import('./club/ProjectorScreen.svelte'), {
    parent: ({ id }) => paths.tournament(id),
  }),
  screen(
    '/tournament/:id/print/:what(pairings|sheets|standings|certificates)/:round?',
    m.prt_print,
    () => import('./club/PrintScreen.svelte'),
    { parent: ({ id }) => paths.tournament(id) },
  ),
  screen('/clubs', m.cl_title, () => import('./club/ClubsScreen.svelte')),
  screen('/club/:id', m.cl_club, () => import('./club/ClubScreen.svelte'), {
    props: { code: undefined },
    parent: paths.clubs,
  }),
  screen('/club/:id/join/:code', m.cl_club, () => import('./club/ClubScreen.svelte'), { parent: paths.clubs }),
];

const notFound: Route = {
  pattern: '',
  title: m.not_found,
  load: () => import('./parts/NotFound.svelte'),
  props: {},
  parent: paths.start,
};

/** The screen at a path; where there is none, one that says so. */
export function routeOf(path: string): Route {
  for (const { at } of screens) {
    const found = at(path);
    if (found) return found;
  }
  return notFound;
}

/** Whether a link leads to a screen. Any other address is the server's. */
export const isScreen = (path: string): boolean => routeOf(path) !== notFound;

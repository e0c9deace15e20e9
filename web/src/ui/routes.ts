// Every screen: its address, what the title calls it, where its code is, the place it is in, and the screen above it. App.svelte
// shows what this says.
import type { Component } from 'svelte';
import { root } from '../browser/address';
import { paths, type AccountTab } from '../browser/paths';
import { reader, type Params } from '../browser/pattern';
import { m } from '../paraglide/messages';
import { places, type Place } from './places';

type Props = Record<string, unknown>;
type Load<P> = () => Promise<{ default: Component<P & Props> }>;

/** A screen at one address. */
export interface Route {
  pattern: string;
  title: () => string;
  load: Load<Props> | undefined; // the start screen comes with the page itself
  props: Props; // what the address says
  place: Place | undefined;
  bar: boolean; // whether the bar with the places is there
  online: boolean; // whether it needs a server
  parent: string | undefined; // the path of the screen above; none above a place's first screen and what stands beside it
}

interface More<Pattern extends string, Fixed> {
  props?: Fixed; // besides what the address says
  parent?: string | ((params: Params<Pattern>) => string) | 'none'; // otherwise the place's first screen
  bar?: boolean;
  online?: boolean;
}

interface Entry {
  pattern: string;
  at: (path: string) => Route | undefined;
}

const screenIn =
  (place: Place) =>
  <Pattern extends string, const Fixed extends object = Record<never, never>>(
    pattern: Pattern,
    title: () => string,
    load: Load<Params<Pattern> & Fixed> | undefined,
    {
      props,
      parent = places[place].path,
      bar = true,
      online = places[place].online ?? false,
    }: More<Pattern, Fixed> = {},
  ): Entry => {
    const read = reader(pattern);
    const routeWith = (params: Params<Pattern>): Route => ({
      pattern,
      title,
      load: load as Load<Props> | undefined,
      props: { ...params, ...props },
      place,
      bar,
      online,
      parent: parent === 'none' ? undefined : typeof parent === 'string' ? parent : parent(params),
    });
    return {
      pattern,
      at: (path) => {
        const params = read(path);
        return params && routeWith(params);
      },
    };
  };

const play = screenIn('play');
const learn = screenIn('learn');
const clubs = screenIn('clubs');
const you = screenIn('you');

/** A place's first screen, and those it shows as its tabs. */
const top = { parent: 'none' } as const;
/** Where something is played, shown to a hall or printed: that takes the whole window. */
const whole = { bar: false } as const;
/** What a device cannot do by itself; all of the clubs is such (places.ts). */
const online = { online: true } as const;

const account: Load<{ tab: AccountTab } & Props> = () => import('./people/AccountScreen.svelte');

export const screens: readonly Entry[] = [
  play('/', () => '', undefined, top),
  play('/match', m.match_find, () => import('./setup/FindGameScreen.svelte'), { ...online, props: { part: 'match' } }),
  play('/new', m.play_with_friends, () => import('./setup/CreateScreen.svelte'), online),
  play('/tables', m.match_find, () => import('./setup/FindGameScreen.svelte'), {
    ...online,
    props: { part: 'tables' },
  }),
  play('/here', m.on_this_device, () => import('./setup/HereScreen.svelte')),
  play('/here/:id', m.table_menu, () => import('./game/HereTableScreen.svelte'), { ...whole, parent: paths.device }),
  play('/t/:id', m.table_menu, () => import('./game/TableScreen.svelte'), { ...whole, ...online }),
  play('/evening/:id', m.evening_title, () => import('./game/EveningScreen.svelte'), online),
  play('/screen/:id', m.tn_big_screen, () => import('./screen/BigScreen.svelte'), {
    ...whole,
    ...online,
    parent: ({ id }) => paths.table(id),
  }),
  play('/tv', m.tv_title, () => import('./screen/TelevisionScreen.svelte'), { ...whole, ...online }),
  play('/tv/:code', m.tv_bring, () => import('./screen/BringScreen.svelte'), online),
  play('/:code([BDFGHJLMPRTWXZbdfghjlmprtwxz]{4})', m.join, () => import('./setup/CodeScreen.svelte'), online),

  learn('/learn', m.place_learn, () => import('./learn/LearnScreen.svelte'), top),
  learn('/learn/:name', m.learn, () => import('./learn/LessonScreen.svelte'), whole),
  learn('/rules', m.rules_title, () => import('./learn/RulesScreen.svelte'), whole),
  learn('/numbers', m.numbers_title, () => import('./learn/NumbersScreen.svelte')),
  learn('/exercises', m.exercises, () => import('./coach/ExercisesScreen.svelte'), whole),
  learn('/board', m.board_title, () => import('./coach/BoardScreen.svelte'), whole),
  learn('/puzzles', m.puzzles, () => import('./puzzles/PuzzlesScreen.svelte'), { props: { name: undefined } }),
  learn('/puzzles/:name', m.puzzles, () => import('./puzzles/PuzzlesScreen.svelte'), {
    ...whole,
    parent: paths.puzzles,
  }),
  learn('/ladder', m.ladder, () => import('./setup/LadderScreen.svelte')),
  learn('/day/:date?', m.day_title, () => import('./day/DayScreen.svelte')),
  learn('/replay', m.replay, () => import('./replay/ReplayScreen.svelte'), { ...whole, props: { table: undefined } }),
  learn('/report', m.gr_title, () => import('./report/ReportScreen.svelte'), {
    ...whole,
    props: { table: undefined },
    parent: paths.replay(),
  }),

  clubs('/clubs', m.clubs, () => import('./club/ClubsScreen.svelte'), top),
  clubs('/club/:id', m.cl_club, () => import('./club/ClubScreen.svelte'), { props: { code: undefined } }),
  clubs('/club/:id/join/:code', m.cl_club, () => import('./club/ClubScreen.svelte')),
  clubs('/r', m.tn_enter_code_title, () => import('./club/ResultCodeScreen.svelte')),
  clubs('/tournaments', m.tn_title, () => import('./club/TournamentsScreen.svelte'), top),
  clubs('/tournaments/new', m.cl_run_night, () => import('./club/NewTournamentScreen.svelte'), {
    parent: paths.tournaments,
  }),
  clubs('/tournament/:id', m.cl_tournament, () => import('./club/TournamentScreen.svelte'), {
    props: { code: undefined },
    parent: paths.tournaments,
  }),
  clubs('/tournament/:id/as/:code', m.cl_tournament, () => import('./club/TournamentScreen.svelte'), {
    parent: paths.tournaments,
  }),
  clubs('/tournament/:id/organise', m.tn_organise, () => import('./club/OrganiseScreen.svelte'), {
    parent: ({ id }) => paths.tournament(id),
  }),
  clubs('/tournament/:id/screen', m.tn_big_screen, () => import('./club/ProjectorScreen.svelte'), {
    ...whole,
    parent: ({ id }) => paths.tournament(id),
  }),
  clubs(
    '/tournament/:id/print/:what(round|pairings|sheets|standings|crosstable|tree|teams|certificates)/:round?',
    m.print,
    () => import('./club/PrintScreen.svelte'),
    { ...whole, parent: ({ id }) => paths.tournament(id) },
  ),
  clubs('/ranking/:shown?', m.ranking, () => import('./people/RankingScreen.svelte'), top),
  clubs('/records', m.records, () => import('./people/RankingScreen.svelte'), { ...top, props: { shown: 'records' } }),

  you('/you', m.place_you, () => import('./people/YouScreen.svelte'), top),
  you('/person/:id', m.player, () => import('./people/PersonScreen.svelte'), online),
  you('/mine', m.my_games, () => import('./setup/MyGamesScreen.svelte')),
  you('/replay/:table', m.replay, () => import('./replay/ReplayScreen.svelte'), { ...whole, parent: paths.mine }),
  you('/report/:table', m.gr_title, () => import('./report/ReportScreen.svelte'), { ...whole, parent: paths.mine }),
  you('/friends', m.friends, () => import('./people/FriendsScreen.svelte'), online),
  you('/team/:id', m.team, () => import('./people/TeamScreen.svelte'), { ...online, parent: paths.friends }),
  you('/account', m.account, account, { ...online, props: { tab: 'profile' } }),
  you('/account/privacy', m.acc_privacy, account, { ...online, props: { tab: 'privacy' } }),
  you('/account/security', m.acc_security, account, { ...online, props: { tab: 'security' } }),
  you('/account/developers', m.acc_developers, account, { ...online, props: { tab: 'developers' } }),
  you('/settings', m.settings, () => import('./parts/SettingsScreen.svelte')),
];

const notFound: Route = {
  pattern: '',
  title: m.not_found,
  load: () => import('./parts/NotFound.svelte'),
  props: {},
  place: undefined,
  bar: true,
  online: false,
  parent: paths.start,
};

/** The screen at a path; where there is none, one that says so. */
export function routeOf(path: string): Route {
  for (const { at } of screens) {
    const found = at(path.slice(root.length));
    if (found) return found;
  }
  return notFound;
}

/** Whether a link leads to a screen. Any other address is the server's. */
export const isScreen = (path: string): boolean => routeOf(path) !== notFound;

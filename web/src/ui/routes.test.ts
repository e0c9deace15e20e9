import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../browser/paths';
import { locales, overwriteGetLocale } from '../paraglide/runtime';
import type { Place } from './places';
import { isScreen, routeOf, screens } from './routes';

const pathOf = (link: string): string => new URL(link, 'http://tacit').pathname;

it.each([
  [paths.start, '/', {}],
  [paths.table('abc1'), '/t/:id', { id: 'abc1' }],
  [paths.evening('abc1', 'xyz'), '/evening/:id', { id: 'abc1' }],
  [paths.bigScreen('abc1'), '/screen/:id', { id: 'abc1' }],
  [paths.television('abc1'), '/screen/:id', { id: 'abc1' }],
  [paths.tv, '/tv', {}],
  [paths.bring('BDFG'), '/tv/:code', { code: 'BDFG' }],
  [paths.code('bdfg'), '/:code([BDFGHJLMPRTWXZbdfghjlmprtwxz]{4})', { code: 'bdfg' }],
  [paths.device, '/here', {}],
  [paths.hereTable('abc1'), '/here/:id', { id: 'abc1' }],
  [paths.tables, '/tables', { part: 'tables' }],
  [paths.mine, '/mine', {}],
  [paths.replay(), '/replay', { table: undefined }],
  [paths.replay('abc1', { at: '3', from: 'a' }), '/replay/:table', { table: 'abc1' }],
  [paths.report('abc1', 'ac'), '/report/:table', { table: 'abc1' }],
  [paths.learn, '/learn', {}],
  [paths.lesson('seven'), '/learn/:name', { name: 'seven' }],
  [paths.rules, '/rules', {}],
  [paths.numbers, '/numbers', {}],
  [paths.puzzles, '/puzzles', { name: undefined }],
  [paths.puzzle('x1', 'easy'), '/puzzles/:name', { name: 'x1' }],
  [paths.rush, '/puzzles/:name', { name: 'rush' }],
  [paths.position('1 four', 'a1>b2'), '/board', {}],
  [paths.account, '/account', { tab: 'profile' }],
  [paths.accountTab('profile'), '/account', { tab: 'profile' }],
  [paths.accountTab('security'), '/account/security', { tab: 'security' }],
  [paths.setting('speed'), '/settings', {}],
  [paths.day('2026-11-18'), '/day/:date?', { date: '2026-11-18' }],
  [paths.ranking('teams'), '/ranking/:shown?', { shown: 'teams' }],
  [paths.records, '/records', { shown: 'records' }],
  [paths.person('p-1_x'), '/person/:id', { id: 'p-1_x' }],
  [paths.newTournament({ club: 'c1', league: 2 }), '/tournaments/new', {}],
  [paths.tournament('t1'), '/tournament/:id', { id: 't1', code: undefined }],
  [paths.entrant('t1', 'aB-_9'), '/tournament/:id/as/:code', { id: 't1', code: 'aB-_9' }],
  [
    paths.print('t1', 'sheets', 3),
    '/tournament/:id/print/:what(round|pairings|sheets|standings|crosstable|tree|teams|certificates)/:round?',
    { id: 't1', what: 'sheets', round: '3' },
  ],
  [paths.club('c1'), '/club/:id', { id: 'c1', code: undefined }],
  [paths.invitation('c1', 'j1'), '/club/:id/join/:code', { id: 'c1', code: 'j1' }],
])('%s is a screen', (link, pattern, props) => {
  expect(routeOf(pathOf(link))).toMatchObject({ pattern, props });
});

it('every address of the page is a screen', () => {
  const given = Object.values(paths).map((path) =>
    typeof path === 'string'
      ? path
      : (path as (...parts: string[]) => string)(
          path === paths.accountTab ? 'privacy' : path === paths.code ? 'BDFG' : 'x1',
          'sheets',
        ),
  );
  const fixed = [paths.replay(), paths.report(), paths.day(), paths.ranking(), paths.newTournament()];
  const links = [
    ...given.filter((link) => !link.startsWith('/replay') && !link.startsWith('/tournaments/new')),
    ...fixed,
  ];
  expect(links.filter((link) => !isScreen(pathOf(link)))).toEqual([]);
});

it.each([
  '/nonsense',
  '/BDFGH',
  '/ABCD',
  '/t',
  '/t/abc/def',
  '/tournament',
  '/tournament/t1/nonsense',
  '/api/games/abc.tac',
  '/learn/a/b',
  '/account/nonsense',
  '/person/a%2Fb',
])('%s is not found', (path) => {
  expect(isScreen(path)).toBe(false);
  expect(routeOf(path).load).toBeDefined();
});

// Every screen: its place, whether the bar is there, and the screen above.
const layers: Record<string, [Place, 'bar' | 'whole', string?]> = {
  '/': ['play', 'bar'],
  '/match': ['play', 'bar', '/'],
  '/new': ['play', 'bar', '/'],
  '/tables': ['play', 'bar', '/'],
  '/here': ['play', 'bar', '/'],
  '/here/x1': ['play', 'whole', '/here'],
  '/t/x1': ['play', 'whole', '/'],
  '/evening/x1': ['play', 'bar', '/'],
  '/screen/x1': ['play', 'whole', '/t/x1'],
  '/tv': ['play', 'whole', '/'],
  '/tv/x1': ['play', 'bar', '/'],
  '/BDFG': ['play', 'bar', '/'],
  '/learn': ['learn', 'bar'],
  '/learn/x1': ['learn', 'whole', '/learn'],
  '/rules': ['learn', 'whole', '/learn'],
  '/numbers': ['learn', 'bar', '/learn'],
  '/exercises': ['learn', 'whole', '/learn'],
  '/board': ['learn', 'whole', '/learn'],
  '/puzzles': ['learn', 'bar', '/learn'],
  '/puzzles/x1': ['learn', 'whole', '/puzzles'],
  '/ladder': ['learn', 'bar', '/learn'],
  '/day': ['learn', 'bar', '/learn'],
  '/replay': ['learn', 'whole', '/learn'],
  '/report': ['learn', 'whole', '/replay'],
  '/clubs': ['clubs', 'bar'],
  '/club/x1': ['clubs', 'bar', '/clubs'],
  '/club/x1/join/x1': ['clubs', 'bar', '/clubs'],
  '/r': ['clubs', 'bar', '/clubs'],
  '/tournaments': ['clubs', 'bar'],
  '/tournaments/new': ['clubs', 'bar', '/tournaments'],
  '/tournament/x1': ['clubs', 'bar', '/tournaments'],
  '/tournament/x1/as/x1': ['clubs', 'bar', '/tournaments'],
  '/tournament/x1/organise': ['clubs', 'bar', '/tournament/x1'],
  '/tournament/x1/screen': ['clubs', 'whole', '/tournament/x1'],
  '/tournament/x1/print/pairings': ['clubs', 'whole', '/tournament/x1'],
  '/ranking': ['clubs', 'bar'],
  '/records': ['clubs', 'bar'],
  '/you': ['you', 'bar'],
  '/person/x1': ['you', 'bar', '/you'],
  '/mine': ['you', 'bar', '/you'],
  '/replay/x1': ['you', 'whole', '/mine'],
  '/report/x1': ['you', 'whole', '/mine'],
  '/friends': ['you', 'bar', '/you'],
  '/team/x1': ['you', 'bar', '/friends'],
  '/account': ['you', 'bar', '/you'],
  '/account/privacy': ['you', 'bar', '/you'],
  '/account/security': ['you', 'bar', '/you'],
  '/account/developers': ['you', 'bar', '/you'],
  '/settings': ['you', 'bar', '/you'],
};

it.each(Object.entries(layers))('%s is in its place', (path, [place, how, parent]) => {
  expect(routeOf(path)).toMatchObject({ place, bar: how === 'bar' });
  expect(routeOf(path).parent).toBe(parent);
});

it('every screen has its place', () => {
  const told = Object.keys(layers).map((path) => routeOf(path).pattern);
  expect(told).toEqual(screens.map(({ pattern }) => pattern));
});

it('every way back ends at the first screen of a place', () => {
  const last = (path: string): string => {
    const { parent } = routeOf(path);
    return parent === undefined ? routeOf(path).pattern : last(parent);
  };
  const ends = new Set([...Object.keys(layers), '/nonsense'].map(last));
  expect([...ends].sort()).toEqual(['/', '/clubs', '/learn', '/ranking/:shown?', '/records', '/tournaments', '/you']);
});

describe.each(locales)('in %s', (locale) => {
  afterEach(() => overwriteGetLocale(() => 'en'));

  it('every screen but the first has a title', () => {
    overwriteGetLocale(() => locale);
    expect(
      screens
        .flatMap(({ pattern }) =>
          pattern === '/'
            ? []
            : [
                routeOf(
                  pattern.replace(/:\w+(\((\w+)[^)]*\))?\??/g, (_, __, one: string | undefined) => one ?? 'x1'),
                ).title(),
              ],
        )
        .every((title) => title.length > 0),
    ).toBe(true);
  });
});

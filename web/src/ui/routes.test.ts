import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../browser/paths';
import { locales, overwriteGetLocale } from '../paraglide/runtime';
import { isScreen, routeOf, screens } from './routes';

const pathOf = (link: string): string => new URL(link, 'http://tacit').pathname;

it.each([
  [paths.start, '/', {}],
  [paths.table('abc1'), '/t/:id', { id: 'abc1' }],
  [paths.bigScreen('abc1'), '/screen/:id', { id: 'abc1' }],
  [paths.device, '/here', {}],
  [paths.hereTable('abc1'), '/here/:id', { id: 'abc1' }],
  [paths.tables, '/tables', { mine: false }],
  [paths.mine, '/mine', { mine: true }],
  [paths.replay(), '/replay/:table?', { table: undefined }],
  [paths.replay('abc1', { at: '3', from: 'a' }), '/replay/:table?', { table: 'abc1' }],
  [paths.report('abc1', 'ac'), '/report/:table?', { table: 'abc1' }],
  [paths.learn, '/learn/:name?', { name: undefined }],
  [paths.lesson('seven'), '/learn/:name?', { name: 'seven' }],
  [paths.puzzles, '/puzzles', { name: undefined }],
  [paths.puzzle('x1', 'easy'), '/puzzles/:name', { name: 'x1' }],
  [paths.rush, '/puzzles/:name', { name: 'rush' }],
  [paths.position('1 four', 'a1>b2'), '/board', {}],
  [paths.day('2026-11-18'), '/day/:date?', { date: '2026-11-18' }],
  [paths.ranking('teams'), '/ranking/:shown?', { shown: 'teams' }],
  [paths.records, '/records', { shown: 'records' }],
  [paths.person('p-1_x'), '/person/:id', { id: 'p-1_x' }],
  [paths.newTournament({ club: 'c1', league: 2 }), '/tournaments/new', {}],
  [paths.tournament('t1'), '/tournament/:id', { id: 't1', code: undefined }],
  [paths.entrant('t1', 'aB-_9'), '/tournament/:id/as/:code', { id: 't1', code: 'aB-_9' }],
  [
    paths.print('t1', 'sheets', 3),
    '/tournament/:id/print/:what(pairings|sheets|standings|certificates)/:round?',
    { id: 't1', what: 'sheets', round: '3' },
  ],
  [paths.club('c1'), '/club/:id', { id: 'c1', code: undefined }],
  [paths.invitation('c1', 'j1'), '/club/:id/join/:code', { id: 'c1', code: 'j1' }],
])('%s is a screen', (link, pattern, props) => {
  expect(routeOf(pathOf(link))).toMatchObject({ pattern, props });
});

it('every address of the page is a screen', () => {
  const given = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : (path as (...parts: string[]) => string)('x1', 'sheets'),
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
  '/t',
  '/t/abc/def',
  '/tournament',
  '/tournament/t1/nonsense',
  '/api/games/abc.tac',
  '/learn/a/b',
  '/person/a%2Fb',
])('%s is not found', (path) => {
  expect(isScreen(path)).toBe(false);
  expect(routeOf(path).load).toBeDefined();
});

it.each([
  ['/tournament/t1/organise', '/tournament/t1'],
  ['/tournament/t1', '/tournaments'],
  ['/records', '/ranking'],
  ['/puzzles/x1', '/puzzles'],
  ['/tables', '/'],
])('%s stands below %s', (path, parent) => {
  expect(routeOf(path).parent).toBe(parent);
  expect(isScreen(parent)).toBe(true);
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

import { describe, expect, it } from 'vitest';
import type { InvitationShown, Place, TableSummary } from '@tacit/wire';
import { sampleClub, sampleLadder } from '../club/sample-club';
import { sampleBoard, sampleRound, sampleTournament } from '../club/sample';
import type { HereTable } from '../local/kept';
import { counts, isQuiet, linesIn, linesOf, settled, type GameLine, type Known, type Line } from './inbox';

const hour = 3_600_000;
const now = 1_000 * hour;
const place = (seats: string, who: Partial<Place>): Place => ({
  seats,
  guest: false,
  absent: false,
  wantsAbort: false,
  wantsRematch: false,
  votes: [],
  ...who,
});
const me = place('a', { person: 'me', name: 'Mira' });
const anna = place('c', { person: 'anna', name: 'Anna' });
const bots = [place('b', { bot: 'planner' }), place('d', { bot: 'planner' })];
const places = [me, bots[0], anna, bots[1]] as Place[];
const againstBots = [me, bots[0]] as Place[];
const left = { ...me, absent: true };
const byDays = { type: 'four', clock: { decision: 86_400, reserve: 0 } } as TableSummary['options'];

const table = (id: string, more: Partial<TableSummary> = {}): TableSummary =>
  ({
    table: id,
    host: 'anna',
    options: { type: 'four', clock: { decision: 0, reserve: 0 } },
    stage: 'playing',
    places,
    deciding: 'a',
    created: 1,
    visited: 10,
    ...more,
  }) as TableSummary;
const here = (id: string, more: Partial<HereTable> = {}): HereTable =>
  ({
    id,
    options: { type: 'two' },
    stage: 'playing',
    places: againstBots,
    deciding: 'a',
    changed: 5,
    ...more,
  }) as HereTable;
const invitation = (person: string, until = now + hour): InvitationShown => ({
  person,
  name: person,
  table: `t${person}`,
  until,
});

const of = (known: Partial<Known>): Line[] => linesOf({ me: 'me', now, ...known });
const pathsOf = (known: Partial<Known>): string[] => of(known).map(({ path }) => path);
const gameOf = (known: Partial<Known>): GameLine | undefined => {
  const [line] = of(known);
  return line?.k === 'game' ? line : undefined;
};
const countOf = (known: Partial<Known>): number => of(known).filter(counts).length;

it('nothing waits for whom nothing is known', () => {
  expect(linesOf({ now })).toEqual([]);
});

describe('games', () => {
  it('among people that wait for us are there one by one, with who else plays', () => {
    expect(pathsOf({ tables: [table('x'), table('y', { visited: 20 })] })).toEqual(['/t/y', '/t/x']);
    expect(gameOf({ tables: [table('x')] })).toMatchObject({
      turn: 'ours',
      type: 'four',
      others: [{ bot: 'planner' }, { person: 'anna' }, { bot: 'planner' }],
      deciding: undefined,
    });
    expect(countOf({ tables: [table('x'), table('y')] })).toBe(2);
  });

  it('where time runs out sooner come first', () => {
    const tables = [table('x', { until: now + 3000 }), table('y', { until: now + 1000 })];
    expect(pathsOf({ tables })).toEqual(['/t/y', '/t/x']);
    expect(gameOf({ tables })?.until).toBe(now + 1000);
  });

  it('that we left and a bot plays on in are still found, no matter who decides there', () => {
    for (const deciding of ['a', 'c']) {
      const tables = [table('x', { places: [left, ...places.slice(1)], deciding })];
      expect(gameOf({ tables })).toMatchObject({ path: '/t/x', turn: 'bot' });
      expect(countOf({ tables })).toBe(1);
    }
  });

  it('where others decide are there without a number, and say who that is', () => {
    const tables = [table('x', { deciding: 'c' })];
    expect(gameOf({ tables })).toMatchObject({ turn: 'others', deciding: { name: 'Anna' } });
    expect(countOf({ tables })).toBe(0);
    expect(gameOf({ tables: [table('x', { deciding: 'bc' })] })?.deciding).toBeUndefined(); // the swap
  });

  it('that are over, or others play, are none of ours', () => {
    expect(of({ tables: [table('x', { stage: 'over' }), table('y', { places: [anna] })] })).toEqual([]);
    expect(of({ me: undefined, tables: [table('x')] })).toEqual([]);
    expect(of({ device: [here('z', { stage: 'over' })] })).toEqual([]);
  });

  it('by correspondence are there when it is our turn, and come first in their last day', () => {
    expect(of({ tables: [table('x', { options: byDays, deciding: 'c' })] })).toEqual([]);
    const days = table('x', { options: byDays, until: now + 40 * hour });
    expect(pathsOf({ tables: [days, table('y', { deciding: 'c' })] })).toEqual(['/t/y', '/t/x']);
    expect(pathsOf({ tables: [{ ...days, until: now + 5 * hour }, table('y', { deciding: 'c' })] })).toEqual([
      '/t/x',
      '/t/y',
    ]);
  });

  it('of those that nobody else waits in only the last one, on a server or here, behind the others', () => {
    const alone = table('x', { places: againstBots, visited: 30 });
    expect(pathsOf({ tables: [alone, table('y', { places: againstBots })], device: [here('z')] })).toEqual(['/t/x']);
    expect(pathsOf({ tables: [alone], device: [here('z', { changed: 40 })] })).toEqual(['/here/z']);
    expect(pathsOf({ tables: [alone, table('y', { deciding: 'c' })] })).toEqual(['/t/y', '/t/x']);
    expect(countOf({ tables: [alone] })).toBe(1);
  });

  it('of this device know whose turn it is', () => {
    expect(gameOf({ device: [here('z')] })).toMatchObject({ path: '/here/z', type: 'two', turn: 'ours' });
    expect(gameOf({ device: [here('z', { deciding: 'b' })] })).toMatchObject({
      turn: 'others',
      deciding: { bot: 'planner' },
    });
  });

  it('that have not begun are there once somebody else has come; who starts them is waited for', () => {
    const open = table('x', { stage: 'open', deciding: '' });
    expect(gameOf({ tables: [open] })).toMatchObject({ turn: 'open', starts: false });
    expect(countOf({ tables: [open] })).toBe(0);
    expect(countOf({ tables: [{ ...open, host: 'me' }] })).toBe(1);
    expect(of({ tables: [{ ...open, places: againstBots }] })).toEqual([]);
    expect(of({ tables: [{ ...open, options: { ...open.options, quick: true } }] })).toEqual([]);
    expect(gameOf({ tables: [{ ...open, places: [me, anna, place('b', {})] }] })?.others).toEqual([anna]); // not an empty seat
  });
});

describe('tournaments', () => {
  const board = { ...sampleBoard(4, [1, 2]) };
  const shown = (more: object = {}, pairing: object = {}) => {
    const tournament = { ...sampleTournament([sampleRound(1, [{ ...board, ...pairing }])]), ...more };
    const [ants, ...others] = tournament.entrants;
    const own = { ...ants, members: [{ name: 'Mira', person: 'me' }, { name: 'Ben' }] } as typeof ants;
    return { ...tournament, entrants: [own, ...others] } as typeof tournament;
  };

  it('with a board of ours say where, against whom, and lead there', () => {
    expect(of({ tournaments: [shown()] })).toEqual([
      {
        k: 'board',
        path: '/tournament/abc',
        tournament: 'Club night',
        round: 1,
        table: 4,
        against: ['Bees'],
        wants: 'play',
      },
    ]);
    expect(countOf({ tournaments: [shown()] })).toBe(1);
    expect(of({ tournaments: [shown({ now: 900_000 })] })).toMatchObject([{ wants: 'soon' }]);
  });

  it('with a table of this server lead to it, which is there once', () => {
    const tournaments = [shown({}, { tables: ['g1', 'g2'] })];
    expect(of({ tournaments, tables: [table('g2')] })).toMatchObject([{ k: 'board', path: '/t/g2' }]);
  });

  it('want a yes to what the other side has reported, and nothing more from who has reported', () => {
    expect(of({ tournaments: [shown({}, { reports: [{ by: 2, results: [] }] })] })).toMatchObject([
      { wants: 'confirm' },
    ]);
    expect(of({ tournaments: [shown({}, { reports: [{ by: 1, results: [] }] })] })).toEqual([]);
  });

  it('want nothing where the board is done, the tournament does not run, or others play', () => {
    expect(of({ tournaments: [shown({}, { results: [{ marbles: [8, 3] }] })] })).toEqual([]);
    expect(of({ tournaments: [shown({ stage: 'finished' })] })).toEqual([]);
    expect(of({ me: 'somebody', tournaments: [shown()] })).toEqual([]);
    expect(of({ me: undefined, tournaments: [shown()] })).toEqual([]);
    const gone = shown();
    gone.entrants[0] = { ...gone.entrants[0], in: false } as (typeof gone.entrants)[0];
    expect(of({ tournaments: [gone] })).toEqual([]);
  });
});

describe('challenges of a ladder', () => {
  const club = (challenge: object) => ({
    ...sampleClub(),
    ladders: [
      sampleLadder(['Ants', 'Bees', 'Cats'], [{ team: 2, other: 1, since: 5, reportedWon: true, ...challenge }]),
    ],
  });
  const want = (person: string, challenge: object = {}): Line[] => of({ me: person, clubs: [club(challenge)] });

  it('wait for the team that is challenged', () => {
    expect(want('p1')).toEqual([{ k: 'challenge', path: '/club/abc', club: 'TAC Club', who: 'Bees', wants: 'play' }]);
    expect(want('p1').filter(counts)).toHaveLength(1);
    expect(want('p2')).toEqual([]);
    expect(want('p3')).toEqual([]);
  });

  it('wait for a yes to what the other team has reported', () => {
    expect(want('p1', { reportedBy: 2 })).toMatchObject([{ who: 'Bees', wants: 'confirm' }]);
    expect(want('p2', { reportedBy: 2 })).toEqual([]);
    expect(want('p2', { reportedBy: 1 })).toMatchObject([{ who: 'Ants', wants: 'confirm' }]);
  });

  it('of one club are told apart', () => {
    const two = { ...sampleLadder(['Ants', 'Dogs'], [{ team: 2, other: 1, since: 6, reportedWon: false }]), number: 2 };
    expect(of({ me: 'p1', clubs: [{ ...club({}), ladders: [...club({}).ladders, two] }] })).toHaveLength(2);
  });
});

it('invitations come before all, the one that ends first before the others; those that are over are gone', () => {
  const invitations = [invitation('bob', now + 5), invitation('ada', now + 3), invitation('eve', now - 1)];
  expect(of({ invitations, tables: [table('x')] }).map(({ path }) => path)).toEqual(['/t/tada', '/t/tbob', '/t/x']);
  expect(countOf({ invitations })).toBe(2);
});

it('what we may do for ourselves comes last, quietly and without a number', () => {
  const known: Partial<Known> = {
    lesson: { name: 'move', title: 'Moving' },
    puzzleIsOpen: true,
    dayIsOpen: true,
    exercises: 2,
    requests: 1,
  };
  expect(of(known).map(({ k }) => k)).toEqual(['requests', 'exercises', 'day', 'puzzle', 'lesson']);
  expect(pathsOf(known)).toEqual(['/friends', '/exercises', '/day', '/puzzles/day', '/learn/move']);
  expect(countOf(known)).toBe(1);
  expect(of(known).filter(isQuiet)).toHaveLength(4);
  expect(of({ exercises: 0, requests: 0, dayIsOpen: false, puzzleIsOpen: false, lesson: undefined })).toEqual([]);
});

describe('lines that somebody looks at', () => {
  const [day, puzzle] = of({ dayIsOpen: true, puzzleIsOpen: true }) as [Line, Line];
  const friends = (n: number): Line => ({ k: 'requests', path: '/friends', n });

  it('keep their places while what they say changes', () => {
    expect(settled([friends(1), day], [day, friends(2)])).toEqual({
      rows: [
        { line: friends(2), gone: false },
        { line: day, gone: false },
      ],
      more: 0,
    });
  });

  it('stay where nothing waits any more, and what is new waits', () => {
    expect(settled([day], [puzzle, friends(1)])).toEqual({ rows: [{ line: day, gone: true }], more: 2 });
  });
});

it('of a list that was kept only what is whole comes back', () => {
  const lines = of({ tables: [table('x')], dayIsOpen: true, invitations: [invitation('bob')] });
  expect(linesIn(JSON.parse(JSON.stringify(lines)))).toMatchObject(lines.map(({ k, path }) => ({ k, path })));
  expect(
    linesIn([null, 5, { k: 'day' }, { k: 'new', path: '/x' }, { k: 'game', path: '/t/x' }, { k: 'board', path: '/x' }]),
  ).toEqual([]);
  expect(linesIn({})).toEqual([]);
});

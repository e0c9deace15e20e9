import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../coach/setup';
import { nextSeat, orderOf, positionsAlong, whyNot } from './at-once';
import { crossing, geometryOf, placesOf, pointOf, polar, turnBetween } from './geometry';
import { History, laidIn, type Made } from './history';
import { givesTo, layoutNamed, placesAround, startOf } from './layout';
import { boardOf, courseOf, framesOf, marblesOf, settled } from './marbles';
import { cardCounts } from './pack';
import { passesOf } from './passing';
import { parsePlay } from './play';
import { boardText, parseBoard, parsePosition } from './position';
import { hasSwitch, rules } from './rules';
import { CardWays, waysOf } from './ways';
import { allCards } from './words';

const pairs = layoutNamed('pairs4');
const begun = parsePosition(emptyBoard('pairs4'));
const view =
  'layout=pairs4 board=a:B,B,1*,20/b:B,B,B,17/c:B,33*,H2,H4/d:B,B,B,60 hands=a:5,6,TAC/b:?3/c:?4/d:?4 dealer=c turn=a ' +
  'fn=DEV undo=a:B,B,1*,20/b:B,B,B,B/c:B,33*,H2,H4/d:B,B,B,60 says=-+-+ gone=1,13 laid=2 knows=c:TAC';

describe('a position', () => {
  it('is read from a view', () => {
    const p = parsePosition(view);
    expect(p.hands.get('a')).toEqual({ count: 3, cards: ['5', '6', 'TAC'] });
    expect(p.hands.get('b')).toEqual({ count: 3, cards: undefined });
    expect(p.by).toBe('a');
    expect(p.phase).toBe('play');
    expect(p.says.get('b')).toBe(true);
    expect(p.knows.get('c')).toEqual(['TAC']);
    expect(p.board.get('a')?.[2]).toEqual({ space: '1', fresh: true });
  });
  it('writes its board as it was', () => {
    const board = 'a:B,B,1*,20/b:B,B,B,17/c:B,33*,H2,H4/d:B,B,B,60';
    expect(boardText(parseBoard(board))).toBe(board);
    expect(boardText(boardOf(marblesOf(parseBoard(board))))).toBe(board);
  });
  it('names what is wrong', () => {
    expect(() => parsePosition('layout=nine board=a:B')).toThrow('nine');
    expect(() => parsePosition('layout=pairs4')).toThrow('turn');
  });
});

describe('plays', () => {
  it.each([
    ['give:7', 'give', '7', '7'],
    ['5:a20-25', 'move', '5', '5'],
    ['TAC=13:bB-17', 'move', 'TAC', '13'],
    ['TAC=8:skip', 'skip', 'TAC', '8'],
    ['TAC=DEV', 'devil', 'TAC', 'DEV'],
    ['TRI:a10~b33', 'exchange', 'TRI', 'TRI'],
    ['7:a10-14,c40-43', 'seven', '7', '7'],
    ['TAC:drop', 'drop', 'TAC', 'TAC'],
    ['JES', 'jester', 'JES', 'JES'],
    ['WAR:a10-B', 'move', 'WAR', 'WAR'],
  ])('%s', (text, kind, card, as) => {
    expect(parsePlay(text)).toMatchObject({ kind, card, as });
  });
});

describe('marbles', () => {
  const marbles = marblesOf(parseBoard('a:B,B,B,20/b:B,B,22,25/c:B,B,B,B/d:B,B,B,B'));
  it('capture where they land', () => {
    const { stages, after } = courseOf(pairs, marbles, parsePlay('5:a20-25'));
    expect(stages.map((s) => s.map((m) => [m.id, m.how, m.trail.at(-1)]))).toEqual([
      [['a3', 'walk', '25']],
      [['b3', 'fly', 'B']],
    ]);
    expect(boardText(boardOf(after))).toBe('a:B,B,B,25/b:B,B,B,22/c:B,B,B,B/d:B,B,B,B');
  });
  it('capture on the way with a seven', () => {
    const { stages, after } = courseOf(pairs, marbles, parsePlay('7:a20-27'));
    expect(stages).toHaveLength(5);
    expect(boardText(boardOf(after))).toBe('a:B,B,B,27/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B');
  });
  it('settle with as few changes as possible', () => {
    const after = settled(marbles, parseBoard('a:B,B,B,20/b:B,B,B,22/c:B,B,B,B/d:B,B,B,B'));
    expect(after.filter((m, i) => m.space !== marbles[i]?.space).map((m) => m.id)).toEqual(['b3']);
  });
});

describe('history', () => {
  it('winds back with TAC (rule 13.5)', () => {
    const h = History.of(begun, ['= d ++++', 'a 13:aB-1', 'b TAC=13:bB-17', 'c TAC=13:cB-33']);
    const last = h.lastPlay();
    expect(last?.undone).toBe(true);
    expect(boardText(boardOf(last?.from ?? []))).toBe('a:B,B,B,1*/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B');
    expect(boardText(boardOf(last?.course.after ?? []))).toBe('a:B,B,B,1*/b:B,B,B,B/c:B,B,B,33*/d:B,B,B,B');
    expect(laidIn(h.entries).map((l) => l.card)).toEqual(['13', 'TAC', 'TAC']);
  });
  it('winds back step by step, what was captured first', () => {
    const lines = [
      '= d ++++',
      'a 13:aB-1',
      'b 13:bB-17',
      'c 1:cB-33',
      'd 1:dB-49',
      'a 8:a1-9',
      'b 2:drop',
      'c 2:drop',
      'd 2:drop',
      'a 8:a9-17',
      'b TAC=8:c33-41',
    ];
    const h = History.of(begun, lines.slice(0, -1));
    const made = h.addPlay(positionsAlong(begun, lines).at(-1) ?? begun, 'b', parsePlay('TAC=8:c33-41'));
    expect(made.rewind.map((stage) => stage.map(({ id, trail }) => [id, trail[0], trail.at(-1)]))).toEqual([
      [['b0', 'B', '17']],
      [['a0', '17', '9']],
    ]);
    const frames = framesOf(made.begin, [...made.rewind, ...made.course.stages]);
    expect(boardText(boardOf(frames[1]?.marbles ?? []))).toBe('a:B,B,B,9/b:B,B,B,17/c:B,B,B,33*/d:B,B,B,49*');
    expect(boardText(boardOf(frames.at(-1)?.marbles ?? []))).toBe('a:B,B,B,9/b:B,B,B,17/c:B,B,B,41/d:B,B,B,49*');
  });
  it('winds a TAC back together with what it had wound back', () => {
    const h = History.of(begun, ['= d ++++', 'a 13:aB-1', 'b TAC=13:bB-17', 'c TAC=13:cB-33']);
    expect(
      h
        .lastPlay()
        ?.rewind.flat()
        .map(({ id, trail }) => [id, trail.at(-1)]),
    ).toEqual([
      ['b0', 'B'],
      ['a0', '1'],
    ]);
  });
  it('knows whose turn a Devil decides, and who is skipped', () => {
    const h = History.of(begun, [
      '= d ++++',
      'a DEV',
      'a 13:bB-17',
      'c 13:cB-33',
      'd 13:dB-49',
      'a 13:aB-1',
      'b 8:skip',
      'c 9:drop',
    ]);
    const plays = h.entries.filter((e) => e.kind === 'play');
    expect(plays[1]).toMatchObject({ by: 'a', turn: 'b' });
    expect(plays[2]).toMatchObject({ by: 'c', turn: 'c' });
    expect(plays[6]).toMatchObject({ skipped: true });
  });
  it('is whole where the core cannot follow: no 8 skips without a marble on the ring', () => {
    const lines = [
      '= d ++++',
      'a 13:aB-1',
      'b 8:skip',
      'c 2:drop',
      'd 13:dB-49',
      'a TAC=13:aB-1',
      '= a ----',
      'b 13:bB-17',
    ];
    const h = History.of(begun, lines);
    expect(
      h.entries.map((one) =>
        one.kind === 'deal'
          ? `= ${one.dealer} ${one.says}`
          : one.kind === 'play'
            ? `${one.by} ${one.play.text}`
            : 'set',
      ),
    ).toEqual(lines);
    const plays = h.entries.filter((one) => one.kind === 'play');
    expect(plays.map(({ by, turn, victim }) => by + turn + victim)).toEqual(['aab', 'bbc', 'ccd', 'dda', 'aab', 'bbc']);
    expect(plays[2]).toMatchObject({ skipped: false });
    expect(plays[4]).toMatchObject({ undone: false });
    expect(boardText(boardOf(h.standing))).toBe('a:B,B,B,1*/b:B,B,B,17*/c:B,B,B,B/d:B,B,B,49*');
  });
  it('is whole where the core cannot follow its first line', () => {
    const h = History.of(parsePosition(view), ['a 5:aB-1', 'b 6:drop']);
    expect(h.entries.map((one) => one.kind === 'play' && one.play.text)).toEqual(['5:aB-1', '6:drop']);
    expect(boardText(boardOf(h.standing))).toBe(boardText(parsePosition(view).board));
  });
});

describe('who has left the game', () => {
  const left = parsePosition(
    'layout=free3 rules=std,places=yes board=a:B,B,B,1*/b:H1,H2,H3,H4/c:B,B,B,40 hands=a:8,DEV,JES/b:/c:?3 dealer=b turn=a won=b',
  );
  it('is never next (rule 12.1)', () => {
    expect(orderOf(left)).toEqual(['a', 'c']);
    expect([nextSeat(left, 'a'), nextSeat(left, 'c')]).toEqual(['c', 'a']);
    const made = (play: string): Made => History.from(left).addPlay(left, 'a', parsePlay(play));
    expect([made('8:skip').victim, made('DEV').victim]).toEqual(['c', 'c']);
    expect(passesOf(made('JES'), left.hands).map(({ from, to }) => from + to)).toEqual(['ac', 'ca']);
  });
  it('is still there while the win may be answered', () => {
    const answer = parsePosition(
      'layout=free3 rules=std,places=yes board=a:B,B,B,1*/b:H1,H2,H3,H4/c:B,B,B,40 hands=a:8/b:?2/c:?3 dealer=a turn=c phase=answer fn=3 undo=a:B,B,B,1*/b:14,H1,H3,H4/c:B,B,B,40 won=b',
    );
    expect(nextSeat(answer, 'a')).toBe('b');
  });
});

describe('ways of a card', () => {
  it('are arranged by marble and target', () => {
    const ways = waysOf([
      { play: '1:aB-1', board: '' },
      { play: '1:a20-21', board: '' },
      { play: '9:a20-29', board: '' },
    ]);
    const one = new CardWays('1', ways);
    expect([...one.sources()]).toEqual(['a-B', '20']);
    expect(one.into('21')).toHaveLength(1);
    expect(one.playable).toBe(true);
  });
  it('say why there are none', () => {
    const p = parsePosition(
      'layout=pairs4 board=a:B,B,B,20/b:B,B,B,22/c:B,B,B,B/d:B,B,B,B hands=a:5,6,JES,TAC/b:?3/c:?4/d:?4 dealer=d turn=a fn=5 undo=a:B,B,B,20/b:B,B,B,22/c:B,B,B,B/d:B,B,B,B',
    );
    expect([whyNot(p, '5'), whyNot(p, 'TAC'), whyNot(p, 'JES')]).toEqual(['blocked', 'tac_useless', '']);
  });
  it('say so of the marbles that are helped (rule 4.1): together those of the opposite seat come first', () => {
    const p = parsePosition(
      'layout=coop4 board=a:H1,H2,H3,H4/b:B,B,B,20/c:B,B,B,B/d:B,B,B,50 hands=a:5/b:?3/c:?4/d:?4 dealer=d turn=a',
    );
    expect(whyNot(p, '5')).toBe('no_marble');
  });
});

describe('geometry', () => {
  it.each([
    ['pairs4', 84],
    ['pairs6', 96],
  ] as const)('%s has all places, none over another', (name, count) => {
    const g = geometryOf(layoutNamed(name), 'b');
    const places = placesOf(g);
    expect(places).toHaveLength(count);
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1))
        expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(
          one.radius + other.radius - g.marble * 0.12,
        );
  });
  it('puts the own start at the bottom', () => {
    const g = geometryOf(pairs, 'c');
    const { x, y } = pointOf(g, 'c', '33');
    expect([Math.round(x), Math.round(y)]).toEqual([500, 500 + g.ring]);
    expect(polar(10, 0)).toEqual({ x: 510, y: 500 });
  });
});

describe('the rules of the core', () => {
  it('have the cards that the page draws', () => {
    expect(rules.cards).toEqual(allCards);
  });
  it('say where seats are', () => {
    expect([placesAround(pairs), startOf(pairs, 'd')]).toEqual([4, 49]);
    expect([placesAround(layoutNamed('trios6')), startOf(layoutNamed('trios6'), 'f')]).toEqual([6, 56]);
  });
  it('have switches by edition and by name', () => {
    expect(hasSwitch('ja', 'intro_marble')).toBe(true);
    expect(hasSwitch('ja,intro_marble=no', 'intro_marble')).toBe(false);
    expect(hasSwitch('std,places=yes,intro_marble=yes', 'intro_marble')).toBe(true);
    expect(hasSwitch('std', 'intro_marble')).toBe(false);
  });
  it.each([
    ['pairs4', 'std', 'a', 'c'],
    ['coop6', 'std', 'f', 'c'],
    ['duel2', 'std', 'a', undefined],
    ['pair_vs_one3', 'std', 'a', undefined],
    ['pair_vs_one3', 'std', 'c', 'b'],
    ['trios6', 'std', 'f', 'b'],
    ['trios6', 'pl', 'f', 'a'],
    ['trios6', 'pl,trio_pass_neighbour=no', 'f', 'b'],
    ['trios6', 'std,trio_pass_neighbour=yes', 'a', 'b'],
  ] as const)('%s by %s: %s gives to %s', (layout, text, from, to) => {
    expect(givesTo(layoutNamed(layout), from, text)).toBe(to);
  });
});

describe('the pack', () => {
  it.each([
    ['pairs4', 'basic', 100],
    ['pairs4', 'master', 104],
    ['pairs4', 'basic+JW', 100],
    ['pairs6', 'basic', 96],
    ['pairs6', 'master', 102],
    ['pairs6', 'basic+AD', 96],
  ])('%s %s has %i cards', (layout, pack, count) => {
    expect(cardCounts(layoutNamed(layout), pack, []).reduce((sum, { total }) => sum + total, 0)).toBe(count);
  });
  it('counts what is gone', () => {
    const counts = cardCounts(pairs, 'basic', ['7', '7', 'TAC']);
    expect(counts.find(({ card }) => card === '7')).toEqual({ card: '7', total: 8, gone: 2 });
    expect(counts.some(({ card }) => card === 'DEV')).toBe(false);
  });
});

describe('what goes from seat to seat', () => {
  const after = (line: string): Made => History.of(begun, ['= d ++++', line]).lastPlay() as Made;
  it('are all hands to the right under a Jester', () => {
    expect(passesOf(after('a JES'), undefined).map(({ from, to }) => from + to)).toEqual(['ad', 'ba', 'cb', 'dc']);
    const g = geometryOf(pairs, 'a');
    expect(turnBetween(g, 'a', 'd', true)).toBeCloseTo(-Math.PI / 2);
    expect(turnBetween(g, 'd', 'a', false)).toBeCloseTo(Math.PI / 2);
  });
  it('is a turn under an 8 or a Devil, and nothing otherwise', () => {
    expect(passesOf(after('d 8:skip'), undefined)).toEqual([{ from: 'd', to: 'a', back: false, cards: 0, card: '8' }]);
    expect(passesOf(after('b TAC=DEV'), undefined)).toMatchObject([{ from: 'b', to: 'c', card: 'DEV' }]);
    expect(passesOf(after('a 13:aB-1'), undefined)).toEqual([]);
  });
});

it('marbles that change places pass one another', () => {
  const [one, other] = [crossing({ x: 0, y: 0 }, { x: 100, y: 0 }), crossing({ x: 100, y: 0 }, { x: 0, y: 0 })];
  expect([one[0], one.at(-1)]).toEqual(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ].map((p) => ({ ...p, y: expect.closeTo(0) as number })),
  );
  expect(Math.abs((one[6]?.y ?? 0) - (other[6]?.y ?? 0))).toBeGreaterThan(40);
});

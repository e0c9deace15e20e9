import { describe, expect, it } from 'vitest';
import { lessons } from '../learn/lessons';
import { dayAt, puzzleOfDay } from './day';
import { isSolved, longestStreak, nothingDone, streakAt, withAnswer, withDay, type Progress } from './progress';
import { dealEnd } from './solo';
import { parsePosition } from '../game/position';
import { clubGoals, themesDone } from '../learn/path';
import { answersBefore, readPuzzles, tasksOf, themes, type Puzzle } from './puzzle';
import { answered, beginRush, isOver, missesAllowed, rushOrder, rushTime, timeLeft } from './rush';
import { fittingFor, levelOf, nextIn, nextOf, setNamed, solvedOf } from './sets';

const position =
  'layout=pairs4 board=a:B,B,B,5/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:3,9/b:?2/c:?2/d:?2 dealer=d turn=a';

const puzzle = (id: string, rating: number, more: Partial<Puzzle> = {}): Puzzle => ({
  id,
  layout: 'pairs4',
  rating,
  themes: ['capture'],
  kind: 'play',
  seat: 'a',
  positions: [position],
  steps: [['9:a5-14']],
  best: 60,
  second: 45,
  ...more,
});
const many = (count: number): Puzzle[] =>
  Array.from({ length: count }, (_, i) => puzzle(`p${i}`, 10 + (30 * i) / count));
const monday = dayAt(Date.UTC(2026, 10, 16));

describe('the file', () => {
  const line = [
    'x1y2',
    'pairs4',
    '23.5',
    'seven,last_marble',
    'play',
    'a',
    position,
    '7:a5-12|7:a5-9,a9-12',
    '62.0/48.5',
  ].join('\t');

  it('is read line by line, without what explains it', () => {
    expect(readPuzzles(`# made by\n${line}\n`)).toEqual([
      puzzle('x1y2', 23.5, {
        themes: ['seven', 'last_marble'],
        steps: [['7:a5-12', '7:a5-9,a9-12']],
        best: 62,
        second: 48.5,
      }),
    ]);
  });

  it('may have lines: own plays, and the answers of the others between them', () => {
    const text = [
      'x1',
      'pairs4',
      '30.0',
      '-',
      'line',
      'a',
      `${position};${position}`,
      '3:a5-8;b 8:skip c 9:drop;9:a5-14|9:a6-15',
      '62.0/48.5',
    ].join('\t');
    const [read] = readPuzzles(text);
    expect(read?.themes).toEqual([]);
    expect(read && tasksOf(read)).toEqual([
      { position, solutions: ['3:a5-8'] },
      { position, solutions: ['9:a5-14', '9:a6-15'] },
    ]);
    expect(read && answersBefore(read, 0)).toEqual([]);
    expect(read && answersBefore(read, 1)).toEqual([
      { by: 'b', play: '8:skip' },
      { by: 'c', play: '9:drop' },
    ]);
  });

  it('is refused where a line is damaged', () => {
    expect(() => readPuzzles('x1y2\tpairs4')).toThrow(/x1y2/);
    expect(() => readPuzzles(line.replace('play\ta', 'game\ta'))).toThrow(/x1y2/);
  });
});

describe('the puzzle of the day', () => {
  it('is the same however the list is ordered, and another one the next day', () => {
    const all = many(70);
    const [today, tomorrow] = [puzzleOfDay(all, monday), puzzleOfDay(all, monday + 1)];
    expect(today).toEqual(puzzleOfDay([...all].reverse(), monday));
    expect(tomorrow).not.toEqual(today);
  });

  it('shows everything once before it begins again', () => {
    const all = many(70);
    const shown = Array.from({ length: 70 }, (_, i) => puzzleOfDay(all, monday + i)?.id);
    expect(new Set(shown).size).toBe(70);
    expect(puzzleOfDay(all, monday + 70)?.id).toBe(shown[0]);
  });

  it('grows harder from Monday to Sunday', () => {
    const all = many(140);
    const ratings = Array.from({ length: 7 }, (_, i) => puzzleOfDay(all, monday + i)?.rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((x, y) => x - y));
  });

  it('is never a long one, and there is one even of a short list', () => {
    expect(puzzleOfDay([puzzle('a', 20), puzzle('b', 20, { kind: 'solo' })], monday)?.id).toBe('a');
    expect(puzzleOfDay([], monday)).toBeUndefined();
  });

  it('begins at midnight in Greenwich', () => {
    expect(dayAt(Date.UTC(2026, 10, 16, 23, 59))).toBe(monday);
    expect(dayAt(Date.UTC(2026, 10, 17))).toBe(monday + 1);
  });
});

describe('progress', () => {
  it('remembers how a puzzle was solved first', () => {
    const missed = withAnswer(nothingDone, 'a', false);
    expect(isSolved(missed, 'a')).toBe(false);
    expect(withAnswer(missed, 'a', true).outcomes).toEqual({ a: 'later' });
    const first = withAnswer(nothingDone, 'a', true);
    expect(withAnswer(first, 'a', false).outcomes).toEqual({ a: 'first' });
  });

  const solvedOn = (...days: number[]): Progress =>
    days.reduce((progress, day) => withDay(progress, day, true), nothingDone);

  it('counts days in a row, and today has time until midnight', () => {
    expect(streakAt(solvedOn(1, 2, 3), 3)).toBe(3);
    expect(streakAt(solvedOn(1, 2, 3), 4)).toBe(3);
    expect(streakAt(solvedOn(1, 2, 3), 5)).toBe(0);
    expect(streakAt(solvedOn(1, 3), 3)).toBe(1);
    expect(streakAt(withDay(solvedOn(1, 2), 3, false), 3)).toBe(2);
    expect(longestStreak(solvedOn(1, 2, 3, 5, 6))).toBe(3);
    expect(longestStreak(nothingDone)).toBe(0);
  });

  it('counts the misses of a day until it is solved', () => {
    const solved = withDay(withDay(nothingDone, 3, false), 3, true);
    expect(withDay(solved, 3, false).days).toEqual({ 3: { misses: 1, solved: true } });
  });
});

describe('sets', () => {
  const all = [
    puzzle('hard', 35),
    puzzle('easy', 12, { themes: ['seven'] }),
    puzzle('long', 20, { kind: 'solo' }),
    puzzle('fair', 24),
  ];
  const ids = (set: readonly Puzzle[]): string[] => set.map(({ id }) => id);

  it('by theme and level, from easy to hard', () => {
    expect(ids(setNamed(all, 'capture'))).toEqual(['fair', 'hard']);
    expect(ids(setNamed(all, 'easy'))).toEqual(['easy']);
    expect(ids(setNamed(all, 'solo'))).toEqual(['long']);
    expect(levelOf(puzzle('x', 99))).toBe('expert');
  });

  it('first what is new, then what was missed', () => {
    const set = setNamed(all, 'capture');
    const missed = withAnswer(nothingDone, 'fair', false);
    expect(nextIn(set, missed)?.id).toBe('hard');
    const done = withAnswer(missed, 'hard', true);
    expect(nextIn(set, done)?.id).toBe('fair');
    expect(nextIn(set, withAnswer(done, 'fair', true))).toBeUndefined();
    expect(solvedOf(set, done)).toBe(1);
  });

  it('one’s own rating chooses the nearest', () => {
    expect(nextOf(all, 'mine', nothingDone)?.id).toBe('fair');
    expect(nextOf(all, 'mine', { ...nothingDone, strength: { mu: 40, sigma: 1, games: 9, shown: 2000 } })?.id).toBe(
      'hard',
    );
  });

  it('go on from every lesson with what it taught', () => {
    const each = [
      ...themes.map((theme, i) => puzzle(theme, 20 + i, { themes: [theme] })),
      puzzle('four', 20, { themes: [], steps: [['4:a5-1']] }),
    ];
    for (const lesson of lessons.filter(({ theme }) => theme))
      expect(ids(fittingFor(lesson, each))).toEqual([lesson.theme]);
    expect(
      ids(
        fittingFor(
          lessons.find(({ name }) => name === 'four')!,
          each,
        ),
      ),
    ).toEqual(['four']);
  });
});

describe('a rush', () => {
  const all = [...many(200), puzzle('long', 20, { kind: 'solo' })];

  it('rises, without doubles and long ones', () => {
    const order = rushOrder(all, Math.random);
    const ratings = order.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((x, y) => x - y));
    expect(new Set(order).size).toBe(60);
    expect(order.some(({ kind }) => kind === 'solo')).toBe(false);
    expect(rushOrder(many(5), () => 0.99)).toHaveLength(5);
  });

  it('ends with the third miss', () => {
    let rush = answered(
      beginRush(all, 0, () => 0),
      true,
      1000,
    );
    for (let i = 0; i < missesAllowed; i++) {
      expect(isOver(rush, 2000)).toBe(false);
      rush = answered(rush, false, 2000);
    }
    expect(isOver(rush, 2000)).toBe(true);
    expect(answered(rush, true, 2000)).toBe(rush);
    expect(rush).toMatchObject({ at: 4, solved: 1, missed: 3 });
  });

  it('ends after three minutes, and with the last puzzle', () => {
    const rush = beginRush(all, 500, () => 0);
    expect(timeLeft(rush, 500)).toBe(rushTime);
    expect(isOver(rush, 500 + rushTime)).toBe(true);
    expect(answered(rush, true, 500 + rushTime)).toBe(rush);
    expect(
      isOver(
        answered(
          beginRush(many(1), 0, () => 0),
          true,
          1,
        ),
        2,
      ),
    ).toBe(true);
  });
});

describe('a solo deal', () => {
  const at = (more: string) =>
    parsePosition(
      `layout=coop4 board=a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:9,H2,H3,H4 hands=a:2/b:3/c:5/d:6 dealer=d ${more}`,
    );
  const begin = at('turn=a laid=80 deals=3');

  it('goes on while there are cards', () => expect(dealEnd(begin, at('turn=b laid=81 deals=3'), 4)).toBeUndefined());
  it('is solved with the fewest cards, and with more it is not', () => {
    const end = at('turn=d phase=over won=abcd laid=84 deals=3');
    expect(dealEnd(begin, end, 4)).toEqual({ how: 'solved', cards: 4 });
    expect(dealEnd(begin, end, 3)).toEqual({ how: 'more', cards: 4 });
  });
  it('is not solved when the cards are used up', () => {
    expect(dealEnd(begin, at('turn=a laid=84 deals=4'), 4)).toEqual({ how: 'stuck', cards: 4 });
    expect(dealEnd(begin, at('turn=a laid=84 deals=1 shuffles=2'), 4)).toEqual({ how: 'stuck', cards: 4 });
    expect(dealEnd(begin, at('turn=d phase=over laid=84 deals=3'), 4)).toEqual({ how: 'stuck', cards: 4 });
  });
});

describe('a learner’s path', () => {
  const sevens = ['s1', 's2', 's3', 's4'].map((id, i) => puzzle(id, 20 + i, { themes: ['seven'] }));
  const all = [
    ...sevens,
    puzzle('t1', 20, { themes: ['tac'] }),
    puzzle('deal', 20, { kind: 'solo', themes: ['together'] }),
  ];
  const solving = (...ids: string[]): Progress =>
    ids.reduce((progress, id) => withAnswer(progress, id, true), nothingDone);

  it('asks for three of each theme, or all there are', () => {
    expect(themesDone(all, solving('s1', 's2'))).toEqual({ done: 0, all: 2 });
    expect(themesDone(all, solving('s1', 's2', 's4', 't1'))).toEqual({ done: 2, all: 2 });
  });

  it('ends at club level', () => {
    const reached = (progress: Progress): string[] =>
      clubGoals(all, progress)
        .filter((goal) => goal.reached)
        .map(({ name }) => name);
    expect(reached(nothingDone)).toEqual([]);
    expect(reached({ ...solving('deal'), rush: 12, strength: { mu: 30, sigma: 1, games: 50, shown: 1810 } })).toEqual([
      'rating',
      'rush',
      'solo',
    ]);
  });
});

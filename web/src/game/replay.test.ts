import { readFileSync } from 'node:fs';
import { load } from '@tacit/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '@tacit/core';
import { History } from './history';
import { layoutNamed } from './layout';
import { boardOf, framesOf } from './marbles';
import { boardText } from './position';
import { dealStarts, laidUntil, scenesOf, type Scene } from './replay';
import { standing, statisticsOf, sumOf } from './statistics';

const file = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const golden = (name: string): string => readFileSync(file(`tests/data/golden/${name}.tac`), 'utf8');
const layouts = ['pairs4', 'coop4', 'duel2', 'free3', 'pair_vs_one3', 'pairs6', 'trios6', 'coop6'];

let core: Awaited<ReturnType<typeof load>>;
beforeAll(async () => (core = await load(readFileSync(file('build/wasm/tacit.wasm')))));
const replayed = (name: string): Replay => core.replay(golden(name));

describe('a replay', { timeout: 30_000 }, () => {
  it('has the marbles where the core has them, in every layout', () => {
    const names = layouts.flatMap((layout) => ['std', 'th'].map((edition) => `${layout}-${edition}`));
    const wrong = names.filter((name) =>
      scenesOf(replayed(name)).some(
        ({ marbles, position }) => boardText(boardOf(marbles)) !== boardText(position.board),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has the gifts of a deal in one scene', () => {
    const scenes = scenesOf(replayed('pairs4-std'));
    expect(scenes.slice(0, 3).map(({ what }) => what.kind)).toEqual(['deal', 'swap', 'play']);
    const swap = scenes[1]?.what;
    expect(swap?.kind === 'swap' && Object.fromEntries(swap.gifts)).toEqual({ a: 'DEV', b: '8', c: '4', d: '8' });
    expect(scenes[1]?.position.hands.get('c')?.cards).toEqual(['9', '10', '12', '13', 'DEV']);
    expect(scenesOf(replayed('duel2-std')).some(({ what }) => what.kind === 'swap')).toBe(false);
  });

  it('knows its deals and the cards laid in them', () => {
    const scenes = scenesOf(replayed('pairs4-std'));
    const starts = dealStarts(scenes);
    expect(starts.length).toBe((golden('pairs4-std').match(/^deal /gm) ?? []).length);
    expect(starts[0]).toBe(0);
    expect(laidUntil(scenes, 4).map(({ card }) => card)).toEqual(['13', '1', '4']);
    expect(laidUntil(scenes, starts[1] ?? 0)).toEqual([]);
  });

  it('rolls from one scene to the next', () => {
    const scenes = scenesOf(replayed('trios6-std'));
    scenes.forEach(({ what, marbles }, i) => {
      if (what.kind !== 'play') return;
      expect(what.begin).toEqual(scenes[i - 1]?.marbles);
      const after = framesOf(what.from, what.course.stages).at(-1)?.marbles ?? what.from;
      expect(boardText(boardOf(after)).replaceAll('*', '')).toBe(boardText(boardOf(marbles)).replaceAll('*', ''));
    });
  });
});

describe('statistics', { timeout: 30_000 }, () => {
  const pairs = layoutNamed('pairs4');

  // From plays alone, each `b 13:bB-17`.
  function scenesFrom(lines: string[]): Scene[] {
    const position = scenesOf(replayed('pairs4-std'))[0]?.position;
    if (!position) throw new Error('no position');
    const history = History.of(position, ['= d ----', ...lines]);
    return history.entries.map((what) => ({ what, position, text: '', marbles: [], deal: 0 }));
  }

  it('count what every seat did', () => {
    const { seats, plays, deals } = statisticsOf(
      pairs,
      scenesFrom([
        'a 13:aB-1',
        'b 13:bB-17',
        'c 9:drop',
        'd 2:drop',
        'a 13:a1-14',
        'b 12:b17-29',
        'c 9:drop',
        'd 8:drop',
        'a 3:a14-17',
        'b 13:bB-17',
      ]),
    );
    expect([plays, deals]).toEqual([10, 1]);
    expect(seats.get('b')).toEqual({ captures: 1, suffered: 0, wasted: 0, tacs: 0 });
    expect(seats.get('a')).toEqual({ captures: 0, suffered: 1, wasted: 0, tacs: 0 });
    expect(seats.get('c')?.wasted).toBe(2);
  });

  it('do not count a capture that a TAC took back, unless that TAC was taken back itself', () => {
    const begin = [
      'a 13:aB-1',
      'b 13:bB-17',
      'c 9:drop',
      'd 2:drop',
      'a 13:a1-14',
      'b 9:drop',
      'c 9:drop',
      'd 8:drop',
      'a 3:a14-17',
    ];
    const captured = (lines: string[]) => statisticsOf(pairs, scenesFrom(lines)).seats.get('b')?.suffered;
    expect(captured(begin)).toBe(1);
    expect(captured([...begin, 'b TAC=3:b17-20'])).toBe(0);
    expect(captured([...begin, 'b TAC=3:b17-20', 'c TAC:drop'])).toBe(0);
    const twice = [...begin, 'b TAC=3:b17-20', 'a TAC=3:a17-20'];
    expect(standing(scenesFrom(twice).flatMap(({ what }) => (what.kind === 'play' ? [what] : []))).slice(-3)).toEqual([
      true,
      false,
      true,
    ]);
    expect(captured(twice)).toBe(1);
  });

  it('tell of all marbles home in the end', () => {
    for (const layout of layouts) {
      const replay = replayed(`${layout}-std`);
      const { home } = statisticsOf(layoutNamed(layout), scenesOf(replay));
      const winners = replay.result.split('>')[0] ?? '';
      expect(home.get(winners)?.at(-1), layout).toBe(4 * winners.length);
      expect(home.get(winners)?.[0]).toBe(0);
    }
  });

  it('are added up for a person with several seats', () => {
    const statistics = statisticsOf(pairs, scenesFrom(['a 4:drop', 'b 4:drop', 'c 4:drop', 'd 4:drop']));
    expect(sumOf(statistics, ['a', 'c']).wasted).toBe(2);
  });
});

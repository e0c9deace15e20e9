import type { Judged } from '@tacit/core';
import { readFile } from 'node:fs/promises';
import { load } from '@tacit/core';
import { expect, test } from 'vitest';
import { pieces, seedOf, sureness, together, withPiece, type Evidence } from './evidence';

const judged = (unit: Judged['unit'], ...plays: [string, number, number, number, number][]): Judged => ({
  unit,
  mark: 'best',
  plays: plays.map(([play, value, loss, error, worlds]) => ({ play, value, loss, error, worlds })),
  reasons: [{ kind: 'home', chosen: 0, best: 0, error: 0, words: `for ${plays[0]?.[0]}` }] as Judged['reasons'],
  simulations: plays.reduce((sum, [, , , , worlds]) => sum + worlds, 0),
});

test('the pieces are a hundred thousand play-outs', () => {
  expect(pieces.reduce((sum, size) => sum + size, 0)).toBe(100_000);
});

test('judgements count by their worlds, and the best of all is counted from', () => {
  const both = together(
    judged('chance', ['a', 0.5, 0, 0, 100], ['b', 0.48, 0.02, 0.01, 100], ['c', 0.4, 0.1, 0.02, 20]),
    judged('chance', ['b', 0.52, 0, 0, 300], ['a', 0.48, 0.04, 0.005, 300]),
  );
  expect(both.plays.map(({ play }) => play)).toEqual(['b', 'a', 'c']);
  expect(both.plays[0]).toMatchObject({ value: 0.51, loss: 0, error: 0, worlds: 400 });
  expect(both.plays[1]?.value).toBeCloseTo(0.485);
  expect(both.plays[1]?.loss).toBeCloseTo(0.025);
  // A quarter of the worlds at 0.01 and three quarters at 0.005.
  expect(both.plays[1]?.error).toBeCloseTo(Math.hypot(0.0025, 0.00375));
  expect(both.plays[2]).toMatchObject({ value: 0.4, worlds: 20 });
  expect(both).toMatchObject({ best: 'b', simulations: 820 });
  expect(both.reasons[0]?.words).toBe('for b');
});

test('together the fewest cards are best', () => {
  const both = together(
    judged('cards', ['a', 40, 0, 0, 100], ['b', 42, 2, 0.5, 100]),
    judged('cards', ['a', 41, 0, 0, 100], ['b', 41.5, 0.5, 0.5, 100]),
  );
  expect(both.plays.map(({ play, value, loss }) => [play, value, loss])).toEqual([
    ['a', 40.5, 0],
    ['b', 41.75, 1.25],
  ]);
});

test('how sure it is that the first is the best', () => {
  const sure = (loss: number, error: number): number | undefined =>
    sureness(judged('chance', ['a', 0.5, 0, 0, 9], ['b', 0.5 - loss, loss, error, 9]));
  expect(sure(0, 0.01)).toBeCloseTo(0.5, 4);
  expect(sure(0.01, 0.01)).toBeCloseTo(0.8413, 4);
  expect(sure(0.0196, 0.01)).toBeCloseTo(0.975, 3);
  expect(sure(0.01, 0)).toBeUndefined();
  expect(sureness(judged('chance', ['a', 0.5, 0, 0, 9]))).toBeUndefined();
});

test('the same pieces give the same numbers, and more of them are surer', async () => {
  const core = await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)));
  const position =
    'layout=pairs4 board=a:B,B,B,10/b:B,B,B,20/c:B,B,B,B/d:B,B,B,B hands=a:2,5,13/b:3,12/c:4,5/d:6,9 dealer=d turn=a';
  const gathered = (count: number): Evidence | undefined => {
    let found: Evidence | undefined;
    for (let piece = 0; piece < count; piece++) {
      const answer = core.judge(position, 'a', { simulations: 300, seed: seedOf(piece) });
      if ('problem' in answer) throw new Error(answer.problem);
      found = withPiece(found, answer);
    }
    return found;
  };
  expect(gathered(2)).toEqual(gathered(2));
  const widest = (found: Evidence | undefined): number => Math.max(...found!.judged.plays.map(({ error }) => error));
  expect(widest(gathered(6))).toBeLessThan(widest(gathered(1)));
});

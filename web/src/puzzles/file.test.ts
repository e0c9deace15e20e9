// The puzzles of the repository, as the page reads them, on the real core.
import { readFile } from 'node:fs/promises';
import { load, type Core } from '@tacit/core';
import { beforeAll, expect, it } from 'vitest';
import { parsePosition } from '../game/position';
import { lessons } from '../learn/lessons';
import { standing, type Converse } from '../learn/rules';
import { answersBefore, isShort, readPuzzles, tasksOf, themes, type Puzzle } from './puzzle';
import { fittingFor, levels, setNamed } from './sets';
import { dealEnd } from './solo';

let core: Core;
let puzzles: Puzzle[];
const converse: Converse = (lines) => {
  const session = core.session(0);
  const answers = lines.map((line) => session.answer(line));
  session.free();
  return Promise.resolve(answers);
};

beforeAll(async () => {
  core = await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)));
  puzzles = readPuzzles(await readFile(new URL('../../../src/puzzles/puzzles.txt', import.meta.url), 'utf8'));
});

it('has something of every theme and level, and solo deals', () => {
  for (const name of [...themes, ...levels, 'solo'] as const)
    expect(setNamed(puzzles, name).length, name).toBeGreaterThan(0);
});

it('has solutions that can be played, and something else to play', () => {
  for (const puzzle of puzzles.filter(isShort))
    for (const { position, solutions } of tasksOf(puzzle)) {
      const plays = core.plays(position, puzzle.seat);
      const texts = 'problem' in plays ? [plays.problem] : plays.map(({ play }) => play);
      expect(texts, puzzle.id).toEqual(expect.arrayContaining(solutions));
      expect(texts.length, puzzle.id).toBeGreaterThan(solutions.length);
    }
});

it('has answers between the plays of a line', () => {
  for (const puzzle of puzzles.filter(({ kind }) => kind === 'line')) {
    expect(puzzle.positions.length, puzzle.id).toBe(2);
    expect(answersBefore(puzzle, 1).length, puzzle.id).toBeGreaterThan(0);
  }
});

it('has solo deals that end as they promise', async () => {
  for (const {
    id,
    positions: [position = ''],
    steps,
    best,
  } of setNamed(puzzles, 'solo')) {
    const end = await standing(
      converse,
      position,
      steps.map(([play = '']) => play),
    );
    expect(dealEnd(parsePosition(position), end.position, best), id).toEqual({ how: 'solved', cards: best });
  }
});

it('has puzzles for every lesson', () => {
  expect(lessons.filter((lesson) => fittingFor(lesson, puzzles).length === 0).map(({ name }) => name)).toEqual([]);
});

// Every step of every lesson on the real core: the positions and plays are legal, the aim can be reached, and whatever
// else can be played is explained.
import { readFile } from 'node:fs/promises';
import { load, type Core } from '@tacit/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardOf } from '../game/marbles';
import { boardText } from '../game/position';
import type { Way } from '../game/ways';
import { m } from '../paraglide/messages';
import { locales } from '../paraglide/runtime';
import type { Lesson, Step } from './lesson';
import { lessons } from './lessons';
import { madeOf, standing, wrongWords, type Converse, type Standing } from './rules';

let core: Core;
const converse: Converse = (lines) => {
  const session = core.session(0);
  const answers = lines.map((line) => session.answer(line));
  session.free();
  return Promise.resolve(answers);
};

beforeAll(async () => {
  core = await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)));
});

/** Where the pupil may stand at each step: a step may go on from any right play of the one before. */
async function standingsOf(lesson: Lesson): Promise<[Step, Standing[]][]> {
  const all: [Step, Standing[]][] = [];
  let ends: Standing[] = [];
  for (const step of lesson.steps) {
    const begins = step.position ? [step.position] : ends.map(({ text }) => text);
    const here = await Promise.all(begins.map((text) => standing(converse, text, step.first)));
    all.push([step, here]);
    const right = here.flatMap((now) =>
      now.ways.filter((way) => step.aim(madeOf(now, way))).map((way) => ({ now, way })),
    );
    ends = await Promise.all(
      right.map(({ now, way }) => standing(converse, now.text, [way.play.text, ...(step.then ?? [])])),
    );
  }
  return all;
}

const boardAfter = (now: Standing, way: Way): string => boardText(boardOf(madeOf(now, way).course.after));

it('there are enough, each with a name of its own', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(14);
  expect(new Set(lessons.map(({ name }) => name)).size).toBe(lessons.length);
});

describe.each(lessons)('$name', (lesson) => {
  it('has a few steps, the first with a position', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(2);
    expect(lesson.steps.length).toBeLessThanOrEqual(4);
    expect(lesson.steps[0]?.position).toBeDefined();
  });

  it('is the pupil’s to play, with an aim that can be reached and missed', async () => {
    for (const [i, [step, standings]] of (await standingsOf(lesson)).entries()) {
      expect(standings.length, `step ${i + 1}`).toBeGreaterThan(0);
      for (const now of standings) {
        expect(now.position.by, now.text).toBe('a');
        const made = now.ways.map((way) => madeOf(now, way));
        const right = made.filter(step.aim);
        const wrong = made.filter((one) => !step.aim(one));
        expect(right.length, now.text).toBeGreaterThan(0);
        expect(wrong.length > 0, now.text).toBe(made.length > 1);
        expect(
          wrong.filter((one) => !wrongWords(step, one)).map(({ play }) => play.text),
          now.text,
        ).toEqual([]);
        expect(step.wrong !== undefined, now.text).toBe(wrong.length > 0);
      }
    }
  });

  it('explains nothing that cannot happen', async () => {
    for (const [step, standings] of await standingsOf(lesson)) {
      const wrong = standings
        .flatMap((now) => now.ways.map((way) => madeOf(now, way)))
        .filter((made) => !step.aim(made));
      const said = new Set(wrong.map((made) => wrongWords(step, made)));
      for (const [, words] of step.wrong ?? []) expect(said.has(words)).toBe(true);
    }
  });

  it('the page sees the same board after a play as the core', async () => {
    for (const [, standings] of await standingsOf(lesson))
      for (const now of standings)
        for (const way of now.ways) expect(boardAfter(now, way), way.play.text).toBe(way.board);
  });

  it.each(locales)('speaks %s', (locale) => {
    const say = (words: () => string): string => (words as (inputs: object, options: object) => string)({}, { locale });
    const all = [
      lesson.title,
      ...lesson.steps.flatMap((step) => [step.task, step.right, ...(step.wrong ?? []).map(([, words]) => words)]),
    ];
    for (const words of all) expect(say(words)).not.toMatch(/^$|learn_/);
    // "Right!" stands above it already.
    const praise = say(m.learn_right).replace(/[!！]$/u, '');
    for (const step of lesson.steps) expect(say(step.right).startsWith(praise)).toBe(false);
  });
});

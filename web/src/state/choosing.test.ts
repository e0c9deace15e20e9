// A seven by taps, with the real core to answer: at once, late, or not at all.
import { readFile } from 'node:fs/promises';
import { load, type Core, type SevenWalked } from '@tacit/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardText, parsePosition } from '../game/position';
import { waysOf } from '../game/ways';
import type { Card } from '../game/words';
import { Choosing } from './choosing.svelte';

let core: Core;
beforeAll(async () => {
  core = await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)));
});

const home = 'layout=pairs4 board=a:B,B,20,62/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:7/b:?5/c:?5/d:?5 dealer=d turn=a';
const help =
  'layout=pairs4 board=a:62,H2,H3,H4/b:B,B,B,B/c:B,B,B,40/d:B,B,B,B hands=a:7/b:?5/c:?5/d:?5 dealer=d turn=a';
const tac =
  'layout=pairs4 board=a:B,B,B,10/b:B,B,B,27/c:B,B,B,B/d:B,B,B,B hands=a:?1/b:TAC/c:?1/d:?1 dealer=a turn=b fn=7 ' +
  'undo=a:B,B,B,3/b:B,B,20,27/c:B,B,B,B/d:B,B,B,B';

const answer =
  'layout=pairs4 board=a:B,B,B,H3/b:H1,H2,H3,H4/c:B,27,33,H4/d:H1,H2,H3,H4 hands=a:TAC/b:?1/c:?1/d:?1 dealer=c turn=a phase=answer fn=7 ' +
  'undo=a:B,B,B,H3/b:H1,H2,H3,H4/c:B,27,33,H4/d:43,H2,H3,H4 won=bd';

function walked(position: string, card: Card, legs: readonly string[]): SevenWalked {
  const answer = core.seven(position, card, legs);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

function take(choosing: Choosing, text: string, card: Card = '7'): void {
  const plays = core.plays(text, parsePosition(text).turn);
  if ('problem' in plays) throw new Error(plays.problem);
  choosing.take(0, card, waysOf(plays), parsePosition(text), text);
}

const answered = (): Promise<void> => new Promise((done) => setTimeout(done));

async function taken(text: string, card: Card = '7'): Promise<Choosing> {
  const choosing = new Choosing((...asked) => Promise.resolve(walked(...asked)));
  take(choosing, text, card);
  await answered();
  return choosing;
}

async function tap(choosing: Choosing, ...places: string[]): Promise<void> {
  for (const place of places) {
    choosing.tap(place);
    await answered();
  }
}

describe('a seven by taps', () => {
  it('goes on after a leg into home', async () => {
    const choosing = await taken(home);
    expect([...choosing.sources]).toEqual(['20', '62']);
    await tap(choosing, '62', 'a-H1');
    expect(choosing.seven).toMatchObject({ left: 3, legs: ['a62-H1'], waiting: false });
    expect(choosing.from).toBe('a-H1');
    expect([...choosing.sources]).toEqual(['20', 'a-H1']);
    expect([...choosing.targets]).toEqual(['a-H2', 'a-H3', 'a-H4']);
    await tap(choosing, '20');
    expect([...choosing.targets]).toEqual(['21', '22', '23']);
    await tap(choosing, '23');
    expect(choosing.seven).toMatchObject({ left: 0, play: '7:a20-23,a62-H1' });
  });

  it('leaves a marble that cannot go on, and takes up one that is alone', async () => {
    const choosing = await taken(help);
    expect(choosing.from).toBe('62');
    await tap(choosing, 'a-H1');
    expect(choosing.from).toBe('40');
    expect([...choosing.targets]).toEqual(['41', '42', '43']);
  });

  it('goes back leg by leg', async () => {
    const choosing = await taken(home);
    await tap(choosing, '62', '64', '20', '23');
    expect(choosing.seven).toMatchObject({ left: 2, legs: ['a62-64', 'a20-23'], canGoBack: true });
    choosing.back();
    expect(choosing.seven).toMatchObject({ left: 5, legs: ['a62-64'] });
    expect([...choosing.sources]).toEqual(['20', '64']);
    choosing.back();
    choosing.back();
    expect(choosing.seven).toMatchObject({ left: 7, legs: [], canGoBack: false });
  });

  it('by a drag', async () => {
    const choosing = await taken(home);
    choosing.drop('62', 'a-H1');
    await answered();
    expect(choosing.seven?.legs).toEqual(['a62-H1']);
  });

  it('step by step, one leg for each marble', async () => {
    const choosing = await taken(home);
    const press = async (...keys: ('more' | 'fewer')[]): Promise<void> => {
      for (const key of keys) {
        choosing[key]();
        await answered();
      }
    };
    await tap(choosing, '62');
    await press('more', 'more', 'more', 'more', 'more');
    expect(choosing.seven).toMatchObject({ left: 2, legs: ['a62-H2'], canStep: true });
    expect(choosing.from).toBe('a-H2');
    await press('fewer', 'fewer');
    expect(choosing.seven).toMatchObject({ left: 4, legs: ['a62-1'] });
    await press('more');
    expect(choosing.seven).toMatchObject({ left: 3, legs: ['a62-H1'] });
    await tap(choosing, '20');
    await press('more', 'more', 'more');
    expect(choosing.seven).toMatchObject({ left: 0, play: '7:a20-23,a62-H1', canStep: false });
    await press('fewer', 'fewer', 'fewer');
    expect(choosing.seven).toMatchObject({ left: 3, legs: ['a62-H1'] });
    expect(choosing.from).toBe('20');
    await press('fewer', 'fewer', 'fewer', 'fewer', 'fewer');
    expect(choosing.seven).toMatchObject({ left: 7, legs: [], canGoBack: false });
  });

  it('shortens a leg that was tapped, on the ring as in home', async () => {
    const choosing = await taken(home);
    await tap(choosing, '62', '4');
    choosing.fewer();
    await answered();
    expect(choosing.seven).toMatchObject({ left: 2, legs: ['a62-3'] });
    choosing.back();
    await tap(choosing, '62', 'a-H3');
    choosing.fewer();
    await answered();
    expect(choosing.seven).toMatchObject({ left: 2, legs: ['a62-H2'] });
  });

  it('with a TAC begins on the board that it brings back', async () => {
    const choosing = await taken(tac, 'TAC');
    expect(boardText(choosing.preview ?? new Map())).toBe('a:B,B,B,3/b:B,B,20,27/c:B,B,B,B/d:B,B,B,B');
    await tap(choosing, '20', '27');
    expect(choosing.seven?.play).toBe('TAC=7:b20-27');
  });

  it('with a TAC takes a win back', async () => {
    const choosing = await taken(answer, 'TAC');
    await tap(choosing, 'a-H4', 'a-H1', 'a-H4');
    expect(choosing.seven?.play).toBe('TAC=7:aH3-H4,aH4-H1,aH1-H4');
  });
});

describe('a core that takes its time', () => {
  // Answers one question after the other when it is told to.
  function slow(): { choosing: Choosing; answer: () => Promise<void> } {
    const waiting: (() => void)[] = [];
    const choosing = new Choosing((...asked) => new Promise((done) => waiting.push(() => done(walked(...asked)))));
    return { choosing, answer: () => (waiting.shift()?.(), answered()) };
  }

  it('lights nothing before its first answer, and keeps the taps', async () => {
    const { choosing, answer } = slow();
    take(choosing, home);
    expect(choosing.seven).toMatchObject({ left: 7, waiting: true });
    expect(choosing.sources.size + choosing.targets.size).toBe(0);
    for (const place of ['62', 'a-H1', '20', '23']) choosing.tap(place);
    await answer();
    expect(choosing.seven).toMatchObject({ left: 3, legs: ['a62-H1'], waiting: true });
    await answer();
    await answer();
    expect(choosing.seven).toMatchObject({ play: '7:a20-23,a62-H1' });
  });

  it('counts every press', async () => {
    const { choosing, answer } = slow();
    take(choosing, help);
    await answer();
    for (let n = 0; n < 3; n++) choosing.more();
    expect(choosing.seven).toMatchObject({ legs: ['a62-63'], waiting: true, canStep: true });
    await answer();
    await answer();
    await answer();
    expect(choosing.seven).toMatchObject({ legs: ['a62-1'], left: 4, waiting: false });
  });

  it('is not listened to any more after a step back or another card', async () => {
    const { choosing, answer } = slow();
    take(choosing, home);
    await answer();
    choosing.tap('62');
    choosing.tap('64');
    choosing.back();
    await answer();
    expect(choosing.seven).toMatchObject({ left: 7, legs: [], waiting: false });
    choosing.tap('62');
    choosing.tap('64');
    choosing.clear();
    await answer();
    expect(choosing.seven).toBeUndefined();
    expect(choosing.sources.size).toBe(0);
  });

  it('that never comes leaves the list of plays', async () => {
    const choosing = new Choosing(() => Promise.reject(new Error('no module')));
    take(choosing, home);
    await answered();
    expect(choosing.seven).toBeUndefined();
    expect(choosing.ways?.sevens.length).toBeGreaterThan(1);
  });
});

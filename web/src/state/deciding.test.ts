// In games of every type, whatever card is taken up: what is lit leads to a play that the core allows.
import { readFile } from 'node:fs/promises';
import { load, type Core, type LocalTable } from '@tacit/core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { wireVersion, type Want } from '@tacit/wire';
import { parsePosition, type Position } from '../game/position';
import { CardWays, waysOf, type Way } from '../game/ways';
import type { Card, Seat } from '../game/words';
import { colourName } from '../words/say';
import { Choosing } from './choosing.svelte';
import { Deciding, type Turn } from './deciding.svelte';

let core: Core;
beforeAll(async () => {
  core = await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)));
  vi.stubGlobal('navigator', {}); // a browser that cannot shake
});
afterAll(() => void vi.unstubAllGlobals());

const mostTaps = 200; // by somebody who does not know where to go
const mostDecisions = 60; // without opponents a game could take for ever

let seed = 1;
const below = (n: number): number => (seed = (seed * 16807) % 2147483647) % n;
const any = <T>(all: readonly T[]): T => all[below(all.length)] as T;

const me = { id: 'me', name: 'Me' };

function tableOf(type: string): { game: LocalTable; act: (want: Want) => void } {
  const game = core.table(7);
  let count = 0;
  const act = (want: Want): void => {
    const answer = game.act(me, { v: wireVersion, id: `${++count}`, do: want });
    if (answer.k === 'error') throw new Error(`${answer.text}: ${JSON.stringify(want)}`);
  };
  game.create('t', me.id, { type, bots: 'simple', botMilliseconds: 10 });
  act({ k: 'sit', place: 0 });
  act({ k: 'start' });
  return { game, act };
}

/** What there is to decide, with one of the cards taken up and what is lit tapped; the play this leads to. */
async function tapped(position: Position, text: string, card: Card, ways: readonly Way[]): Promise<string> {
  let play: string | undefined;
  const choosing = new Choosing(async (...asked) => {
    const answer = core.seven(...asked);
    if ('problem' in answer) throw new Error(answer.problem);
    return Promise.resolve(answer);
  });
  const turn: Turn = { position, text, hand: [card], ways, mine: true, ready: true, choosing, names: colourName };
  const deciding = new Deciding(
    () => turn,
    (way) => (play = way.play.text),
  );
  deciding.pick(0);
  for (let taps = 0; taps < mostTaps && play === undefined; taps++) {
    await new Promise(setImmediate); // the core has answered
    const { buttons, targets, sources } = deciding;
    const places = targets.size > 0 && below(5) > 0 ? [...targets] : [...targets, ...sources];
    if (choosing.seven?.play !== undefined) deciding.decide(choosing.seven.play);
    else if (buttons.length > 0 && (places.length === 0 || below(2) === 0)) deciding.choose(any(buttons).way);
    else if (places.length > 0) deciding.tap(any(places));
  }
  if (play === undefined) throw new Error(`${card} leads nowhere in ${text}`);
  return play;
}

/** Tries every card; one of the plays. */
async function tryAll(text: string, seat: Seat): Promise<string> {
  const plays = core.plays(text, seat);
  if ('problem' in plays) throw new Error(plays.problem);
  const ways = waysOf(plays);
  const position = parsePosition(text);
  const hand = position.hands.get(position.phase === 'swap' ? seat : position.turn)?.cards;
  const reached: string[] = [];
  for (const card of new Set(hand))
    if (new CardWays(card, ways).all.length > 0) reached.push(await tapped(position, text, card, ways));
  expect(plays.map(({ play }) => play)).toEqual(expect.arrayContaining(reached));
  return any(reached);
}

it('leads to a play', async () => {
  for (const { name } of core.choices().types) {
    const { game, act } = tableOf(name);
    let decisions = 0;
    while (decisions < mostDecisions && game.view(me.id).stage === 'playing') {
      if (game.letBotDecide()) continue;
      const { position = '', deciding = '' } = game.view(me.id).game ?? {};
      const seat = deciding.slice(0, 1) as Seat;
      const play = await tryAll(position, seat);
      if (play.startsWith('give:')) act({ k: 'give', seat, card: play.slice('give:'.length) });
      else act({ k: 'play', seat, play });
      decisions++;
    }
    game.free();
  }
}, 60_000);

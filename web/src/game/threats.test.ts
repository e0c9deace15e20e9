// What can capture us is what the core says that a card of the others could do.
import { readFile } from 'node:fs/promises';
import { load, type Core } from '@tacit/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseBoard, parsePosition } from './position';
import { saferFrom, threatsTo } from './threats';
import type { Seat } from './words';

let core: Core;
beforeAll(async () => {
  core = await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)));
});

const ask = (position: string, seat: Seat) => {
  const plays = core.plays(position, seat);
  if ('problem' in plays) throw new Error(plays.problem);
  return Promise.resolve(plays);
};
const threats = async (text: string, own: Seat[] = ['a']): Promise<string[]> =>
  (await threatsTo(own, text, parsePosition(text), ask)).map(
    ({ space, by, cards }) => `${space} ${by} ${cards.join(',')}`,
  );

const board = 'a:B,26,58,H4/b:B,B,17*,44/c:B,36,40,H3/d:B,B,12,51';
const text = `layout=pairs4 board=${board} hands=a:4,7,9,TRI,TAC/b:?5/c:?5/d:?5 dealer=d turn=a`;

describe('threats', () => {
  it('come from opponents, by every card they may hold', async () => {
    expect(await threats(text)).toEqual(['26 b 9,WAR', '58 d 7,WAR']);
  });
  it('end with the last card of a kind, and with an empty hand', async () => {
    expect(await threats(`${text} gone=9,9,9,9,9,9,WAR`)).toEqual(['58 d 7']);
    expect(await threats(text.replace('d:?5', 'd:'))).toEqual(['26 b 9,WAR']);
  });
  it('need no guess where the hand is seen', async () => {
    expect(await threats(text.replace('b:?5', 'b:2,9').replace('d:?5', 'd:2,3'))).toEqual(['26 b 9']);
  });
  it('concern all seats of ours, also by a part of a seven', async () => {
    expect(await threats(text, ['b', 'd'])).toEqual(['44 c 7,WAR']);
  });
});

describe('a play makes us safer', () => {
  const after = (changed: string): Promise<Seat[]> =>
    saferFrom(['a'], parsePosition(text), parseBoard(board.replace('a:B,26,58,H4', changed)), ask);
  it('from those who could capture in fewer ways then', async () => {
    expect(await after('a:B,28,58,H4')).toEqual(['b']); // out of reach of the 9
    expect(await after('a:B,26,H1,H4')).toEqual(['d']);
  });
  it('from nobody where nothing is out of reach', async () => {
    expect(await after('a:26,B,58,H4')).toEqual([]);
  });
});

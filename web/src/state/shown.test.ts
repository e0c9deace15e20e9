import { describe, expect, test, vi } from 'vitest';
import { History } from '../game/history';
import { marblesOf, type Marble } from '../game/marbles';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import { Pauses } from '../game/timing';
import { Shown } from './shown.svelte';

vi.mock('../browser/signal', () => ({ signal: () => undefined }));

const board = (text: string): string => `layout=pairs4 board=${text} hands=a:2,10/b:?2/c:?2/d:?2 dealer=d turn=a`;

const outOf = (marbles: readonly Marble[]): string[] =>
  marbles.map(({ space }) => space).filter((space) => space !== 'B');

describe('what is shown', () => {
  const before = parsePosition(board('a:5,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B'));
  const later = parsePosition(board('a:40,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B'));
  const spaceOf = (shown: Shown): string | undefined => outOf(shown.marbles)[0];

  test('a board that is put there stays, though a play was being played out', async () => {
    const shown = new Shown();
    shown.put(before.board, marblesOf(before.board));
    const playing = shown.playOut(
      History.from(before).addPlay(before, 'a', parsePlay('10:a5-15')),
      undefined,
      before,
      0.05,
    );
    expect(shown.busy).toBe(true);
    shown.put(later.board, marblesOf(later.board));
    expect([spaceOf(shown), shown.busy]).toEqual(['40', false]);
    await playing;
    expect([spaceOf(shown), shown.busy]).toEqual(['40', false]);
  });

  test('who hurries waits for nothing', async () => {
    const pauses = new Pauses();
    const shown = new Shown(pauses);
    shown.put(before.board, marblesOf(before.board));
    const playing = shown.playOut(
      History.from(before).addPlay(before, 'a', parsePlay('10:a5-15')),
      undefined,
      before,
      1000,
    );
    pauses.hurry();
    await playing;
    expect([spaceOf(shown), shown.busy]).toEqual(['15', false]);
  });
});

describe('taking back', () => {
  test('takes with it what followed', () => {
    const begin = parsePosition(board('a:5,B,B,B/b:20,B,B,B/c:B,B,B,B/d:B,B,B,B'));
    const history = History.from(begin);
    history.addDeal('d', '----');
    for (const [seat, play] of [
      ['a', '2:a5-7'],
      ['b', '3:b20-23'],
      ['a', '2:a7-9'],
      ['b', '5:b23-28'],
    ] as const)
      history.addPlay(begin, seat, parsePlay(play));
    history.takeBackOf('a');
    expect(history.entries.length).toBe(3);
    expect(outOf(history.standing)).toEqual(['7', '23']);
    history.takeBackDeal();
    expect(history.entries.map(({ kind }) => kind)).toEqual(['deal']);
    expect(outOf(history.standing)).toEqual(['5', '20']);
  });
});

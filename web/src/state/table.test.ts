// A table as the page shows it, with a server that is played by the test.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wireVersion, type Options, type ViewMessage, type Want } from '../../../docs/wire';
import { Refused, type Line, type LineListener } from '../net/line';
import { TableState } from './table.svelte';

const position = 'layout=pairs4 board=a:B,B,B,5/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:2,3/b:?2/c:?2/d:?2 dealer=d turn=a';
const view: ViewMessage = {
  k: 'view', v: wireVersion, t: 0, n: 9, table: 't', host: 'me', stage: 'playing', you: 'a', words: '', called: false, commit: '', log: [],
  options: { clock: { decision: 0, reserve: 0 } } as Options,
  places: ['a', 'b', 'c', 'd'].map((seats) => ({ seats, name: seats, person: seats === 'a' ? 'me' : undefined })) as ViewMessage['places'],
  game: { position, deciding: 'a' } as ViewMessage['game'],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table whose server answers as told; there is no worker with a core of our own. */
function tableWith(answer: (want: Want) => ReturnType<Line['send']>): { table: TableState; listener: LineListener } {
  let heard: LineListener | undefined;
  const nothing = (): void => undefined;
  const table = new TableState('t', (listener) => ((heard = listener), { send: answer, wake: nothing, cut: nothing, close: nothing }));
  if (!heard) throw new Error('nobody listens');
  return { table, listener: heard };
}

it('asks again for the plays when the server had no time to list them', async () => {
  const asked: string[] = [];
  const { table, listener } = tableWith((want) => {
    asked.push(want.k);
    if (asked.length === 1) return Promise.reject(new Refused({ k: 'error', v: wireVersion, code: 'slow_down', text: 'too many commands' }));
    return Promise.resolve({ k: 'ok', v: wireVersion, re: '1', n: 9, plays: [{ play: '2:a5-7', board: '' }] });
  });
  listener.message(view);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual(['list_plays']);
  expect(table.ways).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['list_plays', 'list_plays']);
  expect(table.ways?.map(({ play }) => play.text)).toEqual(['2:a5-7']);
});

// A tournament that is looked at, with a server that answers as it is told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleRound, sampleTournament } from '../club/sample';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('location', { protocol: 'http:', host: 'here', pathname: '/' });
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);

class FakeSocket {
  static last: FakeSocket;
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    FakeSocket.last = this;
  }
  close(): void {}
}
vi.stubGlobal('WebSocket', FakeSocket);

const { LookedAtTournament } = await import('./tournament.svelte');

const shown = sampleTournament([sampleRound(1, [])]);
let answers: Record<string, [number, object]>;
let asked: string[];
let bodies: unknown[];
vi.stubGlobal('fetch', (path: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
  const [status, answer] = answers[`${method} ${path.replace(/\?last=\d+$/, '')}`] ?? [404, {}];
  asked.push(`${method} ${path}`);
  if (body) bodies.push(JSON.parse(body));
  return Promise.resolve(new Response(JSON.stringify(answer), { status }));
});

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  bodies = [];
  answers = {
    'POST /api/hello': [200, { id: 'p1', name: 'Ann', account: false }],
    'GET /api/tournaments/abc': [200, shown],
    'GET /api/tournaments/abc/role': [200, { organiser: false, entrant: 2 }],
    'GET /api/tournaments/abc/role?code=2-x': [404, { error: 'no_code', text: '' }],
  };
});
afterEach(() => void vi.useRealTimers());

const settle = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test('news of what is not shown yet are asked for once, other news not at all', async () => {
  const looked = new LookedAtTournament('abc');
  await settle();
  expect([looked.shown?.last, looked.role.entrant]).toEqual([9, 2]);
  asked = [];
  FakeSocket.last.onmessage({ data: '{"last":9}' });
  await settle(2000);
  expect(asked).toEqual([]);
  answers['GET /api/tournaments/abc'] = [200, { ...shown, last: 11 }];
  for (const last of [10, 11]) FakeSocket.last.onmessage({ data: `{"last":${last}}` });
  await settle(2000);
  expect(asked).toEqual(['GET /api/tournaments/abc?last=11']);
  expect(looked.shown?.last).toBe(11);
  looked.close();
});

test('while no news can come it is asked for now and then, and an old answer changes nothing', async () => {
  const looked = new LookedAtTournament('abc');
  await settle();
  answers['GET /api/tournaments/abc'] = [200, { ...shown, last: 3 }];
  asked = [];
  await settle(40_000);
  expect(asked.filter((one) => one === 'GET /api/tournaments/abc?last=9').length).toBe(2);
  expect(looked.shown?.last).toBe(9);
  FakeSocket.last.onopen();
  asked = [];
  await settle(40_000);
  expect(asked).toEqual([]);
  looked.close();
});

test('what is told carries the code, and what was seen where that matters', async () => {
  answers['POST /api/tournaments/abc'] = [200, { ...shown, last: 10 }];
  const looked = new LookedAtTournament('abc', '2-x');
  await settle();
  expect([looked.roleKnown, looked.role.entrant]).toEqual([true, undefined]);
  expect(await looked.tell({ k: 'confirm', round: 1, board: 1 }, true)).toBe(true);
  expect(bodies.at(-1)).toEqual({ want: { k: 'confirm', round: 1, board: 1 }, code: '2-x', last: 9 });
  expect(looked.shown?.last).toBe(10);
  looked.close();
});

test('who comes too late sees what has happened, and why it came to nothing', async () => {
  const looked = new LookedAtTournament('abc');
  await settle();
  answers['POST /api/tournaments/abc'] = [409, { error: 'outdated', text: '' }];
  answers['GET /api/tournaments/abc'] = [200, { ...shown, last: 12 }];
  expect(await looked.tell({ k: 'pair' }, true)).toBe(false);
  expect(looked.shown?.last).toBe(12);
  expect(looked.problem).not.toBe('');
  looked.close();
});

test('a tournament that is not there is missing', async () => {
  answers = { 'GET /api/tournaments/abc': [404, { error: 'no_tournament', text: '' }] };
  const looked = new LookedAtTournament('abc');
  await settle();
  expect(looked.missing).toBe(true);
  looked.close();
});

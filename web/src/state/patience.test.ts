// Bots wait for people.
import { beforeEach, expect, it, vi } from 'vitest';
import { History, type Made } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import { sinceWords } from '../words/telling';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
vi.stubGlobal('document', { documentElement: { dataset: {}, classList: { toggle: () => undefined } } });
const { settings } = await import('./settings.svelte');
const { lookTime, wantsAll } = await import('./patience');
const { Looking } = await import('./looking.svelte');

beforeEach(() => {
  settings.set('speed', 'normal');
  settings.set('bots', 'auto');
  settings.set('games', 0);
});

const before = parsePosition(
  'layout=pairs4 board=a:B,B,B,9/b:B,B,B,2/c:B,B,B,B/d:B,B,B,40 hands=a:2/b:?3/c:?3/d:?3 dealer=d turn=b',
);
const history = History.from(before);
const plain = history.addPlay(before, 'b', parsePlay('3:b2-5'));
const capture = history.addPlay(before, 'c', parsePlay('4:b5-9'));
const [jester, devil, tac] = [
  history.addPlay(before, 'd', parsePlay('JES')),
  history.addPlay(before, 'd', parsePlay('DEV')),
  history.addPlay(before, 'd', parsePlay('TAC=2:d40-42')),
];

it('slower in the first games, and longer at what is striking', () => {
  const first = lookTime(plain);
  const striking = [capture, jester, devil, tac].map(lookTime);
  expect(first).toBeGreaterThan(0);
  for (const one of striking) expect(one).toBeGreaterThan(first);
  settings.set('games', 3);
  expect(lookTime(plain)).toBe(0);
  expect(lookTime(jester)).toBeGreaterThan(0);
  expect(wantsAll()).toBe(false);
});

it('as slow as somebody wants, with or without motion', () => {
  settings.set('games', 9);
  settings.set('bots', 'slow');
  settings.set('speed', 'off');
  expect(lookTime(plain)).toBeGreaterThan(0);
  settings.set('bots', 'auto');
  expect(lookTime(capture)).toBe(0);
});

it('told since one’s last turn in a sentence', () => {
  const names = (seat: string): string => ({ a: 'Ann', b: 'Bruno', c: 'Clara', d: 'Dario' })[seat] ?? seat;
  expect(sinceWords([plain, capture], ['a'], names)).toMatch(
    /^Before your first turn: Bruno: 3 forward; Clara: 4 – .*captures Red/,
  );
  expect(sinceWords([plain, capture], ['b'], names)).toMatch(/^Since your last turn: Clara: 4 – .*captures Red/);
  expect(sinceWords([plain, capture], ['c'], names)).toBe('');
});

it('shown again as a film that comes back to the present, or is cut short', async () => {
  vi.useFakeTimers();
  settings.set('speed', 'off');
  const looking = new Looking();
  const seen: (Made | undefined)[] = [];
  const film = looking.film([plain, capture]);
  for (let i = 0; i < 4; i++) {
    seen.push(looking.held);
    await vi.advanceTimersByTimeAsync(900);
  }
  await film;
  expect(seen).toEqual([plain, capture, undefined, undefined]);
  const cut = looking.film([plain, capture]);
  looking.back();
  await vi.runAllTimersAsync();
  await cut;
  expect(looking.held).toBeUndefined();
  vi.useRealTimers();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { rememberDay, rememberedDay } from './day-kept';

const at = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const texts = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => texts.set(name, text),
});
beforeEach(() => texts.clear());

test('a streak is shown while it can still go on', () => {
  expect(rememberedDay(at('2026-11-16'))).toEqual({ played: false, streak: 0 });
  rememberDay({ date: '2026-11-16', played: true, streak: 3 });
  expect(rememberedDay(at('2026-11-16'))).toEqual({ played: true, streak: 3 });
  expect(rememberedDay(at('2026-11-17'))).toEqual({ played: false, streak: 3 });
  expect(rememberedDay(at('2026-11-18'))).toEqual({ played: false, streak: 0 });
});

test('who only looked has not played', () => {
  rememberDay({ date: '2026-11-16', played: false, streak: 2 });
  expect(rememberedDay(at('2026-11-16'))).toEqual({ played: false, streak: 2 });
  expect(rememberedDay(at('2026-11-17'))).toEqual({ played: false, streak: 0 });
});

test('nonsense in the store is nothing', () => {
  texts.set('tacit-day', '{');
  expect(rememberedDay(at('2026-11-16'))).toEqual({ played: false, streak: 0 });
});

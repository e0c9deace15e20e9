import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { over, Stored } from './stored';

const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const kept = new Stored('k', over({ speed: 'normal', sound: true }));

it('keeps what was written', () => {
  kept.write({ speed: 'fast', sound: false });
  expect(kept.read()).toEqual({ speed: 'fast', sound: false });
});

it('takes the usual for what is missing', () => {
  expect(kept.read()).toEqual({ speed: 'normal', sound: true });
  texts.set('k', '{"speed":"slow"}');
  expect(kept.read()).toEqual({ speed: 'slow', sound: true });
});

it.each(['', '{', 'null', '[1]', '"text"', '7'])('takes the usual for %j', (text) => {
  texts.set('k', text);
  expect(kept.read()).toEqual({ speed: 'normal', sound: true });
});

it('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => kept.write({ speed: 'fast', sound: true })).not.toThrow();
});

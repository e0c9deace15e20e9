import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  canBeTyped,
  commitmentTo,
  compare,
  lastTyped,
  newWord,
  ownSealed,
  remembered,
  rememberSeals,
  rememberWord,
  typedPart,
  wordShown,
  type Remembered,
} from './sealed';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('a word for the shuffles', () => {
  it('has something random, then what was typed', () => {
    expect(newWord('')).toMatch(/^[0-9a-f]{32}$/);
    expect(newWord('blue moon')).toMatch(/^[0-9a-f]{32} blue moon$/);
    expect(newWord('')).not.toBe(newWord(''));
    expect(typedPart(newWord('blue moon'))).toBe('blue moon');
    expect(typedPart(newWord(''))).toBe('');
    expect(wordShown(newWord('blue moon'))).toBe('blue moon');
    expect(wordShown(newWord(''))).toMatch(/^[0-9a-f]{8}…$/);
    expect(wordShown('Apfelkuchen, not sealed, as it was in old games')).toBe(
      'Apfelkuchen, not sealed, as it was in old games',
    );
  });
  it('is sealed by its SHA-256', async () => {
    expect(await commitmentTo('Grüße')).toBe(createHash('sha256').update('Grüße').digest('hex'));
  });
  it('holds nothing that the server would refuse when it is too late', () => {
    for (const typed of ['', 'x', 'Grüße aus Köln', '三つ', '👨‍👩‍👧', 'ü'.repeat(64), '🎲'.repeat(64)])
      expect(canBeTyped(typed), typed).toBe(true);
    for (const typed of [
      'a|b',
      'a"b',
      'a\\b',
      'a\nb',
      '\x7f',
      '\u0085',
      '\u2028',
      '\u202e',
      '\u2066',
      '\u200b',
      '\u00ad',
      '\ufeff',
      '\uffff',
      '\ud800',
      'a'.repeat(65),
      '🎲'.repeat(65),
    ])
      expect(canBeTyped(typed), JSON.stringify(typed)).toBe(false);
  });
});

describe('what this browser saw at a table', () => {
  const [a, b] = ['a', 'b'].map((digit) => digit.repeat(64)) as [string, string];
  const seen: Remembered = {
    table: 'xyz',
    commit: 'c',
    seals: [`a:${a}`, `b:${b}`],
    own: [{ word: 'mine', commit: b }],
  };
  const file = { commit: 'c', words: 'theirs|mine', wordCommits: `a:${a}|b:${b}` };

  it('is kept, but not for ever', () => {
    rememberWord('xyz', { word: 'mine', commit: b });
    expect(rememberSeals('xyz', 'c', seen.seals)).toBe(true);
    expect(remembered('xyz')).toEqual(seen);
    expect(rememberSeals('xyz', 'c', [`a:${b}`, `b:${b}`])).toBe(false); // a word is shown for one set of seals only
    expect(rememberSeals('xyz', 'd', seen.seals)).toBe(false);
    expect(rememberSeals('xyz', 'c', seen.seals)).toBe(true); // after a reload
    expect(remembered('xyz')).toEqual(seen);
    // The one before still counts if the table never heard of the last.
    rememberWord('xyz', { word: newWord('late'), commit: a });
    expect(ownSealed('xyz', b)?.word).toBe('mine');
    expect(ownSealed('xyz', undefined)).toBeUndefined();
    expect(lastTyped('xyz')).toBe('late');
    for (let i = 0; i < 100; ++i) rememberWord(`t${i}`, { word: 'w', commit: a });
    expect(remembered('xyz')).toBeUndefined();
    expect(ownSealed('t99', a)?.word).toBe('w');
    kept.set('tacit-words', 'damaged');
    expect(remembered('t99')).toBeUndefined();
  });
  it('is compared with the file', () => {
    expect(compare(undefined, file)).toBe('unknown');
    expect(compare({ ...seen, seals: [] }, file)).toBe('unknown'); // sealed, but the words were not called while we looked
    expect(compare(seen, file)).toBe('same');
    expect(compare(seen, { ...file, words: 'mine', wordCommits: `a:${a} withheld|b:${b}` })).toBe('same');
    expect(compare({ ...seen, own: [] }, file)).toBe('same'); // we only looked on
    expect(compare(seen, { ...file, commit: 'd' })).toBe('changed');
    expect(compare(seen, { ...file, wordCommits: `a:${b}|b:${b}` })).toBe('changed');
    expect(compare(seen, { ...file, wordCommits: '' })).toBe('changed');
    expect(compare(seen, { ...file, words: 'theirs|other' })).toBe('changed');
    expect(compare(seen, { ...file, words: 'theirs', wordCommits: `a:${a}|b:${b} withheld` })).toBe('own_withheld');
  });
});

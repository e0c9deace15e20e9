// What the server says only in English reaches the reader in the language of the page.
import { afterEach, describe, expect, it } from 'vitest';
import type { Options } from '../../../docs/wire';
import wireText from '../../../docs/wire.md?raw';
import { ApiError } from '../net/api';
import { locales, overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { optionWords } from './options';
import { likelyRange, ratingNumber } from './rating';
import { failureWords, refusalWords } from './refusals';
import { clockText } from './timing';

const speak = (locale: Locale): void => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

const codes = [...(/Codes of refusals: ([^.]+)\./.exec(wireText)?.[1] ?? '').matchAll(/`(\w+)`/g)].map((found) => found[1] ?? '');

describe('refusals', () => {
  it.each(codes)('%s is told in every language', (code) => {
    const told = locales.map((locale) => {
      speak(locale);
      return refusalWords(code, 'play');
    });
    expect(new Set(told).size).toBe(locales.length);
  });
  it('says of what it is too late', () => {
    speak('en');
    expect(new Set(['sit', 'take_back', 'vote', 'answer_abort', 'play'].map((want) => refusalWords('not_now', want as 'sit'))).size).toBe(5);
  });
  it('tells a failed request by its code, and silence from refusal', () => {
    speak('de');
    expect(failureWords(new ApiError(409, 'name_taken', 'another account has this name'))).toContain('Konto');
    expect(failureWords(new ApiError(429, 'failed', ''))).not.toBe(failureWords(new ApiError(400, 'failed', '')));
    expect(failureWords(new TypeError('fetch failed'))).toContain('Server');
  });
});

describe('what is agreed at a table', () => {
  const options: Options = {
    type: 'four', rules: 'std', pack: 'master', bots: 'planner', botMilliseconds: 500, clock: { decision: 0, reserve: 0 }, lateBeforeBot: 3,
    takeBack: true, playForced: false, openHands: false, listed: true, rated: false, spectators: 'public', delay: 0,
  };
  it('is told in words', () => {
    speak('en');
    expect(optionWords(options)).toContain('No clock');
    expect(optionWords({ ...options, clock: { decision: 30, reserve: 180 }, rated: true })).toEqual(expect.arrayContaining(['30 s a decision, 3 min in reserve', 'Counts for the ranking']));
  });
  it('names each rule that was changed', () => {
    speak('en');
    expect(optionWords({ ...options, rules: 'pl,places=yes' }).slice(0, 2)).toEqual(['Polish rulebook, 2018', 'The game goes on for the places: yes']);
  });
});

it('a clock shows the second that has begun', () => {
  expect([0, 0.2, 9.9, 60, 61.5].map(clockText)).toEqual(['0:00', '0:01', '0:10', '1:00', '1:02']);
});

it('a newcomer has 1000 and may be nearly anything', () => {
  const rating = { shown: 1000, mu: 25, sigma: 25 / 3, games: 0 };
  expect(ratingNumber(rating)).toBe(1000);
  expect(likelyRange(rating)).toEqual({ low: 1000, high: 2500 });
});

// What the server says only in English reaches the reader in the language of the page.
import { afterEach, describe, expect, it } from 'vitest';
import type { Options } from '@tacit/wire';
import wireText from '../../../docs/wire.md?raw';
import { ApiError, isAway } from '../net/api';
import { locales, overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { editionDiffers, isLikeStandard, optionWords } from './options';
import { likelyRange, ratingNumber } from './rating';
import { failureWords, refusalWords } from './refusals';
import { spanWords } from './sentences';
import { clockText } from '../game/timing';

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
    expect(refusalWords('not_host', 'start')).not.toBe(refusalWords('not_host', 'seat_bot'));
    expect(new Set(['sit', 'take_back', 'vote', 'answer_abort', 'play'].map((want) => refusalWords('not_now', want as 'sit'))).size).toBe(5);
  });
  it('tells a failed request by its code, and silence from refusal', () => {
    speak('de');
    expect(failureWords(new ApiError(409, 'name_taken', 'another account has this name'))).toContain('vergeben');
    expect(failureWords(new ApiError(429, 'failed', ''))).not.toBe(failureWords(new ApiError(400, 'failed', '')));
    expect(failureWords(new TypeError('fetch failed'))).toContain('Server');
  });
});

const everywhere = (why: () => string): string[] =>
  locales.map((locale) => {
    speak(locale);
    return why();
  });

// Every word that the server refuses a request with, from its sources.
const sources = Object.values(import.meta.glob<string>('../../../src/{server,operations,node,tables,people,service}/*.{cpp,h}', { query: '?raw', import: 'default', eager: true })).join('\n');
const refused = [...sources.matchAll(/(?:failure\((\d+), |comeAgain\(|retryLater\()"(\w+)"/g)].map(([, status, code]) => ({ status: Number(status ?? 429), code: code ?? '' }));

describe('every refusal', () => {
  it('is found in the sources', () => expect(refused.length).toBeGreaterThan(40));
  it.each(refused)('$code ($status) is told, and never as silence', ({ status, code }) => {
    speak('en');
    const told = failureWords(new ApiError(status, code, '', code === 'throttled' ? 30 : 0));
    expect(told).not.toBe(failureWords(new TypeError('fetch failed')));
    if ([403, 429].includes(status)) expect(told).not.toBe(failureWords(new ApiError(500, 'failed', '')));
  });
  it.each([400, 401, 403, 413, 429, 500])('an answer without a word, %i, is none either', (status) =>
    expect(failureWords(new ApiError(status, 'failed', ''))).not.toBe(failureWords(new TypeError('fetch failed'))));
});

describe('why a request came to nothing', () => {
  const codes = ['slow_down', 'unavailable', 'draining', 'accounts_only', 'too_many_tables', 'too_many_guests', 'wrong_code', 'has_account', 'no_session', 'too_many_blocks', 'unknown_person'];
  it.each(codes)('%s is told in every language', (code) => {
    const told = everywhere(() => failureWords(new ApiError(503, code, '')));
    expect(new Set(told).size).toBe(locales.length);
    expect(told).not.toContain(failureWords(new TypeError('fetch failed')));
  });
  // As the server says it.
  const reasons: [string, string][] = [
    ['bad_password', 'passwords need at least 8 characters'], ['bad_password', 'passwords can have at most 256 characters'], ['bad_password', 'the password is little more than the name'],
    ['bad_password', 'the password repeats the same few characters'], ['bad_password', 'a row of keys, a number or a date is easy to guess'],
    ['bad_password', 'this is one of the first passwords to be guessed; a few words in a row are better'],
    ['bad_name', 'the name has an invisible character'], ['bad_name', 'the name has two spaces in a row'], ['bad_name', 'the name has too many marks on one letter'],
    ['bad_name', 'this name is reserved for bots and the people who run the server'],
  ];
  it('gives the reason, each another one', () => {
    const told = everywhere(() => reasons.map(([code, text]) => failureWords(new ApiError(400, code, text))).join('|')).flatMap((all) => all.split('|'));
    expect(new Set(told).size).toBe(reasons.length * locales.length);
  });
  it('says how long to wait, and until when somebody is banned', () => {
    speak('en');
    expect(failureWords(new ApiError(429, 'throttled', '', 40))).toContain('40 sec');
    expect(failureWords(new ApiError(429, 'throttled', '', 300))).toContain('5 min');
    const banned = failureWords(new ApiError(403, 'banned', 'you cannot play here until 2031-05-06 07:08 UTC: insults: again'));
    expect(banned).toContain('2031');
    expect(banned).toContain('Reason: insults: again');
  });
  it('tells a server that refuses from one that is away', () => {
    expect(isAway(new ApiError(503, 'unavailable', ''))).toBe(false);
    expect(isAway(new ApiError(404, 'no_table', ''))).toBe(false);
    expect(isAway(new ApiError(503, 'failed', ''))).toBe(true);
    expect(isAway(new TypeError('fetch failed'))).toBe(true);
  });
});

describe('what is agreed at a table', () => {
  const options: Options = {
    type: 'four', rules: 'std', pack: 'master', bots: 'planner', botMilliseconds: 500, clock: { decision: 0, reserve: 0 }, lateBeforeBot: 3,
    takeBack: true, playForced: false, hints: false, openHands: false, listed: true, rated: false, spectators: 'public', delay: 0, quick: false, botsAfter: 0,
  };
  it('is told in words', () => {
    speak('en');
    expect(optionWords(options)).toContain('No clock');
    expect(optionWords({ ...options, clock: { decision: 30, reserve: 180 }, rated: true })).toEqual(expect.arrayContaining(['30 s per move, 3 min time bank', 'Counts for the ranking']));
  });
  it.each(locales)('names the pack by its cards, in %s', (locale) => {
    speak(locale);
    for (const pack of ['master', 'basic', 'basic+JAWD']) expect(optionWords({ ...options, pack }).join(), pack).not.toContain(pack);
  });
  it('names each rule that was changed', () => {
    speak('en');
    expect(editionDiffers('pl')).toEqual(expect.arrayContaining(['During a 7, a marble that becomes locked can’t step back', 'One against two: the two see each other’s hands until the swap: no']));
    expect(['std', 'en', 'ja'].map(isLikeStandard)).toEqual([false, true, false]);
    expect(optionWords({ ...options, rules: 'pl,places=yes' }).slice(0, 2)).toEqual(['Polish rulebook, 2018', 'Play on for second and third place: yes']);
  });
});

it('a clock shows the second that has begun', () => {
  expect([0, 0.2, 9.9, 60, 61.5].map(clockText)).toEqual(['0:00', '0:01', '0:10', '1:00', '1:02']);
});

it('tells hours and days in the two largest units', () => {
  expect([30, 3600, 7260, 86_400, 3 * 86_400 - 1].map((seconds) => spanWords(seconds))).toEqual(['1 min', '1 hr', '2 hr 1 min', '1 day', '2 days 23 hr']);
  expect(spanWords(2 * 86_400 + 3600, 'narrow', 1)).toBe('2d');
});

it('a newcomer has 1000 and may be nearly anything', () => {
  const rating = { shown: 1000, mu: 25, sigma: 25 / 3, games: 0 };
  expect(ratingNumber(rating)).toBe(1000);
  expect(likelyRange(rating)).toEqual({ low: 1000, high: 2500 });
});

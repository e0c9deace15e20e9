// What the server says only in English reaches the reader in the language of the page.
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure, Options, RefusalCode, RefusalReason } from '@tacit/wire';
import { ApiError, isAway } from '../net/api';
import { locales, overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { editionDiffers, isLikeStandard, optionWords } from './options';
import { likelyRange, ratingNumber } from './rating';
import { atTable, failures, failureWords, reasons, refusalWords } from './refusals';
import { spanWords } from './sentences';
import { clockText } from '../game/timing';

const speak = (locale: Locale): void => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

const everywhere = (why: () => string): string[] =>
  locales.map((locale) => {
    speak(locale);
    return why();
  });
const refused = (status: number, error: RefusalCode, more: Partial<Failure> = {}, wait = 0): string =>
  failureWords(new ApiError(status, { error, text: '', ...more }, wait));
const away = (): string => failureWords(new TypeError('fetch failed'));

describe('a refusal at a table', () => {
  it.each([...(Object.keys(atTable) as RefusalCode[]), 'not_now', 'no_place'] as const)(
    '%s is told in every language',
    (code) => expect(new Set(everywhere(() => refusalWords(code, 'play'))).size).toBe(locales.length),
  );
  it('says of what it is too late', () => {
    speak('en');
    expect(refusalWords('not_host', 'start')).not.toBe(refusalWords('not_host', 'seat_bot'));
    expect(
      new Set(
        ['sit', 'take_back', 'vote', 'answer_abort', 'play'].map((want) => refusalWords('not_now', want as 'sit')),
      ).size,
    ).toBe(5);
  });
});

describe('why a request came to nothing', () => {
  it.each(Object.keys(failures) as RefusalCode[])('%s is told in every language', (code) => {
    const told = everywhere(() => refused(503, code));
    expect(new Set(told).size).toBe(locales.length);
    expect(told).not.toContain(away());
  });
  it.each([400, 401, 403, 413, 429, 500])('an answer without a word, %i, is not silence', (status) =>
    expect(failureWords(new ApiError(status))).not.toBe(away()),
  );
  it('is told by its name, and silence from refusal', () => {
    speak('de');
    expect(refused(409, 'name_taken')).toContain('vergeben');
    expect(failureWords(new ApiError(429))).not.toBe(failureWords(new ApiError(400)));
    expect(away()).toContain('Verbindung');
  });
  it('gives the reason, each another one', () => {
    const names = Object.keys(reasons) as RefusalReason[];
    const told = names.flatMap((reason) => everywhere(() => refused(400, 'bad_name', { reason })));
    expect(new Set(told).size).toBe(names.length * locales.length);
  });
  it('says how long to wait, and until when somebody is banned', () => {
    speak('en');
    expect(refused(429, 'throttled', {}, 40)).toContain('40 sec');
    expect(refused(429, 'throttled', {}, 300)).toContain('5 min');
    const banned = refused(403, 'banned', { until: Date.UTC(2031, 4, 6, 7, 8), why: 'insults: again' });
    expect(banned).toContain('2031');
    expect(banned).toContain('Reason: insults: again');
  });
  it('tells a server that refuses from one that is away', () => {
    expect(isAway(new ApiError(503, { error: 'unavailable', text: '' }))).toBe(false);
    expect(isAway(new ApiError(404, { error: 'no_table', text: '' }))).toBe(false);
    expect(isAway(new ApiError(503))).toBe(true);
    expect(isAway(new TypeError('fetch failed'))).toBe(true);
  });
});

describe('what is agreed at a table', () => {
  const options: Options = {
    type: 'four',
    rules: 'std',
    pack: 'master',
    bots: 'planner',
    botMilliseconds: 500,
    clock: { decision: 0, reserve: 0 },
    lateBeforeBot: 3,
    takeBack: true,
    playForced: false,
    hints: false,
    openHands: false,
    listed: true,
    rated: false,
    spectators: 'public',
    delay: 0,
    quick: false,
    botsAfter: 0,
  };
  it('is told in words', () => {
    speak('en');
    expect(optionWords(options)).toContain('No clock');
    expect(optionWords({ ...options, clock: { decision: 30, reserve: 180 }, rated: true })).toEqual(
      expect.arrayContaining(['30 s per move, 3 min time bank', 'Rated']),
    );
  });
  it.each(locales)('names the pack by its cards, in %s', (locale) => {
    speak(locale);
    for (const pack of ['master', 'basic', 'basic+JAWD'])
      expect(optionWords({ ...options, pack }).join(), pack).not.toContain(pack);
  });
  it('names each rule that was changed', () => {
    speak('en');
    expect(editionDiffers('pl')).toEqual(
      expect.arrayContaining([
        'During a 7, a marble that becomes locked can’t step back',
        'One against two: the two see each other’s hands until the swap: no',
      ]),
    );
    expect(['std', 'en', 'ja'].map(isLikeStandard)).toEqual([false, true, false]);
    expect(optionWords({ ...options, rules: 'pl,places=yes' }).slice(0, 2)).toEqual([
      'Polish rulebook, 2018',
      'Play on for second and third place: yes',
    ]);
  });
});

it('a clock shows the second that has begun', () => {
  expect([0, 0.2, 9.9, 60, 61.5].map(clockText)).toEqual(['0:00', '0:01', '0:10', '1:00', '1:02']);
});

it('tells hours and days in the two largest units', () => {
  expect([30, 3600, 7260, 86_400, 3 * 86_400 - 1].map((seconds) => spanWords(seconds))).toEqual([
    '1 min',
    '1 hr',
    '2 hr 1 min',
    '1 day',
    '2 days 23 hr',
  ]);
  expect(spanWords(2 * 86_400 + 3600, 'narrow', 1)).toBe('2d');
});

it('a newcomer has 1000 and may be nearly anything', () => {
  const rating = { shown: 1000, mu: 25, sigma: 25 / 3, games: 0 };
  expect(ratingNumber(rating)).toBe(1000);
  expect(likelyRange(rating)).toEqual({ low: 1000, high: 2500 });
});

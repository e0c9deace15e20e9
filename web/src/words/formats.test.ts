import { afterEach, expect, it, vi } from 'vitest';
import { overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { dateFormat, decimal } from './formats';

const speak = (locale: Locale, ...languages: string[]): void => {
  overwriteGetLocale(() => locale);
  vi.stubGlobal('navigator', { languages });
};
afterEach(() => {
  vi.unstubAllGlobals();
  overwriteGetLocale(() => 'en');
});

const day = new Date(2026, 10, 17, 21, 5);

it.each([
  ['en', ['en-GB'], '17/11'],
  ['en', ['en-US'], '11/17'],
  ['en', ['en'], '11/17'],
  ['en', [], '11/17'],
  ['en', ['nl-NL', 'nl'], '17/11'],
  ['en', ['de-DE', 'en-GB'], '17/11'],
  ['de', ['de-AT', 'en-US'], '17.11.'],
  ['zh-TW', ['zh-CN', 'zh-TW'], '11/17'],
] as const)('a date in %s follows the region of %j', (locale, languages, told) => {
  speak(locale, ...languages);
  expect(dateFormat({ day: 'numeric', month: 'numeric' }).format(day)).toBe(told);
});

it('an hour does, too', () => {
  const hour = (language: string): string => (
    speak('en', language),
    dateFormat({ hour: 'numeric', minute: '2-digit' }).format(day)
  );
  expect([hour('en-GB'), hour('en-US').replace(/\s/, ' ')]).toEqual(['21:05', '9:05 PM']);
});

it('a decimal has the comma of its language', () => {
  speak('de', 'en-GB');
  expect([decimal(1.44), decimal(2), decimal(3, 0)]).toEqual(['1,4', '2,0', '3']);
});

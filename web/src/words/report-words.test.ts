// A report in words: signs, units, awards in every language.
import { afterEach, describe, expect, it } from 'vitest';
import type { AwardKind } from '../report/awards';
import { locales, overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { wrapped } from '../ui/report/picture';
import {
  awardWords,
  changeWords,
  errorWords,
  lossWords,
  luckWords,
  markName,
  markWords,
  outcomeWords,
  playOf,
  standWords,
  sumWords,
  summandWords,
} from './report-words';
import type { Report } from '@tacit/core';
import { colourName } from './say';

const speak = (locale: Locale): void => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

describe('numbers', () => {
  it('have a sign, and a decimal where they are small', () => {
    expect([0.1523, -0.0323, 0].map((change) => changeWords('chance', change))).toEqual(['+15%', '−3.2%', '0%']);
    expect([12.4, -1].map((change) => changeWords('cards', change))).toEqual(['+12 cards', '−1 card']);
    expect(errorWords('chance', 0.004)).toBe('± 0.4%');
  });
  it('a loss lowers the chance, and takes more cards', () =>
    expect([lossWords('chance', 0.05), lossWords('cards', 3)]).toEqual(['−5%', '+3 cards']));
  it('say how it stands', () =>
    expect([standWords('chance', 0.504), standWords('cards', 174.6)]).toEqual(['50%', '175 cards']));
  it('count in Polish', () => {
    speak('pl');
    expect([1, 3, 12].map((cards) => standWords('cards', cards))).toEqual(['1 karta', '3 karty', '12 kart']);
  });
  it('are rounded before their form is chosen', () => {
    expect([12.4, 1.04, -0.96].map((change) => changeWords('cards', change))).toEqual([
      '+12 cards',
      '+1 card',
      '−1 card',
    ]);
    speak('de');
    expect([1.04, 1.4].map((change) => changeWords('cards', change))).toEqual(['+1 Karte', '+1,4 Karten']);
    speak('pl');
    expect([12.4, 1.04, 1.4].map((change) => changeWords('cards', change))).toEqual([
      '+12 kart',
      '+1 karta',
      '+1,4 karty',
    ]);
  });
});

describe('marks', () => {
  it('name what was lost', () =>
    expect([
      markWords('chance', { mark: 'mistake', loss: 0.051 }),
      markWords('chance', { mark: 'best', loss: 0 }),
    ]).toEqual(['Mistake · −5.1%', 'Best']));
  it.each(['forced', 'best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const)(
    '%s has a name in every language',
    (mark) => {
      expect(new Set(locales.map((locale) => (speak(locale), markName(mark)))).size).toBe(locales.length);
    },
  );
});

const kinds: AwardKind[] = [
  'comeback',
  'tac',
  'seven',
  'eye',
  'steadiest',
  'luckiest',
  'unluckiest',
  'collector',
  'traveller',
  'generous',
];
describe('luck of the play', () => {
  it('is told with the card that it turned on', () =>
    expect(luckWords('chance', { hidden: { seat: 'd', card: 'TAC', words: '' }, luck: -0.18 }, colourName)).toBe(
      'No one could know that Yellow had TAC: −18%',
    ));
  it('has one decimal in a sum', () =>
    expect([sumWords('chance', 0.5), summandWords('chance', -0.18), summandWords('cards', 0)]).toEqual([
      '50.0%',
      '−18.0%',
      '0.0 cards',
    ]));
});

describe('awards', () => {
  it.each(kinds)('%s is told in every language, with its number', (kind) => {
    const told = locales.map(
      (locale) => (
        speak(locale),
        awardWords({ kind, seats: 'ac', amount: kind === 'steadiest' ? 21 : 0.21 }, 'chance', colourName)
      ),
    );
    expect(new Set(told.map(({ title }) => title)).size).toBe(locales.length);
    for (const { text } of told) expect(text).toContain('21');
  });
  it('luck and the lack of it have different signs', () => {
    expect(awardWords({ kind: 'luckiest', seats: 'a', amount: 0.1 }, 'chance', colourName).text).toContain('+10%');
    expect(awardWords({ kind: 'unluckiest', seats: 'a', amount: 0.1 }, 'chance', colourName).text).toContain('−10%');
  });
});

describe('who and what', () => {
  const game = { result: 'bd', unit: 'chance', sides: [] as Report['sides'] } as Report;
  it('says who won', () =>
    expect([outcomeWords(game, '', colourName), outcomeWords(game, 'b', colourName)]).toEqual([
      'Blue and Yellow won.',
      'You won!',
    ]));
  const swap =
    'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:?5/b:?5/c:3,4,8,9,12/d:?5 dealer=b turn=c phase=swap says=+--+';
  it('tells gifts and plays', () => {
    expect(playOf({ position: swap, seat: 'c' }, 'give:12', colourName)).toBe('Green: give the 12');
    expect(playOf({ position: swap.replace(' phase=swap', ''), seat: 'c' }, '8:skip', colourName)).toBe(
      'Green: 8 – Yellow misses a turn',
    );
  });
});

describe('lines of a picture', () => {
  const long = (text: string): number => text.length;
  it('break between words', () => expect(wrapped('one two three', 7, long, 'en')).toEqual(['one two', 'three']));
  it('break where no blank is', () =>
    expect(wrapped('玩家的彈珠被踢掉', 4, long, 'zh-TW').every((line) => line.length <= 4)).toBe(true));
});

// Sentences that are put together from parts read like sentences in every language.
import { afterEach, describe, expect, it } from 'vitest';
import type { Made } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import type { Seat } from '../game/words';
import { locales, overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { cardName, personTitle } from './say';
import { gotWords, sinceLast, toldWords } from './telling';
import { clauses, labelled, listed, percent, sentences, together } from './sentences';

const speak = (locale: Locale): void => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

const names = (seat: Seat): string => ({ a: 'Ann', b: 'Bruno', c: 'Clara', d: 'Dario', e: 'Edda', f: 'Fynn' })[seat];
const made = (text: string, more: Partial<Made> = {}): Made =>
  ({
    kind: 'play',
    play: parsePlay(text),
    turn: 'b',
    by: 'b',
    victim: 'c',
    captured: [],
    undone: false,
    ...more,
  }) as Made;

describe('parts of sentences', () => {
  it('are joined as each language does', () => {
    const joined = (locale: Locale): string[] => {
      speak(locale);
      return [listed(['1', '2']), clauses(['1', '2']), together(['1', '2']), labelled('1', '2'), percent(0.45)];
    };
    expect(joined('en')).toEqual(['1, 2', '1; 2', '1 and 2', '1: 2', '45%']);
    expect(joined('de')).toEqual(['1, 2', '1; 2', '1 und 2', '1: 2', '45\u00a0%']);
    expect(joined('zh-TW')).toEqual(['1、2', '1；2', '1和2', '1：2', '45%']);
  });
  it('become sentences, with a full stop only where one is missing', () => {
    expect(sentences('Right!', 'Well done', 'Go on')).toBe('Right! Well done. Go on');
    speak('ja');
    expect(sentences('正解！', '次へ', '終わり')).toBe('正解！次へ。終わり');
  });
});

it('a bot has the name in lists of games that it had at the table', () => {
  speak('en');
  expect(personTitle('bot planner', 'c')).toBe('Clara');
  expect(personTitle('bot planner', 'ac')).toBe('Alma');
  expect(personTitle('bot planner')).toBe('Bot (medium)');
  expect(personTitle('bot', 'c')).toBe('bot');
});

it('cards with a name have one in every language', () => {
  const named = ['TRI', 'JES', 'ANG', 'WAR', 'DEV'] as const;
  const told = locales.map((locale) => {
    speak(locale);
    return named.map((card) => cardName(card));
  });
  for (const [n, card] of named.entries())
    expect(new Set(told.map((all) => all[n])).size, card).toBeGreaterThanOrEqual(locales.length - 1); // Chinese and Japanese share signs
  speak('th');
  for (const card of named) expect(cardName(card)).toMatch(/^[\u0e00-\u0e7f]+$/);
});

it('names that the server made up are told in every language', () => {
  const told = locales.map((locale) => {
    speak(locale);
    return [personTitle('Guest 4711'), personTitle('deleted'), personTitle('Mira')];
  });
  expect(new Set(told.map(([guest]) => guest)).size).toBe(locales.length);
  expect(new Set(told.map(([, deleted]) => deleted)).size).toBe(locales.length);
  for (const [guest, , mira] of told) {
    expect(guest).toContain('4711');
    expect(mira).toBe('Mira');
  }
});

describe('what is told aloud', () => {
  it('has the declarations of a deal', () => {
    const deal = { kind: 'deal', dealer: 'd', says: '-+-+' } as const;
    expect(toldWords(deal, ['a', 'b', 'c', 'd'], names)).toBe('Dealer: Dario. Declared a 1 or a 13: Bruno and Dario');
    expect(toldWords({ ...deal, says: '----' }, ['a', 'b', 'c', 'd'], names)).toBe(
      'Dealer: Dario. No one declared a 1 or a 13',
    );
  });
  it('has the card that came in the swap, and from whom', () => {
    const position = parsePosition(
      'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:2,JES/b:?2/c:?2/d:?2 dealer=d turn=a',
    );
    expect(gotWords('a:JES', position, names)).toBe('Clara gave you: Jester');
  });
  it('begins after the last own decision', () => {
    const [own, other] = [made('5:a20-25', { by: 'a' }), made('8:skip')];
    expect(sinceLast([own, other, { kind: 'deal', dealer: 'd', says: '' }, other], ['a'])).toEqual([other, other]);
    expect(sinceLast([other, own], ['a', 'c'])).toEqual([]);
  });
});

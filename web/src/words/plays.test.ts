// Plays in words: as people say them at a wooden board, and with numbers for those who want them.
import { afterEach, describe, expect, it } from 'vitest';
import { madeIn, type Made } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import type { Seat } from '../game/words';
import { locales, overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { numbered } from './numbered';
import { placeWords } from './places';
import { landingWords, optionWords, playWords, wayWords } from './plays';

const speak = (locale: Locale): void => overwriteGetLocale(() => locale);
afterEach(() => {
  speak('en');
  numbered.wanted = () => false;
});

const names = (seat: Seat): string => ({ a: 'Ann', b: 'Bruno', c: 'Clara', d: 'Dario', e: 'Edda', f: 'Fynn' })[seat];
const position = (board: string, more = ''): ReturnType<typeof parsePosition> =>
  parsePosition(`layout=pairs4 board=${board} hands=a:?5/b:?5/c:?5/d:?5 dealer=a turn=b ${more}`.trim());
const middle = position('a:B,B,B,25/b:B,20,40,H1/c:B,B,28,33/d:B,B,B,60');
const made = (text: string, at = middle): Made => madeIn(at, at.by, parsePlay(text));

describe('a play', () => {
  it.each([
    ['5:b20-25', '5 forward with the last marble: captures Red', 'Bruno: 5 forward with the last marble; captures Red'],
    ['4:b40-36', '4 back with the front marble', 'Bruno: 4 back with the front marble'],
    ['13:bB-17', 'Bring a marble out', 'Bruno: 13 – brings a marble out'],
    [
      'ANG:cB-33',
      'Bring a Green marble out: captures Green',
      'Bruno: Angel – brings a Green marble out; captures Green',
    ],
    ['1:bH1-H2', '1 forward at home', 'Bruno: 1 forward at home'],
    ['8:skip', 'Skip Clara', 'Bruno: 8 – Clara misses a turn'],
    ['2:drop', 'Discard', 'Bruno: 2 – discarded'],
    ['TRI:b20~d60', 'Swap Blue (last) and Yellow', 'Bruno: Trickster – swaps Blue (last) and Yellow'],
    [
      'WAR:b20-25',
      'Run to the next marble with the last marble: captures Red',
      'Bruno: Warrior – runs to the next marble with the last marble; captures Red',
    ],
    [
      '7:b20-23,b40-44',
      '3 forward with the last marble, 4 forward with the front marble',
      'Bruno: 7 – 3 forward with the last marble, 4 forward with the front marble',
    ],
  ])('%s', (text, chosen, played) => {
    expect(wayWords(made(text), names)).toBe(chosen);
    expect(playWords(made(text), names)).toBe(played);
  });
  it.each([
    ['5:b20-25', 'New place: 8 past the start of Blue'],
    ['4:b40-36', 'New place: 3 past the start of Green'],
    ['7:b20-23,b40-44', 'New place: 6 past the start of Blue, 11 past the start of Green'],
    ['1:bH1-H2', 'New place: Home of Blue, space 2'],
    ['13:bB-17', ''],
    ['TRI:b20~d60', ''],
    ['2:drop', ''],
  ])('%s lands where hands find it', (text, place) => {
    expect(landingWords(made(text))).toBe(place);
    numbered.wanted = () => true; // then the play has said it
    expect(landingWords(made(text))).toBe('');
  });
  it('of one marble alone names no marble', () => {
    const alone = position('a:B,B,B,25/b:B,B,B,20/c:B,B,B,B/d:B,B,B,14');
    expect(wayWords(made('5:b20-25', alone), names)).toBe('5 forward: captures Red');
    expect(wayWords(made('4:b20-16', alone), names)).toBe('4 back');
    expect(wayWords(made('WAR:b20-B', alone), names)).toBe('back to base');
  });
  it('says where home begins', () => {
    const near = position('a:B,B,B,B/b:B,B,B,15/c:B,B,B,B/d:B,B,B,B');
    expect(wayWords(made('4:b15-H2', near), names)).toMatch(/into home$/);
  });
  it('of two captures says two', () => {
    const two = position('a:B,B,22,25/b:B,B,B,20/c:B,B,B,24/d:B,B,B,B');
    expect(wayWords(made('7:b20-27', two), names)).toBe('7 forward: captures 2 Red marbles and Green');
  });
  it('says what a TAC is used as, and what it takes back', () => {
    const tac = position(
      'a:B,B,B,B/b:B,B,B,30/c:B,B,B,B/d:B,B,B,25',
      'fn=5 undo=a:B,B,B,B/b:B,B,B,30/c:B,B,B,B/d:B,B,B,20',
    );
    expect(optionWords(made('TAC=5:b30-35', tac), names)).toBe('TAC as 5: 5 forward');
    expect(playWords(made('TAC=5:b30-35', tac), names)).toBe('Bruno: TAC as 5 – undoes the last move; 5 forward');
    expect(optionWords(made('WAR:b20-25'), names)).toBe(
      'Warrior: Run to the next marble with the last marble, captures Red',
    );
    expect(optionWords(made('5:b20-25'), names)).toBe('5 forward with the last marble: captures Red');
  });
  it('has numbers for those who want them', () => {
    numbered.wanted = () => true;
    expect(wayWords(made('4:b40-36'), names)).toBe('4 back with the front marble (40 to 36)');
    expect(wayWords(made('TRI:b20~d60'), names)).toBe('Swap Blue 20 and Yellow 60');
    expect(placeWords(middle.layout, '20')).toBe('Space 20');
  });
  it.each(['zh-TW', 'ja'] as const)('has the punctuation of %s', (locale) => {
    speak(locale);
    for (const text of ['8:skip', '7:b20-23,b40-44', 'TRI:b20~d60', '5:b20-25', '2:drop'])
      for (const words of [playWords(made(text), names), wayWords(made(text), names)])
        expect(words).not.toMatch(/[,;:–]/u);
  });
  it('has no number of a space in any language', () => {
    for (const locale of locales) {
      speak(locale);
      for (const text of ['5:b20-25', '4:b40-36', '13:bB-17', 'TRI:b20~d60', 'WAR:b20-25', '7:b20-23,b40-44'])
        expect(playWords(made(text), names)).not.toMatch(/17|20|23|25|36|40|44|60/u);
    }
  });
});

it('a place is told from the start before it', () => {
  expect(['17', '20', '16', 'b-H2', 'c-B'].map((place) => placeWords(middle.layout, place))).toEqual([
    'Start of Blue',
    '3 past the start of Blue',
    '15 past the start of Red',
    'Home of Blue, space 2',
    'Base of Green',
  ]);
});

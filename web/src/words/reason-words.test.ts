// Reasons and conclusions, told in every language.
import type { HiddenCard, Known, Reason } from '@tacit/core';
import { afterEach, describe, expect, it } from 'vitest';
import { madeIn } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import type { Seat } from '../game/words';
import { locales, overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { hiddenInWords, knownInWords, reasonInWords, whyInWords, type Listener } from './reason-words';

const speak = (locale: Locale): void => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

const names = (seat: Seat): string => ({ a: 'Ann', b: 'Bruno', c: 'Clara', d: 'Dario', e: 'Edda', f: 'Fynn' })[seat];
const ann: Listener = { you: 'a', names };
const spectator: Listener = { you: '', names };

const reason = (kind: Reason['kind'], more: Partial<Reason> = {}): Reason => ({
  kind,
  chosen: 0.384,
  best: 0.12,
  error: 0.02,
  words: '',
  ...more,
});
const kinds: Reason['kind'][] = [
  'captured',
  'brings_out',
  'they_bring_out',
  'answered_by_tac',
  'captures',
  'home',
  'they_get_home',
  'dropped',
  'wins',
  'they_win',
];
const known = (kind: Known['kind'], more: Partial<Known> = {}): Known => ({ kind, words: '', ...more });
const conclusions: Known[] = [
  known('holds', { seat: 'c', cards: '7' }),
  known('cannot_hold', { seat: 'd', cards: '4,TRI', dropped: '10', decision: 12 }),
  known('none_left', { cards: 'ANG,WAR' }),
  known('has_opening', { seat: 'b' }),
  known('has_no_opening', { seat: 'b' }),
  known('said_opening', { seat: 'b' }),
  known('said_no_opening', { seat: 'b' }),
];

describe('a reason', () => {
  it('has both numbers, as shares of the worlds', () =>
    expect(reasonInWords(reason('captured', { seat: 'b', space: '25' }), ann)).toBe(
      'Bruno’s marble on 25 gets captured: 38% (best move: 12%)',
    ));
  it('has averages where something is counted', () =>
    expect(reasonInWords(reason('home'), ann)).toBe(
      'Marbles brought home this deal, on average: 0.38 (best move: 0.12)',
    ));
  it('says "you" to whom it concerns only', () => {
    expect(reasonInWords(reason('captured', { seat: 'a', space: '25' }), ann)).toContain('Your marble on 25');
    expect(reasonInWords(reason('captured', { seat: 'a', space: '25' }), spectator)).toContain('Ann’s marble on 25');
    expect(reasonInWords(reason('brings_out', { seat: 'a' }), ann)).toContain('You bring');
    expect(reasonInWords(reason('they_bring_out', { seat: 'd' }), ann)).toContain('Dario brings');
  });
  it('of a gift is a fact, without numbers', () =>
    expect(reasonInWords(reason('gives_opening', { seat: 'c', chosen: 0, best: 1 }), ann)).toBe(
      'Clara declared no 1 or 13 and gets one',
    ));
  it.each(kinds)('%s is told in every language', (kind) => {
    const told = locales.map((locale) => {
      speak(locale);
      return reasonInWords(reason(kind, { seat: 'a', space: '25' }), ann);
    });
    expect(new Set(told).size).toBe(locales.length);
    for (const words of told) expect(words).toMatch(/38|0[.,]38/);
  });
});

describe('why a play is better', () => {
  const captured = reason('captured', { seat: 'a', space: '25' });
  const position = parsePosition(
    'layout=pairs4 board=a:B,B,25,40/b:30,B,B,B/c:B,B,B,B/d:1,B,B,B hands=a:2,5/b:?2/c:?2/d:?2 dealer=d turn=a',
  );
  const why = (reasons: Reason[], saferFrom: Seat[], listener: Listener, play = '2:a25-27'): string =>
    whyInWords(madeIn(position, 'a', parsePlay(play)), reasons, saferFrom, listener);
  it('is not what the move says itself, if there is anything else to say', () => {
    const home = reason('home');
    expect(why([reason('captures'), home], [], ann, '5:a25-30')).toBe('It helps to get marbles home.');
    expect(why([reason('captures'), home], [], ann)).toBe('It gives you better chances to capture.');
    expect(why([reason('brings_out', { seat: 'a' }), home], [], ann, '13:aB-1')).toBe('It helps to get marbles home.');
    expect(why([reason('captures')], [], ann, '5:a25-30')).toBe('It gives you better chances to capture.');
  });
  it('is the weightiest reason, without numbers', () =>
    expect(why([reason('they_bring_out', { seat: 'd' }), captured], [], ann)).toBe(
      'It is harder for Dario to bring a marble out.',
    ));
  it('of a gift ends like a sentence', () =>
    expect(why([reason('gives_opening', { seat: 'c' })], [], ann)).toBe('Clara declared no 1 or 13 and gets one.'));
  it('names those from whom we are safer, unless something else weighs more', () => {
    expect(why([captured], ['b', 'd'], ann)).toBe('This makes you safer from Bruno and Dario.');
    expect(why([], ['d'], ann)).toBe('This makes you safer from Dario.');
    expect(why([reason('wins'), captured], ['d'], ann)).toBe('It may win the game in this deal.');
  });
  it('names the marble as it stands on the board', () =>
    expect(why([captured], [], { ...ann, position })).toBe('Safer for this marble: Red (last)'));
  it('is said to be none where other plays are as good', () =>
    expect(why([], [], ann)).toBe('Other moves are about as good.'));
  it.each(kinds)('%s is told in every language', (kind) => {
    const told = locales.map((locale) => {
      speak(locale);
      return why([reason(kind, { seat: 'b', space: '25' })], [], ann);
    });
    expect(new Set(told).size).toBe(locales.length);
    for (const words of told) expect(words).not.toMatch(/\d/);
  });
});

describe('a conclusion', () => {
  it('names hands, cards and what gave them away', () => {
    expect(knownInWords(conclusions[0]!, ann)).toBe('Clara has 7');
    expect(knownInWords(conclusions[1]!, ann)).toBe(
      'Dario can’t have 4 or Trickster: they discarded 10 when it could have been played',
    );
    expect(knownInWords(conclusions[3]!, ann)).toBe('Bruno: has a 1 or a 13');
  });
  it.each(conclusions)('$kind is told in every language', (one) => {
    const told = locales.map((locale) => {
      speak(locale);
      return knownInWords(one, ann);
    });
    expect(new Set(told).size).toBe(locales.length);
  });
});

describe('what nobody could know', () => {
  const all: (HiddenCard | undefined)[] = [{ seat: 'd', card: 'TAC', words: '' }, { card: '7', words: '' }, undefined];
  it('names the card and who held it, or nobody', () =>
    expect(all.map((one) => hiddenInWords(one, names))).toEqual([
      'No one could know that Dario had TAC',
      'No one could know that 7 was in no other hand',
      'How the hidden cards lay',
    ]));
  it.each(all)('is told in every language', (one) => {
    const told = locales.map((locale) => {
      speak(locale);
      return hiddenInWords(one, names);
    });
    expect(new Set(told).size).toBe(locales.length);
  });
});

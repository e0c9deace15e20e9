// What is explained when it first happens, and only then.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstAt, firstsIn, onlyPlay, type First } from '../game/firsts';
import { History, type Made } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import { waysOf, type Way } from '../game/ways';
import type { Seat } from '../game/words';
import { locales, overwriteGetLocale } from '../paraglide/runtime';
import { deadWords, firstWords } from './firsts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
vi.stubGlobal('document', { documentElement: { dataset: {}, classList: { toggle: () => undefined } } });
const { settings } = await import('../state/settings.svelte');
const { Firsts } = await import('../state/firsts.svelte');

beforeEach(() => {
  settings.set('told', []);
  settings.set('explain', true);
});
afterEach(() => overwriteGetLocale(() => 'en'));

const names = (seat: Seat): string => ({ a: 'Ann', b: 'Bruno', c: 'Clara', d: 'Dario', e: 'Edda', f: 'Fynn' })[seat];
const board = 'board=a:B,B,B,5/b:B,B,B,B/c:B,B,B,B/d:B,B,B,2';
const four = parsePosition(`layout=pairs4 ${board} hands=a:2,5,9/b:?3/c:?3/d:?3 dealer=d turn=a`);
const ways = (...plays: string[]): Way[] => waysOf(plays.map((play) => ({ play, board: '' })));
const plays = (...all: [Seat, string][]): Made[] => {
  const history = History.from(four);
  return all.map(([seat, play]) => history.addPlay(four, seat, parsePlay(play)));
};
const [captured, answered] = plays(['d', '3:d2-5'], ['a', 'TAC=3:a5-8']) as [Made, Made];
const [jester, moved] = plays(['b', 'JES'], ['b', '3:d2-5']) as [Made, Made];

describe('what is new', () => {
  it('is seen in plays', () => {
    expect(firstsIn(captured, ['a'])).toEqual(['captured']);
    expect(firstsIn(captured, ['b'])).toEqual([]);
    expect(firstsIn(answered, ['b'])).toEqual(['tac']);
    expect(firstsIn(jester, ['a'])).toEqual(['jester']);
    expect(firstsIn(moved, ['c'])).toEqual([]);
  });
  it('is seen in what is to be decided', () => {
    expect(firstAt('swap', ways('give:2', 'give:5'), ['2', '5'])).toBe('swap');
    expect(firstAt('skipped', ways('2:drop'), ['2'])).toBe('skipped');
    expect(firstAt('play', ways('2:drop', '5:drop'), ['2', '5'])).toBe('dead');
    expect(firstAt('play', ways('5:a5-10'), ['2', '5'])).toBe('forced');
    expect(firstAt('play', ways('5:a5-10', '2:a5-7'), ['2', '5'])).toBeUndefined();
  });
});

it('an only play makes itself, but no gift, no answer to a winning play and no TAC', () => {
  const five = ways('5:a5-10');
  expect(onlyPlay(five, 'play')).toBe(five[0]);
  expect(onlyPlay(ways('2:drop'), 'skipped')?.play.text).toBe('2:drop');
  expect(onlyPlay(ways('5:a5-10', '2:a5-7'), 'play')).toBeUndefined();
  expect(onlyPlay(ways('give:5'), 'swap')).toBeUndefined();
  expect(onlyPlay(ways('pass'), 'answer')).toBeUndefined();
  expect(onlyPlay(ways('TAC=3:a5-8'), 'play')).toBeUndefined();
  expect(onlyPlay(ways('TAC=8:skip'), 'skipped')).toBeUndefined();
});

describe('the words', () => {
  const at = (first: First, made?: Made): string =>
    firstWords({ first, position: four, seat: 'a', hand: ['2', '5'], mine: ['a'], ...(made ? { made } : {}) }, names);
  it('name who is concerned', () => {
    expect(at('swap')).toMatch(/Clara .*get one back/);
    const both = firstWords({ first: 'swap', position: four, seat: 'a', hand: [], mine: ['a', 'c'] }, names);
    expect(both).toMatch(/^You play both colours.*goes to Green\.$/);
    expect(at('jester', jester)).toContain('from Bruno');
    expect(at('captured', captured)).toMatch(/^Dario .*back in your base/);
    expect(at('tac', answered)).toContain('Ann uses that card');
    const six = parsePosition(
      'layout=trios6 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B/e:B,B,B,B/f:B,B,B,B hands=a:2,5/b:?2/c:?2/d:?2/e:?2/f:?2 dealer=f turn=a phase=swap rules=std,trio_pass_neighbour=yes',
    );
    expect(firstWords({ first: 'swap', position: six, seat: 'a', hand: [], mine: ['a'] }, names)).toMatch(
      /yours goes to Bruno.*from Fynn/,
    );
  });
  it('tell of each dead card which rule it meets, the same rule once', () => {
    const empty = parsePosition(
      'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:2,5,TAC/b:?3/c:?3/d:?3 dealer=d turn=a',
    );
    expect(deadWords(empty, ['2', '5', 'TAC'])).toBe(
      '2, 5: You have no marble on the ring. TAC: No card has been played in this deal yet.',
    );
  });
  it.each(['swap', 'dead', 'forced', 'skipped', 'jester', 'captured', 'tac'] as const)(
    '%s is told in every language',
    (first) => {
      const told = locales.map((locale) => {
        overwriteGetLocale(() => locale);
        return at(first, captured);
      });
      expect(new Set(told).size).toBe(locales.length);
    },
  );
});

describe('each thing is told once', () => {
  it('until it is closed, and never again', () => {
    const firsts = new Firsts();
    firsts.happened(captured, ['a']);
    expect(firsts.now?.first).toBe('captured');
    firsts.close();
    expect(firsts.now).toBeUndefined();
    firsts.happened(captured, ['a']);
    expect(firsts.now).toBeUndefined();
    expect(new Firsts().now).toBeUndefined();
    expect(JSON.parse(kept.get('tacit-settings') ?? '{}')).toMatchObject({ told: ['captured'] });
  });
  it('what is to be decided first, what happened before after it', () => {
    const firsts = new Firsts();
    firsts.happened(jester, ['a']);
    firsts.decides('dead');
    expect(firsts.now?.first).toBe('dead');
    firsts.close();
    expect(firsts.now?.first).toBe('jester');
  });
  it('goes with the decision it was about, and with our own play', () => {
    const firsts = new Firsts();
    firsts.decides('swap');
    firsts.decides(undefined);
    expect(firsts.now).toBeUndefined();
    firsts.happened(captured, ['a']);
    firsts.happened(answered, ['a']);
    expect(firsts.now?.first).toBe('tac');
  });
  it('not to those who do not want it, nor to those who look on', () => {
    const firsts = new Firsts();
    firsts.happened(captured, []);
    settings.set('explain', false);
    firsts.happened(captured, ['a']);
    firsts.decides('swap');
    expect(firsts.now).toBeUndefined();
  });
});

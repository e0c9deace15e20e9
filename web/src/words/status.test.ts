// What stands above the hand is true, and names those it speaks of.
import { afterEach, describe, expect, it } from 'vitest';
import { History } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import { waysOf } from '../game/ways';
import type { Seat } from '../game/words';
import { locales, overwriteGetLocale } from '../paraglide/runtime';
import { forcedWords, statusWords, type Scene } from './status';

afterEach(() => overwriteGetLocale(() => 'en'));

const names = (seat: Seat): string => ({ a: 'Ann', b: 'Bruno', c: 'Clara', d: 'Dario', e: 'Edda', f: 'Fynn' })[seat];
const four = 'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:2,5/b:?2/c:?2/d:?2 dealer=d turn=a';
const six =
  'layout=trios6 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B/e:B,B,B,B/f:B,B,B,B hands=a:2,5/b:?2/c:?2/d:?2/e:?2/f:?2 dealer=f turn=a';
const scene = (position: string, more: Partial<Scene> = {}): Scene => ({
  position: parsePosition(position),
  deciding: undefined,
  stage: 'playing',
  ways: undefined,
  mySeats: ['a'],
  result: undefined,
  game: undefined,
  ...more,
});

describe('the swap', () => {
  it('names the receiver, and calls nobody a partner who is none', () => {
    const choose = (position: string): string => statusWords(scene(`${position} phase=swap`, { deciding: 'a' }), names);
    expect(choose(four)).toBe('Choose a card for your partner Clara');
    expect(choose(`${six} rules=std`)).toBe('Choose a card for your partner Clara');
    expect(choose(`${six} rules=std,trio_pass_neighbour=yes`)).toBe('Choose a card for Bruno');
  });
  it('tells nobody of a partner who is themself', () => {
    const own = scene(`${four} phase=swap`, { deciding: 'a', mySeats: ['a', 'c'] });
    expect(statusWords(own, names)).toBe('Choose a card for your other colour, Green');
  });
  it('names who is still choosing, each person once', () => {
    expect(statusWords(scene(`${four} phase=swap`, { game: { deciding: 'bd' } }), names)).toBe(
      'Waiting for Bruno and Dario to choose',
    );
    expect(
      statusWords(scene(`${four} phase=swap`, { game: { deciding: 'bd' }, mySeats: [] }), names, () => 'Ben'),
    ).toBe('Waiting for Ben to choose');
  });
});

it('says whose turn it is, to the player as well while it begins; not while the own play is shown', () => {
  const turn = (mySeats: Seat[], more: Partial<Scene> = {}): string =>
    statusWords(scene(four, { mySeats, ...more }), names);
  expect(turn(['b'])).toBe('Ann’s turn');
  expect(turn(['a'])).toBe('Your turn');
  const position = parsePosition(four);
  const showing = History.from(position).addPlay(position, 'a', parsePlay('2:drop'));
  expect(turn(['a'], { showing, deciding: 'a' })).toBe('You’ve played');
  expect(turn(['b'], { showing })).toBe('Ann’s turn');
});

describe('the end', () => {
  it('names the winners', () => {
    const over = (result: string, mySeats: Seat[]): string =>
      statusWords(
        scene(four, { stage: 'over', result, mySeats }),
        names,
        (seat) => ({ b: 'Ben', d: 'Ben' })[seat as 'b'] ?? names(seat),
      );
    expect(over('bd>ac', ['a', 'c'])).toBe('Ben won.');
    expect(over('ac>bd', [])).toBe('Ann and Clara won.');
    expect(over('ac>bd', ['a', 'c'])).toBe('You won!');
    expect(over('ac>bd', ['a'])).toBe('You and Clara won!');
    for (const locale of locales) {
      overwriteGetLocale(() => locale);
      expect(over('bd>ac', ['a'])).toContain('Ben');
    }
  });
});

describe('no choice', () => {
  const ways = (...plays: string[]) => waysOf(plays.map((play) => ({ play, board: '' })));
  it('is not called a play where a card can only be dropped', () => {
    expect(statusWords(scene(four, { deciding: 'a', ways: ways('2:drop') }), names)).toMatch(/discard one/);
  });
  it('has its reasons where no card can be played, but where the turn is skipped', () => {
    const drops = ways('2:drop', '5:drop');
    expect(forcedWords(drops, ['2', '5'], parsePosition(four))).toBe('2, 5: You have no marble on the ring.');
    expect(forcedWords(drops, ['2', '5'], parsePosition(`${four} phase=skipped`))).toBe('');
  });
  it('is told where one play or one card is left', () => {
    expect(forcedWords(ways('5:a2-7'), ['2', '5'], parsePosition(four))).toMatch(/only move/);
    expect(forcedWords(ways('5:a2-7', '5:a3-8'), ['2', '5'], parsePosition(four))).toMatch(/only play this card/);
  });
});

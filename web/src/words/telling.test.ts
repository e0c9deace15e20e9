// What is new at a table is told once, and what was there before is not.
import { expect, it } from 'vitest';
import { History, type Made } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import type { Seat } from '../game/words';
import { aloudWords, decisionOf, newsSince, sinceLast, sinceWords, type Heard } from './telling';

const names = (seat: Seat): string => seat.toUpperCase();
const made = (text: string): Made =>
  ({
    kind: 'play',
    play: parsePlay(text),
    turn: 'b',
    by: 'b',
    victim: 'c',
    captured: [],
    undone: false,
  }) as unknown as Made;
const deal = { kind: 'deal', dealer: 'd', says: '+---' } as Heard['entries'][number];
const position = parsePosition(
  'layout=pairs4 board=a:B,B,B,5/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:2,3/b:?2/c:?2/d:?2 dealer=d turn=a',
);
const calm: Heard = {
  entries: [],
  position,
  hand: ['2', '3'],
  deciding: 'a',
  received: undefined,
  playing: true,
  status: 'Your turn',
  ways: undefined,
  todo: 'Your turn. Only one play.',
  asked: '',
  refusal: '',
  first: '',
  bubbles: [],
  mine: 0,
  names,
  speaker: (place) => `P${place}`,
};
const said = { place: 1, text: 'well done', phrase: undefined, at: 0 };

it('begins with a deal that has just begun, not with what was played before', () => {
  expect(newsSince(undefined, { ...calm, entries: [made('8:skip')] })).toEqual([]);
  expect(newsSince(undefined, { ...calm, entries: [made('8:skip'), deal] })).toHaveLength(2);
});

it('tells each play once, also after one was taken back', () => {
  const [one, other] = [made('8:skip'), made('TAC:drop')];
  const now = { ...calm, entries: [one, other] };
  expect(newsSince({ ...calm, entries: [one] }, now)).toEqual([expect.stringContaining('B')]);
  expect(newsSince(now, now)).toEqual([]);
  expect(newsSince(now, { ...now, entries: [one] })).toEqual([]);
});

it('tells which card came in the swap, unless it was there before', () => {
  expect(newsSince(calm, { ...calm, received: 'a:7' })).toHaveLength(1);
  expect(newsSince(undefined, { ...calm, received: 'a:7' })).toEqual([]);
  expect(newsSince({ ...calm, received: 'a:7' }, { ...calm, received: 'a:7' })).toEqual([]);
});

it('says what is to be done once for each decision, also when the others give cards meanwhile', () => {
  const now = { ...calm, ways: [] };
  const asked = decisionOf(now);
  expect(newsSince(calm, now)).toEqual(['Your turn. Only one play.']);
  expect(newsSince(now, { ...now, ways: undefined }, asked)).toEqual([]);
  expect(newsSince({ ...now, ways: undefined }, { ...now, ways: [] }, asked)).toEqual([]);
  expect(newsSince(now, { ...now, entries: [made('8:skip')], ways: [] }, asked)).toContain('Your turn. Only one play.');
});

it('tells the hand when it is dealt', () => {
  const dealt = 'Your hand: 2, 3';
  expect(newsSince(undefined, { ...calm, entries: [deal] })).toContain(dealt);
  expect(newsSince(calm, { ...calm, entries: [deal] })).toContain(dealt);
  expect(newsSince({ ...calm, hand: [] }, calm)).toEqual([dealt]);
  expect(newsSince(undefined, { ...calm, entries: [deal], hand: [] })).not.toContain(dealt);
  expect(newsSince(calm, { ...calm, hand: ['2'] })).toEqual([]);
});

it('says hints, refusals and explanations when they change', () => {
  const now = { ...calm, asked: 'Which marble?', refusal: 'Too late', first: 'A TAC undoes' };
  expect(newsSince(calm, now)).toEqual(['Which marble?', 'Too late', 'A TAC undoes']);
  expect(newsSince(now, now)).toEqual([]);
  expect(newsSince(now, calm)).toEqual([]);
});

it('repeats what the others say, not our own words nor what was said before', () => {
  expect(newsSince(calm, { ...calm, bubbles: [said, { ...said, place: 0 }] })).toEqual(['P1: well done']);
  expect(newsSince(undefined, { ...calm, bubbles: [said] })).toEqual([]);
  expect(newsSince({ ...calm, bubbles: [said] }, { ...calm, bubbles: [said] })).toEqual([]);
});

it('says how the game ended to those who were there', () => {
  const over = { ...calm, playing: false, status: 'You won' };
  expect(newsSince(calm, over)).toEqual(['You won']);
  expect(newsSince(undefined, over)).toEqual([]);
});

it('tells a board that was set right, to those who look at their own one too', () => {
  const history = History.from(position);
  history.addDeal('d', '+---');
  const set = history.addSetting('a:B,B,B,7/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B');
  const words = 'The board was set right: Red: 6 past the start of Red';
  const { entries } = history;
  expect(newsSince({ ...calm, entries: entries.slice(0, 1) }, { ...calm, entries })).toEqual([words]);
  expect(aloudWords(set, position.layout.seats, names)).toBe(words);
  expect(sinceLast(entries, ['a'])).toEqual([set]);
  expect(sinceWords(entries, ['a'], names)).toContain(words);
});

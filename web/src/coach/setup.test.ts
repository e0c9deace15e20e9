import { expect, test } from 'vitest';
import { parsePosition } from '../game/position';
import {
  dragged,
  emptyBoard,
  handTyped,
  ownerAt,
  placesToSet,
  seenBy,
  tapped,
  withCard,
  withDealer,
  withFields,
  withHand,
  withPhase,
  withTurn,
} from './setup';

const empty = emptyBoard('pairs4');
const boardOf = (text: string): string => / board=(\S+)/.exec(text)?.[1] ?? '';

test('an empty board is a position', () => {
  expect(empty).toBe(
    'layout=pairs4 rules=std pack=master board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:?5/b:?5/c:?5/d:?5 dealer=d turn=a',
  );
  expect(emptyBoard('duel2')).toContain('board=a:B,B,B,B/c:B,B,B,B');
});

test('a tap puts a marble down, and another takes it back to its base', () => {
  const out = tapped(empty, 'b', '20');
  expect(boardOf(out)).toContain('b:B,B,B,20');
  expect(boardOf(tapped(out, 'a', '20'))).toContain('b:B,B,B,B');
});

test('on its own start a marble is fresh, then one that has been around, then in its base', () => {
  const fresh = tapped(empty, 'a', '1');
  expect(boardOf(fresh)).toContain('a:B,B,B,1*');
  const around = tapped(fresh, 'a', '1');
  expect(boardOf(around)).toContain('a:B,B,B,1/');
  expect(boardOf(tapped(around, 'a', '1'))).toContain('a:B,B,B,B');
  expect(boardOf(tapped(empty, 'b', '1'))).toContain('b:B,B,B,1/');
});

test('a home takes only its own marbles, and no base gives a fifth', () => {
  expect(tapped(empty, 'a', 'b-H4')).toBe(empty);
  expect(boardOf(tapped(empty, 'b', 'b-H4'))).toContain('b:B,B,B,H4');
  const all = ['10', '11', '12', '13', '14'].reduce((text, space) => tapped(text, 'a', space), empty);
  expect(boardOf(all)).toContain('a:10,11,12,13/');
});

test('a marble can be drawn elsewhere; what lies there goes to its base', () => {
  const two = tapped(tapped(empty, 'a', '10'), 'b', '20');
  expect(boardOf(dragged(two, '10', '20'))).toContain('a:B,B,B,20/b:B,B,B,B');
  expect(boardOf(dragged(two, '10', 'a-H2'))).toContain('a:B,B,B,H2');
  expect(boardOf(dragged(two, '10', 'a-B'))).toContain('a:B,B,B,B');
  expect(dragged(two, '10', 'b-H2')).toBe(two);
  expect(boardOf(dragged(two, 'c-B', '33'))).toContain('c:B,B,B,33*');
});

test('places that can be set: free ones of the ring and the own home, and all marbles', () => {
  const { sources, targets } = placesToSet(parsePosition(tapped(empty, 'b', '20')), 'a');
  expect(sources).toEqual(new Set(['20', 'a-B', 'b-B', 'c-B', 'd-B']));
  expect(targets.size).toBe(64 - 1 + 4);
  expect(ownerAt(parsePosition(empty).board, 'a-B')).toBe('a');
});

test('hands are typed as people type', () => {
  expect(handTyped(' tac 7, 1')).toBe('1,7,TAC');
  expect(handTyped('?4')).toBe('?4');
  expect(handTyped('')).toBe('');
  expect(handTyped('11')).toBe('11');
  const typed = withHand(empty, 'c', '13 4');
  expect(typed).toContain('hands=a:?5/b:?5/c:4,13/d:?5');
  expect(withCard(typed, 'c', '7')).toContain('c:4,7,13');
  expect(withHand(empty, 'a', '7 99')).toContain('hands=a:7,99/'); // the core says what is wrong with it
  expect(withCard(empty, 'a', '7')).toContain('hands=a:7/');
});

test('what led to a position is forgotten when it is changed by hand, what is true of the table is not', () => {
  const played = `${empty} fn=13 undo=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B says=++-+ gone=13 laid=1 deals=2`;
  const other = withTurn(played, 'c');
  expect(other).toContain('turn=c gone=13 laid=1 deals=2');
  expect(other).not.toMatch(/fn=|undo=|says=/);
  expect(withFields('turn=a layout=pairs4', {})).toBe('layout=pairs4 turn=a');
});

test('anyone who decides sees one hand, and under a Devil the other one too', () => {
  const open =
    'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:1,7/b:2/c:3/d:4 dealer=d turn=a stack=5,6';
  expect(seenBy(open, 'a')).toContain('hands=a:1,7/b:?1/c:?1/d:?1 dealer=d turn=a');
  expect(seenBy(open.replace('turn=a', 'turn=b by=a'), 'a')).toContain('hands=a:1,7/b:2/c:?1/d:?1');
});

test('a swap begins with the seat after the dealer', () => {
  const swap = withPhase(withTurn(empty, 'c'), true);
  expect(swap).toContain('dealer=d turn=a phase=swap');
  expect(withTurn(swap, 'c')).toContain('dealer=b turn=c phase=swap');
  expect(withDealer(swap, 'a')).toContain('dealer=a turn=b phase=swap');
  expect(withHand(`${withTurn(swap, 'b').replace('turn=b', 'turn=c')} given=b:7`, 'a', '1 2')).toContain(
    'dealer=a turn=b phase=swap',
  );
});

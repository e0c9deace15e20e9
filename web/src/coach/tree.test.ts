import { describe, expect, test } from 'vitest';
import {
  at,
  back,
  beside,
  keyOf,
  noted,
  numberOf,
  onward,
  pathAt,
  promoted,
  pruned,
  rowsOf,
  setUp,
  toEnd,
  toStart,
  variationOf,
  withNext,
  withSetUp,
  type Branch,
  type Tree,
} from './tree';

const move = (play: string, next: Branch[] = []): Branch => ({ ...setUp(`after ${play}`, 'a'), play, next });

// 1 2 3, and instead of 2: 4 5, and instead of 5: 6.
const root: Branch = {
  ...setUp('start', 'a'),
  next: [move('1', [move('2', [move('3')]), move('4', [move('5'), move('6')])])],
};
const there = (...path: string[]): Tree => ({ root, path });
const lines = (tree: { root: Branch }): string[] =>
  rowsOf(tree.root).map(({ branch, depth, begins }) => `${'-'.repeat(depth)}${begins ? '(' : ''}${keyOf(branch)}`);

test('variations are listed after the move that they replace, further in', () => {
  expect(lines({ root })).toEqual(['1', '2', '-(4', '-5', '--(6', '3']);
});

describe('going about', () => {
  test('back, on along the line, to both ends', () => {
    expect(back(there('1', '4')).path).toEqual(['1']);
    expect(onward(there('1')).path).toEqual(['1', '2']);
    expect(onward(there('1', '2', '3')).path).toEqual(['1', '2', '3']);
    expect(toEnd(there('1', '4')).path).toEqual(['1', '4', '5']);
    expect(toStart(there('1', '4')).path).toEqual([]);
    expect(back(there()).path).toEqual([]);
  });

  test('from variation to variation, round in a circle', () => {
    expect(beside(there('1', '2'), 1).path).toEqual(['1', '4']);
    expect(beside(there('1', '4'), 1).path).toEqual(['1', '2']);
    expect(beside(there('1', '2'), -1).path).toEqual(['1', '4']);
    expect(beside(there('1'), 1).path).toEqual(['1']);
    expect(beside(there(), 1).path).toEqual([]);
  });

  test('every line has a number', () => {
    for (const [i, { path }] of rowsOf(root).entries()) {
      expect(numberOf({ root, path })).toBe(i + 1);
      expect(pathAt(root, i + 1)).toEqual(path);
    }
    expect(numberOf(there())).toBe(0);
    expect(pathAt(root, 0)).toEqual([]);
    expect(pathAt(root, 99)).toEqual([]);
  });
});

describe('changes', () => {
  test('a new move is a variation; one that is there is followed and changes nothing', () => {
    const grown = withNext(there('1'), move('7'));
    expect(lines(grown)).toEqual(['1', '2', '-(4', '-5', '--(6', '-(7', '3']);
    expect(grown.path).toEqual(['1', '7']);
    const same = withNext(there('1'), move('4'));
    expect(same.root).toBe(root);
    expect(at(same).next).toHaveLength(2);
  });

  test('a variation is promoted to the line it left, its own variation first', () => {
    expect(variationOf(there('1', '2', '3'))).toBeUndefined();
    expect(variationOf(there('1', '4', '5'))).toEqual(['1', '4']);
    const inner = promoted(there('1', '4', '6'));
    expect(lines(inner)).toEqual(['1', '2', '-(4', '-6', '--(5', '3']);
    const outer = promoted(inner);
    expect(lines(outer)).toEqual(['1', '4', '-(2', '-3', '6', '-(5']);
    expect(outer.path).toEqual(['1', '4', '6']);
    expect(promoted(outer)).toBe(outer);
  });

  test('deleted with all that follows', () => {
    const left = pruned(there('1', '4'));
    expect(lines(left)).toEqual(['1', '2', '3']);
    expect(left.path).toEqual(['1']);
    expect(lines(pruned(there('1', '2')))).toEqual(['1', '4', '5', '-(6']);
    expect(lines(pruned(there()))).toEqual([]);
  });

  test('marks and comments', () => {
    const said = noted(noted(there('1', '4'), { sign: '!?' }), { comment: 'why not' });
    expect(at(said)).toMatchObject({ play: '4', sign: '!?', comment: 'why not' });
    expect(at({ root: said.root, path: ['1', '2'] }).sign).toBeUndefined();
  });

  test('a position that was set up takes the place of the one before', () => {
    const first = withNext(there('1'), setUp('one', 'b'));
    const second = withSetUp(first, 'two', 'c');
    expect(second.path).toEqual(['1', 'two']);
    expect(at(second)).toMatchObject({ play: '', text: 'two', by: 'c' });
    expect(at(withSetUp(there(), 'other', 'd'))).toMatchObject({ text: 'other', by: 'd' });
  });

  test('what was there is never changed', () => {
    const before = JSON.stringify(root);
    promoted(there('1', '4'));
    pruned(there('1', '4'));
    noted(there('1'), { comment: 'x' });
    withNext(there(), move('9'));
    expect(JSON.stringify(root)).toBe(before);
  });
});

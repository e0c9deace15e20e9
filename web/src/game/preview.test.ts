// What is shown of a play before it is made is what then happens: random plays in all layouts.
import { readFile } from 'node:fs/promises';
import { load, type Core, type Session } from '@tacit/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { madeIn, movesOf, type Made } from './history';
import { along } from './layout';
import { boardOf } from './marbles';
import { parsePlay, type Play } from './play';
import { boardText, countIn, parsePosition, type Board, type Position } from './position';
import { passesOf } from './passing';
import { rules } from './rules';
import { base, isRing, type Seat } from './words';

const wanted = 2000; // plays
const share = Math.ceil(wanted / rules.layouts.length);

let core: Core;
beforeAll(async () => {
  core = await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)));
});

let seed = 1;
const below = (n: number): number => (seed = (seed * 16807) % 2147483647) % n;

interface Option {
  play: string;
  board: string;
}

const shown = (session: Session): Position => parsePosition(/^position (.+)$/m.exec(session.answer('show'))?.[1] ?? '');
const options = (session: Session): Option[] =>
  [...session.answer('plays').matchAll(/^play (\S+) => (\S+)$/gm)].map(([, play = '', board = '']) => ({
    play,
    board,
  }));

const kindOf = (play: Play): string => (play.kind === 'pass' ? 'pass' : `${play.as} ${play.kind}`);

// A kind of play that is rare among all comes up as often as the others.
function anyOf(all: readonly Option[]): Option {
  const kindOfOption = ({ play }: Option): string => kindOf(parsePlay(play));
  const kinds = [...new Set(all.map(kindOfOption))];
  const kind = kinds[below(kinds.length)];
  const some = all.filter((option) => kindOfOption(option) === kind);
  return some[below(some.length)] as Option;
}

// Which marble has just come out is not drawn.
const standing = (board: Board): string => boardText(board).replaceAll('*', '');

const standsOn = (board: Board, seat: Seat, space: string): boolean =>
  (board.get(seat) ?? []).some((spot) => spot.space === space);

// Compares what is drawn with the boards before and after: the preview computes its own.
function compare(made: Made, before: Position, after: Board): void {
  const begin: Board =
    made.play.kind !== 'pass' && made.play.card === 'TAC' && before.undo ? before.undo : before.board;
  expect(boardText(boardOf(made.from))).toBe(boardText(made.play.kind === 'drop' ? before.board : begin));
  expect(standing(boardOf(made.course.after))).toBe(standing(after));
  for (const { marble, to } of movesOf(made, made.begin)) {
    expect(standsOn(before.board, marble.seat, marble.space)).toBe(true);
    expect(standsOn(after, marble.seat, to)).toBe(true);
  }
  for (const seat of before.layout.seats) {
    const atBase = (board: Board): number => countIn(board, seat, (space) => space === base);
    const broughtOut = made.course.stages.flat().filter(({ id, trail }) => id.startsWith(seat) && trail[0] === base);
    const captured = made.captured.filter((one) => one === seat);
    expect(atBase(after) - atBase(made.play.kind === 'drop' ? before.board : begin)).toBe(
      captured.length - broughtOut.length,
    );
  }
  if (made.play.kind === 'exchange') {
    const { one, other } = made.play;
    expect(standsOn(after, one.colour, other.space) && standsOn(after, other.colour, one.space)).toBe(true);
  }
}

// Every space of a way lies beside the one before it.
function compareWays({ course }: Made, { layout }: Position): void {
  const walked = course.stages.flat().filter(({ how }) => how === 'walk');
  for (const { trail } of walked)
    for (const [i, space] of trail.entries()) {
      const next = trail[i + 1];
      if (next !== undefined && isRing(space) && isRing(next))
        expect([along(layout, space, 1), along(layout, space, -1)]).toContain(next);
    }
}

// Whom it concerns, where no marble moves.
function comparePasses(made: Made, before: Position, after: Position): void {
  if (after.deals !== before.deals || after.shuffles !== before.shuffles) return;
  for (const { from, to } of passesOf(made, before.hands)) {
    if (made.play.kind !== 'jester') expect([from, to]).toEqual([before.turn, after.turn]);
    else expect(after.hands.get(to)?.count).toBe((before.hands.get(from)?.count ?? 0) - (from === made.turn ? 1 : 0));
  }
}

describe('what is shown before a play', () => {
  const seen = new Set<string>();
  it.each(rules.layouts.map(({ name }) => name))('is what happens: %s', (layout) => {
    const session = core.session(below(1 << 30));
    let plays = 0;
    while (plays < share) {
      session.answer(`new ${layout}`);
      for (let before = shown(session); before.phase !== 'over' && plays < share; before = shown(session)) {
        const option = anyOf(options(session));
        const made = madeIn(before, before.by, parsePlay(option.play));
        expect(session.answer(`do ${option.play}`)).not.toMatch(/^error/);
        if (made.play.kind === 'give') continue;
        plays++;
        seen.add(kindOf(made.play));
        const after = shown(session);
        expect(boardText(after.board)).toBe(option.board);
        compare(made, before, after.board);
        compareWays(made, before);
        comparePasses(made, before, after);
      }
    }
    session.free();
  });
  it('was compared for every kind of play of every card', () => {
    const steps = ['1', '2', '3', '4', '5', '6', '8', '9', '10', '12', '13', 'ANG', 'WAR'].map(
      (card) => `${card} move`,
    );
    expect([...seen]).toEqual(
      expect.arrayContaining([...steps, '7 seven', '8 skip', 'TRI exchange', 'JES jester', 'DEV devil']),
    );
  });
});

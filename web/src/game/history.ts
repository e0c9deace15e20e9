// The plays so far, each with the marbles before and after it, so that any of them can be told in words and shown again.
import { nextSeat, orderOf, positionsAlong } from './at-once';
import type { Layout } from './layout';
import {
  boardOf,
  capturedIn,
  courseOf,
  marblesOf,
  reversed,
  settled,
  type Course,
  type Marble,
  type Stage,
} from './marbles';
import { parsePlay, type Play } from './play';
import { boardText, parseBoard, type Board, type Position } from './position';
import { isSeat, seatsIn, type Card, type Seat, type Space } from './words';

export interface Deal {
  kind: 'deal';
  dealer: Seat;
  says: string;
}

export interface Made {
  kind: 'play';
  layout: Layout;
  by: Seat; // who decided
  turn: Seat; // whose turn it was; differs under a Devil
  play: Play;
  skipped: boolean; // the turn had been skipped by an 8
  undone: boolean; // a TAC took something back first
  begin: Marble[]; // as it stood
  rewind: Stage[]; // how a TAC takes the play before it back
  from: Marble[]; // where the play begins: for a TAC the undo board
  course: Course;
  captured: Seat[];
  order: Seat[]; // who was in the game, clockwise
  victim: Seat; // whom a skip or a Devil concerns
}

/** People set the board right: the marbles stand as they do on the wood. */
export interface Setting {
  kind: 'set';
  layout: Layout;
  begin: Marble[]; // as it stood
  after: Marble[];
}

export type Entry = Deal | Made | Setting;

export class History {
  entries: Entry[] = [];

  private constructor(
    private readonly layout: Layout,
    private marbles: Marble[],
  ) {}

  static from({ layout, board }: Position, marbles: readonly Marble[] = marblesOf(board)): History {
    return new History(layout, [...marbles]);
  }

  /** Of the log that led to this position. What the core cannot follow is told line by line, without what only it knows. */
  static of(now: Position, log: readonly string[]): History {
    const followed = positionsAlong(now, log);
    const history = History.from(followed[0] ?? now);
    const last = followed.at(-1) ?? now;
    const unfollowed: Position = { ...last, phase: 'play', by: last.turn, undo: undefined };
    for (const [i, line] of log.entries()) {
      const [who = '', what = '', says = ''] = line.split(' ');
      if (who === '=') history.addDeal(what, says);
      else if (who === 'set') history.addSetting(what);
      else if (isSeat(who)) history.addPlay(followed[i] ?? unfollowed, who, parsePlay(what), followed[i + 1]?.board);
    }
    return history;
  }

  addDeal(dealer: string, says: string): void {
    this.entries.push({ kind: 'deal', dealer: isSeat(dealer) ? dealer : 'a', says });
  }

  addSetting(board: string): Setting {
    const after = settled(this.marbles, parseBoard(board));
    const setting: Setting = { kind: 'set', layout: this.layout, begin: this.marbles, after };
    this.entries.push(setting);
    this.marbles = after;
    return setting;
  }

  /** Adds a play; `after` is the board that the core gives, where it is known. */
  addPlay(before: Position, by: Seat, play: Play, after?: Board): Made {
    const turn = before.by === by ? before.turn : by;
    const tac = play.kind !== 'pass' && play.kind !== 'drop' && play.kind !== 'give' && play.card === 'TAC';
    const begin = this.marbles;
    const { from, rewind } = tac && before.undo ? this.woundBack(before.undo) : { from: begin, rewind: [] };
    const course = courseOf(this.layout, from, play);
    if (after) course.after = settled(course.after, after);
    const made: Made = {
      kind: 'play',
      layout: this.layout,
      by,
      turn,
      play,
      begin,
      rewind,
      from,
      course,
      captured: seatsIn(
        capturedIn(course)
          .map((id) => id.slice(0, 1))
          .join(''),
      ),
      skipped: before.phase === 'skipped',
      undone: tac && from.some((m, i) => m.space !== begin[i]?.space),
      order: orderOf(before),
      victim: nextSeat(before, turn),
    };
    this.entries.push(made);
    this.marbles = course.after;
    return made;
  }

  /** The seat took its last play back, and with it those that followed. */
  takeBackOf(seat: Seat): void {
    this.takeBack(this.entries.findLastIndex((entry) => entry.kind === 'play' && entry.by === seat));
  }

  /** A gift was taken back: nothing has been played in this deal. */
  takeBackDeal(): void {
    this.takeBack(this.entries.findLastIndex((entry) => entry.kind === 'deal') + 1);
  }

  /** A play was taken back, the last one unless said otherwise, with all that followed. */
  takeBack(at = this.entries.length - 1): void {
    const entry = this.entries[at];
    if (entry?.kind !== 'play') return;
    this.entries.splice(at);
    this.marbles = entry.begin;
  }

  /** The marbles as they stand, each with the name it has had all the time. */
  get standing(): Marble[] {
    return this.marbles;
  }

  lastPlay(): Made | undefined {
    const last = this.entries.at(-1);
    return last?.kind === 'play' ? last : undefined;
  }

  // The marbles as a TAC finds them, and how they get there: back along the plays since they stood so.
  private woundBack(undo: Board): Pick<Made, 'from' | 'rewind'> {
    const wanted = boardText(undo);
    const isWanted = (marbles: Marble[]): boolean => boardText(boardOf(marbles)) === wanted;
    const rewind: Stage[] = [];
    if (isWanted(this.marbles)) return { from: this.marbles, rewind };
    for (const entry of this.entries.toReversed()) {
      if (entry.kind !== 'play') break;
      rewind.push(...reversed(entry.course.stages), ...reversed(entry.rewind));
      if (isWanted(entry.begin)) return { from: entry.begin, rewind };
    }
    return { from: settled(this.marbles, undo), rewind: [] };
  }
}

/** A play of a position as it would be made; `after` and `marbles` where they are known. */
export const madeIn = (position: Position, by: Seat, play: Play, after?: Board, marbles?: readonly Marble[]): Made =>
  History.from(position, marbles).addPlay(position, by, play, after);

/** Plays that follow one another from a position on. */
export function madeAlong(position: Position, steps: readonly { by: Seat; play: Play }[]): Made[] {
  const history = History.from(position);
  let { undo } = position;
  return steps.map(({ by, play }, i) => {
    const made = history.addPlay(i === 0 ? position : { ...position, by, turn: by, undo }, by, play);
    undo = boardOf(made.begin);
    return made;
  });
}

/** The marbles that go somewhere by a play, from where they stand; not those that are captured. */
export function movesOf({ rewind, course }: Made, standing: readonly Marble[]): { marble: Marble; to: Space }[] {
  const gone = new Set(capturedIn(course));
  const moved = new Set([...rewind, ...course.stages].flat().map(({ id }) => id));
  return standing.flatMap((marble) => {
    const to = course.after.find(({ id }) => id === marble.id)?.space;
    return moved.has(marble.id) && !gone.has(marble.id) && to !== undefined && to !== marble.space
      ? [{ marble, to }]
      : [];
  });
}

/** The cards laid in the deal that these entries end in, first to last. */
export function laidIn(entries: readonly Entry[]): { card: Card; entry: Made }[] {
  const begun = entries.findLastIndex((entry) => entry.kind === 'deal');
  return entries
    .slice(begun + 1)
    .flatMap((entry) =>
      entry.kind === 'play' && entry.play.kind !== 'pass' ? [{ card: entry.play.card, entry }] : [],
    );
}

/** The position with the card already out of the hand, before anything else has changed. */
export function handsAfter(position: Position, { play, turn }: Made): Position {
  const hand = position.hands.get(turn);
  if (!hand || play.kind === 'pass') return position;
  const at = hand.cards?.indexOf(play.card) ?? -1;
  const hands = new Map(position.hands).set(turn, {
    count: hand.count - 1,
    cards: hand.cards?.filter((_, i) => i !== at),
  });
  return { ...position, hands };
}

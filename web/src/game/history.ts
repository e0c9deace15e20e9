// The plays so far, each with the marbles before and after it, so that any of them can be told in words and shown again.
import { nextSeat, startSpace, type Layout } from './layout';
import { capturedIn, courseOf, marblesOf, reversed, settled, type Course, type Marble, type Stage } from './marbles';
import { parsePlay, type Play } from './play';
import type { Board, Position } from './position';
import { base, isSeat, seatsIn, type Card, type Seat } from './words';

export interface Deal {
  kind: 'deal';
  dealer: Seat;
  says: string;
}

export interface Made {
  kind: 'play';
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
  victim: Seat; // whom a skip or a Devil concerns
}

export type Entry = Deal | Made;

interface Kept {
  marbles: Marble[];
  undo: Marble[] | undefined;
  rewind: Stage[];
  skipOn: Seat | undefined;
  devilOn: Seat | undefined;
}

export class History {
  entries: Entry[] = [];
  private marbles: Marble[];
  private undo: Marble[] | undefined;
  private rewind: Stage[] = []; // from the marbles as they stand to `undo`
  private skipOn: Seat | undefined;
  private devilOn: Seat | undefined;
  private readonly before: Kept[] = []; // as it stood before each play, for taking back

  constructor(
    private readonly layout: Layout,
    introMarble: boolean,
  ) {
    this.marbles = marblesOf(beginning(layout, introMarble));
  }

  /** From the middle of a game. */
  static from(position: Position): History {
    const { layout, board, undo, phase, turn, by } = position;
    const history = new History(layout, false);
    history.marbles = marblesOf(board);
    history.undo = undo && settled(history.marbles, undo);
    history.skipOn = phase === 'skipped' ? turn : undefined;
    history.devilOn = by === turn ? undefined : turn;
    return history;
  }

  static of(layout: Layout, introMarble: boolean, lines: readonly string[]): History {
    const history = new History(layout, introMarble);
    for (const line of lines) history.addLine(line);
    return history;
  }

  addLine(line: string): void {
    const [who = '', what = '', says = ''] = line.split(' ');
    if (who === '=') this.addDeal(what, says);
    else if (isSeat(who)) this.addPlay(who, parsePlay(what));
  }

  addDeal(dealer: string, says: string): void {
    this.undo = this.skipOn = this.devilOn = undefined;
    this.rewind = [];
    this.entries.push({ kind: 'deal', dealer: isSeat(dealer) ? dealer : 'a', says });
  }

  /** Adds a play; `after` is the board as the server has it, where it is known. */
  addPlay(by: Seat, play: Play, after?: Board): Made {
    const turn = this.devilOn ?? by;
    const tac = play.kind !== 'pass' && play.card === 'TAC' && play.kind !== 'drop';
    const begin = this.marbles;
    const undoes = tac && play.as !== 'JES' && this.undo !== undefined;
    const from = (undoes && this.undo) || begin;
    const course = courseOf(this.layout, from, play);
    if (after) course.after = settled(course.after, after);
    const captured = seatsIn(capturedIn(course).map((id) => id.slice(0, 1)).join(''));
    const made: Made = {
      kind: 'play', by, turn, play, begin, from, course, captured,
      rewind: undoes ? this.rewind : [],
      skipped: this.skipOn === turn,
      undone: tac && from.some((m, i) => m.space !== begin[i]?.space),
      victim: nextSeat(this.layout, turn),
    };
    this.entries.push(made);
    this.before.push({ marbles: this.marbles, undo: this.undo, rewind: this.rewind, skipOn: this.skipOn, devilOn: this.devilOn });
    this.remember(made);
    return made;
  }

  /** The seat took its last play back, and with it those that followed. */
  takeBackOf(seat: Seat): void {
    const last = this.entries.findLastIndex((entry) => entry.kind === 'play' && entry.by === seat);
    while (last >= 0 && this.entries.length > last) this.takeBack();
  }

  /** A gift was taken back: nothing has been played in this deal. */
  takeBackDeal(): void {
    while (this.entries.at(-1)?.kind === 'play') this.takeBack();
  }

  /** The last play was taken back. */
  takeBack(): void {
    const kept = this.before.pop();
    if (!kept || this.entries.at(-1)?.kind !== 'play') return;
    this.entries.pop();
    this.marbles = kept.marbles;
    this.undo = kept.undo;
    this.rewind = kept.rewind;
    this.skipOn = kept.skipOn;
    this.devilOn = kept.devilOn;
  }

  /** The marbles as they stand, each with the name it has had all the time. */
  get standing(): Marble[] {
    return this.marbles;
  }

  lastPlay(): Made | undefined {
    const last = this.entries.at(-1);
    return last?.kind === 'play' ? last : undefined;
  }

  // The table of rule 10.1.
  private remember(made: Made): void {
    const { play } = made;
    this.skipOn = play.kind === 'skip' ? made.victim : undefined;
    this.devilOn = play.kind === 'devil' ? made.victim : play.kind === 'jester' ? this.devilOn : undefined;
    this.marbles = made.course.after;
    if (play.kind === 'pass' || play.kind === 'give') return;
    if (play.kind === 'drop') {
      this.undo = play.card === 'TAC' && !this.undo ? undefined : made.course.after;
      this.rewind = [];
    } else if (play.as !== 'JES') {
      this.undo = made.begin;
      this.rewind = [...reversed(made.course.stages), ...reversed(made.rewind)];
    }
  }
}

function beginning(layout: Layout, introMarble: boolean): Board {
  const inBase = { space: base, fresh: false };
  return new Map(
    layout.seats.map((seat) => [
      seat,
      [inBase, inBase, inBase, introMarble ? { space: startSpace(layout, seat), fresh: true } : inBase],
    ]),
  );
}

/** The cards laid in the deal that these entries end in, first to last. */
export function laidIn(entries: readonly Entry[]): { card: Card; entry: Made }[] {
  const begun = entries.findLastIndex((entry) => entry.kind === 'deal');
  return entries.slice(begun + 1).flatMap((entry) => (entry.kind === 'play' && entry.play.kind !== 'pass' ? [{ card: entry.play.card, entry }] : []));
}

/** The position with the card already out of the hand, before anything else has changed. */
export function handsAfter(position: Position, { play, turn }: Made): Position {
  const hand = position.hands.get(turn);
  if (!hand || play.kind === 'pass') return position;
  const at = hand.cards?.indexOf(play.card) ?? -1;
  const hands = new Map(position.hands).set(turn, { count: hand.count - 1, cards: hand.cards?.filter((_, i) => i !== at) });
  return { ...position, hands };
}

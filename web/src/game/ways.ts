// What can be done with a card: the legal plays as the server lists them, arranged by marbles and targets.
import type { LegalPlay } from '@tacit/wire';
import { parsePlay, type Play } from './play';
import { countIn, type Board } from './position';
import { base, placeName, type Card, type PlaceName, type Seat } from './words';

export interface Way {
  play: Play;
  board: string; // the board after it
}

export const waysOf = (plays: readonly LegalPlay[]): Way[] =>
  plays.map(({ play, board }) => ({ play: parsePlay(play), board }));

export const cardOf = (play: Play): Card | undefined => (play.kind === 'pass' ? undefined : play.card);

/** The marble a play moves and where it goes; an exchange can be begun at either end. */
export function endsOf(play: Play): [from: PlaceName, to: PlaceName][] {
  if (play.kind === 'move') {
    const { colour, from, to } = play.leg;
    return [[placeName(colour, from), placeName(colour, to)]];
  }
  if (play.kind !== 'exchange') return [];
  const one = placeName(play.one.colour, play.one.space);
  const other = placeName(play.other.colour, play.other.space);
  return [
    [one, other],
    [other, one],
  ];
}

/** Where the marbles stand that a play can begin with. */
export const beginningsOf = (play: Play): PlaceName[] =>
  play.kind === 'seven'
    ? play.legs.map(({ colour, from }) => placeName(colour, from))
    : endsOf(play).map(([from]) => from);

/** What a marble does that goes to a place. */
export interface Effect {
  steps: number;
  captured: Seat[]; // whose marbles, each by itself
  home: boolean; // it goes into its home
}

/** Whose marbles stand in their bases that did not before, each by itself. */
export const sentHome = (before: Board, after: Board): Seat[] =>
  [...after.keys()].flatMap((seat) => {
    const atBase = (board: Board): number => countIn(board, seat, (space) => space === base);
    return Array.from({ length: Math.max(0, atBase(after) - atBase(before)) }, () => seat);
  });

/** All ways of one card. */
export class CardWays {
  readonly all: Way[];

  constructor(
    readonly card: Card,
    ways: readonly Way[],
  ) {
    this.all = ways.filter((way) => cardOf(way.play) === card);
  }

  get playable(): boolean {
    return this.all.some((way) => way.play.kind !== 'drop' && way.play.kind !== 'give');
  }

  /** A seven with a choice; a single way needs no tool. */
  get sevens(): Way[] {
    return this.all.filter((way) => way.play.kind === 'seven');
  }

  /** Ways without a marble to tap: skip, Jester, Devil, drop. */
  get plain(): Way[] {
    return this.all.filter((way) => ['skip', 'jester', 'devil', 'drop', 'give'].includes(way.play.kind));
  }

  sources(): Set<PlaceName> {
    return new Set(this.all.flatMap((way) => endsOf(way.play).map(([from]) => from)));
  }

  targets(from?: PlaceName): Set<PlaceName> {
    return new Set(
      this.all.flatMap((way) =>
        endsOf(way.play)
          .filter(([one]) => from === undefined || one === from)
          .map(([, to]) => to),
      ),
    );
  }

  /** The plays that go to a place, from a marble if one is chosen. */
  into(to: PlaceName, from?: PlaceName): Way[] {
    return this.all.filter((way) =>
      endsOf(way.play).some(([one, other]) => other === to && (from === undefined || one === from)),
    );
  }

  from(from: PlaceName): Way[] {
    return this.all.filter((way) => endsOf(way.play).some(([one]) => one === from));
  }
}

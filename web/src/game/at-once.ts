// The rules, asked while the page is drawn: a small part of the core, on the page's own thread.
import { load, type AtOnce, type WhyNot } from '@tacit/core';
import instantiate from '@tacit/core/rules.wasm?init';
import type { Layout } from './layout';
import { boardText, parsePosition, type Board, type Position } from './position';
import { seatsIn, type Card, type Seat } from './words';

const core: AtOnce = await load(instantiate);

/** The seats that are still in the game, clockwise. */
export const orderOf = ({ text }: Position): Seat[] => seatsIn(core.order(text));

export function nextSeat(position: Position, seat: Seat): Seat {
  const order = orderOf(position);
  return order[(order.indexOf(seat) + 1) % order.length] ?? seat;
}

/** Why the seat whose turn it is cannot play the card; empty where it can. */
export const whyNot = ({ text }: Position, card: Card): WhyNot | '' => core.whyNot(text, card);

/** How it stood after each deal and before each play of a log. */
export const positionsAlong = ({ text }: Position, log: readonly string[]): Position[] =>
  core.log(text, log).map(parsePosition);

/** What a play does on a board, one thing after the other: `a20-21-22`, `b22-B`, `a10~c33`. */
export function courseAlong({ name, seats }: Layout, board: Board, play: string): string[] {
  const hands = seats.map((seat) => `${seat}:?1`).join('/');
  return core.course(`layout=${name} board=${boardText(board)} hands=${hands} dealer=a turn=a`, play);
}

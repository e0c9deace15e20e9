// The rules, asked while the page is drawn: a small part of the core, on the page's own thread.
import { load, type AtOnce, type WhyNot } from '@tacit/core';
import instantiate from '@tacit/core/rules.wasm?init';
import { parsePosition, type Position } from './position';
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

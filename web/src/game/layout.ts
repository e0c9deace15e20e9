// Who sits where on which ring, and who belongs together, as the core has it (docs/RULES.md, 1 and 12.1).
import type { LayoutData } from '@tacit/core';
import { hasSwitch, rules } from './rules';
import { allSeats, isSeat, seatsIn, type Seat, type Space } from './words';

export type Layout = Omit<LayoutData, 'seats'> & { seats: Seat[] };

const layouts = new Map(
  rules.layouts.map((layout): [string, Layout] => [layout.name, { ...layout, seats: seatsIn(layout.seats) }]),
);

export function layoutNamed(name: string): Layout {
  const layout = layouts.get(name);
  if (!layout) throw new Error(`unknown layout "${name}"`);
  return layout;
}

/** Places around the board, taken or not. */
export const placesAround = (layout: Layout): number => layout.ring / layout.apart;

export const startOf = (layout: Layout, seat: Seat): number => 1 + allSeats.indexOf(seat) * layout.apart;

export const startSpace = (layout: Layout, seat: Seat): Space => String(startOf(layout, seat));

/** So many spaces clockwise; negative for backward. */
export function along(layout: Layout, space: Space, steps: number): Space {
  const { ring } = layout;
  return String(((((Number(space) - 1 + steps) % ring) + ring) % ring) + 1);
}

export function sideOf(layout: Layout, seat: Seat): string {
  return layout.sides.find((side) => side.includes(seat)) ?? seat;
}

export const isPartner = (layout: Layout, x: Seat, y: Seat): boolean => x !== y && sideOf(layout, x).includes(y);

/** To whom a seat gives in the swap; nobody where there is no swap. */
export function givesTo({ seats, gives, givesWith }: Layout, seat: Seat, ofGame: string): Seat | undefined {
  const all = givesWith.find(({ on }) => hasSwitch(ofGame, on))?.to ?? gives;
  const to = all[seats.indexOf(seat)] ?? '';
  return isSeat(to) ? to : undefined;
}

// Who sits where on which ring, and who belongs together (docs/RULES.md, 1 and 12.1).
import { allSeats, type Seat, type Space } from './words';

export interface Layout {
  name: string;
  ring: 64 | 66;
  seats: Seat[];
  sides: string[]; // seats that win together
}

const tables: Record<string, [ring: 64 | 66, seats: string, sides: string]> = {
  pairs4: [64, 'abcd', 'ac bd'],
  coop4: [64, 'abcd', 'abcd'],
  duel2: [64, 'ac', 'a c'],
  free3: [64, 'abc', 'a b c'],
  pair_vs_one3: [64, 'abc', 'a bc'],
  pairs6: [66, 'abcdef', 'ad be cf'],
  trios6: [66, 'abcdef', 'ace bdf'],
  coop6: [66, 'abcdef', 'abcdef'],
};

export function layoutNamed(name: string): Layout {
  const table = tables[name];
  if (!table) throw new Error(`unknown layout "${name}"`);
  const [ring, seats, sides] = table;
  return { name, ring, seats: [...seats] as Seat[], sides: sides.split(' ') };
}

/** Places around the board, taken or not: four on the ring of 64, six on that of 66. */
export const placesAround = (layout: Layout): number => (layout.ring === 64 ? 4 : 6);

export function startOf(layout: Layout, seat: Seat): number {
  return 1 + allSeats.indexOf(seat) * (layout.ring / placesAround(layout));
}

export const startSpace = (layout: Layout, seat: Seat): Space => String(startOf(layout, seat));

/** So many spaces clockwise; negative for backward. */
export function along(layout: Layout, space: Space, steps: number): Space {
  const { ring } = layout;
  return String(((((Number(space) - 1 + steps) % ring) + ring) % ring) + 1);
}

/** The next taken seat clockwise. */
export function nextSeat(layout: Layout, seat: Seat): Seat {
  const { seats } = layout;
  return seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
}

export function sideOf(layout: Layout, seat: Seat): string {
  return layout.sides.find((side) => side.includes(seat)) ?? seat;
}

export const isPartner = (layout: Layout, x: Seat, y: Seat): boolean => x !== y && sideOf(layout, x).includes(y);

/** To whom a seat gives in the swap; nobody where there is no swap. */
export function givesTo(layout: Layout, seat: Seat, rules: string): Seat | undefined {
  const { seats, name } = layout;
  const ahead = (n: number): Seat | undefined => seats[(seats.indexOf(seat) + n) % seats.length];
  if (name === 'duel2' || name === 'free3') return undefined;
  if (name === 'pair_vs_one3') return seat === 'b' ? 'c' : seat === 'c' ? 'b' : undefined;
  if (name !== 'trios6') return ahead(seats.length / 2);
  const neighbour = /trio_pass_neighbour=yes/.test(rules) || (rules.startsWith('pl') && !rules.includes('trio_pass_neighbour=no'));
  return ahead(neighbour ? 1 : 2);
}

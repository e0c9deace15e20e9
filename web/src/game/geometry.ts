// Where things are on the board: a round board in a square of 1000, the own seat at the bottom.
import { placesAround, startOf, type Layout } from './layout';
import { allSeats, base, homeSpaces, isHome, type PlaceName, type Seat, type Space } from './words';

export interface Point {
  x: number;
  y: number;
}

export interface Geometry {
  layout: Layout;
  bottom: Seat;
  disc: number; // radius of the wooden disc
  ring: number; // radius of the ring
  hole: number; // radius of a hollow
  marble: number; // radius of a marble
  middle: number; // radius of the hollow where cards are laid
  lobe: number; // radius of a base
  lobeAt: number; // its distance from the middle
  homeStep: number;
}

const four = { disc: 492, ring: 443, hole: 15.5, marble: 20, middle: 212, lobe: 88, lobeAt: 569, homeStep: 48 };
const six = { disc: 379, ring: 341, hole: 12, marble: 15.4, middle: 160, lobe: 68, lobeAt: 427, homeStep: 37 };

export function geometryOf(layout: Layout, bottom: Seat): Geometry {
  return { layout, bottom, ...(placesAround(layout) === 4 ? four : six) };
}

export const centre: Point = { x: 500, y: 500 };

export function polar(radius: number, angle: number): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

// Clockwise on the screen is growing angle; the bottom is a quarter turn.
export function ringAngle(g: Geometry, space: number): number {
  return Math.PI / 2 + ((space - startOf(g.layout, g.bottom)) / g.layout.ring) * 2 * Math.PI;
}

export const startAngle = (g: Geometry, seat: Seat): number => ringAngle(g, startOf(g.layout, seat));

/** The base lies to the right of its owner. */
export const baseAngle = (g: Geometry, seat: Seat): number => startAngle(g, seat) - Math.PI / placesAround(g.layout);

export const baseCentre = (g: Geometry, seat: Seat): Point => polar(g.lobeAt, baseAngle(g, seat));

const pocket: [number, number][] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

/** The n-th of the four hollows of a base. */
export function basePoint(g: Geometry, seat: Seat, n: number): Point {
  const middle = baseCentre(g, seat);
  const [x, y] = pocket[n % 4] ?? [0, 0];
  const off = g.marble * 1.22;
  return { x: middle.x + x * off, y: middle.y + y * off };
}

export function pointOf(g: Geometry, seat: Seat, space: Space, n = 0): Point {
  if (space === base) return basePoint(g, seat, n);
  if (isHome(space)) return polar(g.ring - g.homeStep * (homeSpaces.indexOf(space) + 1) - 4, startAngle(g, seat));
  return polar(g.ring, ringAngle(g, Number(space)));
}

/** The way of a marble that changes places with another: each keeps to its left, so they pass one another. */
export function crossing(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const aside = t * (1 - t);
    return { x: from.x + dx * t + dy * aside, y: from.y + dy * t - dx * aside };
  });
}

/** How far it is around the table from one seat to another, in radians: clockwise positive. */
export function turnBetween(g: Geometry, from: Seat, to: Seat, back: boolean): number {
  const whole = 2 * Math.PI;
  const ahead = (((startAngle(g, to) - startAngle(g, from)) % whole) + whole) % whole;
  return back ? ahead - whole : ahead;
}

export interface Place {
  name: PlaceName;
  seat: Seat | undefined; // of a home or base, and of a start
  space: Space;
  at: Point;
  radius: number;
}

/** Every place that can be tapped: the ring, the homes, the bases. */
export function placesOf(g: Geometry): Place[] {
  const ring = Array.from({ length: g.layout.ring }, (_, i): Place => {
    const space = String(i + 1);
    const seat = g.layout.seats.find((s) => startOf(g.layout, s) === i + 1);
    return { name: space, seat, space, at: pointOf(g, 'a', space), radius: g.marble * 1.05 };
  });
  const homes = g.layout.seats.flatMap((seat) =>
    homeSpaces.map((space): Place => ({
      name: `${seat}-${space}`,
      seat,
      space,
      at: pointOf(g, seat, space),
      radius: g.marble * 1.05,
    })),
  );
  const bases = g.layout.seats.map((seat): Place => ({
    name: `${seat}-B`,
    seat,
    space: base,
    at: baseCentre(g, seat),
    radius: g.lobe * 0.8,
  }));
  return [...ring, ...homes, ...bases];
}

/** Seats clockwise from the one after the bottom, as they sit around the table; empty ones too. */
export function seatsAround(g: Geometry): Seat[] {
  const count = placesAround(g.layout);
  const first = allSeats.indexOf(g.bottom);
  return Array.from({ length: count }, (_, i) => allSeats[(first + i) % count] ?? 'a');
}

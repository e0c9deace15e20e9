// The pictures of the rules as simple shapes: RulePicture.svelte draws them, and docs/pictures has them as SVG (rules.test.ts).
import { baseCentre, centre, geometryOf, pointOf, polar, startAngle, type Point } from '../../game/geometry';
import { layoutNamed } from '../../game/layout';
import { homeSpaces, type Seat } from '../../game/words';
import type { RulePictureName } from '../../words/rules-page';
import { glass, signs } from '../board/marble-art';

export interface Shape {
  tag: 'circle' | 'path' | 'rect' | 'text';
  attributes: Record<string, string | number>;
  text?: string;
}
export interface Picture {
  width: number;
  height: number;
  shapes: Shape[];
}

const wood = '#ecd9b3';
const hollow = '#c9ad7b';
const ink = '#3b2c1a';

const round = (n: number): number => Math.round(n * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const circle = ({ x, y }: Point, r: number, attributes: Shape['attributes']): Shape => ({
  tag: 'circle',
  attributes: { cx: round(x), cy: round(y), r, ...attributes },
});
const hole = (point: Point, r: number): Shape => circle(point, r, { fill: hollow });
const ownHole = (point: Point, r: number, seat: Seat): Shape =>
  circle(point, r, { fill: glass[seat].inlay, 'fill-opacity': 0.4 });
const marble = (point: Point, r: number, seat: Seat): Shape[] => [
  circle(point, r, { fill: glass[seat].body }),
  {
    tag: 'path',
    attributes: {
      d: signs[seat],
      fill: glass[seat].sign,
      transform: `translate(${at(point)}) scale(${round(r / 1.8) / 10})`,
    },
  },
];
/** Where a marble came from, or was captured. */
const left = (point: Point, r: number, seat: Seat): Shape =>
  circle(point, r, { fill: 'none', stroke: glass[seat].inlay, 'stroke-width': 2, 'stroke-dasharray': '3 3' });
const line = (d: string, width: number): Shape => ({
  tag: 'path',
  attributes: { d, fill: 'none', stroke: ink, 'stroke-width': width, 'stroke-linecap': 'round' },
});
const word = ({ x, y }: Point, text: string, size = 17): Shape => ({
  tag: 'text',
  attributes: {
    x: round(x),
    y: round(y + size * 0.35),
    fill: ink,
    'font-size': size,
    'font-weight': 700,
    'font-family': 'sans-serif',
    'text-anchor': 'middle',
  },
  text,
});
const box = (x: number, y: number, width: number, height: number, rest: Shape['attributes']): Shape => ({
  tag: 'rect',
  attributes: { x, y, width, height, ...rest },
});

/** From one point to another on a curve that rises by `lift`. */
function arrow(from: Point, to: Point, lift = 0, size = 7, width = 2.2): Shape[] {
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const barb = (turn: number): Point => ({
    x: to.x - size * Math.cos(angle + turn),
    y: to.y - size * Math.sin(angle + turn),
  });
  return [
    line(`M${at(from)}Q${at(bend)} ${at(to)}`, width),
    line(`M${at(barb(0.5))}L${at(to)}L${at(barb(-0.5))}`, width),
  ];
}

/** A stretch of the ring, drawn straight: twelve spaces from 0 at the left, with room for something above it. */
function stretch(above: number) {
  const space = (n: number): Point => ({ x: 18 + n * 20, y: above + 18 });
  const over = (n: number): Point => ({ x: space(n).x, y: above + 4 });
  return {
    space,
    over,
    ball: (n: number, seat: Seat): Shape[] => marble(space(n), 9, seat),
    was: (n: number, seat: Seat): Shape => left(space(n), 9, seat),
    move: (from: number, to: number): Shape[] => arrow(over(from), over(to), Math.abs(to - from) * 4 + 10),
    say: (n: number, text: string): Shape => word({ x: space(n).x, y: above - 27 }, text),
    sentBack: (n: number, seat: Seat): Shape[] => [
      ...arrow({ x: space(n).x + 7, y: above + 4 }, { x: space(n).x + 27, y: above - 16 }),
      ...marble({ x: space(n).x + 37, y: above - 24 }, 9, seat),
    ],
    picture: (...shapes: (Shape | Shape[])[]): Picture => ({
      width: 256,
      height: above + 36,
      shapes: [
        box(1, above + 2, 254, 32, { rx: 16, fill: wood }),
        ...Array.from({ length: 12 }, (_, n) => hole(space(n), 6)),
        ...shapes.flat(),
      ],
    }),
  };
}

const low = stretch(38);
const high = stretch(80);
/** Red's start with its home, which goes up from there. */
const start = 6;
const homeSpace = (n: number): Point => ({ x: high.space(start).x, y: high.space(start).y - 21 * n });
const homeLane = [ownHole(high.space(start), 9, 'a'), ...[1, 2, 3, 4].map((n) => ownHole(homeSpace(n), 7, 'a'))];
const intoHome = (n: number, from: number): Shape[] => {
  const aside = from < start ? -12 : 12;
  return arrow(high.over(from), { x: homeSpace(n).x + aside, y: homeSpace(n).y + 3 }, 22);
};

const comesOut = (seat: Seat): Picture =>
  low.picture(
    [0, 1, 2].map((n) => marble({ x: 14 + n * 21, y: 16 }, 9, seat)).flat(),
    ownHole(low.space(6), 12, seat),
    low.ball(6, seat),
    arrow({ x: 72, y: 16 }, { x: low.space(6).x - 2, y: 38 }, 16),
  );

/** Four hands of cards around a table: mine below, the next player to the left. */
const hands = { mine: { x: 128, y: 58 }, next: { x: 66, y: 36 }, opposite: { x: 128, y: 16 }, last: { x: 190, y: 36 } };
const hand = ({ x, y }: Point, text = ''): Shape[] => [
  ...[-9, 0, 9].map((dx) => box(x + dx - 8, y - 12, 16, 24, { rx: 3, fill: '#fff', stroke: ink, 'stroke-width': 1.5 })),
  ...(text ? [word({ x: x + 9, y }, text, 14)] : []),
];
const table = (...shapes: Shape[][]): Picture => ({ width: 256, height: 74, shapes: shapes.flat() });

function board(): Picture {
  const g = geometryOf(layoutNamed('pairs4'), 'a');
  const { seats, ring } = g.layout;
  const own = startAngle(g, 'a');
  const from = polar(340, own + 0.2);
  const to = polar(340, own + 1.2);
  const label = (point: Point, text: string): Shape[] => [
    circle(point, 30, { fill: '#fff', stroke: ink, 'stroke-width': 4 }),
    word(point, text, 42),
  ];
  const middle = baseCentre(g, 'a');
  return {
    width: 1000,
    height: 1000,
    shapes: [
      ...seats.map((seat) => circle(baseCentre(g, seat), g.lobe, { fill: wood })),
      circle(centre, g.disc, { fill: wood }),
      ...Array.from({ length: ring }, (_, i) => hole(pointOf(g, 'a', String(i + 1)), g.hole)),
      ...seats.flatMap((seat) => [
        ownHole(polar(g.ring, startAngle(g, seat)), g.hole + 8, seat),
        ...homeSpaces.map((home) => ownHole(pointOf(g, seat, home), g.hole, seat)),
        ...[0, 1, 2, 3].flatMap((n) => marble(pointOf(g, seat, 'B', n), g.marble, seat)),
      ]),
      line(`M${at(from)}A340 340 0 0 1 ${at(to)}`, 8),
      ...arrow(polar(340, own + 1.14), to, 0, 32, 8),
      ...label({ x: middle.x - 62, y: middle.y - 100 }, '1'),
      ...label({ x: 562, y: 905 }, '2'),
      ...label({ x: 562, y: 790 }, '3'),
    ],
  };
}

export const rulePictures: Record<RulePictureName, Picture> = {
  board: board(),
  home: high.picture(homeLane, high.was(4, 'a'), marble(homeSpace(3), 9, 'a'), intoHome(3, 4), high.say(2, '5')),
  capture: low.picture(low.was(2, 'a'), low.ball(7, 'a'), low.move(2, 7), low.say(4.5, '5'), low.sentBack(7, 'b')),
  out: comesOut('a'),
  number: low.picture(low.was(2, 'a'), low.ball(7, 'a'), low.move(2, 7), low.say(4.5, '5')),
  four: high.picture(
    homeLane,
    [high.was(start + 1, 'a'), high.was(4, 'c'), high.say(8, '4')],
    [marble(homeSpace(3), 9, 'a'), high.ball(0, 'c'), high.move(4, 0)].flat(),
    intoHome(3, start + 1),
    high.say(2, '4'),
  ),
  seven: low.picture(
    [low.was(0, 'a'), low.was(6, 'a'), low.was(2, 'b')],
    low.ball(4, 'a'),
    low.ball(9, 'a'),
    low.move(0, 4),
    low.move(6, 9),
    [low.say(2, '4'), low.say(7.5, '3')],
  ),
  eight: low.picture(low.was(1, 'a'), low.ball(9, 'a'), low.move(1, 9), low.say(5, '8')),
  trickster: low.picture(low.ball(3, 'a'), low.ball(8, 'b'), low.move(3, 8), low.move(8, 3)),
  tac: low.picture(low.ball(2, 'b'), low.was(7, 'b'), low.move(7, 2)),
  jester: table(
    ...Object.values(hands).map((one) => hand(one)),
    arrow({ x: 150, y: 60 }, { x: 184, y: 52 }, -6),
    arrow({ x: 184, y: 20 }, { x: 150, y: 14 }, 6),
    arrow({ x: 106, y: 14 }, { x: 72, y: 20 }, 6),
    arrow({ x: 72, y: 52 }, { x: 106, y: 60 }, -6),
  ),
  angel: comesOut('b'),
  warrior: low.picture(low.was(1, 'a'), low.ball(9, 'a'), low.move(1, 9), low.sentBack(9, 'b')),
  devil: table(hand(hands.next, '?'), hand(hands.mine), arrow({ x: 104, y: 58 }, { x: 70, y: 52 }, -6)),
};

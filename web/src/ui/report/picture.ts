// A moment as a picture that can be sent around: the board, the hand, and what there is to say about it.
import { baseCentre, basePoint, geometryOf, placesOf, pointOf, type Geometry, type Point } from '../../game/geometry';
import { type Layout } from '../../game/layout';
import type { Marble } from '../../game/marbles';
import { base, isRing, type Card, type Seat } from '../../game/words';
import { getLocale } from '../../paraglide/runtime';
import { cardName } from '../../words/say';
import { boardOutline } from '../board/board-outline';
import { glass, signs } from '../board/marble-art';

export interface MomentShown {
  layout: Layout;
  bottom: Seat;
  marbles: Marble[];
  seat: Seat; // whose hand
  hand: Card[];
  title: string;
  words: string[];
}

const [width, edge, lineHeight] = [1080, 40, 44];
const boardTop = 110;
const cardSize = { width: 92, height: 130, gap: 14 };
const handTop = boardTop + 1000 + 24;
const wordsTop = handTop + cardSize.height + 60;

/** In the letters of the page. */
export const fontOf = (size: string, family: '--text' | '--display'): string =>
  `${size} ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
const textFont = (): string => fontOf('30px', '--text');

export type Pen = CanvasRenderingContext2D;

/** The text in lines that fit; broken where the language lets it be. */
export function wrapped(text: string, room: number, measure: (text: string) => number, locale: string): string[] {
  const lines = [''];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const line = (lines.at(-1) ?? '') + segment;
    if (measure(line.trimEnd()) <= room) lines[lines.length - 1] = line;
    else lines.push(segment.trimStart());
  }
  return lines.map((line) => line.trimEnd());
}

export function disc(pen: Pen, { x, y }: Point, radius: number, colour: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}

function drawBoard(pen: Pen, g: Geometry): void {
  const wood = pen.createLinearGradient(0, 0, 1000, 1000);
  wood.addColorStop(0, '#d9a968');
  wood.addColorStop(1, '#a9723a');
  pen.fillStyle = wood;
  pen.fill(new Path2D(boardOutline(g)));
  disc(pen, { x: 500, y: 500 }, g.middle, '#1d4335');
  for (const { space, seat, at } of placesOf(g).filter((place) => place.space !== base)) {
    if (seat) disc(pen, at, g.hole * 1.5, glass[seat].inlay);
    disc(pen, at, g.hole, isRing(space) ? '#4a2a10' : '#38200c');
  }
  for (const seat of g.layout.seats) {
    disc(pen, baseCentre(g, seat), g.lobe * 0.75, glass[seat].inlay);
    for (const i of [0, 1, 2, 3]) disc(pen, basePoint(g, seat, i), g.hole, '#4a2a10');
  }
}

function drawMarble(pen: Pen, g: Geometry, { seat, space, id }: Marble): void {
  const { x, y } = pointOf(g, seat, space, Number(id.slice(1)));
  const { light, body, dark, sign } = glass[seat];
  const shine = pen.createRadialGradient(x - g.marble * 0.35, y - g.marble * 0.4, g.marble * 0.1, x, y, g.marble);
  shine.addColorStop(0, light);
  shine.addColorStop(0.5, body);
  shine.addColorStop(1, dark);
  disc(pen, { x, y }, g.marble, shine);
  pen.save();
  pen.translate(x, y);
  pen.scale(g.marble / 20, g.marble / 20);
  pen.fillStyle = sign;
  pen.fill(new Path2D(signs[seat]));
  pen.restore();
}

function drawHand(pen: Pen, hand: readonly Card[], seat: Seat): void {
  const step = cardSize.width + cardSize.gap;
  const left = (width - step * hand.length + cardSize.gap) / 2;
  hand.forEach((card, i) => {
    const x = left + i * step;
    pen.beginPath();
    pen.roundRect(x, handTop, cardSize.width, cardSize.height, 12);
    pen.fillStyle = '#fffdf7';
    pen.fill();
    pen.lineWidth = 4;
    pen.strokeStyle = glass[seat].inlay;
    pen.stroke();
    const name = cardName(card);
    pen.font = fontOf(`700 ${name.length > 2 ? 20 : 52}px`, '--text');
    pen.fillStyle = '#241d16';
    pen.textAlign = 'center';
    pen.fillText(
      name,
      x + cardSize.width / 2,
      handTop + cardSize.height / 2 + (name.length > 2 ? 7 : 18),
      cardSize.width - 10,
    );
  });
}

function drawWords(pen: Pen, title: string, lines: readonly string[]): void {
  pen.fillStyle = '#241d16';
  pen.textAlign = 'center';
  pen.font = fontOf('600 44px', '--display');
  pen.fillText(title, width / 2, 76, width - 2 * edge);
  pen.textAlign = 'left';
  pen.font = textFont();
  lines.forEach((line, i) => pen.fillText(line, edge, wordsTop + i * lineHeight));
}

export const fileOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob((picture) => (picture ? done(picture) : failed(new Error('no picture'))), 'image/png'),
  );

export async function pictureOf({ layout, bottom, marbles, seat, hand, title, words }: MomentShown): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  await document.fonts.ready;
  pen.font = textFont();
  const lines = words.flatMap((text) =>
    wrapped(text, width - 2 * edge, (part) => pen.measureText(part).width, getLocale()),
  );
  canvas.width = width;
  canvas.height = wordsTop + lines.length * lineHeight + edge;
  pen.fillStyle = '#f4ecdc';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const g = geometryOf(layout, bottom);
  pen.save();
  pen.translate((width - 1000) / 2, boardTop);
  drawBoard(pen, g);
  for (const marble of marbles) drawMarble(pen, g, marble);
  pen.restore();
  drawHand(pen, hand, seat);
  drawWords(pen, title, lines);
  return fileOf(canvas);
}

// A day's results as a picture that can be sent around: what was scored, and nothing about the cards.
import type { DayStanding } from '@tacit/wire';
import type { Seat } from '../../game/words';
import { m } from '../../paraglide/messages';
import { beatenWords, dateTitle, partTitle, resultWords } from '../../words/day';
import { glass } from '../board/marble-art';
import { disc, fileOf, fontOf, type Pen } from '../report/picture';

const [width, edge] = [1080, 60];
const top = 210;
const rowHeight = 250;
const bottom = 110;
const marble = { radius: 22, step: 56 };
const [paper, ink, soft, hole] = ['#f4ecdc', '#241d16', '#6b5c49', '#c9a877'];

/** Whose marbles are shown, in the order in which they came home: one's own, then the opponents'. */
const sides: Record<string, { seats: Seat[]; home: 'marbles' | 'others' }[]> = {
  solo: [{ seats: ['a', 'b', 'c', 'd'], home: 'marbles' }],
  duel: [
    { seats: ['a', 'c'], home: 'marbles' },
    { seats: ['b', 'd'], home: 'others' },
  ],
};

function drawMarbles(pen: Pen, { line }: DayStanding, y: number): void {
  let x = edge + marble.radius;
  for (const { seats, home } of sides[line.part] ?? []) {
    for (let i = 0; i < 4 * seats.length; ++i, x += marble.step) {
      const seat = seats[Math.floor(i / 4)] ?? 'a';
      disc(pen, { x, y }, marble.radius, i < line[home] ? glass[seat].body : hole);
    }
    x += marble.step / 2;
  }
}

function write(pen: Pen, text: string, y: number, font: string, colour = ink): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, edge, y, width - 2 * edge);
}

function drawResult(pen: Pen, standing: DayStanding, y: number): void {
  write(pen, partTitle(standing.line.part), y + 30, fontOf('600 34px', '--text'), soft);
  write(pen, resultWords(standing.line).main, y + 96, fontOf('650 62px', '--display'));
  if (standing.beaten !== undefined) write(pen, beatenWords(standing.beaten), y + 144, fontOf('34px', '--text'));
  drawMarbles(pen, standing, y + 192);
}

export async function pictureOfDay(date: string, standings: readonly DayStanding[], streak: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  await document.fonts.ready;
  canvas.width = width;
  canvas.height = top + standings.length * rowHeight + bottom;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(pen, `Tacit · ${m.day_title()}`, 96, fontOf('600 56px', '--display'));
  write(pen, dateTitle(date), 156, fontOf('34px', '--text'), soft);
  standings.forEach((standing, i) => drawResult(pen, standing, top + i * rowHeight));
  const footer = [...(streak > 1 ? [m.puzzle_streak({ n: streak })] : []), location.host].join(' · ');
  write(pen, footer, canvas.height - 44, fontOf('34px', '--text'), soft);
  return fileOf(canvas);
}

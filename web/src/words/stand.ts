// How it stands on the analysis board, in words: always for the same side.
import type { Unit } from '@tacit/core';
import { standFor } from '../coach/ranking';
import { sideOf } from '../game/layout';
import type { Position } from '../game/position';
import { seatsIn } from '../game/words';
import { m } from '../paraglide/messages';
import { colourName } from './say';
import { together } from './sentences';
import { valueWords } from './verdicts';

/** Whose chance is told: that of the side one has chosen; among more than two sides, that of the side that decides. */
export function sideTold({ layout, by }: Pick<Position, 'layout' | 'by'>, chosen: string): string {
  const deciding = sideOf(layout, by);
  return layout.sides.length === 2 && layout.sides.includes(chosen) ? chosen : deciding;
}

/** "Red and Green win". */
const winWords = (side: string): string =>
  m.board_win({ who: together(seatsIn(side).map(colourName)), n: side.length });

/** What a play is worth to the side whose chance is told, with what that number is. */
export function standIn(
  position: Position,
  { side }: { side: string },
  value: number,
  unit: Unit,
): { whose: string; value: string } {
  if (unit === 'cards') return { whose: m.board_cards(), value: valueWords(value, unit) };
  const told = sideTold(position, side);
  const own = told === sideOf(position.layout, position.by);
  return { whose: winWords(told), value: valueWords(standFor(value, unit, own), unit) };
}

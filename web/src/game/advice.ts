// Asking the core's line protocol what a good player would do, from no more than the asker sees.
import { seatBefore } from './passing';
import { parsePosition } from './position';
import type { Seat } from './words';

/** In the swap all give at the same time, but the notation has an order: the asker is put first in it. */
export function positionFor(text: string, seat: Seat): string {
  const { phase, layout } = parsePosition(text);
  if (phase !== 'swap') return text;
  return text.replace(/ given=\S+/, '').replace(/ dealer=\S+/, ` dealer=${seatBefore(layout, seat)}`).replace(/ turn=\S+/, ` turn=${seat}`);
}

/** The play in an answer to `go`; empty where there is none. */
export const bestOf = (answer: string): string => /^best (\S+)$/m.exec(answer)?.[1] ?? '';

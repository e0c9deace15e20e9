// What a judge's numbers say, as they are shown: in the order of the numbers, and always from the same side.
import type { Judged, Unit, Valued } from '@tacit/core';
import type { Behind } from './question';

/**
 * Best first. The judge names the play that held its own in fresh worlds, which another may be ahead of by a hair: then that one
 * stands first, and what each is behind is counted from it.
 */
export function ranked({ plays }: Pick<Judged, 'plays'>): Valued[] {
  const sorted = [...plays].sort((one, other) => one.loss - other.loss);
  const ahead = sorted[0]?.loss ?? 0;
  return sorted.map((one) => ({ ...one, loss: one.loss - ahead }));
}

/** The chance of a side, from that of the side that decides; cards are everybody's. */
export const standFor = (value: number, unit: Unit, own: boolean): number =>
  unit === 'chance' && !own ? 1 - value : value;

/** How far a play is behind the best one, as the other side sees it: so far ahead. */
export const behindFor = ({ loss, error }: Behind, unit: Unit, own: boolean): Behind => ({
  loss: unit === 'chance' && !own ? -loss : loss,
  error,
});

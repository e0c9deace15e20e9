// Games with days for a decision: nobody has to be there at the same time.
import type { Options, Place, TableSummary } from '@tacit/wire';

const day = 24 * 3600; // seconds

export const usualDays = 3 * day;
export const daysToChoose: readonly number[] = [day, usualDays, 7 * day];

export const isByCorrespondence = ({ decision }: Pick<Options['clock'], 'decision'>): boolean => decision >= day;
export const daysOf = ({ decision }: Pick<Options['clock'], 'decision'>): number => decision / day;

/** Whether somebody has something to decide at a table, and no bot decides for them. */
export function isTurnOf(
  { stage, places, deciding }: Pick<TableSummary, 'stage' | 'places' | 'deciding'>,
  me: string | undefined,
): boolean {
  const waitsFor = ({ person, absent, seats }: Place): boolean =>
    person !== undefined && person === me && !absent && [...seats].some((seat) => deciding.includes(seat));
  return stage === 'playing' && places.some(waitsFor);
}

/** Those that wait for somebody first, and of them the one whose time is up soonest; the others stay as they are. */
export function turnsFirst(tables: readonly TableSummary[], me: string | undefined): TableSummary[] {
  const due = (table: TableSummary): number =>
    isTurnOf(table, me) ? (table.until ?? Number.MAX_SAFE_INTEGER) : Infinity;
  return [...tables].sort((one, other) => (due(one) === due(other) ? 0 : due(one) - due(other)));
}

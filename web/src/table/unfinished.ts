// The game to go on with, on a server or on this device.
import { paths } from '../browser/paths';
import type { Place, TableSummary } from '@tacit/wire';
import type { HereTable } from '../local/kept';
import { isByCorrespondence, isTurnOf } from './correspondence';

export interface Unfinished {
  path: string;
  type: string;
  others: Place[];
  deciding: Place | undefined; // whose turn it is; nobody's in particular when that is several
  ours: boolean; // it is our turn
}

interface Table {
  path: string;
  type: string;
  places: Place[];
  deciding: string;
  visited: number;
  isOurs(place: Place): boolean;
}

const decides = (place: Place, deciding: string): boolean => [...place.seats].some((seat) => deciding.includes(seat));

function asUnfinished({ path, type, places, deciding, isOurs }: Table): Unfinished {
  const now = places.filter((place) => decides(place, deciding));
  return {
    path,
    type,
    others: places.filter((place) => !isOurs(place)),
    deciding: now.length === 1 ? now[0] : undefined,
    ours: now.some(isOurs),
  };
}

/** The one that somebody was at last. By correspondence there is nothing to do while others think. */
export function toGoOnWith(
  server: readonly TableSummary[],
  device: readonly HereTable[],
  me: string | undefined,
): Unfinished | undefined {
  const mine = (place: Place): boolean => place.person !== undefined && place.person === me && !place.absent;
  const there = server
    .filter(
      (one) =>
        one.stage === 'playing' &&
        one.places.some(mine) &&
        (!isByCorrespondence(one.options.clock) || isTurnOf(one, me)),
    )
    .map(({ table, options, places, deciding, visited, created }): Table => ({
      path: paths.table(table),
      type: options.type,
      places,
      deciding,
      visited: visited ?? created,
      isOurs: mine,
    }));
  const here = device
    .filter(({ stage }) => stage === 'playing')
    .map(({ id, options, places, deciding, changed }): Table => ({
      path: paths.hereTable(id),
      type: options.type,
      places,
      deciding,
      visited: changed,
      isOurs: ({ person }) => person !== undefined,
    }));
  const [last] = [...there, ...here].sort((one, other) => other.visited - one.visited);
  return last && asUnfinished(last);
}

// Marbles put elsewhere by hand, as they stand on the wooden board.
import { startSpace, type Layout } from './layout';
import { flights, settled, type Marble, type Motion } from './marbles';
import { parseBoard } from './position';
import { base, homeSpaces, placeName, placeParts, type PlaceName } from './words';

const standsOn = (place: PlaceName) => (marble: Marble) => placeName(marble.seat, marble.space) === place;

/** One marble goes somewhere; what stands there goes to its base. Only from its base it comes fresh to its start. */
export function putElsewhere(marbles: readonly Marble[], layout: Layout, from: PlaceName, to: PlaceName): Marble[] {
  const { space } = placeParts(to);
  const marble = marbles.find(standsOn(from));
  const there = space === base ? undefined : marbles.find(standsOn(to));
  return marbles.map((one) => {
    if (one === marble) return { ...one, space, fresh: one.space === base && space === startSpace(layout, one.seat) };
    return one === there ? { ...one, space: base, fresh: false } : one;
  });
}

/** The marbles that can be taken up, and where the one from a place can go: the ring, its home, its base. */
export function placesToPut(
  marbles: readonly Marble[],
  { ring }: Layout,
  from: PlaceName | undefined,
): { sources: Set<PlaceName>; targets: Set<PlaceName> } {
  const sources = new Set(marbles.map(({ seat, space }) => placeName(seat, space)));
  const taken = marbles.find((marble) => from !== undefined && standsOn(from)(marble));
  if (!taken) return { sources, targets: new Set() };
  const spaces = [...Array.from({ length: ring }, (_, i) => String(i + 1)), ...homeSpaces, base];
  const targets = new Set(spaces.map((space) => placeName(taken.seat, space)).filter((place) => place !== from));
  return { sources, targets };
}

/** How the marbles go from where they stand to a board in notation. */
export function changesTo(marbles: readonly Marble[], board: string): Motion[] {
  return flights(marbles, settled(marbles, parseBoard(board)));
}

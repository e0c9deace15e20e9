// Where things are, as people say it at a wooden board. Only those who want them hear the numbers of spaces.
import { startOf, type Layout } from '../game/layout';
import type { Marble } from '../game/marbles';
import { base, homeSpaces, isHome, isRing, placeParts, type PlaceName, type Seat, type Space } from '../game/words';
import { m } from '../paraglide/messages';
import { numbered } from './numbered';
import { colourName } from './say';

function ringWords(layout: Layout, space: Space): string {
  if (numbered.wanted()) return m.space_ring({ n: space });
  const past = (seat: Seat): number => (Number(space) - startOf(layout, seat) + layout.ring) % layout.ring;
  const [nearest = 'a'] = layout.seats.toSorted((one, other) => past(one) - past(other));
  const [n, colour] = [past(nearest), colourName(nearest)];
  return n === 0 ? m.start_of({ colour }) : m.space_past({ n, colour });
}

export function placeWords(layout: Layout, place: PlaceName): string {
  const { seat, space } = placeParts(place);
  if (seat === undefined) return ringWords(layout, space);
  return space === base
    ? m.space_base({ colour: colourName(seat) })
    : m.space_home({ colour: colourName(seat), n: space.slice(1) });
}

/** Which of the marbles of its colour, on the ring or at home. */
export type Rank = 'only' | 'front' | 'second' | 'middle' | 'third' | 'last';

function gone(layout: Layout, { seat, space, fresh }: Marble): number {
  if (isHome(space)) return layout.ring + 1 + homeSpaces.indexOf(space);
  const steps = (Number(space) - startOf(layout, seat) + layout.ring) % layout.ring;
  return steps === 0 && !fresh ? layout.ring : steps;
}

export function rankOf(layout: Layout, marbles: readonly Marble[], marble: Marble): Rank {
  const all = marbles
    .filter(({ seat, space }) => seat === marble.seat && isRing(space) === isRing(marble.space) && space !== base)
    .sort((one, other) => gone(layout, other) - gone(layout, one));
  const at = all.findIndex(({ id }) => id === marble.id);
  if (all.length < 2) return 'only';
  if (at === 0) return 'front';
  if (at === all.length - 1) return 'last';
  return all.length === 3 ? 'middle' : at === 1 ? 'second' : 'third';
}

const ranks: Record<Exclude<Rank, 'only'>, () => string> = {
  front: m.rank_front,
  second: m.rank_second,
  middle: m.rank_middle,
  third: m.rank_third,
  last: m.rank_last,
};

/** A marble: "Red (front)". */
export function marbleWords(layout: Layout, marbles: readonly Marble[], marble: Marble): string {
  const colour = colourName(marble.seat);
  if (numbered.wanted() && isRing(marble.space)) return m.marble_at({ colour, space: marble.space });
  const rank = rankOf(layout, marbles, marble);
  return rank === 'only' ? colour : m.with_note({ what: colour, note: ranks[rank]() });
}

// The way a marble goes: every space it touches, the first and the last included.
import { along, startSpace, type Layout } from './layout';
import type { Leg } from './play';
import { base, homeSpaces, isHome, isRing, type Card, type Seat, type Space } from './words';

function inHome(from: Space, to: Space): Space[] {
  const first = homeSpaces.indexOf(from);
  const last = homeSpaces.indexOf(to);
  const step = first <= last ? 1 : -1;
  const all: Space[] = [];
  for (let i = first; i !== last + step; i += step) all.push(homeSpaces[i] ?? to);
  return all;
}

function onRing(layout: Layout, from: Space, to: Space, step: 1 | -1): Space[] {
  const all = [from];
  for (let at = along(layout, from, step); all.length <= layout.ring; at = along(layout, at, step)) {
    all.push(at);
    if (at === to) break;
  }
  return all;
}

function intoHome(layout: Layout, seat: Seat, from: Space, to: Space, step: 1 | -1): Space[] {
  const start = startSpace(layout, seat);
  const before = from === start ? [from] : onRing(layout, from, start, step);
  return [...before, ...homeSpaces.slice(0, homeSpaces.indexOf(to) + 1)];
}

export function trailOf(layout: Layout, leg: Leg, as: Card): Space[] {
  const { colour, from, to } = leg;
  if (from === base || to === base) return [from, to];
  const step = as === '4' ? -1 : 1;
  if (isHome(from)) return inHome(from, to);
  return isRing(to) ? onRing(layout, from, to, step) : intoHome(layout, colour, from, to, step);
}

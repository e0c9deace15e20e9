// What somebody has met in a game: the lessons they would have had on it.
import type { Entry, Made } from '../game/history';
import { base, isHome, isRing, type Seat, type Space } from '../game/words';

interface Walk {
  colour: Seat;
  from: Space;
  to: Space;
}

function walksIn({ play }: Made): Walk[] {
  if (play.kind === 'move') return [play.leg];
  return play.kind === 'seven' ? play.legs : [];
}

/** By the name of the lesson; `own` are the seats of the one who learns. */
const signs: Record<string, (made: Made, own: readonly Seat[]) => boolean> = {
  out: (made) => walksIn(made).some(({ from }) => from === base),
  move: (made) => walksIn(made).some(({ to }) => isRing(to)),
  capture: ({ captured }) => captured.length > 0,
  home: (made) => walksIn(made).some(({ from, to }) => isHome(to) && !isHome(from)),
  must: ({ play }) => play.kind === 'drop',
  four: ({ play }) => play.kind === 'move' && play.as === '4',
  seven: ({ play }) => play.kind === 'seven',
  eight: ({ play }) => play.kind === 'skip',
  trickster: ({ play }) => play.kind === 'exchange',
  tac: ({ play }) => play.kind !== 'pass' && play.kind !== 'drop' && play.kind !== 'give' && play.card === 'TAC',
  partner: (made, own) => walksIn(made).some(({ colour }) => !own.includes(colour)),
};

/** The names of the lessons. Cards are swapped in every game. */
export function metIn(entries: readonly Entry[], own: readonly Seat[]): Set<string> {
  const made = entries.filter((entry) => entry.kind === 'play' && own.includes(entry.by)) as Made[];
  return new Set([
    'swap',
    ...Object.entries(signs).flatMap(([name, sign]) => (made.some((one) => sign(one, own)) ? [name] : [])),
  ]);
}

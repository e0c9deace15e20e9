// A play as the eye follows it: what moves together, and how the marbles stand after that.
import type { Made } from './history';
import { boardOf, flights, settled, type Marble, type Stage } from './marbles';

export interface Frame {
  motions: Stage;
  marbles: Marble[];
  rest: number; // milliseconds before the next
}

/** From the marbles as they are shown; nothing when they already stand as they shall. */
export function framesOf(made: Made, shown: readonly Marble[]): Frame[] {
  const { from, course, undone } = made;
  if (flights(shown, settled(shown, boardOf(course.after))).length === 0) return [];
  const frames: Frame[] = [];
  const windBack = undone ? flights(shown, settled(shown, boardOf(from))) : [];
  if (windBack.length > 0) frames.push({ motions: flights(shown, from), marbles: from, rest: 250 });
  let marbles = from;
  for (const stage of course.stages) {
    marbles = marbles.map((marble) => {
      const motion = stage.find((one) => one.id === marble.id);
      return motion ? { ...marble, space: motion.trail.at(-1) ?? marble.space, fresh: false } : marble;
    });
    frames.push({ motions: stage, marbles, rest: 0 });
  }
  return frames;
}

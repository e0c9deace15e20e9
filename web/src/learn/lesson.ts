// A lesson: a few positions, on each a play to be found. The rules are the core's own; here is only what is taught.
import type { Card } from '../game/words';
import type { Theme } from '../puzzles/puzzle';
import type { Aim } from './aims';

/** A sentence in the reader's language. */
export type Words = () => string;

export interface Step {
  /** In notation, the pupil is seat a. Without it the step goes on where the one before ended. */
  position?: string;
  /** Plays of the others before it is the pupil's turn. */
  first?: string[];
  task: Words;
  aim: Aim;
  right: Words;
  /** What to say of a legal play that is not the aim; the first that fits. */
  wrong?: [Aim, Words][];
  /** Plays of the others as an answer. */
  then?: string[];
}

export interface Lesson {
  name: string;
  part: Words; // what it is filed under
  card: Card; // its picture
  theme?: Theme; // of the puzzles that go on from here; without one it is the card
  title: Words;
  steps: Step[];
}

// A play in notation made a model. Captures are not written; they follow from the board.
import { cardNamed } from './position';
import { isSeat, type Card, type Seat, type Space } from './words';

export interface Leg {
  colour: Seat;
  from: Space;
  to: Space;
}

export interface Spotted {
  colour: Seat;
  space: Space;
}

interface Laid {
  text: string;
  card: Card; // the card that leaves the hand
  as: Card; // whose function it has; differs for a TAC only
}

export type Play =
  | { kind: 'pass'; text: string }
  | ({ kind: 'give' | 'drop' | 'skip' | 'jester' | 'devil' } & Laid)
  | ({ kind: 'move'; leg: Leg } & Laid)
  | ({ kind: 'seven'; legs: Leg[] } & Laid)
  | ({ kind: 'exchange'; one: Spotted; other: Spotted } & Laid);

function spotted(text: string): Spotted {
  const colour = text.slice(0, 1);
  if (!isSeat(colour)) throw new Error(`not a marble: "${text}"`);
  return { colour, space: text.slice(1) };
}

export function legNamed(text: string): Leg {
  const [from = '', to = ''] = text.split('-');
  const { colour, space } = spotted(from);
  return { colour, from: space, to };
}

export function parsePlay(text: string): Play {
  if (text === 'pass') return { kind: 'pass', text };
  if (text.startsWith('give:')) {
    const card = cardNamed(text.slice(5));
    return { kind: 'give', text, card, as: card };
  }
  const tac = text.startsWith('TAC=');
  const [name = '', what = ''] = (tac ? text.slice(4) : text).split(':');
  const as = cardNamed(name);
  const laid: Laid = { text, card: tac ? 'TAC' : as, as };
  if (what === 'drop') return { kind: 'drop', ...laid };
  if (what === 'skip') return { kind: 'skip', ...laid };
  if (as === 'JES') return { kind: 'jester', ...laid };
  if (as === 'DEV') return { kind: 'devil', ...laid };
  if (as === 'TRI') {
    const [one = '', other = ''] = what.split('~');
    return { kind: 'exchange', one: spotted(one), other: spotted(other), ...laid };
  }
  if (as === '7') return { kind: 'seven', legs: what.split(',').map(legNamed), ...laid };
  return { kind: 'move', leg: legNamed(what), ...laid };
}

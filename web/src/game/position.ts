// A position in notation made a model. What comes from the server is a view: hidden hands are only counted.
import { layoutNamed, type Layout } from './layout';
import { isCard, isHome, isRing, isSeat, base, type Card, type Seat, type Space } from './words';

export interface Spot {
  space: Space;
  fresh: boolean;
}

/** Where the marbles of each seat are, in the order of the notation. */
export type Board = Map<Seat, Spot[]>;

export interface Hand {
  count: number;
  cards: Card[] | undefined; // undefined: hidden
}

export type Phase = 'swap' | 'play' | 'skipped' | 'answer' | 'over';

export interface Position {
  text: string; // in notation, as the core wrote it
  layout: Layout;
  rules: string;
  pack: string;
  board: Board;
  hands: Map<Seat, Hand>;
  dealer: Seat;
  turn: Seat;
  by: Seat;
  phase: Phase;
  given: Map<Seat, Card | '?'>;
  fn: Card | undefined;
  undo: Board | undefined;
  ban: boolean;
  won: string[]; // sides in order of their places
  says: Map<Seat, boolean>;
  gone: Card[];
  laid: number;
  deals: number;
  shuffles: number;
  knows: Map<Seat, Card[]>;
}

function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const word of text.split(' ')) {
    const at = word.indexOf('=');
    if (at < 0) throw new Error(`not a field: "${word}"`);
    fields.set(word.slice(0, at), word.slice(at + 1));
  }
  return fields;
}

function seatNamed(text: string): Seat {
  if (!isSeat(text)) throw new Error(`not a seat: "${text}"`);
  return text;
}

export function cardNamed(text: string): Card {
  if (!isCard(text)) throw new Error(`not a card: "${text}"`);
  return text;
}

const cardList = (text: string): Card[] => (text === '' ? [] : text.split(',').map(cardNamed));

/** `a:../b:..` with each seat's part read by `read`. */
function bySeat<T>(text: string | undefined, read: (part: string) => T): Map<Seat, T> {
  const all = new Map<Seat, T>();
  for (const part of text ? text.split('/') : []) all.set(seatNamed(part.slice(0, 1)), read(part.slice(2)));
  return all;
}

function spotNamed(text: string): Spot {
  const fresh = text.endsWith('*');
  return { space: fresh ? text.slice(0, -1) : text, fresh };
}

export const parseBoard = (text: string): Board => bySeat(text, (spots) => spots.split(',').map(spotNamed));

const rank = ({ space }: Spot): number =>
  space === base ? 0 : isRing(space) ? Number(space) : 100 + Number(space.slice(1));

export function sortedSpots(spots: readonly Spot[]): Spot[] {
  return [...spots].sort((x, y) => rank(x) - rank(y));
}

/** The one text of a board, as the server writes it. */
export function boardText(board: Board): string {
  return [...board.entries()]
    .sort(([x], [y]) => (x < y ? -1 : 1))
    .map(
      ([seat, spots]) =>
        `${seat}:${sortedSpots(spots)
          .map((s) => s.space + (s.fresh ? '*' : ''))
          .join(',')}`,
    )
    .join('/');
}

function handNamed(text: string): Hand {
  if (text.startsWith('?')) return { count: Number(text.slice(1)), cards: undefined };
  const cards = cardList(text);
  return { count: cards.length, cards };
}

export function parsePosition(text: string): Position {
  const fields = fieldsOf(text);
  const need = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new Error(`no field "${name}"`);
    return value;
  };
  const layout = layoutNamed(need('layout'));
  const turn = seatNamed(need('turn'));
  const undo = fields.get('undo');
  const fn = fields.get('fn');
  const says = [...(fields.get('says') ?? '')];
  return {
    text,
    layout,
    rules: fields.get('rules') ?? 'std',
    pack: fields.get('pack') ?? 'master',
    board: parseBoard(need('board')),
    hands: bySeat(need('hands'), handNamed),
    dealer: seatNamed(need('dealer')),
    turn,
    by: seatNamed(fields.get('by') ?? turn),
    phase: (fields.get('phase') ?? 'play') as Phase,
    given: bySeat(fields.get('given'), (card) => (card === '?' ? '?' : cardNamed(card))),
    fn: fn === undefined ? undefined : cardNamed(fn),
    undo: undo === undefined ? undefined : parseBoard(undo),
    ban: fields.get('ban') === 'tac',
    won: fields.get('won')?.split('>') ?? [],
    says: new Map(layout.seats.slice(0, says.length).map((seat, i) => [seat, says[i] === '+'])),
    gone: cardList(fields.get('gone') ?? ''),
    laid: Number(fields.get('laid') ?? 0),
    deals: Number(fields.get('deals') ?? 1),
    shuffles: Number(fields.get('shuffles') ?? 1),
    knows: bySeat(fields.get('knows'), cardList),
  };
}

// ---- What can be seen on a board ----

export function marbleOn(board: Board, space: Space): Seat | undefined {
  for (const [seat, spots] of board) if (spots.some((spot) => spot.space === space)) return seat;
  return undefined;
}

export const spacesOf = (board: Board, seat: Seat): Space[] => (board.get(seat) ?? []).map((spot) => spot.space);

export const isFinished = (board: Board, seat: Seat): boolean => spacesOf(board, seat).every(isHome);

export const countIn = (board: Board, seat: Seat, where: (space: Space) => boolean): number =>
  spacesOf(board, seat).filter(where).length;

/** The card that came to a seat in the swap, as the server writes them: `a:7/c:1`. */
export function receivedBy(seat: Seat | undefined, received = ''): Card | undefined {
  const card = received
    .split('/')
    .find((part) => part.startsWith(`${seat}:`))
    ?.slice(2);
  return card !== undefined && isCard(card) ? card : undefined;
}

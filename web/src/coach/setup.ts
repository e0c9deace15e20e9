// Setting a position up by hand: every change makes a new text in notation, which the core reads and refuses where it is wrong.
import { nextSeat } from '../game/at-once';
import { layoutNamed, startSpace } from '../game/layout';
import { boardText, parsePosition, type Board, type Position } from '../game/position';
import {
  allCards,
  base,
  isCard,
  isRing,
  placeParts,
  sortedCards,
  type Card,
  type PlaceName,
  type Seat,
} from '../game/words';

// In the order of the notation (docs/notation.md).
const order = [
  'layout',
  'rules',
  'pack',
  'board',
  'hands',
  'dealer',
  'turn',
  'by',
  'phase',
  'given',
  'fn',
  'undo',
  'ban',
  'won',
  'says',
  'gone',
  'laid',
  'deals',
  'shuffles',
  'stack',
  'knows',
] as const;
export type Field = (typeof order)[number];
export type Changes = Partial<Record<Field, string | undefined>>; // undefined: as it usually is

// What follows from how the position came about, and does not outlive a change by hand.
const course: Changes = {
  by: undefined,
  given: undefined,
  fn: undefined,
  undo: undefined,
  ban: undefined,
  won: undefined,
  says: undefined,
  stack: undefined,
  knows: undefined,
};

export function withFields(text: string, changes: Changes): string {
  const fields = new Map(
    text.split(' ').map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) fields.delete(name);
    else fields.set(name, value);
  }
  return order.flatMap((name) => (fields.has(name) ? [`${name}=${fields.get(name) ?? ''}`] : [])).join(' ');
}

/** A change by hand: what led here is forgotten. A swap begins again, and the first to give is the one after the dealer. */
function changed(text: string, changes: Changes): string {
  const { layout, phase, dealer } = parsePosition(text);
  const after = withFields(text, { ...course, ...changes });
  if (('phase' in changes ? changes.phase : phase) !== 'swap') return after;
  const nobodyLeft = parsePosition(emptyBoard(layout.name));
  if (changes.turn !== undefined)
    return withFields(after, { dealer: layout.seats.find((seat) => nextSeat(nobodyLeft, seat) === changes.turn) });
  return withFields(after, { turn: nextSeat(nobodyLeft, (changes.dealer ?? dealer) as Seat) });
}

/** Nobody out, nothing known of the cards. */
export function emptyBoard(layout: string, rules = 'std', pack = 'master'): string {
  const { seats } = layoutNamed(layout);
  const each = (what: string): string => seats.map((seat) => `${seat}:${what}`).join('/');
  return withFields('', {
    layout,
    rules,
    pack,
    board: each('B,B,B,B'),
    hands: each('?5'),
    dealer: seats.at(-1),
    turn: seats[0],
  });
}

export const withTurn = (text: string, turn: Seat): string => changed(text, { turn });
export const withDealer = (text: string, dealer: Seat): string => changed(text, { dealer });
export const withPhase = (text: string, swap: boolean): string => changed(text, { phase: swap ? 'swap' : undefined });
export const withRules = (text: string, rules: string): string => withFields(text, { rules });
export const withPack = (text: string, pack: string): string => changed(text, { pack, gone: undefined });

// ---- Marbles ----

/** The seat whose marble lies there. */
export function ownerAt(board: Board, place: PlaceName): Seat | undefined {
  const { seat, space } = placeParts(place);
  for (const [owner, spots] of board)
    if ((seat === undefined || owner === seat) && spots.some((spot) => spot.space === space)) return owner;
  return undefined;
}

function moved(text: string, seat: Seat, from: string, to: string, fresh: boolean): string {
  const { board } = parsePosition(text);
  const spots = [...(board.get(seat) ?? [])];
  const at = spots.findIndex(({ space }) => space === from);
  if (at < 0) return text;
  spots[at] = { space: to, fresh };
  return changed(text, { board: boardText(new Map(board).set(seat, spots)) });
}

const isStart = ({ layout }: Position, seat: Seat, space: string): boolean => space === startSpace(layout, seat);

/**
 * A tap while a seat's marbles are put down: one goes from the base to an empty place, and from a taken place back to its
 * base. On its own start it comes fresh, and another tap makes it one that has been around.
 */
export function tapped(text: string, seat: Seat, place: PlaceName): string {
  const position = parsePosition(text);
  const { seat: home, space } = placeParts(place);
  const there = ownerAt(position.board, place);
  if (space === base) return text;
  if (there === undefined)
    return home !== undefined && home !== seat ? text : moved(text, seat, base, space, isStart(position, seat, space));
  const fresh = position.board.get(there)?.find((spot) => spot.space === space)?.fresh ?? false;
  return moved(text, there, space, fresh ? space : base, false);
}

/** A marble drawn to another place; what lies there goes to its base. */
export function dragged(text: string, from: PlaceName, to: PlaceName): string {
  const { board } = parsePosition(text);
  const seat = ownerAt(board, from);
  const target = placeParts(to);
  if (seat === undefined || (target.seat !== undefined && target.seat !== seat)) return text;
  const there = target.space === base ? undefined : ownerAt(board, to);
  const free = there === undefined ? text : moved(text, there, target.space, base, false);
  return moved(
    free,
    seat,
    placeParts(from).space,
    target.space,
    isRing(target.space) && isStart(parsePosition(text), seat, target.space),
  );
}

/** Where marbles of a seat can be put, and marbles be taken up. */
export function placesToSet(
  { layout, board }: Position,
  seat: Seat,
): { sources: Set<PlaceName>; targets: Set<PlaceName> } {
  const ring = Array.from({ length: layout.ring }, (_, i) => String(i + 1));
  const homes = layout.seats.flatMap((one) => [1, 2, 3, 4].map((n) => `${one}-H${n}`));
  const bases = layout.seats.map((one) => `${one}-B`);
  const taken = (place: PlaceName): boolean => ownerAt(board, place) !== undefined;
  const sources = new Set([...ring, ...homes, ...bases].filter(taken));
  const targets = new Set(
    [...ring, ...homes.filter((place) => place.startsWith(seat))].filter((place) => !taken(place)),
  );
  return { sources, targets };
}

// ---- Hands ----

/** `?5`, or cards as people type them; what is none of these is handed back as it is, for the core to refuse. */
export function handTyped(typed: string): string {
  const words = typed
    .trim()
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  return words.every(isCard) ? sortedCards(words as Card[]).join(',') : words.join(',');
}

/** What is wrong with a hand as it was typed: words that are no cards, or more of a card than the pack still has. */
export interface HandProblem {
  kind: 'unknown' | 'too many';
  cards: string[];
}

export function handProblem(
  position: Position,
  seat: Seat,
  typed: string,
  pack: readonly { card: Card; total: number }[],
): HandProblem | undefined {
  const words = handTyped(typed)
    .split(',')
    .filter((word) => word !== '');
  if (words.length === 1 && /^\?\d*$/.test(words[0] ?? '')) return undefined;
  const unknown = words.filter((word) => !isCard(word));
  if (unknown.length > 0) return { kind: 'unknown', cards: [...new Set(unknown)] };
  const cards = words as Card[];
  const elsewhere = [...position.hands].flatMap(([one, hand]) => (one === seat ? [] : (hand.cards ?? [])));
  const count = (card: Card): number => [...cards, ...elsewhere, ...position.gone].filter((one) => one === card).length;
  const tooMany = [...new Set(cards)].filter(
    (card) => count(card) > (pack.find((one) => one.card === card)?.total ?? 0),
  );
  return tooMany.length > 0 ? { kind: 'too many', cards: tooMany } : undefined;
}

export const handText = (position: Position, seat: Seat): string => {
  const hand = position.hands.get(seat);
  return hand?.cards ? hand.cards.join(',') : `?${hand?.count ?? 0}`;
};

export function withHand(text: string, seat: Seat, typed: string): string {
  const position = parsePosition(text);
  const hands = position.layout.seats
    .map((one) => `${one}:${one === seat ? handTyped(typed) : handText(position, one)}`)
    .join('/');
  return changed(text, { hands });
}

export function withCard(text: string, seat: Seat, card: Card): string {
  const known = parsePosition(text).hands.get(seat)?.cards ?? [];
  return withHand(text, seat, [...known, card].join(','));
}

/** What the seat that decides sees: all other hands are only counted. */
export function seenBy(text: string, seat: Seat): string {
  const position = parsePosition(text);
  const { layout, hands, turn, by } = position;
  const shown = (one: Seat): boolean => one === seat || (by === seat && one === turn);
  const counted = layout.seats
    .map((one) => `${one}:${shown(one) ? handText(position, one) : `?${hands.get(one)?.count ?? 0}`}`)
    .join('/');
  return withFields(text, { hands: counted, stack: undefined });
}

/** The cards of the pack that may still be handed out. */
export const cardsOf = (pack: readonly { card: Card; total: number }[], position: Position): Card[] => {
  const used = (card: Card): number =>
    [...position.hands.values()]
      .flatMap(({ cards }) => cards ?? [])
      .concat(position.gone)
      .filter((one) => one === card).length;
  return allCards.filter((card) => (pack.find((one) => one.card === card)?.total ?? 0) > used(card));
};

// Which marbles of ours another can capture with its next card. The core is asked what each card could do; no rule is known here.
import type { LegalPlay } from '@tacit/wire';
import { sideOf } from './layout';
import { cardCounts } from './pack';
import { parsePlay } from './play';
import { boardText, countIn, parseBoard, spacesOf, type Board, type Position } from './position';
import { cardOf } from './ways';
import { base, type Card, type Seat, type Space } from './words';

export interface Threat {
  colour: Seat; // the marble
  space: Space;
  by: Seat;
  cards: Card[];
}

type Ask = (position: string, seat: Seat) => Promise<readonly LegalPlay[] | undefined>;

// What these do depends on what was played before them, or on another's hand.
const unforeseen: readonly Card[] = ['TAC', 'JES', 'DEV'];

/** The cards that this seat could hold as far as we see. */
function possible(position: Position, seat: Seat): Card[] {
  const { hands, gone, pack, layout } = position;
  const elsewhere = [...gone, ...[...hands.values()].flatMap((hand) => hand.cards ?? [])];
  const left = cardCounts(layout, pack, elsewhere)
    .filter((one) => one.total > one.gone)
    .map(({ card }) => card);
  return (hands.get(seat)?.cards ?? left).filter(
    (card, i, all) => all.indexOf(card) === i && !unforeseen.includes(card),
  );
}

/** The position as if it were this seat's turn with these cards. */
function asIf(text: string, position: Position, seat: Seat, cards: readonly Card[]): string {
  const hands = position.layout.seats.map((one) => `${one}:${one === seat ? cards.join(',') : ''}`).join('/');
  const changed: Record<string, string> = { hands: `hands=${hands}`, turn: `turn=${seat}` };
  const kept = ['layout', 'rules', 'pack', 'board', 'dealer', 'won', 'gone', 'laid', 'deals', 'shuffles'];
  const fields = text.split(' ').map((field) => {
    const [name = ''] = field.split('=');
    return changed[name] ?? (kept.includes(name) ? field : '');
  });
  return fields.filter((field) => field !== '').join(' ');
}

function capturedFrom(before: Board, after: Board, seat: Seat): Space[] {
  const inBase = (board: Board): number => countIn(board, seat, (space) => space === base);
  if (inBase(after) <= inBase(before)) return [];
  const left = spacesOf(after, seat);
  return spacesOf(before, seat).filter((space) => space !== base && !left.includes(space));
}

export async function threatsTo(own: readonly Seat[], text: string, position: Position, ask: Ask): Promise<Threat[]> {
  const sides = own.map((seat) => sideOf(position.layout, seat)).join('');
  const others = position.layout.seats.filter(
    (seat) => !sides.includes(seat) && (position.hands.get(seat)?.count ?? 0) > 0,
  );
  const all: Threat[] = [];
  for (const by of others)
    for (const { play, board } of (await ask(asIf(text, position, by, possible(position, by)), by)) ?? []) {
      const card = cardOf(parsePlay(play));
      for (const colour of own)
        for (const space of capturedFrom(position.board, parseBoard(board), colour)) {
          const known = all.find((threat) => threat.space === space && threat.colour === colour && threat.by === by);
          if (!known && card) all.push({ colour, space, by, cards: [card] });
          else if (known && card && !known.cards.includes(card)) known.cards.push(card);
        }
    }
  return all;
}

/** Those who could capture our marbles in fewer ways after a play that leads to this board. */
export async function saferFrom(own: readonly Seat[], position: Position, after: Board, ask: Ask): Promise<Seat[]> {
  const waysOn = async (board: Board): Promise<(by: Seat) => number> => {
    const text = position.text.replace(/(?<=\bboard=)\S+/, boardText(board));
    const all = await threatsTo(own, text, { ...position, board }, ask);
    return (seat) => all.filter(({ by }) => by === seat).reduce((sum, { cards }) => sum + cards.length, 0);
  };
  const [now, then] = [await waysOn(position.board), await waysOn(after)];
  return position.layout.seats.filter((seat) => then(seat) < now(seat));
}

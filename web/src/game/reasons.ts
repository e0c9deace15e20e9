// Why a card cannot be played now, as far as the view shows it.
import { nextSeat } from './layout';
import { countIn, isFinished, type Board, type Position } from './position';
import { base, isRing, type Card, type Seat } from './words';

export type Reason =
  | { why: 'skipped' | 'answer' | 'no_marble' | 'blocked' | 'one_marble' | 'no_cards_left' | 'next_has_no_card' | 'angel' | 'seven' | 'ban' | 'nothing_laid' | 'nowhere' }
  | { why: 'tac_useless'; card: Card };

/** The colours a seat moves: its own, or once they are home those of its side. */
function moved(position: Position, board: Board): Seat[] {
  const { layout, turn } = position;
  if (!isFinished(board, turn)) return [turn];
  const side = layout.sides.find((s) => s.includes(turn)) ?? turn;
  return layout.seats.filter((seat) => side.includes(seat) && !isFinished(board, seat));
}

export function whyNot(position: Position, card: Card): Reason {
  if (position.phase === 'skipped') return { why: 'skipped' };
  if (position.phase === 'answer') return { why: 'answer' };
  if (card === 'TAC') return whyNoTac(position);
  const { board, layout, turn } = position;
  const own = moved(position, board);
  const onRing = own.reduce((n, seat) => n + countIn(board, seat, isRing), 0);
  const everyone = layout.seats.reduce((n, seat) => n + countIn(board, seat, isRing), 0);
  const others = [...position.hands].filter(([seat]) => seat !== turn);
  if (card === 'JES') return { why: 'no_cards_left' };
  if (card === 'DEV') return { why: (position.hands.get(nextSeat(layout, turn))?.count ?? 0) === 0 ? 'next_has_no_card' : 'nowhere' };
  if (card === 'ANG') return { why: 'angel' };
  if (card === 'TRI' && onRing > 0 && everyone < 2) return { why: 'one_marble' };
  if (card === '8' && onRing > 0 && others.every(([, hand]) => hand.count === 0)) return { why: 'blocked' };
  if (onRing === 0) {
    const waiting = own.some((seat) => countIn(board, seat, (s) => s === base) > 0);
    return { why: (card === '1' || card === '13') && !waiting ? 'nowhere' : 'no_marble' };
  }
  return { why: card === '7' ? 'seven' : 'blocked' };
}

function whyNoTac(position: Position): Reason {
  if (position.ban) return { why: 'ban' };
  if (!position.fn) return { why: 'nothing_laid' };
  return { why: 'tac_useless', card: position.fn };
}

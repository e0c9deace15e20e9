// What is wrong with what was typed on the analysis board, in plain words.
import type { HandProblem } from '../coach/setup';
import { isCard } from '../game/words';
import { m } from '../paraglide/messages';
import { cardName } from './say';
import { listed } from './sentences';

export function handProblemWords({ kind, cards }: HandProblem): string {
  const named = listed(cards.map((card) => (isCard(card) ? cardName(card) : card)));
  return kind === 'unknown' ? m.board_no_card({ cards: named }) : m.board_too_many({ cards: named });
}

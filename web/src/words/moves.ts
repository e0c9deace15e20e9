// The moves of a tree in words, with what players write beside them.
import type { Branch, Sign } from '../coach/tree';
import { madeIn } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';
import { numbered } from './numbered';
import { dealWords, playWords } from './plays';
import { colourName } from './say';

export const signName = (sign: Sign): string =>
  ({
    '!!': m.sign_brilliant,
    '!': m.sign_good,
    '!?': m.sign_interesting,
    '?!': m.mark_inaccuracy,
    '?': m.mark_mistake,
    '??': m.mark_blunder,
  })[sign]();

// A long tree is drawn again at every step.
const known = new Map<string, string>();

/** "Red: 5 forward". */
export function moveWords({ play, by, text }: Branch, before: Branch): string {
  if (play === '') return m.board_stands();
  const key = [getLocale(), numbered.wanted(), before.text, play].join('\n');
  const found = known.get(key);
  if (found !== undefined) return found;
  const { board } = parsePosition(text);
  const words = playWords(madeIn(parsePosition(before.text), by, parsePlay(play), board), colourName);
  known.set(key, words);
  return words;
}

/** Of a move that ended a deal: who dealt the next one. */
export const dealtWords = ({ text }: Branch): string =>
  dealWords({ kind: 'deal', dealer: parsePosition(text).dealer, says: '' }, colourName);

// The button says what would be taken back.
import { expect, it } from 'vitest';
import { History, type Entry } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import { colourName } from './say';
import { takeBackWords } from './take-back';

const text = 'layout=pairs4 board=a:B,B,B,5/b:B,B,B,20/c:B,B,B,B/d:B,B,B,2 hands=a:8/b:?3/c:?3/d:?3 dealer=d turn=a';
const table = (play: (history: History) => void, position = text, takeBack = 'a', deciding = 'b'): string => {
  const now = parsePosition(position);
  const history = History.from(now);
  play(history);
  const entries: readonly Entry[] = history.entries;
  return takeBackWords({ entries, position: now, game: { takeBack, deciding } }, colourName);
};
const eight = (history: History): void => {
  history.addPlay(parsePosition(text), 'a', parsePlay('8:a5-13'));
  history.addPlay(parsePosition(text), 'b', parsePlay('2:b20-22'));
};
const drop = (history: History): void => void history.addPlay(parsePosition(text), 'a', parsePlay('9:drop'));
const thenDealt = (history: History): void => {
  eight(history);
  history.addDeal('d', '----');
};

it.each([
  ['nothing', '', table(eight, text, '')],
  ['the own play, not the one after it', 'Take back: 8 forward', table(eight)],
  ['what takes a card to tell', 'Take back: Discard (9)', table(drop)],
  ['the gift', 'Take back: the card given', table(thenDealt)],
  ['the gift, while others still choose', 'Take back: the card given', table(thenDealt, `${text} phase=swap`)],
  ['the play before the deal', 'Take back: 8 forward', table(thenDealt, `${text} phase=swap`, 'a', 'ab')],
  ['something nobody has seen', 'Take back', table(() => undefined)],
])('%s', (_, words, found) => expect(found).toBe(words));

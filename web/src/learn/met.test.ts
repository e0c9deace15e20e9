import { expect, it } from 'vitest';
import { History } from '../game/history';
import { parsePlay } from '../game/play';
import { parsePosition } from '../game/position';
import type { Seat } from '../game/words';
import { metIn } from './met';

/** What red meets in these plays, each from the position as it begins. */
function met(board: string, ...plays: [Seat, string][]): string[] {
  const history = History.from(parsePosition(`layout=pairs4 board=${board} hands=a:?5/b:?5/c:?5/d:?5 dealer=d turn=a`));
  const position = parsePosition(`layout=pairs4 board=${board} hands=a:?5/b:?5/c:?5/d:?5 dealer=d turn=a`);
  for (const [seat, play] of plays) history.addPlay(position, seat, parsePlay(play));
  return [...metIn(history.entries, ['a'])].sort();
}

const begin = 'a:B,B,2,9/b:B,B,B,20/c:B,B,B,40/d:B,B,B,B';

it('is what one has done oneself, and the swap of every game', () => {
  expect(met(begin, ['b', '2:b20-22'])).toEqual(['swap']);
  expect(met(begin, ['a', '13:aB-1'])).toEqual(['move', 'out', 'swap']);
  expect(met(begin, ['a', '8:skip'])).toEqual(['eight', 'swap']);
  expect(met(begin, ['a', '5:drop'])).toEqual(['must', 'swap']);
  expect(met(begin, ['a', '4:a9-5'])).toEqual(['four', 'move', 'swap']);
  expect(met(begin, ['a', '7:a2-5,c40-44'])).toEqual(['move', 'partner', 'seven', 'swap']);
  expect(met(begin, ['a', 'TRI:a9~b20'])).toEqual(['swap', 'trickster']);
  expect(met(begin, ['a', '4:a2-62'], ['a', '5:a62-H1'])).toContain('home');
});

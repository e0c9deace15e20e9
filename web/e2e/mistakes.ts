// Two mistakes out of a game between bots, as the page keeps them: a gift, and a Trickster.
import type { Page } from 'playwright-core';
import type { Exercise } from '../src/coach/exercises';

export const mistakes: Exercise[] = [
  {
    id: 'gift',
    seat: 'c',
    played: 'give:1',
    box: 0,
    due: 0,
    position:
      'layout=pairs4 board=a:B,B,6,61/b:B,B,B,45/c:B,B,B,H4/d:B,B,B,60 hands=a:?5/b:?5/c:1,2,12,12,TAC/d:?5 dealer=b turn=c phase=swap says=--++ gone=1,2,4,5,6,6,7,8,8,8,9,9,12,13,13,13,13,TRI,TRI,TAC laid=20 deals=2',
    plays: [
      { play: 'give:TAC', value: 0.6084, loss: 0, error: 0, worlds: 320 },
      { play: 'give:2', value: 0.5798, loss: 0.0286, error: 0.0108, worlds: 128 },
      { play: 'give:12', value: 0.5786, loss: 0.0299, error: 0.0088, worlds: 128 },
      { play: 'give:1', value: 0.538, loss: 0.0705, error: 0.0059, worlds: 320 },
    ],
  },
  {
    id: 'trickster',
    seat: 'a',
    played: 'TRI:a1~a61',
    box: 0,
    due: 0,
    position:
      'layout=pairs4 board=a:B,B,1*,61/b:B,B,B,39/c:B,B,B,H4/d:B,B,B,60 hands=a:5,TRI/b:?1/c:?1/d:?1 dealer=a turn=a fn=9 undo=a:B,B,1*,61/b:B,B,B,39/c:B,B,B,H4/d:B,B,B,51 says=++++ gone=1,2,4,6,8,8,8,9,12,13,13,13,13,TRI,TAC laid=15',
    plays: [
      { play: 'TRI:a1~d60', value: 0.6385, loss: 0, error: 0, worlds: 320 },
      { play: '5:a1-6', value: 0.6345, loss: 0.004, error: 0.0056, worlds: 128 },
      { play: 'TRI:d60~a61', value: 0.6032, loss: 0.0353, error: 0.0025, worlds: 128 },
      { play: 'TRI:a1~b39', value: 0.5854, loss: 0.0532, error: 0.0053, worlds: 64 },
      { play: 'TRI:a1~a61', value: 0.5733, loss: 0.0652, error: 0.0027, worlds: 320 },
      { play: 'TRI:b39~a61', value: 0.5586, loss: 0.08, error: 0.0045, worlds: 64 },
      { play: 'TRI:b39~d60', value: 0.5178, loss: 0.1208, error: 0.0064, worlds: 64 },
    ],
  },
];

/** On the device of this page, unless it has some already. */
export async function keepMistakes(page: Page, kept: readonly Exercise[] = mistakes): Promise<void> {
  await page.addInitScript((text: string) => {
    if (!localStorage.getItem('tacit-exercises')) localStorage.setItem('tacit-exercises', text);
  }, JSON.stringify(kept));
}

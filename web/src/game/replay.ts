// A game file, played through by the core, made scenes: what happened, and how it stood after that.
import type { Moment, Replay } from '@tacit/core';
import { History, type Deal, type Made, type Setting } from './history';
import { marblesOf, settled, type Marble } from './marbles';
import { parsePlay } from './play';
import { boardText, parsePosition, type Position } from './position';
import { isSeat, type Card, type Seat } from './words';

/** All gifts of a deal in one: nobody sees anything before the last one is given. */
export interface Swap {
  kind: 'swap';
  gifts: Map<Seat, Card>;
}

export interface Scene {
  what: Deal | Swap | Made | Setting;
  position: Position;
  text: string; // the same in notation
  marbles: Marble[];
  deal: number; // the first is 0
}

export const header = (replay: Replay, key: string): string =>
  replay.headers.find((one) => one.key === key)?.value ?? '';

const giftOf = ({ by = '', play = '' }: Moment): [Seat, Card] | undefined => {
  const given = isSeat(by) && play.startsWith('give:') ? parsePlay(play) : undefined;
  return given?.kind === 'give' ? [by as Seat, given.card] : undefined;
};

const saysText = ({ layout, says }: Position): string =>
  layout.seats.map((seat) => (says.get(seat) ? '+' : '-')).join('');

export function scenesOf(replay: Replay): Scene[] {
  const scenes: Scene[] = [];
  let history: History | undefined;
  let marbles: Marble[] = [];
  let deal = -1;
  for (const moment of replay.moments) {
    const position = parsePosition(moment.position);
    const before = scenes.at(-1);
    const gift = giftOf(moment);
    history ??= History.from(position);
    if (moment.set) {
      const what = history.addSetting(boardText(position.board));
      marbles = what.after;
      scenes.push({ what, position, text: moment.position, marbles, deal });
    } else if (moment.by === undefined || moment.play === undefined) {
      deal++;
      history.addDeal(position.dealer, saysText(position));
      marbles = marbles.length > 0 ? settled(marbles, position.board) : marblesOf(position.board);
      scenes.push({
        what: { kind: 'deal', dealer: position.dealer, says: saysText(position) },
        position,
        text: moment.position,
        marbles,
        deal,
      });
    } else if (gift && before?.what.kind === 'swap') {
      before.what.gifts.set(...gift);
      before.position = position;
      before.text = moment.position;
    } else if (gift) {
      scenes.push({ what: { kind: 'swap', gifts: new Map([gift]) }, position, text: moment.position, marbles, deal });
    } else {
      const made = history.addPlay(
        before?.position ?? position,
        moment.by as Seat,
        parsePlay(moment.play),
        position.board,
      );
      marbles = made.course.after;
      scenes.push({ what: made, position, text: moment.position, marbles, deal });
    }
  }
  return scenes;
}

/** Where each deal begins. */
export const dealStarts = (scenes: readonly Scene[]): number[] =>
  scenes.flatMap(({ what }, i) => (what.kind === 'deal' ? [i] : []));

/** The cards laid in the deal of a scene, up to it. */
export function laidUntil(scenes: readonly Scene[], at: number): { card: Card; entry: Made }[] {
  const deal = scenes[at]?.deal;
  return scenes.slice(0, at + 1).flatMap((scene) => {
    const { what } = scene;
    return scene.deal === deal && what.kind === 'play' && what.play.kind !== 'pass'
      ? [{ card: what.play.card, entry: what }]
      : [];
  });
}

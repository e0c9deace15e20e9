// What those who play are asked to agree on: how the board stands, a break.
import type { GameShown, Place } from '@tacit/wire';
import type { Position } from '../game/position';
import type { Marble } from '../game/marbles';
import { changesTo } from '../game/set-board';
import { m } from '../paraglide/messages';
import { boardOffer, breakOffer } from '../table/company';
import { changeWords } from './plays';
import { placeTitle } from './say';
import { listed, sentences } from './sentences';

export interface Agreeing {
  readonly places: readonly Place[];
  readonly game: GameShown | undefined;
  readonly position: Position | undefined;
  readonly marbles: readonly Marble[];
}

const titles = (places: readonly Place[], indices: readonly number[]): string =>
  listed([...new Set(indices.map((index) => placeTitle(places[index])))]);

/** How the marbles stand on the wood, as somebody says. */
export function boardWishWords({ places, game, position, marbles }: Agreeing): string {
  if (!game?.wish || !position) return '';
  return sentences(
    m.board_offered_by({ who: titles(places, [game.wish.by]) }),
    changeWords(position.layout, marbles, changesTo(marbles, game.wish.board)),
  );
}

/** Who is waited for in the break. */
export function breakWords({ places }: Agreeing): string {
  const offer = breakOffer(places);
  return offer ? m.break_waiting({ who: titles(places, offer.by) }) : '';
}

/** What is asked or agreed on now, for those who are not asked. */
export function agreeingWords(table: Agreeing): string {
  const { places, game } = table;
  if (game?.breakSince !== undefined) return breakWords(table);
  if (game?.wish) return boardWishWords(table);
  const offer = breakOffer(places);
  return offer ? m.break_offered_by({ who: titles(places, offer.by) }) : '';
}

/** Who has not agreed yet. */
export function missingWords({ places, game }: Agreeing): string {
  const offer = game?.wish ? boardOffer(places, game.wish) : breakOffer(places);
  return offer ? titles(places, offer.missing) : '';
}

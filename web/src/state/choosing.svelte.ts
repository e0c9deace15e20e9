// A decision on its way: the card taken up, the marble chosen, a seven half walked.
import type { Leg } from '../game/play';
import type { Board, Position } from '../game/position';
import { Seven } from '../game/seven';
import { CardWays, type Way } from '../game/ways';
import { isRing, placeName, type Card, type PlaceName, type Seat, type Space } from '../game/words';

export interface SevenShown {
  left: number;
  legs: Leg[];
  play: string | undefined;
  canGoBack: boolean;
}

interface Picked {
  colour: Seat;
  space: Space;
}

export class Choosing {
  index = $state(-1); // the card's place in the hand
  from = $state<PlaceName>();
  seven = $state.raw<SevenShown>();
  preview = $state.raw<Board>();
  private walk: Seven | undefined;
  private picked: Picked | undefined;
  private cardWays = $state.raw<CardWays>();
  private lit = $state.raw<{ sources: Set<PlaceName>; targets: Set<PlaceName> }>({ sources: new Set(), targets: new Set() });

  get ways(): CardWays | undefined {
    return this.cardWays;
  }

  get sources(): Set<PlaceName> {
    return this.lit.sources;
  }

  get targets(): Set<PlaceName> {
    return this.lit.targets;
  }

  /** Takes up a card of the hand. */
  take(index: number, card: Card, ways: readonly Way[], position: Position): void {
    this.clear();
    this.index = index;
    this.cardWays = new CardWays(card, ways);
    const begin = card === 'TAC' && position.undo && this.cardWays.playable ? position.undo : position.board;
    if (begin !== position.board) this.preview = begin;
    const sevens = this.cardWays.sevens;
    if (sevens.length > 1) {
      this.walk = new Seven(position.layout, begin, position.turn, sevens.map(({ play, board }) => ({ play: play.text, board })));
    }
    this.light();
  }

  clear(): void {
    this.index = -1;
    this.from = this.seven = this.preview = this.cardWays = this.walk = this.picked = undefined;
    this.light();
  }

  /** Taps a place. The play, when that decides it. */
  tap(place: PlaceName): string | undefined {
    return this.walk ? this.tapSeven(this.walk, place) : this.tapPlace(place);
  }

  /** Whether a drag can begin here. */
  canDrag(place: PlaceName): boolean {
    return this.sources.has(place);
  }

  /** A drag from a marble to a place. */
  drop(from: PlaceName, to: PlaceName): string | undefined {
    if (this.from !== from) this.choose(from);
    return this.targets.has(to) && this.from === from ? this.tap(to) : undefined;
  }

  back(): void {
    this.walk?.back();
    this.picked = this.from = undefined;
    this.light();
  }

  private choose(place: PlaceName): void {
    this.from = place;
    if (this.walk) this.picked = this.standing(this.walk.board, place);
    this.light();
  }

  private tapPlace(place: PlaceName): string | undefined {
    const ways = this.cardWays;
    if (!ways) return undefined;
    const into = ways.into(place, this.from);
    // A marble that can move is taken up before it is taken for a target: nobody captures it by a tap on it.
    const isTarget = this.targets.has(place) && (this.from !== undefined || !this.sources.has(place));
    if (isTarget && into.length === 1) return into[0]?.play.text;
    if (!this.sources.has(place)) return undefined;
    const only = ways.from(place);
    if (only.length === 1) return only[0]?.play.text;
    if (this.from === place) this.from = undefined;
    else this.from = place;
    this.light();
    return undefined;
  }

  private tapSeven(walk: Seven, place: PlaceName): undefined {
    const steps = this.picked && walk.targets(this.picked.colour, this.picked.space).get(place);
    if (this.picked && steps) {
      const { colour } = this.picked;
      walk.walk(steps);
      const space = isRing(place) ? place : place.slice(2);
      this.picked = walk.targets(colour, space).size > 0 ? { colour, space } : undefined;
      this.from = this.picked && place;
    } else if (this.sources.has(place)) {
      this.choose(this.from === place ? '' : place);
      if (this.from === '') this.from = this.picked = undefined;
    }
    this.light();
    return undefined;
  }

  private standing(board: Board, place: PlaceName): Picked | undefined {
    for (const [colour, spots] of board)
      for (const { space } of spots) if (placeName(colour, space) === place) return { colour, space };
    return undefined;
  }

  private light(): void {
    if (this.walk) return this.lightSeven(this.walk);
    const ways = this.cardWays;
    const targets = ways?.targets(this.from) ?? new Set<PlaceName>();
    // An exchange has every marble at both ends: before the first is chosen, all of them are sources only.
    const exchange = ways?.all.some((way) => way.play.kind === 'exchange') ?? false;
    this.lit = { sources: ways?.sources() ?? new Set(), targets: exchange && !this.from ? new Set() : targets };
  }

  private lightSeven(walk: Seven): void {
    const movers = walk.movers();
    const [only] = movers;
    if (!this.picked && only && movers.length === 1) {
      this.picked = { colour: only.colour, space: only.from };
      this.from = placeName(only.colour, only.from);
    }
    this.preview = walk.board;
    this.seven = { left: walk.left, legs: walk.legs, play: walk.play, canGoBack: walk.legs.length > 0 };
    this.lit = {
      sources: new Set(movers.map(({ colour, from }) => placeName(colour, from))),
      targets: new Set(this.picked ? walk.targets(this.picked.colour, this.picked.space).keys() : []),
    };
  }
}


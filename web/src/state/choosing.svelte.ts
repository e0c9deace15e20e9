// A decision on its way: the card taken up, the marble chosen, a seven half walked.
import type { SevenWalked } from '@tacit/core';
import { core } from '../core/core';
import type { Board, Position } from '../game/position';
import { Seven, type AskSeven } from '../game/seven';
import { CardWays, type Effect, type Way } from '../game/ways';
import type { Card, PlaceName } from '../game/words';

export interface SevenShown {
  left: number;
  legs: readonly string[];
  play: string | undefined;
  canGoBack: boolean;
  canStep: boolean; // the marble that is chosen, by one more
  waiting: boolean; // for the core to say what may come next
}

type AskCore = (position: string, card: Card, legs: readonly string[]) => Promise<SevenWalked>;

export class Choosing {
  index = $state(-1); // the card's place in the hand
  from = $state<PlaceName>();
  seven = $state.raw<SevenShown>();
  preview = $state.raw<Board>();
  private walk: Seven | undefined;
  private later: (() => void)[] = []; // done while the core was asked
  private cardWays = $state.raw<CardWays>();
  private lit = $state.raw<{ sources: Set<PlaceName>; targets: Set<PlaceName> }>({
    sources: new Set(),
    targets: new Set(),
  });

  constructor(private readonly ask: AskCore = (...asked) => core.ask('seven', ...asked)) {}

  get ways(): CardWays | undefined {
    return this.cardWays;
  }

  get sources(): Set<PlaceName> {
    return this.lit.sources;
  }

  get targets(): Set<PlaceName> {
    return this.lit.targets;
  }

  /** Takes up a card of the hand; `text` is the position in notation. */
  take(index: number, card: Card, ways: readonly Way[], position: Position, text: string): void {
    this.clear();
    this.index = index;
    this.cardWays = new CardWays(card, ways);
    const begin = card === 'TAC' && position.undo && this.cardWays.playable ? position.undo : position.board;
    if (begin !== position.board) this.preview = begin;
    if (this.cardWays.sevens.length > 1) this.beginSeven(begin, async (legs) => this.ask(text, card, legs));
    this.light();
  }

  clear(): void {
    this.index = -1;
    this.from = this.seven = this.preview = this.cardWays = this.walk = undefined;
    this.later = [];
    this.light();
  }

  /** Taps a place. The play, when that decides it. */
  tap(place: PlaceName): string | undefined {
    if (!this.walk) return this.tapPlace(place);
    this.tapSeven(place);
    return undefined;
  }

  /** What a step of a seven to a target does. */
  effect(to: PlaceName): Effect | undefined {
    return this.from === undefined ? undefined : this.walk?.effect(this.from, to);
  }

  /** The plays that a tap on a place leads to. */
  waysTo(place: PlaceName): readonly Way[] {
    if (this.targets.has(place)) return this.cardWays?.into(place, this.from) ?? [];
    return this.sources.has(place) ? (this.cardWays?.from(place) ?? []) : [];
  }

  /** Whether a drag can begin here. */
  canDrag(place: PlaceName): boolean {
    return this.sources.has(place);
  }

  /** A drag from a marble to a place. */
  drop(from: PlaceName, to: PlaceName): string | undefined {
    this.from = from;
    this.light();
    return this.targets.has(to) && this.from === from ? this.tap(to) : undefined;
  }

  back(): void {
    this.walk?.back();
    this.later = [];
    this.from = undefined;
    this.light();
  }

  /** A seven one step longer, with the marble that is chosen. */
  more(): void {
    this.onceHeard((walk) => (this.from = this.from === undefined ? undefined : (walk.step(this.from) ?? this.from)));
  }

  /** A seven one step shorter, with the marble that moved last. */
  fewer(): void {
    this.onceHeard((walk) => (this.from = walk.stepBack() ?? this.from));
  }

  /** Now, or when the core has said what may come next. */
  private onceHeard(act: (walk: Seven) => void): void {
    const { walk } = this;
    if (!walk) return;
    if (walk.waiting) this.later.push(() => this.onceHeard(act));
    else act(walk);
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

  private beginSeven(begin: Board, ask: AskSeven): void {
    const walk: Seven = new Seven(
      begin,
      ask,
      () => this.walk === walk && this.heard(),
      () => this.walk === walk && this.giveUp(),
    );
    this.walk = walk;
  }

  private heard(): void {
    this.light();
    for (const act of this.later.splice(0)) act();
  }

  /** Without the core there are no legs; the list of plays still has every seven. */
  private giveUp(): void {
    this.walk = this.seven = this.from = this.preview = undefined;
    this.light();
  }

  private tapSeven(place: PlaceName): void {
    this.onceHeard((walk) => {
      if (this.from !== undefined && walk.walk(this.from, place)) this.from = place;
      else if (walk.sources().has(place)) this.from = this.from === place ? undefined : place;
    });
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
    const { board, left, legs, play, waiting } = walk;
    this.preview = board;
    // Until the core answers, what was lit stays lit: a tap finds its place, and the keyboard keeps its focus.
    if (!waiting) this.lightWays(walk);
    const canStep = waiting ? (this.seven?.canStep ?? false) : this.from !== undefined && walk.canStep(this.from);
    this.seven = { left, legs, play, canGoBack: legs.length > 0, canStep, waiting };
  }

  private lightWays(walk: Seven): void {
    const sources = walk.sources();
    if (this.from !== undefined && !sources.has(this.from)) this.from = undefined;
    if (this.from === undefined && sources.size === 1) [this.from] = sources;
    this.lit = { sources, targets: this.from === undefined ? new Set() : walk.targets(this.from) };
  }
}

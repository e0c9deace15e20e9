// From a card in the hand to a play: what can be taken up and tapped now, and what is still to be said.
import { whyNot } from '../game/at-once';
import { onlyDrops } from '../game/firsts';
import type { Position } from '../game/position';
import { CardWays, type Way } from '../game/ways';
import type { Card, PlaceName } from '../game/words';
import { buzz } from '../browser/buzz';
import { targetWords, whyWords } from '../words/say';
import { m } from '../paraglide/messages';
import type { Choosing } from './choosing.svelte';
import { settings } from './settings.svelte';

/** What there is to decide on. */
export interface Turn {
  position: Position | undefined;
  text: string; // the same in notation
  hand: readonly Card[];
  ways: readonly Way[] | undefined;
  mine: boolean; // it is ours to decide with this hand
  ready: boolean; // and it can be done now
  choosing: Choosing;
  forgiving?: boolean; // a slip does no harm: nothing is asked twice, unless somebody always wants that
}

export interface Button {
  way: Way;
  kind: 'give' | 'drop' | 'skip' | 'jester' | 'devil' | 'go' | 'pass';
}

export class Deciding {
  pending = $state.raw<Way>(); // chosen, to be confirmed

  constructor(
    private readonly turn: () => Turn,
    private readonly go: (way: Way) => void,
  ) {}

  get ready(): boolean {
    return this.turn().ready;
  }

  readonly playable = (card: Card): boolean => {
    const { position, ways, mine, ready } = this.turn();
    return position?.phase === 'swap' ? mine : ready && new CardWays(card, ways ?? []).all.length > 0;
  };

  readonly why = (card: Card): string => {
    const { position } = this.turn();
    return position ? whyWords(whyNot(position, card), position.fn) : '';
  };

  readonly pick = (index: number): void => {
    const { hand, position, text, ways, ready, choosing, forgiving } = this.turn();
    const card = hand[index];
    this.pending = undefined;
    if (!card || !position || choosing.index === index || !ready) {
      if (choosing.index === index || !ready) choosing.clear();
      return;
    }
    buzz('tap');
    choosing.take(index, card, ways ?? [], position, text);
    const all = choosing.ways?.all ?? [];
    const [only] = all;
    if (only && all.length === 1 && only.play.kind !== 'give' && only.play.kind !== 'drop')
      this.decide(only.play.text, settings.confirmsOneTap && !forgiving);
  };

  readonly decide = (play: string | undefined, asked = false): void => {
    const { ways, choosing } = this.turn();
    const way = ways?.find((one) => one.play.text === play);
    if (!way) return;
    if ((asked || settings.kept.confirm) && this.pending?.play.text !== way.play.text && !choosing.seven)
      this.pending = way;
    else this.choose(way);
  };

  readonly choose = (way: Way): void => {
    this.pending = undefined;
    this.go(way);
  };

  readonly tap = (place: PlaceName): void => this.decide(this.turn().choosing.tap(place));
  readonly drag = (from: PlaceName, to: PlaceName): void => this.decide(this.turn().choosing.drop(from, to));

  /** What a tap on a target does, in words. */
  readonly about = (place: PlaceName): string => targetWords(this.turn().choosing.effect(place));

  readonly cancel = (): void => {
    this.pending = undefined;
    this.turn().choosing.clear();
  };

  /** The places that are lit. */
  get sources(): ReadonlySet<PlaceName> {
    const { ready, choosing } = this.turn();
    return ready && !this.pending ? choosing.sources : new Set();
  }

  get targets(): ReadonlySet<PlaceName> {
    const { ready, choosing } = this.turn();
    return ready && !this.pending ? choosing.targets : new Set();
  }

  get buttons(): Button[] {
    const { ready, ways, choosing } = this.turn();
    if (!ready) return [];
    if (this.pending) return [{ way: this.pending, kind: 'go' }];
    const plain = (choosing.ways?.plain ?? []).map((way) => ({ way, kind: way.play.kind as Button['kind'] }));
    const pass = (ways ?? []).filter((way) => way.play.kind === 'pass').map((way) => ({ way, kind: 'pass' as const }));
    return [...plain, ...pass];
  }

  /** Whether the plays of the card can be shown as a list. */
  get listable(): boolean {
    const { ready, position, choosing } = this.turn();
    return ready && (choosing.ways?.all.length ?? 0) > 1 && !this.pending && position?.phase !== 'swap';
  }

  /** The next step with the card that is taken up; undefined while none is. */
  get hint(): string | undefined {
    const { hand, ready, choosing } = this.turn();
    const card = hand[choosing.index];
    const { ways, seven } = choosing;
    if (!ready || !card || !ways) return undefined;
    if (ways.all.length === 0 || onlyDrops(ways.all)) return this.why(card);
    if (this.pending) return m.confirm_hint();
    if (seven) return seven.left === 0 ? m.seven_ready() : choosing.from ? m.seven_where() : m.seven_which();
    if (choosing.targets.size > 0 && choosing.from) return m.choose_target();
    return choosing.sources.size > 0 ? (card === 'TAC' ? m.choose_marble_tac() : m.choose_marble()) : '';
  }
}

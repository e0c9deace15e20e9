// From a card in the hand to a play: what can be taken up and tapped now, and what is still to be said.
import { nextSeat, whyNot } from '../game/at-once';
import { onlyDrops } from '../game/firsts';
import { madeIn, movesOf, type Made } from '../game/history';
import type { Marble } from '../game/marbles';
import { parseBoard, type Position } from '../game/position';
import { beginningsOf, cardOf, CardWays, type Way } from '../game/ways';
import { placeName, type Card, type PlaceName } from '../game/words';
import { buzz } from '../browser/buzz';
import { targetWords, wayWords } from '../words/plays';
import { whyWords, type Names } from '../words/say';
import { sentences } from '../words/sentences';
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
  marbles?: readonly Marble[]; // as they are shown, with their names
  names: Names; // of the seats
  forgiving?: boolean; // a slip does no harm: nothing is asked twice, unless somebody always wants that
}

export interface Button {
  way: Way;
  kind: 'give' | 'drop' | 'skip' | 'jester' | 'devil' | 'go' | 'pass';
}

/** What the pointer or the keyboard is on: a card of the hand, a lit place, or a button that makes a play. */
export type LookedAt = { card: number } | { place: PlaceName } | { way: Way };

const mostPreviews = 4; // more at a time show nothing

export class Deciding {
  pending = $state.raw<Way>(); // chosen, to be confirmed
  private lookedAt = $state.raw<LookedAt>();
  private proposed = $state.raw<Way>();

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
    if (!only || all.length > 1 || only.play.kind === 'give') return;
    // Where no card can be played there is little to lose: only those who want to be asked are.
    if (only.play.kind !== 'drop') this.decide(only.play.text, settings.confirmsOneTap && !forgiving);
    else if (onlyDrops(ways)) this.decide(only.play.text, settings.kept.oneTap === true && !forgiving);
  };

  /** Takes up the card of a play that is about to make itself, and shows what it does. */
  readonly propose = (way: Way): void => {
    const { hand, position, text, ways, choosing } = this.turn();
    const card = cardOf(way.play);
    if (!card || !position) return;
    choosing.take(hand.indexOf(card), card, ways ?? [], position, text);
    this.pending = this.proposed = way;
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
    this.pending = this.lookedAt = undefined;
    this.go(way);
  };

  readonly tap = (place: PlaceName): void => {
    if (!this.pending) this.decide(this.turn().choosing.tap(place));
    else if (this.sources.has(place) || this.targets.has(place)) this.choose(this.pending);
  };
  readonly drag = (from: PlaceName, to: PlaceName): void => this.decide(this.turn().choosing.drop(from, to));

  /** What a tap on a target does, in words. */
  readonly about = (place: PlaceName): string => {
    const { choosing, names } = this.turn();
    const effect = choosing.effect(place);
    if (effect) return targetWords(effect);
    const [only, other] = choosing.waysTo(place);
    return only && !other ? wayWords(this.made(only), names) : m.can_go_here();
  };

  /** A play as it stands in a list or on a button. */
  readonly words = (way: Way): string => wayWords(this.made(way), this.turn().names);

  readonly cancel = (): void => {
    this.pending = this.lookedAt = undefined;
    this.turn().choosing.clear();
  };

  readonly look = (at?: LookedAt): void => void (this.lookedAt = at);

  /** The places that are lit. */
  get sources(): ReadonlySet<PlaceName> {
    const { ready, choosing } = this.turn();
    if (!ready) return new Set();
    return this.pending
      ? new Set(this.moves(this.pending).map(({ marble }) => placeName(marble.seat, marble.space)))
      : choosing.sources;
  }

  get targets(): ReadonlySet<PlaceName> {
    const { ready, choosing } = this.turn();
    if (!ready) return new Set();
    return this.pending
      ? new Set(this.moves(this.pending).map(({ marble, to }) => placeName(marble.seat, to)))
      : choosing.targets;
  }

  /** What would happen, to be shown before it does. */
  get previews(): Made[] {
    const ways = this.inView;
    return ways.length > mostPreviews ? [] : ways.map((way) => this.made(way));
  }

  /** The marbles a card could move that is not taken up, where that is too much to be shown. */
  get beginnings(): PlaceName[] {
    const ways = this.inView;
    if (ways.length <= mostPreviews || this.turn().choosing.ways) return [];
    return [...new Set(ways.flatMap(({ play }) => beginningsOf(play)))];
  }

  private get inView(): readonly Way[] {
    const { hand, ways, ready, choosing } = this.turn();
    if (!ready || choosing.seven) return [];
    if (this.pending) return [this.pending];
    const { lookedAt } = this;
    if (lookedAt && 'way' in lookedAt) return [lookedAt.way];
    const taken = choosing.ways;
    if (!taken) return lookedAt && 'card' in lookedAt ? this.waysOf(hand[lookedAt.card], ways) : [];
    const place = lookedAt && 'place' in lookedAt ? lookedAt.place : undefined;
    if (place !== undefined) return choosing.waysTo(place);
    return choosing.from === undefined ? taken.all : taken.from(choosing.from);
  }

  private waysOf(card: Card | undefined, ways: readonly Way[] = []): readonly Way[] {
    return card === undefined ? [] : new CardWays(card, ways).all;
  }

  /** A play as it would be made. */
  made({ play, board }: Way): Made {
    const { position, marbles } = this.turn();
    if (!position) throw new Error('nothing to decide');
    return madeIn(position, position.by, play, parseBoard(board), marbles);
  }

  private moves(way: Way): ReturnType<typeof movesOf> {
    const made = this.made(way);
    return movesOf(made, made.begin);
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

  /** What a card asks for, each in its own words. */
  private asked(card: Card, { all, plain }: CardWays): string {
    const { position, names } = this.turn();
    const victim = position ? names(nextSeat(position, position.turn)) : '';
    const moves = all.length > plain.length;
    if (position?.phase === 'swap') return '';
    const helped = [...new Set(all.flatMap(({ play }) => (play.kind === 'move' ? [play.leg.colour] : [])))];
    switch (card) {
      case 'TAC':
        return moves ? m.choose_marble_tac() : '';
      case 'TRI':
        return m.choose_swap();
      case 'WAR':
        return m.choose_runner();
      case 'JES':
        return m.choose_jester();
      case 'DEV':
        return m.choose_devil({ who: victim });
      case 'ANG':
        return helped.length === 1 && helped[0] ? m.choose_help({ who: names(helped[0]) }) : m.choose_marble();
      default:
        if (!moves) return '';
        return plain.some(({ play }) => play.kind === 'skip') ? m.choose_eight({ who: victim }) : m.choose_marble();
    }
  }

  /** The next step with the card that is taken up; undefined while none is. */
  get hint(): string | undefined {
    const { hand, ready, choosing } = this.turn();
    const card = hand[choosing.index];
    const { ways, seven } = choosing;
    if (!ready || !card || !ways) return undefined;
    if (this.pending && this.pending === this.proposed)
      return sentences(m.only_play_goes(), onlyDrops(ways.all) ? this.why(card) : '');
    if (ways.all.length === 0 || onlyDrops(ways.all)) return this.why(card);
    if (this.pending) return m.confirm_hint();
    if (seven) return seven.left === 0 ? m.seven_ready() : choosing.from ? m.seven_where() : m.seven_which();
    if (choosing.targets.size > 0 && choosing.from)
      return ways.all.some(({ play }) => play.kind === 'exchange') ? m.choose_swap_other() : m.choose_target();
    return this.asked(card, ways);
  }
}

// The guided first game: a play that a good player would make, and what to tap next for it. Anything else may be played, too.
import type { GameShown } from '@tacit/wire';
import { core } from '../core/core';
import { nextTap, type NextTap } from '../game/next-tap';
import { cardOf, type Way } from '../game/ways';
import type { Card } from '../game/words';
import { m } from '../paraglide/messages';
import { cardHelp, cardName } from '../words/say';
import { labelled } from '../words/sentences';
import type { Deciding, Turn } from './deciding.svelte';
import type { TableState } from './table.svelte';

const effort = { simulations: 200, seed: 1 }; // the same advice on every device
const withHelp: readonly Card[] = ['1', '4', '7', '8', '13', 'TRI', 'TAC']; // others go as far as they say
const untilSeasoned = 10; // decisions; from then on only those who hesitate are shown what to tap

export class Guide {
  private advised = $state.raw<{ game: GameShown; play: string | undefined }>();
  private decisions = $state(0);
  private readonly met = new Set<Card>();
  private help = ''; // with a card that comes for the first time

  constructor(
    private readonly table: TableState,
    private readonly deciding: Deciding,
    private readonly turn: () => Turn,
  ) {
    $effect(() => void this.think());
  }

  get isSeasoned(): boolean {
    return this.decisions > untilSeasoned;
  }

  get next(): NextTap | undefined {
    const { hand, ready, choosing } = this.turn();
    const { way } = this;
    if (!ready || !way || choosing.seven?.waiting) return undefined;
    const { index, from, seven } = choosing;
    return nextTap(way.play, { hand, index, from, pending: this.deciding.pending?.play.text, legs: seven?.legs });
  }

  /** What to do with which card; of one that is new and special, what it does. */
  get words(): string {
    const { way } = this;
    const card = way && cardOf(way.play);
    if (!way || card === undefined || way.play.kind === 'drop') return '';
    if (way.play.kind === 'give') return m.guide_give({ card: cardName(card) });
    return this.help || labelled(cardName(card), this.deciding.words(way));
  }

  private get way(): Way | undefined {
    const { game, ways } = this.table;
    return this.advised && this.advised.game === game
      ? ways?.find(({ play }) => play.text === this.advised?.play)
      : undefined;
  }

  private async think(): Promise<void> {
    const { game, deciding, ways } = this.table;
    if (!game || !deciding || !ways || this.advised?.game === game) return;
    this.advised = { game, play: undefined };
    const [only, other] = ways;
    const play = other
      ? (await core.ask('judge', game.position, deciding, effort).catch(() => undefined))?.best
      : only?.play.text;
    if (this.table.game !== game) return;
    this.meet(ways.find((way) => way.play.text === play));
    this.advised = { game, play };
    this.decisions++;
  }

  private meet(way: Way | undefined): void {
    const card = way && cardOf(way.play);
    const isPlayed = way?.play.kind !== 'give' && way?.play.kind !== 'drop';
    const isNew = card !== undefined && isPlayed && withHelp.includes(card) && !this.met.has(card);
    this.help = isNew ? cardHelp(card) : '';
    if (isNew) this.met.add(card);
  }
}

// The game by keyboard: the focus goes where the next choice is and never gets lost, and single keys lead anywhere.
import { tick } from 'svelte';
import { isField, playsByKeys } from '../browser/focus';
import type { Deciding, Turn } from './deciding.svelte';
import { settings } from './settings.svelte';

export interface Doors {
  cancel: () => void; // Escape
  board: () => void;
  log: () => void;
  hint: () => void;
  keys: () => void; // the list of keys
  film?: () => void; // what happened since one's last turn
  next?: () => void; // the bot that waits goes on
}

// What can be chosen next, best first. A seven that is done is only to be confirmed.
const choices = [
  '[data-testid="go"]',
  '[data-testid="seven-done"]:enabled',
  '.place[data-first]',
  '.actions .button.main:enabled',
];
// Where the focus is at home: at the end, at the cards that can be played, at the hand, at the foot.
const homes = ['.over .verdict', '.feedback .button.main', '.slot.can', '.slot', '.foot'];

const isOpen = (): boolean => document.querySelector('dialog[open]') !== null;

export class Steering {
  private root: HTMLElement | undefined;

  constructor(
    private readonly deciding: Deciding,
    private readonly turn: () => Turn,
    private readonly doors: Doors,
  ) {
    let was = '';
    let card = -1;
    $effect(() => {
      const { index, from, seven } = this.turn().choosing;
      const now = [index, from, seven?.legs, this.deciding.pending?.play.text].join();
      if (seven?.waiting === true || now === was) return;
      const before = card;
      [was, card] = [now, index];
      if (index >= 0) void tick().then(() => this.to(choices));
      else if (before >= 0) void tick().then(() => this.to([`[data-testid="card-${before + 1}"]`, ...homes]));
    });
  }

  /** Of the screen: whatever takes the focus away with it, the focus goes home. */
  readonly attach = (root: HTMLElement): { destroy: () => void } => {
    this.root = root;
    // Not at once: while Tab is under way the focus is nowhere for a moment.
    const watch = new MutationObserver(() => setTimeout(() => this.isLost && this.to(homes)));
    watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return { destroy: () => watch.disconnect() };
  };

  private get isLost(): boolean {
    const { activeElement } = document;
    const nowhere = activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
    return nowhere && document.hasFocus(); // who has left the page is not called back
  }

  /** To the first of these that is there, if the keyboard is used. */
  private to(selectors: readonly string[]): void {
    if (playsByKeys() && !isOpen()) this.find(selectors)?.focus();
  }

  private find(selectors: readonly string[]): HTMLElement | undefined {
    return (
      selectors.map((selector) => this.root?.querySelector<HTMLElement>(selector)).find((found) => found != null) ??
      undefined
    );
  }

  readonly keys = (event: KeyboardEvent): void => {
    if (isOpen() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return this.doors.cancel();
    if (!settings.kept.keys || isField(event.target)) return;
    const { board, log, hint, keys, film, next } = this.doors;
    const door = { b: board, l: log, h: hint, f: film, n: next, '?': keys }[event.key.toLowerCase()];
    if (door) event.preventDefault();
    door?.();
    if (/^[1-9]$/.test(event.key)) this.card(Number(event.key));
  };

  /** The first press tells which card it is, the next one takes it up: no card is played unheard. */
  private card(n: number): void {
    const card = this.find([`[data-testid="card-${n}"]`]);
    if (card && card === document.activeElement) this.deciding.pick(n - 1);
    else card?.focus();
  }

  /** The newest line of the log; false where it is not in view. */
  toLog(): boolean {
    const line = this.find(['[data-testid="log"] button[tabindex="0"]']);
    line?.focus();
    return line !== undefined && line === document.activeElement;
  }
}

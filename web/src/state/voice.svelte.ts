// What is told aloud. Sentences are added one after the other and none replaces another, so a screen reader gets to every one of them.
import { untrack } from 'svelte';

export interface Told {
  n: number;
  text: string;
}

// As many as a reader may fall behind.
const kept = 20;

export class Voice {
  lines = $state.raw<Told[]>([]);
  private count = 0;

  readonly say = (text: string): void => {
    if (text !== '') this.lines = [...untrack(() => this.lines), { n: ++this.count, text }].slice(-kept);
  };
}

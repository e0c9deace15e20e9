// Which lessons have been done, how far one has come on the bots' ladder, and whether somebody has found the way into the game; kept in this browser.
import { over, Stored } from '../browser/stored';

interface Kept {
  done: string[];
  begun: boolean; // has played or learned before, or has an account: no need to be shown the way
  rungs: number; // of the bots' ladder, as the server said last
}

const nothing: Kept = { done: [], begun: false, rungs: 0 };

const stored = new Stored('tacit-learned', over(nothing));

class Learned {
  private kept = $state.raw<Kept>(stored.read());

  get begun(): boolean {
    return this.kept.begun;
  }

  get count(): number {
    return this.kept.done.length;
  }

  get rungs(): number {
    return this.kept.rungs;
  }

  has(lesson: string): boolean {
    return this.kept.done.includes(lesson);
  }

  begin(): void {
    if (!this.begun) this.keep({ ...this.kept, begun: true });
  }

  add(lesson: string): void {
    this.keep({ ...this.kept, begun: true, done: [...new Set([...this.kept.done, lesson])] });
  }

  climb(rungs: number): void {
    this.keep({ ...this.kept, rungs });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    stored.write(kept);
  }
}

export const learned = new Learned();

// Which lessons have been done, and whether somebody has found the way into the game; kept in this browser.
const key = 'tacit-learned';

interface Kept {
  done: string[];
  begun: boolean; // has played or learned before: no need to be shown the way
}

function read(): Kept {
  try {
    return { done: [], begun: false, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return { done: [], begun: false };
  }
}

class Learned {
  private kept = $state.raw<Kept>(read());

  get begun(): boolean {
    return this.kept.begun;
  }

  get count(): number {
    return this.kept.done.length;
  }

  has(lesson: string): boolean {
    return this.kept.done.includes(lesson);
  }

  begin(): void {
    this.keep({ ...this.kept, begun: true });
  }

  add(lesson: string): void {
    this.keep({ begun: true, done: [...new Set([...this.kept.done, lesson])] });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    localStorage.setItem(key, JSON.stringify(kept));
  }
}

export const learned = new Learned();

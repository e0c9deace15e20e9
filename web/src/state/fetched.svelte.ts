// What a screen fetches from the server: not there yet, there, or why not. An answer to an older question is too late.
import { failureWords } from '../words/refusals';

export class Fetched<T> {
  value = $state.raw<T>();
  problem = $state('');
  private asked = 0;

  constructor(private readonly words: (why: unknown) => string = failureWords) {}

  async ask(question: () => Promise<T>): Promise<void> {
    const turn = ++this.asked;
    try {
      const value = await question();
      if (turn !== this.asked) return;
      this.value = value;
      this.problem = '';
    } catch (why) {
      if (turn === this.asked) this.problem = this.words(why);
    }
  }

  /** Nothing is there until the next answer. */
  clear(): void {
    this.asked++;
    this.value = undefined;
  }
}

export interface PageOf<Item> {
  items: Item[];
  next?: string | undefined; // where the page after this one begins
}

/** A list that comes page by page. */
export class Paged<Item> extends Fetched<PageOf<Item>> {
  constructor(
    private readonly page: (before?: string) => Promise<PageOf<Item>>,
    private readonly nameOf: (item: Item) => string,
    words?: (why: unknown) => string,
  ) {
    super(words);
  }

  get items(): Item[] | undefined {
    return this.value?.items;
  }

  get next(): string | undefined {
    return this.value?.next;
  }

  first(): Promise<void> {
    return this.ask(() => this.page());
  }

  /** What is shown already may have moved to the next page. */
  more(): Promise<void> {
    const before = this.items ?? [];
    return this.ask(async () => {
      const { items, next } = await this.page(this.next);
      const known = new Set(before.map(this.nameOf));
      return { items: [...before, ...items.filter((item) => !known.has(this.nameOf(item)))], next };
    });
  }

  remove(gone: Item): void {
    if (this.value) this.value = { ...this.value, items: this.value.items.filter((item) => item !== gone) };
  }
}

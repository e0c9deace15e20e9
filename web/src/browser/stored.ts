// What this browser keeps under a name, as JSON. Whatever is missing or damaged reads as nothing; a browser that keeps nothing can still play.
export class Stored<T> {
  /** `from` makes a value of whatever was found. */
  constructor(
    readonly key: string,
    private readonly from: (found: unknown) => T,
  ) {}

  read(): T {
    return this.from(this.found());
  }

  write(value: T): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(value));
    } catch {
      // full, or switched off
    }
  }

  private found(): unknown {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? 'null') as unknown;
    } catch {
      return undefined;
    }
  }
}

/** What was found of an object, or null. */
export const objectIn = <T extends object>(found: unknown): Partial<T> | null =>
  typeof found === 'object' && !Array.isArray(found) ? (found as Partial<T> | null) : null;

/** What was found, and the usual where something is missing. */
export const over =
  <T extends object>(usual: T) =>
  (found: unknown): T => ({ ...usual, ...objectIn<T>(found) });

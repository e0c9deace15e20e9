/** For what takes the place of the button that was pressed: the keyboard goes on from there. */
export function takeFocus(node: HTMLElement): void {
  node.focus();
}

let keys = false;

/** Whether the last thing was done by the keyboard or by a screen reader: only then is the focus led anywhere. */
export const playsByKeys = (): boolean => keys;

/** A click that no pointer made has no detail. */
export function watchKeys(): void {
  const isKey = (event: KeyboardEvent): boolean => !['Shift', 'Control', 'Alt', 'Meta'].includes(event.key);
  window.addEventListener('keydown', (event) => (keys = keys || isKey(event)), true);
  window.addEventListener('click', (event) => (keys = keys || event.detail === 0), true);
  window.addEventListener('pointerdown', () => (keys = false), true);
}

/** Whether what is typed here is text. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** The keys that go along a row, a ring or a list: the place to go to, or undefined. */
export function alongKeys(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  return step === undefined || count === 0 ? undefined : (at + step + count) % count;
}

// Where the reader is. The address says which screen is shown, so that links and the back button work.
import { screenAt } from '../browser/address';

const longEnough = (top: number): boolean => document.documentElement.scrollHeight >= top + innerHeight;

/** Scrolls there as soon as the screen is long enough, unless the reader does something first. */
function scrollLater(top: number): void {
  const stop = (): void => {
    grown.disconnect();
    for (const event of ['wheel', 'pointerdown', 'keydown'] as const) removeEventListener(event, stop);
  };
  const grown = new ResizeObserver(() => {
    if (!longEnough(top)) return;
    scrollTo(0, top);
    stop();
  });
  grown.observe(document.body);
  for (const event of ['wheel', 'pointerdown', 'keydown'] as const) addEventListener(event, stop);
}

/** What the browser keeps with an address for its way back. */
interface Kept {
  top?: number;
  from?: string;
}
const kept = (): Kept => (history.state as Kept | null) ?? {};
const cameFrom = (): string | undefined => kept().from;

class Router {
  path = $state(screenAt());
  /** What the title says first: whose turn it is. */
  news = $state('');
  /** Whether this is another screen than the page came with. */
  moved = $state(false);
  /** Whether the reader has come back to where one was. */
  returned = false;
  /** The address of the screen that led here, if it was one of ours: the browser's way back leads there. */
  from = $state(cameFrom());

  constructor() {
    window.addEventListener('popstate', () => {
      this.returned = true;
      if (this.arrive()) scrollLater(kept().top ?? 0);
    });
  }

  go(path: string): void {
    history.replaceState({ ...kept(), top: scrollY }, ''); // for the way back
    this.returned = false;
    history.pushState({ from: location.pathname + location.search + location.hash }, '', path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** The same, where the way back is not to lead here again. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.arrive();
  }

  private arrive(): boolean {
    const before = this.path;
    this.path = screenAt();
    this.from = cameFrom();
    if (before === this.path) return false;
    this.moved = true;
    // The new screen's heading takes the focus (ui/parts/heading.ts), also from a link that stays.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return true;
  }
}

export const router = new Router();

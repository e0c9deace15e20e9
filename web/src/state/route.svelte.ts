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

class Router {
  path = $state(screenAt());
  /** What the title says first: whose turn it is. */
  news = $state('');
  /** Whether this is another screen than the page came with. */
  moved = $state(false);

  constructor() {
    window.addEventListener('popstate', ({ state }) => {
      if (this.arrive()) scrollLater((state as { top?: number } | null)?.top ?? 0);
    });
  }

  go(path: string): void {
    history.replaceState({ top: scrollY }, ''); // for the way back
    history.pushState(null, '', path);
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
    if (before === this.path) return false;
    this.moved = true;
    // The new screen's heading takes the focus (ui/parts/heading.ts), also from a link that stays.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return true;
  }
}

export const router = new Router();

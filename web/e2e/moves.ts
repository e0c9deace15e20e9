// What moves on a page by itself: the browser's own layout shifts, also those that come after a click or a key, and every place and
// size that the board had at one address.
import type { Page } from 'playwright-core';

export interface Moved {
  sum: number; // of the shifts, as the browser scores them: how much of the window moved, times how far
  most: string[]; // what moved most, with its share
  boards: string[]; // the boxes of the board, in order, at the address where it had most
}

interface Watch {
  sum: number;
  by: Map<string, number>;
  boards: Map<string, Set<string>>;
  end: () => void;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

export function watchMoves(page: Page): Promise<void> {
  return page.evaluate(() => {
    const by = new Map<string, number>();
    const nameOf = (node: Node | null): string => {
      const one = node instanceof Element ? node : node?.parentElement;
      if (!one) return 'what is gone';
      const classOf = (what: Element | null | undefined): string => what?.getAttribute('class')?.split(' ')[0] ?? '';
      return `${classOf(one.parentElement?.closest('[class]'))} > ${one.localName}.${classOf(one)}`;
    };
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        watch.sum += value;
        for (const { node } of sources) by.set(nameOf(node), (by.get(nameOf(node)) ?? 0) + value / sources.length);
      }
    });
    let frame = 0;
    const look = (): void => {
      const box = document.querySelector('.board')?.getBoundingClientRect();
      if (box) {
        const boxes = watch.boards.get(location.pathname) ?? new Set();
        boxes.add([box.width, box.height, box.x + scrollX, box.y + scrollY].map((n) => n.toFixed(1)).join(' '));
        watch.boards.set(location.pathname, boxes);
      }
      frame = requestAnimationFrame(look);
    };
    const watch: Watch = {
      sum: 0,
      by,
      boards: new Map(),
      end: () => (observer.disconnect(), cancelAnimationFrame(frame)),
    };
    Object.assign(window, { watch });
    observer.observe({ type: 'layout-shift' });
    look();
  });
}

/** Since watchMoves was called; it ends with that. */
export function movesOf(page: Page): Promise<Moved> {
  return page.evaluate(() => {
    const { sum, by, boards, end } = (window as unknown as { watch: Watch }).watch;
    end();
    const most = [...by].sort(([, one], [, other]) => other - one).slice(0, 10);
    const [boxes = []] = [...boards.values()].sort((one, other) => other.size - one.size);
    return { sum, most: most.map(([name, share]) => `${name} ${share.toFixed(4)}`), boards: [...boxes] };
  });
}

// Whether texts fit where they stand.
import type { Page } from 'playwright-core';

/** Texts that do not fit their boxes, and a page wider than the window. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textOf = (one: HTMLElement): Text[] =>
      [...one.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
    const reach = (text: Text): DOMRect => {
      const range = document.createRange();
      range.selectNode(text);
      return range.getBoundingClientRect();
    };
    // Where it is cut off: by the nearest box that lets nothing out, or where it leaves its button. What can be scrolled can be read.
    const edge = (one: HTMLElement | null, side: 'right' | 'bottom'): number => {
      for (; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        const overflow = style[side === 'right' ? 'overflowX' : 'overflowY'];
        if (overflow === 'auto' || overflow === 'scroll') return Infinity;
        if (side === 'bottom' && style.webkitLineClamp !== 'none') return Infinity; // its first lines are enough
        if (overflow !== 'visible' || one.matches('button, .button, .chip, .tag, .boxed'))
          return one.getBoundingClientRect()[side];
      }
      return side === 'right' ? innerWidth : Infinity;
    };
    const slack = 3; // letters are not as high as their line
    const isCut = (text: Text, one: HTMLElement): boolean => {
      const { right, bottom } = reach(text);
      return right > edge(one, 'right') + 1 || bottom > edge(one, 'bottom') + slack;
    };
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      const shown = one.checkVisibility() && one.clientWidth > 2 && !one.closest('.sr-only, select, option');
      return shown && textOf(one).some((text) => isCut(text, one));
    });
    const wide =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`]
        : [];
    return [
      ...wide,
      ...cut.map((one) => `"${one.textContent?.trim().slice(0, 60)}" in ${one.className || one.tagName}`),
    ];
  });
}

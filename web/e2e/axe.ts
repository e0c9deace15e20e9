// What axe finds on the page as it is.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Looking at the colours takes longer than everything else: the tour (screens.e2e.ts) does it for all screens and themes. */
export type Look = 'everything' | 'all but colours' | 'new colours';

export async function violations(page: Page, look: Look = 'all but colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (look) => {
    const world = window as unknown as { axe: typeof axe; coloursSeen?: Set<string> };
    const seen = (world.coloursSeen ??= new Set());

    // Letters of this size and colour on these grounds.
    const coloursOf = (text: Element): string => {
      const { color, fontSize, fontWeight } = getComputedStyle(text);
      const grounds = [color, fontSize, fontWeight];
      for (let one: Element | null = text; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
        grounds.push(backgroundColor, backgroundImage, opacity);
      }
      return grounds.filter((one) => !['none', '1', 'rgba(0, 0, 0, 0)'].includes(one)).join(' ');
    };
    const isNew = (one: Element): boolean => {
      const hasText = [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!hasText || !one.checkVisibility()) return false;
      const before = seen.size;
      return seen.add(coloursOf(one)).size > before;
    };

    const which =
      look === 'new colours'
        ? { runOnly: ['color-contrast'] }
        : { rules: { 'color-contrast': { enabled: look === 'everything' } } };
    const where =
      look === 'new colours' ? [...document.querySelectorAll('body *')].filter(isNew) : [document.documentElement];
    if (where.length === 0) return [];
    const found = await world.axe.run({ include: where }, { resultTypes: ['violations'], ...which });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, look);
}

// What axe finds on the page as it is.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Looking at the colours takes longer than everything else; the tour (screens.e2e.ts) does it for all screens and themes. */
export type Look = 'everything' | 'all but colours' | 'colours';

export async function violations(page: Page, look: Look = 'all but colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (look) => {
    const which = look === 'colours' ? { runOnly: ['color-contrast'] } : { rules: { 'color-contrast': { enabled: look === 'everything' } } };
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'], ...which });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, look);
}

// What axe finds on the page as it is.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Looking at the colours takes longer than everything else. */
export async function violations(page: Page, colours = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (enabled) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled } } });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, colours);
}

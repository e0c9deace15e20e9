// A report without the wait: the program has judged the game, and the browser finds it among those it has kept.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export const wholePack = join(import.meta.dirname, 'whole-pack.tac');
const program = join(import.meta.dirname, '..', '..', 'build', 'release', 'tacit');

let judged: string | undefined;
const report = (): string =>
  (judged ??= execFileSync(program, ['analyse', wholePack, '--json', '--sims', '100', '--seed', '1'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }));

/** The report of the whole pack, as seats a and c look at it. */
export async function openJudged(page: Page): Promise<void> {
  await page.goto('/replay');
  await page.evaluate((file) => localStorage.setItem('tacit-replay', file), readFileSync(wholePack, 'utf8'));
  await page.reload();
  await page.getByTestId('game-report').waitFor(); // by now the page has made its store
  await page.evaluate(
    ([file, text]) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('tacit-reports', 1);
        opening.onerror = failed;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('reports', 'readwrite');
          writing.objectStore('reports').put(JSON.parse(text), file);
          writing.oncomplete = () => done(opening.result.close());
        };
      }),
    [readFileSync(wholePack, 'utf8'), report()] as const,
  );
  await page.goto('/report?own=ac');
  await page.getByTestId('report-outcome').waitFor();
}

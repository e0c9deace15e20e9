// Tournaments in a test: set up over HTTP by whoever the page is, and played to their end on the organiser's screen.
import type { Page } from 'playwright-core';
import type { PairingShown, RoundShown, TournamentName, TournamentPlan, TournamentShown } from '../../docs/wire';
import { samplePlan } from '../src/club/sample';

/** Asks the server as the person of this page. */
async function ask<T>(page: Page, path: string, body?: object): Promise<T> {
  const answer = await page.evaluate(
    async ([to, what]) => {
      await fetch('/api/hello', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
      const response = await fetch(to, what === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: what });
      return { ok: response.ok, text: await response.text() };
    },
    [path, body && JSON.stringify(body)] as const,
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

export const tournament = (page: Page, id: string): Promise<TournamentShown> => ask(page, `/api/tournaments/${id}`);

/** Sets a tournament up, with these teams in it; the page must be of the server. */
export async function makeTournament(page: Page, plan: Partial<TournamentPlan>, teams: readonly string[] = []): Promise<string> {
  const { id } = await ask<TournamentName>(page, '/api/tournaments', { plan: { ...samplePlan, minutes: 0, ...plan }, listed: false });
  for (const name of teams) await ask(page, `/api/tournaments/${id}`, { want: { k: 'enter', name, members: [] } });
  return id;
}

export const codesOf = async (page: Page, id: string): Promise<Map<number, string>> => {
  const { codes } = await ask<{ codes: { number: number; code: string }[] }>(page, `/api/tournaments/${id}/codes`);
  return new Map(codes.map(({ number, code }) => [number, code]));
};

/** A result that depends on nothing but who meets: the lower number wins, by as much as it is lower. */
export function usualResult({ entrants }: PairingShown, all = 8): string {
  const best = Math.min(...entrants);
  return entrants.map((one) => (one === best ? all : Math.max(0, all - 1 - (one - best)))).join(' ');
}

export const lastRound = async (page: Page, id: string): Promise<RoundShown> => {
  const round = (await tournament(page, id)).rounds.at(-1);
  if (!round) throw new Error('no round is paired');
  return round;
};

/** Does what comes next, and waits until it is done. */
export async function nextDone(page: Page): Promise<void> {
  const words = page.getByTestId('next-words');
  const before = await words.textContent();
  await page.getByTestId('next-do').click();
  await page.waitForFunction((old) => document.querySelector('[data-testid="next-words"]')?.textContent !== old, before);
}

/** Types the result of a board and waits until it stands. */
export async function typeResult(page: Page, board: number, text: string): Promise<void> {
  const field = page.getByTestId(`result-${board}`);
  await field.fill(text);
  await field.press('Enter');
  await page.getByTestId(`stands-${board}`).waitFor();
}

/** Pairs, starts and plays the next round. */
export async function playRound(page: Page, id: string): Promise<void> {
  await nextDone(page);
  await nextDone(page);
  for (const board of (await lastRound(page, id)).pairings) await typeResult(page, board.number, usualResult(board));
}

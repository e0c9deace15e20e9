// An evening on the organiser's screen: what is done on it again and again.
import type { Page } from 'playwright-core';
import type { PairingShown, RoundShown, TournamentResult } from '@tacit/wire';
import { setUpTournament, type SetUp } from './tournaments';

const wonBy = (entrants: readonly number[]): TournamentResult[] => [
  { marbles: entrants.map((_, i) => (i === 0 ? 8 : 5)), winner: entrants[0] ?? 0 },
];

/** In the middle of its second round: one result is in, one is reported, one is missing. */
export async function stageEvening(page: Page): Promise<string> {
  const { id, tell, playRound, codes } = await setUpTournament(page, { minutes: 45 }, 7);
  await playRound();
  await tell({ k: 'pair' });
  const [one, other] = (await tell({ k: 'start_round' })).rounds[1]?.pairings ?? [];
  if (!one || !other) throw new Error('no boards');
  await tell({ k: 'report', round: 2, board: one.number, results: wonBy(one.entrants) });
  await tell(
    { k: 'report', round: 2, board: other.number, results: wonBy(other.entrants) },
    (await codes()).get(other.entrants[0] ?? 0),
  );
  return id;
}

/** A result that depends on nothing but who meets: the lower number wins, by as much as it is lower. */
export function usualResult({ entrants }: PairingShown, all = 8): string {
  const best = Math.min(...entrants);
  return entrants.map((one) => (one === best ? all : Math.max(0, all - 1 - (one - best)))).join(' ');
}

export async function lastRound({ look }: SetUp): Promise<RoundShown> {
  const round = (await look()).rounds.at(-1);
  if (!round) throw new Error('no round is paired');
  return round;
}

/** Does what comes next, and waits until it is done. */
export async function nextDone(page: Page): Promise<void> {
  const before = await page.getByTestId('next-words').textContent();
  await page.getByTestId('next-do').click();
  await page.waitForFunction(
    (old) => document.querySelector('[data-testid="next-words"]')?.textContent !== old,
    before,
  );
}

/** Types the result of a board and waits until it stands. */
export async function typeResult(page: Page, board: number, text: string): Promise<void> {
  const field = page.getByTestId(`result-${board}`);
  await field.fill(text);
  await field.press('Enter');
  await page.getByTestId(`stands-${board}`).waitFor();
}

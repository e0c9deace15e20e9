// A whole evening on the organiser's screen, with what goes wrong on one: every press is counted, by the browser. Names are put
// into their fields, which presses nothing.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PairingShown, TournamentResult, TournamentShown } from '@tacit/wire';
import { nextDone } from './evening';
import { openHouse, type House } from './house';
import { setUpBy, type SetUp } from './tournaments';

const most = 60;

let house: House;
beforeAll(async () => (house = await openHouse(['--no-limits'])));
afterAll(() => house.close());

/** Presses of keys and of the pointer, on all pages of this person. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.context().exposeFunction('pressed', () => void presses++);
  await page.context().addInitScript(() => {
    const { pressed } = window as unknown as { pressed: () => void };
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => pressed(), true);
  });
  return () => presses;
}

const lastOf = ({ rounds }: TournamentShown): PairingShown[] => rounds.at(-1)?.pairings ?? [];
const wonBy = ([first = 0, ...others]: readonly number[], theirs = 5): TournamentResult[] => [
  { marbles: [8, ...others.map(() => theirs)], winner: first },
];

/** Both teams of a board say on their phones how it went; with `differently` they don't agree. */
async function reported(evening: SetUp, board: PairingShown, differently = false): Promise<void> {
  const codes = await evening.codes();
  const round = (await evening.look()).rounds.length;
  for (const [i, entrant] of board.entrants.entries()) {
    const results = wonBy(board.entrants, differently ? 3 + i : 5);
    const want = i > 0 && !differently ? 'confirm' : 'report';
    const at = { round, board: board.number };
    await evening.tell(
      want === 'confirm' ? { k: 'confirm', ...at } : { k: 'report', ...at, results },
      codes.get(entrant),
    );
  }
}

test('fourteen pairs over four rounds, in fewer than sixty presses', { tags: 'thorough' }, async () => {
  const page = await house.open({ viewport: { width: 1280, height: 900 } }, { speed: 'off', sound: false });
  const presses = await countPresses(page);
  const press = (test: string): Promise<void> => page.getByTestId(test).click();
  const says = (text: string): Promise<void> => page.getByTestId('next-words').getByText(text).waitFor();
  await page.goto('/');

  // The list of the club's book has thirteen; one comes late.
  const names = Array.from({ length: 13 }, (_, i) => `Pair ${i + 1} (Player ${2 * i + 1}, Player ${2 * i + 2})`);
  await press('nav-clubs');
  await press('new-tournament');
  await page.getByTestId('team-names').fill(names.join('\n'));
  await page.getByTestId('list-found').getByText('13 teams').waitFor();
  await press('create-tournament');
  await page.getByTestId('next-step').waitFor();
  const evening = setUpBy(page, new URL(page.url()).pathname.split('/')[2] ?? '');

  // Four rounds of 25 minutes, after all.
  await press('org-settings');
  await press('plan-rounds');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4');
  await page.getByTestId('plan-minutes').selectOption('30'); // two presses that nobody counts
  await press('plan-save');
  await expect.poll(async () => (await evening.look()).plan).toMatchObject({ rounds: 4, minutes: 30 });
  await page.getByTestId('team-name').fill('Pair 14 (Player 27, Player 28)');
  await page.keyboard.press('Enter');
  await page.getByTestId('team-14').waitFor();

  for (let round = 1; round <= 4; round++) {
    await nextDone(page); // paired
    const paper = page.waitForEvent('popup').catch(() => undefined);
    await press('print-round');
    void paper;
    await page.goBack();
    await page.getByTestId('next-step').waitFor();
    await nextDone(page); // started
    if (round === 2) {
      // One goes home before there is any result: the round is paired again.
      await press('team-more-3');
      await press('team-leave');
      await says('left. Pair round 2 again?');
      await nextDone(page);
      await nextDone(page);
    }
    const [typed, disputed, ...others] = lastOf(await evening.look());
    if (!typed || !disputed) throw new Error('no boards');
    for (const board of others) await reported(evening, board);
    await reported(evening, disputed, round === 3);
    if (round === 1) {
      // Somebody did not come.
      await press(`absent-${typed.number}`);
      await press(`absent-${typed.number}-${typed.entrants[1]}`);
    } else {
      await press(`result-${typed.number}`);
      await page.keyboard.type('85');
      await page.keyboard.press('Enter');
    }
    await page.getByTestId(`stands-${typed.number}`).waitFor();
    if (round === 3) {
      await press('extend-5');
      await press(`accept-${disputed.number}-${disputed.entrants[0]}`);
      await page.getByTestId(`stands-${disputed.number}`).waitFor();
      // ... and one result was typed the wrong way round.
      await press(`correct-${typed.number}`);
      await press('correct-result');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('5 8');
      await page.getByTestId('correct-why').fill('upside down');
      await press('correct-do');
      await page.getByTestId(`stands-${typed.number}`).getByText('5 : 8').waitFor();
    }
    if (round < 4) await says(`pair round ${round + 1}`);
  }
  await says('All rounds are played');
  await nextDone(page);
  await press('print-standings');
  await page.getByTestId('printed-standings').waitFor();
  await page.goBack();
  await press('print-certificates');
  await page.getByTestId('print-top').waitFor();

  expect((await evening.look()).stage).toBe('finished');
  expect(presses()).toBeGreaterThan(20); // they are counted
  expect(presses() + 2).toBeLessThan(most);
  await page.context().close();
});

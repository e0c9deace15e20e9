// The main screens, one after the other: for the pictures, and for what is checked on every screen.
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { sampleClub, sampleLadder } from '../src/club/sample-club';
import { stageEvening } from './evening';
import { tick, visit } from './house';
import { keepMistakes, mistakes } from './mistakes';
import { openJudged } from './judged';
import { scenes } from './scenes';
import { stageTable } from './staged';
import { setUpTournament, unfold } from './tournaments';

export interface Stop {
  name: string;
  go(page: Page): Promise<unknown>;
}

const at =
  (path: string, testid: string) =>
  async (page: Page): Promise<void> => {
    await visit(page, path);
    await page.getByTestId(testid).first().waitFor({ state: 'attached' });
  };

/** Opens a sheet over the screen; the stop before must be its screen. */
const sheet =
  (testid: string) =>
  async (page: Page): Promise<void> => {
    const close = page.getByTestId('close-sheet');
    if ((await close.count()) > 0) await close.click();
    await page.getByTestId(testid).click();
    await close.waitFor();
  };

const ofMenu =
  (testid: string) =>
  async (page: Page): Promise<void> => {
    await sheet('menu')(page);
    await page.getByTestId(testid).click();
    await page.getByTestId(testid).waitFor({ state: 'detached' });
    await page.getByTestId('close-sheet').waitFor();
  };

/** Anything, by a letter that many names have. */
async function find(page: Page): Promise<void> {
  await sheet('find-anything')(page);
  await page.getByTestId('find-field').fill('A');
}

async function waiting(page: Page): Promise<void> {
  await at('/new', 'people-4')(page);
  await page.getByTestId('create').click();
  await page.getByTestId('bot-1').click();
  await page.getByTestId('rise-1').waitFor();
}

const scene =
  (name: string, card: number) =>
  async (page: Page): Promise<void> => {
    await stageTable(page, scenes[name] ?? { position: '' });
    await page.locator('.slot.can').first().waitFor();
    if (card > 0) await page.getByTestId(`card-${card}`).click();
  };

/** Three of seven steps, with the card chosen. */
export async function seven(page: Page): Promise<void> {
  await page.getByTestId('card-2').click();
  await page.getByTestId('space-58').click();
  await page.getByTestId('space-61').click();
}

/** What everyone at the table of the stop before sees on a big screen. */
async function bigScreen(page: Page): Promise<void> {
  const id = /\/t\/(\w+)/.exec(page.url())?.[1] ?? '';
  await at(`/screen/${id}`, 'big-screen')(page);
}

/** An evening of which one game is over, by its link. */
async function evening(page: Page): Promise<void> {
  const place = (seats: string, person: string, home: number): object => ({ seats, person, home, won: home === 4 });
  const person = (id: string, name: string, won: number): object => ({ person: id, name, games: 1, won });
  const shown = {
    games: [{ table: 'abc', places: [place('a', 'p0', 4), place('b', 'p1', 2), place('c', 'p2', 4), { seats: 'd' }] }],
    people: [person('p0', 'Mira', 1), person('p1', 'Jonas', 0), person('p2', 'Guest 1234', 1)],
  };
  await at(`/evening/abc#${deflateRawSync(JSON.stringify(shown)).toString('base64url')}`, 'evening-score')(page);
}

async function ended(page: Page): Promise<void> {
  await stageTable(page, {
    ...(scenes['game'] ?? { position: '' }),
    onOpen: (tell) => tell({ k: 'event', v: 1, n: 10, t: Date.now(), event: { k: 'aborted', seed: '' } }),
  });
  await page.getByTestId('over').waitFor();
}

async function replay(page: Page): Promise<void> {
  await page.getByTestId('open-file').setInputFiles(join(import.meta.dirname, 'whole-pack.tac'));
  await page.getByTestId('moment').waitFor();
}

async function moment(page: Page): Promise<void> {
  await page.getByTestId('report-moments').locator('button').first().click();
  await page.getByTestId('what-was-known').click();
}

async function lesson(page: Page): Promise<void> {
  await at('/learn/swap', 'lesson')(page);
  await page.locator('.slot.can').first().waitFor();
  await page.getByTestId('card-1').click();
}

async function lessonDone(page: Page): Promise<void> {
  await page.getByTestId('give').click();
  await page.getByTestId('feedback').waitFor();
}

async function exercises(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('tacit-exercises')); // the report has looked for some
  await keepMistakes(page);
  await page.goto('/exercises');
  await page.getByTestId('exercises-start').waitFor();
}

async function exercise(page: Page): Promise<void> {
  await page.getByTestId('exercises-start').click();
  await page.locator('.slot.can').first().waitFor();
}

async function exerciseWrong(page: Page): Promise<void> {
  await page.getByTestId('card-1').click();
  await page.getByTestId('give').click();
  await page.getByTestId('verdict').waitFor();
}

async function rush(page: Page): Promise<void> {
  await at('/puzzles/rush', 'rush-start')(page);
  await page.getByTestId('rush-start').click();
  await page.locator('.slot.can').first().waitFor();
}

/** The first of the solo deals. */
async function soloDeal(page: Page): Promise<void> {
  await at('/puzzles', 'puzzles')(page);
  await page.locator('[data-testid^="solo-"]').first().click();
  await page.locator('.slot.can').first().waitFor();
}

/** A knock-out in its second round, with a result to report. */
async function tournament(page: Page): Promise<void> {
  const { id, tell, playRound, codes } = await setUpTournament(page, { system: 'knockout', minutes: 90 }, 5);
  await playRound();
  await tell({ k: 'pair' });
  const { rounds } = await tell({ k: 'start_round' });
  const code = (await codes()).get(rounds[1]?.pairings[0]?.entrants[0] ?? 0);
  await at(`/tournament/${id}/as/${code}`, 'report-form')(page);
  await unfold(page);
}

async function organise(page: Page): Promise<void> {
  await at('/', 'play-now')(page);
  await at(`/tournament/${await stageEvening(page)}/organise`, 'next-step')(page);
}

/** Another page of the tournament that is organised. */
const ofTournament =
  (part: string, testid: string) =>
  async (page: Page): Promise<void> => {
    const id = /\/tournament\/(\w+)/.exec(page.url())?.[1] ?? '';
    await at(`/tournament/${id}/${part}`, testid)(page);
  };

/** A club as its organiser sees it. What it takes to be one is told in its place: an account would change all other screens. */
async function club(page: Page): Promise<void> {
  const shown = {
    ...sampleClub(),
    about: 'Mondays at seven.',
    ladders: [sampleLadder(['Ants', 'Bees'], [{ team: 2, other: 1, since: 1, reportedBy: 2, reportedWon: true }])],
  };
  await page.route('**/api/clubs/abc', (route) => route.fulfill({ json: shown }));
  await page.route('**/api/clubs/abc/role', (route) =>
    route.fulfill({ json: { role: 'organiser', invitation: 'abcdefghjkmnpqrs' } }),
  );
  await at('/club/abc', 'evenings')(page);
}

export const tour: Stop[] = [
  { name: 'start', go: at('/', 'play-now') },
  { name: 'settings', go: at('/settings', 'find-setting') },
  { name: 'create', go: at('/new', 'people-4') },
  { name: 'create-more', go: (page) => tick(page.getByTestId('preset-custom')) },
  { name: 'waiting', go: waiting },
  { name: 'big-screen', go: bigScreen },
  { name: 'television', go: at('/tv', 'big-code') },
  { name: 'bring', go: at('/tv/BDFG', 'bring-new') },
  { name: 'wrong-code', go: at('/BDFG', 'code-wrong') },
  { name: 'evening', go: evening },
  { name: 'match', go: at('/match', 'find') },
  { name: 'ladder', go: at('/ladder', 'play-planner') },
  { name: 'tables', go: at('/tables', 'settings') },
  { name: 'mine', go: at('/mine', 'settings') },
  { name: 'find', go: find },
  { name: 'device', go: at('/here', 'start-here') },
  { name: 'replay-open', go: at('/replay', 'open-file') },
  { name: 'replay', go: replay },
  { name: 'report', go: openJudged },
  { name: 'report-moment', go: moment },
  { name: 'organise', go: organise },
  { name: 'organise-undo', go: sheet('undo') },
  { name: 'organise-team', go: sheet('team-more-2') },
  { name: 'organise-paste', go: sheet('team-paste') },
  { name: 'hall', go: ofTournament('screen', 'screen-pairings') },
  { name: 'print-pairings', go: ofTournament('print/pairings', 'printed-pairings') },
  { name: 'print-sheets', go: ofTournament('print/sheets', 'qr') },
  { name: 'print-standings', go: ofTournament('print/standings', 'printed-standings') },
  { name: 'print-certificates', go: ofTournament('print/certificates', 'print-top') },
  { name: 'you', go: at('/you', 'you') },
  { name: 'account', go: at('/account', 'settings') },
  { name: 'ranking', go: at('/ranking', 'settings') },
  { name: 'records', go: at('/records', 'records-type') },
  { name: 'series', go: (page) => page.getByTestId('records-series').click() },
  { name: 'day', go: at('/day', 'day-start-solo') },
  { name: 'day-fair', go: (page) => page.getByTestId('day-fair').locator('summary').click() },
  { name: 'tournaments', go: at('/tournaments', 'new-tournament') },
  { name: 'results', go: at('/r', 'team-code') },
  { name: 'new-tournament', go: at('/tournaments/new', 'system-arena') },
  { name: 'new-tournament-more', go: (page) => page.getByTestId('more-options').click() },
  { name: 'tournament', go: tournament },
  { name: 'clubs', go: at('/clubs', 'to-account') },
  { name: 'club', go: club },
  { name: 'club-leagues', go: (page) => page.getByTestId('club-leagues').click() },
  { name: 'club-ladders', go: (page) => page.getByTestId('club-ladders').click() },
  { name: 'club-members', go: (page) => page.getByTestId('club-members').click() },
  { name: 'friends', go: at('/friends', 'friends-guest') },
  { name: 'learn', go: at('/learn', 'lessons') },
  { name: 'rules', go: at('/rules', 'rules') },
  { name: 'numbers', go: at('/numbers', 'numbers') },
  { name: 'puzzles', go: at('/puzzles', 'puzzles') },
  { name: 'puzzle', go: at('/puzzles/day', 'hand') },
  { name: 'rush', go: rush },
  { name: 'solo-deal', go: soloDeal },
  { name: 'lesson', go: lesson },
  { name: 'lesson-done', go: lessonDone },
  { name: 'exercises', go: exercises },
  { name: 'exercise', go: exercise },
  { name: 'exercise-wrong', go: exerciseWrong },
  { name: 'board', go: at(`/board#p=${encodeURIComponent(mistakes[1]?.position ?? '')}`, 'judged-play') },
  { name: 'board-set-up', go: (page) => page.getByTestId('board-set-up').click() },
  { name: 'game', go: scene('game', 0) },
  { name: 'tac', go: (page) => page.getByTestId('card-5').click() },
  { name: 'seven', go: seven },
  { name: 'laid', go: sheet('pile') },
  { name: 'menu', go: sheet('menu') },
  { name: 'help', go: ofMenu('help') },
  { name: 'board-words', go: ofMenu('board-words') },
  { name: 'game-settings', go: ofMenu('settings') },
  { name: 'six', go: scene('six', 2) },
  { name: 'ended', go: ended },
];

import { expect, test } from 'vitest';
import { columnsOf, inPages, screenPages } from './projector';
import { sampleBoard, sampleRound, sampleTournament } from './sample';

const kinds = (shown: Parameters<typeof screenPages>[0]): string[] => screenPages(shown).map(({ k }) => k);

test('pages are as even as they can be, and nobody is left out', () => {
  const all = Array.from({ length: 17 }, (_, i) => i);
  expect(inPages(all, 16).map((page) => page.length)).toEqual([9, 8]);
  expect(inPages(all, 16).flat()).toEqual(all);
  expect(inPages([], 16)).toEqual([]);
  expect([8, 9].map(columnsOf)).toEqual([1, 2]);
});

test('who has entered, then pairings, then standings beside them, at last standings alone', () => {
  const row = { place: 1, entrant: 1, won: 1, drawn: 0, lost: 0, byes: 0, values: [] };
  const open = sampleRound(1, [sampleBoard(1, [1, 2]), sampleBoard(2, [3, 4])], [5]);
  const played = sampleRound(1, [sampleBoard(1, [1, 2], [8, 5]), sampleBoard(2, [3, 4])], [5]);
  expect(kinds({ ...sampleTournament([]), stage: 'open' })).toEqual(['entrants']);
  expect(kinds(sampleTournament([open]))).toEqual(['pairings']);
  expect(kinds({ ...sampleTournament([played]), standings: [row] })).toEqual(['pairings', 'standings']);
  expect(kinds({ ...sampleTournament([played]), standings: [row], stage: 'finished' })).toEqual(['standings']);
});

test('byes are on every page of the pairings', () => {
  const boards = Array.from({ length: 20 }, (_, i) => sampleBoard(i + 1, [1, 2]));
  const pages = screenPages(sampleTournament([sampleRound(1, boards, [5])]));
  expect(pages.map((page) => (page.k === 'pairings' ? [page.boards.length, page.byes] : []))).toEqual([
    [10, [5]],
    [10, [5]],
  ]);
});

test('boards are live online where spectators may come, until they are done', () => {
  const at = (number: number, marbles?: number[]) => ({
    ...sampleBoard(number, [1, 2], marbles),
    tables: [`t${number}`],
  });
  const rounds = [sampleRound(1, [at(1), at(2, [8, 1]), at(3), at(4), at(5), at(6)])];
  const live = (plan: Parameters<typeof sampleTournament>[1]) =>
    screenPages(sampleTournament(rounds, plan)).flatMap((page) =>
      page.k === 'live' ? [page.boards.map(({ number }) => number)] : [],
    );
  expect(live({ where: 'online' })).toEqual([
    [1, 3, 4],
    [5, 6],
  ]);
  expect(live({ where: 'online', spectators: 'none' })).toEqual([]);
  expect(live({ where: 'online', duplicate: true })).toEqual([]);
  expect(live({ where: 'boards' })).toEqual([]);
});

test('an arena shows who plays on from earlier rounds', () => {
  const rounds = [
    sampleRound(1, [sampleBoard(1, [1, 2]), sampleBoard(2, [3, 4], [8, 2])]),
    sampleRound(2, [sampleBoard(2, [3, 5])]),
  ];
  const [page] = screenPages(sampleTournament(rounds, { system: 'arena' }));
  expect(page?.k === 'pairings' && page.boards.map(({ entrants }) => entrants)).toEqual([
    [1, 2],
    [3, 5],
  ]);
});

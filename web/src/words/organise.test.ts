import { expect, test } from 'vitest';
import { sampleBoard, sampleRound, sampleTournament } from '../club/sample';
import { boardTitle, eventWords, resultProblem, resultTold, stepWords } from './organise';

const shown = sampleTournament([sampleRound(1, [sampleBoard(1, [1, 2], [8, 5]), sampleBoard(2, [3, 4])], [5])]);

test('what comes next is a sentence', () => {
  const said = (step: Parameters<typeof stepWords>[0], winners: string[] = []): string =>
    stepWords(step, shown, winners);
  expect(said({ k: 'pair', round: 4, free: 12 })).toBe('All results are in: pair round 4.');
  const results = (missing: number[], reported: number[], disputed: number[] = [], gone: number[] = []): string =>
    said({ k: 'results', round: 3, missing, reported, disputed, gone });
  expect(results([5, 7], [])).toBe('Round 3: waiting for 2 tables: 5 and 7.');
  expect(results([5], [5])).toBe('Round 3: waiting for table 5. Table 5 has reported; no one has confirmed it yet.');
  expect(results([5, 7], [5, 7])).toContain('Tables 5 and 7 have reported; no one has confirmed them yet.');
  expect(results([5], [], [5], [3])).toBe(
    'Table 5: the teams report different results. Decide which one counts. Cats left: at their table, press “Someone didn’t come?”. Round 3: waiting for table 5.',
  );
  expect(said({ k: 'again', round: 2, gone: [3] })).toBe('Cats left. Pair round 2 again?');
  expect(said({ k: 'over' }, ['Ants', 'Bees'])).toBe('The tournament is over. Winner: Ants and Bees.');
});

test('a table of a knock-out says what it is about', () => {
  expect(boardTitle(sampleBoard(3, [1, 2]))).toBe('Table 3');
  expect(boardTitle({ ...sampleBoard(1, [1, 2]), stage: 'knockout:4' })).toBe('Table 1 · Semifinal');
});

test('what happened is told by name, with the reason of a correction', () => {
  const results = [{ marbles: [5, 8], winner: 2 }];
  expect(eventWords({ k: 'left', number: 3 }, shown)).toBe('Cats left');
  expect(eventWords({ k: 'reported', round: 1, board: 1, by: 2, results }, shown)).toBe(
    'Round 1, table 1: Bees reported Ants 5 : 8 Bees',
  );
  expect(eventWords({ k: 'reported', round: 1, board: 1, results }, shown)).toBe('Round 1, table 1: Ants 5 : 8 Bees');
  expect(eventWords({ k: 'corrected', round: 1, board: 1, results, why: 'Upside down' }, shown)).toBe(
    'Round 1, table 1 corrected to Ants 5 : 8 Bees. Upside down',
  );
});

test('a new result is told for the ear', () =>
  expect(resultTold(sampleBoard(1, [1, 2], [8, 5]), shown)).toBe('Table 1: Ants 8 and Bees 5'));

test('what is wrong with a result shows how to type it', () => {
  expect(resultProblem('form', shown)).toBe('Type it like this: 8 5');
  expect(resultProblem('many', shown)).toContain('8');
});

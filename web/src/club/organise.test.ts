import { describe, expect, test } from 'vitest';
import type { KeptTournamentEvent, TournamentEvent, TournamentResult } from '@tacit/wire';
import { freeIn, lastStep, missingAt, newResults, nextStep, pastOf, resultsIn, resultTyped } from './organise';
import { sampleBoard, sampleRound, sampleTournament } from './sample';

const now = 1_060_000;
const played = sampleRound(1, [sampleBoard(1, [1, 2], [8, 5]), sampleBoard(2, [3, 4], [2, 8])], [5]);
const open = sampleRound(2, [sampleBoard(1, [1, 4], [8, 0]), sampleBoard(2, [2, 5])], [3]);

describe('what comes next', () => {
  test('teams first, then a pairing', () => {
    const empty = { ...sampleTournament([]), stage: 'open' as const };
    expect(nextStep({ ...empty, entrants: empty.entrants.slice(0, 1) }, now)).toEqual({ k: 'teams', missing: 1 });
    expect(nextStep(empty, now)).toEqual({ k: 'pair', round: 1, free: 5 });
  });

  test('a paired round is started before anybody waits for results', () => {
    const paired = { ...open, startedAt: 0 };
    expect(nextStep(sampleTournament([played, paired]), now)).toEqual({ k: 'start', round: 2 });
    expect(nextStep(sampleTournament([played, open]), now)).toEqual({
      k: 'results',
      round: 2,
      missing: [2],
      reported: [],
      disputed: [],
      gone: [],
    });
  });

  test('an announced round is waited for', () => {
    const announced = { ...open, startedAt: now + 61_000 };
    expect(nextStep(sampleTournament([played, announced]), now)).toEqual({ k: 'soon', round: 2, minutes: 2 });
    expect(nextStep(sampleTournament([played, announced]), now + 61_000)).toMatchObject({ k: 'results' });
  });

  test('a reported result is one that is missing', () => {
    const theirs = { by: 5, results: [{ marbles: [3, 8], winner: 5 }] };
    const reported = { ...sampleBoard(2, [2, 5]), reports: [theirs] };
    const waiting = { k: 'results', round: 1, missing: [2], reported: [2], disputed: [], gone: [] };
    expect(nextStep(sampleTournament([sampleRound(1, [reported])]), now)).toEqual(waiting);
    const disputed = { ...reported, reports: [theirs, { by: 2, results: [{ marbles: [8, 3], winner: 2 }] }] };
    expect(nextStep(sampleTournament([sampleRound(1, [disputed])]), now)).toEqual({
      ...waiting,
      reported: [],
      disputed: [2],
    });
  });

  test('somebody has left a board: the round is paired again while nothing is known of it', () => {
    const left = (shown: ReturnType<typeof sampleTournament>) => ({
      ...shown,
      entrants: shown.entrants.map((one) => ({ ...one, in: one.number !== 5 })),
    });
    const fresh = sampleRound(2, [sampleBoard(1, [1, 4]), sampleBoard(2, [2, 5])], [3]);
    expect(nextStep(left(sampleTournament([played, fresh])), now)).toEqual({ k: 'again', round: 2, gone: [5] });
    expect(nextStep(left(sampleTournament([played, open])), now)).toMatchObject({ k: 'results', gone: [5] });
  });

  test('the last round is followed by the end', () => {
    expect(nextStep(sampleTournament([played]), now)).toEqual({ k: 'pair', round: 2, free: 5 });
    expect(nextStep({ ...sampleTournament([played]), roundsPlanned: 1 }, now)).toEqual({ k: 'finish' });
    expect(nextStep({ ...sampleTournament([played]), stage: 'finished' }, now)).toEqual({ k: 'over' });
    expect(nextStep({ ...sampleTournament([played]), paused: true }, now)).toEqual({ k: 'resume' });
  });

  test('when all but one have left there is nothing to pair', () => {
    const shown = sampleTournament([played]);
    expect(
      nextStep({ ...shown, entrants: shown.entrants.map((one) => ({ ...one, in: one.number === 3 })) }, now),
    ).toEqual({ k: 'finish' });
  });

  test('a double knock-out goes on while two have not lost twice', () => {
    const three = [
      sampleRound(1, [sampleBoard(1, [1, 2], [8, 5])], [3]),
      sampleRound(2, [sampleBoard(1, [1, 3], [8, 1])], [2]),
      sampleRound(3, [sampleBoard(1, [2, 3], [8, 1])], [1]),
    ];
    const of = (rounds: typeof three) => {
      const shown = { ...sampleTournament(rounds, { system: 'double_knockout' }), roundsPlanned: 0 };
      return nextStep({ ...shown, entrants: shown.entrants.slice(0, 3) }, now).k;
    };
    expect(of(three)).toBe('pair');
    expect(of([...three, sampleRound(4, [sampleBoard(1, [1, 2], [3, 8])])])).toBe('pair'); // both have lost once
    expect(of([...three, sampleRound(4, [sampleBoard(1, [1, 2], [8, 3])])])).toBe('finish');
  });

  test('an arena pairs anyone who is free until its time is over', () => {
    const ending = (round: typeof open) => ({ ...round, endsAt: 1_120_000 });
    const arena = { ...sampleTournament([ending(played), ending(open)], { system: 'arena' }), roundsPlanned: 0 };
    expect(nextStep(arena, now)).toEqual({ k: 'pair', round: 3, free: 3 });
    expect(nextStep(arena, 1_120_000)).toMatchObject({ k: 'results', missing: [2] });
    expect(nextStep({ ...arena, rounds: [ending(played)] }, 1_120_000)).toEqual({ k: 'finish' });
  });
});

test('free is who is in and not at a board', () => {
  expect(freeIn(sampleTournament([played, open])).map(({ number }) => number)).toEqual([1, 3, 4]);
});

describe('results as they are typed', () => {
  const board = sampleBoard(1, [3, 4]);
  const shown = sampleTournament([]);
  const read = (text: string) => resultsIn(text, board, shown);

  test.each(['8 5', ' 8:5 ', '8-5', '8 – 5', '8,5', '8.5', '85'])('%j', (text) =>
    expect(read(text)).toEqual([{ marbles: [8, 5], winner: 3 }]),
  );
  test('when time ran out nobody has all home', () => expect(read('3 6')).toEqual([{ marbles: [3, 6] }]));
  test.each(['- +', '-:+', '-+', '- : +'])('somebody did not come: %j', (text) =>
    expect(read(text)).toEqual([{ marbles: [0, 0], winner: 4, forfeit: true }]),
  );
  test.each([
    ['', 'form'],
    ['8', 'form'],
    ['8 x', 'form'],
    ['8 5 2', 'form'],
    ['+ +', 'form'],
    ['9 5', 'many'],
    ['8 8', 'both'],
  ])('%j is refused: %s', (text, why) => expect(read(text)).toBe(why));

  test('several games have commas between them', () => {
    const two = { ...shown, plan: { ...shown.plan, games: 2 } };
    expect(resultsIn('8 5, 3 8', board, two)).toEqual([
      { marbles: [8, 5], winner: 3 },
      { marbles: [3, 8], winner: 4 },
    ]);
    expect(resultsIn('8 5, 3 8, 8 1', board, two)).toBe('form');
  });

  test('where all play together cards are counted', () => {
    const team = { ...shown, sides: 1, marbles: 16 };
    expect(resultsIn('94', sampleBoard(1, [2]), team)).toEqual([{ marbles: [16], cards: 94, winner: 2 }]);
    expect(resultsIn('120 14', sampleBoard(1, [2]), team)).toEqual([{ marbles: [14], cards: 120 }]);
    expect(resultsIn('120 17', sampleBoard(1, [2]), team)).toBe('many');
  });

  test('what is written can be typed again', () => {
    for (const text of ['8 5', '3 6', '+ -', '- +']) {
      const results = read(text);
      expect(typeof results).not.toBe('string');
      expect(resultTyped(results as TournamentResult[], board.entrants)).toBe(text);
    }
  });
});

test('only results that are new are told', () => {
  const before = sampleTournament([played, sampleRound(2, [sampleBoard(1, [1, 4]), sampleBoard(2, [2, 5])])]);
  expect(newResults(before, sampleTournament([played, open])).map(({ entrants }) => entrants)).toEqual([[1, 4]]);
});

test('online those without an account are missing, and teams that are too few', () => {
  const shown = sampleTournament([]);
  const [ants, bees] = shown.entrants;
  if (!ants || !bees) throw new Error('no sample');
  const entrants = [
    { ...ants, members: [{ name: 'Ann', person: 'p1' }, { name: 'Ben' }] },
    { ...bees, members: [{ name: 'Bo', person: 'p2' }] },
  ];
  expect(missingAt({ ...shown, entrants }, sampleBoard(1, [1, 2]))).toEqual(['Ben', 'Bees']);
});

describe('history', () => {
  const kept = (all: [TournamentEvent, string?][]): KeptTournamentEvent[] =>
    all.map(([what, who = 'olga'], i) => ({ v: 1, n: i + 1, t: 0, who, what }));
  const paused: TournamentEvent = { k: 'paused' };
  const started: TournamentEvent = { k: 'round_started', round: 1 };
  const reported: TournamentEvent = { k: 'reported', round: 1, board: 2, by: 3, results: [] };

  test('undo takes back the last step of the organiser that stands', () => {
    const events = kept([
      [started],
      [paused],
      [reported, 'ann'],
      [{ k: 'entered', number: 9, name: 'Late', members: [] }, 'ann'],
    ]);
    expect(lastStep({ events, undone: [] }, 'olga')?.n).toBe(2);
    expect(
      lastStep(
        { events: [...events, ...kept([[{ k: 'undone', event: 2 }]]).map((one) => ({ ...one, n: 5 }))], undone: [2] },
        'olga',
      )?.n,
    ).toBe(1);
    expect(lastStep({ events: events.slice(2), undone: [] }, 'olga')).toBeUndefined();
    // Another organiser of the club, somebody sent away, and what the server does by itself.
    expect(lastStep({ events: kept([[started], [paused, 'ben']]), undone: [] }, 'olga')?.n).toBe(2);
    expect(
      lastStep(
        {
          events: kept([
            [started],
            [{ k: 'left', number: 1, sentAway: true }, 'ben'],
            [{ k: 'left', number: 2 }, 'ann'],
          ]),
          undone: [],
        },
        'olga',
      )?.n,
    ).toBe(2);
    expect(
      lastStep(
        {
          events: kept([
            [started],
            [{ k: 'table_opened', round: 1, board: 1, entrants: [1, 2], game: 1, table: 'abc' }],
          ]),
          undone: [],
        },
        'olga',
      )?.n,
    ).toBe(1);
  });

  test('the past of a board is what was said of it', () => {
    const corrected: TournamentEvent = { k: 'corrected', round: 1, board: 2, results: [], why: 'swapped' };
    const events = kept([[started], [reported, 'ann'], [{ ...reported, board: 3 }, 'ann'], [corrected]]);
    expect(pastOf({ events, undone: [] }, 1, 2).map(({ n }) => n)).toEqual([2, 4]);
    expect(pastOf({ events, undone: [4] }, 1, 2).map(({ n }) => n)).toEqual([2]);
  });
});

import { expect, it } from 'vitest';
import type { Evening } from '@tacit/wire';
import { byWins, eveningIn, shownOf, sidesNext, sidesOf } from './evening';

const evening: Evening = {
  games: [
    {
      table: 'abc',
      places: [
        { seats: 'a', person: 'p0', home: 2, won: false },
        { seats: 'c', home: 4, won: true },
      ],
    },
  ],
  people: [
    { person: 'p0', name: 'Ann', guest: false, games: 3, won: 1, inARow: 0 },
    { person: 'p1', name: 'Ben', guest: true, games: 3, won: 2, inARow: 0 },
    { person: 'p2', name: 'Cleo', guest: false, games: 2, won: 1, inARow: 0 },
  ],
  waiting: ['p2'],
};

it('ranks by wins, then by how few games they took', () => {
  expect(byWins(evening.people).map(({ name }) => name)).toEqual(['Ben', 'Cleo', 'Ann']);
});

it('parts those who won a game from the others', () => {
  const [game] = evening.games;
  expect(game && sidesOf(game)).toEqual([[game?.places[1]], [game?.places[0]]]);
});

it('comes back from a link as it was, without those who wait', () => {
  expect(eveningIn(JSON.parse(JSON.stringify(shownOf(evening))))).toEqual(shownOf(evening));
});

it.each([null, 7, 'text', [], {}, { games: 7, people: 'Ann' }, { games: [{ table: '../x' }, { table: '' }, 7] }])(
  'reads %j as nothing',
  (found) => {
    expect(eveningIn(found)).toEqual({ games: [], people: [] });
  },
);

it('takes no more than an evening has, and nothing that is none of it', () => {
  const { games, people } = eveningIn({
    games: Array.from({ length: 99 }, () => ({
      table: 'x',
      places: Array(9).fill({ home: 'many', more: 1 }) as object[],
    })),
    people: [{ name: 'N'.repeat(99), won: 1.5, games: '7' }],
  });
  expect([games.length, games[0]?.places.length]).toEqual([30, 6]);
  expect(games[0]?.places[0]).toEqual({ seats: '', home: 0, won: false });
  expect(people).toEqual([{ person: '', name: 'N'.repeat(40), guest: false, games: 0, won: 0, inARow: 0 }]);
});

it('puts those side by side who play together next', () => {
  const places = ['a', 'b', 'c', 'd'].map((seats) => ({ seats }));
  const next = { places: ['p0', 'p1', '', 'p3'], out: ['p4'] };
  expect(sidesNext(next, places, ['ac', 'bd'])).toEqual([
    [
      { seats: 'a', person: 'p0' },
      { seats: 'c', person: '' },
    ],
    [
      { seats: 'b', person: 'p1' },
      { seats: 'd', person: 'p3' },
    ],
  ]);
});

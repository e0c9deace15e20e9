import { expect, test } from 'vitest';
import type { ListedTeam } from '@tacit/wire';
import { enterAll, forReading, headerOf, judged, listOf } from './team-list';

const team = (line: number, name: string, ...players: string[]): ListedTeam => ({ line, name, players, bad: false });

test('what stays out, and what is doubtful', () => {
  const teams = [
    team(1, 'Ants', 'Ann', 'Abe'),
    { ...team(2, 'x'.repeat(61)), bad: true },
    team(3, 'ants'),
    team(4, 'Bees', 'Bo'),
    team(5, 'Cats', 'Cy', 'Che', 'Cem'),
    team(6, 'Dogs', 'ann', 'Di'),
    team(7, 'Emus', 'Ed', 'Eva'),
  ];
  expect(judged(teams, 2, ['BEES']).map(({ enters, doubt }) => [enters, doubt])).toEqual([
    [true, undefined],
    [false, { k: 'bad' }],
    [false, { k: 'twice' }],
    [false, { k: 'there' }],
    [true, { k: 'many', n: 2 }],
    [true, { k: 'player', who: 'ann', team: 'Ants' }],
    [true, undefined],
  ]);
});

test('a line that names the columns is no team', () => {
  expect(headerOf('\n;;\nTeam;Player\nAnts;Ann', [team(4, 'Ants', 'Ann')])).toBe(3);
  expect(headerOf('\nAnts;Ann', [team(2, 'Ants', 'Ann')])).toBeUndefined();
  expect(headerOf('', [])).toBeUndefined();
});

test('a list that was read can be read again', () =>
  expect(
    listOf([team(1, 'Ann & Bob', 'Ann', 'Bob'), team(2, 'Foxes; red', 'Cy'), team(3, 'The "A"'), team(4, 'Owls')]),
  ).toBe('Ann & Bob\n"Foxes; red"; Cy\n"The ""A"""\nOwls'));

test('of a file by Tuvero only its teams are sent', () => {
  const file = { target: 'tac', teams: [{ p: [{ n: 'Ann' }] }], tournaments: { tournaments: [{ history: [1] }] } };
  expect(JSON.parse(forReading(JSON.stringify(file)))).toEqual({ ...file, tournaments: { tournaments: [] } });
  for (const text of ['Ants, Ann', '{"k":1}\n{"k":2}', '{"k":1}', '12']) expect(forReading(text)).toBe(text);
});

test('who is refused is told', async () => {
  const read = judged([team(1, 'Ants', 'Ann', 'Abe', 'Al'), team(2, 'Ants'), team(3, 'Bees')], 2, []);
  const asked: unknown[] = [];
  const refused = await enterAll(read, 2, (want) => Promise.resolve(asked.push(want) === 1));
  expect(asked).toEqual([
    { k: 'enter', name: 'Ants', members: [{ name: 'Ann' }, { name: 'Abe' }] },
    { k: 'enter', name: 'Bees', members: [] },
  ]);
  expect(refused.map(({ name }) => name)).toEqual(['Bees']);
});

import { expect, test } from 'vitest';
import { rosterOf } from './roster';
import { sampleTournament } from './sample';

test('each team once, as it was last time, without those that are there', () => {
  const shown = sampleTournament([]);
  const [ants, bees] = shown.entrants;
  if (!ants || !bees) throw new Error('no sample');
  const evening = (...entrants: typeof shown.entrants): { entrants: typeof shown.entrants; people: number } => ({
    entrants,
    people: 2,
  });
  const newest = evening(
    { ...bees, name: 'BEES', members: [{ name: 'Bo' }] },
    { ...ants, name: 'Zebras', members: [] },
  );
  const older = evening({ ...bees, members: [] }, { ...ants, members: [{ name: 'Ann' }] }, { ...ants, name: 'Cats' });
  const alone = { ...evening({ ...ants, name: 'Solo' }), people: 1 };
  expect(rosterOf([newest, alone, older], 2, ['cats']).map(({ name, players }) => [name, ...players])).toEqual([
    ['Ants', 'Ann'],
    ['BEES', 'Bo'],
    ['Zebras'],
  ]);
});

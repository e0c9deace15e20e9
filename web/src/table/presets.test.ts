import { expect, it } from 'vitest';
import type { RatedLimits } from '@tacit/wire';
import { isByCorrespondence } from './correspondence';
import { optionsOf, usualTable, type NewTable } from './new-table';
import { asPreset, presets } from './presets';

const limits: RatedLimits = {
  noClock: false,
  takeBack: false,
  hints: false,
  openHands: false,
  spectators: ['none', 'public'],
};
const own: NewTable = {
  ...usualTable,
  people: 6,
  type: 'six_trios',
  edition: 'pl',
  changed: { places: 'yes' },
  decision: 15,
  hints: true,
};

it('leaves people and game as they were chosen, whatever the preset', () => {
  for (const preset of presets) expect(asPreset(preset, own, limits)).toMatchObject({ people: 6, type: 'six_trios' });
});

it('fills in the options: what was set before does not shine through', () => {
  const { rules, hints, clock, takeBack } = optionsOf(asPreset('friendly', own, limits));
  expect({ rules, hints, clock, takeBack }).toEqual({
    rules: 'std',
    hints: false,
    clock: { decision: 0, reserve: 0 },
    takeBack: true,
  });
  expect(optionsOf(asPreset('clock', own, limits)).clock).toEqual({ decision: 60, reserve: 180 });
  expect(isByCorrespondence(optionsOf(asPreset('days', own, limits)).clock)).toBe(true);
});

it('takes what a rated game needs, as the server says', () => {
  expect(asPreset('rated', own, limits)).toMatchObject({ rated: true, takeBack: false, decision: 60 });
  expect(asPreset('rated', own, { ...limits, noClock: true, takeBack: true })).toMatchObject({
    takeBack: true,
    decision: 0,
  });
});

it('leaves the own options alone', () => {
  expect(asPreset('custom', own, limits)).toEqual(own);
});

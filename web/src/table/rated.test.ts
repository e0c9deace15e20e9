import { expect, it } from 'vitest';
import type { RatedLimits } from '@tacit/wire';
import { asRated, ratedClocks } from './rated';

const limits: RatedLimits = {
  noClock: false,
  takeBack: false,
  hints: false,
  openHands: false,
  spectators: ['none', 'public'],
};

it('has what is not allowed put right', () => {
  const rated = asRated(limits, { takeBack: true, hints: true, openHands: true, spectators: 'open', decision: 0 });
  expect(rated).toMatchObject({ takeBack: false, hints: false, openHands: false, spectators: 'public' });
  expect(ratedClocks).toContain(rated.decision);
});

it('has the rest left alone', () => {
  const agreed = { takeBack: false, hints: false, openHands: false, spectators: 'none', decision: 15 } as const;
  expect(asRated(limits, agreed)).toEqual(agreed);
});

import { describe, expect, it } from 'vitest';
import { asRated, canBeRated, ratedClocks } from './rated';

describe('a rated game', () => {
  it('has a clock, closed hands, and nothing is taken back', () => {
    const free = { takeBack: true, hints: true, openHands: true, spectators: 'open', decision: 0 } as const;
    const rated = asRated({ ...free });
    expect(rated).toMatchObject({ takeBack: false, hints: false, openHands: false, spectators: 'public' });
    expect(ratedClocks).toContain(rated.decision);
  });
  it('leaves alone what it allows', () => {
    const agreed = { takeBack: false, hints: false, openHands: false, spectators: 'none', decision: 15 } as const;
    expect(asRated({ ...agreed })).toEqual(agreed);
  });
  it('is one that somebody wins against somebody', () => {
    const choice = (name: string, layout: string) => ({ name, summary: '', layout });
    expect([choice('four', 'pairs4'), choice('team4', 'coop4'), choice('solo', 'coop1'), choice('two', 'duel2')].map(canBeRated)).toEqual([true, false, false, true]);
  });
});

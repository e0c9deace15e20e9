import { describe, expect, it } from 'vitest';
import type { Place } from '../../../docs/wire';
import { abortOffer, alone, canVote, votesNeeded } from './company';

const place = (seats: string, more: Partial<Place>): Place => ({ seats, guest: false, absent: false, wantsAbort: false, wantsRematch: false, votes: [], ...more });
const people = (...more: Partial<Place>[]): Place[] => ['a', 'b', 'c', 'd'].map((seat, i) => place(seat, { person: `p${i}`, ...more[i] }));

describe('a vote for a bot', () => {
  it('takes more than half of the others who play themselves', () => {
    expect(votesNeeded(people(), 1)).toBe(2);
    expect(votesNeeded(people({}, {}, { absent: true }), 1)).toBe(2);
    expect(votesNeeded([place('a', { person: 'me' }), place('b', { person: 'you' }), place('c', { bot: 'simple' })], 1)).toBe(1);
  });
  it('is about others who are not connected, once', () => {
    expect(canVote(people(), [0, 2, 3], 0, 1)).toBe(true);
    expect(canVote(people(), [0, 1, 2, 3], 0, 1)).toBe(false);
    expect(canVote(people({}, { votes: [0] }), [0], 0, 1)).toBe(false);
    expect(canVote(people({}, { absent: true }), [0], 0, 1)).toBe(false);
    expect(canVote(people({ absent: true }), [], 0, 1)).toBe(false);
    expect(canVote(people(), [], -1, 1)).toBe(false);
  });
});

describe('an offer to break off', () => {
  it('waits for everybody who plays himself', () => {
    expect(abortOffer(people())).toBeUndefined();
    expect(abortOffer(people({ wantsAbort: true }, {}, { absent: true }))).toEqual({ by: [0], missing: [1, 3] });
  });
  it('needs nobody else where only bots are', () => {
    expect(alone([place('a', { person: 'me' }), place('b', { bot: 'simple' })])).toBe(true);
    expect(alone([place('a', { person: 'me' }), place('b', { person: 'me' })])).toBe(true);
    expect(alone(people())).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { Options, Place } from '@tacit/wire';
import {
  abortOffer,
  alone,
  boardOffer,
  breakOffer,
  canAgree,
  canAskAbout,
  canAskFor,
  canHaveHints,
  canJoin,
  canPause,
  canPlayNext,
  canVote,
  isAway,
  isFull,
  isHere,
  isMissedByLeaving,
  isOurs,
  losesByLeaving,
  missedIn,
  votesNeeded,
  type Seen,
} from './company';

const place = (seats: string, more: Partial<Place>): Place => ({
  seats,
  guest: false,
  absent: false,
  wantsAbort: false,
  wantsRematch: false,
  votes: [],
  ...more,
});
const people = (...more: Partial<Place>[]): Place[] =>
  ['a', 'b', 'c', 'd'].map((seat, i) => place(seat, { person: `p${i}`, ...more[i] }));

describe('what all agree on', () => {
  it('asks everyone who plays themselves, and no program', () => {
    const four = people({ wantsBreak: true }, {}, { absent: true }, { program: true });
    expect(breakOffer(four)).toEqual({ by: [0], missing: [1] });
    expect(breakOffer(people())).toBeUndefined();
    expect(boardOffer(four, { agreed: [1] })).toEqual({ by: [1], missing: [0] });
  });
  it('is nothing for a rated game, a tournament, this device or those who look on', () => {
    const seen = {
      places: people(),
      options: { rated: false },
      stage: 'playing',
      mySeats: ['a'],
      myPlace: 0,
      person: 'p0',
    };
    const can = (more: object): boolean => canAgree({ ...seen, ...more } as unknown as Seen);
    expect(can({})).toBe(true);
    expect(can({ options: { rated: true } })).toBe(false);
    expect(can({ options: { rated: false, tournament: 't' } })).toBe(false);
    expect(can({ device: {} })).toBe(false);
    expect(can({ stage: 'over' })).toBe(false);
    expect(can({ myPlace: -1 })).toBe(false);
    expect(can({ places: people({ absent: true }) })).toBe(false);
  });
});

describe('a vote for a bot', () => {
  it('takes more than half of the others who play themselves', () => {
    expect(votesNeeded(people(), 1)).toBe(2);
    expect(votesNeeded(people({}, {}, { absent: true }), 1)).toBe(2);
    expect(
      votesNeeded([place('a', { person: 'me' }), place('b', { person: 'you' }), place('c', { bot: 'simple' })], 1),
    ).toBe(1);
  });
  it('is about others who are not connected, once', () => {
    expect(canVote(people(), [1], 0, 1)).toBe(true);
    expect(canVote(people(), [], 0, 1)).toBe(false);
    expect(canVote(people(), [2, 3], 0, 1)).toBe(false);
    expect(canVote(people({}, { votes: [0] }), [1], 0, 1)).toBe(false);
    expect(canVote(people({}, { absent: true }), [1], 0, 1)).toBe(false);
    expect(canVote(people({ absent: true }), [1], 0, 1)).toBe(false);
    expect(canVote(people(), [1], -1, 1)).toBe(false);
  });
  it('comes after twenty seconds, not at a reload', () => {
    const away = [
      { place: 1, ms: 1_000 },
      { place: 3, ms: 15_000 },
    ];
    expect(missedIn(away)).toEqual({ missed: [], next: 5_000 });
    expect(missedIn(away, 5_000)).toEqual({ missed: [3], next: 14_000 });
    expect(missedIn(away, 19_000)).toEqual({ missed: [1, 3], next: undefined });
    expect(missedIn([])).toEqual({ missed: [], next: undefined });
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

describe('a table', () => {
  const bots: Partial<Place>[] = [{ person: 'me' }, ...['b', 'c', 'd'].map(() => ({ bot: 'simple' }))];
  const places = (...more: Partial<Place>[]): Place[] => more.map((one, i) => place('abcd'[i] ?? 'a', one));
  const table = {
    places: places(...bots),
    host: 'me',
    options: { rated: false } as Options,
    stage: 'playing' as const,
  };

  it('is full when people have all seats: they come before bots', () => {
    expect(isFull(people())).toBe(true);
    expect(isFull(table.places)).toBe(false);
  });
  it('is ours to delete as long as nobody else has a place in it and nothing counts', () => {
    expect(isOurs(table, 'me')).toBe(true);
    expect(isOurs(table, 'you')).toBe(false);
    expect(isOurs({ ...table, host: 'you' }, 'me')).toBe(true);
    expect(isOurs({ ...table, places: people() }, 'p0')).toBe(false);
    expect(isOurs({ ...table, places: places({}, {}), stage: 'open' }, 'me')).toBe(true);
    expect(isOurs({ ...table, options: { rated: true } as Options }, 'me')).toBe(false);
    expect(isOurs({ ...table, stage: 'over' }, 'me')).toBe(false);
    expect(isOurs(table, undefined)).toBe(false);
  });
  it('lets somebody ask for a bot’s seat who has none and has seen no hand', () => {
    const options = { rated: false, spectators: 'public', openHands: false } as const;
    expect(canAskFor(table.places, options, 'you', 1)).toBe(true);
    expect(canAskFor(table.places, options, 'you', 0)).toBe(false);
    expect(canAskFor(table.places, options, 'me', 1)).toBe(false);
    expect(canAskFor(table.places, options, undefined, 1)).toBe(false);
    expect(canAskFor(table.places, { ...options, rated: true }, 'you', 1)).toBe(false);
    expect(canAskFor(table.places, { ...options, spectators: 'open' }, 'you', 1)).toBe(false);
    expect(canAskFor(places({ person: 'me', absent: true }, { bot: 'simple' }), options, 'you', 1)).toBe(false);
    const wish = { person: 'you', name: 'You', guest: true, agreed: [] };
    expect(canAskFor(places({ person: 'me' }, { bot: 'simple', wish }, { bot: 'simple' }), options, 'you', 2)).toBe(
      false,
    );
  });
});

describe('what a table is to the one who looks at it', () => {
  const options = { rated: false, hints: false, spectators: 'public', openHands: false } as Options;
  const seen: Seen = { places: people(), options, stage: 'playing', mySeats: ['a'], myPlace: 0, person: 'p0' };
  const bot = place('b', { bot: 'simple' });

  it('everyone is there who is connected, bots and we ourselves always', () => {
    const [, other] = people();
    expect(isHere(other, 1, [1])).toBe(true);
    expect(isHere(other, 1, [])).toBe(false);
    expect(isHere(other, 1, [], 1)).toBe(true);
    expect(isHere(bot, 1, [])).toBe(true);
  });
  it('something can be done about other people, where a server knows them', () => {
    expect(canAskAbout(seen, seen.places[1])).toBe(true);
    expect(canAskAbout(seen, seen.places[0])).toBe(false);
    expect(canAskAbout(seen, bot)).toBe(false);
    expect(canAskAbout({ ...seen, device: {} }, seen.places[1])).toBe(false);
  });
  it('hints are for games against bots, or where the table allows them', () => {
    expect(canHaveHints(seen)).toBe(false);
    expect(canHaveHints({ ...seen, options: { ...options, hints: true } })).toBe(true);
    expect(canHaveHints({ ...seen, options: { ...options, hints: true, rated: true } })).toBe(false);
    expect(canHaveHints({ ...seen, options: { ...options, hints: true }, mySeats: [] })).toBe(false);
    const againstBots = { ...seen, places: [place('a', { person: 'p0' }), bot] };
    expect(canHaveHints(againstBots)).toBe(true);
    expect(canHaveHints({ ...againstBots, options: { ...options, tournament: 't' } })).toBe(false);
    expect(canHaveHints({ ...seen, device: {} })).toBe(true);
    expect(canHaveHints({ ...seen, device: { day: '/day' } })).toBe(false);
  });
  it('those who look on may ask for the place of a bot', () => {
    const watched = { ...seen, places: [place('a', { person: 'p1' }), bot], mySeats: [], myPlace: -1, person: 'me' };
    expect(canJoin(watched)).toBe(true);
    expect(canJoin({ ...watched, stage: 'over' })).toBe(false);
    expect(canJoin(seen)).toBe(false);
  });
  it('leaving loses a rated game, and the others hear of it', () => {
    expect(losesByLeaving({ ...seen, options: { ...options, rated: true } })).toBe(true);
    expect(losesByLeaving(seen)).toBe(false);
    expect(isMissedByLeaving(seen)).toBe(true);
    expect(isMissedByLeaving({ ...seen, stage: 'over' })).toBe(false);
    expect(isMissedByLeaving({ ...seen, mySeats: [], person: 'me' })).toBe(false);
  });
  it('a bot may play for us', () => {
    expect(isAway({ ...seen, places: people({ absent: true }) })).toBe(true);
    expect(isAway(seen)).toBe(false);
  });
});

describe('an evening', () => {
  const options = { rated: false, quick: false, listed: false, clock: { decision: 0, reserve: 0 } } as Options;
  const seen = (more: Partial<Seen>): Seen => ({
    places: people(),
    options,
    stage: 'playing',
    mySeats: [],
    myPlace: -1,
    person: 'p9',
    ...more,
  });
  it('goes on with those who find no seat, among friends', () => {
    expect(canPlayNext(seen({}))).toBe(true);
    expect(canPlayNext(seen({ stage: 'open' }))).toBe(true);
    expect(canPlayNext(seen({ stage: 'open', places: people({ person: undefined }) }))).toBe(false); // there is a seat
    expect(canPlayNext(seen({ mySeats: ['a'], person: 'p0' }))).toBe(false);
    expect(canPlayNext(seen({ device: {} }))).toBe(false);
    for (const more of [{ rated: true }, { quick: true }, { listed: true }, { tournament: 't' }])
      expect(canPlayNext(seen({ options: { ...options, ...more } })), Object.keys(more).join()).toBe(false);
  });
  it('can pause without a clock', () => {
    const own = { mySeats: ['a'], myPlace: 0, person: 'p0' };
    expect(canPause(seen(own))).toBe(true);
    expect(canPause(seen({}))).toBe(false);
    expect(canPause(seen({ ...own, stage: 'over' }))).toBe(false);
    expect(canPause(seen({ ...own, device: {} }))).toBe(false);
    expect(canPause(seen({ ...own, options: { ...options, clock: { decision: 60, reserve: 0 } } }))).toBe(false);
    expect(canPause(seen({ ...own, options: { ...options, rated: true } }))).toBe(false);
  });
});

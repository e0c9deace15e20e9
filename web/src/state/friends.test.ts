// What waits for an answer, with a server that answers as it is told.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FriendNews, Profile } from '@tacit/wire';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
});
vi.stubGlobal('document', {
  visibilityState: 'visible',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
const { me } = await import('./me.svelte');
const { friends } = await import('./friends.svelte');

const person = (account: boolean): Profile => ({
  id: 'me',
  name: 'Mira',
  account,
  rating: { shown: 1000, mu: 25, sigma: 8, games: 0 },
  ratings: [],
});
const news: FriendNews = {
  requests: 2,
  teams: 1,
  invitations: [
    { person: 'ada', name: 'Ada', table: 't1', until: 1 },
    { person: 'bob', name: 'Bob', table: 't2', until: 1 },
  ],
};
let asked: string[] = [];
let status = 200;
vi.stubGlobal('fetch', (path: string, options?: { body?: string }) => {
  asked.push(path + (options?.body ?? ''));
  return Promise.resolve(new Response(JSON.stringify(path === '/api/friends/news' ? news : { text: '' }), { status }));
});

beforeEach(() => {
  asked = [];
  status = 200;
});

describe('what waits for an answer', () => {
  it('is asked for by accounts alone', async () => {
    me.profile = person(false);
    expect(friends.watch()).toBeUndefined();
    expect(asked).toEqual([]);
    me.profile = person(true);
    friends.watch()?.();
    await vi.waitFor(() => expect(friends.waiting).toBe(3));
    expect(friends.invitations).toHaveLength(2);
    me.profile = undefined;
    friends.watch();
    expect(friends.invitations).toHaveLength(0);
  });

  it('is gone as soon as it is answered', async () => {
    await friends.look();
    const [first] = friends.invitations;
    if (first) await friends.answer(first, false);
    expect(friends.invitations.map((one) => one.person)).toEqual(['bob']);
    expect(asked.at(-1)).toBe('/api/friends/answer{"person":"ada","accept":false}');
  });

  it('is nothing while the server is away', async () => {
    status = 503;
    await friends.look();
    expect(friends.waiting).toBe(0);
  });
});

// Who we are to the server, with a server that answers as it is told.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '@tacit/wire';
import { failureWords } from '../words/refusals';
import { api, ApiError } from '../net/api';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
});
const { me } = await import('./me.svelte');

const rating = { shown: 1000, mu: 25, sigma: 8, games: 0 };
const person = (name: string, account: boolean): Profile => ({ id: name, name, account, rating, ratings: [] });
type Answer = [number, object];
let answers: Record<string, Answer>;
vi.stubGlobal('fetch', (path: string) => {
  const [status, body] = answers[path] ?? [404, {}];
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
});

beforeEach(async () => {
  kept.clear();
  answers = {
    '/api/hello': [200, person('Guest 1', false)],
    '/api/logout': [200, { text: '' }],
    '/api/login': [200, person('Mira', true)],
    '/api/delete': [200, { text: '' }],
    '/api/me': [401, { error: 'unknown_person', text: '' }],
  };
  await me.logout();
});

describe('somebody whose login the server has ended', () => {
  it('is told at the next visit', async () => {
    await me.login('Mira', 'x');
    expect(me.signedOut).toBe('');
    await expect(me.helloAgain()).rejects.toThrow(ApiError);
    expect(me.profile).toBeUndefined();
    expect(me.goodbye).toMatchObject({ status: 401 });
    await me.hello();
    expect(me.profile).toMatchObject({ account: false });
    expect(me.signedOut).toBe('Mira');
    me.stayGuest();
    expect(me.signedOut).toBe('');
  });
  it('is told when a request shows it', async () => {
    await me.login('Mira', 'x');
    answers['/api/sessions'] = [401, { error: 'unknown_person', text: '' }];
    await expect(api.sessions()).rejects.toThrow();
    await vi.waitFor(() => expect(me.signedOut).toBe('Mira'));
  });
  it('is told why when that was a ban', async () => {
    await me.login('Mira', 'x');
    answers['/api/me'] = [403, { error: 'banned', text: '', until: Date.UTC(2031, 4, 6, 7, 8), why: 'insults' }];
    await expect(me.helloAgain()).rejects.toThrow();
    expect(failureWords(me.goodbye)).toContain('insults');
  });
  it('is known again when it was a mistake, and waits while the server is away', async () => {
    await me.login('Mira', 'x');
    answers['/api/me'] = [200, person('Mira', true)];
    await me.helloAgain();
    expect(me.profile?.name).toBe('Mira');
    answers['/api/me'] = [503, {}];
    await expect(me.helloAgain()).rejects.toThrow();
    expect(me.profile?.name).toBe('Mira');
  });
});

it('nobody who logs out or deletes the account is told of it later', async () => {
  await me.login('Mira', 'x');
  await me.logout();
  expect(me.signedOut).toBe('');
  await me.login('Mira', 'x');
  await me.remove('x');
  expect([me.signedOut, me.profile?.account]).toEqual(['', false]);
});

it('a guest whom the server has forgotten becomes a new one', async () => {
  await me.hello();
  answers['/api/hello'] = [200, person('Guest 2', false)];
  await me.helloAgain();
  expect(me.profile?.name).toBe('Guest 2');
  expect(me.signedOut).toBe('');
});

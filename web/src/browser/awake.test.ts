import { afterEach, expect, it, vi } from 'vitest';
import { keepAwake } from './awake';

const heard = new Map<string, () => void>();
const release = vi.fn(async () => undefined);
const request = vi.fn(async () => ({ release }));
const page = {
  visibilityState: 'visible',
  addEventListener: (name: string, act: () => void) => heard.set(name, act),
  removeEventListener: (name: string) => heard.delete(name),
};

vi.stubGlobal('document', page);
vi.stubGlobal('navigator', { wakeLock: { request } });
afterEach(() => vi.clearAllMocks());

it('asks again when the page is seen again, and lets go at the end', async () => {
  const rest = keepAwake();
  page.visibilityState = 'hidden';
  heard.get('visibilitychange')?.();
  expect(request).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  heard.get('visibilitychange')?.();
  expect(request).toHaveBeenCalledTimes(2);
  rest();
  expect(heard.size).toBe(0);
  await vi.waitFor(() => expect(release).toHaveBeenCalled());
});

it('does without where a browser has none', () => {
  vi.stubGlobal('navigator', {});
  keepAwake()();
});

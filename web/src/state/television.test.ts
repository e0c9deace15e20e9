import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from '../net/api';
import { router } from './route.svelte';
import { Television } from './television.svelte';

vi.mock('../net/api', async (original) => ({
  ...(await original<object>()),
  api: { newScreen: vi.fn(), waitingScreen: vi.fn() },
}));
vi.mock('./route.svelte', () => ({ router: { go: vi.fn() } }));

const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2000);

let television: Television;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  television.close();
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('shows its code until a table is brought', async () => {
  vi.mocked(api.newScreen).mockResolvedValue({ screen: 's1', code: 'BDFG' });
  vi.mocked(api.waitingScreen).mockResolvedValueOnce({ screen: 's1', code: 'BDFG' });
  vi.mocked(api.waitingScreen).mockResolvedValueOnce({ screen: 's1', code: 'BDFG', table: 't1' });
  television = new Television();
  await later();
  expect(television.code).toBe('BDFG');
  expect(router.go).not.toHaveBeenCalled();
  await later();
  expect(router.go).toHaveBeenCalledWith('/screen/t1?tv');
  await later();
  expect(api.waitingScreen).toHaveBeenCalledTimes(2); // and asks no more
});

it('gets another code when it has slept for too long, and says when no server answers', async () => {
  vi.mocked(api.newScreen).mockResolvedValueOnce({ screen: 's1', code: 'BDFG' });
  vi.mocked(api.newScreen).mockResolvedValueOnce({ screen: 's2', code: 'XZTR' });
  vi.mocked(api.waitingScreen).mockRejectedValueOnce(new TypeError('no network'));
  vi.mocked(api.waitingScreen).mockRejectedValueOnce(new ApiError(404));
  television = new Television();
  await later();
  expect([television.code, television.lost]).toEqual(['BDFG', true]);
  await later();
  await later();
  expect([television.code, television.lost]).toEqual(['XZTR', false]);
});

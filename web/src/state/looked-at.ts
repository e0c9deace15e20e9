// The game file that /replay shows, kept in this browser so that a reload shows it again.
import { router } from './route.svelte';

const key = 'tacit-replay';

export const lookedAt = {
  read: (): string | null => localStorage.getItem(key),
  keep: (file: string): void => localStorage.setItem(key, file),
  forget: (): void => localStorage.removeItem(key),
};

/** Shows a game that is on no server. */
export function replayFile(file: string): void {
  lookedAt.keep(file);
  router.go('/replay');
}

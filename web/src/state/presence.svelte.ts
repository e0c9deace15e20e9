// Who is at a table now, and who has been away for so long that the others can go on without them.
import type { Away } from '@tacit/wire';
import { missedIn } from '../table/company';

export class Presence {
  here = $state.raw<readonly number[]>([]);
  missed = $state.raw<readonly number[]>([]); // places that have been empty for long
  watching = $state(0);
  private patience: ReturnType<typeof setTimeout> | undefined;

  tell(here: readonly number[], watching: number, away: readonly Away[]): void {
    this.here = here;
    this.watching = watching;
    this.waitFor(away);
  }

  close(): void {
    clearTimeout(this.patience);
  }

  private waitFor(away: readonly Away[], passed = 0): void {
    clearTimeout(this.patience);
    const { missed, next } = missedIn(away, passed);
    this.missed = missed;
    if (next !== undefined) this.patience = setTimeout(() => this.waitFor(away, passed + next), next);
  }
}

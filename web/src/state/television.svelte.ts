// A screen without a table: it shows a code until a phone brings one.
import { paths } from '../browser/paths';
import { api, ApiError } from '../net/api';
import { router } from './route.svelte';

const often = 2000; // ms between questions

export class Television {
  code = $state('');
  lost = $state(false); // no server answers
  private screen = '';
  private gone = false;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    void this.look();
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.later);
  }

  /** Who has waited for too long, asleep perhaps, begins again with another code. */
  private async look(): Promise<void> {
    try {
      const { screen, code, table } = await (this.screen === '' ? api.newScreen() : api.waitingScreen(this.screen));
      this.screen = screen;
      this.code = code;
      this.lost = false;
      if (table !== undefined && !this.gone) return router.go(paths.television(table));
    } catch (why) {
      if (why instanceof ApiError && why.status === 404) this.screen = '';
      else this.lost = true;
    }
    if (!this.gone) this.later = setTimeout(() => void this.look(), often);
  }
}

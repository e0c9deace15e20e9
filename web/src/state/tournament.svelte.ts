// One tournament that is looked at: as it stands, what we are in it, and what is asked of the server.
import type { TournamentRole, TournamentShown, TournamentWant } from '@tacit/wire';
import { Stored } from '../browser/stored';
import { isResult, stands, type ResultWant } from '../club/results';
import { api, ApiError, isAway } from '../net/api';
import { browserHelp } from '../net/line';
import { LiveLine } from '../net/live';
import { tournamentFailure } from '../words/club';
import { me } from './me.svelte';

// Milliseconds: everybody in the hall hears the news at once, and is not to ask in the same instant; and how often is asked
// while no news can come.
const spread = 700;
const patience = 15_000;

export class LookedAtTournament {
  shown = $state.raw<TournamentShown>();
  role = $state.raw<TournamentRole>({ organiser: false, resultsOnly: false });
  /** Whether the server has said so. */
  roleKnown = $state(false);
  problem = $state('');
  /** There is no such tournament. */
  missing = $state(false);
  busy = $state(false);
  /** The server's clock, second by second. */
  now = $state(Date.now());

  /** Results that no server has taken yet. They are kept on this device, and sent again until one answers. */
  unsent = $state.raw<readonly ResultWant[]>([]);

  private readonly kept: Stored<readonly ResultWant[]>;
  private sending = false;
  private ahead = 0; // the server's clock before ours
  private wanted = 0; // the newest event that we have heard of
  private asked = false;
  private closed = false;
  private readonly line: LiveLine;
  private readonly stop: () => void;

  constructor(
    readonly id: string,
    readonly code?: string,
  ) {
    this.kept = new Stored(`tacit.unsent.${id}.${code ?? ''}`, (found) => (Array.isArray(found) ? found : []));
    this.unsent = this.kept.read();
    void this.look();
    void this.askRole();
    this.line = new LiveLine(
      id,
      (last) => this.hear(last),
      browserHelp(() => me.helloAgain()),
    );
    this.stop = this.keepTime();
  }

  /** What happened since the last time, no matter who did it. */
  async look(): Promise<void> {
    try {
      this.take(await api.tournament(this.id, Math.max(this.wanted, this.shown?.last ?? 0) || undefined));
      this.problem = '';
      void this.sendAgain();
    } catch (why) {
      this.missing = why instanceof ApiError && why.status === 404 && this.shown === undefined;
      this.problem = tournamentFailure(why);
    }
  }

  /** Whether it went; `problem` says why not. With `unchanged` only if nothing has happened since what is shown. */
  async tell(want: TournamentWant, unchanged = false): Promise<boolean> {
    this.busy = true;
    try {
      await me.hello();
      this.take(
        await api.tellTournament(this.id, { want, code: this.code, last: unchanged ? this.shown?.last : undefined }),
      );
      this.problem = '';
      if (want.k === 'enter' || want.k === 'claim') await this.askRole();
      return true;
    } catch (why) {
      if (why instanceof ApiError && why.code === 'outdated') await this.look();
      this.problem = tournamentFailure(why);
      if (!isAway(why) || !isResult(want)) return false;
      this.wait([...this.unsent, want]);
      return true;
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.closed = true;
    this.stop();
    this.line.close();
  }

  private async askRole(): Promise<void> {
    try {
      await me.hello();
      this.role = await api.tournamentRole(this.id, this.code);
      this.roleKnown = true;
    } catch (why) {
      // Everybody may look on, and a code that is none changes nothing about that.
      if (why instanceof ApiError && why.code === 'no_code') this.roleKnown = true;
    }
  }

  private wait(unsent: readonly ResultWant[]): void {
    this.unsent = unsent;
    this.kept.write(unsent);
  }

  /** One after the other. One that the server refuses is dropped, and said, unless it has taken it the first time. */
  private async sendAgain(): Promise<void> {
    const [want, ...rest] = this.unsent;
    if (want === undefined || this.sending || this.closed) return;
    this.sending = true;
    try {
      this.take(await api.tellTournament(this.id, { want, code: this.code }));
      this.problem = '';
    } catch (why) {
      if (isAway(why)) return;
      if (!this.shown || !stands(want, this.shown)) this.problem = tournamentFailure(why);
    } finally {
      this.sending = false;
    }
    this.wait(rest);
    void this.sendAgain();
  }

  private take(shown: TournamentShown): void {
    if (this.closed || shown.last < (this.shown?.last ?? 0)) return;
    this.ahead = shown.now - Date.now();
    this.now = shown.now;
    this.shown = shown;
  }

  private hear(last: number): void {
    this.wanted = Math.max(this.wanted, last);
    if (this.asked || this.wanted <= (this.shown?.last ?? -1)) return;
    this.asked = true;
    setTimeout(() => {
      this.asked = false;
      if (!this.closed && this.wanted > (this.shown?.last ?? -1)) void this.look();
    }, Math.random() * spread);
  }

  private keepTime(): () => void {
    const tick = setInterval(() => (this.now = Date.now() + this.ahead), 1000);
    const ask = setInterval(() => !this.line.isOpen && void this.look(), patience);
    const wake = (): void => {
      if (document.hidden) return;
      this.line.wake();
      void this.look();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(tick);
      clearInterval(ask);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }
}

// One club that is looked at: as it stands, what we are in it, and what is asked of the server.
import type { ClubRole, ClubShown, ClubWant } from '@tacit/wire';
import { api, ApiError } from '../net/api';
import { clubFailure } from '../words/clubs';
import { me } from './me.svelte';

export class LookedAtClub {
  shown = $state.raw<ClubShown>();
  role = $state.raw<ClubRole>();
  problem = $state('');
  /** There is no such club. */
  missing = $state(false);
  busy = $state(false);

  readonly isOrganiser = $derived(this.role?.role === 'organiser');
  readonly isMember = $derived(this.role?.role !== undefined);

  constructor(readonly id: string) {
    void this.look();
  }

  async look(): Promise<void> {
    try {
      await me.hello();
      [this.shown, this.role] = await Promise.all([api.club(this.id, this.shown?.last), api.clubRole(this.id)]);
      this.problem = '';
    } catch (why) {
      this.missing = why instanceof ApiError && why.status === 404 && this.shown === undefined;
      this.problem = clubFailure(why);
    }
  }

  /** Whether it went; `problem` says why not. */
  async tell(want: ClubWant): Promise<boolean> {
    this.busy = true;
    try {
      this.shown = await api.tellClub(this.id, want);
      if (['join', 'leave', 'give_role'].includes(want.k)) this.role = await api.clubRole(this.id);
      this.problem = '';
      return true;
    } catch (why) {
      this.problem = clubFailure(why);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

// What waits for an answer: invitations, friend requests, teams. Asked for now and then, which also tells friends that we are here.
import type { FriendNews, InvitationShown } from '@tacit/wire';
import { api } from '../net/api';
import { me } from './me.svelte';

const every = 25_000;
const nothing: FriendNews = { requests: 0, teams: 0, invitations: [] };

class Friends {
  private news = $state.raw(nothing);
  private asked: Promise<void> | undefined;

  get invitations(): readonly InvitationShown[] {
    return this.news.invitations;
  }

  /** Requests that want a yes or no. */
  get waiting(): number {
    return this.news.requests + this.news.teams;
  }

  /** As long as somebody with an account has the page in front of them. */
  watch(): (() => void) | undefined {
    if (!me.profile?.account) {
      this.news = nothing;
      return undefined;
    }
    const look = (): void => void (document.visibilityState === 'visible' && this.look());
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  look(): Promise<void> {
    return (this.asked = this.ask());
  }

  /** Until it was asked once. */
  heard(): Promise<void> {
    return this.asked ?? this.look();
  }

  private async ask(): Promise<void> {
    this.news = await api.friendNews().catch(() => nothing);
  }

  async answer({ person }: InvitationShown, accept: boolean): Promise<void> {
    this.news = { ...this.news, invitations: this.news.invitations.filter((one) => one.person !== person) };
    await api.answerInvitation(person, accept);
  }
}

export const friends = new Friends();

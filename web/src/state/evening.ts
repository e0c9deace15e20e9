// A tournament that is set up for a club: the address of the form says which, and it becomes an evening of it.
import type { ClubSummary } from '@tacit/wire';
import { api } from '../net/api';
import { me } from './me.svelte';

/** Teams named in the form that could not enter: the organiser's screen shows their lines. */
export const unentered = new Map<string, string>(); // by the tournament

export interface EveningWish {
  club: string;
  league: number; // 0: none
  like?: string | undefined; // the tournament whose plan is taken over
}

export function eveningWish(search: string): EveningWish | undefined {
  const asked = new URLSearchParams(search);
  const club = asked.get('club');
  return club === null
    ? undefined
    : { club, league: Number(asked.get('league')) || 0, like: asked.get('like') ?? undefined };
}

/** The clubs whose evenings somebody may set up, and the one they come from. None where that cannot be found out. */
export async function clubsToRun(from?: string): Promise<ClubSummary[]> {
  try {
    await me.hello();
    if (!me.profile?.account) return [];
    const { clubs } = await api.clubs({ mine: true });
    const roles = await Promise.all(clubs.map(({ id }) => api.clubRole(id)));
    return clubs.filter(({ id }, i) => id === from || roles[i]?.role === 'organiser');
  } catch {
    return [];
  }
}

/** For the club that is asked for. A tournament that the club does not take stays one of its own; its page can still add it. */
export async function becomeEvening(tournament: string, wish?: EveningWish): Promise<void> {
  if (wish) await api.tellClub(wish.club, { k: 'add_evening', tournament, league: wish.league }).catch(() => undefined);
}

// A tournament that is set up for a club: the address of the form says which, and it becomes an evening of it.
import { api } from '../net/api';

export interface EveningWish {
  club: string;
  league: number; // 0: none
}

export function eveningWish(search: string): EveningWish | undefined {
  const asked = new URLSearchParams(search);
  const club = asked.get('club');
  return club === null ? undefined : { club, league: Number(asked.get('league')) || 0 };
}

/** Where the address asks for it. A tournament that the club does not take stays one of its own; its page can still add it. */
export async function becomeEvening(tournament: string, wish = eveningWish(location.search)): Promise<void> {
  if (wish) await api.tellClub(wish.club, { k: 'add_evening', tournament, league: wish.league }).catch(() => undefined);
}

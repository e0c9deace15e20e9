// The newest evenings of this organiser, whose teams usually come again.
import type { TournamentShown } from '@tacit/wire';
import { api } from '../net/api';

const many = 6;

/** Those before this one; none where they can't be asked for. */
export async function eveningsBefore(id: string): Promise<TournamentShown[]> {
  try {
    const { tournaments } = await api.tournaments({ mine: true });
    const before = tournaments.filter((one) => one.id !== id).slice(0, many);
    return await Promise.all(before.map((one) => api.tournament(one.id)));
  } catch {
    return [];
  }
}

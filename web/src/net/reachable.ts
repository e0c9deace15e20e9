// The address that a phone in the same room can open.
import { api } from './api';

/** Whether only this very machine finds the page at that address. */
export const isOnlyHere = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(host);

/** Where others find this server: as we do, or where the server says that it is in the local network. `reachable` is whether they can. */
export async function originForOthers(
  own: Location = location,
  ask = api.neighbours,
): Promise<{ origin: string; reachable: boolean }> {
  if (!isOnlyHere(own.hostname)) return { origin: own.origin, reachable: true };
  const [first] = await ask().then(
    ({ addresses }) => addresses,
    () => [],
  );
  return { origin: first ?? own.origin, reachable: first !== undefined };
}

// Legal plays from this device's own core, at once and without asking the server, which stays the judge.
import type { LegalPlay } from '@tacit/wire';
import type { Seat } from '../game/words';
import { core } from './core';

let ready = false;
let asked = false;

function prepare(): void {
  if (asked) return;
  asked = true;
  core.ask('choices').then(
    () => (ready = true),
    () => (asked = false),
  );
}

/** Undefined while the core is not there yet, or does not know this position. */
export async function legalPlays(position: string, seat: Seat): Promise<LegalPlay[] | undefined> {
  prepare();
  return ready ? core.ask('plays', position, seat).catch(() => undefined) : undefined;
}

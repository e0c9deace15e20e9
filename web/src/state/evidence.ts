// What the judge has found out about decisions, kept on this device: anyone who asks again, anywhere on the page, is told the same and
// goes on from there. All of the work is done in workers, in pieces that do not depend on how many there are.
import type { Judged } from '@tacit/core';
import { Stored } from '../browser/stored';
import { pieces, seedOf, withPiece, type Evidence } from '../coach/evidence';
import { Core } from '../core/core';

const most = 60; // decisions that are kept: the last ones
const mostWorkers = 4;

const isEvidence = (one: Partial<Evidence> | undefined): one is Evidence =>
  Number.isInteger(one?.pieces) && Array.isArray(one?.judged?.plays) && Array.isArray(one.judged.reasons);

const stored = new Stored<readonly (readonly [string, Evidence])[]>('tacit-judged', (found) =>
  Array.isArray(found) ? (found as [string, Evidence][]).filter((one) => isEvidence(one?.[1])) : [],
);

const keyOf = (position: string, seat: string): string => `${seat} ${position}`;

class Evidences {
  private known: Map<string, Evidence> | undefined;
  private readonly judges = Array.from(
    { length: Math.max(1, Math.min(mostWorkers, (navigator.hardwareConcurrency || 2) - 1)) },
    () => new Core(),
  );

  /** What is known of a decision of this seat: of the position as it was put to the judge. */
  of(position: string, seat: string): Judged | undefined {
    return this.all.get(keyOf(position, seat))?.judged;
  }

  /** What has been found out elsewhere, by a report for example; nothing where as much is known already. */
  offer(position: string, seat: string, judged: Judged): void {
    if (judged.plays.length === 0 || judged.simulations <= (this.of(position, seat)?.simulations ?? 0)) return;
    this.keep(keyOf(position, seat), { judged, pieces: 0 });
  }

  /** Goes on to the last piece, as long as it is `wanted`; tells how far it has come. */
  async gather(position: string, seat: string, wanted: () => boolean, told: (judged: Judged) => void): Promise<void> {
    const key = keyOf(position, seat);
    let now = this.all.get(key);
    if (now) told(now.judged);
    while (wanted() && (now?.pieces ?? 0) < pieces.length) {
      const next = now?.pieces ?? 0;
      const wave = pieces.slice(next, next === 0 ? 1 : next + this.judges.length);
      const found = await Promise.all(
        wave.map((simulations, i) =>
          this.judges[i]?.ask('judge', position, seat, { simulations, seed: seedOf(next + i) }),
        ),
      ).catch(() => undefined);
      if (!found || !wanted()) break;
      for (const piece of found) if (piece) now = withPiece(now, piece);
      if (!now) break;
      this.all.set(key, now);
      told(now.judged);
      if (now.judged.plays.length < 2) break;
    }
    if (now) this.keep(key, now);
  }

  /** A first look, where nothing is known yet: the piece that all others follow. */
  async first(position: string, seat: string): Promise<Judged | undefined> {
    const known = this.of(position, seat);
    if (known) return known;
    const asked = { simulations: pieces[0] ?? 0, seed: seedOf(0) };
    const judged = await this.judges[0]?.ask('judge', position, seat, asked).catch(() => undefined);
    if (judged) this.keep(keyOf(position, seat), withPiece(undefined, judged));
    return judged;
  }

  /** At once; what was found until now stays known. */
  stop(): void {
    for (const judge of this.judges) judge.stop();
  }

  private get all(): Map<string, Evidence> {
    return (this.known ??= new Map(stored.read()));
  }

  private keep(key: string, evidence: Evidence): void {
    this.all.delete(key);
    this.all.set(key, evidence);
    for (const old of [...this.all.keys()].slice(0, -most)) this.all.delete(old);
    stored.write([...this.all]);
  }
}

export const evidence = new Evidences();

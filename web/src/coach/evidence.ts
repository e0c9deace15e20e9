// What is known of a decision: judgements made one after the other, in pieces that are the same on every device, put together.
import type { Judged, Valued } from '@tacit/core';
import { ranked } from './ranking';

/** Play-outs of each piece: the first are small, so that there is something to see at once; 100,000 in all. */
export const pieces: readonly number[] = [500, 1500, 2000, ...Array.from({ length: 24 }, () => 4000)];

/** The seed that a piece is drawn from. */
export const seedOf = (piece: number): number => piece + 1;

export interface Evidence {
  judged: Judged;
  pieces: number; // how many are in it
}

const square = (n: number): number => n * n;

/** How far a play is behind another one in one judgement: there each is compared with the one that it names best. */
function errorOf({ plays }: Judged, play: string, best: string): number {
  const of = (wanted: string): number => plays.find((one) => one.play === wanted)?.error ?? 0;
  return of(play) || of(best);
}

const worthIn = ({ plays }: Judged, play: string): Valued | undefined => plays.find((one) => one.play === play);

/** Two judgements of one decision as one: each counts by the worlds it has looked into. */
export function together(one: Judged, other: Judged): Judged {
  const judgements = [one, other];
  const names = [...new Set(judgements.flatMap(({ plays }) => plays.map(({ play }) => play)))];
  const means = names.map((play) => {
    const found = judgements.flatMap((from) => worthIn(from, play) ?? []);
    const worlds = found.reduce((sum, { worlds }) => sum + worlds, 0);
    return { play, worlds, value: found.reduce((sum, { value, worlds: n }) => sum + (value * n) / worlds, 0) };
  });
  const better = one.unit === 'chance' ? 1 : -1;
  means.sort((x, y) => better * (y.value - x.value));
  const best = means[0];
  if (!best) return other;
  const plays = means.map(({ play, worlds, value }) => {
    const error = Math.sqrt(
      judgements.reduce((sum, from) => {
        const found = worthIn(from, play);
        return found ? sum + square((errorOf(from, play, best.play) * found.worlds) / worlds) : sum;
      }, 0),
    );
    return { play, worlds, value, loss: better * (best.value - value) || 0, error: play === best.play ? 0 : error };
  });
  const told = judgements.findLast(({ plays: [first] }) => first?.play === best.play);
  return {
    ...other,
    value: best.value,
    best: best.play,
    plays,
    reasons: told?.reasons ?? [],
    simulations: one.simulations + other.simulations,
  };
}

export const withPiece = (before: Evidence | undefined, piece: Judged): Evidence => ({
  judged: before ? together(before.judged, piece) : piece,
  pieces: (before?.pieces ?? 0) + 1,
});

// Abramowitz and Stegun, 26.2.17.
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = (Math.exp(-square(x) / 2) / Math.sqrt(2 * Math.PI)) * series.reduceRight((sum, c) => (sum + c) * t, 0);
  return x < 0 ? tail : 1 - tail;
}

/** How likely it is that the play in front is better than the next one; undefined where that is not measured. */
export function sureness(judged: Judged): number | undefined {
  const [, next] = ranked(judged);
  return next && next.error > 0 ? normal(next.loss / next.error) : undefined;
}

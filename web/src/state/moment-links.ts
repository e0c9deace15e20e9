// Links to a moment of a report.
import type { Decision } from '@tacit/core';
import { paths } from '../browser/paths';

/** The decision that an address names, if any. */
export const decisionIn = (hash: string): number | undefined =>
  /^#\d+$/.test(hash) ? Number(hash.slice(1)) : undefined;

/** Where others find a moment: in the report of a game on the server, else on the analysis board. */
export const momentPath = (table: string | undefined, n: number, decision: Decision): string =>
  table ? `${paths.report(table)}#${n}` : paths.position(decision.position, decision.play);

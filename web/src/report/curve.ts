// How the game stood from beginning to end, and what its result came from.
import type { Report, SideReport, Unit } from '@tacit/core';

export interface Point {
  deal: number;
  decision: number | undefined; // the one that led here; none right before or after dealing
  stands: number[]; // of each side
}

/** The start, then each deal as it stands once the cards are dealt, and after each of its decisions. */
export function curveOf({ deals, decisions }: Report): Point[] {
  const start: Point[] = deals.slice(0, 1).map(({ before }) => ({ deal: 0, decision: undefined, stands: before }));
  return deals.reduce((points, { first, after }, deal) => {
    const end = deals[deal + 1]?.first ?? decisions.length;
    const made = decisions
      .slice(first, end)
      .map(({ chances }, i): Point => ({ deal, decision: first + i, stands: chances }));
    return [...points, { deal, decision: undefined, stands: after }, ...made];
  }, start);
}

/** Where each deal begins in a curve. */
export const dealsIn = (curve: readonly Point[]): number[] =>
  curve.flatMap(({ decision }, i) => (i > 0 && decision === undefined ? [i] : []));

/** The last point of each deal in a curve. */
export const endsIn = (curve: readonly Point[]): number[] =>
  curve.flatMap(({ deal }, i) => (curve[i + 1]?.deal === deal ? [] : [i]));

/** The decision nearest to a point of the curve. */
export function decisionNear(curve: readonly Point[], at: number): number {
  const found =
    curve.slice(at).find(({ decision }) => decision !== undefined) ??
    curve.findLast(({ decision }) => decision !== undefined);
  return found?.decision ?? 0;
}

/** A change as it is shown: of the chance to win, or of the cards that the game takes, where fewer are better. */
export const shownChange = (unit: Unit, change: number): number => (unit === 'chance' ? change : -change);

export const causes = ['deal', 'play', 'skill'] as const;
export type Cause = (typeof causes)[number];

/** What took a side from the start to the end, rounded as it is shown, so that it adds up on paper too: better is more, in either unit. */
export function causesOf(
  unit: Unit,
  { start, end, deal, skill }: Pick<SideReport, 'start' | 'end' | Cause>,
): Record<Cause, number> {
  const fine = unit === 'chance' ? 1000 : 10;
  const round = (n: number): number => Math.round(n * fine);
  const gained = shownChange(unit, round(end) - round(start));
  const changes = { deal: round(deal), play: gained - round(deal) - round(skill), skill: round(skill) };
  return { deal: changes.deal / fine, play: changes.play / fine, skill: changes.skill / fine };
}

// A tournament that is being made: what is usual, and what goes together (the server decides: src/tournament/plan.cpp).
import type { Choice, TournamentPlan } from '@tacit/wire';
import { layoutNamed } from '../game/layout';
import { asRated } from '../table/rated';
import type { Criterion, System } from './tournament';

export const usualPlan: TournamentPlan = {
  name: '', type: 'four', rules: 'std', pack: 'master', system: 'swiss', rounds: 4, games: 1, minutes: 0, groups: 0, advance: 2, thirdPlace: true, duplicate: false, arenaMinutes: 60, criteria: [],
  where: 'boards', noShowMinutes: 10, noShow: 'lose', clock: { decision: 60, reserve: 180 }, spectators: 'public', rated: false,
};

/** How a game looks to a tournament. */
export interface Shape {
  sides: number; // at a board; 1: all play together
  people: number; // of a side
}

/** Nothing where the sides are not alike: who would want to be the weaker one? */
export function shapeOf({ layout = '', seats = [] }: Choice): Shape | undefined {
  const { sides } = layoutNamed(layout);
  if (new Set(sides.map((side) => side.length)).size > 1) return undefined;
  const peopleOn = (side: string): number => seats.filter((own) => [...own].every((seat) => side.includes(seat))).length;
  return { sides: sides.length, people: Math.max(...sides.map(peopleOn)) };
}

export function systemsFor({ sides }: Shape): System[] {
  if (sides === 1) return ['swiss'];
  return sides > 2 ? ['swiss', 'arena'] : ['swiss', 'round_robin', 'groups', 'knockout', 'double_knockout', 'arena'];
}

/** Not at tables of the server, where the same people would meet the same cards a second time. */
export const canBeDuplicate = ({ sides }: Shape, { system, where }: Pick<TournamentPlan, 'system' | 'where'>): boolean => sides === 2 && system !== 'arena' && where !== 'online';

/** Somebody wins against somebody, at tables that the server looks after. */
export const canCountForRanking = ({ sides }: Shape, where: TournamentPlan['where']): boolean => sides > 1 && where === 'online';

/** With a clock, and without spectators who see hands. */
export function withRating(plan: TournamentPlan): TournamentPlan {
  const { decision, spectators } = asRated({ decision: plan.clock.decision, spectators: plan.spectators, takeBack: false, hints: false, openHands: false });
  return { ...plan, rated: true, clock: { ...plan.clock, decision }, spectators };
}

/** Enough that one of so many can be ahead of all others, and never a meeting twice. */
export const suggestedRounds = (teams: number): number => Math.max(1, Math.min(teams - 1, Math.max(3, Math.ceil(Math.log2(teams)))));

/** Of about four each. */
export const suggestedGroups = (teams: number): number => Math.max(2, Math.round(teams / 4));

export function usualCriteria({ system, duplicate }: Pick<TournamentPlan, 'system' | 'duplicate'>, { sides }: Shape): Criterion[] {
  if (sides === 1) return ['wins', 'cards'];
  if (duplicate) return ['matchpoints', 'imps', 'tac'];
  return system === 'arena' ? ['arena', 'wins', 'marbles'] : ['tac', 'wins', 'marbles', 'buchholz', 'direct'];
}

/** All that may be counted. */
export function possibleCriteria({ system, duplicate }: Pick<TournamentPlan, 'system' | 'duplicate'>, { sides }: Shape): Criterion[] {
  if (sides === 1) return ['wins', 'cards'];
  const always: Criterion[] = ['tac', 'wins', 'marbles', 'buchholz', 'sonneborn', 'direct'];
  return [...(duplicate ? (['matchpoints', 'imps'] as const) : []), ...(system === 'arena' ? (['arena'] as const) : []), ...always];
}

/** Equals cannot be told apart by their meetings before there are any. */
export const isOrderPossible = (criteria: readonly Criterion[]): boolean => criteria.length > 0 && criteria[0] !== 'direct';

/** One place up or down; the same where that is not possible. */
export function moved(criteria: readonly Criterion[], one: Criterion, by: -1 | 1): Criterion[] {
  const from = criteria.indexOf(one);
  const to = from + by;
  const order = [...criteria];
  if (from < 0 || to < 0 || to >= order.length) return order;
  order.splice(from, 1);
  order.splice(to, 0, one);
  return isOrderPossible(order) ? order : [...criteria];
}

/** What does not go together is put right, the rest stays. */
export function fitted(plan: TournamentPlan, shape: Shape, teams: number): TournamentPlan {
  const systems = systemsFor(shape);
  const system = systems.includes(plan.system) ? plan.system : 'swiss';
  const duplicate = plan.duplicate && canBeDuplicate(shape, { system, where: plan.where });
  const possible = possibleCriteria({ system, duplicate }, shape);
  const rated = plan.rated && canCountForRanking(shape, plan.where);
  return {
    ...(rated ? withRating(plan) : plan), system, duplicate, rated,
    games: duplicate && plan.games % 2 !== 0 ? plan.games + 1 : plan.games,
    groups: system === 'groups' ? plan.groups || suggestedGroups(teams) : 0,
    rounds: system === 'swiss' ? plan.rounds || suggestedRounds(teams) : 0,
    criteria: plan.criteria.every((one) => possible.includes(one)) ? plan.criteria : [],
  };
}

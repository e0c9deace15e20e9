// A tournament that is being made: what is usual, and what goes together as the server says.
import type { TournamentChoices, TournamentPlan, TournamentSystem, TournamentType } from '@tacit/wire';
import { asRated } from '../table/rated';
import { hasKnockout, type Criterion, type IfLevel, type System } from './tournament';

export const usualPlan: TournamentPlan = {
  name: '',
  type: 'four',
  rules: 'std',
  pack: 'master',
  system: 'swiss',
  rounds: 4,
  games: 1,
  minutes: 0,
  groups: 0,
  advance: 2,
  thirdPlace: true,
  duplicate: false,
  arenaMinutes: 60,
  criteria: [],
  where: 'boards',
  noShowMinutes: 10,
  noShow: 'lose',
  clock: { decision: 60, reserve: 180 },
  spectators: 'public',
  rated: false,
  ifLevel: 'none',
};

/** Until the server has said what it takes. */
export const noChoices: TournamentChoices = {
  types: [],
  systems: [],
  rated: { noClock: false, takeBack: false, hints: false, openHands: false, spectators: [] },
};

/** How a game looks to a tournament: sides at a board, one where all play together, and people of a side. */
export type Shape = Pick<TournamentType, 'sides' | 'people'>;

/** Nothing where a tournament cannot be of this type. */
export const shapeOf = ({ types }: TournamentChoices, type: string): Shape | undefined =>
  types.find(({ name }) => name === type);

const systemsOf = ({ systems }: TournamentChoices, { sides }: Shape): TournamentSystem[] =>
  systems.filter((one) => one.sides === sides);

export const systemsFor = (choices: TournamentChoices, shape: Shape): System[] =>
  systemsOf(choices, shape).flatMap(({ system, duplicate }) => (duplicate ? [] : [system]));

type Way = Pick<TournamentPlan, 'system' | 'duplicate'>;

const choiceFor = (
  choices: TournamentChoices,
  shape: Shape,
  { system, duplicate }: Way,
): TournamentSystem | undefined =>
  systemsOf(choices, shape).find((one) => one.system === system && one.duplicate === duplicate);

export const canBeDuplicate = (choices: TournamentChoices, shape: Shape, system: System): boolean =>
  choiceFor(choices, shape, { system, duplicate: true }) !== undefined;

export const usualCriteria = (choices: TournamentChoices, shape: Shape, way: Way): Criterion[] =>
  choiceFor(choices, shape, way)?.usual ?? [];

/** All that may be counted. */
export const possibleCriteria = (choices: TournamentChoices, shape: Shape, way: Way): Criterion[] =>
  choiceFor(choices, shape, way)?.possible ?? [];

/** Somebody wins against somebody, at tables that the server looks after. */
export const canCountForRanking = ({ sides }: Shape, where: TournamentPlan['where']): boolean =>
  sides > 1 && where === 'online';

/** With a clock, and without spectators who see hands. */
export function withRating({ rated: limits }: TournamentChoices, plan: TournamentPlan): TournamentPlan {
  const { decision, spectators } = asRated(limits, {
    decision: plan.clock.decision,
    spectators: plan.spectators,
    takeBack: false,
    hints: false,
    openHands: false,
  });
  return { ...plan, rated: true, clock: { ...plan.clock, decision }, spectators };
}

/** Enough that one of so many can be ahead of all others, and never a meeting twice. */
export const suggestedRounds = (teams: number): number =>
  Math.max(1, Math.min(teams - 1, Math.max(3, Math.ceil(Math.log2(teams)))));

/** Until everyone has met everyone. */
const roundsForAll = (teams: number): number => (teams % 2 === 0 ? teams - 1 : teams);

/** How long a game takes, in minutes: by hand, and at tables that deal and move the marbles. */
const gameMinutes = { boards: 45, online: 30 } satisfies Record<TournamentPlan['where'], number>;

/** The choices for the time of a round, in minutes; 0 is as long as it takes. */
export const roundTimes = [0, 20, 30, 45, 60, 75, 90, 120] as const;

/** What an evening has room for, and how many rounds would find a clear winner. */
export interface Proposal {
  system: System;
  rounds: number;
  wanted: number;
  minutes: number; // of a round; on boards it ends by the clock
  each: number; // minutes that a round takes
}

export function proposalFor(
  choices: TournamentChoices,
  shape: Shape,
  { where, teams, minutes }: { where: TournamentPlan['where']; teams: number; minutes: number },
): Proposal {
  const room = Math.max(1, Math.floor(minutes / gameMinutes[where]));
  const all = roundsForAll(teams);
  const everyone = all <= room && systemsFor(choices, shape).includes('round_robin');
  const wanted = everyone ? all : suggestedRounds(teams);
  const rounds = Math.min(wanted, room);
  const each = Math.min(60, Math.max(gameMinutes[where], Math.floor(minutes / rounds)));
  const time = where === 'boards' ? (roundTimes.findLast((one) => one <= each) ?? 0) : 0;
  return {
    system: everyone ? 'round_robin' : 'swiss',
    rounds,
    wanted,
    minutes: time,
    each: time || gameMinutes[where],
  };
}

/** Of about four each. */
export const suggestedGroups = (teams: number): number => Math.max(2, Math.round(teams / 4));

/** Equals cannot be told apart by their meetings before there are any. */
export const isOrderPossible = (criteria: readonly Criterion[]): boolean =>
  criteria.length > 0 && criteria[0] !== 'direct';

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

type LevelWay = Pick<TournamentPlan, 'where' | 'games'>;

/** What may decide a knock-out that is level: a table of the server is left after each game. */
export const levelRules = ({ where, games }: LevelWay): IfLevel[] => [
  ...(where === 'online' && games > 1 ? [] : (['next_marble'] as const)),
  'extra_game',
  'seed',
  'organiser',
];

/** The rule of the organiser where it goes with the rest, else the first one. */
export const levelRule = (wish: IfLevel | undefined, way: LevelWay): IfLevel => {
  const [usual = 'extra_game', ...others] = levelRules(way);
  return wish !== undefined && others.includes(wish) ? wish : usual;
};

/** What does not go together is put right, the rest stays. */
export function fitted(choices: TournamentChoices, plan: TournamentPlan, shape: Shape, teams: number): TournamentPlan {
  const systems = systemsFor(choices, shape);
  const system = systems.includes(plan.system) ? plan.system : 'swiss';
  const duplicate = plan.duplicate && canBeDuplicate(choices, shape, system);
  const possible = possibleCriteria(choices, shape, { system, duplicate });
  const rated = plan.rated && canCountForRanking(shape, plan.where);
  return {
    ...(rated ? withRating(choices, plan) : plan),
    system,
    duplicate,
    rated,
    ifLevel: hasKnockout(system) ? levelRule(plan.ifLevel, plan) : 'none',
    groups: system === 'groups' ? plan.groups || suggestedGroups(teams) : 0,
    rounds: system === 'swiss' ? plan.rounds || suggestedRounds(teams) : system === 'groups' ? plan.rounds : 0,
    criteria: plan.criteria.every((one) => possible.includes(one)) ? plan.criteria : [],
  };
}

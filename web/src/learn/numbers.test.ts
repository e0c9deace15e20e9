import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts, length, skillAfter, winsAhead, worthOf } from './numbers';

type Measured = [value: number, error: number];
interface Level {
  plays: Measured;
  deals: Measured;
  wins_answered: Measured;
  losers_home: Measured[];
  worth: Record<string, Measured>;
  openings: Record<string, Measured>;
  by_lead: Record<string, Measured>;
}
const study = JSON.parse(readFileSync('../bench/study/summary.json', 'utf8')) as {
  levels: { planner: Level };
  gifts: { planner: Measured };
  skill: { after: Record<string, { everyone: number; neighbours: number }> };
  variants: { pair_vs_one3: { planner: { by_side: Measured[] } } };
};
const { planner } = study.levels;
const measured = (one?: Measured): number => one?.[0] ?? NaN;
const near = (shown: number, found: number, step: number): void =>
  expect(Math.abs(shown - found), `${shown} is shown of ${found}`).toBeLessThanOrEqual(step / 2 + 1e-9);

test('shares of skill are those of the study', () => {
  for (const { games, all, near: neighbours } of skillAfter) {
    near(all, study.skill.after[games]?.everyone ?? NaN, 0.01);
    near(neighbours, study.skill.after[games]?.neighbours ?? NaN, 0.01);
  }
});

test('every card has its worth, the best first', () => {
  for (const [card, worth] of worthOf) near(worth, 100 * measured(planner.worth[card]), 0.1);
  const order = Object.entries(planner.worth).sort(([, one], [, other]) => measured(other) - measured(one));
  expect(worthOf.map(([card]) => card)).toEqual(order.map(([card]) => card));
});

test('leads and facts are those of the study', () => {
  winsAhead.forEach((share, lead) => near(share, measured(planner.by_lead[lead]), 0.01));
  near(facts.open, 100 * measured(planner.openings['2-0']), 1);
  near(facts.gift, 100 * measured(study.gifts.planner), 1);
  near(facts.tac, 100 * measured(planner.wins_answered), 1);
  near(facts.close, 100 * measured(planner.losers_home[7]), 1);
  near(facts.one, 100 * measured(study.variants.pair_vs_one3.planner.by_side[0]), 1);
  near(length.plays, measured(planner.plays), 1);
  near(length.deals, measured(planner.deals), 1);
});

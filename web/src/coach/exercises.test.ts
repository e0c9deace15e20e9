import { expect, test } from 'vitest';
import type { Decision, Mark, Report } from '@tacit/core';
import { answered, dueOn, exercisesFrom, exercisesIn, withNew } from './exercises';
import { after, boxes, dateOf, dayOf, fresh, type Card } from './leitner';

const plays = [
  { play: '5:a1-6', value: 0.6, loss: 0, error: 0, worlds: 320 },
  { play: '2:a1-3', value: 0.5, loss: 0.1, error: 0.01, worlds: 320 },
];
const decision = (seat: string, mark: Mark, loss: number): Decision =>
  ({
    deal: 0,
    seat,
    kind: 'move',
    play: '2:a1-3',
    mark,
    position: `position ${loss}`,
    loss,
    error: 0.01,
    best: '5:a1-6',
    plays,
  }) as unknown as Decision;
const report = (...decisions: Decision[]): Report => ({ decisions }) as unknown as Report;

test('what is damaged on the device is left out', () => {
  const [sound] = exercisesFrom(report(decision('a', 'mistake', 0.05)), 'a', 100);
  expect(exercisesIn([sound, { id: 1 }, null, { ...sound, due: 'soon' }, { ...sound, seat: 'x' }])).toEqual([sound]);
  for (const found of [undefined, {}, null, [[]], 'x']) expect(exercisesIn(found)).toEqual([]);
});

test('the eight worst mistakes and blunders of the own seats are kept', () => {
  const many = Array.from({ length: 10 }, (_, i) => decision('a', i % 2 ? 'mistake' : 'blunder', 0.05 + i / 100));
  const found = exercisesFrom(
    report(...many, decision('b', 'blunder', 0.5), decision('a', 'inaccuracy', 0.03)),
    'ac',
    100,
  );
  expect(found).toHaveLength(8);
  expect(found.map(({ position }) => position)).not.toContain('position 0.5');
  expect(found[0]).toMatchObject({ id: 'a position 0.14', seat: 'a', played: '2:a1-3', box: 0, due: 100 });
  expect(found.at(-1)?.position).toBe('position 0.07');
});

test('a report that is looked at again adds nothing and changes nothing', () => {
  const found = exercisesFrom(report(decision('a', 'mistake', 0.05)), 'a', 100);
  const kept = answered(withNew([], found), found[0]?.id ?? '', 'right', 100);
  expect(withNew(kept, exercisesFrom(report(decision('a', 'mistake', 0.05)), 'a', 102))).toEqual(kept);
});

test('old exercises make room for new ones', () => {
  const old = Array.from({ length: 200 }, (_, i) => exercisesFrom(report(decision('a', 'mistake', i)), 'a', 1)).flat();
  const kept = withNew(old, exercisesFrom(report(decision('b', 'mistake', 0.5)), 'b', 2));
  expect(kept).toHaveLength(200);
  expect(kept[0]?.seat).toBe('b');
});

test('what is right comes back after 1, 3, 7, 16 and 35 days, and then no more', () => {
  let card: Card | undefined = fresh(0);
  const days: number[] = [];
  while (card) {
    const before: Card = card;
    card = after(before, 'right', before.due);
    if (card) days.push(card.due - before.due);
  }
  expect(days).toEqual(boxes);
});

test('what is missed starts over tomorrow, what is nearly right stays where it is', () => {
  expect(after({ box: 3, due: 10 }, 'wrong', 12)).toEqual({ box: 0, due: 13 });
  expect(after({ box: 3, due: 10 }, 'nearly', 12)).toEqual({ box: 3, due: 13 });
});

test('only what is due is asked, and an answer moves only its own', () => {
  const kept = [
    ...exercisesFrom(report(decision('a', 'mistake', 0.05)), 'a', 10),
    ...exercisesFrom(report(decision('a', 'mistake', 0.06)), 'a', 12),
  ];
  expect(dueOn(kept, 10)).toHaveLength(1);
  const next = answered(kept, kept[0]?.id ?? '', 'right', 10);
  expect(dueOn(next, 10)).toHaveLength(0);
  expect(dueOn(next, 12)).toHaveLength(2);
});

test('a day is the one on the calendar here', () => {
  const evening = new Date(2026, 10, 16, 23, 59);
  const morning = new Date(2026, 10, 17, 0, 1);
  expect(dayOf(morning) - dayOf(evening)).toBe(1);
  expect(dateOf(dayOf(evening)).getDate()).toBe(16);
});

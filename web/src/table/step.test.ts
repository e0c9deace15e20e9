import { expect, it } from 'vitest';
import { stepAfter, withGame, type Form, type Step } from './step';

const levels = ['beginner', 'simple', 'planner'];
const after = (level: string, results: string): Step | undefined => {
  const form = [...results].reduce<Form>((so, one) => withGame(so, level, one === 'w'), { level: '', won: [] });
  return stepAfter(form, levels);
};

it('is proposed to who wins or loses four of five', () => {
  expect(after('simple', 'wwlww')).toEqual({ level: 'planner', up: true, won: 4, games: 5 });
  expect(after('simple', 'lllwl')).toEqual({ level: 'beginner', up: false, won: 1, games: 5 });
  expect(after('simple', 'wwlwl')).toBeUndefined();
});

it('looks at the last five games, and not before there are so many', () => {
  expect(after('simple', 'wwww')).toBeUndefined();
  expect(after('simple', 'lllllwwww')?.up).toBe(true);
});

it('leads nowhere from either end, or from a level that is not in the list', () => {
  expect(after('planner', 'wwwww')).toBeUndefined();
  expect(after('beginner', 'lllll')).toBeUndefined();
  expect(after('random', 'wwwww')).toBeUndefined();
});

it('begins again with another level', () => {
  expect(withGame({ level: 'simple', won: [true, true] }, 'planner', false)).toEqual({
    level: 'planner',
    won: [false],
  });
});

// How a game went, from its log.
import { expect, it } from 'vitest';
import { emptyBoard } from '../coach/setup';
import { scenesIn, turningPoint } from './ending';
import { History } from './history';
import { layoutNamed } from './layout';
import { parsePosition } from './position';
import { statisticsOf } from './statistics';

const layout = layoutNamed('pairs4');
const begun = parsePosition(emptyBoard('pairs4'));
// Red comes out, Blue comes out and goes on, Red captures Blue.
const log = [
  '= d -+-+',
  'a 13:aB-1',
  'b 13:bB-17',
  'c 2:drop',
  'd 5:drop',
  'a 10:a1-11',
  'b 12:b17-29',
  'c 2:drop',
  'd 5:drop',
  '= a ----',
  'a 12:a11-23',
  'b 5:b29-34',
  'c 2:drop',
  'd 5:drop',
  'a WAR:a23-34',
];

it('counts marbles at home and captures, moment by moment', () => {
  const { entries } = History.of(begun, log);
  const scenes = scenesIn(entries);
  const numbers = statisticsOf(layout, scenes);
  expect(scenes.length).toBe(log.length);
  expect(numbers.deals).toBe(2);
  expect(numbers.seats.get('a')).toMatchObject({ captures: 1, suffered: 0 });
  expect(numbers.seats.get('b')).toMatchObject({ captures: 0, suffered: 1 });
  expect(numbers.home.get('ac')).toEqual(log.map(() => 0));
});

it('finds the play after which the winners stayed ahead', () => {
  const scenes = scenesIn(History.of(begun, log).entries);
  const turning = turningPoint(layout, scenes, 'ac');
  expect(turning?.made.play.text).toBe('12:a11-23');
  expect(turning?.n).toBe(9);
  expect(turningPoint(layout, scenes, 'bd')).toBeUndefined(); // they are behind at the end
  expect(turningPoint(layout, scenes, 'lost')).toBeUndefined();
});

// How a game went, from its log.
import { expect, it } from 'vitest';
import { positionFor, bestOf } from './advice';
import { scenesIn, turningPoint } from './ending';
import { History } from './history';
import { layoutNamed } from './layout';
import { statisticsOf } from './statistics';

const layout = layoutNamed('pairs4');
// Red comes out, Blue comes out and goes on, Red captures Blue.
const log = ['= d -+-+', 'a 13:aB-1', 'b 13:bB-17', 'c 2:drop', 'd 5:drop', 'a 10:a1-11', 'b 12:b17-29', 'c 2:drop', 'd 5:drop', '= a ----', 'a 12:a11-23', 'b 5:b29-34', 'c 2:drop', 'd 5:drop', 'a WAR:a23-34'];

it('counts marbles at home and captures, moment by moment', () => {
  const { entries } = History.of(layout, false, log);
  const scenes = scenesIn(entries);
  const numbers = statisticsOf(layout, scenes);
  expect(scenes.length).toBe(log.length);
  expect(numbers.deals).toBe(2);
  expect(numbers.seats.get('a')).toMatchObject({ captures: 1, suffered: 0 });
  expect(numbers.seats.get('b')).toMatchObject({ captures: 0, suffered: 1 });
  expect(numbers.home.get('ac')).toEqual(log.map(() => 0));
});

it('finds the play after which the winners stayed ahead', () => {
  const scenes = scenesIn(History.of(layout, false, log).entries);
  const turning = turningPoint(layout, scenes, 'ac');
  expect(turning?.made.play.text).toBe('12:a11-23');
  expect(turning?.n).toBe(9);
  expect(turningPoint(layout, scenes, 'bd')).toBeUndefined(); // they are behind at the end
  expect(turningPoint(layout, scenes, 'lost')).toBeUndefined();
});

it('asks for advice as if the asker were the first to give', () => {
  const swap = 'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:?2/b:2,5,13/c:?3/d:?3 dealer=d turn=b phase=swap given=a:? says=++--';
  expect(positionFor(swap, 'b')).toBe('layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:?2/b:2,5,13/c:?3/d:?3 dealer=a turn=b phase=swap says=++--');
  expect(positionFor(swap.replace(' phase=swap', '').replace(' given=a:?', ''), 'b')).toContain('dealer=d');
  expect([bestOf('info x\nbest give:5\nok'), bestOf('error no')]).toEqual(['give:5', '']);
});

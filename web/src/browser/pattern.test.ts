import { expect, it } from 'vitest';
import { reader } from './pattern';

it('reads what an address says', () => {
  const read = reader('/tournament/:id/print/:what(sheets|standings)/:round?');
  expect(read('/tournament/abc/print/sheets/3')).toEqual({ id: 'abc', what: 'sheets', round: '3' });
  expect(read('/tournament/abc/print/standings')).toEqual({ id: 'abc', what: 'standings', round: undefined });
});

it.each([
  '/tournament/abc/print/menus',
  '/tournament/abc/print',
  '/tournament//print/sheets',
  '/tournament/a%2Fb/print/sheets',
  '/x/tournament/abc/print/sheets',
  '/tournament/abc/print/sheets/3/4',
])('%s has another form', (path) => {
  expect(reader('/tournament/:id/print/:what(sheets|standings)/:round?')(path)).toBeUndefined();
});

it('a slash at the end is no matter', () => {
  expect(reader('/')('/')).toEqual({});
  expect(reader('/learn/:name?')('/learn/')).toEqual({ name: undefined });
});

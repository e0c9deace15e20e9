import { expect, it } from 'vitest';
import { pathIn, pathOf, shortCodeIn, spacedCode, tableAt, teamCodeIn } from './links';

const here = new URL('https://tacit.example/learn?of=seven#task');

interface Link {
  href: string;
  target?: string;
  download?: boolean;
}

/** A click on what is in a link, or beside all links. */
function click(link: Link | undefined, how: Partial<MouseEvent> = {}): MouseEvent {
  const anchor = link && {
    href: new URL(link.href, here).href,
    target: link.target ?? '',
    hasAttribute: (name: string) => name === 'download' && link.download === true,
  };
  return {
    defaultPrevented: false,
    button: 0,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...how,
    target: { closest: () => anchor ?? null },
  } as unknown as MouseEvent;
}

it.each(['/tables', '/t/abc?hand', '/board#p=x', '/', '/learn', '/learn?of=tac#task'])(
  'a click on %s stays on the page',
  (href) => {
    expect(pathOf(click({ href }), here)).toBe(href);
  },
);

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser follows a click with %o',
  (how) => {
    expect(pathOf(click({ href: '/tables' }, how), here)).toBeUndefined();
  },
);

it('what a link has seen to itself is left alone', () => {
  expect(pathOf(click({ href: '/tables' }, { defaultPrevented: true }), here)).toBeUndefined();
});

it.each<Link>([
  { href: '/screen/abc', target: '_blank' },
  { href: '/api/games/abc.tac', download: true },
  { href: 'https://other.example/tables' },
  { href: 'blob:https://tacit.example/1', download: true },
  { href: '#path-lessons' },
  { href: 'mailto:a@b.example' },
])('the browser follows %o', (link) => {
  expect(pathOf(click(link), here)).toBeUndefined();
});

it('a click beside all links is nothing', () => {
  expect(pathOf(click(undefined), here)).toBeUndefined();
});

it.each([
  ['abcdefgh', 'abcdefgh'],
  [' ABCD efgh\n', 'abcdefgh'],
  ['abcd-efgh.', 'abcdefgh'],
  ['ａｂｃｄｅｆｇｈ', 'abcdefgh'], // as a Japanese keyboard types it
  ['https://tacit.example/t/abcdefgh', 'abcdefgh'],
  ['tacit.example:8080/t/abcdefgh?hand', 'abcdefgh'],
  ['HTTP://TACIT.EXAMPLE/T/ABCDEFGH', 'abcdefgh'],
  ['', undefined],
  ['?!', undefined],
  ['https://tacit.example/', undefined],
])('finds the table of %j', (text, table) => {
  expect(tableAt(pathIn(text))).toBe(table);
});

it.each([
  ['BDFG', 'BDFG'],
  [' bd-fg ', 'BDFG'],
  ['ｂｄｆｇ', 'BDFG'],
  ['BDFGH', undefined],
  ['ABCD', undefined], // none has a vowel
  ['', undefined],
])('finds the short code of %j', (text, code) => {
  expect(shortCodeIn(text)).toBe(code);
});

it.each([
  ['BDFGHJ', 'BDFGHJ'],
  ['bdf ghj', 'BDFGHJ'],
  ['ｂｄｆ－ｇｈｊ', 'BDFGHJ'],
  ['BDFG', undefined],
  ['BDFGHA', undefined],
])('finds the code of a team in %j', (text, code) => {
  expect(teamCodeIn(text)).toBe(code);
});

it('a code is printed in two halves, and read again', () => {
  expect(spacedCode('BDFGHJ')).toBe('BDF GHJ');
  expect(teamCodeIn(spacedCode('BDFGHJ'))).toBe('BDFGHJ');
});

it('finds where any other link leads', () => {
  expect(pathIn('https://tacit.example/club/abc/join/xyz?of=1#here')).toBe('/club/abc/join/xyz?of=1#here');
  expect(pathIn('tacit.example/day')).toBe('/day');
});

// Sheets for those who translate: what they say about a message, and that what comes back from one is what went into it.
import { expect, it } from 'vitest';
import { areas, locales, textsOf } from '../../tools/messages.mjs';
import { messagesIn, sheet } from '../../tools/sheets.mjs';
import { where } from '../../tools/where.mjs';

const routes = `
  play('/', () => '', undefined, top),
  play('/match', m.match, () => import('./setup/MatchScreen.svelte')),`;

it('say where a message stands, and what it is there', () => {
  const files = new Map([
    ['ui/routes.ts', `// Every screen.${routes}`],
    [
      'ui/setup/MatchScreen.svelte',
      `<!-- Looking for a game. -->\n<script>import Find from '../parts/Find.svelte';</script>`,
    ],
    [
      'ui/parts/Find.svelte',
      '<!-- A field. -->\n<Panel title={m.head()}><button title={m.tip()}><b>{m.go()}</b></button>{m.go()}</Panel>',
    ],
    ['ui/App.svelte', '<!-- The page. -->\n<p class="sr-only">{m.said()}</p>'],
  ]);
  expect(Object.fromEntries(where(files))).toEqual({
    match: ['text in routes.ts: Every screen. [every screen]'],
    head: ['heading in Find.svelte: A field. [/match]'],
    tip: ['tooltip in Find.svelte: A field. [/match]'],
    go: ['button in Find.svelte: A field. [/match]'],
    said: ['for screen readers in App.svelte: The page. [every screen]'],
  });
});

/** All texts by area and message; but for what is empty on purpose, which only a file can say. */
const textsOfAll = (found: { area: string; words: object }[]): unknown[] =>
  found.map(({ area, words }) => [
    area,
    Object.entries(words).flatMap(([name, message]) => (message === '' ? [] : [[name, textsOf(message)]])),
  ]);

it.each(locales)('come back as they were: %s', (locale) => {
  const kept = areas.map(({ area, of }) => ({ area, words: of(locale) }));
  expect(textsOfAll(messagesIn(sheet(locale, new Map()), 'none'))).toEqual(textsOfAll(kept));
});

it('come back from spreadsheets that write semicolons and other ends of lines', () => {
  const file =
    'message;form;English;translation;;\r\nno_clock;;no clock;"sans ""horloge""; oui";;\r\nnone;;none;;;\r\n';
  const game = messagesIn(file, 'none').find(({ area }) => area === 'game');
  expect(game?.words).toEqual({ no_clock: 'sans "horloge"; oui' });
});

it('of a new language have a row for each form that it counts with', () => {
  const forms = [...sheet('ru', new Map()).matchAll(/^cards_in_hand,(\w*),(.*?),/gm)].map(([, form, text]) => [
    form,
    text,
  ]);
  expect(forms).toEqual([
    ['many', '{n} cards in hand'],
    ['one', '{n} card in hand'],
    ['few', '{n} cards in hand'],
    ['other', '{n} cards in hand'],
  ]);
});

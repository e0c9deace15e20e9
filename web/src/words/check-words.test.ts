// The tool that stops the build when words are missing or cannot be right.
import { describe, expect, it } from 'vitest';
import { joinedByCode, problems, saidTwice, wrongNotes, wrongWords } from '../../tools/check-words.mjs';

const counting = (match: Record<string, string>, ...inputs: string[]): object[] => [
  {
    declarations: [...inputs.map((name) => `input ${name}`), 'local form = n: plural'],
    selectors: ['form'],
    match: Object.fromEntries(Object.entries(match).map(([form, text]) => [`form=${form}`, text])),
  },
];
const cards = { cards: counting({ one: '{n} card', other: '{n} cards' }, 'n') };

it('nothing is wrong with the words of the page', () => expect(problems()).toEqual([]));

describe('words', () => {
  it('are neither missing nor more than in English', () =>
    expect(wrongWords({ a: 'A', b: 'B' }, { a: 'A', c: 'C' }, 'de')).toEqual([
      '"b" is missing',
      '"c" is not in English',
    ]));
  it('have the same blanks', () => {
    expect(wrongWords({ a: '{who} won' }, { a: 'Wygrana!' }, 'pl')).toEqual([
      '"a" has the blanks (none), and in English {who}',
    ]);
    expect(wrongWords(cards, { cards: 'Karty: {n}' }, 'pl')).toEqual([]);
  });
});

describe('forms', () => {
  it('are all that a language counts with', () => {
    expect(wrongWords(cards, { cards: counting({ one: '{n} karta', other: '{n} karty' }, 'n') }, 'pl')).toEqual([
      '"cards" lacks the form "many"',
      '"cards" lacks the form "few"',
    ]);
    expect(
      wrongWords(
        cards,
        { cards: counting({ one: '{n} karta', few: '{n} karty', many: '{n} kart', other: '{n} karty' }, 'n') },
        'pl',
      ),
    ).toEqual([]);
  });
  it('are none that it does not know', () =>
    expect(wrongWords(cards, { cards: counting({ one: '{n}枚', other: '{n}枚' }, 'n') }, 'ja')).toEqual([
      '"cards" has the form "one", which its language does not count with',
    ]));
  it('all have the number, but for one of a thing', () => {
    expect(wrongWords(cards, { cards: counting({ one: 'eine Karte', other: '{n} Karten' }, 'n') }, 'de')).toEqual([]);
    expect(wrongWords(cards, { cards: counting({ one: '{n} Karte', other: 'Karten' }, 'n') }, 'de')).toEqual([
      '"cards" lacks {n} in the form "other"',
    ]);
  });
  it('declare what they count', () => {
    const tables = { tables: counting({ one: 'Table {boards}', other: 'Tables {boards}' }, 'boards') };
    expect(wrongWords(tables, tables, 'en')).toEqual(['"tables" uses n and does not declare it as an input']);
  });
});

describe('notes', () => {
  const words = { won: '{who} won', lost: '{who} lost' };
  it('explain every blank, for all messages or for some', () => {
    expect(wrongNotes(words, { blanks: {}, messages: { won: '{who} is a team' } })).toEqual([
      'does not say what {who} of "lost" holds',
    ]);
    expect(wrongNotes(words, { blanks: { who: 'a name' }, messages: {} })).toEqual([]);
    expect(
      wrongNotes({ ...words, won_2: '{who}' }, { blanks: {}, messages: { 'won*': '{who}', lost: '{who}' } }),
    ).toEqual([]);
  });
  it('explain nothing that is not there', () =>
    expect(wrongNotes(words, { blanks: { who: '', n: '' }, messages: { won: '{n}', drew: '' } })).toEqual([
      'explains {n}, which no message has',
      'explains {n}, which "won" does not have',
      'has a note on "drew", which is no message',
    ]));
});

it('a text has one name, unless a note says how two of them differ', () => {
  const languages = [
    { save: 'Save', keep: 'Save', store: 'Save' },
    { save: 'Sichern', keep: 'Sichern', store: 'Lagern' },
  ];
  expect(saidTwice(languages, { messages: {} })).toEqual([expect.stringMatching(/^save, keep: /)]);
  expect(saidTwice(languages, { messages: { keep: 'Of a promise' } })).toEqual([]);
});

it('a number and a word are not joined by code', () => {
  expect(joinedByCode('<strong>{laid} {m.cards()}</strong>')).toEqual(['{laid} {m.cards()}']);
  expect(joinedByCode('`${n} ${m.cards()}`')).toHaveLength(1);
  expect(joinedByCode('aria-label="{m.deal()} {i + 1}"')).toHaveLength(1);
  expect(joinedByCode('<Sheet title={m.org_paste()} {close}>{#if a}{name}{/if} {m.guest()}')).toEqual([]);
});

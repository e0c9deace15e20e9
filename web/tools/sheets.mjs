// A sheet for those who translate: a row for each text with its English, what its blanks hold and where it stands; and back again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allBlanks, areas, fileOf, formsOf, locales, notes, notesOn, textsOf, top } from './messages.mjs';
import { where } from './where.mjs';

const head = ['message', 'form', 'English', 'translation', 'what to know', 'where'];

const cell = (text) => (/["\n,]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
/** Spreadsheets take a file for Unicode that begins with this mark. */
const mark = '\uFEFF';
const written = (rows) => mark + rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

/** The rows of such a file, or of one that a spreadsheet has written: in some countries with semicolons. */
function read(file) {
  const text = file.replace(mark, '');
  const end = /^"?message"?;/.test(text) ? ';' : ',';
  const rows = [[]];
  for (const [, written, after] of text.matchAll(
    new RegExp(`("(?:[^"]|"")*"|[^"${end}\\r\\n]*)(${end}|\\r?\\n|$)`, 'g'),
  )) {
    rows.at(-1).push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (after !== end) rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

function toKnow(name, message) {
  const own = notesOn(name);
  const blanks = allBlanks(message).filter((blank) => !own.some((note) => note.includes(blank)));
  return [...own, ...blanks.map((blank) => `${blank}: ${notes.blanks[blank.slice(1, -1)]}`)].join('\n');
}

/** The texts that a language has of a message; empty ones where it has none yet. */
const textsIn = (locale, english, translated) =>
  translated || typeof english === 'string'
    ? textsOf(translated ?? '')
    : Object.fromEntries(formsOf(locale).map((form) => [form, '']));

/** The sheet of a language, which the page may not have yet. */
export function sheet(locale, places = where()) {
  const rows = areas.flatMap(({ of }) => {
    const [english, words] = [of('en'), of(locale)];
    return Object.entries(english).flatMap(([name, message]) => {
      const originals = textsOf(message);
      return Object.entries(textsIn(locale, message, words[name])).map(([form, text]) => [
        name,
        form,
        originals[form] ?? originals.other ?? originals[''],
        text,
        toKnow(name, message),
        (places.get(name) ?? []).join('\n'),
      ]);
    });
  });
  return written([head, ...rows]);
}

/** `n` is what a message with forms counts. */
const counting = (texts, blanks) => [
  {
    declarations: [...new Set([...blanks.map((blank) => blank.slice(1, -1)), 'n'])]
      .sort()
      .map((blank) => `input ${blank}`)
      .concat('local form = n: plural'),
    selectors: ['form'],
    match: Object.fromEntries(texts.map(([form, text]) => [`form=${form}`, text])),
  },
];

/** The messages of each area, as the sheet of a language has them. A row without a translation changes nothing. */
export function messagesIn(file, locale) {
  const texts = new Map();
  for (const [name, form, , text] of read(file).slice(1))
    if (text !== '') texts.set(name, [...(texts.get(name) ?? []), [form, text]]);
  const messageOf = (name, message, old) => {
    const own = texts.get(name);
    if (!own) return old;
    return own[0][0] === '' ? own[0][1] : counting(own, allBlanks(message));
  };
  return areas.map(({ area, of }) => {
    const [english, words] = [Object.entries(of('en')), of(locale)];
    const translated = english.map(([name, message]) => [name, messageOf(name, message, words[name])]);
    return { area, words: Object.fromEntries(translated.filter(([, message]) => message !== undefined)) };
  });
}

function take(file) {
  const locale = basename(file, '.csv');
  for (const { area, words } of messagesIn(readFileSync(file, 'utf8'), locale)) {
    const whole = { $schema: 'https://inlang.com/schema/inlang-message-format', ...words };
    writeFileSync(fileOf(area, locale), `${JSON.stringify(whole, null, 2)}\n`);
  }
}

function write(locales, folder = new URL('../build/words/', top)) {
  mkdirSync(folder, { recursive: true });
  const places = where();
  for (const locale of locales) writeFileSync(new URL(`${locale}.csv`, folder), sheet(locale, places));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv[2] ?? '';
  if (wanted.endsWith('.csv')) take(wanted);
  else write(wanted ? [wanted] : locales.filter((locale) => locale !== 'en'));
}

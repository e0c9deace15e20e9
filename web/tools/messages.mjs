// What stands in web/messages: a folder for each area with a file for each language, and the notes for those who translate.
import { existsSync, readFileSync } from 'node:fs';

export const top = new URL('../', import.meta.url);
const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const { locales: all, ...settings } = json(new URL('project.inlang/settings.json', top));
/** @type {string[]} */
export const locales = all;
const paths = settings['plugin.inlang.messageFormat'].pathPattern;

/** The file of an area in one language. */
export const fileOf = (area, locale) => new URL(`messages/${area}/${locale}.json`, top);

/** @type {{ area: string, of: (locale: string) => Record<string, any> }[]} */
export const areas = paths.map((path) => {
  const area = /^\.\/messages\/(\w+)\/\{locale\}\.json$/.exec(path)[1];
  return {
    area,
    of: (locale) => {
      const { $schema: _, ...words } = json(fileOf(area, locale));
      return words;
    },
  };
});

/** `blanks`: what a blank of that name holds. `messages`: what the code does not say about a message; `*` ends a name for several. */
export const notes = json(new URL('messages/notes.json', top));

export const isMeant = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
export const notesOn = (name, messages = notes.messages) =>
  Object.entries(messages).flatMap(([pattern, note]) => (isMeant(pattern, name) ? [note] : []));

export const blanksIn = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** The texts of a message by their form; a plain one has a single text. */
export const textsOf = (message) =>
  typeof message === 'string'
    ? { '': message }
    : Object.fromEntries(Object.entries(message[0].match).map(([form, text]) => [form.replace(/^form=/, ''), text]));
export const allBlanks = (message) => [...new Set(Object.values(textsOf(message)).flatMap(blanksIn))].sort();

const numbers = [...Array(201).keys(), 0.5, 1.5];
/** The forms that a language counts with: of whole numbers, and of those with a decimal. */
export const formsOf = (locale) => {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(numbers.map((n) => rules.select(n)))];
};

// Every message in every language and in one area only, with the same blanks to fill in and each form that its language counts
// with; and no number that the page's code puts beside a word, which could not follow it. What is wrong stops the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const top = new URL('../', import.meta.url);
const messages = new URL('messages/', top);
const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const blanksIn = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const differ = (some, others) => some.join() !== others.join();

/** The texts of a message by their form; a plain one has a single text. */
const textsOf = (message) =>
  typeof message === 'string'
    ? { '': message }
    : Object.fromEntries(Object.entries(message[0].match).map(([form, text]) => [form.replace(/^form=/, ''), text]));
const allBlanks = (message) => [...new Set(Object.values(textsOf(message)).flatMap(blanksIn))].sort();

const numbers = [...Array(201).keys(), 0.5, 1.5];
/** The forms that a language counts with: of whole numbers, and of those with a decimal. */
const formsOf = (locale) => {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(numbers.map((n) => rules.select(n)))];
};

/** What is wrong with the forms of one message. */
function wrongForms(message, locale) {
  if (typeof message === 'string') return [];
  const { declarations, match } = message[0];
  const inputs = declarations.flatMap((line) => /^input (\w+)$/.exec(line)?.[1] ?? []);
  const counted = declarations.flatMap((line) => /^local form = (\w+): plural$/.exec(line)?.[1] ?? []);
  const [texts, forms, all] = [textsOf(message), formsOf(locale), allBlanks(message)];
  const undeclared = [...counted, ...all.map((blank) => blank.slice(1, -1))].filter((name) => !inputs.includes(name));
  return [
    ...(counted.length === 1 ? [] : ['does not say what it counts']),
    ...[...new Set(undeclared)].map((name) => `uses ${name} and does not declare it as an input`),
    ...Object.keys(match)
      .filter((form) => !form.startsWith('form='))
      .map((form) => `has "${form}", which is no form`),
    ...forms.filter((form) => !(form in texts)).map((form) => `lacks the form "${form}"`),
    ...Object.keys(texts)
      .filter((form) => !forms.includes(form))
      .map((form) => `has the form "${form}", which its language does not count with`),
    // Only one of a thing needs no number.
    ...Object.entries(texts).flatMap(([form, text]) =>
      all
        .filter((blank) => !text.includes(blank) && !(form === 'one' && blank === `{${counted[0]}}`))
        .map((blank) => `lacks ${blank} in the form "${form}"`),
    ),
  ];
}

/** What is wrong with the messages of an area in one language, beside those in English. */
export function wrongWords(english, words, locale) {
  const names = new Set([...Object.keys(english), ...Object.keys(words)].filter((name) => name !== '$schema'));
  return [...names].flatMap((name) => {
    if (!(name in words)) return [`"${name}" is missing`];
    if (!(name in english)) return [`"${name}" is not in English`];
    const [own, others] = [allBlanks(words[name]), allBlanks(english[name])];
    const blanks = differ(own, others)
      ? [`has the blanks ${own.join(' ') || '(none)'}, and in English ${others.join(' ') || '(none)'}`]
      : [];
    return [...blanks, ...wrongForms(words[name], locale)].map((what) => `"${name}" ${what}`);
  });
}

/** Where code puts a number or a name beside a word that cannot follow it: `{n} {m.cards()}`. */
export const joinedByCode = (source) =>
  source.match(/\{(?!m\.|[#/:@])[^{}]+\} \$?\{m\.\w+\(\)\}|(?<!=)\{m\.\w+\(\)\} \$?\{(?!m\.|[#/:@])[^{}]+\}/g) ?? [];

const areas = readdirSync(messages).map((area) => ({
  area,
  of: (locale) => json(new URL(`${area}/${locale}.json`, messages)),
}));

function namedTwice() {
  const areaOf = new Map();
  return areas.flatMap(({ area, of }) =>
    Object.keys(of('en'))
      .filter((name) => name !== '$schema')
      .flatMap((name) => {
        const other = areaOf.get(name);
        areaOf.set(name, area);
        return other ? [`"${name}" is in ${other} and in ${area}`] : [];
      }),
  );
}

/** All that is wrong with the words of the page. */
export function problems() {
  const { locales } = json(new URL('project.inlang/settings.json', top));
  const wrong = areas.flatMap(({ area, of }) =>
    locales.flatMap((locale) =>
      wrongWords(of('en'), of(locale), locale).map((what) => `messages/${area}/${locale}.json: ${what}`),
    ),
  );
  const sources = readdirSync(new URL('src', top), { recursive: true }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !/^paraglide\b|\.test\.ts$/.test(file),
  );
  const joined = sources.flatMap((file) =>
    joinedByCode(readFileSync(new URL(`src/${file}`, top), 'utf8')).map(
      (text) => `src/${file}: "${text}" joins a number and a word; make it a message with a blank`,
    ),
  );
  return [...namedTwice(), ...wrong, ...joined];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = problems();
  if (found.length > 0) {
    console.error(found.join('\n'));
    process.exit(1);
  }
}

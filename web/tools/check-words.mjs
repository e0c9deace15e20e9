// Every message in every language and in one area only, with the same blanks to fill in and each form that its language counts
// with; used by the page, and its blanks explained to translators. And no number that the page's code puts beside a word, which
// could not follow it. What is wrong stops the build.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allBlanks, areas, blanksIn, formsOf, isMeant, locales, notes, notesOn, textsOf, top } from './messages.mjs';
import { sources, used } from './sources.mjs';

const differ = (some, others) => some.join() !== others.join();

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
  const names = new Set([...Object.keys(english), ...Object.keys(words)]);
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

function namedTwice() {
  const areaOf = new Map();
  return areas.flatMap(({ area, of }) =>
    Object.keys(of('en')).flatMap((name) => {
      const other = areaOf.get(name);
      areaOf.set(name, area);
      return other ? [`"${name}" is in ${other} and in ${area}`] : [];
    }),
  );
}

/** What is wrong with the notes for translators. */
export function wrongNotes(words, { blanks, messages }) {
  const names = Object.keys(words);
  const isExplained = (name, blank) =>
    notesOn(name, messages).some((note) => note.includes(blank)) || blank.slice(1, -1) in blanks;
  const open = names.flatMap((name) =>
    allBlanks(words[name])
      .filter((blank) => !isExplained(name, blank))
      .map((blank) => `does not say what ${blank} of "${name}" holds`),
  );
  const all = new Set(names.flatMap((name) => allBlanks(words[name])));
  const idle = Object.keys(blanks).filter((blank) => !all.has(`{${blank}}`));
  const strange = Object.entries(messages).flatMap(([pattern, note]) => {
    const meant = names.filter((name) => isMeant(pattern, name));
    if (meant.length === 0) return [`has a note on "${pattern}", which is no message`];
    return blanksIn(note)
      .filter((blank) => !meant.every((name) => allBlanks(words[name]).includes(blank)))
      .map((blank) => `explains ${blank}, which "${pattern}" does not have`);
  });
  return [...open, ...idle.map((blank) => `explains {${blank}}, which no message has`), ...strange];
}

/** Messages that say the same in each of the languages; a note on one says how it differs. */
export function saidTwice(languages, { messages }) {
  const same = new Map();
  for (const name of Object.keys(languages[0])) {
    const said = JSON.stringify(languages.map((words) => words[name]));
    if (notesOn(name, messages).length === 0) same.set(said, [...(same.get(said) ?? []), name]);
  }
  return [...same.values()]
    .filter((names) => names.length > 1)
    .map(
      (names) =>
        `${names.join(', ')}: the same in every language; one in messages/common is enough, or a note says how they differ`,
    );
}

/** All that is wrong with the words of the page. */
export function problems() {
  const listed = areas.map(({ area }) => area);
  const unlisted = readdirSync(new URL('messages/', top))
    .filter((name) => name !== 'notes.json' && !listed.includes(name))
    .map((name) => `messages/${name} is not in project.inlang/settings.json`);
  const wrong = areas.flatMap(({ area, of }) =>
    locales.flatMap((locale) =>
      wrongWords(of('en'), of(locale), locale).map((what) => `messages/${area}/${locale}.json: ${what}`),
    ),
  );
  const files = [...sources()];
  const joined = files.flatMap(([file, source]) =>
    joinedByCode(source).map(
      (text) => `src/${file}: "${text}" joins a number and a word; make it a message with a blank`,
    ),
  );
  const uses = new Set(files.flatMap(([, source]) => used(source)));
  const idle = areas.flatMap(({ area, of }) =>
    Object.keys(of('en'))
      .filter((name) => !uses.has(name))
      .map((name) => `messages/${area}: "${name}" stands nowhere on the page`),
  );
  const all = new Set(areas.flatMap(({ of }) => Object.keys(of('en'))));
  const unknown = files.flatMap(([file, source]) =>
    used(source)
      .filter((name) => source.includes('paraglide/messages') && !all.has(name))
      .map((name) => `src/${file}: m.${name} is no message`),
  );
  const languages = locales.map((locale) => Object.assign({}, ...areas.map(({ of }) => of(locale))));
  const noted = wrongNotes(languages[0], notes).map((what) => `messages/notes.json ${what}`);
  return [
    ...unlisted,
    ...namedTwice(),
    ...wrong,
    ...joined,
    ...idle,
    ...unknown,
    ...noted,
    ...saidTwice(languages, notes),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = problems();
  if (found.length > 0) {
    console.error(found.join('\n'));
    process.exit(1);
  }
}

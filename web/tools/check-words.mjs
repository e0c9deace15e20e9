// Every message in every language, with the same blanks to fill in, and in one area only; a missing one stops the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../messages/', import.meta.url);
const { locales } = JSON.parse(readFileSync(new URL('../project.inlang/settings.json', import.meta.url), 'utf8'));
const read = (file) => (existsSync(new URL(file, folder)) ? JSON.parse(readFileSync(new URL(file, folder), 'utf8')) : {});
const blanks = (message) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort().join(' ');

const areaOf = new Map(); // of each message
const problems = readdirSync(folder).flatMap((area) => {
  const english = read(`${area}/en.json`);
  const twice = Object.keys(english).flatMap((name) => {
    const other = name === '$schema' ? undefined : areaOf.get(name);
    areaOf.set(name, area);
    return other ? [`"${name}" is in ${other} and in ${area}`] : [];
  });
  return twice.concat(locales.flatMap((locale) => differences(english, read(`${area}/${locale}.json`), `${area}/${locale}.json`)));
});

function differences(english, words, file) {
  const names = new Set([...Object.keys(english), ...Object.keys(words)].filter((name) => name !== '$schema'));
  return [...names].flatMap((name) => {
    if (!(name in words)) return [`${file}: "${name}" is missing`];
    if (!(name in english)) return [`${file}: "${name}" is not in English`];
    return blanks(words[name]) === blanks(english[name]) ? [] : [`${file}: "${name}" has other blanks than in English`];
  });
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

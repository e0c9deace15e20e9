// Every message in every language, with the same blanks to fill in; a missing one stops the build.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../messages/', import.meta.url);
const read = (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const blanks = (message) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort().join(' ');

const english = read('en.json');
const problems = readdirSync(folder).flatMap((file) => {
  const words = read(file);
  const names = new Set([...Object.keys(english), ...Object.keys(words)].filter((name) => name !== '$schema'));
  return [...names].flatMap((name) => {
    if (!(name in words)) return [`${file}: "${name}" is missing`];
    if (!(name in english)) return [`${file}: "${name}" is not in en.json`];
    return blanks(words[name]) === blanks(english[name]) ? [] : [`${file}: "${name}" has other blanks than in English`];
  });
});
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

// What leads to another screen is a link: it opens in a new tab, shows its address and is announced as a link. A button goes somewhere
// only after it has done something. And an address is written in browser/paths.ts alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));

const onlyGoes = [
  /=\{(?:\([^)]*\) => *)?\{? *(?:event\.preventDefault\(\); *)?router\.go\(/g, // in a handler
  /=> *router\.go\(/g, // in one with a name
  /function \w+\([^)]*\)[^{]*\{\s*(?:event\.preventDefault\(\);\s*)?router\.go\(.*\);\s*\}/g,
];
const writtenOut = [/\b(?:href|path)(?:=|: )\{?["'`]\/(?!api\/)/g, /router\.go\(["'`]\//g];

const found = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => text.match(pattern) ?? []);
const faults = (text: string): string[] => found(text, [...onlyGoes, ...writtenOut]);

it('every screen leads on by links', () => {
  const inFile = (name: string): string[] =>
    faults(readFileSync(join(root, name), 'utf8')).map((fault) => `${name}: ${fault}`);
  expect(files.flatMap(inFile)).toEqual([]);
});

it.each([
  '<button onclick={() => router.go(paths.start)}>',
  '<a {href} onclick={(event) => { event.preventDefault(); router.go(href); }}>',
  'const toAll = (): void => router.go(paths.puzzles);',
  'function open(event: Event): void {\n  event.preventDefault();\n  router.go(path);\n}',
  '<a href="/tables">',
  '<a href={`/t/${id}`}>',
  "{ path: '/new', icon: 'plus' }",
  "router.go('/');",
])('%s would not', (text) => {
  expect(faults(text)).not.toEqual([]);
});

it.each([
  '<a href={paths.start} onclick={() => views.carry(id, next)}>',
  "function leave(): void {\n  void table.send({ k: 'leave' });\n  router.go(paths.start);\n}",
  '<a href="#path-lessons">',
])('%s would', (text) => {
  expect(faults(text)).toEqual([]);
});

// The page's own files, and the messages they use.
import { readdirSync, readFileSync } from 'node:fs';
import { top } from './messages.mjs';

/** All files of the page by their name below src/; tests and compiled words are left out. */
export const sources = () =>
  new Map(
    readdirSync(new URL('src', top), { recursive: true })
      .filter((file) => /\.(ts|svelte)$/.test(file) && !/^paraglide\b|\.test\.ts$/.test(file))
      .map((file) => [file, readFileSync(new URL(`src/${file}`, top), 'utf8')]),
  );

/** The messages that a text of code uses. */
export const used = (source) => [...source.matchAll(/\bm\.(\w+)/g)].map(([, name]) => name);

// Words for the shuffles (docs/fair-shuffle.md): how one is made and sealed, and what this browser remembers of a table so
// that a reload or another tab can show the word, and a check after the game can tell whether anything was changed.
import { Stored } from '../browser/stored';
import { core } from '../core/core';

export interface Sealed {
  word: string;
  commit: string;
}

/** What the table showed before any word was shown, and our own words there: which of them counts, the table says. */
export interface Remembered {
  table: string;
  commit: string; // to the seed
  seals: string[]; // `SEATS:COMMITMENT`, in the order of the places
  own: Sealed[];
}

const most = 60;
const mostOwn = 4;
const randomDigits = 32;

/** Random digits, so that nobody can guess it, and what the person typed. */
export function newWord(typed: string): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(randomDigits / 2)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return typed === '' ? digits : `${digits} ${typed}`;
}

const isSealed = /^[0-9a-f]{32}( |$)/;

export const typedPart = (word: string): string => word.slice(randomDigits + 1);

/** What the person typed; without anything, the beginning of the digits. */
export const wordShown = (word: string): string =>
  isSealed.test(word) ? typedPart(word) || `${word.slice(0, 8)}…` : word;

/** Nothing that would be refused once it is shown: then it would be too late to take another. */
export const canBeTyped = (typed: string): boolean =>
  /^[^|"\\\p{Cc}\p{Cs}\p{NChar}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]{0,64}$/u.test(typed);

/** The browser's own SHA-256 where it has one: not on pages without TLS. */
export async function commitmentTo(word: string): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return core.ask('commitment', word);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(word));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const stored = new Stored('tacit-words', (found) => (Array.isArray(found) ? (found as Remembered[]) : []));

export const remembered = (table: string): Remembered | undefined => stored.read().find((one) => one.table === table);

/** What the person typed last at this table. */
export const lastTyped = (table: string): string => typedPart(remembered(table)?.own.at(-1)?.word ?? '');

export const ownSealed = (table: string, commit: string | undefined): Sealed | undefined =>
  remembered(table)?.own.find((one) => one.commit === commit);

/** The oldest table is forgotten when there are too many. */
function remember(table: string, change: (before: Remembered) => Remembered): void {
  const others = stored.read().filter((one) => one.table !== table);
  const before = remembered(table) ?? { table, commit: '', seals: [], own: [] };
  stored.write([...others, change(before)].slice(-most));
}

export const rememberWord = (table: string, sealed: Sealed): void =>
  remember(table, (before) => ({ ...before, own: [...before.own, sealed].slice(-mostOwn) }));

/**
 * The seals for which our word is about to be shown. False when it has been shown for others at this table: anyone who knows it
 * could have sealed another word of theirs since.
 */
export function rememberSeals(table: string, commit: string, seals: string[]): boolean {
  const before = remembered(table);
  if (before && before.seals.length > 0) return before.commit === commit && before.seals.join('|') === seals.join('|');
  remember(table, (first) => ({ ...first, commit, seals }));
  return true;
}

/** How the headers of a game file compare with what this browser was shown at the table. */
export type Comparison = 'unknown' | 'same' | 'changed' | 'own_withheld';

export function compare(
  seen: Remembered | undefined,
  headers: { commit: string; words: string; wordCommits: string },
): Comparison {
  if (!seen || seen.seals.length === 0) return 'unknown';
  const seals = headers.wordCommits.split('|');
  const same =
    seen.commit === headers.commit &&
    seen.seals.join('|') === seals.map((seal) => seal.replace(/ withheld$/, '')).join('|');
  if (!same) return 'changed';
  const own = seen.own.find(({ commit }) => headers.wordCommits.includes(commit));
  if (!own) return 'same';
  if (headers.wordCommits.includes(`${own.commit} withheld`)) return 'own_withheld';
  return headers.words.split('|').includes(own.word) ? 'same' : 'changed';
}

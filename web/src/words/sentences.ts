// How parts of a sentence are put together in the reader's language: commas, colons and gaps are not the same everywhere.
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';

/** One after the other: "Ann, Ben, Cem". */
export const listed = (parts: readonly string[]): string => parts.join(m.list_comma());

/** Parts that hold commas of their own. */
export const clauses = (parts: readonly string[]): string => parts.join(m.list_semicolon());

/** What belongs together: "Red and Green". */
export const together = (parts: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format([...new Set(parts)]);

/** One of them: "5, 7 or Warrior". */
export const either = (parts: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(parts);

export const labelled = (label: string, value: string): string => m.label_value({ label, value });

/** With a note in brackets, if there is one. */
export const noted = (what: string, note: string): string => (note === '' ? what : m.with_note({ what, note }));

const isFinished = (text: string): boolean => /[.!?…。！？]$/u.test(text);

/** Sentences in a row; what does not end like one gets its full stop. */
export function sentences(...parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  return said
    .map((part, i) => (i + 1 < said.length && !isFinished(part) ? m.full_stop({ text: part }) : part))
    .join(m.sentence_gap());
}

const inUnit = (n: number, unit: string): string =>
  new Intl.NumberFormat(getLocale(), { style: 'unit', unit, unitDisplay: 'short' }).format(n);

/** Short units: "60 ms", "40 sec", "3 min". */
export function timeWords(seconds: number): string {
  if (seconds < 1) return inUnit(Math.round(1000 * seconds), 'millisecond');
  return seconds < 90 ? inUnit(seconds, 'second') : inUnit(Math.ceil(seconds / 60), 'minute');
}

const spans = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** What is left of hours and days, in its two largest units: "2 days 5 hr"; or where there is little room "2d 5h", or the first of them alone. */
export function spanWords(seconds: number, display: 'short' | 'narrow' = 'short', units = 2): string {
  const first = Math.max(
    0,
    spans.findIndex(([, size]) => Math.max(seconds, 60) >= size),
  );
  let rest = Math.max(seconds, 60);
  const parts = spans.slice(first, first + units).map(([unit, size]) => {
    const n = Math.floor(rest / size);
    rest -= n * size;
    return n > 0 ? new Intl.NumberFormat(getLocale(), { style: 'unit', unit, unitDisplay: display }).format(n) : '';
  });
  return parts.filter(Boolean).join(' ');
}

export const percent = (part: number): string =>
  new Intl.NumberFormat(getLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(part);

// Dates, times and decimals as the reader writes them, and what languages are called.
import { getLocale } from '../paraglide/runtime';

const preferred = (): Intl.Locale[] =>
  (globalThis.navigator?.languages ?? []).map((tag) => new Intl.Locale(tag).maximize());

/** The page's language as it is written where the reader lives: English in Britain has the day before the month. */
function regional(): string {
  const own = new Intl.Locale(getLocale()).maximize();
  const known = preferred();
  const near = known.find(({ language, script }) => language === own.language && script === own.script) ?? known[0];
  return new Intl.Locale(own, { region: near?.region ?? own.region ?? '' }).minimize().toString();
}

export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(regional(), options);

const decimals = (n: number, digits: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(getLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  }).format(n);

export const decimal = (n: number, digits = 1): string => decimals(n, digits);

/** A change, with a true minus, which stands out where a hyphen does not: "+1.2", "−0.4". */
export const signed = (n: number, digits = 1): string =>
  decimals(n, digits, { signDisplay: 'exceptZero' }).replace('-', '−');

/** A language in its own words: "Deutsch". */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;

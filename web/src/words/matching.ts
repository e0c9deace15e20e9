// Finding things by words that somebody types.

/** Letters as people type them: without capitals and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .trim();

/** Whether a text has every word that was typed, in any order. */
export function matches(text: string, typed: string): boolean {
  const found = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

/** The same, of words that begin so. */
function hasWords(text: string, typed: string): boolean {
  const found = ` ${plain(text)}`;
  return plain(typed)
    .split(/\s+/)
    .every((word) => found.includes(` ${word}`));
}

export interface Findable {
  title: string;
  words: string; // what else it could be looked for by
}

/** Those that match, best first: a title that begins so, one that has the letters, and what is looked for by such words. */
export function bestOf<One extends Findable>(all: readonly One[], typed: string): One[] {
  const rank = ({ title, words }: One): number | undefined => {
    if (plain(title).startsWith(plain(typed))) return 0;
    if (matches(title, typed)) return 1;
    return hasWords(`${title} ${words}`, typed) ? 2 : undefined;
  };
  return all
    .flatMap((one) => {
      const found = rank(one);
      return found === undefined ? [] : [{ one, found }];
    })
    .sort((a, b) => a.found - b.found)
    .map(({ one }) => one);
}

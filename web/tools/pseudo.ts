// A language that nobody speaks, made from English: «Çáánçéél» is longer than Cancel and stands in quotes, so that texts without a
// message and boxes that do not stretch can be seen. Only a build with TACIT_PSEUDO has it (e2e/words.e2e.ts).
import type { Plugin } from 'vite';

const accented: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ú',
  y: 'ý',
  z: 'ž',
};

function longer(letter: string): string {
  const small = letter.toLowerCase();
  const other = accented[small] ?? small;
  return (letter === small ? other : other.toUpperCase()) + (/[aeiou]/.test(small) ? other : '');
}

/** A text of a compiled message; what is filled in and escaped stays as it is. */
function pseudo(text: string): string {
  const parts = text.split(/(\$\{[^}]*\}|\\.)/);
  const own = parts.filter((_, i) => i % 2 === 0).join('');
  if (!/\p{L}.*\p{L}/u.test(own)) return text; // a sign, or a letter for one
  return `«${parts.map((part, i) => (i % 2 === 0 ? part.replace(/[a-z]/gi, longer) : part)).join('')}»`;
}

export const pseudoLanguage = (): Plugin => ({
  name: 'tacit-pseudo-language',
  transform(code, id) {
    if (!/\/paraglide\/messages\/\w+\.js$/.test(id)) return undefined;
    return code.replace(/\(`((?:[^`\\]|\\.)*)`\)/g, (_, text: string) => `(\`${pseudo(text)}\`)`);
  },
});

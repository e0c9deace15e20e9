// Everything that leads to another screen is a plain link. A click on one stays on the page, unless it is the browser's to follow.
import { addressOf, hasServer, root } from './address';
import { paths } from './paths';

/**
 * The path that a click leads to within the page. Undefined where the browser follows it: with a key held or another button (a new tab or
 * window), a file to save, another site, another place on the same screen; and where the link itself has seen to it.
 */
export function pathOf(click: MouseEvent, here: URL | Location = location): string | undefined {
  if (click.defaultPrevented || click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey)
    return undefined;
  const link = (click.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, here.href);
  if (url.origin !== here.origin || (!hasServer && url.pathname !== here.pathname)) return undefined;
  const { pathname, search, hash } = addressOf(url);
  const before = addressOf(here);
  if (hash !== '' && pathname === before.pathname && search === before.search) return undefined;
  return root + pathname + search + hash;
}

/** Reads a code of so many letters, however it is capitalised and spaced: those that cannot be confused, as the server draws them. */
const codeIn =
  (length: number) =>
  (text: string): string | undefined => {
    const code = text.normalize('NFKC').replace(/\W/g, '').toUpperCase();
    return code.length === length && /^[BDFGHJLMPRTWXZ]*$/.test(code) ? code : undefined;
  };

/** The code of a table or a screen that a text may be. */
export const shortCodeIn = codeIn(4);
/** The code of a team. */
export const teamCodeIn = codeIn(6);

/** As it is read and said: "BDF GHJ". */
export const spacedCode = (code: string): string => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

/** The path that a typed or pasted text stands for: that of a link, or of the table with this code. */
export function pathIn(text: string): string {
  const plain = text.normalize('NFKC').replace(/\s/g, '');
  const path = /^(?:\w+:\/\/)?[^/]*(\/.*)$/.exec(plain)?.[1];
  return path ?? paths.table(plain.replace(/\W/g, ''));
}

/** The table at a path, as the server writes its code. */
export const tableAt = (path: string): string | undefined => /^#?\/t\/(\w+)/i.exec(path)?.[1]?.toLowerCase();

// Where the page is. A server of ours gives each screen a path of its own. Without one (`make site`) the page is files in a folder of any
// host, which knows one path only: there the screen is what follows the #.
const asFiles = import.meta.env.BASE_URL === './';
export const hasServer = !asFiles;

/** What comes before the path of a screen in a link. */
export const root = asFiles ? '#' : '';

/** What a link says to the page: path, query and fragment. */
export function addressOf(link: string | URL | Location = location): URL {
  const url = typeof link === 'string' ? new URL(link, location.href) : new URL(link.href);
  return asFiles ? new URL(url.hash.slice(1) || '/', url.origin) : url;
}

/** The path of the screen that a link leads to, as `paths` writes it. */
export const screenAt = (link?: string): string => root + addressOf(link).pathname;

type Path = string | ((...parts: never[]) => string);

/** The same paths, as links from where the page is. */
export function rooted<Paths extends Record<string, Path>>(paths: Paths): Paths {
  if (root === '') return paths;
  const withRoot = (path: Path): Path =>
    typeof path === 'string' ? root + path : (...parts: never[]) => root + path(...parts);
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, withRoot(path)])) as Paths;
}

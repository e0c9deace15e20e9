// Everything that leads to another screen is a plain link. A click on one stays on the page, unless it is the browser's to follow.

/**
 * The path that a click leads to within the page. Undefined where the browser follows it: with a key held or another button (a new tab or
 * window), a file to save, another site, another place on the same screen; and where the link itself has seen to it.
 */
export function pathOf(click: MouseEvent, here: URL | Location = location): string | undefined {
  if (click.defaultPrevented || click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey)
    return undefined;
  const link = (click.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, here.href);
  if (origin !== here.origin || (hash !== '' && pathname === here.pathname && search === here.search)) return undefined;
  return pathname + search + hash;
}

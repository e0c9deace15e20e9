// The heading of a screen takes the focus when the reader has come to it by a link, so that a keyboard or a screen reader begins there.
import { tick } from 'svelte';
import { router } from '../../state/route.svelte';

const nobodyHasIt = (): boolean => document.activeElement === null || document.activeElement === document.body;

export function heading(node: HTMLHeadingElement): void {
  node.tabIndex = -1;
  if (router.moved) void tick().then(() => nobodyHasIt() && node.focus({ preventScroll: true }));
}

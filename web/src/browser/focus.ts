/** For what takes the place of the button that was pressed: the keyboard goes on from there. */
export function takeFocus(node: HTMLElement): void {
  node.focus();
}

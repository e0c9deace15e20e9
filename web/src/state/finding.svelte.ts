// The dialog that finds anything by typing: whether it is open, and the key for it.
import { isField } from '../browser/focus';
import { settings } from './settings.svelte';

class Finding {
  open = $state(false);

  private path = '';

  /** The dialog stays behind with the screen that it lay over, also by the browser's way back. */
  leave(path: string): void {
    if (path !== this.path) this.open = false;
    this.path = path;
  }

  /** A slash, unless it is text or a dialog is open already. */
  readonly key = (event: KeyboardEvent): void => {
    const { key, defaultPrevented, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || defaultPrevented || ctrlKey || metaKey || altKey || !settings.kept.keys || isField(target))
      return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    this.open = true;
  };
}

export const finding = new Finding();

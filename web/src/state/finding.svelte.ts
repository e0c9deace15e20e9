// The dialog that finds anything by typing: whether it is open, and the key for it.
import { isField } from '../browser/focus';
import { settings } from './settings.svelte';

class Finding {
  open = $state(false);

  private path = '';
  private early = ''; // what is typed while the dialog is still on its way

  /** What the dialog begins with. */
  taken(): string {
    const { early } = this;
    this.early = '';
    return early;
  }

  /** The dialog stays behind with the screen that it lay over, also by the browser's way back. */
  leave(path: string): void {
    if (path !== this.path) this.close();
    this.path = path;
  }

  readonly close = (): void => {
    this.open = false;
    this.early = '';
  };

  /** A slash opens it, unless it is text or a dialog is open already; what is typed after it is not lost. */
  readonly key = (event: KeyboardEvent): void => {
    const { key, defaultPrevented, ctrlKey, metaKey, altKey, target } = event;
    const isMine = this.open ? key.length === 1 : key === '/' && settings.kept.keys;
    if (!isMine || defaultPrevented || ctrlKey || metaKey || altKey || isField(target)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (this.open) this.early += key;
    this.open = true;
  };
}

export const finding = new Finding();

// A call to play outside of the page. Asked for only when somebody switches it on.
import { allowed } from './allowed';

/** Whether the browser lets us; asks the person if that is still open. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(text: string): void {
  if (
    !allowed.notify ||
    !document.hidden ||
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted'
  )
    return;
  try {
    const note = new Notification('Tacit', { body: text, tag: 'tacit-turn' });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones show them only for installed pages; the title still tells.
  }
}

import { saveFile } from './save';

type Shared = { url: string } | { text: string };

const hasSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** By the device's own sheet where there is one, else into the clipboard; whether it went. */
async function share(what: Shared): Promise<boolean> {
  try {
    if (hasSheet()) await navigator.share({ title: 'Tacit', ...what });
    else await navigator.clipboard.writeText('url' in what ? what.url : what.text);
    return true;
  } catch {
    return false;
  }
}

export const shareLink = (url: string): Promise<boolean> => share({ url });
export const shareText = (text: string): Promise<boolean> => share({ text });

/** By the device's own sheet where it takes pictures, else as a file. */
export async function sharePicture(name: string, picture: Blob): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (hasSheet() && navigator.canShare({ files }))
    await navigator.share({ files }).catch(() => undefined); // put away again
  else saveFile(name, picture);
}

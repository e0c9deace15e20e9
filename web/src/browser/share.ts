type Shared = { url: string } | { text: string };

/** By the device's own sheet where there is one, else into the clipboard; whether it went. */
async function share(what: Shared): Promise<boolean> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share({ title: 'Tacit', ...what });
    else await navigator.clipboard.writeText('url' in what ? what.url : what.text);
    return true;
  } catch {
    return false;
  }
}

export const shareLink = (url: string): Promise<boolean> => share({ url });
export const shareText = (text: string): Promise<boolean> => share({ text });

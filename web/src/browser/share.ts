/** By the device's own sheet where there is one, else into the clipboard; whether it went. */
export async function shareLink(url: string): Promise<boolean> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share({ title: 'Tacit', url });
    else await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

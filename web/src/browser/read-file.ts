// Text in a file that somebody picked or dropped: in Unicode, or as spreadsheets for Windows still write it.

const codePages: Record<string, string> = { ja: 'shift_jis', pl: 'windows-1250', th: 'windows-874', 'zh-TW': 'big5' };

/** `language` says which code page an older file is in. */
export async function textOf(file: Blob, language: string): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(codePages[language] ?? 'windows-1252').decode(bytes);
  }
}

/** What takes a file that is dropped on it. */
export const takesFile =
  (take: (file: File) => void) =>
  (place: HTMLElement): (() => void) => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      place.dataset.over = '';
    };
    const leave = (): void => void delete place.dataset.over;
    const drop = (event: DragEvent): void => {
      leave();
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      take(file);
    };
    place.addEventListener('dragover', over);
    place.addEventListener('dragleave', leave);
    place.addEventListener('drop', drop);
    return () => {
      place.removeEventListener('dragover', over);
      place.removeEventListener('dragleave', leave);
      place.removeEventListener('drop', drop);
    };
  };

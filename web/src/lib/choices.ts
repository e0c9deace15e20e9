// Game types, editions and switches in the reader's language; what the server knows and we do not is shown as it says it.
import { m } from '../paraglide/messages';

type Words = Record<string, (() => string) | undefined>;

export const choiceText = (kind: 'type' | 'edition' | 'switch' | 'level', name: string, summary: string): string =>
  (m as unknown as Words)[`${kind}_${name}`]?.() ?? (summary || name);

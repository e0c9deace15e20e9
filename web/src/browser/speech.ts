// Plays said aloud, where the device has a voice.
import { allowed } from './allowed';

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** After what is being said. */
export function speak(words: string, language: string): void {
  if (!allowed.speech || !canSpeak() || words === '') return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = language;
  speechSynthesis.speak(said);
}

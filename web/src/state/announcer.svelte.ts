// What is told aloud at a table, as it happens.
import { speak } from '../browser/speech';
import { getLocale } from '../paraglide/runtime';
import { aloudWords, decisionOf, newsSince, unheard, type Heard } from '../words/telling';
import { Voice } from './voice.svelte';

export class Announcer {
  readonly voice = new Voice();
  private before: Heard | undefined;
  private asked = ''; // the decision

  hear(now: Heard): void {
    for (const words of newsSince(this.before, now, this.asked)) this.voice.say(words);
    const seats = now.position?.layout.seats ?? [];
    for (const entry of unheard(this.before, now)) speak(aloudWords(entry, seats, now.names), getLocale());
    this.before = now;
    if (now.ways || now.deciding === undefined) this.asked = decisionOf(now);
  }
}

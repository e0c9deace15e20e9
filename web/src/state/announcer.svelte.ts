// What is told aloud at a table, as it happens.
import { newsSince, type Heard } from '../words/telling';
import { Voice } from './voice.svelte';

export class Announcer {
  readonly voice = new Voice();
  private before: Heard | undefined;

  hear(now: Heard): void {
    for (const words of newsSince(this.before, now)) this.voice.say(words);
    this.before = now;
  }
}

// What is told aloud at a table, as it happens.
import { decisionOf, newsSince, type Heard } from '../words/telling';
import { Voice } from './voice.svelte';

export class Announcer {
  readonly voice = new Voice();
  private before: Heard | undefined;
  private asked = ''; // the decision

  hear(now: Heard): void {
    for (const words of newsSince(this.before, now, this.asked)) this.voice.say(words);
    this.before = now;
    if (now.ways || now.deciding === undefined) this.asked = decisionOf(now);
  }
}

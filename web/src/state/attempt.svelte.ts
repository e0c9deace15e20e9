// Something asked of the server: whether it is on its way, and why it came to nothing.
import { failureWords } from '../words/refusals';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  constructor(protected readonly words: (why: unknown) => string = failureWords) {}

  /** Whether it was done. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = '';
    try {
      await action();
    } catch (why) {
      this.problem = this.words(why);
    }
    this.busy = false;
    return this.problem === '';
  }
}

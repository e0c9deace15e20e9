// Who we are to the server.
import type { Profile } from '../../../docs/wire';
import { api } from '../net/api';

class Me {
  profile = $state<Profile>();
  private asked: Promise<Profile> | undefined;

  /** Makes us known once; everybody who needs it may wait for it. */
  hello(): Promise<Profile> {
    this.asked ??= api.hello().then(
      (profile) => (this.profile = profile),
      (why: unknown) => {
        this.asked = undefined;
        throw why;
      },
    );
    return this.asked;
  }

  async rename(name: string): Promise<void> {
    this.profile = await api.rename(name);
  }
}

export const me = new Me();

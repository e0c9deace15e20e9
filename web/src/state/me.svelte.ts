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

  /** The guest becomes an account, with everything played so far. */
  async register(name: string, password: string): Promise<void> {
    this.become(await api.register(name, password));
  }

  async login(name: string, password: string): Promise<void> {
    this.become(await api.login(name, password));
  }

  /** Whoever logs out is a new guest. */
  async logout(): Promise<void> {
    await api.logout();
    this.asked = this.profile = undefined;
    await this.hello();
  }

  private become(profile: Profile): void {
    this.profile = profile;
    this.asked = Promise.resolve(profile);
  }

  async rename(name: string): Promise<void> {
    this.profile = await api.rename(name);
  }
}

export const me = new Me();

// Who we are to the server.
import type { Profile } from '@tacit/wire';
import { hasServer } from '../browser/address';
import { api, isSentAway, whenForgotten, whenHeard } from '../net/api';
import { learned } from './learned.svelte';

const every = 10_000;
const key = 'tacit-account'; // the name of the account that is logged in here

class Me {
  profile = $state<Profile>();
  /** The account that was logged in here until the server ended it. */
  signedOut = $state('');
  away = $state(!hasServer); // no server can be reached
  answers = $state(0); // that a server of ours has given
  goodbye = $state.raw<unknown>(); // why the server no longer wants us
  private asked: Promise<Profile> | undefined;
  private askedAgain: Promise<void> | undefined;

  constructor() {
    whenHeard((answers) => {
      this.away = !answers;
      if (answers) this.answers++;
    });
    whenForgotten(() => void this.helloAgain().catch(() => this.hello().catch(() => undefined)));
  }

  /** Makes us known once; everybody who needs it may wait for it. */
  hello(): Promise<Profile> {
    this.asked ??= api.hello().then(
      (profile) => this.become(profile),
      (why: unknown) => {
        this.asked = undefined;
        throw why;
      },
    );
    return this.asked;
  }

  /** While no server can be reached: asks for it now and then. */
  lookOut(): (() => void) | undefined {
    if (!this.away || !hasServer) return undefined;
    const look = (): unknown => (this.profile ? api.me() : this.hello()).catch(() => undefined);
    const timer = setInterval(() => void look(), every);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }

  /** The server has not known us: a guest is made known again, an account has to log in. */
  helloAgain(): Promise<void> {
    this.askedAgain ??= this.askAgain().finally(() => (this.askedAgain = undefined));
    return this.askedAgain;
  }

  private async askAgain(): Promise<void> {
    this.asked = undefined;
    try {
      if (this.profile?.account) this.become(await api.me());
      else await this.hello();
    } catch (why) {
      if (isSentAway(why)) this.lose(why);
      throw why;
    }
  }

  /** The guest becomes an account, with everything played so far; the answer are its recovery codes. */
  async register(name: string, password: string): Promise<string[]> {
    const { profile, codes } = await api.register(name, password);
    this.become(profile);
    return codes;
  }

  async login(name: string, password: string): Promise<void> {
    this.become(await api.login(name, password));
  }

  async recover(name: string, code: string, password: string): Promise<void> {
    this.become(await api.recover(name, code, password));
  }

  /** Anyone who logs out is a new guest. */
  async logout(): Promise<void> {
    await api.logout();
    await this.beNobody();
  }

  /** Everything that is kept of us goes. */
  async remove(password?: string): Promise<void> {
    await api.remove(password);
    await this.beNobody();
  }

  async rename(name: string): Promise<void> {
    this.become(await api.rename(name));
  }

  private async beNobody(): Promise<void> {
    localStorage.removeItem(key);
    this.signedOut = '';
    this.asked = this.profile = undefined;
    await this.hello();
  }

  private lose(why: unknown): void {
    this.goodbye = why;
    this.profile = undefined;
  }

  private become(profile: Profile): Profile {
    if (profile.account) {
      localStorage.setItem(key, profile.name);
      learned.begin();
    }
    this.signedOut = profile.account ? '' : (localStorage.getItem(key) ?? '');
    this.profile = profile;
    this.asked = Promise.resolve(profile);
    return profile;
  }

  /** A guest it is, then. */
  stayGuest(): void {
    localStorage.removeItem(key);
    this.signedOut = '';
  }
}

export const me = new Me();

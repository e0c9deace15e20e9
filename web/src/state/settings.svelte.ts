// What a person likes, kept in this browser.
import type { QuickWish } from '@tacit/wire';
import { allowed } from '../browser/allowed';
import { over, Stored } from '../browser/stored';
import type { First } from '../game/firsts';
import type { NewTable } from '../table/new-table';
import type { Preset } from '../table/presets';
import { numbered } from '../words/numbered';
import { getLocale, isLocale, localStorageKey, overwriteGetLocale, setLocale, type Locale } from '../paraglide/runtime';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type Pace = 'auto' | 'normal' | 'slow' | 'wait';
export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  speed: Speed;
  theme: Theme;
  largeText: boolean;
  contrast: boolean;
  leftHanded: boolean;
  confirm: boolean;
  sound: boolean;
  speech: boolean; // plays are said aloud
  vibration: boolean;
  notify: boolean; // of one's turn, outside of the page
  numbers: boolean;
  notation: boolean; // of each play, below its words
  keys: boolean; // single letters and digits do something in a game
  level: string;
  match: QuickWish; // what was asked for last
  table: Partial<NewTable>; // as the last one was set up, with options of one's own
  preset: Preset; // how it was
  explain: boolean; // what happens for the first time
  told: First[]; // what has been explained
  bots: Pace; // how bots go on: after a look at what they did, or only when told to
  oneTap: boolean | null; // whether a play of a single tap is confirmed; null: in the first games
  onlyPlay: boolean; // the only play there is makes itself, after a look at it
  games: number; // that were finished here
}

const firstGames = 3;
/** Held in the hand, beside others or on a train: silent unless asked. */
const isPhone =
  typeof matchMedia === 'function' &&
  matchMedia('(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 600px)').matches;
const usual: Kept = {
  speed: 'normal',
  theme: 'auto',
  largeText: false,
  contrast: false,
  leftHanded: false,
  confirm: false,
  sound: !isPhone,
  speech: false,
  vibration: true,
  notify: false,
  numbers: false,
  notation: false,
  keys: true,
  level: 'simple',
  match: { type: 'four', rated: false, bots: true },
  table: {},
  preset: 'friendly',
  explain: true,
  told: [],
  bots: 'auto',
  oneTap: null,
  onlyPlay: false,
  games: 0,
};

const stored = new Stored('tacit-settings', over(usual));

const readLocale = getLocale; // what was chosen, or what the browser prefers

class Settings {
  kept = $state<Kept>(stored.read());
  locale = $state<Locale>(readLocale());

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    stored.write(this.kept);
    this.apply();
  }

  setLanguage(locale: string): void {
    if (!isLocale(locale)) return;
    void setLocale(locale, { reload: false });
    this.locale = locale;
    this.apply();
  }

  /** Something was changed in another tab. */
  follow(changed: string | null): void {
    if (changed === stored.key) this.kept = stored.read();
    if (changed === localStorageKey) this.locale = readLocale();
    this.apply();
  }

  /** How long things take, as a factor; 0 when nothing shall move. */
  get pace(): number {
    const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    return still ? 0 : { slow: 1.8, normal: 1, fast: 0.4, off: 0 }[this.kept.speed];
  }

  /** Somebody in the first games. */
  get isNewcomer(): boolean {
    return this.kept.games < firstGames;
  }

  get confirmsOneTap(): boolean {
    return this.kept.oneTap ?? this.isNewcomer;
  }

  apply(): void {
    const { sound, speech, vibration, notify } = this.kept;
    Object.assign(allowed, { sound, speech, vibration, notify });
    const root = document.documentElement;
    root.lang = this.locale;
    root.dataset['theme'] = this.kept.theme;
    root.classList.toggle('still', this.pace === 0);
    root.classList.toggle('large-text', this.kept.largeText);
    root.classList.toggle('contrast', this.kept.contrast);
    root.classList.toggle('left-handed', this.kept.leftHanded);
  }
}

export const settings = new Settings();
numbered.wanted = () => settings.kept.numbers;
overwriteGetLocale(() => settings.locale); // all words depend on it: they change with the language, and the screen stays as it is

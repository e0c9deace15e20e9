// All settings in the reader's language, in groups, with the words by which people look for them. Each has an address (browser/paths.ts).
import { m } from '../paraglide/messages';
import { locales } from '../paraglide/runtime';
import { languageName } from './formats';
import { matches } from './matching';
import { labelled } from './sentences';

export type SettingGroup = 'game' | 'display' | 'alerts' | 'you';

type Words = () => string;

// The words are looked up when they are wanted: they may be in a file that comes later than this one.
export const settingGroups: readonly [SettingGroup, Words][] = [
  ['game', () => m.set_group_game()],
  ['display', () => m.set_group_display()],
  ['alerts', () => m.set_group_alerts()],
  ['you', () => m.set_group_you()],
];

// For those who cannot read the page.
const languages = (): string => ['language', ...locales.map(languageName)].join(' ');

// The name, as it stands in the address; the group, what it is called, what else it could be looked for by.
const all = [
  ['speed', 'game', () => m.speed(), () => m.find_speed()],
  ['bots', 'game', () => m.bots_pace(), () => m.find_bots()],
  ['confirm', 'game', () => m.set_confirm(), () => m.find_confirm()],
  ['oneTap', 'game', () => m.confirm_one_tap(), () => m.find_confirm()],
  ['onlyPlay', 'game', () => m.set_only_play(), () => m.find_only_play()],
  ['explain', 'game', () => m.set_explain(), () => m.find_explain()],
  ['keys', 'game', () => m.set_keys(), () => m.find_keys()],
  ['theme', 'display', () => m.theme(), () => m.find_theme()],
  ['largeText', 'display', () => m.set_large_text(), () => m.find_large_text()],
  ['contrast', 'display', () => m.set_contrast(), () => m.find_contrast()],
  ['leftHanded', 'display', () => m.set_left_handed(), () => m.find_left_handed()],
  ['numbers', 'display', () => m.set_numbers(), () => m.find_numbers()],
  ['notation', 'display', () => m.set_notation(), () => m.find_notation()],
  ['sound', 'alerts', () => m.set_sound(), () => m.find_sound()],
  ['speech', 'alerts', () => m.set_speech(), () => m.find_speech()],
  ['vibration', 'alerts', () => m.set_vibration(), () => m.find_vibration()],
  ['notify', 'alerts', () => m.notify_turn(), () => m.find_notify()],
  ['alerts', 'alerts', () => m.alerts_switch(), () => m.find_notify()],
  ['language', 'you', () => m.language(), languages],
  ['name', 'you', () => m.your_name(), () => m.find_name()],
] as const satisfies readonly (readonly [string, SettingGroup, Words, Words])[];

export type SettingName = (typeof all)[number][0];

export interface Setting {
  name: SettingName;
  group: SettingGroup;
  title: Words;
  words: Words; // everything it is found by
}

const groupTitle = (group: SettingGroup): string => settingGroups.find(([name]) => name === group)?.[1]() ?? '';

export const allSettings: readonly Setting[] = all.map(([name, group, title, others]) => ({
  name,
  group,
  title,
  words: () => labelled(title(), `${others()} ${groupTitle(group)}`),
}));

export const settingsFor = (typed: string): Setting[] => allSettings.filter(({ words }) => matches(words(), typed));

// Settings are found by the words people have for them, in each language.
import { afterEach, describe, expect, it } from 'vitest';
import { locales, overwriteGetLocale } from '../paraglide/runtime';
import { matches } from './matching';
import { allSettings, settingGroups, settingsFor } from './settings';

afterEach(() => overwriteGetLocale(() => 'en'));

const names = (typed: string): string[] => settingsFor(typed).map(({ name }) => name);

it('every setting is in a group that is shown, under one name', () => {
  const groups = settingGroups.map(([group]) => group);
  expect(allSettings.filter(({ group }) => !groups.includes(group))).toEqual([]);
  expect(new Set(allSettings.map(({ name }) => name)).size).toBe(allSettings.length);
});

describe('what is typed', () => {
  it.each([
    ['', allSettings.map(({ name }) => name)],
    ['  ', allSettings.map(({ name }) => name)],
    ['DARK', ['theme']],
    ['dark mode', ['theme']],
    ['mode dark', ['theme']],
    ['bigger', ['largeText']],
    ['shortcut', ['keys']],
    ['xyzzy', []],
  ])('%j finds %j', (typed, found) => {
    expect(names(typed)).toEqual(found);
  });

  it('needs no capitals and no accents', () => {
    overwriteGetLocale(() => 'de');
    expect(names('tone')).toContain('sound');
    expect(names('TÖNE')).toContain('sound');
    overwriteGetLocale(() => 'pl');
    expect(names('jezyk')).toContain('language');
    expect(names('glosnosc')).toContain('sound');
  });

  it.each(['language', 'Deutsch', '日本語', 'polski'])(
    'finds the language by %s on a page that one cannot read',
    (typed) => {
      overwriteGetLocale(() => 'th');
      expect(names(typed)).toEqual(['language']);
    },
  );

  it('can be a part of a word', () => {
    expect(matches('Animation speed', 'anim sp')).toBe(true);
    expect(matches('Animation speed', 'anim spx')).toBe(false);
  });
});

it.each(locales)('in %s every setting is found by its title, and by its group with the others', (locale) => {
  overwriteGetLocale(() => locale);
  for (const { name, title } of allSettings) expect(names(title())).toContain(name);
  for (const [group, title] of settingGroups)
    for (const { name, group: own } of allSettings) if (own === group) expect(names(title())).toContain(name);
});

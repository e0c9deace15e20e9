import { linkTo, paths } from '../browser/paths';
import { expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
});
const { views } = await import('./views.svelte');

it('a table begins with its board; the link of a screen brings the large hand, and a choice stays', () => {
  expect(views.of('abc')).toBe('board');
  views.come('abc', '?other=1');
  expect(views.of('abc')).toBe('board');
  views.come('abc', new URL(linkTo(paths.tableWithHand('abc'), 'http://one.example')).search);
  expect(views.of('abc')).toBe('hand');
  views.choose('abc', 'cards');
  views.come('abc', '?hand');
  expect(views.of('abc')).toBe('cards');
  expect(kept.get('tacit-view')).toContain('cards');
});

it('it goes along to the rematch, and nowhere else', () => {
  views.choose('abc', 'cards');
  views.carry('other', 'def');
  expect(views.of('def')).toBe('board');
  views.carry('abc', 'def');
  expect(views.of('def')).toBe('cards');
  expect(views.of('abc')).toBe('board');
});

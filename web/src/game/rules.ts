// The rules' own tables: layouts, packs and editions as the core exports them.
import type { Rules } from '@tacit/core';
import data from '@tacit/core/rules.json';

export const rules: Rules = data;

/** Whether a switch is on in the rules of a game, such as `pl,places=yes`. */
export function hasSwitch(text: string, name: string): boolean {
  const [edition, ...set] = text.split(',');
  const own = set.find((one) => one.startsWith(`${name}=`));
  return own ? own.endsWith('=yes') : (rules.editions.find((one) => one.name === edition)?.on.includes(name) ?? false);
}

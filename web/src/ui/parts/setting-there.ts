// Settings that depend on the device, or on who is playing.
import { canBuzz } from '../../browser/buzz';
import { canSpeak } from '../../browser/speech';
import { me } from '../../state/me.svelte';
import type { SettingName } from '../../words/settings';

export function isSettingThere(name: SettingName): boolean {
  if (name === 'vibration') return canBuzz();
  if (name === 'speech') return canSpeak();
  return (name !== 'name' && name !== 'alerts') || me.profile !== undefined;
}

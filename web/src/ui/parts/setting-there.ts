// Settings that depend on the device, or on who is playing.
import { canBuzz } from '../../browser/buzz';
import { me } from '../../state/me.svelte';
import type { SettingName } from '../../words/settings';

export const isSettingThere = (name: SettingName): boolean =>
  (name !== 'vibration' || canBuzz()) && ((name !== 'name' && name !== 'alerts') || me.profile !== undefined);

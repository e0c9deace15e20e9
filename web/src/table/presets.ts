// The ways in which most tables are set up. A preset fills in all options but people and game; custom ones are one's own.
import type { RatedLimits } from '@tacit/wire';
import { usualDays } from './correspondence';
import { usualTable, type NewTable } from './new-table';
import { asRated, usualClock } from './rated';

const filledIn = {
  friendly: {},
  clock: { decision: usualClock },
  days: { decision: usualDays },
  rated: { rated: true },
} satisfies Record<string, Partial<NewTable>>;

export type Preset = keyof typeof filledIn | 'custom';
export const presets: readonly Preset[] = ['friendly', 'clock', 'days', 'rated', 'custom'];

/** A table as a preset has it. */
export function asPreset(preset: Preset, own: NewTable, limits: RatedLimits): NewTable {
  if (preset === 'custom') return own;
  const { people, type } = own;
  const table = { ...usualTable, ...filledIn[preset], people, type };
  return table.rated ? asRated(limits, table) : table;
}

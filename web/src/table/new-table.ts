// A table that is about to be set up: what the form asks, and what the server is told.
import type { Options } from '@tacit/wire';
import { isByCorrespondence } from './correspondence';

type Agreed = Pick<
  Options,
  'type' | 'pack' | 'bots' | 'hints' | 'openHands' | 'playForced' | 'rated' | 'listed' | 'takeBack' | 'spectators'
>;

export interface NewTable extends Agreed {
  people: number; // who will come; bots take the other seats
  edition: string;
  changed: Record<string, string>; // switches that are not as in the edition: yes or no
  decision: number; // seconds; 0 without a clock
  reserve: number;
}

export const usualTable: NewTable = {
  people: 4,
  type: 'four',
  edition: 'std',
  changed: {},
  pack: 'master',
  bots: 'planner',
  decision: 0,
  reserve: 180,
  hints: false,
  openHands: false,
  playForced: false,
  rated: false,
  listed: false,
  takeBack: true,
  spectators: 'public',
};

export type TableOptions = Agreed & Pick<Options, 'rules' | 'clock' | 'botMilliseconds'>;

export function optionsOf({ people: _, edition, changed, decision, reserve, ...agreed }: NewTable): TableOptions {
  const switches = Object.entries(changed).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return {
    ...agreed,
    rules: [edition, ...switches].join(','),
    clock: { decision, reserve: decision > 0 && !isByCorrespondence({ decision }) ? reserve : 0 },
    botMilliseconds: 700,
  };
}

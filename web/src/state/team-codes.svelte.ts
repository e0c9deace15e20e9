// The codes of all teams for what is printed and handed out, and the address that others find this page at.
import type { EntrantCode } from '@tacit/wire';
import { linkTo, paths } from '../browser/paths';
import { api } from '../net/api';
import { originForOthers } from '../net/reachable';

export class TeamCodes {
  origin = $state(location.origin);
  private codes = $state.raw(new Map<number, EntrantCode>());

  constructor(private readonly tournament: string) {
    void originForOthers().then(({ origin }) => (this.origin = origin));
  }

  /** For organisers. Without them what is printed is paper all the same. */
  async ask(): Promise<void> {
    const all = await api.tournamentCodes(this.tournament).catch(() => undefined);
    if (all) this.codes = new Map(all.codes.map((one) => [one.number, one]));
  }

  get areKnown(): boolean {
    return this.codes.size > 0;
  }
  linkOf(entrant: number): string | undefined {
    const code = this.codes.get(entrant)?.code;
    return code && linkTo(paths.entrant(this.tournament, code), this.origin);
  }
  /** Six letters to be typed, where results are. */
  typedOf = (entrant: number): string | undefined => this.codes.get(entrant)?.typed;
}

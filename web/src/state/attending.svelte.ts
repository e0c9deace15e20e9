// Who is at the tables of a tournament, for its organiser: asked again and again as long as games are open and the page is seen.
import type { Attendant } from '@tacit/wire';
import { api } from '../net/api';

const every = 5000;

export class Attending {
  people = $state.raw<ReadonlyMap<string, Attendant>>(); // by person; none: not known

  constructor(private readonly id: string) {}

  /** For an effect. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** What cannot be asked is not known. */
  private async look(): Promise<void> {
    this.people = await api.attendance(this.id).then(
      ({ people }) => new Map(people.map((one) => [one.person, one])),
      () => undefined,
    );
  }
}

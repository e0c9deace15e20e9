// Hears that there is something new in a tournament. The line comes back by itself; what is new is asked for elsewhere.
import type { TournamentNews } from '@tacit/wire';
import type { LineHelp, Socket } from './line';

export type LiveHelp = Pick<LineHelp, 'open' | 'later'>;

const slowest = 20_000;

export class LiveLine {
  private socket: Socket | undefined;
  private tries = 0;
  private ended = false;
  isOpen = false;

  constructor(
    private readonly id: string,
    private readonly heard: (last: number) => void,
    private readonly help: LiveHelp,
  ) {
    this.connect();
  }

  /** Tries again now, for instance because somebody looks at the page again. */
  wake(): void {
    if (!this.ended && !this.socket) this.connect();
  }

  close(): void {
    this.ended = true;
    this.socket?.close();
  }

  private connect(): void {
    const socket = this.help.open(`/live/${this.id}`);
    this.socket = socket;
    socket.onopen = () => {
      this.isOpen = true;
      this.tries = 0;
    };
    socket.onmessage = ({ data }) => !this.ended && this.heard((JSON.parse(data) as TournamentNews).last);
    socket.onclose = () => this.broke();
  }

  // A whole hall loses its line at once and is not to come back in the same instant.
  private broke(): void {
    this.socket = undefined;
    this.isOpen = false;
    if (this.ended) return;
    const wait = Math.min(slowest, 500 * 2 ** this.tries++);
    this.help.later(wait * (0.5 + Math.random()), () => this.wake());
  }
}

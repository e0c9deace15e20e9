// The line to a table: it comes back by itself, asks for exactly what was missed, and loses or doubles no command.
import { isSentAway } from './api';
import { wireVersion, type Command, type ErrorMessage, type OkMessage, type ServerMessage, type Want } from '../../../docs/wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed' | 'sent_away';

export interface LineListener {
  message(message: ServerMessage): void;
  state(state: LineState): void;
}

/** What a table is reached by: over the network, or in this device's own worker. */
export interface Line {
  send(want: Want): Promise<OkMessage>;
  wake(): void;
  close(): void;
}

/** What of a browser's WebSocket is used, so that a test can stand in for it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineHelp {
  open(address: string): Socket;
  hello(): Promise<unknown>; // makes us known again when the server has forgotten us; fails when it does not want us
  later(milliseconds: number, what: () => void): void;
}

export class Refused extends Error {
  constructor(readonly answer: ErrorMessage) {
    super(answer.text);
  }
}

interface Pending {
  command: Command;
  done(answer: OkMessage): void;
  failed(why: Error): void;
}

const unknownPerson = 4401;
const notWelcome = 4403;
const slowest = 8000;

export class TableLine implements Line {
  private socket: Socket | undefined;
  private last = 0;
  private tries = 0;
  private count = 0;
  private ended = false;
  private isOpen = false;
  private readonly pending = new Map<string, Pending>();
  // Commands of one tab must not meet those of another.
  private readonly tag = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly table: string,
    private readonly listener: LineListener,
    private readonly help: LineHelp,
  ) {
    this.connect();
  }

  /** Sends a command, again with the same id if the line breaks before its answer. */
  send(want: Want): Promise<OkMessage> {
    const command: Command = { v: wireVersion, id: `${this.tag}-${++this.count}`, do: want };
    return new Promise((done, failed) => {
      this.pending.set(command.id, { command, done, failed });
      if (this.isOpen) this.socket?.send(JSON.stringify(command));
    });
  }

  /** Tries again now, for instance because the browser says it is online. */
  wake(): void {
    if (!this.ended && !this.socket) this.connect();
  }

  close(): void {
    this.end('closed');
  }

  private end(state: LineState): void {
    this.ended = true;
    this.socket?.close();
    this.listener.state(state);
  }

  private connect(): void {
    if (this.ended) return;
    if (this.tries === 0) this.listener.state('connecting');
    const socket = this.help.open(`/ws/${this.table}?last=${this.last}`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.broke(socket, event.code);
  }

  private opened(socket: Socket): void {
    this.tries = 0;
    this.isOpen = true;
    this.listener.state('open');
    for (const { command } of this.pending.values()) socket.send(JSON.stringify(command));
  }

  private heard(message: ServerMessage): void {
    if (message.k === 'view' || message.k === 'event') this.last = message.n;
    if (message.k === 'ok' || message.k === 'error') this.settle(message);
    else this.listener.message(message);
  }

  private settle(message: OkMessage | ErrorMessage): void {
    const pending = message.re === undefined ? undefined : this.pending.get(message.re);
    if (!pending) return;
    this.pending.delete(pending.command.id);
    if (message.k === 'ok') pending.done(message);
    else pending.failed(new Refused(message));
  }

  private broke(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = undefined;
    this.isOpen = false;
    if (this.ended) return;
    if (code === notWelcome) return this.close();
    this.listener.state('lost');
    const wait = Math.min(slowest, 300 * 2 ** this.tries++);
    const again = (): void => this.wake();
    if (code !== unknownPerson) return this.help.later(wait, again);
    this.help.hello().then(again, (why: unknown) => (isSentAway(why) ? this.end('sent_away') : this.help.later(wait, again)));
  }
}

export function browserHelp(hello: () => Promise<unknown>): LineHelp {
  return {
    open(address) {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(`${scheme}//${location.host}${address}`) as unknown as Socket;
    },
    hello,
    later: (milliseconds, what) => void setTimeout(what, milliseconds),
  };
}

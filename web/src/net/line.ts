// The line to a table: it comes back by itself, asks for exactly what was missed, and loses or doubles no command. A network
// that has gone silent says nothing of it, so the line asks now and then whether anybody answers.
import { api, isNowhere, isSentAway } from './api';
import {
  closeCodes,
  wireVersion,
  type Command,
  type ErrorMessage,
  type OkMessage,
  type ServerMessage,
  type Want,
} from '@tacit/wire';

/** `sending`: open, but a command has been waiting for its answer; `gone`: there is no such table any more. */
export type LineState = 'connecting' | 'open' | 'sending' | 'lost' | 'closed' | 'sent_away' | 'gone';

export interface LineListener {
  message(message: ServerMessage): void;
  state(state: LineState): void;
}

/** What a table is reached by: over the network, or in this device's own worker. */
export interface Line {
  send(want: Want): Promise<OkMessage>;
  wake(): void;
  /** The browser says that there is no network. */
  cut(): void;
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
  isThere(table: string): Promise<boolean>; // fails when nobody can say
  later(milliseconds: number, what: () => void): void;
  every(milliseconds: number, what: () => void): () => void; // the answer stops it
  now(): number;
}

export class Refused extends Error {
  constructor(readonly answer: ErrorMessage) {
    super(answer.text);
  }
}

interface Pending {
  command: Command;
  since: number; // when it was sent
  done(answer: OkMessage): void;
  failed(why: Error): void;
}

const slowest = 8000;

// Milliseconds: how often we look; after which silence we ask; how long an answer takes before we say so; after which
// silence the line counts as lost, if we have asked for a while; and how long a goodbye may take.
const glance = 500;
const askAfter = 3000;
const sendingAfter = 2000;
const lostAfter = 6000;
const partingTime = 30_000;

export class TableLine implements Line {
  private socket: Socket | undefined;
  private last = 0;
  private tries = 0;
  private count = 0;
  private ended = false;
  private parting = false; // nobody listens any more, but what was said last is to arrive
  private isOpen = false;
  private told: LineState | undefined;
  private heardAt = 0;
  private askedAt: number | undefined;
  private readonly stopLooking: () => void;
  private readonly pending = new Map<string, Pending>();
  // Commands of one tab must not meet those of another.
  private readonly tag = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly table: string,
    private readonly listener: LineListener,
    private readonly help: LineHelp,
    private readonly screen = false, // shows the table to everybody in the room: nobody's hand, no matter who we are
  ) {
    this.stopLooking = help.every(glance, () => this.look());
    this.connect();
  }

  /** Sends a command, again with the same id if the line breaks before its answer. */
  send(want: Want): Promise<OkMessage> {
    const command: Command = { v: wireVersion, id: `${this.tag}-${++this.count}`, do: want };
    return new Promise((done, failed) => {
      this.pending.set(command.id, { command, since: this.help.now(), done, failed });
      if (this.isOpen) this.socket?.send(JSON.stringify(command));
    });
  }

  /** Tries again now, for instance because the browser says it is online. */
  wake(): void {
    if (this.ended) return;
    if (!this.socket) this.connect();
    else if (this.isOpen && this.askedAt === undefined) this.ask();
  }

  cut(): void {
    if (!this.ended) this.drop();
  }

  /** Nothing is told any more; a goodbye that is on its way still arrives, if it can. */
  close(): void {
    if (this.ended || this.parting) return;
    this.tell('closed');
    if (!this.saysGoodbye()) return this.end('closed');
    this.parting = true;
    this.help.later(partingTime, () => this.end('closed'));
  }

  private saysGoodbye(): boolean {
    return [...this.pending.values()].some(({ command }) => command.do.k === 'leave');
  }

  private tell(state: LineState): void {
    if (this.parting || this.told === state) return;
    this.told = state;
    this.listener.state(state);
  }

  private end(state: LineState): void {
    if (this.ended) return;
    this.ended = true;
    this.stopLooking();
    this.socket?.close();
    this.tell(state);
  }

  /** Whether anybody still answers. */
  private look(): void {
    const now = this.help.now();
    const silence = now - this.heardAt;
    if (!this.socket) return;
    if (!this.isOpen) return silence >= lostAfter ? this.drop() : undefined;
    const waiting = now - Math.min(now, ...[...this.pending.values()].map(({ since }) => since));
    const asked = Math.max(waiting, this.askedAt === undefined ? 0 : now - this.askedAt);
    if (silence >= lostAfter && asked >= lostAfter - askAfter) return this.drop();
    if (silence >= askAfter && this.askedAt === undefined) this.ask();
    this.tell(waiting >= sendingAfter ? 'sending' : 'open');
  }

  private ask(): void {
    this.askedAt = this.help.now();
    const ping: Command = { v: wireVersion, id: `${this.tag}-ping`, do: { k: 'ping' } };
    this.socket?.send(JSON.stringify(ping));
  }

  /** Leaves a line on which nothing comes, and tries another one. */
  private drop(): void {
    const { socket } = this;
    if (!socket) return this.tell('lost');
    this.broke(socket, 0);
    socket.close();
  }

  private connect(): void {
    if (this.ended) return;
    if (this.tries === 0) this.tell('connecting');
    this.heardAt = this.help.now();
    const socket = this.help.open(`/ws/${this.table}?last=${this.last}${this.screen ? '&screen=1' : ''}`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.broke(socket, event.code);
  }

  private opened(socket: Socket): void {
    this.tries = 0;
    this.isOpen = true;
    this.askedAt = undefined;
    this.heardAt = this.help.now();
    this.tell('open');
    for (const pending of this.pending.values()) {
      pending.since = this.heardAt;
      socket.send(JSON.stringify(pending.command));
    }
  }

  private heard(message: ServerMessage): void {
    this.heardAt = this.help.now();
    this.askedAt = undefined;
    if (message.k === 'view' || message.k === 'event') this.last = message.n;
    if (message.k === 'ok' || message.k === 'error') this.settle(message);
    else if (!this.parting) this.listener.message(message);
  }

  private settle(message: OkMessage | ErrorMessage): void {
    const pending = message.re === undefined ? undefined : this.pending.get(message.re);
    if (!pending) return;
    this.pending.delete(pending.command.id);
    if (message.k === 'ok') pending.done(message);
    else pending.failed(new Refused(message));
    if (this.told === 'sending') this.look();
    if (this.parting && !this.saysGoodbye()) this.end('closed');
  }

  private broke(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    const wasOpen = this.isOpen;
    this.socket = undefined;
    this.isOpen = false;
    if (this.ended) return;
    if (code === closeCodes.noSpectators) return this.end('closed');
    if (code === closeCodes.notFound) return this.end('gone');
    this.tell('lost');
    const wait = Math.min(slowest, 300 * 2 ** this.tries++);
    const again = (): void => this.wake();
    const later = (): void => this.help.later(wait, again);
    if (code === closeCodes.unknownPerson)
      this.help.hello().then(again, (why: unknown) => (isSentAway(why) ? this.end('sent_away') : later()));
    else if (wasOpen) later();
    else this.help.isThere(this.table).then((there) => (there || this.socket ? later() : this.end('gone')), later);
  }
}

export function browserHelp(hello: () => Promise<unknown>): LineHelp {
  return {
    open(address) {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(`${scheme}//${location.host}${address}`) as unknown as Socket;
    },
    hello,
    isThere: (table) =>
      api.table(table).then(
        () => true,
        (why: unknown) => {
          if (isNowhere(why)) return false;
          throw why;
        },
      ),
    later: (milliseconds, what) => void setTimeout(what, milliseconds),
    every(milliseconds, what) {
      const timer = setInterval(what, milliseconds);
      return () => clearInterval(timer);
    },
    now: () => performance.now(),
  };
}

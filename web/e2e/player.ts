// Plays for a page's person behind its screen: where a test needs a game to have gone on, nothing has to be drawn.
import type { Page } from 'playwright-core';
import type { Command, LegalPlay, ServerMessage, Want } from '@tacit/wire';
import type { Answer } from '../src/core/core';

/** Sends these to a table, one after the other. */
export const tellTable = (page: Page, table: string, ...wants: Want[]): Promise<void> =>
  page.evaluate(
    ([id, all]) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(`ws://${location.host}/ws/${id}?last=0`);
        let answers = 0;
        socket.onopen = () =>
          all.forEach((want, i) => socket.send(JSON.stringify({ v: 1, id: `${Math.random()}-${i}`, do: want })));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as ServerMessage;
          if (message.k === 'error') failed(new Error(message.text));
          if (message.k !== 'ok' || ++answers < all.length) return;
          socket.close();
          done();
        };
      }),
    [table, wants] as const,
  );

/** Lets `playOut` find the core of what this page loads next. */
export const keepCore = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const cores: Worker[] = [];
    const Plain = Worker;
    class Kept extends Plain {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        cores.push(this);
      }
    }
    Object.assign(window, { Worker: Kept, cores });
  });

/** Plays to the end at a table of the server, or of this device (after `keepCore`); nobody need look at it meanwhile. */
export const playOut = (page: Page, table: string, where: 'server' | 'device' = 'server'): Promise<void> =>
  page.evaluate(
    ([id, at]) =>
      new Promise<void>((over) => {
        let you = '';
        let count = 0;
        const line = at === 'server' ? overNetwork() : insideCore();

        function overNetwork(): { send(command: Command): void; close(): void } {
          const socket = new WebSocket(`ws://${location.host}/ws/${id}?last=0`);
          socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ServerMessage);
          return { send: (command) => socket.send(JSON.stringify(command)), close: () => socket.close() };
        }

        function insideCore(): ReturnType<typeof overNetwork> {
          const [core] = (window as unknown as { cores: Worker[] }).cores;
          const listener = 1e9; // no number that the page itself uses
          const ask = (name: string, ...args: unknown[]): void => core?.postMessage({ id: listener, name, args });
          const told = ({ data }: MessageEvent<Answer>): void => {
            if ('listener' in data && data.listener === listener) hear(data.told as ServerMessage);
            else if ('value' in data && data.id === listener && data.value) hear(data.value as ServerMessage);
          };
          core?.addEventListener('message', told);
          ask('come', listener, id, 'p0');
          return {
            send: (command) => ask('act', id, 'p0', command),
            close: () => {
              core?.removeEventListener('message', told);
              ask('leave', listener);
            },
          };
        }

        const send = (seat: string, want: Want): void => line.send({ v: 1, id: `${seat}${++count}`, do: want });

        function hear(message: ServerMessage): void {
          if (message.k === 'ok' && message.plays) return choose(message.re.charAt(0), message.plays);
          if (message.k === 'view') you = message.you;
          if (message.k !== 'view' && message.k !== 'event') return;
          if (message.k === 'view' ? message.stage === 'over' : message.event.k === 'ended') {
            line.close();
            return over();
          }
          const seat = [...(message.game?.deciding ?? '')].find((one) => you.includes(one));
          if (seat) send(seat, { k: 'list_plays', seat });
        }

        // What is decided already is refused, and what happened meanwhile comes as an event.
        function choose(seat: string, plays: LegalPlay[]): void {
          const points = plays.map(({ board }) => worth(board));
          const best = plays[points.indexOf(Math.max(...points))]?.play ?? '';
          send(
            seat,
            best.startsWith('give:') ? { k: 'give', seat, card: best.slice(5) } : { k: 'play', seat, play: best },
          );
        }

        // Marbles home, then marbles on their way: enough for games that come to an end.
        function worth(board: string): number {
          const points = (seat: string): number =>
            seat
              .slice(2)
              .split(',')
              .reduce((sum, space) => sum + (space.startsWith('H') ? 4 : space === 'B' ? 0 : 1), 0);
          return board
            .split('/')
            .reduce((sum, seat) => sum + (you.includes(seat.charAt(0)) ? 1 : -1) * points(seat), Math.random() / 2);
        }
      }),
    [table, where] as const,
  );

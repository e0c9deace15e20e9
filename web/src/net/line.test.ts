import { describe, expect, it } from 'vitest';
import type { Command, ServerMessage } from '../../../docs/wire';
import { ApiError } from './api';
import { TableLine, type LineState, type Socket } from './line';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Command[] = [];
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function table(hello: () => Promise<void> = () => Promise.resolve()) {
  const sockets: FakeSocket[] = [];
  const states: LineState[] = [];
  const messages: ServerMessage[] = [];
  const later: (() => void)[] = [];
  let hellos = 0;
  const line = new TableLine(
    'xyz',
    { message: (m) => messages.push(m), state: (s) => states.push(s) },
    {
      open: (address) => {
        const socket = new FakeSocket(address);
        sockets.push(socket);
        return socket;
      },
      hello: () => {
        hellos++;
        return hello();
      },
      later: (_, what) => later.push(what),
    },
  );
  return { line, sockets, states, messages, later, hellos: () => hellos };
}

describe('the line to a table', () => {
  it('comes back and asks for what it has missed', () => {
    const { sockets, states, later } = table();
    expect(sockets[0]?.address).toBe('/ws/xyz?last=0');
    sockets[0]?.onopen?.();
    sockets[0]?.tell({ k: 'view', n: 7 });
    sockets[0]?.tell({ k: 'event', n: 8 });
    sockets[0]?.onclose?.({ code: 1006 });
    later.shift()?.();
    expect(sockets[1]?.address).toBe('/ws/xyz?last=8');
    sockets[1]?.onopen?.();
    expect(states).toEqual(['connecting', 'open', 'lost', 'open']);
  });
  it('sends an unanswered command again with the same id', async () => {
    const { line, sockets, later } = table();
    sockets[0]?.onopen?.();
    const answer = line.send({ k: 'start' });
    const id = sockets[0]?.sent[0]?.id;
    sockets[0]?.onclose?.({ code: 1001 });
    later.shift()?.();
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent.map((c) => c.id)).toEqual([id]);
    sockets[1]?.tell({ k: 'ok', re: id, n: 3 });
    await expect(answer).resolves.toMatchObject({ n: 3 });
    sockets[1]?.onclose?.({ code: 1006 });
    later.shift()?.();
    sockets[2]?.onopen?.();
    expect(sockets[2]?.sent).toEqual([]);
  });
  it('tells of a refusal', async () => {
    const { line, sockets } = table();
    sockets[0]?.onopen?.();
    const answer = line.send({ k: 'start' });
    sockets[0]?.tell({ k: 'error', re: sockets[0].sent[0]?.id, code: 'not_now', text: 'not now' });
    await expect(answer).rejects.toThrow('not now');
  });
  it('says hello when the server does not know us, and stays away where it is not welcome', async () => {
    const one = table();
    one.sockets[0]?.onclose?.({ code: 4401 });
    await Promise.resolve();
    await Promise.resolve();
    expect(one.hellos()).toBe(1);
    expect(one.sockets).toHaveLength(2);
    const other = table();
    other.sockets[0]?.onclose?.({ code: 4403 });
    expect(other.states.at(-1)).toBe('closed');
    expect(other.later).toEqual([]);
  });
  it('does not come back when the server has logged us out, but does when it is only away', async () => {
    const out = table(() => Promise.reject(new ApiError(401, 'unknown_person', '')));
    out.sockets[0]?.onopen?.();
    out.sockets[0]?.onclose?.({ code: 4401 });
    await Promise.resolve().then(() => Promise.resolve());
    expect(out.states.at(-1)).toBe('sent_away');
    expect(out.later).toEqual([]);
    out.line.wake();
    expect(out.sockets).toHaveLength(1);
    const away = table(() => Promise.reject(new TypeError('fetch failed')));
    away.sockets[0]?.onclose?.({ code: 4401 });
    await Promise.resolve().then(() => Promise.resolve());
    expect(away.states.at(-1)).toBe('lost');
    expect(away.later).toHaveLength(1);
  });
});

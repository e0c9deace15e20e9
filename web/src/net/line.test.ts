import { describe, expect, it } from 'vitest';
import { closeCodes, type Command, type ServerMessage } from '@tacit/wire';
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

function table(
  hello: () => Promise<void> = () => Promise.resolve(),
  isThere: () => Promise<boolean> = () => Promise.resolve(true),
) {
  const sockets: FakeSocket[] = [];
  const states: LineState[] = [];
  const messages: ServerMessage[] = [];
  const later: (() => void)[] = [];
  const looks = new Set<() => void>();
  let hellos = 0;
  let now = 1000;
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
      isThere,
      later: (_, what) => later.push(what),
      every: (_, what) => {
        looks.add(what);
        return () => looks.delete(what);
      },
      now: () => now,
    },
  );
  /** So many seconds go by, in which the line looks twice a second. */
  const pass = (seconds: number): void => {
    for (let n = 0; n < 2 * seconds; n++) {
      now += 500;
      for (const look of looks) look();
    }
  };
  return { line, sockets, states, messages, later, looks, pass, hellos: () => hellos };
}

const pings = (socket: FakeSocket | undefined): number => socket?.sent.filter((one) => one.do.k === 'ping').length ?? 0;
const settled = async (): Promise<void> => void (await new Promise((done) => setTimeout(done)));

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
    one.sockets[0]?.onclose?.({ code: closeCodes.unknownPerson });
    await Promise.resolve();
    await Promise.resolve();
    expect(one.hellos()).toBe(1);
    expect(one.sockets).toHaveLength(2);
    const other = table();
    other.sockets[0]?.onclose?.({ code: closeCodes.noSpectators });
    expect(other.states.at(-1)).toBe('closed');
    expect(other.later).toEqual([]);
  });
  it('does not come back when the server has logged us out, but does when it is only away', async () => {
    const out = table(() => Promise.reject(new ApiError(401, { error: 'unknown_person', text: '' })));
    out.sockets[0]?.onopen?.();
    out.sockets[0]?.onclose?.({ code: closeCodes.unknownPerson });
    await Promise.resolve().then(() => Promise.resolve());
    expect(out.states.at(-1)).toBe('sent_away');
    expect(out.later).toEqual([]);
    out.line.wake();
    expect(out.sockets).toHaveLength(1);
    const away = table(() => Promise.reject(new TypeError('fetch failed')));
    away.sockets[0]?.onclose?.({ code: closeCodes.unknownPerson });
    await Promise.resolve().then(() => Promise.resolve());
    expect(away.states.at(-1)).toBe('lost');
    expect(away.later).toHaveLength(1);
  });
});

describe('a line that has gone silent', () => {
  it('is noticed without anybody doing anything', () => {
    const { sockets, states, pass } = table();
    sockets[0]?.onopen?.();
    pass(3);
    expect(pings(sockets[0])).toBe(1);
    pass(2.5);
    expect(states.at(-1)).toBe('open');
    pass(0.5);
    expect(states.at(-1)).toBe('lost');
  });
  it('stays open as long as anybody answers', () => {
    const { sockets, states, pass } = table();
    sockets[0]?.onopen?.();
    for (let n = 0; n < 20; n++) {
      pass(3);
      sockets[0]?.tell({ k: 'ok', re: sockets[0].sent.at(-1)?.id, n: 0 });
    }
    expect(states).toEqual(['connecting', 'open']);
    expect(pings(sockets[0])).toBe(20);
  });
  it('says after two seconds that it is sending, and after six that it is lost', async () => {
    const { line, sockets, states, pass, later } = table();
    sockets[0]?.onopen?.();
    const answer = line.send({ k: 'start' });
    pass(1.5);
    expect(states.at(-1)).toBe('open');
    pass(0.5);
    expect(states.at(-1)).toBe('sending');
    pass(4);
    expect(states.at(-1)).toBe('lost');
    later.shift()?.();
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent.map((one) => one.do.k)).toEqual(['start']);
    sockets[1]?.tell({ k: 'ok', re: sockets[1].sent[0]?.id, n: 3 });
    await expect(answer).resolves.toMatchObject({ n: 3 });
    expect(states.at(-1)).toBe('open');
  });
  it('is done sending as soon as the answer is there', () => {
    const { line, sockets, states, pass } = table();
    sockets[0]?.onopen?.();
    void line.send({ k: 'start' });
    pass(2.5);
    sockets[0]?.tell({ k: 'ok', re: sockets[0].sent[0]?.id, n: 3 });
    expect(states).toEqual(['connecting', 'open', 'sending', 'open']);
  });
  it('is lost at once when the browser says so, and asked about when it comes back', () => {
    const { line, sockets, states } = table();
    sockets[0]?.onopen?.();
    line.cut();
    expect(states.at(-1)).toBe('lost');
    line.wake();
    sockets[1]?.onopen?.();
    line.wake();
    expect(pings(sockets[1])).toBe(1);
  });
  it('gives up a connection that never opens', () => {
    const { sockets, states, pass } = table();
    pass(6);
    expect(states).toEqual(['connecting', 'lost']);
    expect(sockets).toHaveLength(1);
  });
  it('is not taken for lost because the browser has slept', () => {
    const { sockets, states, looks, pass } = table();
    sockets[0]?.onopen?.();
    const [look] = looks;
    looks.clear();
    pass(600);
    look?.();
    expect(states.at(-1)).toBe('open');
    expect(pings(sockets[0])).toBe(1);
  });
});

describe('a table that is no more', () => {
  it('is not looked for any longer', async () => {
    const { sockets, states, later, looks } = table(undefined, () => Promise.resolve(false));
    sockets[0]?.onopen?.();
    sockets[0]?.onclose?.({ code: 1001 });
    later.shift()?.();
    sockets[1]?.onclose?.({ code: 1006 });
    await settled();
    expect(states.at(-1)).toBe('gone');
    expect([later.length, looks.size]).toEqual([0, 0]);
  });
  it('is looked for as long as nobody can say', async () => {
    const { sockets, states, later } = table(undefined, () => Promise.reject(new TypeError('fetch failed')));
    sockets[0]?.onclose?.({ code: 1006 });
    await settled();
    expect(states.at(-1)).toBe('lost');
    expect(later).toHaveLength(1);
  });
  it('says so itself when it is deleted', () => {
    const { sockets, states } = table();
    sockets[0]?.onopen?.();
    sockets[0]?.onclose?.({ code: closeCodes.notFound });
    expect(states.at(-1)).toBe('gone');
  });
});

describe('going away', () => {
  it('lets a goodbye arrive over a line that breaks, and tells nobody', () => {
    const { line, sockets, states, messages, later, looks } = table();
    sockets[0]?.onopen?.();
    void line.send({ k: 'leave' });
    line.close();
    expect(states.at(-1)).toBe('closed');
    sockets[0]?.onclose?.({ code: 1006 });
    later.at(-1)?.();
    sockets[1]?.onopen?.();
    sockets[1]?.tell({ k: 'event', n: 4 });
    expect(sockets[1]?.sent.map((one) => one.do.k)).toEqual(['leave']);
    sockets[1]?.tell({ k: 'ok', re: sockets[1].sent[0]?.id, n: 4 });
    expect([states.at(-1), messages.length, looks.size]).toEqual(['closed', 0, 0]);
    line.wake();
    expect(sockets).toHaveLength(2);
  });
  it('ends at once when there is nothing to say', () => {
    const { line, sockets, looks } = table();
    sockets[0]?.onopen?.();
    line.close();
    line.wake();
    expect([sockets.length, looks.size]).toEqual([1, 0]);
  });
});

import { expect, test } from 'vitest';
import type { Socket } from './line';
import { LiveLine } from './live';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  closed = false;
  send(): void {}
  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const waiting: (() => void)[] = [];
  const heard: number[] = [];
  const line = new LiveLine('abc', (last) => heard.push(last), {
    open(address) {
      expect(address).toBe('/live/abc');
      sockets.push(new FakeSocket());
      return sockets.at(-1) as FakeSocket;
    },
    later: (_, what) => void waiting.push(what),
  });
  return { line, sockets, waiting, heard };
}

test('news are heard, and a line that broke comes back', () => {
  const { line, sockets, waiting, heard } = setUp();
  sockets[0]?.onopen?.();
  expect(line.isOpen).toBe(true);
  sockets[0]?.onmessage?.({ data: '{"last":7}' });
  sockets[0]?.onclose?.({ code: 1006 });
  expect(line.isOpen).toBe(false);
  waiting.shift()?.();
  sockets[1]?.onmessage?.({ data: '{"last":9}' });
  expect(heard).toEqual([7, 9]);
});

test('a line that was closed stays so', () => {
  const { line, sockets, waiting, heard } = setUp();
  line.close();
  expect(sockets[0]?.closed).toBe(true);
  sockets[0]?.onmessage?.({ data: '{"last":7}' });
  line.wake();
  expect([waiting.length, sockets.length, heard.length]).toEqual([0, 1, 0]);
});

test('waking does not wait for the next try, nor open two lines', () => {
  const { line, sockets, waiting } = setUp();
  line.wake();
  expect(sockets.length).toBe(1);
  sockets[0]?.onclose?.({ code: 1006 });
  line.wake();
  waiting.shift()?.();
  expect(sockets.length).toBe(2);
});

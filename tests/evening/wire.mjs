// The other end of the server, by hand: HTTP requests and a WebSocket over a plain socket. Shares nothing with the page
// or the server.
import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const acceptSuffix = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** The answer as {status, body, cookie}; throws when the server can't be reached. */
export function ask(port, method, path, { body, cookie } = {}) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = { ...(cookie && { Cookie: cookie }), ...(text !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }) };
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent, timeout: 20_000 }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const said = Buffer.concat(parts).toString();
        const isJson = (answer.headers['content-type'] ?? '').startsWith('application/json');
        resolve({ status: answer.statusCode, body: isJson ? JSON.parse(said) : said, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] });
      });
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.end(text);
  });
}

const textFrame = 1;
const closeFrame = 8;
const pingFrame = 9;
const pongFrame = 10;

function frame(kind, payload) {
  const mask = randomBytes(4);
  const length = payload.length;
  const long = length > 0xffff ? 8 : length > 125 ? 2 : 0;
  const head = Buffer.alloc(2 + long);
  head[0] = 0x80 | kind;
  head[1] = 0x80 | (long === 8 ? 127 : long === 2 ? 126 : length);
  if (long === 2) head.writeUInt16BE(length, 2);
  if (long === 8) head.writeBigUInt64BE(BigInt(length), 2);
  const masked = Buffer.from(payload);
  for (let i = 0; i < masked.length; ++i) masked[i] ^= mask[i & 3];
  return Buffer.concat([head, mask, masked]);
}

/** A WebSocket: `onText` gets each message, `onEnd` comes once, with the close code or nothing. */
export class Line {
  #socket;
  #read = Buffer.alloc(0);
  #isOpen = false;
  #ended = false;
  #code;

  constructor(port, path, cookie, { onText, onEnd }) {
    this.onText = onText;
    this.onEnd = onEnd;
    const key = randomBytes(16).toString('base64');
    this.accept = createHash('sha1').update(key + acceptSuffix).digest('base64');
    this.#socket = connect(port, '127.0.0.1', () => {
      this.#socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\nCookie: ${cookie}\r\n\r\n`,
      );
    });
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (bytes) => this.#take(bytes));
    this.#socket.on('error', () => this.#end());
    this.#socket.on('close', () => this.#end());
  }

  get isOpen() {
    return this.#isOpen && !this.#ended;
  }

  send(message) {
    if (this.isOpen) this.#socket.write(frame(textFrame, Buffer.from(JSON.stringify(message))));
  }

  close() {
    this.#socket.destroy();
    this.#end();
  }

  #end() {
    if (this.#ended) return;
    this.#ended = true;
    this.onEnd(this.#code);
  }

  #take(bytes) {
    this.#read = this.#read.length === 0 ? bytes : Buffer.concat([this.#read, bytes]);
    if (!this.#isOpen && !this.#shakeHands()) return;
    while (this.#takeFrame());
  }

  #shakeHands() {
    const end = this.#read.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const head = this.#read.subarray(0, end).toString();
    if (!head.startsWith('HTTP/1.1 101') || !head.includes(this.accept)) {
      this.close();
      return false;
    }
    this.#read = this.#read.subarray(end + 4);
    this.#isOpen = true;
    return true;
  }

  #takeFrame() {
    const read = this.#read;
    if (this.#ended || read.length < 2) return false;
    const kind = read[0] & 15;
    let length = read[1] & 127;
    let at = 2;
    if (length === 126) {
      if (read.length < 4) return false;
      length = read.readUInt16BE(2);
      at = 4;
    } else if (length === 127) {
      if (read.length < 10) return false;
      length = Number(read.readBigUInt64BE(2));
      at = 10;
    }
    if (read.length < at + length) return false;
    const payload = read.subarray(at, at + length);
    this.#read = read.subarray(at + length);
    if (kind === textFrame) this.onText(payload.toString());
    else if (kind === pingFrame) this.#socket.write(frame(pongFrame, payload));
    else if (kind === closeFrame) {
      this.#code = payload.length >= 2 ? payload.readUInt16BE(0) : undefined;
      this.close();
    }
    return true;
  }
}

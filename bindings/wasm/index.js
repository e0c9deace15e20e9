// A thin shell over the module: texts in, texts out. Works in browsers, in workers and in node.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The few things of the system that the module asks for: a clock, and nowhere to write to.
function system(memory) {
  const view = () => new DataView(memory().buffer);
  return {
    clock_time_get(_clock, _precision, result) {
      view().setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_close: () => 8,
    fd_seek: () => 8,
    fd_write: () => 8,
  };
}

function halves(seed) {
  const whole = BigInt.asUintN(64, BigInt(seed));
  return [Number(whole & 0xffffffffn), Number(whole >> 32n)];
}

/** One conversation in the line protocol. */
export class Session {
  #core;
  #handle;
  constructor(core, seed) {
    this.#core = core;
    this.#handle = core.exports.tacit_session_new(...halves(seed));
  }
  answer(line) {
    return this.#core.call(line, () => this.#core.exports.tacit_session_answer(this.#handle));
  }
  free() {
    this.#core.exports.tacit_session_delete(this.#handle);
    this.#handle = 0;
  }
}

function messages(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** A table on this device: the same commands and messages as over the wire. */
export class LocalTable {
  #core;
  #handle;
  constructor(core, seed) {
    this.#core = core;
    this.#handle = core.exports.tacit_table_new(...halves(seed));
  }
  #ask(name, input = '', ...rest) {
    return this.#core.call(input, () => this.#core.exports[`tacit_table_${name}`](this.#handle, ...rest));
  }
  create(options, now = Date.now()) {
    return messages(this.#ask('create', JSON.stringify(options), now))[0];
  }
  restore(events) {
    return messages(this.#ask('restore', events))[0];
  }
  act(command, now = Date.now()) {
    return messages(this.#ask('act', JSON.stringify(command), now));
  }
  letBotDecide(now = Date.now()) {
    return messages(this.#ask('bot', '', now));
  }
  view() {
    return messages(this.#ask('view'))[0];
  }
  events() {
    return this.#ask('events');
  }
  record() {
    return this.#ask('record');
  }
  free() {
    this.#core.exports.tacit_table_delete(this.#handle);
    this.#handle = 0;
  }
}

/** The loaded module. */
export class Core {
  constructor(instance) {
    this.exports = instance.exports;
  }
  call(input, work) {
    const bytes = encoder.encode(input);
    const at = this.exports.tacit_input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
    work();
    const from = this.exports.tacit_output();
    return decoder.decode(new Uint8Array(this.exports.memory.buffer, from, this.exports.tacit_output_size()));
  }
  session(seed = 0) {
    return new Session(this, seed);
  }
  table(seed) {
    return new LocalTable(this, seed);
  }
  replay(file, eyes = '') {
    return JSON.parse(this.call(`${eyes}\n${file}`, () => this.exports.tacit_replay()));
  }
  fair(file) {
    return JSON.parse(this.call(file, () => this.exports.tacit_fair()));
  }
}

/** Loads the module from its bytes, or from a response of fetch. */
export async function load(source) {
  let instance;
  const imports = { wasi_snapshot_preview1: system(() => instance.exports.memory) };
  const loaded =
    source instanceof Response || source instanceof Promise
      ? await WebAssembly.instantiateStreaming(source, imports)
      : await WebAssembly.instantiate(source, imports);
  instance = loaded.instance ?? loaded;
  instance.exports._initialize();
  return new Core(instance);
}

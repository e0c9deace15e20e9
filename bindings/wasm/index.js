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

const messages = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** A table on this device: the same commands and messages as over the wire, for several persons. */
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
  create(table, host, options, seed, now = Date.now()) {
    return messages(this.#ask('create', JSON.stringify({ table, host, options, seed }), now))[0];
  }
  createNext(table, events, now = Date.now()) {
    return messages(this.#ask('create_next', JSON.stringify({ table, events }), now))[0];
  }
  restore(events) {
    return messages(this.#ask('restore', events))[0];
  }
  act({ id, name }, command, now = Date.now()) {
    return messages(this.#ask('act', JSON.stringify({ person: id, name, command }), now))[0];
  }
  letBotDecide(now = Date.now()) {
    return this.#core.exports.tacit_table_bot(this.#handle, now) !== 0;
  }
  advise(seat, milliseconds) {
    return this.#ask('advise', seat, milliseconds);
  }
  view(person, at = Number.MAX_SAFE_INTEGER) {
    return messages(this.#ask('view', person, at))[0];
  }
  after(person, last) {
    return messages(this.#ask('after', person, last));
  }
  events(last = 0) {
    return this.#ask('events', '', last);
  }
  record() {
    return this.#ask('record');
  }
  free() {
    this.#core.exports.tacit_table_delete(this.#handle);
    this.#handle = 0;
  }
}

/** The judging of a finished game, job by job. */
export class Analysis {
  #core;
  #handle;
  constructor(core, handle) {
    this.#core = core;
    this.#handle = handle;
    this.jobs = core.exports.tacit_analysis_jobs(handle);
  }
  run(job) {
    this.#core.exports.tacit_analysis_run(this.#handle, job);
  }
  report() {
    return JSON.parse(this.#core.call('', () => this.#core.exports.tacit_analysis_report(this.#handle)));
  }
  free() {
    this.#core.exports.tacit_analysis_delete(this.#handle);
    this.#handle = 0;
  }
}

/** The loaded module. */
export class Core {
  #told = () => {};
  /** What the solver says on its way. */
  hear = (used, at, size) => this.#told(used, this.#text(at, size));
  #text(at, size) {
    return decoder.decode(new Uint8Array(this.exports.memory.buffer, at, size));
  }
  call(input, work) {
    const bytes = encoder.encode(input);
    const at = this.exports.tacit_input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
    work();
    return this.#text(this.exports.tacit_output(), this.exports.tacit_output_size());
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
  commitment(word) {
    return this.call(word, () => this.exports.tacit_commitment());
  }
  choices() {
    return JSON.parse(this.call('', () => this.exports.tacit_choices()));
  }
  playOut(games, seed = 1) {
    return this.exports.tacit_play_out(games, seed);
  }
  plays(position, seat) {
    return JSON.parse(this.call(`${seat} ${position}`, () => this.exports.tacit_plays()));
  }
  order(position) {
    return this.call(position, () => this.exports.tacit_order());
  }
  whyNot(position, card) {
    return this.call(`${card} ${position}`, () => this.exports.tacit_why_not());
  }
  course(position, play) {
    return this.call(`${play} ${position}`, () => this.exports.tacit_course()).split('\n').slice(0, -1);
  }
  log(position, lines) {
    return this.call([position, ...lines].join('\n'), () => this.exports.tacit_log()).split('\n').slice(0, -1);
  }
  seven(position, card, legs = []) {
    return JSON.parse(this.call(`${card} ${legs.join(',')} ${position}`, () => this.exports.tacit_seven()));
  }
  rated({ mu, sigma, games }, puzzle, won) {
    return JSON.parse(this.call('', () => this.exports.tacit_rated(mu, sigma, games, puzzle.mu, puzzle.sigma, won)));
  }
  rules() {
    return JSON.parse(this.call('', () => this.exports.tacit_rules()));
  }
  judge(position, seat, { play, milliseconds = 0, simulations = 0, seed = 1 } = {}) {
    const question = JSON.stringify({ position, seat, play, milliseconds, simulations, seed });
    return JSON.parse(this.call(question, () => this.exports.tacit_judge()));
  }
  analysis(file, { milliseconds = 0, simulations = 0, seed = 1 } = {}) {
    let handle = 0;
    const problem = this.call(file, () => {
      handle = this.exports.tacit_analysis_new(...halves(seed), milliseconds, simulations);
    });
    return handle === 0 ? JSON.parse(problem) : new Analysis(this, handle);
  }
  solve(position, { milliseconds, megabytes = 64, told = () => {} }) {
    this.#told = (used, best) => told(used, best === '' ? undefined : JSON.parse(best));
    return JSON.parse(this.call(position, () => this.exports.tacit_solve(milliseconds, megabytes)));
  }
}

/** Loads the module from its bytes, from a response of fetch, or by a function that instantiates it. */
export async function load(source) {
  const core = new Core();
  const imports = { wasi_snapshot_preview1: system(() => core.exports.memory), tacit: { told: core.hear } };
  const instantiate = () => {
    if (typeof source === 'function') return source(imports);
    const comes = source instanceof Response || source instanceof Promise;
    return comes ? WebAssembly.instantiateStreaming(source, imports) : WebAssembly.instantiate(source, imports);
  };
  const loaded = await instantiate();
  core.exports = (loaded.instance ?? loaded).exports;
  core.exports._initialize();
  return core;
}

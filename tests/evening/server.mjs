// A server of ours in a process of its own.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ask } from './wire.mjs';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Below those of outgoing connections: none of them takes it while the server is down.
export function freePort() {
  return new Promise((found) => {
    const port = 10000 + Math.floor(Math.random() * 22000);
    const server = createServer().listen(port, '127.0.0.1', () => server.close(() => found(port)));
    server.on('error', () => found(freePort()));
  });
}

export class Server {
  constructor(program, port, folder, options = [], ready = '/readyz') {
    Object.assign(this, { program, port, folder, options, ready });
  }

  async start() {
    this.process = spawn(this.program, ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.folder, '--log-level', 'error', ...this.options], { stdio: ['ignore', 'ignore', 'inherit'] });
    const started = this.process;
    const end = () => started.kill('SIGKILL'); // also when a test has failed
    process.once('exit', end);
    this.gone = new Promise((done) => started.once('exit', done)).then(() => process.off('exit', end));
    while (started.exitCode === null && started.signalCode === null) {
      if (await ask(this.port, 'GET', this.ready).then((answer) => answer.status === 200, () => false)) return;
      await pause(50);
    }
    throw new Error('the server does not start');
  }

  async kill(signal = 'SIGKILL') {
    this.process.kill(signal);
    await this.gone;
  }
}

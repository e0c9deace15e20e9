// Where a server of any version keeps its things, SQLite or PostgreSQL: a fresh database, all that is in one as a file, and a database
// with what is in such a file.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

class Sqlite {
  name = 'sqlite';

  /** Its folder, and what else `serve`, `backup` and `restore` are told; `kept` is what was saved of another one. */
  make(folder, kept) {
    mkdirSync(folder);
    if (kept !== undefined) writeFileSync(this.#file(folder), kept);
    return { folder, options: [] };
  }

  save({ folder }) {
    return readFileSync(this.#file(folder));
  }

  run({ folder }, sql) {
    execFileSync('python3', ['-c', 'import sqlite3, sys; sqlite3.connect(sys.argv[1], isolation_level=None).execute(sys.argv[2])', this.#file(folder), sql]);
  }

  stop() {}

  #file(folder) {
    return join(folder, 'tacit.sqlite');
  }
}

// Debian's package, in a folder of its own and on a socket in it. PostgreSQL refuses to be run by root.
class Postgres {
  name = 'postgres';
  #folder = mkdtempSync(join(tmpdir(), 'tacit-pg-'));
  #made = 0;

  constructor() {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => a - b);
    this.bin = join('/usr/lib/postgresql', versions.at(-1), 'bin');
    if (process.getuid() === 0) execFileSync('chown', ['postgres', this.#folder]);
    chmodSync(this.#folder, 0o755);
    this.#as('initdb', ['-D', `${this.#folder}/data`, '-U', 'tacit', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
    const how = `-F -k ${this.#folder} -c listen_addresses='' -c shared_buffers=16MB`;
    this.#as('pg_ctl', ['-D', `${this.#folder}/data`, '-l', `${this.#folder}/data/log`, '-w', '-o', how, 'start']);
    process.once('exit', () => this.stop()); // also when a test has failed
  }

  make(folder, kept) {
    mkdirSync(folder);
    const database = `db${++this.#made}`;
    this.#client('createdb', ['--template', 'template0', database]);
    if (kept !== undefined) this.#client('psql', ['--quiet', '--set', 'ON_ERROR_STOP=1', database], kept);
    return { folder, database, options: ['--db', `postgresql://tacit@/${database}?host=${this.#folder}`] };
  }

  save({ database }) {
    const dump = this.#client('pg_dump', ['--no-owner', '--no-privileges', database]);
    return dump.replace(/^\\(un)?restrict .*\n/gm, ''); // which psql of older minor versions does not know
  }

  run({ database }, sql) {
    this.#client('psql', ['--quiet', '--set', 'ON_ERROR_STOP=1', '--command', sql, database]);
  }

  stop() {
    if (this.stopped) return;
    this.stopped = true;
    this.#as('pg_ctl', ['-D', `${this.#folder}/data`, '-m', 'immediate', 'stop']);
    rmSync(this.#folder, { recursive: true });
  }

  #as(program, args) {
    const command = [join(this.bin, program), ...args];
    if (process.getuid() === 0) command.unshift('setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--');
    execFileSync(command[0], command.slice(1), { cwd: this.#folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  #client(program, args, input) {
    return execFileSync(join(this.bin, program), ['--host', this.#folder, '--username', 'tacit', ...args], {
      input, encoding: 'utf8', maxBuffer: 1 << 28, stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
    });
  }
}

/** Both, for as long as `work` takes. */
export async function inBoth(work) {
  const all = [new Sqlite(), new Postgres()];
  for (const database of all) await work(database, all.find((other) => other !== database));
  for (const database of all) database.stop();
}

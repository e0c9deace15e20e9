// What older versions of Tacit have kept in either database is opened by this one: people log in, the finished game is as it was, the
// other one goes on to its end, the tournament has its next round; all of it again from a backup, restored into the other database.
// And a database that is newer than this program is left alone.
//   node tests/versions/opens.mjs build/release/tacit tests/data/versions
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import assert from 'node:assert/strict';
import { freePort, Server } from '../evening/server.mjs';
import { inBoth } from './databases.mjs';
import { gameFile, must, playOn } from './people.mjs';

const [program, versions] = process.argv.slice(2);
const run = (...args) => execFileSync(program, args, { encoding: 'utf8' });
const where = ({ folder, options }) => ['--data', folder, ...options];

async function logIn(port, { id, name, password }) {
  const { body, cookie } = await must(port, 'POST', '/api/login', { body: { name, password } });
  assert.equal(body.id, id);
  return { id, cookie };
}

async function nextRound(port, cookie, { id, places }) {
  const path = `/api/tournaments/${id}`;
  const { standings } = (await must(port, 'GET', path)).body;
  assert.deepEqual(standings.map(({ entrant, place }) => [entrant, place]), places);
  await must(port, 'POST', path, { cookie, body: { want: { k: 'pair' } } });
  const { body } = await must(port, 'POST', path, { cookie, body: { want: { k: 'start_round' } } });
  assert.equal(body.rounds.length, 2);
}

async function goOn(port, { facts, game }) {
  const people = [];
  for (const person of facts.people) people.push(await logIn(port, person));
  const [{ cookie, id }] = people;

  const { body: history } = await must(port, 'GET', `/api/history?person=${id}`, { cookie });
  assert.ok(history.games.some(({ table }) => table === facts.finished));
  const moves = (text) => text.split(/\r?\n/).filter((line) => !line.startsWith('['));
  assert.deepEqual(moves(await gameFile(port, facts.finished)), moves(game));

  const events = await playOn(port, people, facts.running);
  assert.ok(events > facts.events);
  assert.match(await gameFile(port, facts.running), /\[Result "(ac|bd)"\]/);
  if (facts.tournament) await nextRound(port, cookie, facts.tournament);
  return events;
}

async function served({ folder, options }, meanwhile) {
  const port = await freePort();
  const server = new Server(program, port, folder, ['--no-limits', ...options]);
  await server.start();
  const result = await meanwhile(port);
  await server.kill('SIGTERM');
  return result;
}

function refusesNewer(database, made) {
  database.run(made, 'UPDATE schema_version SET version = version + 1');
  const { schema } = JSON.parse(run('--version', '--json'));
  const before = database.save(made);
  const { status, stderr } = spawnSync(program, ['serve', '--listen', '127.0.0.1:0', ...where(made)], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.ok(stderr.includes(`the database has version ${schema + 1}, this Tacit knows versions up to ${schema}: use a newer Tacit`), stderr);
  assert.deepEqual(database.save(made), before);
}

async function opens(name, database, other) {
  const kept = join(versions, name, database.name);
  const content = gunzipSync(readFileSync(join(kept, 'database.gz')));
  const before = { facts: JSON.parse(readFileSync(join(kept, 'facts.json'), 'utf8')), game: readFileSync(join(kept, 'finished.tac'), 'utf8') };
  const folder = mkdtempSync(join(tmpdir(), 'tacit-opens-'));
  run('verify', join(kept, 'finished.tac'));

  const first = database.make(join(folder, 'first'), content);
  const events = await served(first, (port) => goOn(port, before));
  run('backup', ...where(first), join(folder, 'after'));
  run('backup', '--check', join(folder, 'after'));

  // An untouched one, brought up to date by nothing but a start.
  const second = database.make(join(folder, 'second'), content);
  await served(second, () => {});
  run('backup', ...where(second), join(folder, 'before'));
  const restored = other.make(join(folder, 'restored'));
  run('restore', ...where(restored), join(folder, 'before'));
  await served(restored, (port) => goOn(port, before));
  refusesNewer(database, second);
  rmSync(folder, { recursive: true });
  console.log(`${name}, ${database.name}: a game played on to its ${events} events; the same from a backup, in ${other.name}`);
}

await inBoth(async (database, other) => {
  for (const name of readdirSync(versions).sort()) await opens(name, database, other);
});
process.exit();

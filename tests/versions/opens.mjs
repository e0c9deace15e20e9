// What older versions of Tacit have kept is opened by this one: people log in, the finished game is as it was, the other one goes on
// to its end, the tournament has its next round; all of it again from a backup, restored.
//   node tests/versions/opens.mjs build/release/tacit tests/data/versions
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import assert from 'node:assert/strict';
import { freePort, Server } from '../evening/server.mjs';
import { gameFile, must, playOn } from './people.mjs';

const [program, versions] = process.argv.slice(2);
const run = (...args) => execFileSync(program, args, { encoding: 'utf8' });

async function logIn(port, { id, name, password }) {
  const { body, cookie } = await must(port, 'POST', '/api/login', { body: { name, password } });
  assert.equal(body.id, id);
  return { id, cookie };
}

async function goOn(port, kept) {
  const facts = JSON.parse(readFileSync(join(kept, 'facts.json'), 'utf8'));
  const people = [];
  for (const person of facts.people) people.push(await logIn(port, person));
  const [{ cookie, id }] = people;

  const { body: history } = await must(port, 'GET', `/api/history?person=${id}`, { cookie });
  assert.ok(history.games.some(({ table }) => table === facts.finished));
  const moves = (text) => text.split(/\r?\n/).filter((line) => !line.startsWith('['));
  assert.deepEqual(moves(await gameFile(port, facts.finished)), moves(readFileSync(join(kept, 'finished.tac'), 'utf8')));

  const events = await playOn(port, people, facts.running);
  assert.ok(events > facts.events);
  assert.match(await gameFile(port, facts.running), /\[Result "(ac|bd)"\]/);

  if (!facts.tournament) return events;
  const path = `/api/tournaments/${facts.tournament.id}`;
  const places = (standings) => standings.map(({ entrant, place }) => [entrant, place]);
  assert.deepEqual(places((await must(port, 'GET', path)).body.standings), places(facts.tournament.standings));
  await must(port, 'POST', path, { cookie, body: { want: { k: 'pair' } } });
  const { body } = await must(port, 'POST', path, { cookie, body: { want: { k: 'start_round' } } });
  assert.equal(body.rounds.length, 2);
  return events;
}

async function opened(folder, kept) {
  const port = await freePort();
  const server = new Server(program, port, folder, ['--no-limits']);
  await server.start();
  const events = await goOn(port, kept);
  await server.kill('SIGTERM');
  return events;
}

for (const name of readdirSync(versions).sort()) {
  const kept = join(versions, name);
  const folder = mkdtempSync(join(tmpdir(), 'tacit-opens-'));
  const unpack = (into) => {
    mkdirSync(into);
    writeFileSync(join(into, 'tacit.sqlite'), gunzipSync(readFileSync(join(kept, 'tacit.sqlite.gz'))));
    return into;
  };
  run('verify', join(kept, 'finished.tac'));
  const events = await opened(unpack(join(folder, 'data')), kept);
  run('backup', '--data', join(folder, 'data'), join(folder, 'after'));
  run('backup', '--check', join(folder, 'after'));

  // An untouched copy, brought up to date by nothing but a start, then backed up, restored and played on.
  const server = new Server(program, await freePort(), unpack(join(folder, 'second')), ['--no-limits']);
  await server.start();
  await server.kill('SIGTERM');
  run('backup', '--data', join(folder, 'second'), join(folder, 'before'));
  run('restore', '--data', join(folder, 'restored'), join(folder, 'before'));
  await opened(join(folder, 'restored'), kept);
  rmSync(folder, { recursive: true });
  console.log(`${name}: opened, and a game played on to its ${events} events; the same from a backup`);
}
process.exit();

// What a version of Tacit has kept, for the test that today's program opens it and plays on (opens.mjs): two people with accounts, a
// finished game, one that is not, and a tournament where there were such; in SQLite, and in PostgreSQL.
//   node tests/versions/make.mjs <program of that version> tests/data/versions/NAME
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort, Server } from '../evening/server.mjs';
import { ask } from '../evening/wire.mjs';
import { inBoth } from './databases.mjs';
import { gameFile, must, playOn, tell } from './people.mjs';

const [program, kept] = process.argv.slice(2);

async function newPerson(port, name) {
  const { body, cookie } = await must(port, 'POST', '/api/hello', { body: {} });
  const password = `${name} plays at home`;
  await must(port, 'POST', '/api/account', { cookie, body: { name, password } });
  return { id: body.id, name, password, cookie };
}

async function newTable(port, people) {
  const options = { type: 'four', bots: 'random', botMilliseconds: 10 };
  const { body } = await must(port, 'POST', '/api/tables', { cookie: people[0].cookie, body: { options } });
  await tell(port, people[0], body.table, { k: 'sit', place: 0 });
  await tell(port, people[1], body.table, { k: 'sit', place: 2 });
  await tell(port, people[0], body.table, { k: 'start' });
  return body.table;
}

// One round of four teams; nothing where there are no tournaments yet.
async function newTournament(port, { cookie }) {
  const plan = { name: 'Friday', system: 'swiss', rounds: 2, criteria: ['tac', 'wins'] };
  const { status, body } = await ask(port, 'POST', '/api/tournaments', { cookie, body: { plan, listed: true } });
  if (status === 404) return undefined;
  const path = `/api/tournaments/${body.id}`;
  const want = (one) => must(port, 'POST', path, { cookie, body: { want: one } });
  for (const name of ['Ants', 'Bees', 'Cats', 'Dogs']) await want({ k: 'enter', name, members: [{ name: `${name} 1` }, { name: `${name} 2` }] });
  await want({ k: 'pair' });
  const round = (await want({ k: 'start_round' })).body.rounds[0];
  for (const { number, entrants } of round.pairings)
    await want({ k: 'report', round: 1, board: number, results: [{ marbles: [8, number], winner: entrants[0] }] });
  const { standings } = (await must(port, 'GET', path)).body;
  return { id: body.id, places: standings.map(({ entrant, place }) => [entrant, place]) };
}

async function live(port) {
  const people = [await newPerson(port, 'Ann'), await newPerson(port, 'Bob')];
  const finished = await newTable(port, people);
  await playOn(port, people, finished);
  const game = await gameFile(port, finished);
  const running = await newTable(port, people);
  const events = await playOn(port, people, running, 80);
  const tournament = await newTournament(port, people[0]);
  return { facts: { people: people.map(({ id, name, password }) => ({ id, name, password })), finished, running, events, tournament }, game };
}

await inBoth(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'tacit-version-'));
  const made = database.make(join(folder, 'data'));
  const port = await freePort();
  const server = new Server(program, port, made.folder, ['--no-limits', ...made.options], '/healthz'); // the oldest have no /readyz
  await server.start();
  const { facts, game } = await live(port);
  await server.kill('SIGTERM');

  const into = join(kept, database.name);
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'database.gz'), gzipSync(database.save(made), { level: 9 }));
  writeFileSync(join(into, 'finished.tac'), game);
  writeFileSync(join(into, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
  rmSync(folder, { recursive: true });
});
process.exit();

// What a version of Tacit has kept, for the test that today's program opens it and plays on (opens.mjs): two people with accounts, a
// finished game, one that is not, and a tournament where there were such.
//   node tests/versions/make.mjs <program of that version> tests/data/versions/NAME
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort, Server } from '../evening/server.mjs';
import { ask } from '../evening/wire.mjs';
import { gameFile, must, playOn, tell } from './people.mjs';

const [program, kept] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tacit-version-'));
const port = await freePort();
const server = new Server(program, port, folder, ['--no-limits']);
await server.start();

const people = [];
for (const name of ['Ann', 'Bob']) {
  const { body, cookie } = await must(port, 'POST', '/api/hello', { body: {} });
  const password = `${name} plays at home`;
  await must(port, 'POST', '/api/account', { cookie, body: { name, password } });
  people.push({ id: body.id, name, password, cookie });
}

async function newTable() {
  const options = { type: 'four', bots: 'random', botMilliseconds: 10 };
  const { body } = await must(port, 'POST', '/api/tables', { cookie: people[0].cookie, body: { options } });
  await tell(port, people[0], body.table, { k: 'sit', place: 0 });
  await tell(port, people[1], body.table, { k: 'sit', place: 2 });
  await tell(port, people[0], body.table, { k: 'start' });
  return body.table;
}
const finished = await newTable();
await playOn(port, people, finished);
const running = await newTable();
const events = await playOn(port, people, running, 80);
const game = await gameFile(port, finished);

let tournament;
const plan = { name: 'Friday', system: 'swiss', rounds: 2, criteria: ['tac', 'wins'] };
const { status, body } = await ask(port, 'POST', '/api/tournaments', { cookie: people[0].cookie, body: { plan, listed: true } });
if (status < 300) {
  const want = (one) => must(port, 'POST', `/api/tournaments/${body.id}`, { cookie: people[0].cookie, body: { want: one } });
  for (const name of ['Ants', 'Bees', 'Cats', 'Dogs']) await want({ k: 'enter', name, members: [{ name: `${name} 1` }, { name: `${name} 2` }] });
  await want({ k: 'pair' });
  const round = (await want({ k: 'start_round' })).body.rounds[0];
  for (const { number, entrants } of round.pairings)
    await want({ k: 'report', round: 1, board: number, results: [{ marbles: [8, number], winner: entrants[0] }] });
  tournament = { id: body.id, standings: (await must(port, 'GET', `/api/tournaments/${body.id}`)).body.standings };
}
await server.kill('SIGTERM');

mkdirSync(kept, { recursive: true });
writeFileSync(join(kept, 'tacit.sqlite.gz'), gzipSync(readFileSync(join(folder, 'tacit.sqlite')), { level: 9 }));
writeFileSync(join(kept, 'finished.tac'), game);
const facts = { people: people.map(({ id, name, password }) => ({ id, name, password })), finished, running, events, tournament };
writeFileSync(join(kept, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
rmSync(folder, { recursive: true });
process.exit();

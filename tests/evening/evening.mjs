// A whole online tournament through real sockets: teams enter, play every game to its end and are paired again, while
// the server is killed now and then; then a club night and a championship on wooden boards (club-night.mjs,
// championship.mjs). At the end the standings must be those of an independent reckoning.
//   node tests/evening/evening.mjs build/release/tacit --teams 200 --rounds 5 --kills 3
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { holdChampionship } from './championship.mjs';
import { holdClubNight } from './club-night.mjs';
import { marblesHome, Player } from './player.mjs';
import { reckon } from './reckoning.mjs';
import { freePort, Server } from './server.mjs';
import { ask } from './wire.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    teams: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
    kills: { type: 'string', default: '3' },
  },
});
const [program] = positionals;
const teamCount = Number(values.teams);
const roundCount = Number(values.rounds);
let killsLeft = Number(values.kills);

const boardDone = (board) => board.results.length > 0;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const say = (text) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const began = performance.now();

class Evening {
  players = [];
  seen = new Map(); // what the players saw of each table's end
  refusals = new Map();
  plays = 0;

  constructor(port) {
    this.port = port;
  }

  // Refused while the server is away: asked again until there is an answer.
  async ask(method, path, options = {}) {
    for (;;) {
      const answer = await ask(this.port, method, path, options).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      await pause(100);
    }
  }

  async must(method, path, options) {
    const answer = await this.ask(method, path, options);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async guest() {
    const { body, cookie } = await this.ask('POST', '/api/hello', { body: {} });
    return { id: body.id, name: body.name, cookie };
  }

  sideOf(seat) {
    return 'ac'.includes(seat) ? 'ac' : 'bd';
  }

  // How many marbles each person's side had home.
  noteEnd(table, result, position, places) {
    const before = this.seen.get(table);
    const home = marblesHome(position);
    const ofSide = (seat) => [...this.sideOf(seat)].reduce((sum, one) => sum + home[one], 0);
    const end = { result, marbles: Object.fromEntries(places.map((place) => [place.person, ofSide(place.seats[0])])) };
    if (before && JSON.stringify(before) !== JSON.stringify(end)) throw new Error(`table ${table} ended in two ways`);
    this.seen.set(table, end);
  }

  noteRefusal(code) {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}

async function inTurn(all, width, work) {
  const left = [...all];
  await Promise.all(Array.from({ length: width }, async () => {
    while (left.length > 0) await work(left.shift());
  }));
}

const folder = mkdtempSync(join(tmpdir(), 'tacit-evening-'));
const port = await freePort();
const server = new Server(program, port, folder, ['--no-limits']);
await server.start();
const evening = new Evening(port);

try {
  await hold();
} finally {
  for (const player of evening.players) player.leave();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function enterTeams(id) {
  const people = new Map(); // by id
  await inTurn(Array.from({ length: teamCount }, (_, i) => i + 1), 16, async (team) => {
    const first = await evening.guest();
    const second = await evening.guest();
    people.set(first.id, first).set(second.id, second);
    const members = [{ name: first.name, person: first.id }, { name: second.name }];
    await evening.must('POST', `/api/tournaments/${id}`, { cookie: first.cookie, body: { want: { k: 'enter', name: `Team ${team}`, members } } });
    const { code } = await evening.must('GET', `/api/tournaments/${id}/role`, { cookie: first.cookie });
    await evening.must('POST', `/api/tournaments/${id}`, { cookie: second.cookie, body: { want: { k: 'claim', member: 1 }, code } });
  });
  return people;
}

async function playRound(id, people, organiser, number) {
  await evening.must('POST', `/api/tournaments/${id}`, { cookie: organiser.cookie, body: { want: { k: 'pair' } } });
  await evening.must('POST', `/api/tournaments/${id}`, { cookie: organiser.cookie, body: { want: { k: 'start_round' } } });
  const sitting = new Map(); // players by table
  let killAt = 2 + Math.random() * 4;
  for (let looks = 0; ; ++looks) {
    const shown = await evening.must('GET', `/api/tournaments/${id}`);
    const round = shown.rounds[number - 1];
    const membersOf = (entrant) => shown.entrants[entrant - 1].members.map((one) => people.get(one.person));
    for (const board of round.pairings)
      for (const table of board.tables)
        if (!sitting.has(table)) sitting.set(table, board.entrants.flatMap(membersOf).map((person) => new Player(evening, person, table)));
    evening.players = [...sitting.values()].flat();
    const done = round.pairings.filter(boardDone).length;
    if (looks % 20 === 0) say(`round ${number}: ${done} of ${round.pairings.length} boards are done`);
    if (done === round.pairings.length) break;
    if (killsLeft > 0 && looks >= killAt) {
      killAt = looks + 4 + Math.random() * 12;
      --killsLeft;
      await server.kill();
      await server.start();
      say('the server was killed and came back');
    }
    await pause(300);
  }
  for (const player of evening.players) player.leave();
}

// What the players saw, board by board.
function asSeen(shown) {
  return shown.rounds.map((round) => ({
    byes: round.byes,
    boards: round.pairings.map((board) => ({
      entrants: board.entrants,
      games: board.tables.map((table) => {
        const end = evening.seen.get(table);
        if (!end) throw new Error(`nobody saw the end of table ${table}`);
        const marbles = board.entrants.map((one) => end.marbles[shown.entrants[one - 1].members[0].person]);
        return { marbles, winner: board.entrants[marbles[0] === 8 ? 0 : 1] };
      }),
    })),
  }));
}

function compare(shown) {
  const problems = [];
  const seen = asSeen(shown);
  shown.rounds.forEach((round, r) => round.pairings.forEach((board, b) => board.results.forEach((result, g) => {
    const ours = seen[r].boards[b].games[g];
    if (JSON.stringify(ours.marbles) !== JSON.stringify(result.marbles) || ours.winner !== result.winner)
      problems.push(`round ${r + 1}, table ${board.number}: ${JSON.stringify(result)}, but the players saw ${JSON.stringify(ours)}`);
  })));
  const ours = reckon(shown.entrants.map((one) => one.number), seen);
  const met = new Set();
  for (const round of seen)
    for (const board of round.boards) {
      const pair = [...board.entrants].sort((a, b) => a - b).join('-');
      if (met.has(pair)) problems.push(`${pair} met twice`);
      met.add(pair);
    }
  for (const one of ours.values()) if (one.byes > 1) problems.push(`entrant ${one.entrant} had ${one.byes} byes`);
  const points = (one) => ours.get(one).tac * 1000 + ours.get(one).wins;
  for (const [i, standing] of shown.standings.entries()) {
    const its = ours.get(standing.entrant);
    const value = (name) => standing.values.find((one) => one.criterion === name).hundredths / 100;
    if (value('tac') !== its.tac || value('wins') !== its.wins) problems.push(`entrant ${standing.entrant}: ${JSON.stringify(standing)}, reckoned ${JSON.stringify(its)}`);
    const place = 1 + [...ours.keys()].filter((one) => points(one) > points(standing.entrant)).length;
    if (standing.place !== place) problems.push(`entrant ${standing.entrant} is in place ${standing.place} at ${i}, reckoned ${place}`);
  }
  if (shown.standings.length !== teamCount) problems.push(`${shown.standings.length} standings of ${teamCount} teams`);
  return problems;
}

async function hold() {
  const organiser = await evening.guest();
  const plan = { name: 'Evening', system: 'swiss', rounds: roundCount, where: 'online', noShowMinutes: 10, noShow: 'lose', criteria: ['tac', 'wins'] };
  const { id } = await evening.must('POST', '/api/tournaments', { cookie: organiser.cookie, body: { plan, listed: false } });
  const people = await enterTeams(id);
  say(`${teamCount} teams have entered`);
  for (let number = 1; number <= roundCount; ++number) await playRound(id, people, organiser, number);
  await evening.must('POST', `/api/tournaments/${id}`, { cookie: organiser.cookie, body: { want: { k: 'finish' } } });
  const shown = await evening.must('GET', `/api/tournaments/${id}`);
  const problems = [...compare(shown), ...(await holdClubNight(evening, server, say)), ...(await holdChampionship(evening, server, say))];
  if (evening.refusals.size > 0) say(`refused: ${JSON.stringify(Object.fromEntries(evening.refusals))}`);
  if (problems.length > 0) {
    console.error(problems.slice(0, 20).join('\n'));
    process.exitCode = 1;
    return;
  }
  say(`${evening.seen.size} games: standings as reckoned independently; first is ${shown.entrants[shown.standings[0].entrant - 1].name}`);
}

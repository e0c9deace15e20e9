// A whole game at a table without a server: two people at one device and two bots, taken up again in the middle from
// its events. Nobody is told what he may not know.
//   node tests/wasm/whole_game.mjs <package folder>
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

const ann = { id: 'p0', name: 'Ann' };
const bob = { id: 'p1', name: 'Bob' };
const people = [ann, bob];

let commands = 0;
const act = (table, who, want) => {
  const answer = table.act(who, { v: 1, id: `c${++commands}`, do: want });
  assert.equal(answer.k, 'ok', JSON.stringify(answer));
  return answer;
};

function decide(table, who, seat) {
  const { plays } = act(table, who, { k: 'list_plays', seat });
  const chosen = plays[(commands * 7) % plays.length].play;
  act(table, who, chosen.startsWith('give:') ? { k: 'give', seat, card: chosen.slice(5) } : { k: 'play', seat, play: chosen });
}

// A view is enough to list the plays: the page need not ask the server.
function listsTheSame(table, who, seat, position) {
  const { plays } = act(table, who, { k: 'list_plays', seat });
  assert.deepEqual(core.plays(position, seat), plays);
}

function advises(table, { you, game }) {
  const play = table.advise(you, 5);
  const plays = core.plays(game.position, you).map((one) => one.play);
  assert.ok(plays.includes(play), `${play} is none of ${plays}`);
}

const handOf = (position, seat) => new RegExp(`hands=\\S*\\b${seat}:([^/ ]*)`).exec(position)[1];

let table = core.table(5n);
assert.equal(table.create('x', 'p0', { type: 'nonsense' }).k, 'error');
table.free();
table = core.table(5n);
assert.equal(table.create('atable', 'p0', { type: 'four', bots: 'simple', botMilliseconds: 10 }), undefined);
act(table, ann, { k: 'sit', place: 0 });
act(table, bob, { k: 'sit', place: 1 });
act(table, ann, { k: 'start' });
assert.equal(table.act(bob, { v: 1, id: 'x', do: { k: 'list_plays', seat: 'a' } }).code, 'not_your_seat');

const heard = { p0: [table.view('p0')], p1: [table.view('p1')] };
for (let view = table.view(''); view.stage !== 'over'; view = table.view('')) {
  const who = people.find(({ id }) => [...table.view(id).you].some((seat) => view.game.deciding.includes(seat)));
  if (who) {
    const own = table.view(who.id);
    listsTheSame(table, who, own.you, own.game.position);
    if (view.n < 30) advises(table, own);
    decide(table, who, own.you);
  } else assert.ok(table.letBotDecide(), `nobody decides for ${view.game.deciding}`);
  for (const { id } of people) heard[id].push(...table.after(id, heard[id].at(-1).n));
  if (view.n % 50 === 0) {
    const again = core.table(6n);
    assert.equal(again.restore(table.events()), undefined);
    for (const { id } of people) assert.deepEqual(again.view(id), table.view(id));
    table.free();
    table = again;
  }
}
assert.equal(table.letBotDecide(), false);
assert.equal(table.advise('a', 10), '');
assert.match(core.plays(table.view('p0').game.position, 'a').problem, /not known/);

for (const { id } of people) {
  heard[id].forEach((message, i) => i === 0 || assert.equal(message.n, heard[id][i - 1].n + 1));
  for (const { n } of heard[id].slice(1, 40)) assert.deepEqual(table.view(id, n).game, heard[id].find((one) => one.n === n).game ?? table.view(id, n).game);
  const other = id === 'p0' ? 'b' : 'a';
  const hidden = heard[id].filter(({ game }) => game && !/ by=| phase=over/.test(game.position));
  assert.ok(hidden.every(({ game }) => /^(\?\d+)?$/.test(handOf(game.position, other))), `${id} sees the hand of ${other}`);
}
assert.match(table.record(), /\[Result "(ac|bd)"\]/);
assert.match(table.record(), /\[a "Ann"\]/);
console.log(`a game of ${table.view('').n} events to its end`);

// A whole game at a table without a server, taken up again in the middle from its events.
//   node tests/wasm/whole_game.mjs <package folder>
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

let commands = 0;
const act = (table, want) => {
  const answer = table.act({ v: 1, id: `c${++commands}`, do: want }).at(-1);
  assert.equal(answer.k, 'ok', JSON.stringify(answer));
  return answer;
};

function decide(table, seat) {
  const { plays } = act(table, { k: 'list_plays', seat });
  const chosen = plays[(commands * 7) % plays.length].play;
  act(table, chosen.startsWith('give:') ? { k: 'give', seat, card: chosen.slice(5) } : { k: 'play', seat, play: chosen });
}

let table = core.table(5n);
assert.equal(table.create({ type: 'nonsense' }).k, 'error');
table.free();
table = core.table(5n);
assert.equal(table.create({ type: 'two_double', bots: 'simple', botMilliseconds: 10 }).k, 'view');
act(table, { k: 'sit', place: 0 });
act(table, { k: 'start' });
for (let view = table.view(); view.stage !== 'over'; view = table.view()) {
  const own = [...view.game.deciding].find((seat) => view.you.includes(seat));
  if (own) decide(table, own);
  else assert.notEqual(table.letBotDecide().length, 0, `nobody decides for ${view.game.deciding}`);
  if (view.n === 100) {
    const again = core.table(6n);
    assert.deepEqual(again.restore(table.events()), table.view());
    table.free();
    table = again;
  }
}
assert.match(table.record(), /\[Result "(ac|bd)"\]/);
console.log(`a game of ${table.view().n} events to its end`);

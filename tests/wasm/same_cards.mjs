// Tables with the same seed: the same cards and the same bots for everybody, and shuffles that anybody can check.
//   node tests/wasm/same_cards.mjs <package folder> <tacit>
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder, program] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

const ann = { id: 'p0', name: 'Ann' };
const seed = core.commitment('a day');
let commands = 0;

function act(table, want) {
  const answer = table.act(ann, { v: 1, id: `c${++commands}`, do: want });
  assert.equal(answer.k, 'ok', JSON.stringify(answer));
  return answer;
}

// The person takes the first play or the last; chance is another one at every table.
function played(type, chance, last) {
  const table = core.table(chance);
  assert.equal(table.create('day', 'p0', { type, bots: 'planner', takeBack: false }, seed), undefined);
  act(table, { k: 'sit', place: 0 });
  act(table, { k: 'start' });
  for (let view = table.view('p0'); view.stage !== 'over'; view = table.view('p0')) {
    assert.doesNotMatch(JSON.stringify(view), new RegExp(seed));
    const own = [...view.you].find((seat) => view.game.deciding.includes(seat));
    if (own === undefined) {
      assert.ok(table.letBotDecide());
      continue;
    }
    const { plays } = act(table, { k: 'list_plays', seat: own });
    const { play } = plays.at(last ? -1 : 0);
    act(table, play.startsWith('give:') ? { k: 'give', seat: own, card: play.slice(5) } : { k: 'play', seat: own, play });
    assert.equal(table.view('p0').game?.takeBack ?? '', '');
  }
  const record = table.record();
  table.free();
  return record;
}

const withoutDate = (record) => record.replace(/^\[Date .*\n/m, '');
const files = await mkdtemp(join(tmpdir(), 'tacit-'));
for (const type of ['four', 'solo']) {
  const first = played(type, 1n, false);
  assert.equal(withoutDate(played(type, 2n, false)), withoutDate(first));
  assert.notEqual(withoutDate(played(type, 1n, true)), withoutDate(first));
  const { deals, problem } = core.fair(first);
  assert.equal(problem, undefined);
  assert.ok(deals > 0);
  const file = join(files, `${type}.tac`);
  await writeFile(file, first);
  assert.equal(spawnSync(program, ['verify', file]).status, 0);
}
await rm(files, { recursive: true });

const table = core.table(1n);
assert.match(table.create('day', 'p0', { type: 'four' }, 'no seed').text, /seed/);
table.free();
console.log('the same cards and bots at tables of one seed');

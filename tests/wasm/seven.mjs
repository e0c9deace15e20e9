// Sevens leg by leg in the module: every leg offered can be finished, and every seven in the list can be entered.
//   node tests/wasm/seven.mjs <package folder>
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

const spill = 'layout=pairs4 board=a:62,H2,H3,H4/b:B,B,B,B/c:B,B,B,40/d:B,B,B,B hands=a:7/b:?1/c:?1/d:?1 dealer=d turn=a';
const tac =
  'layout=pairs4 board=a:B,B,B,10/b:B,B,B,27/c:B,B,B,B/d:B,B,B,B hands=a:?1/b:TAC/c:?1/d:?1 dealer=a turn=b fn=7 ' +
  'undo=a:B,B,B,3/b:B,B,20,27/c:B,B,B,B/d:B,B,B,B';

// All plays that legs lead to.
function ends(position, card, legs = [], found = new Set(), seen = new Set()) {
  const now = core.seven(position, card, legs);
  assert.equal(now.problem, undefined);
  assert.equal(now.play !== undefined, now.left === 0);
  if (now.play !== undefined) return found.add(now.play);
  assert.ok(now.legs.length > 0, `no way on after ${legs}`);
  for (const { leg, board, left } of now.legs) {
    const key = `${leg.slice(0, 1)} ${left} ${board}`;
    if (seen.has(key)) continue;
    seen.add(key);
    ends(position, card, [...legs, leg], found, seen);
  }
  return found;
}

for (const [position, seat, card] of [[spill, 'a', '7'], [tac, 'b', 'TAC']]) {
  const listed = core.plays(position, seat).map(({ play }) => play).filter((play) => /^(TAC=)?7:/.test(play));
  assert.ok(listed.length > 1);
  assert.deepEqual([...ends(position, card)].sort(), listed.sort());
}

const first = core.seven(spill, '7', ['a62-H1']);
assert.equal(first.board, 'a:H1,H2,H3,H4/b:B,B,B,B/c:B,B,B,40/d:B,B,B,B');
assert.equal(first.left, 3);
assert.deepEqual(first.legs.map(({ leg, left }) => [leg, left]), [['c40-41', 2], ['c40-42', 1], ['c40-43', 0]]);
assert.equal(core.seven(spill, '7', ['a62-H1', 'c40-43']).play, '7:a62-H1,c40-43');

assert.ok(core.seven(spill, '7', ['b62-H1']).problem);
assert.ok(core.seven(spill, '8').problem);
assert.ok(core.seven(spill, 'TAC').problem);
assert.match(core.seven('layout=pairs4', '7').problem, /board/);
console.log('sevens: every way in the list can be entered leg by leg');

// The solver in the module: the same plays as the native program, and word on the way.
//   node tests/wasm/solver.mjs <package folder> <tacit>
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder, program] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

const position =
  'layout=coop4 board=a:60,H2,H3,H4/b:15,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 hands=a:6,9/b:3,8/c:2/d:2 dealer=d turn=a';
const heard = [];
const solution = core.solve(position, { milliseconds: 5000, told: (used, best) => heard.push({ used, best }) });
const native = JSON.parse(execFileSync(program, ['solve', position, '--json'], { encoding: 'utf8' }));
assert.ok(solution.proven && native.proven);
assert.equal(solution.finished, native.finished);
assert.equal(solution.cards, native.cards);
assert.ok(heard.length > 0 && heard.every(({ used }) => used >= 0));
assert.ok(heard.at(-1).best.plays.length > 0);

assert.match(core.solve('layout=pairs4', { milliseconds: 1 }).problem, /board/);
const hidden = position.replace('a:6,9', 'a:?2');
assert.ok(core.solve(hidden, { milliseconds: 1 }).problem);

const choices = core.choices();
assert.equal(choices.types.length, 16);
assert.ok(choices.types.every(({ seats }) => seats.length > 0));
console.log(`${solution.cards} cards, told ${heard.length} times on the way`);

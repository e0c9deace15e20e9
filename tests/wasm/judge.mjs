// The judge in the module: the same report as the native program, and questions about one decision.
//   node tests/wasm/judge.mjs <package folder> <tacit> <tests/data>
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder, program, data] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

const file = `${data}/fair.tac`;
const analysis = core.analysis(await readFile(file, 'utf8'), { simulations: 16, seed: 5 });
for (let job = analysis.jobs; job-- > 0;) analysis.run(job);
const report = analysis.report();
analysis.free();
const native = execFileSync(program, ['analyse', file, '--sims', '16', '--seed', '5', '--json'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
// The last digit may differ where the compilers round differently.
const close = (x, y) => typeof x === 'number' && typeof y === 'number' && Math.abs(x - y) <= 2e-4;
function same(x, y, path) {
  if (close(x, y)) return;
  if (typeof x !== 'object' || typeof y !== 'object') return assert.equal(x, y, path);
  assert.deepEqual(Object.keys(x), Object.keys(y), path);
  for (const key of Object.keys(x)) same(x[key], y[key], `${path}.${key}`);
}
same(report, JSON.parse(native), 'report');
assert.ok(report.decisions.length > 100);

const win =
  'layout=pairs4 board=a:63,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:62,H2,H3,H4 hands=a:2,3,9/b:?3/c:?3/d:?3 dealer=d turn=a';
const missed = core.judge(win, 'a', { play: '9:a63-8', simulations: 500 });
assert.equal(missed.mark, 'blunder');
assert.equal(missed.best, '3:a63-H1');
assert.ok(missed.reasons.length > 0);
assert.equal(core.judge(win, 'a', { simulations: 500 }).best, '3:a63-H1');

assert.match(core.judge('nonsense', 'a').problem, /layout|board/);
assert.match(core.judge(win, 'b').problem, /nothing to decide/);
assert.match(core.analysis('nonsense').problem, /headers/);
console.log(`${report.decisions.length} decisions judged as by the native program`);

// How fast the module is beside the native program, in one run: both in turns, the best of each, by the processor's
// time.
//   node bench/wasm.mjs <package folder> <tacit>
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [folder, program] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

function moduleSpeed() {
  const start = process.cpuUsage().user;
  const used = () => (process.cpuUsage().user - start) / 1e6;
  let decisions = 0;
  for (let seed = 1; used() < 2; ++seed) decisions += core.playOut(20, seed);
  return decisions / used();
}
const nativeSpeed = () =>
  JSON.parse(execFileSync(program, ['bench', '--json'], { encoding: 'utf8' })).playout_decisions_per_s;

let module = 0;
let native = 0;
for (let round = 0; round < 3; ++round) {
  native = Math.max(native, nativeSpeed());
  module = Math.max(module, moduleSpeed());
}
const ratio = (module / native).toFixed(2);
console.log(`random play-outs, decisions per second: module ${Math.round(module)}, native ${native}, ratio ${ratio}`);

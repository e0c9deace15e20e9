// How fast the module is beside the native program, in one run: both in turns, the best of each. Wants a quiet machine.
//   node bench/wasm.mjs <package folder> <tacit>
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [folder, program] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

function moduleSpeed() {
  const start = performance.now();
  let decisions = 0;
  for (let seed = 1; performance.now() - start < 2000; ++seed) decisions += core.playOut(20, seed);
  return (decisions * 1000) / (performance.now() - start);
}
const nativeSpeed = () => Number(/random play-outs, decisions per second +(\d+)/.exec(execFileSync(program, ['bench'], { encoding: 'utf8' }))[1]);

const simulated = (answers) => Number(/ decisions (\d+) /.exec(answers)[1]);
const position =
  'layout=pairs4 board=a:B,B,1*,20/b:B,B,B,B/c:B,33*,H2,H4/d:B,B,B,60 hands=a:?3/b:?3/c:?2/d:3,12,13 dealer=c turn=d fn=13 undo=a:B,B,1*,20/b:B,B,B,B/c:B,B,H2,H4/d:B,B,B,60';
const question = `position ${position}\ngo time=1000\n`;
const moduleThought = () => {
  const session = core.session(1);
  const answers = question.trimEnd().split('\n').map((line) => session.answer(line)).join('');
  session.free();
  return simulated(answers);
};
const nativeThought = () => simulated(execFileSync(program, ['protocol'], { input: `${question}quit\n`, encoding: 'utf8' }));

const best = { module: 0, native: 0, moduleThought: 0, nativeThought: 0 };
for (let round = 0; round < 4; ++round) {
  best.native = Math.max(best.native, nativeSpeed());
  best.module = Math.max(best.module, moduleSpeed());
  best.nativeThought = Math.max(best.nativeThought, nativeThought());
  best.moduleThought = Math.max(best.moduleThought, moduleThought());
}
const line = (what, module, native) =>
  console.log(`${what}: module ${Math.round(module)}, native ${Math.round(native)}, ratio ${(module / native).toFixed(2)}`);
line('random play-outs, decisions per second', best.module, best.native);
line('sampler, simulated decisions in a second', best.moduleThought, best.nativeThought);

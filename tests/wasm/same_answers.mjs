// The module and the native program get the same thousand commands; their answers are the same bytes.
//   node tests/wasm/same_answers.mjs <package folder> <tacit>
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder, program] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

// Numbers that are the same every time.
let state = 12345;
const below = (n) => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % n;

const layouts = ['pairs4', 'coop4', 'duel2', 'free3', 'pair_vs_one3', 'pairs6', 'trios6', 'coop6'];
const nonsense = ['', 'plays x', 'do 5:a1-6', 'new nowhere', 'go sims=x', 'view z', 'perft', 'position layout=pairs4', '\u00e9'];

// What to say next, given what the session has answered so far.
function* commands(count) {
  let plays = [];
  let answer = yield 'new pairs4 seed=1';
  for (let n = 1; n < count; ++n) {
    const kind = below(20);
    if (kind === 0) answer = yield `new ${layouts[below(8)]} pack=${['master', 'basic', 'basic+JA'][below(3)]} seed=${below(1000)}`;
    else if (kind === 1) answer = yield nonsense[below(nonsense.length)];
    else if (kind === 2) answer = yield `go level=${['random', 'simple', 'planner'][below(3)]}`;
    else if (kind === 3) answer = yield `go sims=${16 + below(64)}`;
    else if (kind === 4) answer = yield 'show';
    else if (kind === 5) answer = yield `view ${'abcd'[below(4)]}`;
    else if (kind < 13 || plays.length === 0) {
      answer = yield 'plays';
      plays = [...answer.matchAll(/^play (\S+)/gm)].map((match) => match[1]);
    } else {
      answer = yield `do ${plays[below(plays.length)]}`;
      plays = [];
    }
  }
}

const session = core.session(0);
const asked = [];
const expected = [];
const script = commands(1000);
for (let next = script.next(); !next.done; next = script.next(expected.at(-1))) {
  asked.push(next.value);
  expected.push(session.answer(next.value));
}

const native = spawn(program, ['protocol'], { stdio: ['pipe', 'pipe', 'inherit'] });
let said = '';
native.stdout.setEncoding('utf8').on('data', (text) => (said += text));
native.stdin.end(`${asked.join('\n')}\n`);
await new Promise((done) => native.on('close', done));

const ours = expected.map((text) => (text.endsWith('\n') ? text : `${text}\n`)).join('');
if (ours !== said) {
  const a = ours.split('\n');
  const b = said.split('\n');
  const at = a.findIndex((line, i) => line !== b[i]);
  assert.fail(`line ${at}: module says\n  ${a[at]}\nand the program\n  ${b[at]}`);
}
console.log(`${asked.length} commands, ${ours.length} bytes: the same`);

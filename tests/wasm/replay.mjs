// Game files in the browser: every golden game is played through as the native program does it, a seat's eyes see no
// more than they may, and the fair shuffle is checked.
//   node tests/wasm/replay.mjs <package folder> <tacit> <tests/data>
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder, program, data] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));
const native = (command, text) => spawnSync(program, [...command, '-'], { input: text, encoding: 'utf8' });
const fields = (position) => Object.fromEntries(position.split(' ').map((field) => field.split('=')));

// ---- Whole games ----

let moments = 0;
for (const name of await readdir(`${data}/golden`)) {
  const text = await readFile(`${data}/golden/${name}`, 'utf8');
  const replay = core.replay(text);
  assert.equal(replay.problem, undefined, name);
  const { stdout } = native(['replay', '--plays'], text);
  const told = stdout.split('\n').filter((line) => /^[a-f] (?!give)/.test(line)).map((line) => line.split(' => ')[0]);
  const ours = replay.moments.filter(({ play }) => play && !play.startsWith('give')).map(({ by, play }) => `${by} ${play}`);
  assert.deepEqual(ours, told, name);
  assert.equal(replay.moments.at(-1).position, /^position (.*)$/m.exec(stdout)[1], name);
  assert.equal(replay.result, /^result (.*)$/m.exec(stdout)[1], name);
  moments += replay.moments.length;
}

// ---- With one seat's eyes ----

const text = await readFile(`${data}/golden/pairs4-std.tac`, 'utf8');
const open = core.replay(text);
const seen = core.replay(text, 'b');
assert.equal(seen.moments.length, open.moments.length);
seen.moments.forEach(({ position }, i) => {
  const [view, all] = [fields(position), fields(open.moments[i].position)];
  const [hands, real] = [view, all].map((one) => Object.fromEntries(one.hands.split('/').map((hand) => hand.split(':'))));
  assert.equal(view.board, all.board);
  assert.equal(hands.b, real.b);
  const devil = view.by === 'b' && view.turn !== 'b' ? view.turn : '';
  for (const seat of 'acd') if (seat !== devil && real[seat] !== '') assert.match(hands[seat], /^\?\d$/, `moment ${i}, seat ${seat}`);
});

// ---- Damaged files ----

assert.match(core.replay('').problem, /^line 1: a game file begins with headers/);
assert.match(core.replay('[Layout "nine"]\n').problem, /^line 1: .*nine/);
const broken = core.replay(text.replace('c 10:c33-43', 'c 10:c33-44'));
assert.match(broken.problem, /^line 9: .*c33-44/);
assert.equal(broken.moments.length, 9); // the deal, four gifts, four plays
assert.match(core.replay(text.replace('[Result "ac"]', '[Result "bd"]')).problem, /the header Result says 'bd'/);

// ---- Fair shuffles ----

const fair = await readFile(`${data}/fair.tac`, 'utf8');
const verdict = (file) => JSON.parse(native(['verify', '--json'], file).stdout);
const { shuffles, deals } = verdict(fair);
assert.deepEqual(core.fair(fair), { shuffles, deals, sealed: 0, withheld: 0 });
assert.equal(core.commitment('Grüße'), createHash('sha256').update('Grüße').digest('hex'));
const withheld = fair.replace('[Words ', `[WordCommits "a:${'0'.repeat(64)} withheld"]\n[Words `);
assert.match(core.fair(withheld).problem, /^Words: no commitment for the word/);
const dealt = [...fair.matchAll(/^deal \w a:(\S+) b:(\S+)/gm)][1];
const swapped = fair.replace(dealt[0], dealt[0].replace(`a:${dealt[1]} b:${dealt[2]}`, `a:${dealt[2]} b:${dealt[1]}`));
assert.equal(core.fair(swapped).deals, 1);
for (const file of [swapped, text, fair.replace(/\[Seed "./, '[Seed "x'), fair.replace('wind', 'Wind'), fair.replace(/\[Commit.*\n/, '')]) {
  const { problem } = core.fair(file);
  assert.equal(`standard input: ${problem}`, verdict(file).error);
}
console.log(`${moments} moments as the program has them; ${deals} deals are fair, and what was changed is found`);

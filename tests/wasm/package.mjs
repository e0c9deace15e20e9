// The package as people install it: what npm packs of it, and the example played with that alone.
//   node tests/wasm/package.mjs <package folder>
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import assert from 'node:assert/strict';

const [folder] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'tacit-package-'));
process.on('exit', () => rmSync(scratch, { recursive: true }));
const run = (program, ...args) => execFileSync(program, args, { cwd: scratch, encoding: 'utf8' });

const [{ filename, files }] = JSON.parse(run('npm', 'pack', '--json', resolve(folder)));
const version = execFileSync('scripts/version', { encoding: 'utf8' }).trim();
assert.equal(filename, `tacit-core-${version}.tgz`);
const named = files.map(({ path }) => path);
for (const needed of ['README.md', 'index.js', 'index.d.ts', 'data.d.ts', 'wire.d.ts', 'tacit.wasm', 'rules.wasm', 'rules.json'])
  assert.ok(named.includes(needed), `${needed} is not packed`);

const home = join(scratch, 'node_modules/@tacit/core');
mkdirSync(home, { recursive: true });
run('tar', '-xzf', filename, '--strip-components=1', '-C', home);
cpSync('examples/game.mjs', join(scratch, 'game.mjs'));
const said = run(process.execPath, 'game.mjs');
assert.match(said, /won, after \d+ decisions of yours\.\n$/);
console.log(`${named.length} files packed, and the example: ${said.trim()}`);

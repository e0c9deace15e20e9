// The rules' tables as the module exports them: those of the rules text, and the file beside the module.
//   node tests/wasm/rules.mjs <package folder>
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));
const rules = core.rules();

assert.deepEqual(JSON.parse(await readFile(`${folder}/rules.json`, 'utf8')), rules);

const layout = (name) => rules.layouts.find((one) => one.name === name);
assert.equal(rules.layouts.length, 8);
assert.deepEqual(layout('duel2'), { name: 'duel2', ring: 64, apart: 16, seats: 'ac', sides: ['a', 'c'], gives: '--', givesWith: [] });
assert.deepEqual(layout('pair_vs_one3').sides, ['a', 'bc']);
assert.equal(layout('pair_vs_one3').gives, '-cb');
assert.deepEqual(layout('pairs6'), { name: 'pairs6', ring: 66, apart: 11, seats: 'abcdef', sides: ['ad', 'be', 'cf'], gives: 'defabc', givesWith: [] });
assert.equal(layout('trios6').gives, 'cdefab');
assert.deepEqual(layout('trios6').givesWith, [{ on: 'trio_pass_neighbour', to: 'bcdefa' }]);

// As many cards as rules 2 says, and the master cards where they belong.
const counts = (name, seats) => rules.packs.find((one) => one.name === name && one.seats === seats).counts;
const size = (name, seats) => counts(name, seats).reduce((sum, n) => sum + n);
assert.deepEqual([size('basic', 4), size('master', 4), size('basic', 6), size('master', 6)], [100, 104, 96, 102]);
assert.equal(counts('basic+J', 4)[rules.cards.indexOf('JES')], 1);
assert.equal(counts('basic+J', 4)[rules.cards.indexOf('TRI')], 6);
assert.ok(rules.packs.every((pack) => pack.counts.length === rules.cards.length));

const on = (edition) => rules.editions.find(({ name }) => name === edition).on;
assert.deepEqual(on('std'), ['skip_needs_marble', 'partners_look']);
assert.ok(on('pl').includes('trio_pass_neighbour') && !on('ja').includes('trio_pass_neighbour'));

// The small module answers what the large one does.
const small = await load(await readFile(`${folder}/rules.wasm`));
const left = 'layout=free3 rules=std,places=yes board=a:B,B,B,5/b:H1,H2,H3,H4/c:B,B,B,40 hands=a:5,DEV/b:/c:?2 dealer=b turn=a won=b';
for (const one of [core, small]) {
  assert.deepEqual([one.order(left), one.whyNot(left, 'TAC'), one.whyNot(left, 'DEV'), one.order('no position')], ['ac', 'nothing_laid', '', '']);
  const positions = one.log(left, ['= b ---', 'c 8:drop', 'a 13:aB-1', 'nobody']);
  assert.deepEqual(positions.map((text) => / turn=(.)/.exec(text)[1]), ['c', 'c', 'a']);
}
console.log(`${rules.layouts.length} layouts, ${rules.packs.length} packs, ${rules.editions.length} editions`);

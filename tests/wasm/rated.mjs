// Ratings of people against puzzles in the module.
//   node tests/wasm/rated.mjs <package folder>
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';

const [folder] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load(await readFile(`${folder}/tacit.wasm`));

const person = { mu: 25, sigma: 25 / 3, games: 0 };
const equal = { mu: 25, sigma: 25 / 3 };
const won = core.rated(person, equal, true);
const lost = core.rated(person, equal, false);
// sigma² / c / 2 up or down, where c² = 2 sigma² + 2 beta² (docs/rating.md).
assert.ok(Math.abs(won.mu - 27.6352) < 1e-3 && Math.abs(lost.mu - 22.3648) < 1e-3, `${won.mu} ${lost.mu}`);
assert.ok(won.sigma < person.sigma && won.games === 1);
assert.equal(won.shown, Math.round(1000 + 30 * (won.mu - 3 * won.sigma)));
const hard = core.rated(person, { mu: 38, sigma: 4 }, true);
assert.ok(hard.mu > won.mu);
console.log(`a first puzzle solved: ${won.shown}`);

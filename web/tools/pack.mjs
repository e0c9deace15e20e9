// Packs the built page beforehand, as the server looks for it: name.br and name.gz beside what shrinks. A page that has become
// too heavy for its first visitors stops the build.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = process.env['TACIT_PAGE_OUT'] ?? 'dist';
const shrinks = /\.(html|js|css|svg|wasm|json|txt|webmanifest)$/;
// Bytes (docs/page.md): of the first load, gzipped, without fonts; of script with the game fetched ahead, as it comes over the line.
const most = { first: 170_000, ahead: 190_000 };

for (const name of readdirSync(folder, { recursive: true }).filter((name) => shrinks.test(name))) {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

const namedIn = (name, kinds) =>
  readFileSync(join(folder, name), 'utf8').match(new RegExp(`assets/[\\w-]+\\.(?:${kinds})\\b`, 'g')) ?? [];
const sizeOf = (name) => {
  const file = join(folder, name);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
};

const kilo = (bytes) => `${Math.round(bytes / 1000)} kB`;

/** The sum of these files, each with its size; with more than `most` the build stops. */
function weigh(what, files, most) {
  const sum = files.reduce((bytes, [, size]) => bytes + size, 0);
  if (sum > most) {
    console.error(`${what}: ${sum} bytes, ${sum - most} too many. Load later what it can do without:`);
    for (const [name, size] of files) console.error(`  ${size}  ${name}`);
    process.exit(1);
  }
  return kilo(sum);
}

const code = ['index.html', ...namedIn('index.html', 'js|css')];
const pictures = code.flatMap((name) => namedIn(name, 'webp|jpg|png|svg'));
const first = [...new Set([...code, ...pictures])].map((name) => [name, sizeOf(name)]);

// After it the screen of a game is fetched ahead (main.ts), with all that it imports.
const screen = readdirSync(join(folder, 'assets')).filter((name) => /^TableScreen-.*\.js$/.test(name));
const scripts = new Set([...namedIn('index.html', 'js'), ...screen.map((name) => `assets/${name}`)]);
for (const name of scripts) {
  const imported = readFileSync(join(folder, name), 'utf8').match(/(?<=(?:from|import) ?"\.\/)[^"]+\.js/g) ?? [];
  for (const other of imported) scripts.add(`assets/${other}`);
}
const ahead = [...scripts].map((name) => [name, statSync(join(folder, `${name}.br`)).size]);

const weights = [
  `first load ${weigh('The first load, gzipped', first, most.first)} gzipped`,
  `script over the line, a game fetched ahead, ${weigh('Script with a game fetched ahead', ahead, most.ahead)}`,
];
console.log(`    page: ${weights.join('; ')}`);

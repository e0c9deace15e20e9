// Packs the built page beforehand, as the server looks for it: name.br and name.gz beside what shrinks.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = process.env['TACIT_PAGE_OUT'] ?? 'dist';
const shrinks = /\.(html|js|css|svg|wasm|json|txt|webmanifest)$/;

for (const name of readdirSync(folder, { recursive: true }).filter((name) => shrinks.test(name))) {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

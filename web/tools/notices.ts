// Writes notices.txt: what others wrote and the page passes on, each with its licence. What it is made of is known to the build.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// In the core beside it (scripts/wasm), by Debian's packages.
const core = [
  'libc++-19-dev-wasm32',
  'libc++abi-19-dev-wasm32',
  'libclang-rt-19-dev-wasm32',
  'wasi-libc',
  'nlohmann-json3-dev',
];
// They write code that is in none of their files.
const written = ['@inlang/paraglide-js', 'vite'];

interface Part {
  name: string;
  text: string;
}

function fromNpm(folder: string): Part {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (!file) throw new Error(`${folder} has no licence to pass on`);
  return { name: `${name} ${version}`, text: readFileSync(join(folder, file), 'utf8') };
}

function fromDebian(name: string): Part {
  const file = `/usr/share/doc/${name}/copyright`;
  return { name, text: existsSync(file) ? readFileSync(file, 'utf8') : `See ${file} of that Debian package.` };
}

export function notices(): Plugin {
  const folders = new Set(written.map((name) => join(import.meta.dirname, '../node_modules', name)));
  return {
    name: 'tacit-notices',
    apply: 'build',
    moduleParsed({ id }) {
      const [folder] = /^\/.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id) ?? [];
      if (folder) folders.add(folder);
    },
    generateBundle() {
      const parts = [...[...folders].sort().map(fromNpm), ...core.map(fromDebian)];
      const texts = parts.map(({ name, text }) => `${'='.repeat(80)}\n${name}\n${'='.repeat(80)}\n\n${text.trim()}\n`);
      const source = [
        'Tacit is under the licence Apache-2.0. The page passes on work of others, with thanks.\n',
        ...texts,
      ].join('\n');
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source });
    },
  };
}

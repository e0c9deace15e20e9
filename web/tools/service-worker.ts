// Writes service-worker.js: our own text with the names of all files of this build in front.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { transformWithOxc, type Plugin } from 'vite';

const source = new URL('../src/service-worker.ts', import.meta.url);
const publicFolder = new URL('../public/', import.meta.url);

const forInstalling = /^icon-.*\.png$/; // fetched once, by the browser itself

export function serviceWorker(): Plugin {
  return {
    name: 'tacit-service-worker',
    apply: 'build',
    enforce: 'post', // when the page itself is written
    async generateBundle(_, bundle) {
      const publicFiles = readdirSync(publicFolder);
      const hash = createHash('sha256');
      for (const [name, file] of Object.entries(bundle))
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      for (const name of publicFiles) hash.update(name).update(readFileSync(new URL(name, publicFolder)));
      const text = readFileSync(source, 'utf8');
      const version = hash.update(text).digest('hex').slice(0, 12);
      const files = [...Object.keys(bundle), ...publicFiles].filter((name) => !forInstalling.test(name)).sort();
      const { code } = await transformWithOxc(text, 'service-worker.ts');
      const head = `const version = ${JSON.stringify(version)};\nconst files = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: head + code });
    },
  };
}

/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { needsOf } from './tools/needs.ts';
import { notices } from './tools/notices.ts';
import { pseudoLanguage } from './tools/pseudo.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { wordsForTests } from './tools/words-for-tests.ts';

// `make web` says where the page goes: beside the program, which serves it from there.
const outDir = process.env['TACIT_PAGE_OUT'] ?? 'dist';
const core = new URL('../build/wasm', import.meta.url).pathname; // the package that `make wasm` builds
const wire = new URL('../docs/wire.ts', import.meta.url).pathname; // the types of all messages, from `make wire`

const [, version = ''] = /kVersion = "(.*)"/.exec(readFileSync('../src/base/version.h', 'utf8')) ?? [];

const game = needsOf('/ui/game/TableScreen.svelte'); // fetched ahead (main.ts)
// `make site`: files for a host that has no server of ours, in any folder there (browser/address.ts).
const base = process.env['TACIT_SITE'] ? './' : '/';

export default defineConfig({
  base,
  define: { 'import.meta.env.TACIT_VERSION': JSON.stringify(version) },
  plugins: [
    svelte(),
    notices(),
    serviceWorker(),
    game.plugin,
    ...(process.env['TACIT_PSEUDO'] ? [pseudoLanguage()] : []),
  ],
  resolve: { alias: { '@tacit/core': core, '@tacit/wire': wire } },
  worker: { format: 'es' },
  // The server's policy allows no fonts or pictures inside the text of the page.
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Small things that several screens share come together. Left alone, every set of screens had files of its own, and the start
    // page with the game fetched ahead took 111 requests instead of 52. The game is one file: put together with what other screens
    // share, it fetched a third more.
    rolldownOptions: {
      output: {
        // Files that share things may import each other: then what comes first is as in the sources all the same.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'game', test: game.include },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'], isolate: false, alias: [wordsForTests] },
});

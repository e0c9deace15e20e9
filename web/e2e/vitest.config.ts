import { defineConfig } from 'vitest/config';

// The tests; or with TACIT_WHAT the screenshots (`pictures`) or the figures (`measure`).
const what = process.env['TACIT_WHAT'];
const include = what ? [`e2e/${what}.ts`] : ['e2e/**/*.e2e.ts'];

const core = new URL('../../build/wasm', import.meta.url).pathname; // the package that `make wasm` builds

export default defineConfig({
  resolve: { alias: { '@tacit/core': core } },
  // What is waited for comes when it comes: the machine may be busy.
  test: { include, expect: { poll: { timeout: 40_000 } }, testTimeout: 300_000, hookTimeout: 60_000, maxWorkers: 2, isolate: false, disableConsoleIntercept: true },
});

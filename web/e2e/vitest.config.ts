import { defineConfig } from 'vitest/config';

// The tests, or with TACIT_PICTURES the screenshots.
const include = process.env['TACIT_PICTURES'] ? ['e2e/pictures.ts'] : ['e2e/**/*.e2e.ts'];

export default defineConfig({
  test: { include, testTimeout: 300_000, hookTimeout: 60_000, fileParallelism: false },
});

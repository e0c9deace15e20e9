import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `make web` says where the page goes: beside the program, which serves it from there.
const outDir = process.env['TACIT_PAGE_OUT'] ?? 'dist';

export default defineConfig({
  plugins: [svelte()],
  // The server's policy allows no fonts or pictures inside the text of the page.
  build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  test: { include: ['src/**/*.test.ts'] },
});

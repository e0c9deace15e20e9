import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// svelte-check knows the types, Prettier the layout.
export default defineConfig(
  { ignores: ['dist/', 'src/paraglide/'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      'no-undef': 'off', // TypeScript does it, and knows the types of the browser
      '@typescript-eslint/no-empty-function': 'off', // an interface may ask for what has nothing to do here
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }], // {#each} names what only is counted
      'svelte/button-has-type': 'error',
      'svelte/no-useless-mustaches': 'off', // {' '} is the space between two parts of a sentence
      'svelte/prefer-svelte-reactivity': 'off', // a set is made anew and assigned, never changed in place
      'svelte/valid-compile': 'error', // what the compiler warns of: a11y above all
    },
  },
  { files: ['e2e/**', '**/*.test.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } }, // a test may fail there
);

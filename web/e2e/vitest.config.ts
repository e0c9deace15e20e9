import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { wordsForTests } from '../tools/words-for-tests.ts';
import { Slowest } from './slowest.ts';

// The tests; or with TACIT_WHAT the screenshots (`pictures`) or the figures (`measure`), or the page as plain files (`site`).
const what = process.env['TACIT_WHAT'];
const include = what ? [`e2e/${what}.ts`] : ['e2e/**/*.e2e.ts'];

const core = new URL('../../build/wasm', import.meta.url).pathname; // the package that `make wasm` builds
const wire = new URL('../../docs/wire.ts', import.meta.url).pathname;

// The longest first, so that nobody waits for it at the end.
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('screens.e2e.ts');
    const usual = await super.sort(files);
    return [...usual.filter(isLongest), ...usual.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  resolve: {
    alias: [{ find: '@tacit/core', replacement: core }, { find: '@tacit/wire', replacement: wire }, wordsForTests],
  },
  // What is waited for comes when it comes: the machine may be busy.
  test: {
    tags: [{ name: 'thorough', description: 'rare things at a high price; CI runs these (CONTRIBUTING.md)' }],
    include,
    setupFiles: ['e2e/browser-seconds.ts'],
    reporters: ['default', new Slowest()],
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 40_000 } },
    testTimeout: 900_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
    disableConsoleIntercept: true,
  },
});

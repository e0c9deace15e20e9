// After a run of the browser tests: the ten that took most of the processor, as CONTRIBUTING.md lists them. What failed
// comes last, so that the end of a log is enough.
import type { Reporter, TestModule } from 'vitest/node';

export class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((file) =>
      [...file.children.allTests()].map((test) => ({
        name: `${file.relativeModuleId.replace('e2e/', '')}: ${test.name}`,
        seconds: test.diagnostic()?.duration ?? 0,
        browser: test.meta().browserSeconds ?? 0,
        errors: test.result().errors ?? [],
      })),
    );
    const sum = tests.reduce((all, { browser }) => all + browser, 0);
    console.log(`Browsers took ${sum.toFixed(0)} processor seconds. The ten most expensive tests:`);
    for (const { name, seconds, browser } of tests.sort((one, other) => other.browser - one.browser).slice(0, 10))
      console.log(`${browser.toFixed(1).padStart(6)} s (${(seconds / 1000).toFixed(1)} s by the clock)  ${name}`);
    for (const { name, errors } of tests) for (const { message } of errors) console.log(`FAILED  ${name}\n${message}`);
  }
}

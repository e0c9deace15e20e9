// Counts the processor seconds that browsers take for each test, and names the ten most expensive tests of a run.
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    browserSeconds?: number;
  }
}

interface Process {
  id: number;
  parent: number;
  name: string;
  seconds: number; // its own, and those of its children that have ended
}

const ticksPerSecond = 100;

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, id, program = '', rest = ''] =
        /^(\d+) \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      const fields = rest.split(' ').map(Number);
      return [
        {
          id: Number(id),
          parent: fields[1] ?? 0,
          name: program,
          seconds: fields.slice(11, 15).reduce((sum, one) => sum + one, 0) / ticksPerSecond,
        },
      ];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}

/** Of all browsers that this worker has started. */
function browserSeconds(): number {
  const all = processes();
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.id)]);
  return below(process.pid)
    .filter(({ name }) => name.startsWith('chrom'))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

// From the end of the test before, or from the beginning of the file: what is opened for all tests counts for the first.
let before = browserSeconds();
afterEach(({ task }) => {
  const now = browserSeconds();
  task.meta.browserSeconds = now - before;
  before = now;
});

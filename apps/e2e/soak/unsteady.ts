import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { play } from '../runner/play';

/** A busy loop on each core, until it is called. */
const load = (): (() => void) => {
  const loops = Array.from({ length: availableParallelism() }, () =>
    // Ends with this process, also with a killed one: its input closes.
    spawn(
      process.execPath,
      [
        '-e',
        'process.stdin.resume().on("end",()=>process.exit());(function spin(){for(let at=0;at<1e7;at+=1);setImmediate(spin)})()',
      ],
      {
        stdio: ['pipe', 'ignore', 'ignore'],
      },
    ),
  );
  return () => loops.forEach((each) => each.kill('SIGKILL'));
};

/**
 * Repeats one browser file (`palette` or its path) under load, each time on a fresh console. Prints and returns the
 * failures of each test. @throws for an unknown file or a wrong number
 */
export const soakUnsteady = (
  name: string | undefined,
  times = '50',
): { readonly passed: number; readonly failed: number } => {
  const file = `${path.basename(name ?? '', '.e2e.ts')}.e2e.ts`;
  if (!name || !existsSync(path.join(import.meta.dirname, '../src', file)))
    throw new Error('npm run soak -- unsteady FILE [TIMES]: FILE is one in apps/e2e/src, such as palette');
  if (!(Number(times) >= 1)) throw new Error(`${times} is no number of times`);
  const end = load();
  try {
    const { tests, loadErrors } = play('soak', [`src/${file}`, '--repeat-each', times]);
    const failures = new Map<string, number>();
    for (const { title, passed } of tests) failures.set(title, (failures.get(title) ?? 0) + (passed ? 0 : 1));
    for (const [title, count] of failures) console.log(`failed ${count} of ${times} times: ${title}`);
    const passed = tests.filter((test) => test.passed).length;
    return { passed, failed: tests.length - passed + loadErrors };
  } finally {
    end();
  }
};

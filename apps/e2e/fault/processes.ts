import { execFileSync } from 'node:child_process';
import type { Console } from '../src/harness/console';

/** The console's process and the worker that it started. */
export const processesOf = (console_: Console): number[] => {
  const workers = execFileSync('pgrep', ['-P', String(console_.process.pid), '-f', 'dist/worker.js'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map(Number);
  return [console_.process.pid ?? 0, ...workers];
};

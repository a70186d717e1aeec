import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Tries } from '@lectern/tools/test/tries';

const folder = path.resolve(import.meta.dirname, '..');
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Folder of the reports of Playwright's runs, below test-results. */
const reports = path.resolve(folder, '../../test-results/tries');

/**
 * Runs Playwright on the browser tests with these arguments. Returns its report; an error that is in no test of it counts as a load error.
 * `name` keeps report and pictures of two runs apart. @throws when it was interrupted or wrote no report
 */
export const play = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Tries => {
  const report = path.join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const { status, signal } = spawnSync(process.execPath, [cli, 'test', ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, E2E_REPORT: report, E2E_PICTURES: name === 'first' ? 'browser' : `browser-${name}`, ...env },
  });
  if (signal || status === 130) throw new Error('The browser tests were interrupted.');
  if (!existsSync(report)) throw new Error(`Playwright ended with ${String(status)} and without a report.`);
  const tries = JSON.parse(readFileSync(report, 'utf8')) as Tries;
  const isExplained = tries.loadErrors > 0 || tries.tests.some(({ passed }) => !passed);
  return status === 0 || isExplained ? tries : { ...tries, loadErrors: 1 };
};

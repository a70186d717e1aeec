/**
 * `npm test`, the whole truth: types, lint, builds, the unit, component and API tests of every project, then the browser
 * tests on the built console. Later parts run even when an earlier one failed. At its end are the minutes of each layer and the slowest
 * files. Below them are the unsteady and the failed tests, and the sum of the reports. A runner that ends with an error fails the run whatever it counted.
 * A sentence of docs/requirements.md without a passing test counts as a failure (tools/requirements).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOfRun } from '../requirements/reports';
import { failedLines, lastLine, sum, unexplained } from './counts';
import { divided, minutesOf, timeTable, type TimedReport } from './times';
import { unsteadyLines, type Unsteady } from './tries';

const root = path.resolve(import.meta.dirname, '../..');
const results = path.join(root, 'test-results');
const nx = (...args: string[]): boolean =>
  spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args, '--outputStyle=static'], {
    cwd: root,
    stdio: 'inherit',
  }).status === 0;

/** Does a part of the run; answers how it ended and the minutes that it took. */
const timed = (part: () => boolean): { readonly ok: boolean; readonly minutes: number } => {
  const started = performance.now();
  return { ok: part(), minutes: (performance.now() - started) / 60_000 };
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const projects = ['apps', 'libs']
  .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name)))
  .concat('tools')
  .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
  .map(
    (folder) =>
      JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
        nx: { name: string };
        scripts: Record<string, string>;
      },
  );
const expected = projects.filter((project) => project.scripts['test']).map((project) => project.nx.name);

const failedChecks: string[] = [];
const check = (name: string, ok: boolean) => void (ok || failedChecks.push(name));
// Types of all projects in one program: each by itself (`nx typecheck NAME`) would check the libraries again, five times the work.
const lint = timed(() => nx('run-many', '-t', 'types', 'lint', 'format', 'manner'));
check('types and lint', lint.ok);
const builds = timed(() => nx('run-many', '-t', 'build'));
check('build', builds.ok);
const jest = timed(() => nx('run-many', '-t', 'test', '--exclude=e2e'));
const browser = timed(() => nx('run', 'e2e:test'));

const reports = expected
  .map((name) => path.join(results, `${name}.json`))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as TimedReport);
const runs = [
  { name: 'unit and API tests', ok: jest.ok, runners: expected.filter((name) => name !== 'e2e') },
  { name: 'browser tests', ok: browser.ok, runners: ['e2e'] },
];
for (const name of unexplained(runs, reports)) check(`${name}: a runner ended with an error that no test has`, false);
for (const fault of faultsOfRun(root)) check(`requirements: ${fault}`, false);
const total = sum(expected, reports, failedChecks);
for (const name of total.silent) console.log(`no report from ${name}`);
for (const name of failedChecks) console.log(`failed: ${name}`);
for (const report of reports) console.log(`${report.name}: ${lastLine(report)}`);
const layers = [
  { name: 'types and lint', minutes: lint.minutes },
  { name: 'builds', minutes: builds.minutes },
  ...divided(
    jest.minutes,
    reports.filter(({ name }) => name !== 'e2e'),
  ),
  { name: 'browser', minutes: browser.minutes },
];
for (const line of timeTable(layers, reports)) console.log(line);
writeFileSync(path.join(results, 'minutes.json'), JSON.stringify(minutesOf(layers)));
const unsteadyFile = path.join(results, 'unsteady.json');
const unsteady = existsSync(unsteadyFile) ? (JSON.parse(readFileSync(unsteadyFile, 'utf8')) as Unsteady[]) : [];
for (const line of [...unsteadyLines(unsteady), ...failedLines(reports)]) console.log(line);
console.log(lastLine(total));
process.exit(total.failed === 0 ? 0 : 1);

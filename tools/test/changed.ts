/**
 * `npm run test:changed [-- BASE]`: types, lint, units, API and browser tests that the changes since BASE reach.
 * BASE is origin/main unless it is named; uncommitted changes count. `npm test` is the whole.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reachOf } from './reach';

const root = path.resolve(import.meta.dirname, '../..');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const base = git('merge-base', process.argv[2] ?? 'origin/main', 'HEAD');
const lines = (text: string): string[] => text.split('\n').filter(Boolean);
const changed = [
  ...new Set([...lines(git('diff', '--name-only', base)), ...lines(git('ls-files', '-o', '--exclude-standard'))]),
];
const browserFiles = path.join(root, 'apps/e2e/src');
const usersOf = (folder: string): string[] =>
  readdirSync(browserFiles)
    .filter((name) => name.endsWith('.e2e.ts'))
    .filter((name) => readFileSync(path.join(browserFiles, name), 'utf8').includes(`from './${folder}/`))
    .map((name) => name.slice(0, -'.e2e.ts'.length));
const { api, browser, shared } = reachOf(changed, usersOf);

const run = (folder: string, file: string, ...args: string[]): boolean =>
  spawnSync(process.execPath, [path.join(root, file), ...args], { cwd: path.join(root, folder), stdio: 'inherit' })
    .status === 0;
const nx = (...args: string[]): boolean => run('.', 'node_modules/nx/dist/bin/nx.js', ...args, '--outputStyle=static');

console.log(`${changed.length} files changed since ${base.slice(0, 8)}.`);
if (api.length > 0) console.log(`API tests: ${api.includes('.') ? 'all' : api.join(', ')}.`);
if (shared.length > 0)
  console.log(
    `All screens use ${shared.slice(0, 5).join(', ')}: the core browser files run for it, npm test runs all.`,
  );
if (browser.length > 0) console.log(`Browser files: ${browser.join(', ')}.`);

const parts: readonly [name: string, ok: boolean][] = [
  ['types and format', nx('run-many', '-p', 'tools', '-t', 'types', 'format')],
  ['lint', nx('affected', '-t', 'lint', '--base', base)],
  ['unit tests', nx('affected', '-t', 'test', '--exclude=e2e,api', '--base', base)],
  ['API tests', api.length === 0 || run('apps/api', 'node_modules/jest/bin/jest.js', '--passWithNoTests', ...api)],
  [
    'browser tests',
    browser.length === 0 ||
      run('apps/e2e', 'node_modules/tsx/dist/cli.mjs', 'runner/run.ts', `src/(${browser.join('|')})\\.e2e\\.ts$`),
  ],
];
for (const [name, ok] of parts) console.log(`${name}: ${ok ? 'passed' : 'failed'}`);
process.exit(parts.every(([, ok]) => ok) ? 0 : 1);

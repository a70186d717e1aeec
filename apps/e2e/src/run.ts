/**
 * The browser tests: every `*.e2e.ts` beside this file, two at a time, each in a process with a console of its own.
 * `node --import tsx apps/e2e/src/run.ts [FILE PART] [TITLE PART]`; writes test-results/e2e.json.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './harness/browser';
import { startConsole } from './harness/console';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
const results = path.join(root, 'test-results');
const [filePart = '', titlePart] = process.argv.slice(2);
ensureChromium();
// Once for all consoles that the files start: nx would write the same builds anew for each, below the feet of the others.
if (process.env['AS_BUILT'] !== '1')
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--outputStyle=static'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
process.env['AS_BUILT'] = '1';
await mkdir(results, { recursive: true });

const files = (await readdir(here)).filter((file) => file.endsWith('.e2e.ts') && file.includes(filePart)).sort();
const tests: unknown[] = [];
let passed = 0;
let failed = 0;

const runFile = async (file: string): Promise<void> => {
  const resultFile = path.join(results, `e2e-${file}.json`);
  await rm(resultFile, { force: true });
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(here, 'run-file.ts'),
      path.join(here, file),
      resultFile,
      ...(titlePart ? [titlePart] : []),
    ],
    { stdio: 'inherit' },
  );
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  const counted = await readFile(resultFile, 'utf8').then(
    (text) => JSON.parse(text) as { passed: number; failed: number; tests: unknown[] },
    () => undefined,
  );
  tests.push(...(counted?.tests ?? []));
  passed += counted?.passed ?? 0;
  // A file that ended without a report is one failure, whatever it had done before.
  failed += counted ? counted.failed || (code === 0 ? 0 : 1) : 1;
};

// One first start, whose demo data every file gets a copy of. What a start makes is tested by the files that bring a folder of their own.
const data = await mkdtemp(path.join(tmpdir(), 'lectern-e2e-data-'));
await chmod(data, 0o755); // as root, the database runs as another user that must be able to enter
await (await startConsole({ dataFolder: data })).stop();
process.env['E2E_DATA'] = data;

const queue = [...files];
const worker = async () => {
  for (let file = queue.shift(); file; file = queue.shift()) await runFile(file);
};
await Promise.all([worker(), worker()]);
await rm(data, { recursive: true });
await writeFile(path.join(results, 'e2e.json'), JSON.stringify({ name: 'e2e', passed, failed, tests }));
console.log(`browser: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 && files.length > 0 ? 0 : 1);

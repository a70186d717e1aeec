import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Report {
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly assertionResults: readonly { title: string; status: string }[] }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-jest-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs these tests in a jest of their own, with our runner. */
const run = (name: string, code: string): Report => {
  const file = path.join(folder, `${name}.test.js`);
  writeFileSync(file, code);
  const config = {
    rootDir: folder,
    testRunner: path.join(__dirname, 'runner.cjs'),
    transform: {},
    testEnvironment: 'node',
  };
  const jest = path.join(__dirname, '../../node_modules/jest/bin/jest.js');
  const { stdout, stderr } = spawnSync(process.execPath, [jest, '-c', JSON.stringify(config), '--json', '-i', file], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Report;
};
const statusOf = ({ testResults }: Report) =>
  Object.fromEntries(testResults[0]!.assertionResults.map(({ title, status }) => [title, status]));

test('a test that writes an error or a warning on the console fails, unless a spy of it expects that', () => {
  const report = run(
    'each',
    `test('error', () => console.error('x'));
     test('warning', () => console.warn('x'));
     test('quiet', () => console.log('x'));
     test('expected', () => { jest.spyOn(console, 'error').mockImplementation(() => undefined); console.error('x'); jest.restoreAllMocks(); });
     test('later', () => console.error('y'));`,
  );
  expect(statusOf(report)).toEqual({
    error: 'failed',
    warning: 'failed',
    quiet: 'passed',
    expected: 'passed',
    later: 'failed',
  });
}, 60_000);

test('a file that writes an error after its last test fails', () => {
  const report = run('late', `test('good', () => undefined); afterAll(() => console.error('x'));`);
  expect([statusOf(report), report.numRuntimeErrorTestSuites]).toEqual([{ good: 'passed' }, 1]);
}, 60_000);
